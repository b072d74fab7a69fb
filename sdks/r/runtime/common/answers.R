# Turns answers into data frames. Nested fields become columns such as "metadata.name", days become Date, moments
# POSIXct, lists become list columns. Fields that the package does not know are kept, and those that did not come
# are no columns.

response_json <- function(response) {
  text <- httr::content(response, "text", encoding = "UTF-8")
  if (!nzchar(text)) return(NULL)
  json <- tryCatch(jsonlite::fromJSON(text, simplifyVector = FALSE), error = function(e) NULL)
  if (is.null(json)) {
    status <- httr::status_code(response)
    stop(api_error(status, "NOT_JSON", "The answer is not JSON: is this the address of the API?",
      httr::headers(response)[["x-request-id"]]))
  }
  json
}

# `type` is that of the content: "Series", "[Series]" for a list of them.
read_answer <- function(json, type) {
  result <- shape(if ("data" %in% names(json)) json$data else json, type)
  if (length(json$errors) > 0 && is.null(names(json$errors))) {
    errors <- to_frame(json$errors, "ResponseError")
    attr(result, "errors") <- errors
    warn_of_errors(errors)
  }
  result
}

shape <- function(content, type) {
  if (is_object(content)) return(shape_object(content, type))
  if (!is.list(content)) return(content)
  if (length(content) == 1 && "ColumnNames" %in% names(content[[1]])) return(to_table(content[[1]]))
  to_frame(content, element(type))
}

# A page of a list is the data frame of its items; what else it tells (total, facets) are attributes.
shape_object <- function(content, type) {
  held <- list_field(content, type)
  if (is.null(held)) return(if (length(content) == 0) invisible(NULL) else to_frame(list(content), type))
  result <- to_frame(content[[held]], element(field_type(type, held)))
  for (name in setdiff(names(content), c(held, "names", "row.names", "class"))) attr(result, name) <- cell(content[[name]], field_type(type, name))
  result
}

list_field <- function(content, type) {
  if ("items" %in% names(content)) return("items")
  if (length(content) == 1 && is.list(content[[1]]) && !is_object(content[[1]])) names(content) else NULL
}

is_object <- function(value) is.list(value) && !is.null(names(value))
element <- function(type) if (is.null(type)) NULL else sub("^\\[(.*)\\]$", "\\1", type)
field_type <- function(type, name) if (is.null(type)) NULL else models[[type]][[name]]

to_frame <- function(rows, type) {
  columns <- to_columns(rows, type, "")
  structure(columns, class = "data.frame", row.names = .set_row_names(length(rows)))
}

to_columns <- function(rows, type, prefix) {
  if (length(rows) == 0) return(empty_columns(type))
  columns <- list()
  if (!all(vapply(rows, function(row) is.null(row) || is_object(row), NA))) return(list(value = to_column(rows, NULL)))
  for (name in unique(unlist(lapply(rows, names)))) {
    cells <- lapply(rows, `[[`, name)
    inner <- field_type(type, name)
    filled <- cells[lengths(cells) > 0]
    if (length(filled) > 0 && all(vapply(filled, is_object, NA))) {
      columns <- c(columns, to_columns(cells, inner, paste0(prefix, name, ".")))
    } else {
      columns[[paste0(prefix, name)]] <- to_column(cells, inner)
    }
  }
  columns
}

# An empty list still has the columns that hold one value each.
empty_columns <- function(type) {
  kinds <- list(
    string = character(), integer = integer(), number = numeric(), boolean = logical(),
    date = as.Date(character()), dateTime = as.POSIXct(character(), tz = "UTC")
  )
  fields <- if (is.null(type)) list() else models[[type]]
  lapply(fields[unlist(fields) %in% names(kinds)], function(kind) kinds[[kind]])
}

to_column <- function(cells, type) {
  if (any(vapply(cells, is.list, NA))) return(lapply(cells, cell, type))
  cells[lengths(cells) == 0] <- NA
  scalar(unlist(cells, use.names = FALSE), type)
}

# What stands in one place of a list column: values, a data frame, or a list of either.
cell <- function(value, type) {
  if (!is.list(value)) return(scalar(value, type))
  if (is_object(value)) return(to_frame(list(value), type))
  if (length(value) > 0 && all(vapply(value, is_object, NA))) return(to_frame(value, element(type)))
  if (any(vapply(value, is.list, NA))) return(lapply(value, cell, element(type)))
  if (length(value) == 0 && !is.null(models[[element(type)]])) return(to_frame(list(), element(type)))
  to_column(value, element(type))
}

# A value that is not what the document says stays as it came.
scalar <- function(values, type) {
  if (!is.character(values) || is.null(type)) return(values)
  read <- switch(type,
    date = as.Date(values, format = "%Y-%m-%d"),
    dateTime = as.POSIXct(values, format = "%Y-%m-%dT%H:%M:%OS", tz = "UTC"),
    values
  )
  if (identical(is.na(read), is.na(values))) read else values
}

# A report: names of its columns, and rows whose values stand in that order. Days come as 2/20/2025.
to_table <- function(table) {
  names <- unlist(table$ColumnNames)
  columns <- lapply(seq_along(names), function(at) to_column(lapply(table$Rows, `[[`, at), NULL))
  frame <- structure(stats::setNames(columns, names), class = "data.frame", row.names = .set_row_names(length(table$Rows)))
  if (!is.null(frame$Date)) frame$Date <- as.Date(as.character(frame$Date), format = "%m/%d/%Y")
  frame
}
