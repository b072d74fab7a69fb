import os

from epfr_api_client import Configuration, DictionaryApi, login, logout

configuration = Configuration(proxy=os.environ["PROXY_URL"])
client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"], configuration)

datasets = DictionaryApi(client).get_datasets().data
print(len(datasets), "data sets through the proxy")

logout(client)
