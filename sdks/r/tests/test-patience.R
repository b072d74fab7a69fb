# Pace, further tries, time limits, proxies.

search_at <- function(url, ...) ceic.search(keyword = "gdp", client = CeicClient$new("token", url, ...))
tooMany <- function(...) reply(429, '{"errors": {"status": 429, "code": "TOO_MANY_REQUESTS", "message": "Slow."}}', ...)

test_that("a call refused for its pace waits as long as the answer asks, then succeeds", {
  seen <- with_server(list(tooMany(headers = c("Retry-After" = "1")), reply()), search_at)
  expect_equal(nrow(seen$result), 0)
  expect_gte(seen$requests[[2]]$time - seen$requests[[1]]$time, 1)
})

test_that("without a word on how long it waits two seconds", {
  seen <- with_server(list(tooMany(), reply()), search_at)
  expect_equal(nrow(seen$result), 0)
  expect_gte(seen$requests[[2]]$time - seen$requests[[1]]$time, 2)
})

test_that("it gives up after four tries", {
  seen <- with_server(rep(list(tooMany(headers = c("Retry-After" = "0"))), 4), search_at)
  expect_s3_class(seen$result, "ceic_error_429")
  expect_length(seen$requests, 4)
})

test_that("a wait of an hour is left to the program", {
  seen <- with_server(list(tooMany(headers = c("Retry-After" = "3600"))), search_at)
  expect_s3_class(seen$result, "ceic_error_429")
})

test_that("a POST refused for its pace is repeated too, since it did nothing", {
  seen <- with_server(list(tooMany(headers = c("Retry-After" = "0")), reply()), function(url) {
    ceic.create.filter(name = "mine", series = c(1, 2), client = CeicClient$new("token", url))
  })
  expect_length(seen$requests, 2)
  expect_equal(seen$requests[[2]]$body, "name=mine&series=1&series=2")
})

test_that("calls that read are repeated after 503 and a broken connection", {
  seen <- with_server(list(reply(503, headers = c("Retry-After" = "0")), reply(breaks = TRUE), reply()), search_at)
  expect_equal(nrow(seen$result), 0)
})

test_that("calls that write are not", {
  for (failure in list(reply(503), reply(breaks = TRUE))) {
    seen <- with_server(list(failure), function(url) ceic.create.feed("1", client = CeicClient$new("token", url)))
    expect_s3_class(seen$result, "ceic_error")
    expect_length(seen$requests, 1)
  }
})

test_that("what is wrong is not repeated", {
  for (status in c(400, 401, 403, 404)) {
    seen <- with_server(list(reply(status, '{"errors": {"code": "NO", "message": "No."}}')), search_at)
    expect_s3_class(seen$result, paste0("ceic_error_", status))
    expect_equal(seen$result$code, "NO")
    expect_equal(seen$result$request_id, "request-1")
  }
})

test_that("an answer that takes longer than the time limit is a broken connection", {
  seen <- with_server(list(reply(wait = 3)), function(url) {
    ceic.create.feed("1", client = CeicClient$new("token", url, timeout = 1))
  })
  expect_s3_class(seen$result, "ceic_error_connection")
  expect_match(conditionMessage(seen$result), "127.0.0.1")
})

test_that("no more than five calls are made in a second", {
  seen <- with_server(rep(list(reply()), 12), function(url) {
    client <- CeicClient$new("token", url)
    for (call in 1:12) ceic.search(client = client)
  })
  times <- vapply(seen$requests, `[[`, 0, "time")
  # Measured where the calls arrive, so the client's second may look a little shorter.
  expect_gte(min(times[6:12] - times[1:7]), 0.95)
})

test_that("values travel as the API spells them", {
  seen <- with_server(list(reply()), function(url) {
    ceic.search("a&b=c/d", geo = c("US", "CN"), key_only = TRUE, created_after = as.Date("2026-01-02"), limit = 1e2,
      client = CeicClient$new("token", url))
  })
  expect_match(seen$requests[[1]]$line, "?keyword=a%26b%3Dc%2Fd&geo=US,CN&key_only=true&created_after=2026-01-02&limit=100 ",
    fixed = TRUE)
  expect_equal(seen$requests[[1]]$headers$authorization, "Bearer token")
})

test_that("a proxy is asked for the whole address, with its user and password", {
  seen <- with_server(list(reply()), function(url) {
    client <- CeicClient$new("token", "http://api.example.test")
    client$set_proxy(url, "user", "secret")
    ceic.search(client = client)
  })
  expect_equal(nrow(seen$result), 0)
  expect_match(seen$requests[[1]]$line, "GET http://api.example.test/data/ceic/v2/series/search", fixed = TRUE)
  expect_equal(seen$requests[[1]]$headers[["proxy-authorization"]], paste("Basic", jsonlite::base64_enc("user:secret")))
})

test_that("a client never shows its token", {
  expect_false(any(grepl("secret-token", capture.output(print(CeicClient$new("secret-token"))))))
})
