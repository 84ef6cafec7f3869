"""Everything about a server that its owner may decide: each setting is a flag, a variable and a line of the reference.

A flag wins over its variable, a variable over the default. Nothing else in the server reads the environment.
"""

from __future__ import annotations

import os
import re
import sys
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
    workers: Annotated[
        int, Meta(ge=0, le=256, description="Processes in which bots think; 0 for one fewer than there are cores.")
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
    tables_per_minute: Annotated[
        int, Meta(ge=0, description=f"Tables that one address may open in a minute; {NO_LIMIT}")
    ] = 20
    joins_per_minute: Annotated[
        int, Meta(ge=0, description=f"Seats that one address may take in a minute; {NO_LIMIT}")
    ] = 60
    reads_per_minute: Annotated[
        int,
        Meta(ge=0, description=f"Records, proofs and replays that one address may get in a minute; {NO_LIMIT}"),
    ] = 240
    handovers_per_minute: Annotated[
        int,
        Meta(ge=0, description=f"How often one address may leave seats for other devices in a minute; {NO_LIMIT}"),
    ] = 20
    failed_tokens: Annotated[
        int,
        Meta(
            ge=0,
            description=f"Wrong tokens and codes in a minute after which an address may not try any; {NO_LIMIT}",
        ),
    ] = 10
    sockets_per_address: Annotated[
        int, Meta(ge=0, description=f"WebSockets that one address may have open; {NO_LIMIT}")
    ] = 100
    most_sockets: Annotated[int, Meta(ge=0, description=f"WebSockets that may be open in all; {NO_LIMIT}")] = 10_000
    most_tables: Annotated[
        int, Meta(ge=0, description=f"Number of live tables at which no more may be opened; {NO_LIMIT}")
    ] = 10_000
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
    parse_programs(settings.program)
    return settings


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


def settings_page(command: str) -> str:
    """Return the reference page of the settings."""
    rows = "\n".join(
        f"| `{setting.flag}` | `{setting.variable}` | {_shown_default(setting)} | {setting.about} |"
        for setting in all_settings()
    )
    return _PAGE.format(command=command, rows=rows)


def _shown_default(setting: Setting) -> str:
    if setting.kind is bool:
        return "on" if setting.default else "off"
    return f"`{setting.default}`" if setting.default not in ("", ()) else "none"


_PAGE = """\
# The server's settings

`mirabilia serve` runs the table server. Every setting is a flag and an environment variable; a flag wins. A variable
that turns something on or off is `1` or `0`. This page is written by `{command}`; change
[settings.py](../../src/mirabilia/server/settings.py), not this page.

| flag | variable | default | what it means |
|---|---|---|---|
{rows}

## Who may ask

- A browser always says whose page it is on (`Origin`). Every WebSocket and every POST is refused unless that is exactly
  the address the server was asked at, or one given with `--origin`: letter by letter, one header, never empty.
  A request without `Origin` comes from a program and passes; a browser's request that has lost it does not.
- The name the server was asked at (`Host`) must be `localhost`, a numeric address, the name of the machine, the
  `--host`, or the host of an `--origin`. So no page can reach it by pointing a name of its own at your machine.
- A seat is proved by its token, in the `watch` message of a WebSocket or as `Authorization: Bearer TOKEN`, and nowhere
  else, so the token is in no address and no log. The server keeps only hashes of tokens; seats on their way to another
  device are encrypted with the code that brings them back.
- For the limits, an address is the whole of an IPv4 address or the first half of an IPv6 address. Behind a proxy, all
  clients would look like one: name the proxy with `--trust-proxy`, and have it pass `Host` on unchanged.
- The server speaks HTTP. If people outside your own network play, put a proxy with TLS in front of it, which also keeps
  `/metrics` private.

## What it answers

| request | answer |
|---|---|
| `POST /api/tables` | opens a table and takes a seat: the token of the seat |
| `GET /api/tables?phase=lobby&limit=50` | public tables: `lobby`, `playing` or `over` |
| `GET /api/tables?ids=ID,ID` | the tables with these ids, at most 100, with who is awaited and until when |
| `GET /api/tables/ID` | everything the public may know about a table; with a token, what its seat may know |
| `POST /api/tables/ID/seats` | takes a seat: its token |
| `GET /api/tables/ID/steps?eyes=public&first=0&count=50` | a game step by step, as `public`, a seat or `all` saw it |
| `GET /api/tables/ID/record`, `/transcript`, `/proof` | a game that is over, to replay and to verify |
| `POST /api/handovers` | leaves seats for another device: a code that is good once, for 15 minutes |
| `POST /api/handovers/take` | the seats that were left under such a code |
| `POST /api/recovery` | adds seats to those of a recovery code, which are kept for 400 days after the last addition |
| `POST /api/recovery/open` | the seats of a recovery code |
| `GET /health` | whether it works, as JSON; 503 if the store does not |
| `GET /metrics` | figures for Prometheus |
| `/ws` | the WebSocket of the game |

During a game, anyone may see its steps as the public does, and a seat with its token as that seat does; once it is
over, everybody may see everything.

A refused request has a JSON body with a `code` and a `message`. Bodies and messages have at most 8 KiB, bodies with
seats for another device 128 KiB. A WebSocket is closed with 1003 for data that is not text, 1007 for text that is not
UTF-8, 1008 for too many messages or wrong tokens, 1009 for a message that is too long, 1012 when the server stops, and
1013 when the client does not read what it is sent.

## When time runs out

A table has no clock, or one for each decision, from seconds to days, perhaps with a reserve that runs once the clock
has run down. When somebody lets both run out, a bot makes this one decision, and they make the next one themselves.
Somebody who misses several in a row, three unless the table says otherwise, is away: no clock runs for them, and
depending on the table's terms a bot decides for them while others play, or everybody waits. A table whose people are
all away stands still until one of them returns, and so does one with a clock of less than an hour that none of its
people has open when time runs out: no game runs on without its people. Somebody who returns makes the next open
decision. During a game people can agree upon a pause, more time or another clock; if somebody is gone, they can wait,
let a bot play, or let anyone with the link play until that person returns. What was decided, and by whom, is in the log
that everybody at the table sees.

Spectators of a public table see its game with a delay, set by `--spectator-delay`; a table can also be played without
spectators.

## How it calls people

Somebody who has asked for it is called by Web Push when it is their turn and they do not have the table open: once for
each of their turns, with the game, the others' names and the time left. The keys for that are made at the first start
and kept with the tables; if they are lost, everybody has to ask again. Messages go out from the server itself, on port
443 and only to `fcm.googleapis.com`, `*.push.services.mozilla.com`, `*.push.apple.com`, `*.notify.windows.com` and the
services given with `--push-service`; their contents are encrypted for the browser. A service that is busy is tried a
few more times; a browser that no longer takes messages is forgotten.

## How it ends

SIGTERM and Ctrl-C stop it: nobody new is let in, sockets are closed with 1012, writes under way are finished, and other
servers on the same database may take over its tables at once. It exits with 0 within `--grace` seconds. A second
Ctrl-C ends it at once; even then, everything that was acknowledged is stored.
"""
