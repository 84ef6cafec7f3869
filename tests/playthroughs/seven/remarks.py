"""A game as text with remarks: everything a reader needs to follow it and to check it by hand.

The remarks are read off views, events and results; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.record import Record
from mirabilia.games.seven.facts import SYMBOLS
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import (
    Built,
    City,
    Decline,
    Dig,
    Earned,
    Ended,
    Fought,
    Result,
    Sheet,
    StageBuilt,
    Thrown,
    View,
)
from tests.playthroughs.seven.feats import Choice, Moment

AGES = ("I", "II", "III")
POINTS = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "total", "coins")
HEAD = """\
# A golden playthrough for {players} players, made to show much, not to win; tools/write_playthroughs.py writes it.
# The left neighbour of city 0 is city 1, and so on around. `build temple <2 >1` pays 2 coins to the left neighbour and
# 1 to the right; `stage temple` builds the next stage with the temple under it. Remarks tell what came of each line."""


def tell(record: Record, moments: list[Moment]) -> str:
    """Write a whole game with remarks; without them it is the text of the game."""
    setup, seed, *turns, end = SEVEN.write_game(record).splitlines()
    lines = [HEAD.format(players=_old(moments[0]).players), setup, seed]
    age = 0
    for turn, moment in zip(turns, moments, strict=True):
        if _old(moment).age != age:
            age = _old(moment).age
            lines += _remarks(_deal(moment))
        lines += [turn, f"#     {'; '.join(_outcome(moment))}", *_remarks(_conflicts(moment))]
        for ended in moment.events(Ended):
            lines += _remarks(_ending(_new(moment), ended.result))
    return "\n".join([*lines, end, ""])


def _old(moment: Moment) -> View:
    """Return what everyone saw before a moment."""
    return SEVEN.view(moment.before, None)


def _new(moment: Moment) -> View:
    """Return what everyone sees after a moment."""
    return SEVEN.view(moment.after, None)


def _remarks(block: Iterator[str]) -> list[str]:
    """Write a block of remarks with a blank one before it."""
    lines = [f"# {line}".rstrip() for line in block]
    return ["#", *lines] if lines else []


def _name(city: City) -> str:
    return f"{city.number} {city.board.wonder}-{city.board.side}".ljust(18)


def _deal(moment: Moment) -> Iterator[str]:
    view = _old(moment)
    yield f"Age {AGES[view.age - 1]}: the hands, passed to the {view.passing}"
    for seat in range(view.players):
        yield f"  {_name(view.cities[seat])}{' '.join(SEVEN.view(moment.before, seat).hand)}"
    if view.holder is not None:
        yield f"  {_name(view.cities[-1])}is the Free City; city {view.holder} holds its card and has drawn already"


def _outcome(moment: Moment) -> Iterator[str]:
    """Tell the coins after a line of the game, and what else the line does not say."""
    yield "coins " + " ".join(str(city.coins) for city in _new(moment).cities)
    if _old(moment).phase == "choosing" and _old(moment).holder is not None:
        yield f"{_old(moment).holder} had drawn {SEVEN.view(moment.before, _old(moment).holder).drawn}"
    for choice in moment.choices:
        yield from _detail(moment, choice)
    for earned in moment.events(Earned):
        yield f"{earned.city} earns {_sources(earned)}"
    thrown = [f"{event.city} {event.card}" for event in moment.events(Thrown)]
    if thrown:
        yield f"thrown away: {', '.join(thrown)}"


def _detail(moment: Moment, choice: Choice) -> Iterator[str]:
    """Tell what the notation of a move leaves out: stages, chains, coins for the bank, the pile that was seen."""
    city, option = choice.decision.city, choice.option
    decided = f"by city {choice.decision.seat}" if choice.decision.seat != city else ""
    if choice.decision.kind == "seventh":
        yield f"the seventh card {decided}".strip()
    for stage in moment.events(StageBuilt):
        if stage.city == city:
            yield f"{city} builds stage {stage.stage}"
    for built in moment.events(Built):
        if built.city == city and built.way == "chain":
            yield f"{city} has {option.chain} for {built.card}"
        if built.city == city and built.bank:
            yield f"{city} pays the bank {built.bank}"
    if isinstance(option.move, Dig | Decline):
        yield f"{city} saw {' '.join(SEVEN.view(moment.before, choice.decision.seat).pile)}"


def _sources(earned: Earned) -> str:
    parts = {"by trade": earned.trade, "by selling": earned.sale, "by effects": earned.effect}
    return " and ".join(f"{coins} {how}" for how, coins in parts.items() if coins)


def _conflicts(moment: Moment) -> Iterator[str]:
    """Tell the end of an age, city by city."""
    fought = moment.events(Fought)
    if fought:
        yield f"Conflicts of age {AGES[fought[0].age - 1]}: shields against left and right, tokens so far"
    for city in _new(moment).cities if fought else ():
        left, right = fought[city.number], fought[city.number - 1]
        results = f"{_won(left, city.number, left.against)}, {_won(right, city.number, right.shields)}"
        tokens = ", ".join(f"{count} of age {age}" for age, count in zip(AGES, city.victories, strict=True) if count)
        defeats = f"{city.defeats} defeat{'' if city.defeats == 1 else 's'}"
        yield f"  {_name(city)}{left.shields} {results}; {f'{tokens}, ' if tokens else ''}{defeats}"


def _won(fought: Fought, city: int, against: int) -> str:
    outcome = "even with" if fought.winner is None else "beats" if fought.winner == city else "loses to"
    return f"{outcome} {against}"


def _ending(view: View, result: Result) -> Iterator[str]:
    yield "The cities at the end"
    for city in view.cities:
        yield f"  {_name(city)}{city.stages} stages; {' '.join(city.cards)}"
    yield ""
    yield " " * 20 + " ".join(name.rjust(8) for name in POINTS)
    for city, sheet in zip(view.cities, result.sheets, strict=True):
        yield f"  {_name(city)}" + " ".join(str(getattr(sheet, name)).rjust(8) for name in POINTS)
    yield ""
    yield "Science, and guilds copied"
    for city, sheet in zip(view.cities, result.sheets, strict=True):
        copied = f"; copies {sheet.copied}" if sheet.copied else ""
        yield f"  {_name(city)}{_science(sheet)}{copied}"
    yield ""
    yield f"Won by {' and '.join(f'city {seat}' for seat in result.winners)}"


def _science(sheet: Sheet) -> str:
    """Explain science points, with how wild symbols were used."""
    counts = [_symbols(sheet, symbol) for symbol in SYMBOLS]
    return f"{', '.join(counts)}: squares {sheet.symbols.squares} + sets {sheet.symbols.sets} = {sheet.science}"


def _symbols(sheet: Sheet, symbol: str) -> str:
    count, wild = getattr(sheet.symbols, symbol), getattr(sheet.symbols, f"wild_{symbol}")
    return f"{count} {symbol}{f' ({wild} wild)' if wild else ''}"
