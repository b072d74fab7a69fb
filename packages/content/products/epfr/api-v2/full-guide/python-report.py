import os

from epfr_api_client import generate_report, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])

report = generate_report(
    client,
    "FF",
    "01-01-2026",
    "02-28-2026",
    ["FF100000"],
    "Weekly",
    0,
    body={"categories": [1, 3], "universalFilters": ["U100001"]},
)
table = report.data[0]
print(table.column_names)
for row in table.rows[:3]:
    print(row)
