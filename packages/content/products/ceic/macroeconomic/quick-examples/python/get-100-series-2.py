import os

from ceic_api_client import ApiClient, Configuration, SeriesApi

client = ApiClient(Configuration(token=os.environ["CEIC_TOKEN"]))
api = SeriesApi(client)

found = api.search_series(keyword="policy rate", frequency="M", limit=100)
ids = [series.entity_id for series in found.data.items]

newest = {}
for start in range(0, len(ids), 25):
    for series in api.get_series_time_points(ids[start : start + 25], count=1).data:
        newest[series.entity_id] = series.time_points[0]

print(len(newest), "series read")
for series in found.data.items[:5]:
    point = newest[series.entity_id]
    print(series.metadata.name, point.date, point.value)
