library(epfr)

order <- function(from, to) {
  epfr.get.reportid("FF", from, to, asset_classes = "FF100000", frequency = "Weekly", level = 0)
}

# One status, or any failure: the condition tells more.
result <- tryCatch(
  order(as.Date("2026-03-31"), as.Date("2026-01-01")),
  epfr_error_400 = function(error) error$code
)
print(result)

result <- tryCatch(
  epfr.get.reportoutput("FF", "no-such-report"),
  epfr_error = function(error) paste(error$status, error$code)
)
print(result)
