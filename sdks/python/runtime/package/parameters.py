"""What parameters of calls take."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from typing import Union

Strings = Union[str, int, Iterable[Union[str, int]]]
"""One or several values: ``"CN"``, ``"CN,US"`` or ``["CN", "US"]``."""

Numbers = Union[str, int, float, Iterable[Union[int, float]]]
"""One or several numbers: ``1``, ``"1,2"`` or ``[1, 2]``."""

Date = Union[dt.date, str]
"""A day: ``datetime.date(2026, 11, 30)`` or ``"2026-11-30"``."""

Moment = Union[dt.datetime, dt.date, str]
"""A moment; one without an offset is in UTC."""
