"""Logging in."""

from __future__ import annotations

from typing import Optional

from .api_client import ApiClient
from .apis.session_api import SessionApi
from .configuration import Configuration
from .models import Credentials


def login(
    username: str, password: str, configuration: Optional[Configuration] = None
) -> ApiClient:
    """Logs in and answers the client for all further calls.

    A session of the same person that is open elsewhere ends. When this one has expired,
    the client logs in again by itself.
    """
    client = ApiClient(configuration)

    def sign_in() -> str:
        credentials = Credentials(username=username, password=password)
        return str(SessionApi(client).create_session(credentials).data[0].token)

    client.configuration.token = sign_in()
    client.sign_in = sign_in
    return client


def logout(client: ApiClient) -> None:
    """Ends the session of a client."""
    client.sign_in = None
    if client.configuration.token:
        SessionApi(client).delete_session()
        client.configuration.token = None
