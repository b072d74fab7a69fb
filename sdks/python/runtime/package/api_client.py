"""The one way that all calls go."""

from __future__ import annotations

import datetime as dt
import json
import os
import platform
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, ClassVar, Optional, Union
from urllib.parse import quote, urlencode, urljoin, urlsplit

from ._about import PACKAGE, VERSION
from .configuration import Configuration
from .files import File, file_name
from .model import convert, to_plain
from .rest import (
    ApiException,
    ConnectionException,
    Response,
    UnauthorizedException,
    send,
)

_waits = (2.0, 4.0, 6.0)
_repeated_reads = (502, 503, 504)


class ApiClient:
    """Calls the API: one call at a time, at its pace, and again where that helps.

    Answer 429 is waited out as ``Retry-After`` says, or for 2, 4 and 6 seconds. Reads
    are repeated too when the connection breaks or the API is away for a moment. One
    client may be used by many threads, whose calls then take turns.
    """

    _default: ClassVar[Optional[ApiClient]] = None

    def __init__(self, configuration: Optional[Configuration] = None) -> None:
        self.configuration = configuration or Configuration()
        self.sign_in: Optional[Callable[[], str]] = None
        """Gets a token when there is none, or none that is valid any more."""
        self._turn = threading.RLock()
        self._ends: deque[float] = deque(maxlen=1000)

    @classmethod
    def get_default(cls) -> ApiClient:
        """The client of API classes that are made without one."""
        if ApiClient._default is None:
            ApiClient._default = ApiClient()
        return ApiClient._default

    @classmethod
    def set_default(cls, client: Optional[ApiClient]) -> None:
        """Chooses the client of API classes that are made without one."""
        ApiClient._default = client

    def call(
        self,
        method: str,
        path: str,
        *,
        path_params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        form: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        returns: Any = None,
        authorized: bool = True,
    ) -> Any:
        """Makes a call and reads its answer as ``returns``, which may be ``File``.
        Raises ApiException when it fails."""
        for name, value in (path_params or {}).items():
            path = path.replace(f"{{{name}}}", _segment(name, value))
        address = path + (f"?{_fields(query)}" if _fields(query) else "")
        headers = {"Accept": "*/*" if returns is File else "application/json"}
        content = None
        if body is not None:
            content = json.dumps(to_plain(body)).encode()
            headers["Content-Type"] = "application/json"
        elif form is not None:
            content = _fields(form).encode()
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        response = self._authorized(authorized, method, address, headers, content)
        if returns is File:
            kind = response.headers.get_content_type()
            return File(response.body, kind, file_name(response.headers))
        return convert(returns, response.json()) if response.body else None

    def download(self, link: str, path: Union[str, os.PathLike[str]]) -> Path:
        """Saves what a download link of an answer leads to, however large it is. In a
        folder the file gets its name from the link. Answers where it is."""
        url = urljoin(f"{self.configuration.base_url}/", link)
        target = Path(path)
        if target.is_dir():
            target = target / (Path(urlsplit(url).path).name or "file")
        part = target.with_name(f"{target.name}.part")

        def fetch() -> Response:
            with part.open("wb") as into:
                return send(self.configuration, "GET", url, self._agent(), into=into)

        try:
            self._repeat("GET", fetch)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
        return target

    def _authorized(
        self,
        authorized: bool,
        method: str,
        address: str,
        headers: dict[str, str],
        content: Optional[bytes],
    ) -> Response:
        """The answer to a call with the token, a new one if the old one is over."""
        configuration = self.configuration

        def exchange() -> Response:
            shown = {**self._agent(), "Accept-Encoding": "gzip", **headers}
            if authorized and configuration.token:
                shown["Authorization"] = f"Bearer {configuration.token}"
            url = configuration.base_url + address
            return send(configuration, method, url, shown, content)

        with self._turn:
            is_fresh = False
            if authorized and self.sign_in and not configuration.token:
                configuration.token = self.sign_in()
                is_fresh = True
            try:
                return self._repeat(method, exchange)
            except UnauthorizedException:
                if not authorized or not self.sign_in or is_fresh:
                    raise
                configuration.token = self.sign_in()
                return self._repeat(method, exchange)

    def _repeat(self, method: str, exchange: Callable[[], Response]) -> Response:
        """Makes a request at the pace of the API until it succeeds or repeating it does
        not help. Raises what the last answer says."""
        with self._turn:
            for attempt in range(self.configuration.tries):
                self._keep_pace()
                asked: Optional[float] = None
                try:
                    response = exchange()
                    if response.status < 300:
                        return response
                    failure = response.failure()
                    asked = _retry_after(response)
                except ConnectionException as broken:
                    failure = broken
                finally:
                    self._ends.append(time.monotonic())
                wait = _waits[min(attempt, len(_waits) - 1)] if asked is None else asked
                is_last = attempt + 1 >= self.configuration.tries
                is_long = wait > self.configuration.longest_wait
                if is_last or is_long or not _helps(method, failure):
                    raise failure
                time.sleep(wait)
            raise ValueError("tries must be 1 or more")

    def _keep_pace(self) -> None:
        """Waits until the last second holds fewer calls than it may. Counted from the
        end of each, because only then it is certain that the API has seen it."""
        allowed = self.configuration.calls_per_second
        if allowed > 0 and len(self._ends) >= allowed:
            time.sleep(max(0.0, self._ends[-allowed] + 1.0 - time.monotonic()))

    @staticmethod
    def _agent() -> dict[str, str]:
        python = platform.python_version()
        return {"User-Agent": f"{PACKAGE}/{VERSION} Python/{python}"}


def _helps(method: str, failure: ApiException) -> bool:
    """Whether making the same call again can bring something else."""
    if failure.status == 429:
        return True
    return method == "GET" and failure.status in (0, *_repeated_reads)


def _retry_after(response: Response) -> Optional[float]:
    """Seconds to wait as the answer says, in seconds or as a moment."""
    text = response.headers.get("Retry-After", "").strip()
    if text.isdigit():
        return float(text)
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
    return max(0.0, (moment - dt.datetime.now(dt.timezone.utc)).total_seconds())


def _segment(name: str, value: Any) -> str:
    text = _text(value)
    if not text:
        raise ValueError(f"{name} must not be empty")
    return quote(text, safe=",")


def _fields(values: Optional[Mapping[str, Any]]) -> str:
    """Values as an address or a form holds them. A name that ends in [] is repeated
    for each value of a list; other lists are one value with commas."""
    pairs: list[tuple[str, str]] = []
    for name, value in (values or {}).items():
        if value is None:
            continue
        is_repeated = name.endswith("[]") and not isinstance(value, str)
        for one in value if is_repeated else [value]:
            pairs.append((name, _text(one)))
    return urlencode(pairs)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Iterable) and not isinstance(value, (str, Mapping)):
        return ",".join(_text(one) for one in value)
    return str(to_plain(value))
