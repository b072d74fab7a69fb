library(ceic)

found <- ceic.all(ceic.search, keyword = "policy rate", limit = 50)
cat(nrow(found), "series, the last one is", tail(found$metadata.name, 1), "\n")
