library(epfr)

holdings <- epfr.get.report(
  "CA", as.Date("2026-03-31"), as.Date("2026-03-31"),
  asset_classes = "CA123000",
  frequency = "Monthly",
  level = 0,
  average_type = 3,
  assets = TRUE
)

# One column for each country, in percent.
fixed <- c("Date", "Asset Class", "Filters", "Total Net Assets")
shares <- unlist(holdings[1, setdiff(names(holdings), fixed)])
print(head(sort(shares, decreasing = TRUE), 5))
cat("Total net assets:", holdings[["Total Net Assets"]], "million US dollars\n")
