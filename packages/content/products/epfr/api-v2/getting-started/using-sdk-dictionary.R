library(epfr)

filters <- epfr.get.dictionary.equityfilters()
styles <- filters[filters$group == "Style", ]
cat(paste(styles$id, styles$name), sep = "\n")
