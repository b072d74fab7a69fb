library(epfr)

saved <- epfr.get.savedreports()
print(saved[, c("id", "name", "dataset", "frequency")], row.names = FALSE)

# What the first one is made of.
report <- epfr.get.savedreport(saved$id[1])
cat("\nFrom", report$definition.from, "to", report$definition.to, "\n\n")

# Its output is made anew for each call, so there is nothing to wait for.
flows <- epfr.get.savedreportoutput(saved$id[1])
print(head(flows[, c("Date", "Asset Class", "Flow US$ mill")]), row.names = FALSE)
