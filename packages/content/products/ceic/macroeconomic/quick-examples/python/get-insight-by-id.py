import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])

insight = Ceic.insight("10001").data[0]
print(insight.name)
print(insight.description)

for item in Ceic.insight_series("10001", count=1).data:
    newest = item.series_data.time_points[0]
    print(item.insight_series.name, newest.date, newest.value)
