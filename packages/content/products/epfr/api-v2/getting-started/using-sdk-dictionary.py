import os

from epfr_api_client import DictionaryApi, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
for filter in DictionaryApi(client).get_equity_filters().data:
    if filter.group == "Style":
        print(filter.id, filter.name)
