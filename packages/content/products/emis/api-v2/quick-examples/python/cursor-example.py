import os

from emis_api_client import ApiClient, CompaniesApi, CompanyCursor, Configuration

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))

with CompanyCursor(
    CompaniesApi(client), country="BG", operational_status="OPER"
) as companies:
    count = 0
    for company in companies:
        if count < 3:
            print(company.id, company.name.current_name)
        count += 1

print(count, "of", companies.total, "read")
