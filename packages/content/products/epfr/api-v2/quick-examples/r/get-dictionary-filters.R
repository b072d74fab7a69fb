library(epfr)

filters <- rbind(
  epfr.get.dictionary.universalfilters(),
  epfr.get.dictionary.equityfilters(),
  epfr.get.dictionary.bondfilters(),
  epfr.get.dictionary.alternativefilters()
)

# How many there are of each group.
print(table(filters$group))

# Those that have to do with energy.
print(filters[grepl("energy", filters$name, ignore.case = TRUE), ], row.names = FALSE)
