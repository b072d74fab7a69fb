import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])

found = Ceic.search(keyword="policy rate", geo=["US", "CN", "JP"])
print(found.total, "series")
for series in found.data:
    print(series.entity_id, series.metadata.name)

for series in Ceic.series_data("310000101", count=1).data:
    point = series.time_points[0]
    print(point.date, point.value)
