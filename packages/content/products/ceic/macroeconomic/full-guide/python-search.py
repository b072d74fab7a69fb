import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])
found = Ceic.search(keyword="GDP", geo=["CN", "US"], frequency=["Y"], limit=20)

print(found.total, "series")
for number, page in enumerate(found, start=1):
    print("page", number, "with", len(page.data.items), "series")

first = found.data[0]
print(first.entity_id, first.metadata.name)
print(first.metadata.start_date, "to", first.metadata.end_date)
for place in first.layout[:2]:
    print(place.database.name, ">", place.topic.name, ">", place.table.name)
