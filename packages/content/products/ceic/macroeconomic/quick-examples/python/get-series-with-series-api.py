import os

from ceic_api_client import ApiClient, Configuration, SeriesApi

client = ApiClient(Configuration(token=os.environ["CEIC_TOKEN"]))
answer = SeriesApi(client).get_series("310000103", count=3)

for series in answer.data:
    metadata = series.metadata
    print(series.entity_id, metadata.name)
    print(metadata.frequency.name, metadata.unit.name, "from", metadata.source.name)
    for point in series.time_points:
        print(point.date, point.value)
