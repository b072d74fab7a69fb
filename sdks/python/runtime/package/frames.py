"""Answers as data frames of pandas, which is needed for this alone."""

from __future__ import annotations

from typing import Any

from .model import to_plain
from .paging import page_of


def to_frame(answer: Any) -> Any:
    """The items of an answer, or a list of items, as a data frame.

    Series with points become one column each, with the dates as index. Points with
    revisions become one row for each revision. A report is a table already. Anything
    else becomes one row for each item; fields within fields are named with a dot.
    """
    try:
        import pandas
    except ImportError:
        raise ImportError("as_pandas() needs pandas: pip install pandas") from None
    items = to_plain(answer if isinstance(answer, list) else page_of(answer)[0])
    if items and "ColumnNames" in items[0]:
        return pandas.DataFrame(items[0]["Rows"], columns=items[0]["ColumnNames"])
    # The series of an insight lie in its items, and may be there more than once.
    series = [{**(item.get("seriesData") or {}), **item} for item in items]
    if any("timePoints" in one for one in series):
        has_revisions = any(
            "vintages" in point for one in series for point in one.get("timePoints", [])
        )
        return (_revisions if has_revisions else _points)(pandas, series)
    return pandas.json_normalize(items)


def _points(pandas: Any, series: list[dict[str, Any]]) -> Any:
    columns = {
        one["entityId"]: {
            point["date"]: point.get("value") for point in one.get("timePoints", [])
        }
        for one in series
    }
    dates = sorted({date for points in columns.values() for date in points})
    return pandas.DataFrame(
        {
            name: pandas.Series([points.get(date) for date in dates], dtype=float)
            for name, points in columns.items()
        }
    ).set_axis(pandas.DatetimeIndex(dates, name="date"), axis=0)


def _revisions(pandas: Any, series: list[dict[str, Any]]) -> Any:
    rows = [
        (
            one["entityId"],
            point["date"],
            revision["revisionDate"],
            revision.get("value"),
        )
        for one in series
        for point in one.get("timePoints", [])
        for revision in point.get("vintages", [])
    ]
    frame = pandas.DataFrame(rows, columns=["series", "date", "revisionDate", "value"])
    dates = ["date", "revisionDate"]
    frame[dates] = frame[dates].apply(pandas.to_datetime)
    return frame
