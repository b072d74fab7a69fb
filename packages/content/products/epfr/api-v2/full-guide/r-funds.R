library(epfr)

funds <- epfr.get.report(
  "FF", as.Date("2026-03-01"), as.Date("2026-03-31"),
  asset_classes = "FF111003",
  frequency = "Monthly",
  level = 2,
  categories = c(1, 3, 54)
)
cat(nrow(funds), "funds\n")

# The three with the largest flow.
funds <- funds[order(-funds[["Flow US$ mill"]]), ]
print(head(funds[, c("FundID", "Fund", "Fund Domicile", "Flow US$ mill")], 3), row.names = FALSE)

# Sums by domicile.
print(aggregate(funds["Flow US$ mill"], funds["Fund Domicile"], sum), row.names = FALSE)
