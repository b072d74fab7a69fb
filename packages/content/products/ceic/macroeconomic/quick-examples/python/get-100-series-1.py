import os

from ceic_api_client import ApiClient, Configuration, SeriesApi

# Policy rates, one series for each of a hundred economies.
ids = [str(311000129 + 1000 * economy) for economy in range(100)]

client = ApiClient(Configuration(token=os.environ["CEIC_TOKEN"]))
api = SeriesApi(client)
series = []
for start in range(0, len(ids), 25):
    answer = api.get_series(ids[start : start + 25], count=1)
    series += answer.data
    print(start + 25, "asked,", len(series), "read,", len(answer.errors), "refused")

for one in series[:3]:
    print(one.metadata.name, one.time_points[0].value)
