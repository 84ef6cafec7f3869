"""A game as text with remarks: everything a reader needs to follow it and to check it by hand.

A turn is one line, and what came of it follows its moves. The remarks are read off states, views, events
and results; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mirabilia.core.game import State
from mirabilia.core.kernel import plain
from mirabilia.core.record import Record
from mirabilia.games.architects.codec import packed_cards
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import (
    Build,
    CatMoved,
    City,
    DrawAllowed,
    Ended,
    Flipped,
    Fought,
    Looked,
    Result,
    StageBuilt,
    TokenTaken,
    Took,
    TurnBegan,
    View,
)
from mirabilia.games.architects.tables import CARD_NAMES, TOKEN_NAMES
from tests.playthroughs.architects.feats import Choice, Draws, Moment

POINTS = ("wonder", "cat", "civilian", "military", "progress", "total", "stages")
WIDTH = 60
"""Where remarks begin."""
ROW = 20
"""Cards of the central deck in a line."""
HEAD = """\
# A golden playthrough for {players} players, made to show much, not to win; tools/write_playthroughs.py writes it.
# The left neighbour of seat 0 is seat 1, and so on around. `take left` takes the top of the own deck, `take right` that
# of the right neighbour; `build 3 wood glass +1` builds stage 3 with two grey cards and a coin; ? is the top of the
# stack of progress tokens. Only choices are moves: what leaves none happens by itself. Remarks tell what came of it."""


def tell(record: Record, moments: list[Moment]) -> str:
    """Write a whole game with remarks; without them it is the text of the game."""
    setup, seed, *turns, end = ARCHITECTS.write_game(record).splitlines()
    first = moments[0].before
    lines = [HEAD.format(players=_public(first).players), setup, seed, *_remarks(_deal(first)), "#"]
    draws = Draws()
    for turn, moment in zip(turns, moments, strict=True):
        lines.append(f"{turn.ljust(WIDTH - 1)} # {'; '.join(_outcome(moment, draws))}")
    for ended in moments[-1].events(Ended):
        lines += _remarks(_ending(_public(moments[-1].after), ended.result))
    return "\n".join([*lines, end, ""])


def _public(state: State) -> View:
    return ARCHITECTS.view(state, None)


def _remarks(block: Iterator[str]) -> list[str]:
    """Write a block of remarks with a blank one before it."""
    return ["#", *(f"# {line}".rstrip() for line in block)]


def _name(player: City) -> str:
    return f"{player.number} {player.wonder}".ljust(18)


def _deal(state: State) -> Iterator[str]:
    """Tell every deck from its top; at the table only the tops of the wonders' decks are seen."""
    words = plain(state.words)
    yield "The decks from the top, and the progress tokens: three face up, then the stack"
    for player in _public(state).cities:
        deck = at.city_at(player.number) + at.DECK
        yield f"  {_name(player)}{_cards(words[deck : deck + at.DECK_WORDS])}"
    central = _cards(words[at.CENTRAL : at.CENTRAL + at.CENTRAL_WORDS]).split()
    for start in range(0, len(central), ROW):
        yield f"  {'' if start else 'central deck':18}{' '.join(central[start : start + ROW])}"
    tokens = [TOKEN_NAMES[token] for token in packed_cards([words[at.STACK]])]
    shown = [token or "-" for token in _public(state).open_tokens]
    yield f"  {'progress tokens':18}{' '.join(shown)} / {' '.join(tokens)}"


def _cards(packed: list[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in packed_cards(packed))


def _outcome(moment: Moment, draws: Draws) -> Iterator[str]:
    """Tell what the moves of a line do not say."""
    seat = moment.choices[0].decision.seat
    peeked = ARCHITECTS.view(moment.before, seat).central.top
    if peeked and moment.choices[0].view.cat == seat:
        yield f"peeks {peeked}"
    for choice, step in zip(moment.choices, moment.steps, strict=True):
        chosen = isinstance(choice.option.move, Build)
        for event in step.events:
            token = draws.follow(choice.view, event)
            if chosen and isinstance(event, StageBuilt):
                chosen = False
            elif said := _said(choice, event, token):
                yield said


def _said(choice: Choice, event: Any, token: str) -> str:
    """Tell an event in a few words; nothing if the move says it."""
    match event:
        case Took(seat, card):
            return card if seat == choice.decision.seat else f"{seat} takes {card}"
        case StageBuilt(seat, stage, spent, coins):
            cost = " ".join([*spent, *([f"+{coins}"] if coins else [])])
            return f"by itself: build {stage} {cost}"
        case TokenTaken(_, name, blind):
            return name if blind else ""
        case CatMoved(seat):
            return "the Cat" if choice.view.cat is None else f"the Cat from {choice.view.cat}"
        case Flipped(_, flipped):
            return f"{flipped} of {choice.view.conflict} flipped"
        case DrawAllowed():
            return f"may draw by {token}"
        case Looked(_, _, cards):
            return f"sees {' '.join(cards or ())}"
        case Fought(shields, victories):
            return f"BATTLE shields {_row(shields)}, victory tokens {_row(victories)}"
        case TurnBegan() | _:
            return ""


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _ending(view: View, result: Result) -> Iterator[str]:
    yield "The players at the end: stages, cards, progress tokens, victory tokens"
    for player in view.cities:
        cards = " ".join(f"{count} {card}" for card, count in player.cards.items())
        stages, tokens = "".join(map(str, player.stages)), " ".join(player.tokens)
        yield f"  {_name(player)}{stages.ljust(5)}; {cards or '-'}; {tokens or '-'}; {player.victories}"
    yield ""
    yield " " * 20 + " ".join(name.rjust(8) for name in POINTS)
    for player, sheet in zip(view.cities, result.sheets, strict=True):
        yield f"  {_name(player)}" + " ".join(str(getattr(sheet, name)).rjust(8) for name in POINTS)
    yield ""
    yield f"Won by {' and '.join(f'seat {seat}' for seat in result.winners)}"
