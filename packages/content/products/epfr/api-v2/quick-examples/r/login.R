library(epfr)

# Reads EPFR_USERNAME and EPFR_PASSWORD from the environment.
session <- epfr.login()
cat("Token begins with", substr(session$token, 1, 13), "\n")

datasets <- epfr.get.dictionary.datasets()
print(datasets[, c("id", "name")])

epfr.logout()
