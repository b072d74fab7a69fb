import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])

revisions = Ceic.series_vintages_as_dict("310000103", count=3)["310000103"]
for date, values in revisions.items():
    for day, value in values.items():
        print(date, "as of", day, "was", value)

then = Ceic.series_data("310000103", count=1, vintage_revision_date="2025-06-30")
print("Newest in June 2025:", then.data[0].time_points[0].date)
