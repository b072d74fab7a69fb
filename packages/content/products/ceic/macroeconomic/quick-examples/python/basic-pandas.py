import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])

# GDP of China and of the United States, one column each.
gdp = Ceic.series(["310000101", "310000103"], count=6).as_pandas()
print(gdp)

growth = gdp.pct_change().dropna() * 100
print(growth.round(1))

found = Ceic.search(keyword="policy rate", geo=["US", "CN", "JP"]).as_pandas()
print(found[["entityId", "metadata.name", "metadata.lastValue"]])
