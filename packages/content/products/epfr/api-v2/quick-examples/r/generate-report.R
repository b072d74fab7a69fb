library(epfr)

report_id <- epfr.get.reportid(
  dataset = "FF",
  from = as.Date("2026-01-01"),
  to = as.Date("2026-02-28"),
  asset_classes = "FF100000",
  frequency = "Weekly",
  level = 0,
  categories = c(1, 3)
)

repeat {
  status <- epfr.get.reportstatus("FF", report_id)
  if (status != "Incomplete") break
  Sys.sleep(5)
}
cat("Status:", status, "\n\n")

flows <- epfr.get.reportoutput("FF", report_id)
print(flows[, c("Date", "Total Net Assets", "Flow US$ mill")], row.names = FALSE)
cat("\nFlow of these weeks:", sum(flows[["Flow US$ mill"]]), "million US dollars\n")
