import os

from epfr_api_client import DictionaryApi, login, logout

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
print("The token has", len(client.configuration.token), "characters")

for dataset in DictionaryApi(client).get_datasets().data:
    print(dataset.id, dataset.name, ", ".join(dataset.frequencies))

logout(client)
