"""The way to the API over HTTP, and what is raised when a call fails."""

from __future__ import annotations

import base64
import functools
import gzip
import http.client
import json
import ssl
import urllib.error
import urllib.request
from dataclasses import dataclass
from email.message import Message
from typing import Any, BinaryIO, Optional
from urllib.parse import unquote, urlsplit

from .configuration import Configuration


class ApiException(Exception):
    """A call that failed.

    Attributes:
        status: HTTP status of the answer, 0 when there was none.
        code: Code of the API, such as ``INVALID_INPUT_PARAMETER``. Test for this one,
            since messages may change.
        message: What went wrong, in words.
        request_id: Number of the call; support finds the call by it.
        errors: Every error of the answer, as the API gave it.
        body: The answer as text.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int = 0,
        code: Optional[str] = None,
        request_id: Optional[str] = None,
        errors: Optional[list[dict[str, Any]]] = None,
        body: str = "",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.request_id = request_id
        self.errors = errors or []
        self.body = body

    def __str__(self) -> str:
        known = [str(self.status or ""), self.code or ""]
        return ": ".join(filter(None, [" ".join(filter(None, known)), self.message]))


class ConnectionException(ApiException):
    """The API was not reached, or broke off before its answer was complete."""


class BadRequestException(ApiException):
    """400: a parameter is wrong."""


class UnauthorizedException(ApiException):
    """401: the token is missing, wrong or no longer valid."""


class ForbiddenException(ApiException):
    """403: the subscription does not include what was asked for."""


class NotFoundException(ApiException):
    """404: there is nothing of that id."""


class TooManyRequestsException(ApiException):
    """429: too many calls, and waiting as told did not help."""


class ServiceException(ApiException):
    """5xx: the API is at fault."""


_kinds: dict[int, type[ApiException]] = {
    400: BadRequestException,
    401: UnauthorizedException,
    403: ForbiddenException,
    404: NotFoundException,
    429: TooManyRequestsException,
}


@dataclass
class Response:
    """What came back, whatever its status."""

    status: int
    headers: Message
    body: bytes

    def json(self) -> Any:
        """The answer read as JSON. Raises ApiException when it is something else."""
        try:
            return json.loads(self.body)
        except ValueError:
            text = self.body.decode("utf-8", "replace")
            message = f"The answer is not JSON: {text[:200]!r}"
            status = self.status
            raise ApiException(message, status=status, body=text) from None

    def failure(self) -> ApiException:
        """What to raise for an answer that says that the call failed."""
        text = self.body.decode("utf-8", "replace")
        try:
            answer = json.loads(text)
        except ValueError:
            answer = None
        found = answer.get("errors") if isinstance(answer, dict) else None
        listed = found if isinstance(found, list) else [found]
        errors = [error for error in listed if isinstance(error, dict)]
        first = errors[0] if errors else {}
        reason = http.client.responses.get(self.status, "Unknown status")
        kind = ServiceException if self.status >= 500 else ApiException
        return _kinds.get(self.status, kind)(
            str(first.get("message") or first.get("detail") or reason),
            status=self.status,
            code=str(first["code"]) if "code" in first else None,
            request_id=self.headers.get("X-Request-Id"),
            errors=errors,
            body=text,
        )


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Redirects are failures: following one would show the token to another host."""

    def redirect_request(self, *_: Any) -> None:
        return None


def send(
    configuration: Configuration,
    method: str,
    url: str,
    headers: dict[str, str],
    body: Optional[bytes] = None,
    into: Optional[BinaryIO] = None,
) -> Response:
    """Makes one request and waits for the answer; a good one is written ``into`` a
    file if there is one. Raises ConnectionException when no whole answer came."""
    request = urllib.request.Request(url, body, headers, method=method)
    try:
        with _open(configuration, request) as answer:
            if into and answer.status < 400:
                return Response(answer.status, answer.headers, _copy(answer, into))
            return Response(answer.status, answer.headers, _read(answer))
    except (OSError, http.client.HTTPException, EOFError) as error:
        reason = getattr(error, "reason", error)
        where = urlsplit(url).netloc
        raise ConnectionException(f"No answer from {where}: {reason}") from error


def _open(configuration: Configuration, request: urllib.request.Request) -> Any:
    context = _trust(configuration.verify_ssl, configuration.ssl_ca_cert)
    handlers = [_NoRedirect(), urllib.request.HTTPSHandler(context=context)]
    if configuration.proxy_url:
        _use_proxy(request, configuration.proxy_url)
        handlers.append(urllib.request.ProxyHandler({}))
    opener = urllib.request.build_opener(*handlers)
    try:
        return opener.open(request, timeout=configuration.timeout)
    except urllib.error.HTTPError as error:
        return error


@functools.lru_cache(maxsize=None)
def _trust(verifies: bool, ca_file: Optional[str]) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=ca_file)
    if not verifies:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


def _use_proxy(request: urllib.request.Request, proxy_url: str) -> None:
    parts = urlsplit(proxy_url if "://" in proxy_url else f"http://{proxy_url}")
    if parts.username is not None:
        login = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        secret = base64.b64encode(login.encode()).decode("ascii")
        request.add_header("Proxy-Authorization", f"Basic {secret}")
    request.set_proxy(parts.netloc.rpartition("@")[2], parts.scheme)


def _read(answer: Any) -> bytes:
    body: bytes = answer.read()
    return gzip.decompress(body) if _is_packed(answer) else body


def _copy(answer: Any, into: BinaryIO) -> bytes:
    source = gzip.GzipFile(fileobj=answer) if _is_packed(answer) else answer
    expected = answer.headers.get("Content-Length")
    size = 0
    while chunk := source.read(1 << 16):
        into.write(chunk)
        size += len(chunk)
    if expected and not _is_packed(answer) and size < int(expected):
        raise http.client.IncompleteRead(b"", int(expected) - size)
    return b""


def _is_packed(answer: Any) -> bool:
    return bool(answer.headers.get("Content-Encoding") == "gzip")
