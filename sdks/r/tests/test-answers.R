# What becomes of answers, known and changed.

ask <- function(body, program = function(client) ceic.search(client = client)) {
  with_server(list(reply(body = body)), function(url) program(CeicClient$new("token", url)))$result
}

test_that("nested fields become columns, days and moments become what R knows them as", {
  found <- ask('{"data": {"total": 1, "items": [{"entityId": "7", "metadata":
    {"id": 7, "frequency": {"id": "M"}, "startDate": "2020-01-31", "lastUpdateTime": "2026-02-03T04:05:06Z"}}]}}')
  expect_equal(found$metadata.frequency.id, "M")
  expect_equal(found$metadata.startDate, as.Date("2020-01-31"))
  expect_equal(found$metadata.lastUpdateTime, as.POSIXct("2026-02-03 04:05:06", tz = "UTC"))
  expect_equal(attr(found, "total"), 1)
})

test_that("fields that the package does not know are kept, and those that did not come are no columns", {
  found <- ask('{"data": {"items": [{"entityId": "7", "novelty": {"of": [1, 2]}}, {"entityId": "8"}]}}')
  expect_equal(names(found), c("entityId", "novelty.of"))
  expect_equal(found$novelty.of[[1]], 1:2)
})

test_that("a field that has changed its type stays as it came", {
  found <- ask('{"data": {"items": [{"entityId": 7, "metadata": "none", "layout": {"a": 1}},
    {"entityId": 8, "metadata": {"startDate": "soon"}}]}}')
  expect_equal(found$entityId, 7:8)
  expect_equal(nrow(found), 2)
})

test_that("an empty list has rows of none and columns all the same", {
  found <- ask('{"data": {"total": 0, "items": []}}')
  expect_equal(nrow(found), 0)
  expect_type(found$entityId, "character")
})

test_that("an empty value is NA", {
  countries <- ask('{"data": [{"id": "US", "name": null}, {"id": null, "name": "Peru"}]}', function(client) {
    ceic.regions(client = client)
  })
  expect_equal(countries$name, c(NA, "Peru"))
  expect_equal(countries$id, c("US", NA))
})

test_that("a page of something else than JSON is told as what it is", {
  error <- ask("<html>Welcome</html>")
  expect_s3_class(error, "ceic_error")
  expect_equal(error$code, "NOT_JSON")
})

test_that("some of several that could not be had are warned of, and the others returned", {
  body <- '{"data": [{"entityId": "7"}], "errors": [{"status": 403, "code": "UNSUBSCRIBED_SERIES", "message": "No."}]}'
  warning <- ask(body, function(client) ceic.metadata(c(7, 8), client = client))
  expect_s3_class(warning, "ceic_warning")
  expect_equal(warning$errors$code, "UNSUBSCRIBED_SERIES")
  kept <- ask(body, function(client) suppressWarnings(ceic.metadata(c(7, 8), client = client)))
  expect_equal(kept$entityId, "7")
  expect_equal(attr(kept, "errors")$status, 403)
})

test_that("time points are brought up to date: new, revised and deleted ones", {
  first <- '{"data": [{"entityId": "7", "timePoints": [
    {"date": "2026-03-01", "value": 3, "lastUpdateTime": "2026-04-01"}, {"date": "2026-02-01", "value": 2},
    {"date": "2026-01-01", "value": 1}]}]}'
  then <- '{"data": [{"entityId": "7", "timePoints": [{"date": "2026-04-01", "value": 4, "lastUpdateTime": "2026-05-01"},
    {"date": "2026-03-01", "value": 3.5}], "deletedTimePoints": [{"date": "2026-01-01", "value": 1}]}]}'
  seen <- with_server(list(reply(body = first), reply(body = then)), function(url) {
    client <- CeicClient$new("token", url)
    ceic.update(ceic.timepoints(7, client = client), client)
  })
  expect_equal(as.character(zoo::index(seen$result)), c("2026-02-01", "2026-03-01", "2026-04-01"))
  expect_equal(as.numeric(seen$result), c(2, 3.5, 4))
  expect_match(seen$requests[[2]]$line, "/series/7/data?updated_after=2026-04-01&time_points_status=T,X", fixed = TRUE)
})
