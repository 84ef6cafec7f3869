"""What may be done at a table: turns a command into the entries that carry it out, or a refusal that says why not.

Nothing here changes a table or knows a rule of a game: the game says whether a move is an option.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, assert_never
from unicodedata import category

import msgspec
from msgspec import Raw
from msgspec.structs import asdict, replace

from mirabilia.bots.roster import parse_entrant, write_entrant
from mirabilia.core.errors import MirabiliaError
from mirabilia.server.tables import log
from mirabilia.server.tables.change import Addition, Choice
from mirabilia.server.tables.dealing import awaited, dealt, drawn_setup, first_deal, promised, told
from mirabilia.server.tables.seat import Seat
from mirabilia.server.tables.seed import DealSource
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.wishes import agreements, check_wish, is_carried, voters_of
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from mirabilia.server.wire.terms import Terms

MOST_CHANGES = 100
"""How often one seat may choose, ask for something, step away or change its mind in one turn."""
MOST_SAID = 20
"""How often one person may say or show something in a minute."""
MOST_SUBSCRIPTIONS = 10
"""On how many devices the person at a seat may be called."""
MINUTE = 60_000
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or symbols but show nothing: Korean fillers, and the blank of Braille."""
NOBODY: Mapping[int, int] = {}

_encoder = msgspec.json.Encoder()


def entries_for(
    table: Table,
    seat: int,
    command: wire.TableCommand,
    now: int,
    programs: Collection[str] = (),
    gone: Mapping[int, int] = NOBODY,
    is_owner: bool = False,
) -> Sequence[Addition]:
    """Return what a seat's command puts into the log; RefusedError if it may not be done.

    `gone` are the seats whose people do not have the table open, and since when. `is_owner` says that the
    command comes not from the guest who plays the seat but from the person whose seat it is, who returns by sending it.
    """
    if table.phase == "closed":
        raise RefusedError("closed", "this table was given up")
    if is_owner:
        return _by_owner(table, seat, command, now, programs, gone)
    match command:
        case wire.Choose():
            return _choose(command, table, seat, now)
        case wire.Withdraw():
            return _withdraw(command, table, seat, now)
        case wire.Coach():
            return _coach(command, table, seat, now)
        case wire.Start():
            return _start(command, table, seat, now, gone)
        case wire.PromiseShare():
            _check_lobby(table)
            return promised(command, table, seat, now)
        case wire.TellShare():
            return told(command, table, seat, now, gone)
        case wire.Sit():
            return _sit(command, table, seat, now)
        case wire.PlaceBot():
            return _place_bot(command, table, seat, now, programs)
        case wire.ClearSeat():
            return _clear_seat(command, table, seat, now)
        case wire.Arrange():
            return _arrange(command, table, seat, now)
        case wire.Change():
            return _change(command, table, seat, now)
        case wire.Leave():
            return _leave(command, table, seat, now, gone)
        case wire.Want():
            return _want(command, table, seat, now, gone)
        case wire.Unwant():
            return _unwant(command, table, seat, now)
        case wire.Resume():
            return _resume(command, table, seat, now)
        case wire.Away():
            return _away(command, table, seat, now, gone)
        case wire.Return():
            _check_begun(table)
            return [log.Returned(at=now, seat=seat, id=command.id)]
        case wire.Subscribe():
            return [_subscribed(command, table.seats[seat], seat, now)]
        case wire.Unsubscribe():
            return [log.Unsubscribed(at=now, seat=seat, id=command.id, endpoint=command.endpoint)]
        case wire.Say():
            _check_talk(table, seat, now)
            return [log.Spoke(at=now, seat=seat, id=command.id, text=clean_text(command.text))]
        case wire.React():
            _check_talk(table, seat, now)
            return [log.Spoke(at=now, seat=seat, id=command.id, reaction=command.reaction)]
    assert_never(command)


def _by_owner(
    table: Table,
    seat: int,
    command: wire.TableCommand,
    now: int,
    programs: Collection[str],
    gone: Mapping[int, int],
) -> Sequence[Addition]:
    """Return what a command does if a guest has its sender's seat: acting takes it back, asking for calls does not."""
    if isinstance(command, wire.Return):
        return [log.Reclaimed(at=now, seat=seat, id=command.id)]
    if isinstance(command, wire.Subscribe):
        return [_subscribed(command, table.seats[seat].lent or table.seats[seat], seat, now, lent=True)]
    if isinstance(command, wire.Unsubscribe):
        return [log.Unsubscribed(at=now, seat=seat, id=command.id, endpoint=command.endpoint, lent=True)]
    if isinstance(command, wire.Leave | wire.Away):
        raise RefusedError("not-now", "somebody is playing for you; take your seat back first")
    return [log.Reclaimed(at=now, seat=seat), *entries_for(table, seat, command, now, programs, gone)]


def _choose(command: wire.Choose, table: Table, seat: int, now: int) -> Sequence[Addition]:
    check_turn(table, command.turn)
    move = _read_move(table, command.move)
    check_city(table, seat, command.city)
    try:
        choice = choose(table, seat, command.city, move, "person", now, command.id)
    except MirabiliaError as error:
        raise RefusedError("not-an-option", str(error)) from None
    return [*_back_first(table, seat, now), choice]


def _read_move(table: Table, data: Raw) -> Any:
    """Return the move that a client sent back; RefusedError if it is not a move, or was altered."""
    try:
        move = _decoder_of(table.descriptor.nouns.move).decode(data)
        written = _encoder.encode(move)
        is_as_it_came = written == bytes(data) or msgspec.json.decode(written) == msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        is_as_it_came = False
    if not is_as_it_came:
        raise RefusedError("not-an-option", "this is not a move; send back the move of an option unchanged")
    return move


@cache
def _decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder for the moves of a game; making it takes longer than reading a move."""
    return msgspec.json.Decoder(kind)


def choose(table: Table, seat: int, city: int, move: Any, by: log.Chooser, now: int, id_: str | None = None) -> Choice:
    """Return a choice for the log, with the step it leads to; MirabiliaError if it is not an option."""
    assert table.state
    step = table.rules.choose(table.state, city, move)
    text = table.rules.write_move(move)
    return Choice(log.ChoiceMade(at=now, seat=seat, id=id_, turn=table.turn, city=city, move=text, by=by), step)


def _withdraw(command: wire.Withdraw, table: Table, seat: int, now: int) -> Sequence[Addition]:
    check_turn(table, command.turn)
    check_city(table, seat, command.city)
    try:
        assert table.state
        step = table.rules.withdraw(table.state, command.city)
    except MirabiliaError as error:
        raise RefusedError("not-now", str(error)) from None
    entry = log.ChoiceWithdrawn(at=now, seat=seat, id=command.id, turn=command.turn, city=command.city)
    return [*_back_first(table, seat, now), Choice(entry, step)]


def _coach(command: wire.Coach, table: Table, seat: int, now: int) -> list[log.Entry]:
    _check_no_lesson(table)
    _check_changes(table, seat)
    if table.phase == "over":
        raise RefusedError("not-now", "the game is over; its review says more")
    if table.seats[seat].coached == command.on:
        raise RefusedError("not-now", "this is already so")
    return [log.CoachAgreed(at=now, seat=seat, id=command.id, on=command.on)]


def _start(command: wire.Start, table: Table, seat: int, now: int, gone: Mapping[int, int]) -> list[log.Entry]:
    _check_host(table, seat)
    empty = [number for number, place in enumerate(table.seats) if place.is_open]
    if empty:
        raise RefusedError("not-now", f"seat {empty[0]} is still open; wait for a person or place a bot")
    return awaited(command, table, seat, now, gone)


def _sit(command: wire.Sit, table: Table, seat: int, now: int) -> list[log.Entry]:
    _check_lobby(table)
    if not _place(table, command.seat).is_open:
        raise RefusedError("seat-taken", f"seat {command.seat} is not open")
    return [log.Moved(at=now, seat=seat, id=command.id, to=command.seat)]


def _place_bot(command: wire.PlaceBot, table: Table, seat: int, now: int, programs: Collection[str]) -> list[log.Entry]:
    _check_host(table, seat)
    if _place(table, command.seat).name is not None:
        raise RefusedError("seat-taken", f"seat {command.seat} is a person's")
    bot = bot_name(command.bot, programs)
    return [log.BotPlaced(at=now, seat=seat, id=command.id, place=command.seat, bot=bot)]


def _clear_seat(command: wire.ClearSeat, table: Table, seat: int, now: int) -> list[log.Entry]:
    _check_host(table, seat)
    _place(table, command.seat)
    if command.seat == seat:
        raise RefusedError("not-now", "this is your own seat; leave instead")
    return [log.Cleared(at=now, seat=seat, id=command.id, place=command.seat)]


def _arrange(command: wire.Arrange, table: Table, seat: int, now: int) -> list[log.Entry]:
    _check_host(table, seat)
    _check_no_lesson(table)
    kept = [number for number in command.seats if number is not None]
    for number in kept:
        _place(table, number)
    if len(set(kept)) < len(kept):
        raise RefusedError("wrong-setup", "a seat cannot be in two places")
    for number in table.people:
        if number not in kept:
            raise RefusedError("seat-taken", f"seat {number} is a person's; ask them to leave, or clear it first")
    wonders = table.rules.move_wishes(table.options.wonders, command.seats)
    drawn_setup(replace(table.options, players=len(command.seats), wonders=wonders))
    return [log.Arranged(at=now, seat=seat, id=command.id, seats=command.seats, wonders=wonders)]


def _change(command: wire.Change, table: Table, seat: int, now: int) -> list[log.Entry]:
    _check_host(table, seat)
    _check_no_lesson(table)
    options = replace(table.options, **asdict(command.terms))
    drawn_setup(options)
    return [log.Changed(at=now, seat=seat, id=command.id, options=options)]


def _leave(command: wire.Leave, table: Table, seat: int, now: int, gone: Mapping[int, int]) -> list[log.Entry]:
    if table.phase == "over":
        raise RefusedError("not-now", "the game is over; there is no seat to give up")
    if table.dealing is not None:  # the others have told their shares for this deal, so the cards are dealt
        return [*dealt(table, seat, now), log.Left(at=now, seat=seat, id=command.id)]
    agreed = agreements(table, voters_of(table, gone, now), {seat}, now)
    return [log.Left(at=now, seat=seat, id=command.id), *agreed]


def _want(command: wire.Want, table: Table, seat: int, now: int, gone: Mapping[int, int]) -> list[log.Entry]:
    _check_begun(table)
    _check_changes(table, seat)
    wish = command.wish
    check_wish(table, seat, wish, now, gone)
    voters = voters_of(table, gone, now) | {seat}
    backers = table.wanted.get(wish, set()) | {seat}
    entries = [*_back_first(table, seat, now), log.WishMade(at=now, seat=seat, id=command.id, wish=wish)]
    if is_carried(table, wish, backers, voters):
        by = seat if len(backers) == 1 else None
        entries.append(log.Agreed(at=now, wish=wish, by=by))
    return entries


def _unwant(command: wire.Unwant, table: Table, seat: int, now: int) -> list[log.Entry]:
    if seat not in table.wanted.get(command.wish, ()):
        raise RefusedError("not-now", "you have not asked for this, or it is already done")
    return [log.WishWithdrawn(at=now, seat=seat, id=command.id, wish=command.wish)]


def _resume(command: wire.Resume, table: Table, seat: int, now: int) -> list[log.Entry]:
    _check_begun(table)
    if not table.paused:
        raise RefusedError("not-now", "there is no pause to end")
    return [*_back_first(table, seat, now), log.Resumed(at=now, seat=seat, id=command.id)]


def _away(command: wire.Away, table: Table, seat: int, now: int, gone: Mapping[int, int]) -> list[log.Entry]:
    _check_begun(table)
    _check_changes(table, seat)
    if table.seats[seat].away:
        raise RefusedError("not-now", "you are already away")
    agreed = agreements(table, voters_of(table, gone, now), {seat}, now)
    return [log.SteppedAway(at=now, seat=seat, id=command.id), *agreed]


def _subscribed(command: wire.Subscribe, place: Seat, seat: int, now: int, *, lent: bool = False) -> log.Subscribed:
    if command.endpoint not in place.subscriptions and len(place.subscriptions) >= MOST_SUBSCRIPTIONS:
        raise RefusedError("too-many", "this seat is already called on many devices; switch one of them off first")
    return log.Subscribed(
        at=now,
        seat=seat,
        id=command.id,
        endpoint=command.endpoint,
        p256dh=command.p256dh,
        auth=command.auth,
        language=command.language,
        lent=lent,
    )


def entries_to_open(
    request: bodies.NewTable, source: DealSource, token: str, now: int, programs: Collection[str] = ()
) -> list[log.Entry]:
    """Return the first entries of a table; RefusedError if there can be no such table."""
    asked = {name: getattr(request, name) for name in Terms.__struct_fields__}
    options = log.Options(game=request.game, players=request.players, lesson=request.lesson, **asked)
    drawn_setup(options)
    if request.seat >= request.players:
        raise RefusedError("no-such-seat", f"there is no seat {request.seat} at a table for {request.players}")
    if len(request.bots) > request.players:
        raise RefusedError("no-such-seat", f"{len(request.bots)} bots are named for {request.players} seats")
    seated = log.Seated(at=now, seat=request.seat, name=clean_name(request.name), token=token)
    bots = [
        log.BotPlaced(at=now, seat=request.seat, place=place, bot=bot_name(bot, programs))
        for place, bot in enumerate(request.bots)
        if bot is not None and place != request.seat
    ]
    opened = log.Opened(at=now, options=options, **asdict(source))
    return [opened, seated, *_promise(source, request.promise, request.seat, now), *bots]


def entries_to_join(table: Table, request: bodies.Join, token: str, now: int) -> list[log.Entry]:
    """Return what taking a seat puts into the log; RefusedError if there is none to take."""
    if table.phase in ("over", "closed"):
        raise RefusedError("not-now", "nobody can join this table any more")
    if request.seat is not None:
        _place(table, request.seat)
    free = [number for number in range(table.options.players) if table.can_be_joined(number)]
    if not free or (request.seat is not None and request.seat not in free):
        raise RefusedError("seat-taken", "every seat is taken" if not free else f"seat {request.seat} is not open")
    seat = free[0] if request.seat is None else request.seat
    seated = log.Seated(at=now, seat=seat, name=clean_name(request.name), token=token)
    promise = request.promise if table.phase == "lobby" else None
    return [seated, *_promise(table.source, promise, seat, now)]


def _promise(source: DealSource, promise: str | None, seat: int, now: int) -> list[log.Entry]:
    """Return the promise that a person came with, where the deal takes shares."""
    return [log.Promised(at=now, seat=seat, promise=promise)] if promise and source.takes_shares else []


def entries_for_rematch(
    table: Table, source: DealSource, now: int, asker: int = 0, promise: str | None = None
) -> list[log.Entry]:
    """Return the first entries of the table where the same people go on; their tokens stay valid.

    The person who asks for it may promise a share. With bots alone there is nobody to wait for, so the game begins
    immediately. After a lesson, the rematch is a game like any other.
    """
    options = replace(table.options, lesson=False)
    entries: list[log.Entry] = [log.Opened(at=now, options=options, **asdict(source))]
    host = table.host
    order = sorted(range(len(table.seats)), key=lambda number: number != host)
    for number in order:
        place = table.seats[number]
        if place.person:
            entries.append(log.Seated(at=now, seat=number, name=place.person.name, token=place.person.token))
        elif place.bot is not None:
            entries.append(log.BotPlaced(at=now, seat=number, place=number, bot=place.bot))
    if len(table.people) == 1:
        if table.is_coached:  # nobody else is asked, and this person has agreed
            entries.append(log.CoachAgreed(at=now, seat=table.people[0], on=True))
        return [*entries, *first_deal(options, source, table.people[0], now, promise)]
    return [*entries, *_promise(source, promise, asker, now)]


def clean_name(name: str) -> str:
    """Return a name that fits on one line; RefusedError if nothing is left of it."""
    return _cleaned(name, "a name needs a letter")


def clean_text(text: str) -> str:
    """Return a text that fits on one line; RefusedError if nothing is left of it."""
    return _cleaned(text, "there is nothing to say")


def bot_name(text: str, programs: Collection[str] = ()) -> str:
    """Return a bot's name in its usual form; RefusedError if there is no such bot, or the name sets a thinking time."""
    try:
        entrant = parse_entrant(text)
    except MirabiliaError as error:
        raise RefusedError("wrong-setup", str(error)) from None
    if entrant.playouts is not None or entrant.seconds is not None:
        raise RefusedError("wrong-setup", f"the server decides how long bots think; write {text.partition('@')[0]}")
    if entrant.program and entrant.program not in programs:
        raise RefusedError("wrong-setup", f"there is no program {entrant.program!r} on this server")
    return write_entrant(entrant)


def _cleaned(text: str, complaint: str) -> str:
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not any(_is_seen(letter) for letter in shown):
        raise RefusedError("bad-message", complaint)
    return shown


def _is_seen(letter: str) -> bool:
    """Whether a letter alone shows anything on the screen: a mark does not, nor do some that count as letters."""
    return category(letter)[0] in "LNPS" and letter not in BLANKS


def _back_first(table: Table, seat: int, now: int) -> list[log.Entry]:
    """Return the entry by which a person who acts is back, if they were away or the table was deserted."""
    return [log.Returned(at=now, seat=seat)] if table.seats[seat].away or table.deserted else []


def _place(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise RefusedError("no-such-seat", f"there is no seat {seat} here")
    return table.seats[seat]


def _check_talk(table: Table, seat: int, now: int) -> None:
    said = sum(one.seat == seat and one.at > now - MINUTE for one in table.chat)
    if said >= MOST_SAID:
        raise RefusedError("too-many", "you have said a lot in the last minute; wait a little")


def _check_host(table: Table, seat: int) -> None:
    _check_lobby(table)
    if table.host != seat:
        raise RefusedError("not-host", "only the host of the table may do this")


def _check_lobby(table: Table) -> None:
    if table.phase != "lobby" or table.dealing is not None:
        raise RefusedError("not-now", "the game has begun")


def _check_no_lesson(table: Table) -> None:
    if table.options.lesson:
        raise RefusedError("not-allowed", "a lesson stays as it is; open a table of your own")


def _check_begun(table: Table) -> None:
    if table.phase != "playing":
        raise RefusedError("not-now", "nothing is being played here")


def _check_playing(table: Table) -> None:
    _check_begun(table)
    if table.paused:
        raise RefusedError("paused", "the game is paused")


def _check_changes(table: Table, seat: int) -> None:
    if table.changes[seat] >= MOST_CHANGES:
        raise RefusedError("too-many", "you have changed your mind too often; wait until all have chosen")


def check_turn(table: Table, turn: int) -> None:
    """Refuse what was meant for another turn."""
    if turn != table.turn and table.phase in ("playing", "over"):
        raise RefusedError("stale", f"this was for turn {turn}; the table is at turn {table.turn}")
    _check_playing(table)


def check_city(table: Table, seat: int, city: int) -> None:
    """Refuse a city that another seat decides for, and a seat that keeps changing its mind."""
    _check_changes(table, seat)
    try:
        mine = table.decider(city) == seat
    except MirabiliaError as error:
        raise RefusedError("not-now", str(error)) from None
    if not mine:
        raise RefusedError("not-allowed", f"city {city} is not yours to decide for")
