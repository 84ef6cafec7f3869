"""Everything about a server that its owner may decide: each setting is a flag and a variable.

A flag wins over its variable, a variable over the default. Nothing else in the server reads the environment.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from msgspec import Meta, Struct
from msgspec.structs import fields

from mirabilia.core.errors import UsageError
from mirabilia.programs.given import parse_programs
from mirabilia.server.addresses import is_loopback, is_origin
from mirabilia.text import say

LogLevel = Literal["debug", "info", "warning", "error"]
NO_CONTACT = "mailto:nobody@example.org"
"""The contact given to push services, which require one, when the settings name none."""
OTHER_VARIABLES = (
    *("MIRABILIA_BACKEND", "MIRABILIA_CACHE", "MIRABILIA_COMMAND", "MIRABILIA_GAMES", "MIRABILIA_LANGUAGE"),
    *("MIRABILIA_WEB_GAMES", "MIRABILIA_BROWSER"),
)
"""Variables that begin like those of the settings and are read elsewhere."""
_CONTACT = re.compile(r"mailto:[^@\s<>]+@[^@\s<>]+|https://[a-z0-9.-]+(?:[/:][!-~]*)?")


class Settings(Struct, frozen=True, kw_only=True):
    """What a server is started with; what each setting means is in the words, as `setting-NAME`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 7007
    open: bool = False
    database: str = ""
    origin: tuple[str, ...] = ()
    trust_proxy: str = ""
    processes: Annotated[int, Meta(ge=0, le=256)] = 0
    workers: Annotated[int, Meta(ge=0, le=256)] = 0
    program: Annotated[tuple[str, ...], Meta(extra={"separator": "\n"})] = ()
    push_service: tuple[str, ...] = ()
    push_contact: str = ""
    warm: bool = True
    log_level: LogLevel = "info"
    access_log: bool = False
    metrics: bool = False
    grace: Annotated[float, Meta(ge=0.5, le=600)] = 10.0
    spectator_delay: Annotated[int, Meta(ge=0, le=3600)] = 60
    keep_finished: Annotated[int, Meta(ge=0)] = 0
    moderators: str = ""
    refused_names: str = ""
    tables_per_minute: Annotated[int, Meta(ge=0)] = 20
    joins_per_minute: Annotated[int, Meta(ge=0)] = 60
    searchers_per_minute: Annotated[int, Meta(ge=0)] = 60
    reads_per_minute: Annotated[int, Meta(ge=0)] = 240
    lists_per_minute: Annotated[int, Meta(ge=0)] = 600
    reviews_per_hour: Annotated[int, Meta(ge=0)] = 30
    hint_games: Annotated[int, Meta(ge=20, le=1_000_000)] = 3000
    hint_seconds: Annotated[float, Meta(ge=0.2, le=60)] = 1.0
    review_games: Annotated[int, Meta(ge=20, le=1_000_000)] = 12_000
    handovers_per_minute: Annotated[int, Meta(ge=0)] = 20
    reports_per_minute: Annotated[int, Meta(ge=0)] = 5
    failed_tokens: Annotated[int, Meta(ge=0)] = 10
    sockets_per_address: Annotated[int, Meta(ge=0)] = 100
    connections_per_address: Annotated[int, Meta(ge=0)] = 200
    most_sockets: Annotated[int, Meta(ge=0)] = 10_000
    most_tables: Annotated[int, Meta(ge=0)] = 10_000
    most_lag: Annotated[int, Meta(ge=0)] = 200
    messages: Annotated[int, Meta(ge=0)] = 100
    tables_per_socket: Annotated[int, Meta(ge=1, le=1000)] = 20
    unread: Annotated[int, Meta(ge=65_536)] = 1_048_576


class Setting(Struct, frozen=True):
    """A setting as the command line and the reference show it."""

    name: str
    kind: Any
    """The type without its description: bool, int, float, str, a Literal, or a tuple of texts."""
    default: Any
    least: float | None
    most: float | None
    separator: str | None = None
    """What separates several values in the variable; None for spaces."""

    @property
    def about(self) -> str:
        """What it means, in the language in use."""
        return say(f"setting-{self.name}")

    @property
    def flag(self) -> str:
        """How it is given on the command line."""
        name = self.name.replace("_", "-")
        return f"--{name}/--no-{name}" if self.kind is bool and self.default else f"--{name}"

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return f"MIRABILIA_{self.name.upper()}"


def all_settings() -> tuple[Setting, ...]:
    """Return every setting in the order in which people see them."""
    hints = get_type_hints(Settings, include_extras=True)
    return tuple(_setting(field.name, hints[field.name], field.default) for field in fields(Settings))


def _setting(name: str, hint: Any, default: Any) -> Setting:
    kind, meta = get_args(hint) if get_origin(hint) is Annotated else (hint, Meta())
    assert get_origin(kind) is not UnionType, "a setting has one type, and an empty text for nothing"
    separator = (meta.extra or {}).get("separator")
    return Setting(name, kind, default, meta.ge, meta.le, separator)


def checked(settings: Settings) -> Settings:
    """Return the settings if they are valid; UsageError says what is wrong beyond what the types check."""
    for origin in settings.origin:
        if not is_origin(origin):
            raise UsageError(
                f"--origin: {origin!r} is not a web address like https://play.example.org, without a path and in small "
                "letters"
            ).said("origin", text=origin)
    for service in settings.push_service:
        if not is_push_origin(service):
            raise UsageError(
                f"--push-service: {service!r} is not a web address like https://push.example.org, without a path and "
                "in small letters; http is allowed only on this machine"
            ).said("push_service", text=service)
    if settings.push_contact and not _CONTACT.fullmatch(settings.push_contact):
        raise UsageError(
            f"--push-contact: {settings.push_contact!r} is neither like mailto:me@example.org nor https://example.org"
        ).said("push_contact", text=settings.push_contact)
    for proxy in listed(settings.trust_proxy):
        if not _is_proxy(proxy):
            raise UsageError(
                f"--trust-proxy: {proxy!r} is neither an address like 10.0.0.2 nor a network like 10.0.0.0/8"
            ).said("trust_proxy", text=proxy)
    parse_programs(settings.program)
    return settings


def check_variables(variables: Iterable[str]) -> None:
    """Raise UsageError for a variable that begins like ours but is not one of them: it was meant to set something."""
    known = [setting.variable for setting in all_settings()] + list(OTHER_VARIABLES)
    for variable in variables:
        if variable.startswith("MIRABILIA_") and variable not in known:
            raise _no_setting(variable, get_close_matches(variable, known, 1))


def _no_setting(variable: str, close: list[str]) -> UsageError:
    """Return the refusal of a variable, with the one that was probably meant."""
    if close:
        return UsageError(f"{variable}: there is no such setting; did you mean {close[0]}?").said(
            "other_setting", variable=variable, meant=close[0]
        )
    return UsageError(f"{variable}: there is no such setting").said("no_setting", variable=variable)


def listed(text: str) -> list[str]:
    """Return the values that commas separate in a setting."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_proxy(text: str) -> bool:
    """Return whether a proxy is named by its address or its network; `*` trusts everybody."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return text == "*"
    return True


def is_push_origin(service: str) -> bool:
    """Return whether messages to browsers may go by way of a service: over TLS, or on this machine."""
    if not is_origin(service):
        return False
    return service.startswith("https://") or is_loopback(urlsplit(service).hostname or "")


def contact_of(settings: Settings) -> str:
    """Return where a push service can reach the person who runs this server."""
    own = (origin for origin in settings.origin if origin.startswith("https://"))
    return settings.push_contact or next(own, NO_CONTACT)


def default_database() -> Path:
    """Return the file in the user's data folder that tables are kept in by default."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "mirabilia" / "tables.sqlite"


def database_of(settings: Settings) -> str:
    """Return where tables are kept, making the folder of the default file; UsageError if it cannot be made."""
    if settings.database:
        return settings.database
    file = default_database()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"{file.parent}: cannot make the data folder ({reason}); use --database FILE").said(
            "data_folder", folder=str(file.parent), reason=reason
        ) from None
    return str(file)
