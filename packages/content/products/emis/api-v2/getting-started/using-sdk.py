import os

from emis_api_client import ApiClient, CompaniesApi, CompanyCursor, Configuration

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
companies = CompaniesApi(client)

for match in companies.companies_match_get(
    company_name="Vitosha Cement", limit=3
).data.items:
    print(match.company_id, match.company_name)

with CompanyCursor(companies, country="BG", employees_from=2000) as found:
    for company in found:
        print(company.name.current_name)
