import os
import time

from epfr_api_client import ReportApi, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
reports = ReportApi(client)

order = reports.create_report(
    "FF", "01-01-2026", "01-31-2026", ["FF100000", "FF200000"], "Monthly", 0
).data[0]
while order.status == "Incomplete":
    time.sleep(5)
    order = reports.get_report_status("FF", order.report_id).data[0]
print(order.status)

table = reports.get_report_output("FF", order.report_id).data[0]
print(len(table.rows), "rows with", len(table.column_names), "columns")
