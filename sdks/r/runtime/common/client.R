# Sends calls: token, proxy, pace, further tries. Every client of the package is built on this.

# 'Up to 4 tries, waits 2, 4, 6 s' where the answer does not say how long.
waits <- c(2, 4, 6)

# An answer that asks for more patience than this is handed to the program instead, in seconds.
longest_wait <- 60

# 'At most five calls a second'.
calls_per_second <- 5

ApiClient <- R6Class(
  "ApiClient",
  public = list(
    host = NULL,
    base_path = NULL,
    timeout = NULL,
    initialize = function(token, host, timeout) {
      private$token <- token
      self$host <- sub("/+$", "", host)
      self$base_path <- about$base_path
      self$timeout <- timeout
    },
    set_token = function(token) {
      private$token <- token
      invisible(self)
    },
    set_server = function(url) {
      self$host <- sub("/+$", "", url)
      invisible(self)
    },
    set_proxy = function(url, username = NULL, password = NULL) {
      parsed <- httr::parse_url(url)
      if (is.null(parsed$scheme) || is.null(parsed$hostname)) {
        stop("Write the proxy as http://proxy.example.com:8080.", call. = FALSE)
      }
      port <- if (is.null(parsed$port)) 8080L else as.integer(parsed$port)
      # A proxy is asked with the name and password that its address carries, unless others are given.
      if (is.null(username)) username <- parsed$username
      if (is.null(password)) password <- parsed$password
      private$proxy <- httr::use_proxy(paste0(parsed$scheme, "://", parsed$hostname), port, username, password)
      invisible(self)
    },
    call = function(method, path, query = list(), form = NULL, body = NULL, answer = NULL, file = NULL,
                    authorized = TRUE) {
      url <- paste0(self$host, self$base_path, path, query_string(query))
      partial <- if (!is.null(file)) tempfile(tmpdir = dirname(file))
      on.exit(unlink(partial))
      response <- private$send_patiently(method, url, form, body, partial, authorized)
      if (httr::http_error(response)) stop(answer_error(response, partial))
      if (is.null(file)) return(read_answer(response_json(response), answer))
      file.rename(partial, file)
      invisible(file)
    },
    print = function(...) {
      cat("<", class(self)[1], "> ", self$host, self$base_path, "\n", sep = "")
      invisible(self)
    }
  ),
  private = list(
    token = NULL,
    proxy = NULL,
    # When the last few calls ended, in seconds.
    ended = numeric(),
    send_patiently = function(method, url, form, body, partial, authorized) {
      for (wait in c(waits, NA)) {
        response <- private$send(method, url, form, body, partial, authorized)
        if (is.na(wait) || !is_worth_repeating(response, method)) break
        asked <- if (!inherits(response, "error")) retry_after(response)
        if (!is.null(asked)) wait <- asked
        if (wait > longest_wait) break
        Sys.sleep(wait)
      }
      if (inherits(response, "error")) stop(connection_error(response, url))
      response
    },
    send = function(method, url, form, body, partial, authorized) {
      private$keep_pace()
      on.exit(private$ended <- c(utils::tail(private$ended, calls_per_second - 1), now()))
      # R takes NULL for "nothing to add" in each of these places.
      tryCatch(
        httr::VERB(
          method, url, private$headers(authorized, !is.null(body)), httr::user_agent(about$user_agent), httr::timeout(self$timeout),
          private$proxy, if (!is.null(partial)) httr::write_disk(partial, overwrite = TRUE),
          body = if (is.null(form)) body_json(body) else form_fields(form),
          encode = if (is.null(form)) "raw" else "form"
        ),
        error = identity
      )
    },
    headers = function(authorized, has_json) {
      httr::add_headers(.headers = c(
        Accept = "application/json, */*;q=0.1",
        if (has_json) c("Content-Type" = "application/json"),
        if (authorized) c(Authorization = paste("Bearer", private$require_token()))
      ))
    },
    require_token = function() {
      if (is.null(private$token) || !nzchar(private$token)) {
        stop("No token is set: call ", about$prefix, ".set.token(), or set the environment variable ",
          toupper(about$prefix), "_TOKEN.", call. = FALSE)
      }
      private$token
    },
    # The server counts when calls arrive, which is at the latest when they end.
    keep_pace = function() {
      if (length(private$ended) < calls_per_second) return()
      wait <- private$ended[1] + 1 - now()
      if (wait > 0) Sys.sleep(wait)
    }
  )
)

now <- function() as.numeric(Sys.time())

# A call that was refused for its pace did nothing; one whose answer got lost may have, unless it only reads.
is_worth_repeating <- function(response, method) {
  if (inherits(response, "error")) return(method == "GET")
  status <- httr::status_code(response)
  status == 429 || (method == "GET" && status %in% c(502, 503, 504))
}

# Seconds; the header may hold a date instead.
retry_after <- function(response) {
  header <- httr::headers(response)[["retry-after"]]
  if (is.null(header)) return(NULL)
  seconds <- suppressWarnings(as.numeric(header))
  if (!is.na(seconds)) return(max(0, seconds))
  date <- tryCatch(httr::parse_http_date(header), error = function(e) NULL)
  if (is.null(date)) NULL else max(0, as.numeric(date) - now())
}
