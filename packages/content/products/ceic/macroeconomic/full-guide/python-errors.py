import os

from ceic_api_client import ApiException, NotFoundException, UnauthorizedException
from ceic_api_client.pyceic import Ceic

Ceic.set_token("this is no token")
try:
    Ceic.frequencies()
except UnauthorizedException as failure:
    print(failure.status, failure.code)

Ceic.set_token(os.environ["CEIC_TOKEN"])
try:
    Ceic.insight("99999")
except NotFoundException as failure:
    print(failure.status, failure.code)

try:
    Ceic.series("GDP")
except ApiException as failure:
    print(failure)
