import os

from emis_api_client import ApiClient, Configuration, DictionaryApi, iter_items

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
dictionary = DictionaryApi(client)

countries = list(iter_items(dictionary.dictionary_countries_get))
print(len(countries), "countries")
for country in countries[:3]:
    print(country.country_code, country.name, country.currency_code)

currencies = dictionary.dictionary_currencies_get(limit=3).data
print(currencies.total, "currencies")
for currency in currencies.items:
    print(currency.code, currency.name)

for region in dictionary.dictionary_regions_get(country="BG", limit=3).data.items:
    print(region.code, region.name)
