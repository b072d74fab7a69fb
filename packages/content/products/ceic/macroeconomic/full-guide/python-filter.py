import os

from ceic_api_client import ApiClient, Configuration, FiltersApi, SeriesApi

client = ApiClient(Configuration(token=os.environ["CEIC_TOKEN"]))
filters = FiltersApi(client)

made = filters.create_filter(
    name="Prices in Asia", database="GLOBAL", geo=["CN", "JP", "IN"], keyword="CPI"
).data
print(made.name, made.filter_details.search)

found = SeriesApi(client).search_series(filter_id=made.id, frequency="M", limit=3)
for series in found.data.items:
    print(series.entity_id, series.metadata.name)

filters.delete_filters(made.id)
