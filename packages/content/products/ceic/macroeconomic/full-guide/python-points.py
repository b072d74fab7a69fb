import datetime
import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])

result = Ceic.series_data(
    ["310000102", "310000104", "999999999"],
    start_date=datetime.date(2026, 7, 1),
)
for error in result.errors:
    print("not given:", error.code, error.message)
for series in result.data:
    for point in series.time_points:
        print(series.entity_id, point.date, point.value)

changed = Ceic.series_data("310000102", updated_after=datetime.date(2026, 9, 1)).data
print(len(changed[0].time_points), "points changed since September")
