"""How a verb asks a running server something as a moderator."""

from __future__ import annotations

import json
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from mirabilia.core.errors import UsageError
from mirabilia.server.addresses import is_loopback

SECONDS = 60.0
"""How long a server may take to answer."""


def token_in(file: Path, name: str | None) -> str:
    """Return the token of a moderator from a file like the server's: the one with this name, or the only one."""
    try:
        lines = [line.split() for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    except (OSError, UnicodeError) as error:
        raise UsageError(f"--moderators: {file} cannot be read ({error})").said(
            "moderators_unreadable", file=str(file), reason=str(error)
        ) from None
    found = [line[-1] for line in lines if line and (name is None or line[0] == name)]
    if len(found) != 1:
        raise UsageError(
            f"--moderators: {file} has {len(found)} moderators that could be meant; say which with --name"
        ).said("which_moderator", file=str(file), count=len(found))
    return found[0]


def ask(server: str, path: str, token: str, body: Any = None) -> Any:
    """Return what a server answers; UsageError says what is wrong, or why it refuses."""
    parts = urlsplit(server)
    if parts.scheme != "https" and not (parts.scheme == "http" and is_loopback(parts.hostname or "")):
        raise UsageError(f"--server: {server} would send your token where others can read it; use https").said(
            "open_token", server=server
        )
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with build_opener(ProxyHandler({})).open(
            Request(f"{server.rstrip('/')}{path}", data, headers), timeout=SECONDS
        ) as answer:
            return json.load(answer)
    except HTTPError as error:
        reason = _reason(error)
        raise UsageError(f"the server refuses: {reason}").said("server_refuses", reason=reason) from None
    except (URLError, HTTPException, OSError, ValueError) as error:
        raise UsageError(f"--server: {server} does not answer as Mirabilia does ({error})").said(
            "no_answer", server=server, reason=str(error)
        ) from None


def _reason(error: HTTPError) -> str:
    """Return why a request was refused."""
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError, TypeError):
        return f"status {error.code}"
