import os

from emis_api_client import ApiClient, CompaniesApi, Configuration, StatementsApi

client = ApiClient(Configuration(token=os.environ["EMIS_V2_TOKEN"]))
found = CompaniesApi(client).companies_get(country="BG", order="revenue:desc", limit=1)
company = found.data.items[0]

api = StatementsApi(client)
statements = api.companies_id_statements_get(company.id, period="Y", limit=3).data
for statement in statements.items:
    kind = "consolidated" if statement.is_consolidated else "individual"
    print(statement.id, statement.year, kind, statement.currency)

newest = statements.items[0]
standard = newest.financial_standard.supported_standards[0]
accounts = api.companies_statements_id_accounts_standard_id_get(
    newest.id, standard, currency="EUR", limit=4
)
print("In", accounts.data.currency, "by", accounts.data.standard_id)
for account in accounts.data.items:
    print(account.code, account.value)
