"""What the tests share: the portal they run against, and servers of their own."""

from __future__ import annotations

import base64
import os
import threading
from collections.abc import Callable
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Iterator
from urllib.error import HTTPError
from urllib.request import Request as Outgoing
from urllib.request import urlopen

PORTAL_URL = os.environ["PORTAL_URL"].rstrip("/")
TOKENS = {
    name: os.environ[variable]
    for name, variable in {
        "ceic": "CEIC_TOKEN",
        "emis": "EMIS_V2_TOKEN",
        "redd": "REDD_TOKEN",
    }.items()
}

for _name in ("CEIC", "EMIS", "EPFR", "REDD"):
    os.environ[f"{_name}_API_HOST"] = PORTAL_URL


class Request:
    """A request as a test server saw it."""

    def __init__(self, handler: BaseHTTPRequestHandler) -> None:
        self.method = handler.command
        self.path = handler.path
        self.headers = handler.headers
        size = int(handler.headers.get("Content-Length") or 0)
        self.body = handler.rfile.read(size).decode()
        self.handler = handler

    def answer(self, status: int, body: str = "{}", **headers: str) -> None:
        """Answers; underscores in names of headers stand for hyphens."""
        content = body.encode()
        self.handler.send_response(status)
        self.handler.send_header("Content-Length", str(len(content)))
        for name, value in headers.items():
            self.handler.send_header(name.replace("_", "-"), value)
        self.handler.end_headers()
        self.handler.wfile.write(content)

    def break_off(self) -> None:
        """Closes the connection without an answer."""
        self.handler.connection.close()


class Server:
    """A server whose answers a test gives; keeps what it was asked."""

    def __init__(self, reply: Callable[[Request], None]) -> None:
        self.requests: list[Request] = []
        requests = self.requests

        class Handler(BaseHTTPRequestHandler):
            def answer_it(self) -> None:
                request = Request(self)
                requests.append(request)
                try:
                    reply(request)
                except BrokenPipeError:
                    pass  # The caller has gone.

            do_GET = do_POST = do_PATCH = do_DELETE = do_CONNECT = answer_it

            def finish(self) -> None:
                if self.connection.fileno() >= 0:
                    super().finish()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Server:
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def in_turn(*replies: Callable[[Request], None]) -> Callable[[Request], None]:
    """Gives each reply once, the last one for ever."""
    left = list(replies)
    return lambda request: (left.pop(0) if len(left) > 1 else left[0])(request)


def says(status: int, body: str = "{}", **headers: str) -> Callable[[Request], None]:
    return lambda request: request.answer(status, body, **headers)


@contextmanager
def proxy(username: str, password: str) -> Iterator[Server]:
    """A proxy for http addresses that asks for a name and a password."""
    secret = base64.b64encode(f"{username}:{password}".encode()).decode()

    def forward(request: Request) -> None:
        if request.headers.get("Proxy-Authorization") != f"Basic {secret}":
            return request.answer(407)
        try:
            answer = urlopen(_forwarded(request))
        except HTTPError as refused:
            answer = refused
        with answer:
            wait = answer.headers.get("Retry-After", "1")
            request.answer(answer.status, answer.read().decode(), Retry_After=wait)

    with Server(forward) as server:
        yield server


def _forwarded(request: Request) -> Any:
    return Outgoing(
        request.path,
        request.body.encode() or None,
        {"Authorization": request.headers["Authorization"]},
        method=request.method,
    )
