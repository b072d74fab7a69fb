import os

from emis_api_client import ApiClient, Configuration, DictionaryApi

configuration = Configuration(token=os.environ["EMIS_V2_TOKEN"])
configuration.proxy = os.environ["PROXY_URL"]

dictionary = DictionaryApi(ApiClient(configuration))
print(len(dictionary.dictionary_periods_get().data.items), "periods through the proxy")
