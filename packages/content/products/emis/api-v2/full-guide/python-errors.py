import os

from emis_api_client import (
    ApiClient,
    ApiException,
    CompaniesApi,
    Configuration,
    NotFoundException,
    UnauthorizedException,
)

try:
    CompaniesApi(ApiClient(Configuration(token="wrong"))).companies_get()
except UnauthorizedException as failure:
    print(failure.status, failure.code)

companies = CompaniesApi(ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"])))
try:
    companies.companies_id_get(99999999)
except NotFoundException as failure:
    print(failure)

try:
    companies.companies_get(country="Bulgaria", limit=1000)
except ApiException as failure:
    for error in failure.errors:
        print(error["code"], error["message"])
