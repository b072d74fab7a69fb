"""Where and how a client calls."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Optional
from urllib.parse import quote, urlsplit

from ._about import BASE_PATH, HOST, HOST_VARIABLE


def _default_host() -> str:
    return os.environ.get(HOST_VARIABLE) or HOST


@dataclass
class Configuration:
    """Where and how a client calls.

    Every setting may be changed at any time; it holds from the next call on.
    """

    token: Optional[str] = field(default=None, repr=False)
    """Shown with each call after the word Bearer."""

    host: str = field(default_factory=_default_host)
    """Where calls go. An address without a path, such as ``https://example.test``,
    is followed by ``base_path``; one with a path is taken as it is."""

    base_path: str = BASE_PATH
    """The place of the API behind the host."""

    proxy: Optional[str] = field(default=None, repr=False)
    """Address of an HTTP proxy, such as ``http://proxy.test:3128``. Without one,
    ``HTTP_PROXY``, ``HTTPS_PROXY`` and ``NO_PROXY`` of the environment hold."""

    proxy_username: Optional[str] = None
    """Name that the proxy asks for."""

    proxy_password: Optional[str] = field(default=None, repr=False)
    """Password that the proxy asks for."""

    timeout: float = 30.0
    """Seconds to wait for a connection, and for each part of an answer."""

    verify_ssl: bool = True
    """Whether the certificate of the host is checked."""

    ssl_ca_cert: Optional[str] = None
    """File with the certificates to trust, where those of the machine do not do."""

    tries: int = 4
    """How often a call is made at most, the first time included."""

    longest_wait: float = 60.0
    """Seconds. A call that is to be repeated only later than this fails at once."""

    calls_per_second: int = 5
    """How many calls may be made in any second."""

    @property
    def base_url(self) -> str:
        """What stands before the path of every operation."""
        host = self.host.rstrip("/")
        parts = urlsplit(host)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"The host is no http or https address: {self.host!r}")
        return host if parts.path else host + self.base_path

    @property
    def proxy_url(self) -> Optional[str]:
        """The proxy with the name and the password that it asks for."""
        if not self.proxy or self.proxy_username is None:
            return self.proxy
        parts = urlsplit(self.proxy if "://" in self.proxy else f"http://{self.proxy}")
        password = quote(self.proxy_password or "", safe="")
        login = f"{quote(self.proxy_username, safe='')}:{password}"
        return f"{parts.scheme}://{login}@{parts.netloc.rpartition('@')[2]}"
