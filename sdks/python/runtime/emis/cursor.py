"""Reading long lists of companies."""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType
from typing import Any, Optional

from .apis.companies_api import CompaniesApi
from .rest import NotFoundException


class CompanyCursor:
    """All companies that fulfil criteria, however many, as they were when reading
    began::

        with CompanyCursor(CompaniesApi(client), country=["BG"]) as companies:
            for company in companies:
                print(company.id, company.name.current_name)

    It is opened when the first company is asked for, and closed at the end of the list
    or of the block. Each company is given once.
    """

    def __init__(self, api: CompaniesApi, **criteria: Any) -> None:
        self.total: Optional[int] = None
        """How many companies there are; known once the first has been read."""
        self._api = api
        self._criteria = criteria
        self._id: Optional[str] = None

    def __iter__(self) -> Iterator[Any]:
        try:
            page = self._api.companies_get(cursor="*", **self._criteria)
            self._id = page.cursor_id
            self.total = page.data.total
            while page.data.items:
                yield from page.data.items
                if self._id is None:
                    return
                page = self._api.companies_get(cursor=self._id)
        finally:
            self.close()

    def close(self) -> None:
        """Closes the cursor. Does nothing when it is closed or was never opened."""
        cursor_id, self._id = self._id, None
        if cursor_id is not None:
            try:
                self._api.companies_cursor_cursor_id_delete(cursor_id)
            except NotFoundException:
                pass  # It had expired.

    def __enter__(self) -> CompanyCursor:
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
