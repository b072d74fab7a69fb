import os

from epfr_api_client import DictionaryApi, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
dictionary = DictionaryApi(client)

for asset_class in dictionary.get_asset_classes("FF").data[:4]:
    print(asset_class.id, asset_class.name)
for category in dictionary.get_categories("FF").data[:3]:
    print(category.id, category.name)
for chosen in dictionary.get_equity_filters().data[:3]:
    print(chosen.id, chosen.name, "in", chosen.group)
