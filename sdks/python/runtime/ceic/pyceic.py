"""PyCEIC: the macroeconomic API in short calls.

    from ceic_api_client.pyceic import Ceic

    Ceic.set_token("...")
    for page in Ceic.search(keyword="GDP China"):
        for series in page.data.items:
            print(series.entity_id, series.metadata.name)
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, ClassVar, Optional, Union

from ._about import BASE_PATHS
from .api_client import ApiClient
from .apis.dictionary_api import DictionaryApi
from .apis.insights_api import InsightsApi
from .apis.layout_api import LayoutApi
from .apis.releases_api import ReleasesApi
from .apis.series_api import SeriesApi
from .apis.sessions_api import SessionsApi
from .configuration import Configuration
from .frames import to_frame
from .model import Model
from .paging import iter_pages, page_of
from .parameters import Strings
from .rest import ApiException

IDS_IN_A_REQUEST = 3000
"""How many series one request may name."""

IDS_IN_A_CALL = 100
"""How many of them are put into one call; a page of the result for each."""


class Result:
    """What a request gives: the answers of its calls, one page each.

    The first call is made at once, the others when their pages are needed. Pages are
    kept, so a result can be read several times.
    """

    def __init__(self, pages: Iterable[Model]) -> None:
        self._coming = iter(pages)
        self._pages = list(islice(self._coming, 1))

    def __iter__(self) -> Iterator[Any]:
        """The answers, each as the API class of its operation gives it."""
        at = 0
        while True:
            if at == len(self._pages):
                self._pages.extend(islice(self._coming, 1))
            if at == len(self._pages):
                return
            yield self._pages[at]
            at += 1

    @property
    def data(self) -> list[Any]:
        """The items of all pages."""
        return list(chain.from_iterable(page_of(page)[0] for page in self))

    @property
    def total(self) -> int:
        """How many items there are on all pages."""
        total = page_of(self._pages[0])[1]
        return len(self.data) if total is None else total

    @property
    def errors(self) -> list[Any]:
        """Why some of the ids that were asked for are not in the result."""
        lists = (getattr(page, "errors", None) or [] for page in self)
        return list(chain.from_iterable(lists))

    def as_pandas(self) -> Any:
        """The items of all pages as a data frame of pandas: one column for each series
        where there are points, else one row for each item."""
        return to_frame(self.data)


class Ceic:
    """The macroeconomic API; one client for the whole program."""

    _client: ClassVar[Optional[ApiClient]] = None

    # Where calls go, and whose they are.

    @classmethod
    def client(cls) -> ApiClient:
        """The client of all calls, for its settings and for API classes."""
        if Ceic._client is None:
            Ceic._client = ApiClient()
        return Ceic._client

    @classmethod
    def set_token(cls, token: str) -> None:
        """The API token of all further calls."""
        cls._settings().token = token

    @classmethod
    def login(cls, username: str, password: str) -> None:
        """Opens a session, which stands for a token; a new one when it has expired."""
        client = cls.client()

        def sign_in() -> str:
            answer = SessionsApi(client).login(username, password, "PyCEIC")
            return str(answer.data.session)

        client.configuration.token = sign_in()
        client.sign_in = sign_in

    @classmethod
    def logout(cls) -> None:
        """Ends the session that login opened."""
        client = cls.client()
        session, client.configuration.token = client.configuration.token, None
        is_open, client.sign_in = client.sign_in is not None, None
        if session and is_open:
            SessionsApi(client).logout(session)

    @classmethod
    def set_server(cls, url: str) -> None:
        """Sends all further calls to another host."""
        cls._settings().host = url

    @classmethod
    def get_server(cls) -> str:
        """The address that calls go to, the path of the API included."""
        return cls._settings().base_url

    @classmethod
    def set_region(cls, region: str) -> None:
        """Chooses ``US``, or ``CN`` for the host of the China region, which the
        variable ``CEIC_API_HOST_CN`` names where it is a host of its own."""
        hosts = {"US": None, "CN": os.environ.get("CEIC_API_HOST_CN")}
        if region.upper() not in hosts:
            raise ValueError(f"The region is US or CN, not {region!r}")
        cls._settings().host = hosts[region.upper()] or Configuration().host

    @classmethod
    def set_environment(cls, environment: str) -> None:
        """Chooses ``V2``, or ``SANDBOX`` for the trial with sample data."""
        names = {"V2": "ceic-macroeconomic", "SANDBOX": "ceic-sandbox"}
        if environment.upper() not in names:
            raise ValueError(f"The environment is V2 or SANDBOX, not {environment!r}")
        cls._settings().base_path = BASE_PATHS[names[environment.upper()]]

    @classmethod
    def set_proxy(
        cls,
        proxy_url: Optional[str],
        proxy_username: Optional[str] = None,
        proxy_password: Optional[str] = None,
    ) -> None:
        """Sends all further calls through a proxy; None ends that."""
        settings = cls._settings()
        settings.proxy = proxy_url
        settings.proxy_username = proxy_username
        settings.proxy_password = proxy_password

    # Series.

    @classmethod
    def series(cls, series_id: Strings, **params: Any) -> Result:
        """Metadata and points of series, up to 3,000 at a time."""
        return cls._by_ids(cls._series().get_series, series_id, params)

    @classmethod
    def series_metadata(cls, series_id: Strings, **params: Any) -> Result:
        """Metadata of series."""
        return cls._by_ids(cls._series().get_series_metadata, series_id, params)

    @classmethod
    def series_data(cls, series_id: Strings, **params: Any) -> Result:
        """Points of series, the newest first."""
        return cls._by_ids(cls._series().get_series_time_points, series_id, params)

    @classmethod
    def series_earliest(cls, series_id: Strings, **params: Any) -> Result:
        """Points of series as they were first published."""
        return cls._by_ids(cls._series().get_series_earliest, series_id, params)

    @classmethod
    def series_statistics(cls, series_id: Strings, **params: Any) -> Result:
        """Mean, median, deviation and the like of series."""
        return cls._by_ids(cls._series().get_series_statistics, series_id, params)

    @classmethod
    def series_layouts(cls, series_id: Strings, **params: Any) -> dict[str, list[Any]]:
        """The places of series in the layout tree, by the id of the series."""
        found = cls.series_metadata(series_id, **params).data
        return {series.entity_id: series.layout or [] for series in found}

    @classmethod
    def series_vintages(cls, series_id: Strings, **params: Any) -> Result:
        """Points of series with all their revisions."""
        return cls._by_ids(cls._series().get_series_vintages, series_id, params)

    @classmethod
    def series_vintages_as_dict(
        cls, series_id: Strings, **params: Any
    ) -> dict[str, dict[Any, dict[Any, Optional[float]]]]:
        """Revisions by series, date of the point and date of the revision."""
        return {
            series.entity_id: {
                point.date: {
                    revision.revision_date: revision.value
                    for revision in point.vintages or []
                }
                for point in series.time_points or []
            }
            for series in cls.series_vintages(series_id, **params).data
        }

    @classmethod
    def series_vintages_dates(cls, series_id: Strings, **params: Any) -> Result:
        """Dates on which series were revised."""
        return cls._by_ids(cls._series().get_series_vintages_dates, series_id, params)

    @classmethod
    def series_vintages_continuous(cls, series_id: str, **params: Any) -> Result:
        """Chains that extend the history of a series with revisions."""
        return cls._once(
            cls._series().get_vintage_continuous_series, series_id, **params
        )

    @classmethod
    def series_vintages_continuous_chain(
        cls, series_id: str, chain_id: str, **params: Any
    ) -> Result:
        """Points of such a chain."""
        method = cls._series().get_vintage_continuous_series_time_points
        return cls._once(method, series_id, chain_id, **params)

    @classmethod
    def series_continuous_info(cls, series_id: str, **params: Any) -> Result:
        """Chains that extend the history of a series."""
        return cls._once(cls._series().get_continuous_series, series_id, **params)

    @classmethod
    def series_continuous_data(
        cls, series_id: str, chain_id: str, **params: Any
    ) -> Result:
        """Points of such a chain."""
        method = cls._series().get_continuous_series_time_points
        return cls._once(method, series_id, chain_id, **params)

    # Search and release calendar.

    @classmethod
    def search(cls, keyword: Optional[str] = None, **criteria: Any) -> Result:
        """Series that fulfil criteria, page by page."""
        return cls._paged(cls._series().search_series, keyword=keyword, **criteria)

    @classmethod
    def releases(cls, **criteria: Any) -> Result:
        """Releases of series that fulfil criteria."""
        return cls._paged(cls._releases().search_series_releases, **criteria)

    @classmethod
    def series_releases(cls, series_id: str, **params: Any) -> Result:
        """The release calendar of a series."""
        return cls._paged(cls._releases().get_series_releases, series_id, **params)

    @classmethod
    def release_series(cls, code: str, **params: Any) -> Result:
        """Series that are released under a code."""
        return cls._paged(cls._releases().get_release_series, code, **params)

    # Dictionary.

    @classmethod
    def dictionaries(cls, **params: Any) -> Result:
        """Every code list at once."""
        return cls._once(cls._dictionary().get_dictionaries, **params)

    @classmethod
    def indicators(cls, **params: Any) -> Result:
        """Indicators."""
        return cls._once(cls._dictionary().get_indicators, **params)

    @classmethod
    def classifications(cls, **params: Any) -> Result:
        """Classifications, which indicators have replaced."""
        return cls._once(cls._dictionary().get_classifications, **params)

    @classmethod
    def classification_indicators(cls, classification_id: str, **params: Any) -> Result:
        """Indicators of a classification."""
        method = cls._dictionary().get_classification_indicators
        return cls._once(method, classification_id, **params)

    @classmethod
    def countries(cls, **params: Any) -> Result:
        """Countries; ``geo`` has replaced them."""
        return cls._once(cls._dictionary().get_countries, **params)

    @classmethod
    def geo(cls, **params: Any) -> Result:
        """Places: countries, their parts, and groups of countries."""
        return cls._once(cls._dictionary().get_geo, **params)

    @classmethod
    def country_sources(cls, country_id: str, **params: Any) -> Result:
        """Sources of a country, which is named by its ISO code."""
        return cls._once(cls._dictionary().get_country_sources, country_id, **params)

    @classmethod
    def regions(cls, **params: Any) -> Result:
        """Regions."""
        return cls._once(cls._dictionary().get_regions, **params)

    @classmethod
    def sources(cls, **params: Any) -> Result:
        """Sources."""
        return cls._once(cls._dictionary().get_sources, **params)

    @classmethod
    def units(cls, **params: Any) -> Result:
        """Units."""
        return cls._once(cls._dictionary().get_units, **params)

    @classmethod
    def frequencies(cls, **params: Any) -> Result:
        """Frequencies."""
        return cls._once(cls._dictionary().get_frequencies, **params)

    @classmethod
    def statuses(cls, **params: Any) -> Result:
        """States of series."""
        return cls._once(cls._dictionary().get_statuses, **params)

    # Layout tree.

    @classmethod
    def layout_databases(cls, **criteria: Any) -> Result:
        """Databases, the top of the tree."""
        return cls._once(cls._layout().get_layout_databases, **criteria)

    @classmethod
    def layout_database_topics(cls, database_id: str, **criteria: Any) -> Result:
        """Topics of a database."""
        return cls._once(cls._layout().get_layout_topics, database_id, **criteria)

    @classmethod
    def layout_topic_sections(cls, topic_id: str, **criteria: Any) -> Result:
        """Sections of a topic."""
        return cls._once(cls._layout().get_layout_sections, topic_id, **criteria)

    @classmethod
    def layout_section_tables(cls, section_id: str, **criteria: Any) -> Result:
        """Tables of a section."""
        return cls._once(cls._layout().get_layout_tables, section_id, **criteria)

    @classmethod
    def layout_table_series(cls, table_id: str, **criteria: Any) -> Result:
        """Series of a table."""
        return cls._once(cls._layout().get_layout_series, table_id, **criteria)

    @classmethod
    def footnotes(
        cls, node_code: str, download_path: Union[str, os.PathLike[str]] = "."
    ) -> list[Path]:
        """Saves the footnote of a node of the tree, and the files it refers to, in a
        folder. Answers where they are."""
        api = LayoutApi(cls.client())
        folder = Path(download_path)
        folder.mkdir(parents=True, exist_ok=True)
        files = [api.get_layout_footnote(node_code)]
        for resource in (
            api.get_layout_footnote_metadata(node_code).data.resources or []
        ):
            name = resource.file_name
            files.append(api.get_layout_footnote_resource(node_code, name))
        return [file.save(folder) for file in files]

    # Insights.

    @classmethod
    def insights(cls, **params: Any) -> Result:
        """Your insights."""
        return cls._once(cls._insights().get_insights, **params)

    @classmethod
    def search_insights(cls, keyword: Optional[str] = None, **params: Any) -> Result:
        """Insights of a group, ``my`` unless it is named, that fulfil criteria."""
        return cls._paged(cls._insights().search_insights, keyword=keyword, **params)

    @classmethod
    def insights_categories(cls, **params: Any) -> Result:
        """Categories of your own insights and of those shared with you."""
        return cls._once(cls._insights().get_insights_categories, **params)

    @classmethod
    def gallery_insights_categories(cls, **params: Any) -> Result:
        """Categories of the gallery and of the analytics."""
        return cls._once(cls._insights().get_gallery_insights_categories, **params)

    @classmethod
    def insight(cls, insight_id: str, **params: Any) -> Result:
        """An insight."""
        return cls._once(cls._insights().get_insight, insight_id, **params)

    @classmethod
    def download_insight(
        cls,
        insight_id: str,
        file_format: str = "pdf",
        download_path: Union[str, os.PathLike[str]] = ".",
        *,
        poll_seconds: float = 5.0,
        timeout: float = 600.0,
        **params: Any,
    ) -> Path:
        """Saves the report of an insight, ``pdf`` or ``xlsx``, and answers where it is.
        While the report is being made it is asked for again, for ``timeout`` seconds
        at most."""
        api = cls._insights()
        ends = time.monotonic() + timeout
        while True:
            try:
                answer = api.download_insight(insight_id, file_format, **params)
            except ApiException as failure:
                if failure.status != 408 or time.monotonic() > ends:
                    raise
                time.sleep(poll_seconds)
            else:
                link = answer.data.download_link
                return cls.client().download(link, download_path)

    @classmethod
    def insight_series(cls, insight_id: str, **params: Any) -> Result:
        """The series of an insight, with metadata and points."""
        return cls._paged(cls._insights().get_insight_series, insight_id, **params)

    @classmethod
    def insight_series_data(cls, insight_id: str, **params: Any) -> Result:
        """Points of the series of an insight."""
        return cls._paged(cls._insights().get_insight_series_data, insight_id, **params)

    @classmethod
    def insight_series_metadata(cls, insight_id: str, **params: Any) -> Result:
        """Metadata of the series of an insight."""
        return cls._paged(
            cls._insights().get_insight_series_metadata, insight_id, **params
        )

    @classmethod
    def _settings(cls) -> Configuration:
        return cls.client().configuration

    @classmethod
    def _series(cls) -> SeriesApi:
        return SeriesApi(cls.client())

    @classmethod
    def _releases(cls) -> ReleasesApi:
        return ReleasesApi(cls.client())

    @classmethod
    def _dictionary(cls) -> DictionaryApi:
        return DictionaryApi(cls.client())

    @classmethod
    def _layout(cls) -> LayoutApi:
        return LayoutApi(cls.client())

    @classmethod
    def _insights(cls) -> InsightsApi:
        return InsightsApi(cls.client())

    @staticmethod
    def _once(method: Callable[..., Any], *args: Any, **params: Any) -> Result:
        return Result([method(*args, **params)])

    @staticmethod
    def _paged(method: Callable[..., Any], *args: Any, **params: Any) -> Result:
        return Result(iter_pages(method, *args, **params))

    @staticmethod
    def _by_ids(
        method: Callable[..., Any], ids: Strings, params: dict[str, Any]
    ) -> Result:
        named = [ids] if isinstance(ids, int) else ids
        listed = named.split(",") if isinstance(named, str) else list(named)
        if len(listed) > IDS_IN_A_REQUEST:
            message = f"At most {IDS_IN_A_REQUEST} series at a time, not {len(listed)}"
            raise ValueError(message)
        starts = range(0, max(len(listed), 1), IDS_IN_A_CALL)
        chunks = (listed[start : start + IDS_IN_A_CALL] for start in starts)
        return Result(method(chunk, **params) for chunk in chunks)
