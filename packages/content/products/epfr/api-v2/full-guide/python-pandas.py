import datetime
import os

import pandas

from epfr_api_client import generate_report, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])

flows = generate_report(
    client,
    "FF",
    datetime.date(2026, 1, 1),
    datetime.date(2026, 3, 31),
    ["FF100000", "FF200000"],
    "Weekly",
    0,
    body={"categories": [3]},
).as_pandas()
flows["Date"] = pandas.to_datetime(flows["Date"], format="%m/%d/%Y")

wide = flows.pivot(index="Date", columns="Asset Class", values="Flow US$ mill")
print(wide.round(0).tail(3))
print(wide.sum().round(0))
