"""Reports from order to table."""

from __future__ import annotations

import datetime as dt
import time
from typing import Any, Union

from .api_client import ApiClient
from .apis.report_api import ReportApi
from .rest import ApiException
from .parameters import Strings

Day = Union[dt.date, str]
"""A day: ``datetime.date(2026, 3, 31)`` or ``"03-31-2026"``."""


def generate_report(
    client: ApiClient,
    dataset: str,
    from_: Day,
    to: Day,
    asset_classes: Strings,
    frequency: str,
    level: int,
    *,
    poll_seconds: float = 5.0,
    timeout: float = 600.0,
    **options: Any,
) -> Any:
    """Orders a report, waits until it is made and answers it.

    Further options are those of ``ReportApi.create_report``. ``as_pandas()`` of the
    result is the table. Raises ApiException when the report cannot be made, and
    TimeoutError when it is not ready after ``timeout`` seconds.
    """
    api = ReportApi(client)
    order = api.create_report(
        dataset, _day(from_), _day(to), asset_classes, frequency, level, **options
    ).data[0]
    ends = time.monotonic() + timeout
    while order.status == "Incomplete":
        if time.monotonic() > ends:
            raise TimeoutError(f"Report {order.report_id} is not ready yet")
        time.sleep(poll_seconds)
        order = api.get_report_status(dataset, order.report_id).data[0]
    if order.status != "Completed":
        raise ApiException(f"Report {order.report_id} is {order.status}")
    return api.get_report_output(dataset, order.report_id)


def _day(day: Day) -> str:
    return day if isinstance(day, str) else day.strftime("%m-%d-%Y")
