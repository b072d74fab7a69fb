# Failures as R conditions: class "<prefix>_error", and "<prefix>_error_404" for one status.

answer_error <- function(response, partial = NULL) {
  status <- httr::status_code(response)
  if (!is.null(partial)) response$content <- readBin(partial, "raw", file.size(partial))
  errors <- tryCatch(response_json(response)$errors, error = function(e) NULL)
  first <- if (is.null(names(errors)) && length(errors) > 0) errors[[1]] else errors
  api_error(
    status = status,
    code = as.character(first$code %or% status),
    text = first$message %or% first$detail %or% httr::http_status(response)$reason,
    request_id = httr::headers(response)[["x-request-id"]],
    incident_id = first$incidentId
  )
}

connection_error <- function(cause, url) {
  host <- httr::parse_url(url)$hostname
  api_error(status = 0, code = "CONNECTION_FAILED", text = paste0(host, ": ", conditionMessage(cause)))
}

api_error <- function(status, code, text, request_id = NULL, incident_id = NULL) {
  name <- paste0(about$prefix, "_error")
  message <- if (status == 0) text else paste0(text, " (", status, " ", code, ")")
  structure(
    class = c(if (status == 0) paste0(name, "_connection") else paste0(name, "_", status), name, "error", "condition"),
    list(
      message = message, call = NULL, status = status, code = code, text = text,
      request_id = request_id, incident_id = incident_id
    )
  )
}

# Some of several things asked for could not be had: the rest is returned, and this is said.
warn_of_errors <- function(errors) {
  texts <- paste0(errors$message, " (", errors$code, ")")
  warning(structure(
    class = c(paste0(about$prefix, "_warning"), "warning", "condition"),
    list(message = paste(texts, collapse = "\n"), call = NULL, errors = errors)
  ))
}

`%or%` <- function(value, other) if (is.null(value)) other else value
