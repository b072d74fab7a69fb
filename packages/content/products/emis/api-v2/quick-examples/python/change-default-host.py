import os

from emis_api_client import ApiClient, Configuration, DictionaryApi

configuration = Configuration(token=os.environ["EMIS_V2_TOKEN"])
configuration.host = "http://127.0.0.1:4000"
client = ApiClient(configuration)

print(configuration.base_url)
print(len(DictionaryApi(client).dictionary_periods_get().data.items), "periods")
