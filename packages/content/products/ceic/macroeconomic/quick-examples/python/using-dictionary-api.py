import os

from ceic_api_client import ApiClient, Configuration, DictionaryApi

client = ApiClient(Configuration(token=os.environ["CEIC_TOKEN"]))
dictionary = DictionaryApi(client)

for frequency in dictionary.get_frequencies().data:
    print(frequency.id, frequency.name)

places = dictionary.get_geo().data
print(len(places), "places")
for place in places[:5]:
    print(place.id, place.type, place.title)
