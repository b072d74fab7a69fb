import os

from redd_api_client import ApiClient, Configuration, PropertiesApi, TransactionsApi, iter_items

client = ApiClient(Configuration(token=os.environ["REDD_TOKEN"]))

offices = PropertiesApi(client).list_properties(city=["Milan"], property_type=["office"])
print(offices.data.total, "office buildings in Milan")
for building in offices.data.items[:3]:
    print(building.id, building.name, round(building.size.gross_area))

transactions = TransactionsApi(client)
for deal in iter_items(transactions.list_property_transactions, "PRP-000048"):
    print(deal.date, deal.transaction_type.name, round(deal.value.amount) if deal.value else "undisclosed")
