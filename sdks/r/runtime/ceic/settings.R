#' Client of the macro API
#'
#' Holds what the calls of one account share: the token, the address, the proxy, and the pace of at most five calls a
#' second. Programs with one account need none of their own: every function uses `ceic.client()`. Make further ones
#' for further accounts, and pass them as the argument `client`.
#'
#' @details Create one with `CeicClient$new(token, host, timeout)`; each argument has a default, taken from the
#'   environment variables `CEIC_TOKEN` and `CEIC_API_HOST`. Its methods are `set_token(token)`, `set_server(url)`,
#'   `set_environment(name)` and `set_proxy(url, username, password)`; its field `timeout` is in seconds.
#'
#'   A call that is refused for its pace (429) is repeated up to three times after the time that the answer asks for,
#'   or else after 2, 4 and 6 seconds. Calls that only read are also repeated when the connection breaks and on the
#'   statuses 502, 503 and 504.
#' @examples
#' client <- CeicClient$new(token = "YOUR_TOKEN")
#' client$set_environment("SANDBOX")
#' @export
CeicClient <- R6Class(
  "CeicClient",
  inherit = ApiClient,
  public = list(
    initialize = function(token = Sys.getenv("CEIC_TOKEN"), host = default_host(), timeout = 60) {
      super$initialize(token, host, timeout)
    },
    set_environment = function(name) {
      name <- match.arg(toupper(name), c("V2", "SANDBOX"))
      self$base_path <- if (name == "V2") about$base_path else about$sandbox_path
      invisible(self)
    }
  )
)

#' The client that functions use unless told otherwise
#'
#' It is made when first asked for, from the environment variables `CEIC_TOKEN` and `CEIC_API_HOST`.
#'
#' @return The `CeicClient` of this R session.
#' @export
ceic.client <- function() {
  if (is.null(state$client)) state$client <- CeicClient$new()
  state$client
}

#' Set token, address or proxy
#'
#' Settings of the client that functions use unless told otherwise.
#'
#' @param token Token made in the portal. Without this function it is read from the environment variable `CEIC_TOKEN`.
#' @param url Address: of the server, such as `https://api.example.com`, or of the proxy, such as
#'   `http://proxy.example.com:8080`.
#' @param name `V2` for the subscribed API, `SANDBOX` for the trial.
#' @param username,password Where the proxy asks for them.
#' @return Nothing; `ceic.get.server` the address in use.
#' @examples
#' ceic.set.token("YOUR_TOKEN")
#' ceic.set.proxy("http://proxy.example.com:8080", "user", "password")
#' @export
ceic.set.token <- function(token) invisible(ceic.client()$set_token(token))

#' @rdname ceic.set.token
#' @export
ceic.set.server <- function(url) invisible(ceic.client()$set_server(url))

#' @rdname ceic.set.token
#' @export
ceic.get.server <- function() paste0(ceic.client()$host, ceic.client()$base_path)

#' @rdname ceic.set.token
#' @export
ceic.set.environment <- function(name) invisible(ceic.client()$set_environment(name))

#' @rdname ceic.set.token
#' @export
ceic.set.proxy <- function(url, username = NULL, password = NULL) {
  invisible(ceic.client()$set_proxy(url, username, password))
}

#' Log in and out
#'
#' For registered applications only: opens a session for a person, which stands for the token until it is closed.
#' Ordinary programs set the token made in the portal with `ceic.set.token` instead.
#'
#' @param username,password Of the person.
#' @param application Name under which the application is registered.
#' @param application_version Version of the application, for support.
#' @param client Client to use.
#' @return Nothing.
#' @export
ceic.login <- function(username, password, application, application_version = NULL, client = ceic.client()) {
  query <- list(
    login = username, password = password, application = application, application_version = application_version
  )
  session <- client$call("POST", "/login", query, answer = "UserSession", authorized = FALSE)$session
  client$set_token(session)
  state$session <- session
  invisible(NULL)
}

#' @rdname ceic.login
#' @export
ceic.logout <- function(client = ceic.client()) {
  if (is.null(state$session)) return(invisible(NULL))
  client$call("DELETE", fill_path("/logout/{session}", session = state$session), authorized = FALSE)
  client$set_token(NULL)
  state$session <- NULL
  invisible(NULL)
}
