#' Client of the fund flows API
#'
#' Holds what the calls of one account share: name and password, the session, the address, the proxy, and the pace of
#' at most five calls a second. Programs with one account need none of their own: every function uses
#' `epfr.client()`. Make further ones for further accounts, and pass them as the argument `client`.
#'
#' @details Create one with `EpfrClient$new(username, password, host, timeout)`; each argument has a default, taken
#'   from the environment variables `EPFR_USERNAME`, `EPFR_PASSWORD` and `EPFR_API_HOST`. Its methods are `login()`,
#'   `logout()`, `set_server(url)` and `set_proxy(url, username, password)`; its field `timeout` is in seconds.
#'
#'   The first call opens a session. When it has run out, or was closed by another login, the client opens a new one
#'   and repeats the call.
#'
#'   A call that is refused for its pace (429) is repeated up to three times after the time that the answer asks for,
#'   or else after 2, 4 and 6 seconds. Calls that only read are also repeated when the connection breaks and on the
#'   statuses 502, 503 and 504.
#' @examples
#' client <- EpfrClient$new("YOUR_USERNAME", "YOUR_PASSWORD")
#' client$timeout <- 120
#' @export
EpfrClient <- R6Class(
  "EpfrClient",
  inherit = ApiClient,
  public = list(
    initialize = function(username = Sys.getenv("EPFR_USERNAME"), password = Sys.getenv("EPFR_PASSWORD"),
                          host = default_host(), timeout = 60) {
      super$initialize(NULL, host, timeout)
      private$username <- username
      private$password <- password
    },
    login = function() {
      if (!nzchar(private$username) || !nzchar(private$password)) {
        stop("No name and password are set: call epfr.login(username, password), or set the environment variables ",
          "EPFR_USERNAME and EPFR_PASSWORD.", call. = FALSE)
      }
      credentials <- list(username = private$username, password = private$password)
      session <- self$call("POST", "/Session", body = credentials, answer = "[Session]", authorized = FALSE)
      private$token <- session$token
      invisible(session)
    },
    set_account = function(username, password) {
      private$username <- username
      private$password <- password
      invisible(self)
    },
    logout = function() {
      if (!is.null(private$token)) super$call("DELETE", "/Session")
      private$token <- NULL
      invisible(self)
    },
    is_logged_in = function() !is.null(private$token),
    call = function(..., authorized = TRUE) {
      if (!authorized) return(super$call(..., authorized = FALSE))
      if (!self$is_logged_in()) self$login()
      tryCatch(super$call(...), epfr_error_401 = function(error) {
        self$login()
        super$call(...)
      })
    }
  ),
  private = list(username = NULL, password = NULL)
)

#' The client that functions use unless told otherwise
#'
#' It is made when first asked for, from the environment variables `EPFR_USERNAME`, `EPFR_PASSWORD` and
#' `EPFR_API_HOST`.
#'
#' @return The `EpfrClient` of this R session.
#' @export
epfr.client <- function() {
  if (is.null(state$client)) state$client <- EpfrClient$new()
  state$client
}

#' Log in and out
#'
#' Opens a session and tells which environment it is in. An account has one session: logging in closes the one it had
#' before. Programs need not log in; the first call does. A session that is not closed runs out an hour after its last
#' use.
#'
#' @param username,password Of the account that is subscribed to fund flows.
#' @param client Client to use.
#' @return `epfr.login` the session's `token` and `expiresAt`, invisibly.
#' @examples
#' \dontrun{
#' epfr.login("YOUR_USERNAME", "YOUR_PASSWORD")
#' epfr.logout()
#' }
#' @export
epfr.login <- function(username = Sys.getenv("EPFR_USERNAME"), password = Sys.getenv("EPFR_PASSWORD"),
                       client = epfr.client()) {
  had_session <- client$is_logged_in()
  session <- client$set_account(username, password)$login()
  message("Environment: ", if (client$host == about$host) "PROD" else client$host)
  if (had_session) message("The former session is closed.")
  invisible(session)
}

#' @rdname epfr.login
#' @export
epfr.logout <- function(client = epfr.client()) invisible(client$logout())

#' Set address or proxy
#'
#' Settings of the client that functions use unless told otherwise.
#'
#' @param url Address: of the server, such as `https://api.example.com`, or of the proxy, such as
#'   `http://proxy.example.com:8080`.
#' @param username,password Where the proxy asks for them.
#' @return Nothing; `epfr.get.server` the address in use.
#' @examples
#' epfr.set.proxy("http://proxy.example.com:8080", "user", "password")
#' @export
epfr.set.server <- function(url) invisible(epfr.client()$set_server(url))

#' @rdname epfr.set.server
#' @export
epfr.get.server <- function() paste0(epfr.client()$host, epfr.client()$base_path)

#' @rdname epfr.set.server
#' @export
epfr.set.proxy <- function(url, username = NULL, password = NULL) {
  invisible(epfr.client()$set_proxy(url, username, password))
}
