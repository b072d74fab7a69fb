import os
import tempfile

from ceic_api_client import SeriesApi
from ceic_api_client.pyceic import Ceic

Ceic.set_token(os.environ["CEIC_TOKEN"])

with tempfile.TemporaryDirectory() as folder:
    picture = SeriesApi(Ceic.client()).get_series_visual("310000103", period="10y")
    print(picture.media_type, picture.save(folder).name)

    report = Ceic.download_insight("10001", "pdf", folder)
    print(report.name.endswith(".pdf"), report.read_bytes()[:4])
