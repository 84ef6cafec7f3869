"""`docs/reference/chance.md` draws what the engine draws: its Python and its numbers.

`python -m tests.core.test_chance_page` rewrites the results in its table.
"""

import re
from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.chance import (
    CHANCE_WORDS,
    begin_stream,
    below,
    derived_seed,
    draw,
    mix,
    seed_words,
    shuffle,
    step,
    stream,
)
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.seed import SEEDS, Seed
from mirabilia.games.architects.codec import packed_cards
from mirabilia.games.architects.engine import deal as architects
from mirabilia.games.architects.engine import layout
from mirabilia.games.architects.engine.options import DESK as ARCHITECTS_DESK
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.tables import CARD_NAMES as ARCHITECTS_NAMES
from mirabilia.games.architects.tables import CARD_NUMBERS as ARCHITECTS_NUMBERS
from mirabilia.games.architects.tables import TOKEN_NAMES
from mirabilia.games.seven.engine.deal import DECK, deal
from mirabilia.games.seven.engine.layout import AGE
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.tables import CARD_NAMES
from tests.kit.chance_page import LISTING, PAGE

ROW = re.compile(r"^\| `(\w+\(.*\))` \| (.*)\|$", re.MULTILINE)
GIVEN = {"KEY": LISTING["KEY"]}
numbers = st.integers(0, SEEDS - 1)
keys = st.binary(min_size=32, max_size=32).map(bytes.hex)


def chance_of(seed: Seed, number: int) -> Words:
    chance = words(CHANCE_WORDS)
    begin_stream(chance, seed_words(seed), number)
    return chance


def derive(seed: Seed, n: int) -> Seed:
    return derived_seed(seed, n)


def draws(seed: Seed, number: int, count: int) -> list[int]:
    chance = chance_of(seed, number)
    return [int(draw(chance)) for _ in range(count)]


def dice(seed: Seed, number: int, bound: int, count: int) -> list[int]:
    chance = chance_of(seed, number)
    return [int(below(chance, bound)) for _ in range(count)]


def shuffled(seed: Seed, number: int, count: int) -> list[int]:
    items = words(count)
    for at in range(count):
        items[at] = at
    shuffle(chance_of(seed, number), items, 0, count)
    return plain(items)


# 7 Wonders


def draw_boards(seed: Seed, cities: int) -> list[str]:
    setup = SEVEN.draw_setup(cities, seed)
    return [f"{board.wonder}-{board.side}" for board in setup.boards]


def draw_deck(seed: Seed, age: int, cities: int) -> list[str]:
    state = SEVEN.start(SEVEN.draw_setup(cities, seed), seed).words
    desk = words(DESK)
    state[AGE] = age
    deal(state, desk)
    return [CARD_NAMES[desk[DECK + place]] for place in range(7 * cities)]


# Architects


def draw_wonders(seed: Seed, players: int) -> list[str]:
    return list(ARCHITECTS.draw_setup(players, seed).wonders)


def set_out_deck(seed: Seed, name: str) -> list[str]:
    wonders = ["giza" if name == "central" else name, "rhodes" if name != "rhodes" else "giza"]
    state = plain(ARCHITECTS.start(ARCHITECTS.parse_setup(" ".join(wonders)), seed).words)
    central = name == "central"
    place = layout.CENTRAL if central else int(layout.city_at(0)) + layout.DECK
    packed = state[place : place + (layout.CENTRAL_WORDS if central else layout.DECK_WORDS)]
    return [ARCHITECTS_NAMES[card] for card in packed_cards(packed)]


def set_out_tokens(seed: Seed) -> list[str]:
    state = plain(ARCHITECTS.start(ARCHITECTS.parse_setup("giza rhodes"), seed).words)
    return [TOKEN_NAMES[token] for token in packed_cards([state[layout.OPEN], state[layout.STACK]])]


def shuffle_again(seed: Seed, looks: int, deck: list[str], kept: str) -> list[str]:
    state = ARCHITECTS.start(ARCHITECTS.parse_setup("giza rhodes"), seed).words
    desk, place = words(ARCHITECTS_DESK), int(layout.city_at(0)) + layout.DECK
    for at, card in enumerate(deck):
        desk[architects.CARDS + at] = ARCHITECTS_NUMBERS[card]
    architects.pack(state, place, layout.DECK_WORDS, desk, len(deck))
    architects.reshuffle(state, place, ARCHITECTS_NUMBERS[kept], looks, desk)
    return [ARCHITECTS_NAMES[card] for card in packed_cards(plain(state)[place : place + layout.DECK_WORDS])]


FUNCTIONS: list[Callable[..., Any]] = [step, mix, stream, draws, dice, shuffled, derive, draw_boards, draw_deck]
FUNCTIONS += [draw_wonders, set_out_deck, set_out_tokens, shuffle_again]
ENGINE = {each.__name__: each for each in FUNCTIONS}


def filled(page: str) -> str:
    """Return the page with the results that the engine gives."""
    return ROW.sub(lambda row: f"| `{row[1]}` | {written(eval(row[1], ENGINE | GIVEN))} |", page)


def written(result: int | str | list[Any]) -> str:
    return ", ".join(map(str, result)) if isinstance(result, list) else str(result)


def test_the_numbers_of_the_page_are_the_engines() -> None:
    page = PAGE.read_text()
    assert {call.partition("(")[0] for call, _ in ROW.findall(page)} == set(ENGINE)
    assert len(ROW.findall(page)) > 28
    assert filled(page) == page


def test_the_python_of_the_page_gives_the_numbers_of_the_page() -> None:
    for call, result in ROW.findall(PAGE.read_text()):
        if call.partition("(")[0] in LISTING:
            assert written(eval(call, dict(LISTING))) == result.strip()


@given(numbers, st.integers(0, 10))
def test_the_python_of_the_page_has_the_streams_of_numbers(seed: int, number: int) -> None:
    assert f"# {LISTING['MODULUS']}\n" in PAGE.read_text()
    assert LISTING["step"](seed) == step(seed)
    assert LISTING["mix"](seed) == mix(seed)
    assert LISTING["stream"](seed, number) == stream(seed, number)


@given(numbers | keys, st.integers(0, 10) | numbers, st.integers(1, 2**31), st.integers(0, 49))
def test_the_python_of_the_page_is_the_generator(seed: Seed, number: int, bound: int, count: int) -> None:
    assert LISTING["derive"](seed, number) == derived_seed(seed, number)
    chance = LISTING["Chance"](seed, number)
    assert [chance.draw() for _ in range(50)] == draws(seed, number, 50)
    chance = LISTING["Chance"](seed, number)
    assert [chance.below(bound) for _ in range(5)] == dice(seed, number, bound, 5)
    chance, items = LISTING["Chance"](seed, number), list(range(count))
    chance.shuffle(items)
    assert items == shuffled(seed, number, count)


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text()))
