import os

from emis_api_client import ApiClient, CompaniesApi, Configuration

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
page = CompaniesApi(client).companies_get(country="BG", order="revenue:desc", limit=100)

frame = page.as_pandas()
print(frame[["id", "name.current_name", "country_code"]].head(3))
print(frame["main_industry.code"].str[:2].value_counts().sort_index().head(5))
