"""Notation: setups and moves as short text, used in records, logs, tests and bug reports.

rhodos-A gizah-B olympia-A        a setup of three players
rhodos-A gizah-B + olympia-A      two players and the Free City
rhodos ? ?-B                      wishes: any side, anything, any wonder's side B

build altar                       a structure, without trade
build temple <2 >1                2 coins to the left neighbour, 1 to the right
stage palace >4                   the next stage, with the palace face down
sell tavern
free palace                       Olympia's free build
dig palace                        from the discard pile
decline                           nothing from the discard pile
"""

from __future__ import annotations

import re
from typing import assert_never

from mirabilia.core.errors import NotationError, SetupError
from mirabilia.core.gametext import TextLine, framed, parse_frame, write_frame
from mirabilia.core.record import Record
from mirabilia.games.seven.model import Board, Build, BuildFree, BuildStage, Decline, Dig, Move, Sell, Setup, Side
from mirabilia.games.seven.tables import CARD_NUMBERS, LAST_AGE, LEAST_CITIES, NUMBERS, WONDER_NAMES

_PAYMENT = re.compile(r"(?: <([1-9][0-9]?))?(?: >([1-9][0-9]?))?")
A_BOARD, A_SETUP_OF_TWO = "gizah-A", "gizah-A rhodos-B + babylon-A"
"""Examples of setups, shown to anyone who wrote one wrongly."""
_SIMPLE: dict[str, type[Sell | BuildFree | Dig]] = {"sell": Sell, "free": BuildFree, "dig": Dig}
_PAID: dict[str, type[Build | BuildStage]] = {"build": Build, "stage": BuildStage}


def write_move(move: Move) -> str:
    """Write a move."""
    match move:
        case Build(card, left, right):
            return f"build {card}{_write_payment(left, right)}"
        case BuildStage(card, left, right):
            return f"stage {card}{_write_payment(left, right)}"
        case Sell(card):
            return f"sell {card}"
        case BuildFree(card):
            return f"free {card}"
        case Dig(card):
            return f"dig {card}"
        case Decline():
            return "decline"
    assert_never(move)


def _write_payment(left: int, right: int) -> str:
    return (f" <{left}" if left else "") + (f" >{right}" if right else "")


def parse_move(text: str) -> Move:
    """Read a move; NotationError says what is wrong with it."""
    if text == "decline":
        return Decline()
    verb, _, rest = text.partition(" ")
    card, space, payment = rest.partition(" ")
    if verb not in _SIMPLE and verb not in _PAID:
        known = ", ".join([*_PAID, *_SIMPLE, "decline"])
        raise NotationError(f"{text!r} is not a move: it must begin with one of {known}").said(
            "move_verb", text=text, known=known
        )
    if card not in CARD_NUMBERS:
        raise NotationError(f"{text!r} is not a move: there is no card {card!r}").said(
            "move_card", text=text, card=card
        )
    found = _PAYMENT.fullmatch(space + payment)
    if found is None or (payment and verb in _SIMPLE):
        raise NotationError(f"{text!r} is not a move: {payment!r} is not a payment like <2 or >1 or <2 >1").said(
            "move_payment", text=text, payment=payment
        )
    if verb in _SIMPLE:
        return _SIMPLE[verb](card)
    return _PAID[verb](card, int(found[1] or 0), int(found[2] or 0))


def write_setup(setup: Setup) -> str:
    """Write a setup."""
    names = [f"{board.wonder}-{board.side}" for board in setup.boards]
    if setup.players < LEAST_CITIES:
        names.insert(setup.players, "+")
    return " ".join(names)


def parse_setup(text: str) -> Setup:
    """Read a complete setup; NotationError or SetupError says what is wrong with it."""
    wishes, free_city = parse_wishes(text)
    boards = []
    for name, (wonder, side) in zip(text.replace("+", " ").split(), wishes, strict=True):
        if wonder is None or side is None:
            raise NotationError(
                f"{name!r} in {text!r} leaves something open; a setup names wonder and side, like {A_BOARD}"
            ).said("setup_open", name=name, text=text, like=A_BOARD)
        boards.append(Board(wonder, side))
    players = len(boards) - free_city
    least, most = NUMBERS.players
    if not least <= players <= most or (players < LEAST_CITIES) != free_city:
        raise SetupError(
            f"{text!r}: {LEAST_CITIES} to {most} boards, or two and the Free City's like {A_SETUP_OF_TWO!r}"
        ).said("setup_boards", text=text, least=LEAST_CITIES, most=most, like=A_SETUP_OF_TWO)
    return Setup(players, tuple(boards))


Wish = tuple[str | None, Side | None]


def parse_wishes(text: str) -> tuple[list[Wish], bool]:
    """Read the wish for each seat, and whether the last one is for the Free City."""
    main, plus, free = text.partition("+")
    free_city = bool(plus)
    if free_city and (len(main.split()), len(free.split())) != (2, 1):
        raise NotationError(f"{text!r}: the Free City's board follows two others and a +").said(
            "setup_free_city", text=text
        )
    wishes = [_parse_wish(name) for name in main.split() + free.split()]
    named = [wonder for wonder, _ in wishes if wonder]
    for wonder in named:
        if named.count(wonder) > 1:
            raise SetupError(f"{wonder} appears twice; every city needs a wonder of its own").said(
                "wonder_twice", wonder=wonder
            )
    return wishes, free_city


def _parse_wish(name: str) -> Wish:
    wonder, dash, side = name.partition("-")
    wonder, side = wonder.lower(), side.upper()
    if wonder != "?" and wonder not in WONDER_NAMES:
        known = ", ".join(WONDER_NAMES)
        raise NotationError(f"there is no wonder {wonder!r}; there are {known}").said(
            "no_wonder", wonder=wonder, known=known
        )
    if (dash or side) and side not in ("A", "B", "?"):
        raise NotationError(f"{name!r}: a wonder has sides A and B, like {wonder}-A").said(
            "no_side", text=name, wonder=wonder
        )
    return None if wonder == "?" else wonder, "A" if side == "A" else "B" if side == "B" else None


_AGES = ("I", "II", "III")


def write_game(record: Record) -> str:
    """Write a whole game, one line per turn."""
    cities = len(parse_setup(record.setup).boards)
    lines = []
    turns = 0
    moves = [text.partition(" ")[::2] for text in record.moves]
    while moves:
        if _is_turn(moves):
            turns += 1
            lines.append(f"{_label(turns)} " + " | ".join(move for _, move in moves[:cities]))
            moves = moves[cities:]
        else:
            city, move = moves.pop(0)
            lines.append(f"{_label(turns)} {city}: {move}")
    return write_frame(record, lines)


def _is_turn(moves: list[tuple[str, str]]) -> bool:
    """Return whether a turn of all cities comes next, not a single city's seventh card or dig."""
    return (
        len(moves) > 1
        and moves[0][0] == "0"
        and moves[1][0] == "1"
        and not any(move.startswith(("dig", "decline")) for _, move in moves[:2])
    )


def _label(turns: int) -> str:
    age, turn = divmod(turns - 1, NUMBERS.turns)
    return f"{_AGES[age]}.{turn + 1}".ljust(5) if age < LAST_AGE else "?"


def parse_game(text: str) -> Record:
    """Read a whole game; NotationError names the line that is wrong."""
    frame = parse_frame("seven", text)
    cities = len(parse_setup(frame.setup).boards)
    return framed("seven", frame, _parse_turns(frame.body, cities))


def _parse_turns(lines: list[TextLine], cities: int) -> list[str]:
    moves: list[str] = []
    turns = 0
    for number, line in lines:
        label, _, rest = line.partition(" ")
        city, colon, move = rest.strip().partition(": ")
        if colon:
            found = [f"{city} {move}"]
        else:
            turns += 1
            found = [f"{city} {move.strip()}" for city, move in enumerate(rest.split("|"))]
        if label != _label(turns).strip():
            turn = _label(turns).strip()
            raise NotationError(f"line {number}: this is turn {turn}, not {label!r}").said(
                "text_turn", number=number, turn=turn, label=label
            )
        if not colon and len(found) != cities:
            raise NotationError(f"line {number}: {len(found)} moves for {cities} cities").said(
                "text_moves", number=number, moves=len(found), cities=cities
            )
        for entry in found:
            _check_entry(number, entry)
        moves += found
    return moves


def _check_entry(number: int, entry: str) -> None:
    city, _, move = entry.partition(" ")
    if not city.isdecimal():
        raise NotationError(f"line {number}: {city!r} is not the number of a city").said(
            "text_city", number=number, city=city
        )
    try:
        parse_move(move)
    except NotationError as error:
        raise NotationError(f"line {number}: {error}").said("text_line", number=number, reason=error) from None
