# The macro API of the running portal.

test_that("a search gives a data frame, and its pages follow one another", {
  found <- ceic.search(keyword = "gdp", limit = 20)
  expect_equal(nrow(found), 20)
  expect_s3_class(found$metadata.startDate, "Date")
  expect_gt(attr(found, "total"), 100)
  all <- ceic.all(ceic.search, keyword = "gdp", max = 130)
  expect_equal(nrow(all), 130)
  expect_equal(anyDuplicated(all$entityId), 0)
  expect_equal(all$entityId[1:20], found$entityId)
})

test_that("pages end with the list", {
  next_page <- ceic.pages(ceic.search, keyword = "gdp", geo = "US", limit = 20)
  rows <- 0
  while (!is.null(page <- next_page())) rows <- rows + nrow(page)
  expect_equal(rows, attr(ceic.search(keyword = "gdp", geo = "US", limit = 1), "total"))
  expect_null(next_page())
})

test_that("time points are a zoo series with the values of the metadata", {
  found <- ceic.search(keyword = "gdp", geo = "US", limit = 2)
  points <- ceic.timepoints(found$metadata.id)
  expect_s3_class(points, "zoo")
  expect_equal(colnames(points), found$entityId)
  last <- apply(points, 2, function(values) utils::tail(values[!is.na(values)], 1))
  expect_equal(unname(last), found$metadata.lastValue)
  expect_equal(ceic.update(points), points)
})

test_that("series hold their points, in one frame where wanted", {
  id <- ceic.search(keyword = "gdp", limit = 1)$entityId
  series <- ceic.series(id, count = 5)
  expect_equal(nrow(ceic.points(series)), 5)
  expect_equal(length(ceic.zoo(series)), 5)
  expect_error(ceic.zoo(ceic.metadata(id)), "without it")
})

test_that("the layout tree is walked down to series", {
  database <- ceic.layout.databases()$metadata.id[1]
  topic <- ceic.layout.topics(database)$metadata.id[1]
  section <- ceic.layout.sections(topic)$metadata.id[1]
  table <- ceic.layout.tables(section)$metadata.id[1]
  expect_gt(nrow(ceic.layout.series(table)), 0)
})

test_that("dictionaries and languages", {
  expect_true("M" %in% ceic.frequencies()$id)
  expect_true(any(grepl("[^ -~]", ceic.frequencies(lang = "zh")$name)))
})

test_that("a picture is saved as a file", {
  id <- ceic.search(keyword = "gdp", limit = 1)$entityId
  file <- tempfile(fileext = ".png")
  ceic.series.visual(id, file = file)
  expect_equal(readBin(file, "raw", 4), as.raw(c(0x89, 0x50, 0x4e, 0x47)))
  expect_s3_class(tryCatch(ceic.series.visual(1000001, file = file), error = identity), "ceic_error_404")
  expect_gt(file.size(file), 100)
})

test_that("an own series is made, filled from a data frame, and deleted", {
  made <- ceic.post.udd.series(name = "Sales", frequency = "M", unit = "USDMN")
  on.exit(ceic.delete.single.udd.series(made$id))
  months <- seq(as.Date("2026-01-31"), by = "day", length.out = 1)
  ceic.post.udd.series.time.points(made$id, data.frame(date = months, value = 1.5))
  points <- ceic.udd.series.time.points(made$id)
  expect_equal(points$value, 1.5)
})

test_that("failures are conditions that say what was wrong", {
  error <- tryCatch(ceic.metadata("abc"), ceic_error_400 = identity)
  expect_equal(error$code, "INVALID_SERIES_ID")
  expect_match(error$request_id, "^[0-9a-f-]{36}$")
  expect_s3_class(tryCatch(ceic.insight("nothing"), error = identity), "ceic_error")
})

test_that("a wrong token is refused, and a missing one never sent", {
  error <- tryCatch(ceic.frequencies(client = CeicClient$new("wrong")), ceic_error_401 = identity)
  expect_equal(error$code, "MISSED_API_TOKEN")
  expect_error(ceic.frequencies(client = CeicClient$new("")), "CEIC_TOKEN")
})

test_that("through the proxy of this run", {
  skip_if(Sys.getenv("PROXY_URL") == "")
  client <- CeicClient$new()
  client$set_proxy(Sys.getenv("PROXY_URL"))
  expect_true("M" %in% ceic.frequencies(client = client)$id)
})

test_that("nobody listens at the address", {
  error <- tryCatch(ceic.create.feed("1", client = CeicClient$new("token", "http://127.0.0.1:9")), error = identity)
  expect_s3_class(error, "ceic_error_connection")
})
