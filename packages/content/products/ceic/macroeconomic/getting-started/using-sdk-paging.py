import os

from ceic_api_client import ApiClient, Configuration, SeriesApi, iter_items

client = ApiClient(Configuration(token=os.environ["CEIC_TOKEN"]))
api = SeriesApi(client)

names = [
    series.metadata.name
    for series in iter_items(api.search_series, keyword="policy rate", limit=50)
]
print(len(names), "series, the last one is", names[-1])
