library(epfr)

# Such as http://user:password@proxy.example.com:8080
epfr.set.proxy(Sys.getenv("PROXY_URL"))

countries <- epfr.get.dictionary.countries()
cat(nrow(countries), "countries through the proxy, the first ones:\n")
print(head(countries, 3), row.names = FALSE)
