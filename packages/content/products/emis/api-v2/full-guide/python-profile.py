import os

from emis_api_client import ApiClient, CompaniesApi, Configuration

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
companies = CompaniesApi(client)
found = companies.companies_get(country="BG", order="revenue:desc", limit=1)

company = companies.companies_id_get(found.data.items[0].id).data
print(company.name.current_name, "/", company.name.current_name_local)
print(company.details.address.city, company.details.incorporation_year)
for executive in company.executives[:2]:
    print(executive.position.name, executive.name)
for owner in company.shareholders or []:
    print("owned by", owner.name, owner.percentage)
