library(epfr)

weeks <- epfr.get.report(
  "FF", "01-01-2026", "03-31-2026",
  asset_classes = "FF100000", frequency = "Weekly", level = 0, categories = c(1, 3)
)
cat(nrow(weeks), "weeks\n")
cat("Flow of the last one:", weeks[["Flow US$ mill"]][1])
