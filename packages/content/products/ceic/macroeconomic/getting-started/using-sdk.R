library(ceic)
library(zoo)

found <- ceic.search(keyword = "policy rate", geo = c("US", "CN", "JP"))
cat(attr(found, "total"), "series\n")
cat(paste(found$entityId, found$metadata.name), sep = "\n")

points <- ceic.timepoints("310000101", count = 1)
cat(paste(index(points), coredata(points)), sep = "\n")
