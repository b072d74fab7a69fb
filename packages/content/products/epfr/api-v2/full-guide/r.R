library(epfr)

flows <- epfr.get.report(
  "FF", as.Date("2026-01-01"), as.Date("2026-03-31"),
  asset_classes = "FF100000",
  frequency = "Monthly",
  level = 0
)
print(flows[, c("Date", "Total Net Assets", "Flow US$ mill")], row.names = FALSE)
