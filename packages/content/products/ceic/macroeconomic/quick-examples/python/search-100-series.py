import os

from ceic_api_client import ApiClient, Configuration, SeriesApi

client = ApiClient(Configuration(token=os.environ["CEIC_TOKEN"]))
page = SeriesApi(client).search_series(keyword="unemployment rate", limit=100, offset=0)

print(len(page.data.items), "of", page.data.total, "series")
for series in page.data.items[:5]:
    print(series.entity_id, series.metadata.name, series.metadata.frequency.name)
