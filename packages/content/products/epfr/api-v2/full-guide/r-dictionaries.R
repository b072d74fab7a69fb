library(epfr)

# The data sets of your account, with what their reports may have.
datasets <- epfr.get.dictionary.datasets()
flows <- datasets[datasets$id == "FF", ]
cat("FF:", flows$frequencies[[1]], "- levels", flows$levels[[1]], "\n")

classes <- epfr.get.dictionary.assetclasses("FF")
print(classes[grepl("^Japan", classes$name), ], row.names = FALSE)

categories <- epfr.get.dictionary.categories("FF")
print(head(categories, 4), row.names = FALSE)
