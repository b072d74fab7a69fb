import os

from emis_api_client import ApiClient, CompaniesApi, Configuration, FiltersApi
from emis_api_client.models import SearchFilter

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
filters = FiltersApi(client)

wanted = SearchFilter(name="Large in Bulgaria", country=["BG"], employees_from=500)
made = filters.companies_search_filters_post(wanted).data
print(made.name, "chooses", made.matched_companies, "companies")

page = CompaniesApi(client).companies_get(filter_id=made.id, limit=2)
for company in page.data.items:
    print(company.id, company.name.current_name)

filters.companies_search_filters_id_delete(made.id)
