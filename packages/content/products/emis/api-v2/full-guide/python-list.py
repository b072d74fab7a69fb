import os

from emis_api_client import ApiClient, CompaniesApi, Configuration, iter_pages

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
companies = CompaniesApi(client)

criteria = {"country": ["BG", "RO"], "employees_from": 500, "order": "employees:desc"}
for page in iter_pages(companies.companies_get, limit=50, **criteria):
    print(len(page.data.items), "of", page.data.total)

first = companies.companies_get(limit=1, **criteria).data.items[0]
print(first.id, first.name.current_name, first.main_industry.name)
