library(epfr)

# A client of its own for each account, with a time limit of two minutes.
client <- EpfrClient$new(Sys.getenv("EPFR_USERNAME"), Sys.getenv("EPFR_PASSWORD"), timeout = 120)
filters <- epfr.get.dictionary.bondfilters(client = client)
cat(nrow(filters), "bond filters\n")
client$logout()
