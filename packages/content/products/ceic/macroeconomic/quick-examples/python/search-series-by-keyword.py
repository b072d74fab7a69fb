import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])
found = Ceic.search(keyword="inflation OR CPI", geo=["JP"], frequency=["M"])

print(found.total, "series")
for series in found.data:
    print(series.entity_id, series.metadata.name, series.metadata.last_value)
