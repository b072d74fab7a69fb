# Puts values into addresses and bodies.

# "/series/{id}/data" with its parameters, each part encoded by itself.
fill_path <- function(path, ...) {
  values <- list(...)
  for (name in names(values)) {
    text <- as_text(values[[name]])
    if (length(text) == 0 || anyNA(text) || !all(nzchar(text))) stop("'", name, "' must not be empty.", call. = FALSE)
    path <- sub(paste0("{", name, "}"), paste(encode(text), collapse = ","), path, fixed = TRUE)
  }
  path
}

# "?keyword=gdp&geo=US,CN"; parameters that are NULL are left out, several values are joined by commas.
query_string <- function(query) {
  query <- query[lengths(query) > 0]
  if (length(query) == 0) return("")
  values <- vapply(query, function(value) paste(encode(as_text(value)), collapse = ","), "")
  paste0("?", paste0(names(query), "=", values, collapse = "&"))
}

# Several values of a form repeat their field.
form_fields <- function(form) {
  texts <- lapply(form[lengths(form) > 0], as_text)
  as.list(stats::setNames(unlist(texts), rep(names(texts), lengths(texts))))
}

# A data frame is sent as a list of its rows.
body_json <- function(body) {
  if (is.null(body)) return(NULL)
  as.character(jsonlite::toJSON(body, auto_unbox = TRUE, digits = NA, Date = "ISO8601", POSIXt = "ISO8601", UTC = TRUE))
}

encode <- function(text) vapply(text, utils::URLencode, "", reserved = TRUE, USE.NAMES = FALSE)

# As the API spells values: true and false, whole numbers without exponent, days in its own format.
as_text <- function(value) {
  if (is.logical(value)) return(tolower(as.character(value)))
  if (inherits(value, "Date")) return(format(value, about$date_format))
  if (inherits(value, "POSIXt")) return(format(value, "%Y-%m-%dT%H:%M:%SZ", tz = "UTC"))
  if (is.numeric(value)) return(vapply(value, format, "", scientific = FALSE, digits = 15, trim = TRUE))
  enc2utf8(as.character(value))
}
