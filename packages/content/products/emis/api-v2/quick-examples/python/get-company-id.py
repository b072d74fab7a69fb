import os

from emis_api_client import ApiClient, Configuration
from emis_api_client.apis.companies_api import CompaniesApi

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
companies = CompaniesApi(client)

answer = companies.companies_match_get(company_name="Sofia", country_code="BG", limit=3)
for match in answer.data.items:
    print(match.company_id, match.company_name, match.score)

best = answer.data.items[0]
profile = companies.companies_id_get(best.company_id).data
print(profile.name.current_name, "in", profile.details.address.city)
