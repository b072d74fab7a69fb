import os

from epfr_api_client import SavedReportsApi, login

client = login(os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"])
api = SavedReportsApi(client)

saved = api.get_saved_reports().data
for report in saved:
    print(report.id, report.name, report.dataset, report.frequency)

frame = api.get_saved_report_output(saved[0].id).as_pandas()
print(frame.shape)
print(frame.head(2))
