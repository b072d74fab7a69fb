import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])
Ceic.set_proxy(os.environ["PROXY_URL"])

print(len(Ceic.frequencies().data), "frequencies through the proxy")
