"""`docs/reference/chance.md` deals what the engine deals: its Python, its numbers and its order of options.

`python -m tests.games.seven.test_chance_page` writes the results of its table anew.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.chance import SEEDS, below, draw, mix, shuffle, step, stream
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.replay import begin
from mirabilia.games.seven import facts
from mirabilia.games.seven.batch import play_recorded
from mirabilia.games.seven.engine.deal import DECK, deal
from mirabilia.games.seven.engine.layout import AGE
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildFree, BuildStage, Decline, Dig, Move, Sell
from mirabilia.games.seven.tables import CARD_NAMES, CARD_NUMBERS
from mirabilia.games.seven.transcript import transcribe

PAGE = Path(__file__).parents[3] / "docs/reference/chance.md"
ROW = re.compile(r"^\| `(\w+\(.*\))` \| (.*)\|$", re.MULTILINE)


def listing() -> dict[str, Any]:
    """Run the Python of the page and return what it defines."""
    names: dict[str, Any] = {}
    for kind in ("card", "wonder"):
        file = Path(facts.__file__).parent / f"{kind}s.toml"
        names[f"{kind}s"] = tomllib.loads(file.read_text())[kind]
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)), names)
    return names


LISTING = listing()
seeds = st.integers(0, SEEDS - 1)


def chance_of(seed: int, number: int) -> Words:
    chance = words(1)
    chance[0] = stream(seed, number)
    return chance


def draws(seed: int, number: int, count: int) -> list[int]:
    chance = chance_of(seed, number)
    return [int(draw(chance)) for _ in range(count)]


def dice(seed: int, number: int, bound: int, count: int) -> list[int]:
    chance = chance_of(seed, number)
    return [int(below(chance, bound)) for _ in range(count)]


def shuffled(seed: int, number: int, count: int) -> list[int]:
    items = words(count)
    for at in range(count):
        items[at] = at
    shuffle(chance_of(seed, number), items, 0, count)
    return plain(items)


def draw_boards(seed: int, cities: int) -> list[str]:
    setup = SEVEN.draw_setup(cities, seed)
    return [f"{board.wonder}-{board.side}" for board in setup.boards]


def draw_deck(seed: int, age: int, cities: int) -> list[str]:
    state = SEVEN.start(SEVEN.draw_setup(cities, seed), seed).words
    desk = words(DESK)
    state[AGE] = age
    deal(state, desk)
    return [CARD_NAMES[desk[DECK + place]] for place in range(7 * cities)]


ENGINE = {each.__name__: each for each in (step, mix, stream, draws, dice, shuffled, draw_boards, draw_deck)}


def filled(page: str) -> str:
    """Return the page with the results that the engine gives."""
    return ROW.sub(lambda row: f"| `{row[1]}` | {written(eval(row[1], dict(ENGINE)))} |", page)


def written(result: int | list[Any]) -> str:
    return ", ".join(map(str, result)) if isinstance(result, list) else str(int(result))


def test_the_numbers_of_the_page_are_the_engines() -> None:
    page = PAGE.read_text()
    assert len(ROW.findall(page)) > 20
    assert filled(page) == page


@given(seeds, st.integers(0, 10), st.integers(1, 2**31), st.integers(0, 49))
def test_the_python_of_the_page_is_the_generator(seed: int, number: int, bound: int, count: int) -> None:
    assert f"# {LISTING['MODULUS']}\n" in PAGE.read_text()
    assert LISTING["step"](seed) == step(seed)
    assert LISTING["mix"](seed) == mix(seed)
    assert LISTING["stream"](seed, number) == stream(seed, number)
    chance = LISTING["Chance"](seed, number)
    assert [chance.draw() for _ in range(5)] == draws(seed, number, 5)
    chance = LISTING["Chance"](seed, number)
    assert [chance.below(bound) for _ in range(5)] == dice(seed, number, bound, 5)
    chance, items = LISTING["Chance"](seed, number), list(range(count))
    chance.shuffle(items)
    assert items == shuffled(seed, number, count)


@pytest.mark.parametrize("players", SEVEN.players)
def test_the_python_of_the_page_deals_every_game(players: int) -> None:
    for number in range(3):
        game = transcribe(SEVEN, play_recorded(players, 7, number))
        cities = len(game.cities)
        assert game.seed == LISTING["stream"](7, number)
        assert [f"{place.wonder}-{place.side}" for place in game.cities] == LISTING["draw_boards"](game.seed, cities)
        for age in game.ages:
            assert list(age.deck) == LISTING["draw_deck"](game.seed, age.age, cities)


# The order of options


def place_in_order(move: Move) -> tuple[int, ...]:
    """Return what the page sorts options by."""
    match move:
        case Build(card, left, right):
            return 1, CARD_NUMBERS[card], 1, left + right, left
        case BuildFree(card):
            return 1, CARD_NUMBERS[card], 2
        case BuildStage(card, left, right):
            return 1, CARD_NUMBERS[card], 3, left + right, left
        case Sell(card):
            return 2, CARD_NUMBERS[card]
        case Dig(card):
            return 1, CARD_NUMBERS[card]
        case Decline():
            return (2,)


@pytest.mark.parametrize(("players", "seed"), [(2, 108), (2, 41), (3, 101), (5, 7)])
def test_random_players_choose_as_the_page_says(players: int, seed: int) -> None:
    record = play_recorded(players, seed, 0)
    chance = LISTING["Chance"](record.seed, 4)
    state = begin(SEVEN, record)
    for text in record.moves:
        city, _, made = text.partition(" ")
        options = [option.move for option in SEVEN.decision(state, int(city)).options]
        assert options == sorted(options, key=place_in_order)
        move = options[chance.below(len(options))]
        assert SEVEN.write_move(move) == made
        state = SEVEN.choose(state, int(city), move).state


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text()))
