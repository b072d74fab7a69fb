# The fund flows API of the running portal.

order <- list(asset_classes = "FF100000", frequency = "Weekly", level = 0, categories = c(1, 3))

test_that("a report is ordered, waited for and read", {
  flows <- do.call(epfr.get.report, c(list("FF", as.Date("2026-01-01"), as.Date("2026-03-31")), order, pause = 1))
  expect_equal(names(flows), c("Date", "Asset Class", "Filters", "Total Net Assets", "Flow US$ mill"))
  expect_s3_class(flows$Date, "Date")
  expect_type(flows[["Flow US$ mill"]], "double")
  expect_gt(nrow(flows), 8)
})

test_that("the steps can be done one by one", {
  id <- do.call(epfr.get.reportid, c(list("FF", "01-01-2026", "01-31-2026"), order))
  expect_type(id, "character")
  expect_equal(epfr.wait.for.report("FF", id, pause = 1), "Completed")
  expect_equal(epfr.get.reportstatus("FF", id), "Completed")
  expect_gt(nrow(epfr.get.reportoutput("FF", id)), 0)
})

test_that("dictionaries", {
  expect_equal(names(epfr.get.dictionary.universalfilters()), c("id", "name", "group"))
  expect_true("FF100000" %in% epfr.get.dictionary.assetclasses("FF")$id)
  expect_true(3L %in% epfr.get.dictionary.categories("FF")$id)
  expect_equal(nrow(epfr.get.dictionary.allocations("FF")), 0)
  expect_true("Weekly" %in% epfr.get.dictionary.datasets()$frequencies[[1]])
})

test_that("saved reports", {
  saved <- epfr.get.savedreports()
  expect_gt(nrow(saved), 0)
  expect_equal(epfr.get.savedreport(saved$id[1])$name, saved$name[1])
  expect_gt(nrow(epfr.get.savedreportoutput(saved$id[1])), 0)
})

test_that("logging in tells the environment, and that the former session is closed", {
  client <- EpfrClient$new()
  expect_message(epfr.login(client = client), "Environment")
  expect_message(epfr.login(client = client), "former session is closed")
})

test_that("a session that another login has closed is opened anew", {
  first <- EpfrClient$new()
  expect_gt(nrow(epfr.get.dictionary.countries(client = first)), 0)
  EpfrClient$new()$login()
  expect_gt(nrow(epfr.get.dictionary.countries(client = first)), 0)
  first$logout()
})

test_that("a wrong password is refused, and a missing one never sent", {
  error <- tryCatch(EpfrClient$new(password = "wrong")$login(), epfr_error_401 = identity)
  expect_equal(error$code, "INVALID_CREDENTIALS")
  expect_error(EpfrClient$new(password = "")$login(), "EPFR_PASSWORD")
})

test_that("failures name what was wrong", {
  expect_equal(tryCatch(epfr.get.reportoutput("FF", "nothing"), epfr_error_404 = function(e) e$code), "REPORT_NOT_FOUND")
  error <- tryCatch(do.call(epfr.get.reportid, c(list("FF", "03-31-2026", "01-01-2026"), order)), error = identity)
  expect_equal(error$code, "INVALID_DATE_RANGE")
})

test_that("a report that cannot be made ends the waiting", {
  seen <- with_server(list(reply(body = '{"data": [{"token": "t"}]}'),
    reply(body = '{"data": [{"reportId": "1", "status": "Failed"}]}')), function(url) {
    epfr.wait.for.report("FF", "1", client = EpfrClient$new("user", "password", url))
  })
  expect_match(conditionMessage(seen$result), "Failed")
})
