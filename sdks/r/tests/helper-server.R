# A small server of this process: answers one request after another as it is told, then says what was asked.

# How to answer one request. `breaks` closes the connection without a word; `wait` is in seconds.
reply <- function(status = 200, body = "{\"data\": []}", headers = c(), wait = 0, breaks = FALSE) {
  list(status = status, body = body, headers = headers, wait = wait, breaks = breaks)
}

# Runs `program(url)` against a server that gives these answers. Returns what the program returned, or the condition it
# stopped with, and the requests: `line`, `headers` (names in lower case), `body`, `time`.
with_server <- function(answers, program) {
  listening <- listen()
  on.exit(close(listening$socket))
  job <- parallel::mcparallel(lapply(answers, function(answer) answer_next(listening$socket, answer)))
  on.exit(tools::pskill(job$pid), add = TRUE)
  result <- tryCatch(program(paste0("http://127.0.0.1:", listening$port)), condition = identity)
  requests <- parallel::mccollect(job, wait = FALSE, timeout = 1)[[1]]
  list(result = result, requests = requests)
}

listen <- function() {
  for (port in sample(20000:32000, 50)) {
    socket <- tryCatch(serverSocket(port), error = function(e) NULL, warning = function(w) NULL)
    if (!is.null(socket)) return(list(socket = socket, port = port))
  }
  stop("No free port.")
}

answer_next <- function(socket, answer) {
  connection <- socketAccept(socket, blocking = TRUE, open = "r+b", timeout = 20)
  on.exit(close(connection))
  request <- read_request(connection)
  if (answer$breaks) return(request)
  Sys.sleep(answer$wait)
  body <- charToRaw(answer$body)
  head <- c(
    paste("HTTP/1.1", answer$status, "Status"), "Content-Type: application/json", "Connection: close",
    paste("Content-Length:", length(body)), "X-Request-Id: request-1", paste0(names(answer$headers), ": ", answer$headers)
  )
  head <- head[head != ": "]
  writeBin(c(charToRaw(paste0(paste(head, collapse = "\r\n"), "\r\n\r\n")), body), connection)
  request
}

read_request <- function(connection) {
  lines <- character()
  while (length(line <- readLines(connection, 1)) == 1 && nzchar(line)) lines <- c(lines, line)
  pairs <- regmatches(lines[-1], regexpr(": *", lines[-1]), invert = TRUE)
  headers <- stats::setNames(lapply(pairs, `[`, 2), tolower(vapply(pairs, `[`, "", 1)))
  length <- as.integer(headers[["content-length"]])
  body <- if (length(length) == 1 && length > 0) rawToChar(readBin(connection, "raw", length)) else ""
  list(line = lines[1], headers = headers, body = body, time = as.numeric(Sys.time()))
}
