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

LogLevel = Literal["debug", "info", "warning", "error"]
NO_LIMIT = "0 for no limit."
NO_CONTACT = "mailto:nobody@example.org"
"""The contact given to push services, which require one, when the settings name none."""
OTHER_VARIABLES = (
    *("MIRABILIA_BACKEND", "MIRABILIA_CACHE", "MIRABILIA_COMMAND", "MIRABILIA_GAMES", "MIRABILIA_LANGUAGE"),
    *("MIRABILIA_WEB_GAMES", "MIRABILIA_BROWSER"),
)
"""Variables that begin like those of the settings and are read elsewhere."""
_CONTACT = re.compile(r"mailto:[^@\s<>]+@[^@\s<>]+|https://[a-z0-9.-]+(?:[/:][!-~]*)?")


class Settings(Struct, frozen=True, kw_only=True):
    """What a server is started with."""

    host: Annotated[str, Meta(description="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen on; 0 picks a free one.")] = 7007
    open: Annotated[bool, Meta(description="Open the game in a browser once the server is running.")] = False
    database: Annotated[
        str,
        Meta(
            description="Where tables are kept: a file, postgresql://..., or :memory: to forget them at the end. "
            "By default, a file in your data folder."
        ),
    ] = ""
    origin: Annotated[
        tuple[str, ...],
        Meta(
            description="Another web address from which browsers may play, such as https://play.example.org; may be "
            "given several times, separated by spaces in the variable. The server's own address is always allowed."
        ),
    ] = ()
    trust_proxy: Annotated[
        str,
        Meta(
            description="Addresses of proxies, separated by commas, trusted to say who the client is "
            "(X-Forwarded-For and -Proto)."
        ),
    ] = ""
    processes: Annotated[
        int,
        Meta(
            ge=0,
            le=256,
            description="Processes that share the tables; 0 for one if only this machine can reach the server, else "
            "for as many as there are cores. Limits for one address count in each of them.",
        ),
    ] = 0
    workers: Annotated[
        int,
        Meta(ge=0, le=256, description="Processes in which bots think; 0 for as many as there are cores, at least 2."),
    ] = 0
    program: Annotated[
        tuple[str, ...],
        Meta(
            description="A program that may play, as NAME=COMMAND: hosts find NAME among the bots. May be given "
            "several times, one per line in the variable. Nobody but you can name a command.",
            extra={"separator": "\n"},
        ),
    ] = ()
    push_service: Annotated[
        tuple[str, ...],
        Meta(
            description="Another service for messages to browsers (Web Push), such as https://push.example.org; may "
            "be given several times, separated by spaces in the variable. Those of the usual browsers are known; "
            "http is allowed only on this machine."
        ),
    ] = ()
    push_contact: Annotated[
        str,
        Meta(
            description="Where those services can reach you if your messages cause trouble: mailto:... or https://... "
            "By default, the first --origin with https."
        ),
    ] = ""
    warm: Annotated[bool, Meta(description="Compile the bots in the background, so that they think faster.")] = True
    log_level: Annotated[LogLevel, Meta(description="The lowest level that is logged, on standard error.")] = "info"
    access_log: Annotated[bool, Meta(description="Log every request and every socket.")] = False
    metrics: Annotated[bool, Meta(description="Show the figures of /metrics to other machines too.")] = False
    grace: Annotated[
        float, Meta(ge=0.5, le=600, description="Seconds to finish what is being written when the server is stopped.")
    ] = 10.0
    spectator_delay: Annotated[
        int,
        Meta(
            ge=0,
            le=3600,
            description="Seconds by which a public game is delayed for its spectators; 0 for no delay.",
        ),
    ] = 60
    keep_finished: Annotated[
        int,
        Meta(ge=0, description="Days for which finished games are kept; 0 for ever. Running ones are always kept."),
    ] = 0
    moderators: Annotated[
        str,
        Meta(
            description="A file with a line for each moderator: a name and a token. Without it nobody can moderate, "
            "and nothing can be reported."
        ),
    ] = ""
    refused_names: Annotated[
        str,
        Meta(
            description="A file of words, one a line, that nobody here may have as a word of their name; with a * "
            "before it, not even as a part of a word."
        ),
    ] = ""
    tables_per_minute: Annotated[
        int, Meta(ge=0, description=f"Tables that one address may open in a minute; {NO_LIMIT}")
    ] = 20
    joins_per_minute: Annotated[
        int, Meta(ge=0, description=f"Seats that one address may take in a minute; {NO_LIMIT}")
    ] = 60
    searchers_per_minute: Annotated[
        int,
        Meta(ge=0, description=f"Bots that search ahead which one address may seat in a minute; {NO_LIMIT}"),
    ] = 60
    reads_per_minute: Annotated[
        int,
        Meta(
            ge=0,
            description="Records, proofs and replays that one address may get in a minute, and tables that it may look "
            f"at which nobody has open; {NO_LIMIT}",
        ),
    ] = 240
    lists_per_minute: Annotated[
        int, Meta(ge=0, description=f"Lists of tables that one address may get in a minute; {NO_LIMIT}")
    ] = 600
    reviews_per_hour: Annotated[
        int, Meta(ge=0, description=f"Games that one address may have reviewed in an hour; {NO_LIMIT}")
    ] = 30
    hint_games: Annotated[
        int,
        Meta(
            ge=20,
            le=1_000_000,
            description="Games that are played out for a hint, if there is time; the coach plays as many.",
        ),
    ] = 3000
    hint_seconds: Annotated[
        float, Meta(ge=0.2, le=60, description="Seconds in which a hint comes, with fewer games if the server is busy.")
    ] = 1.0
    review_games: Annotated[
        int,
        Meta(
            ge=20,
            le=1_000_000,
            description="Games that are played out for each decision of a review: more make it sharper and slower.",
        ),
    ] = 12_000
    handovers_per_minute: Annotated[
        int,
        Meta(
            ge=0,
            description="How often one address may leave seats for other devices, renew or export them or be forgotten "
            f"in a minute; {NO_LIMIT}",
        ),
    ] = 20
    reports_per_minute: Annotated[
        int, Meta(ge=0, description=f"Reports to the moderators that one address may send in a minute; {NO_LIMIT}")
    ] = 5
    failed_tokens: Annotated[
        int,
        Meta(
            ge=0,
            description="Wrong tokens and codes in a minute after which an address is told to wait; right ones are "
            f"always taken; {NO_LIMIT}",
        ),
    ] = 10
    sockets_per_address: Annotated[
        int, Meta(ge=0, description=f"WebSockets that one address may have open; {NO_LIMIT}")
    ] = 100
    connections_per_address: Annotated[
        int,
        Meta(ge=0, description=f"Connections without a WebSocket that one address may have open; {NO_LIMIT}"),
    ] = 200
    most_sockets: Annotated[int, Meta(ge=0, description=f"WebSockets that may be open in all; {NO_LIMIT}")] = 10_000
    most_tables: Annotated[
        int, Meta(ge=0, description=f"Number of live tables at which no more may be opened; {NO_LIMIT}")
    ] = 10_000
    most_lag: Annotated[
        int,
        Meta(
            ge=0,
            description="Milliseconds by which the server may be late, for a second or so, before it refuses new "
            f"tables and spectators, so that running games stay quick; {NO_LIMIT}",
        ),
    ] = 200
    messages: Annotated[
        int,
        Meta(
            ge=0, description=f"Messages that a WebSocket may send in 20 seconds before it is closed (1008); {NO_LIMIT}"
        ),
    ] = 100
    tables_per_socket: Annotated[
        int, Meta(ge=1, le=1000, description="Tables that may be watched on one WebSocket at a time.")
    ] = 20
    unread: Annotated[
        int,
        Meta(
            ge=65_536,
            description="Bytes that may wait for a client that does not read, before it is closed (1013).",
        ),
    ] = 1_048_576


class Setting(Struct, frozen=True):
    """A setting as the command line and the reference show it."""

    name: str
    kind: Any
    """The type without its description: bool, int, float, str, a Literal, or a tuple of texts."""
    default: Any
    about: str
    least: float | None
    most: float | None
    separator: str | None = None
    """What separates several values in the variable; None for spaces."""

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
    kind, meta = get_args(hint)
    assert get_origin(kind) is not UnionType, "a setting has one type, and an empty text for nothing"
    separator = (meta.extra or {}).get("separator")
    return Setting(name, kind, default, meta.description, meta.ge, meta.le, separator)


def checked(settings: Settings) -> Settings:
    """Return the settings if they are valid; UsageError says what is wrong beyond what the types check."""
    for origin in settings.origin:
        if not is_origin(origin):
            raise UsageError(
                f"--origin: {origin!r} is not a web address like https://play.example.org, without a path and in small "
                "letters"
            )
    for service in settings.push_service:
        if not is_push_origin(service):
            raise UsageError(
                f"--push-service: {service!r} is not a web address like https://push.example.org, without a path and "
                "in small letters; http is allowed only on this machine"
            )
    if settings.push_contact and not _CONTACT.fullmatch(settings.push_contact):
        raise UsageError(
            f"--push-contact: {settings.push_contact!r} is neither like mailto:me@example.org nor https://example.org"
        )
    for proxy in listed(settings.trust_proxy):
        if not _is_proxy(proxy):
            raise UsageError(
                f"--trust-proxy: {proxy!r} is neither an address like 10.0.0.2 nor a network like 10.0.0.0/8"
            )
    parse_programs(settings.program)
    return settings


def check_variables(variables: Iterable[str]) -> None:
    """Raise UsageError for a variable that begins like ours and is none of them: it was meant to set something."""
    known = [setting.variable for setting in all_settings()] + list(OTHER_VARIABLES)
    for variable in variables:
        if variable.startswith("MIRABILIA_") and variable not in known:
            close = get_close_matches(variable, known, 1)
            meant = f"; did you mean {close[0]}?" if close else ""
            raise UsageError(f"{variable}: there is no such setting{meant}")


def listed(text: str) -> list[str]:
    """Return what commas separate in a setting."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_proxy(text: str) -> bool:
    """Tell whether a proxy is named by its address or its network; `*` trusts everybody."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return text == "*"
    return True


def is_push_origin(service: str) -> bool:
    """Tell whether messages to browsers may go by way of a service: over TLS, or on this machine."""
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
        reason = error.strerror or error
        raise UsageError(f"{file.parent}: cannot make the data folder ({reason}); use --database FILE") from None
    return str(file)
