import os

from epfr_api_client import ApiException, ReportApi, UnauthorizedException, login

try:
    login("nobody@example.test", "wrong")
except UnauthorizedException as failure:
    print(failure.status, failure.code)

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
try:
    ReportApi(client).create_report(
        "FF", "03-31-2026", "01-01-2026", "FF100000", "Weekly", 0
    )
except ApiException as failure:
    print(failure)
