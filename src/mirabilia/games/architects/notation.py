"""Notation: setups, moves and whole games as short text, used in records, logs, tests and bug reports.

    giza rhodes olympia               a setup of three players; seat 0 begins
    giza rhodes olympia first=2       seat 2 begins
    giza ? ?                          wishes: what is open is drawn

    take left                         the turn's card: left, right or centre
    draw centre                       an extra card by a progress token
    build 2 wood wood                 stage 2 with two wood
    build 3 wood glass +1             with a coin for what is missing
    build 5 wood +2 economy           two yellow cards, one of them doubled
    build 3 wood wood glass engineering
    research gear gear urbanism       symbols for a face-up token
    research compass gear tablet ?    for the top of the stack
    end                               end the turn
    from 2, from centre               Alexandria: any deck, by its seat
    token culture, token ?            Babylon
    look left, keep wood              Halicarnassus
    use, decline                      the effect of a stage

A whole game is a text of lines: the moves of one seat in a row, after its number. Only real choices are
moves; what leaves no choice happens on its own. Anything after a # is a remark.

    architects giza rhodes
    seed 7
    0: take left
    1: take right | build 1 wood glass
    hash 00c0ffee00c0ffee
"""

from __future__ import annotations

import re
from typing import assert_never

from mirabilia.core.errors import NotationError, SetupError
from mirabilia.core.gametext import TextLine, framed, parse_frame, write_frame
from mirabilia.core.record import Record
from mirabilia.games.architects.codec import SIDES
from mirabilia.games.architects.facts import RESOURCES, STAGES, SYMBOLS
from mirabilia.games.architects.model import (
    Build,
    Decline,
    Draw,
    End,
    Keep,
    LookAt,
    Move,
    Research,
    Setup,
    Take,
    TakeFrom,
    TakeToken,
    Use,
)
from mirabilia.games.architects.tables import (
    CARD_NUMBERS,
    EQUAL_SYMBOLS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    TOKEN_NUMBERS,
    WONDER_NAMES,
)

CENTRE = "centre"
A_BUILD, A_SEAT = "build 2 wood wood +1", "0: "
"""Examples of lines, shown to anyone who wrote one wrongly."""
_SEAT = f"[0-{MOST_PLAYERS - 1}]"
_PLAIN: dict[str, Move] = {"end": End(), "use": Use(), "decline": Decline()}
_OF_ONE_WORD = ("take", "draw", "look", "from", "token", "keep")
"""Verbs that are followed by one word."""


def write_move(move: Move) -> str:
    """Write a move."""
    match move:
        case Take(deck):
            return f"take {deck}"
        case Draw(deck):
            return f"draw {deck}"
        case Build(stage, spent, coins, economy, engineering):
            words = ["build", str(stage), *spent, *([f"+{coins}"] if coins else [])]
            return " ".join([*words, *(["economy"] * economy), *(["engineering"] * engineering)])
        case Research(symbols, token):
            return " ".join(["research", *symbols, token or "?"])
        case TakeFrom(seat):
            return f"from {CENTRE if seat is None else seat}"
        case TakeToken(token):
            return f"token {token or '?'}"
        case LookAt(deck):
            return f"look {deck}"
        case Keep(card):
            return f"keep {card}"
        case End():
            return "end"
        case Use():
            return "use"
        case Decline():
            return "decline"
    assert_never(move)


def parse_move(text: str) -> Move:
    """Read a move; NotationError says what is wrong with it."""
    verb, *words = text.split(" ")
    if text in _PLAIN:
        return _PLAIN[text]
    if verb == "build":
        return _parse_build(text, words)
    if verb == "research":
        return _parse_research(text, words)
    if len(words) != 1 or verb not in _OF_ONE_WORD:
        known = ", ".join(["build", "research", *_OF_ONE_WORD, *_PLAIN])
        raise NotationError(f"{text!r} is not a move: it must begin with one of {known}").said(
            "move_verb", text=text, known=known
        )
    word = words[0]
    if verb == "from":
        if word != CENTRE and not re.fullmatch(_SEAT, word):
            raise NotationError(f"{text!r} is not a move: a deck is {CENTRE} or the number of a seat").said(
                "move_any_deck", text=text, centre=CENTRE
            )
        return TakeFrom(None if word == CENTRE else int(word))
    if verb == "token":
        return TakeToken(_parse_token(text, word))
    if verb == "keep":
        if word not in CARD_NUMBERS:
            raise NotationError(f"{text!r} is not a move: there is no card {word!r}").said(
                "move_card", text=text, card=word
            )
        return Keep(word)
    for side in SIDES:
        if word == side:
            return Take(side) if verb == "take" else Draw(side) if verb == "draw" else LookAt(side)
    known = ", ".join(SIDES)
    raise NotationError(f"{text!r} is not a move: a deck is one of {known}").said("move_deck", text=text, known=known)


def _parse_build(text: str, words: list[str]) -> Build:
    found = re.fullmatch(
        rf"([1-{STAGES}])((?: (?:{'|'.join(RESOURCES)}))*)(?: \+([1-9]))?( economy)?( engineering)?", " ".join(words)
    )
    if found is None:
        raise NotationError(f"{text!r} is not a move: a build is like {A_BUILD!r}").said(
            "move_build", text=text, like=A_BUILD
        )
    asked = found[2].split()
    spent = tuple(name for name in RESOURCES for _ in range(asked.count(name)))
    if list(spent) != asked:
        order = ", ".join(RESOURCES)
        raise NotationError(f"{text!r} is not a move: resources stand in the order {order}").said(
            "move_order", text=text, order=order
        )
    return Build(int(found[1]), spent, int(found[3] or 0), bool(found[4]), bool(found[5]))


def _parse_research(text: str, words: list[str]) -> Research:
    *names, token = words or [""]
    sets = [*((symbol,) * EQUAL_SYMBOLS for symbol in SYMBOLS), SYMBOLS]
    for symbols in sets:
        if tuple(names) == symbols:
            return Research(symbols, _parse_token(text, token))
    different = " ".join(SYMBOLS)
    raise NotationError(f"{text!r} is not a move: a set is two identical symbols, or {different}").said(
        "move_set", text=text, different=different
    )


def _parse_token(text: str, word: str) -> str | None:
    if word != "?" and word not in TOKEN_NUMBERS:
        raise NotationError(f"{text!r} is not a move: there is no progress token {word!r}").said(
            "move_token", text=text, token=word
        )
    return None if word == "?" else word


def write_setup(setup: Setup) -> str:
    """Write a setup."""
    return " ".join(setup.wonders) + (f" first={setup.first}" if setup.first else "")


def parse_setup(text: str) -> Setup:
    """Read a complete setup; NotationError or SetupError says what is wrong with it."""
    wishes, first = parse_wishes(text)
    wonders = tuple(wonder for wonder in wishes if wonder)
    if len(wonders) != len(wishes):
        raise NotationError(f"{text!r} leaves a wonder open; a setup names them all").said(
            "setup_wonder_open", text=text
        )
    if not LEAST_PLAYERS <= len(wonders) <= MOST_PLAYERS:
        raise SetupError(f"{text!r}: {LEAST_PLAYERS} to {MOST_PLAYERS} wonders, one for each player").said(
            "setup_wonders", text=text, least=LEAST_PLAYERS, most=MOST_PLAYERS
        )
    if first >= len(wonders):
        raise SetupError(f"{text!r}: there is no seat {first} to begin").said("setup_first", text=text, seat=first)
    return Setup(wonders, first)


def parse_wishes(text: str) -> tuple[list[str | None], int]:
    """Read the wish for each seat, and who begins."""
    words = text.lower().split()
    first = 0
    if words and words[-1].startswith("first="):
        number = words.pop().removeprefix("first=")
        if not re.fullmatch(_SEAT, number):
            raise NotationError(f"{text!r}: {number!r} is not the number of a seat").said(
                "setup_seat", text=text, seat=number
            )
        first = int(number)
    for word in words:
        if word != "?" and word not in WONDER_NAMES:
            known = ", ".join(WONDER_NAMES)
            raise NotationError(f"there is no wonder {word!r}; there are {known}").said(
                "no_wonder", wonder=word, known=known
            )
        if word != "?" and words.count(word) > 1:
            raise SetupError(f"{word} appears twice; every city needs a wonder of its own").said(
                "wonder_twice", wonder=word
            )
    return [None if word == "?" else word for word in words], first


def write_game(record: Record) -> str:
    """Write a whole game, with a new line whenever the deciding seat changes."""
    lines = []
    moves = [text.partition(" ")[::2] for text in record.moves]
    while moves:
        seat = moves[0][0]
        run = []
        while moves and moves[0][0] == seat:
            run.append(moves.pop(0)[1])
        lines.append(f"{seat}: " + " | ".join(run))
    return write_frame(record, lines)


def parse_game(text: str) -> Record:
    """Read a whole game; NotationError names the line that is wrong."""
    frame = parse_frame("architects", text)
    parse_setup(frame.setup)
    return framed("architects", frame, [entry for line in frame.body for entry in _parse_run(line)])


def _parse_run(line: TextLine) -> list[str]:
    seat, colon, rest = line.text.partition(": ")
    if not colon or not re.fullmatch(_SEAT, seat):
        raise NotationError(f"line {line.number}: {line.text!r} does not begin with a seat like {A_SEAT!r}").said(
            "text_seat", number=line.number, text=line.text, like=A_SEAT
        )
    entries = []
    for move in rest.split("|"):
        try:
            parse_move(move.strip())
        except NotationError as error:
            raise NotationError(f"line {line.number}: {error}").said(
                "text_line", number=line.number, reason=error
            ) from None
        entries.append(f"{seat} {move.strip()}")
    return entries
