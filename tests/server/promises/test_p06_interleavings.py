"""P6: choosing, changing and withdrawing in any interleaving equals the sequential rule.

The rule: the last word of each seat before the last one has spoken is what counts; when all have chosen, all is
revealed at once, and whatever comes later for that turn is stale.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import msgspec
import pytest

from mirabilia.server.tables.table import Table
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.tables import choice, entries_of, replayed, send, started

SEATS = 3
WORDS = ("first", "second", "withdraw")
"""What a seat may say: choose its first option, choose its second, take it back."""


def speak(table: Table, seat: int, word: str, turn: int, id_: str) -> str:
    """Let a seat say something in a turn, and return what came of it."""
    if word == "withdraw":
        command: wire.TableCommand = wire.Withdraw(table=table.id, id=id_, turn=turn, city=seat)
    elif table.turn == turn:
        command = choice(table, seat, WORDS.index(word), id_)
    else:
        late = msgspec.Raw(b'{"do":"sell","card":"altar"}')
        command = wire.Choose(table=table.id, id=id_, turn=turn, city=seat, move=late)
    try:
        send(table, seat, command, at=table.changed + 1)
    except RefusedError as error:
        return error.code
    return "done"


def rule(says: tuple[tuple[int, str], ...], seats: int) -> tuple[list[str], tuple[str, ...] | None]:
    """Return what comes of each word, and every seat's choice if all is revealed; shares no code with the server."""
    chosen: dict[int, str] = {}
    outcomes, revealed = [], None
    for seat, word in says:
        if revealed is not None:
            outcomes.append("stale")
        elif word != "withdraw":
            chosen[seat] = word
            outcomes.append("done")
            revealed = tuple(chosen[seat] for seat in range(seats)) if len(chosen) == seats else None
        else:
            outcomes.append("done" if seat in chosen else "not-now")
            chosen.pop(seat, None)
    return outcomes, revealed


@cache
def moves_of(revealed: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """Return the record's first moves when seats choose in order and nothing is ever changed."""
    seats = len(revealed)
    table = started("seven", seats, seed)
    for seat in range(seats):
        send(table, seat, choice(table, seat, WORDS.index(revealed[seat]), f"{seat}"))
    assert table.record
    return table.record.moves


def check(says: tuple[tuple[int, str], ...], seats: int, seed: int) -> bool:
    """Compare the server with the rule; tell whether all was revealed."""
    table = started("seven", seats, seed)
    assert table.record
    outcomes = [speak(table, seat, word, 0, f"{number}") for number, (seat, word) in enumerate(says)]
    expected, revealed = rule(says, seats)
    assert outcomes == expected, says
    assert table.turn == int(revealed is not None)
    assert sorted(table.record.moves) == sorted(moves_of(revealed, seed) if revealed else ()), says
    return revealed is not None


def test_every_interleaving_of_four_words_among_three_seats_equals_the_rule() -> None:
    anybody = [*product(range(SEATS), WORDS)]
    says = list(product(anybody[: len(WORDS)], anybody, anybody, anybody))  # the one who begins is the first seat
    revealed = sum(check(words, SEATS, seed=6) for words in says)
    print(f"P6: {len(says)} interleavings of 3 seats, {revealed} of them revealed, 0 differences")
    assert revealed > 100


@pytest.mark.slow
def test_every_interleaving_of_five_words_among_three_seats_equals_the_rule() -> None:
    says = list(product(product(range(SEATS), WORDS), repeat=5))
    revealed = sum(check(words, SEATS, seed=6) for words in says)
    print(f"P6: {len(says)} interleavings of 3 seats, {revealed} of them revealed, 0 differences")


def test_random_interleavings_of_seven_seats_equal_the_rule() -> None:
    chance = Random(6)
    revealed = 0
    for seed in range(60):
        words = tuple((chance.randrange(7), chance.choice(WORDS + WORDS[:2])) for _ in range(40))
        revealed += check(words, 7, seed)
    print(f"P6: 60 interleavings of 40 words by 7 seats, {revealed} of them revealed, 0 differences")
    assert revealed > 30


def test_a_log_of_changed_minds_adds_up_to_the_same_table() -> None:
    table = started("seven", 3, 6)
    for seat, word in ((0, "first"), (1, "second"), (0, "withdraw"), (0, "second"), (1, "first"), (2, "first")):
        speak(table, seat, word, 0, f"{seat}{word}")
    again = replayed(entries_of(table), table.id)
    assert (again.version, again.turn, again.record) == (table.version, table.turn, table.record)
    assert again.commands == table.commands
