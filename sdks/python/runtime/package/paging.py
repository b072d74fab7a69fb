"""Reading lists that come in pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Optional

from .model import Model


def iter_pages(method: Callable[..., Any], *args: Any, **params: Any) -> Iterator[Any]:
    """Answers of a method page by page, each asked for when it is needed.

    The method has a parameter ``offset``::

        for page in iter_pages(series.search_series, keyword="GDP", limit=50):
            print(page.data.total, len(page.data.items))
    """
    offset = params.pop("offset", None) or 0
    while True:
        page = method(*args, offset=offset, **params)
        items, total = page_of(page)
        if items or not offset:
            yield page
        offset += len(items)
        if not items or (total is not None and offset >= total):
            return


def iter_items(method: Callable[..., Any], *args: Any, **params: Any) -> Iterator[Any]:
    """Items of a list one by one, over all its pages::

    for found in iter_items(series.search_series, keyword="GDP"):
        print(found.metadata.name)
    """
    for page in iter_pages(method, *args, **params):
        yield from page_of(page)[0]


def page_of(answer: Any) -> tuple[list[Any], Optional[int]]:
    """The items of an answer, and how many there are on all pages if it says so."""
    data = answer.data if isinstance(answer, Model) else answer
    if isinstance(data, list):
        return data, None
    for name in ("items", "dumps"):
        listed = getattr(data, name, None)
        if isinstance(listed, list):
            return listed, getattr(data, "total", None)
    return ([] if data is None else [data]), None
