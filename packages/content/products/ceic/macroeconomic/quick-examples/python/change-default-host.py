import os

from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])
Ceic.set_server("http://127.0.0.1:4000")

print(Ceic.get_server())
print(len(Ceic.frequencies().data), "frequencies")
