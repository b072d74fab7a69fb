library(epfr)

# The ids of filters, found by their names.
find_filters <- function(dictionary, names) dictionary$id[dictionary$name %in% names]

etf <- find_filters(epfr.get.dictionary.universalfilters(), "ETF Only")
sectors <- find_filters(epfr.get.dictionary.equityfilters(), c("Energy", "Utilities"))
cat("Filters:", etf, sectors, "\n\n")

flows <- epfr.get.report(
  "FF", as.Date("2026-03-01"), as.Date("2026-03-31"),
  asset_classes = c("FF100000", "FF123000"),
  frequency = "Weekly",
  level = 0,
  categories = 3,
  universal_filters = etf,
  equity_filters = sectors
)
cat(flows$Filters[1], "\n")
print(flows[, c("Date", "Asset Class", "Flow US$ mill")], row.names = FALSE)
