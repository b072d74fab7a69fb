import os

from epfr_api_client import generate_report, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
report = generate_report(
    client, "FF", "01-01-2026", "03-31-2026", ["FF100000"], "Weekly", 0, categories=[1, 3]
)
table = report.data[0]
flow = table["ColumnNames"].index("Flow US$ mill")
print(len(table["Rows"]), "weeks")
print("Flow of the last one:", table["Rows"][0][flow])
