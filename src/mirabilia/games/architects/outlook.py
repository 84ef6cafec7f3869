"""What people are told beyond the view: how each city stands, and what each option would lead to.

The engine plays options and scores them, on copies of the state. If something face down decides what an option leads
to, only that much is said, so all of it follows from the view of the seat that decides.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from mirabilia.core.game import State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.notes import blank_notes, read_notes
from mirabilia.games.architects.codec import decode_build, decode_symbols
from mirabilia.games.architects.decision import effect_of, moves_of
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine import moves
from mirabilia.games.architects.engine import score as engine
from mirabilia.games.architects.engine import trail as told
from mirabilia.games.architects.engine.battle import fight, victories
from mirabilia.games.architects.engine.layout import city_at, count_card, held, seat_of, shields
from mirabilia.games.architects.engine.moves import kind_of, place_of, set_of
from mirabilia.games.architects.engine.options import DESK, is_available, is_mandatory
from mirabilia.games.architects.engine.payment import most_grey, row_of
from mirabilia.games.architects.engine.trail import TRAIL
from mirabilia.games.architects.engine.turn import play
from mirabilia.games.architects.facts import RESOURCES, STAGES, SYMBOLS, Resource, StageEffect, Symbol
from mirabilia.games.architects.sheet import CATEGORIES
from mirabilia.games.architects.tables import (
    CARD_NAMES,
    CARD_NUMBERS,
    COIN,
    COMPLETE,
    TAKE_CENTRAL,
    TOKEN_NAMES,
    WONDERS,
)

NEEDS_KEPT = 4096
"""How many cities have what their stages take cached: most are the same from turn to turn."""


class Need(Struct, frozen=True):
    """What an available stage takes, and how much of it a city has."""

    stage: int
    count: int
    kind: Literal["identical", "different"]
    grey: int
    """Grey cards that fit together as the stage requires."""
    coins: int
    missing: int
    """Cards missing even if all coins are used; 0 if it can be built. Progress tokens that help are not counted."""
    fitting: tuple[Resource, ...]
    """The resources of which one more card would count; none if no grey card is missing."""
    held: tuple[Resource, ...]
    """The grey cards that count, as many as `grey`; if others would do as well, the last of `RESOURCES`."""


class Outlook(Struct, frozen=True):
    """How a city stands, by what everybody can see."""

    city: int
    points: int
    """Its points if the game ended now."""
    categories: dict[str, int]
    """The points by category, without those that are 0."""
    needs: tuple[Need, ...]
    """What each available stage takes."""


class Buildable(Struct, frozen=True, omit_defaults=True):
    """A stage that can be built once an option has been taken."""

    stage: int
    points: int
    """How building it would change the points of `Outlook`."""
    mandatory: bool = False
    """Whether it must be built before the turn ends, or another one that can be."""
    spent: tuple[Resource, ...] | None = None
    """The grey cards that pay for it; left out if there is a choice."""
    coins: int = 0
    """The yellow cards that pay for it, if there is no choice."""


class Consequence(Struct, frozen=True, omit_defaults=True):
    """What an option would lead to."""

    known: bool = True
    """False if something face down decides it; then nothing else is said."""
    cards: tuple[str, ...] = ()
    """The cards that the player gains."""
    token: str | None = None
    """The progress token that the player gains."""
    points: int = 0
    """How the points of `Outlook` would change immediately."""
    categories: dict[str, int] = {}
    """The change by category, without those that stay the same."""
    cat: bool = False
    """Whether the player gains the Cat."""
    draws: int = 0
    """Extra draws that it allows."""
    flipped: int = 0
    """Conflict tokens that it turns to their battle side."""
    battle: bool = False
    """Whether it causes a battle at the end of the turn, or if it ends the turn, whether there is one."""
    shields: int | None = None
    """The city's shields then; left out if they stay the same."""
    victories: tuple[int, ...] = ()
    """What a battle then would give each seat; left out if neither `battle` nor `shields` is given."""
    battle_points: int = 0
    """What such a battle would add to this city's points; if the option ends the turn, it is included in `points`."""
    builds: tuple[Buildable, ...] = ()
    """The stages that can be built then but could not before."""
    sets: tuple[tuple[Symbol, ...], ...] = ()
    """The sets of symbols that can be given up for a progress token then but could not before."""
    completing: tuple[Symbol, ...] = ()
    """Symbols of which one more card would then make such a set; given if a symbol is gained and there is no set
    yet."""
    needs: tuple[Need, ...] = ()
    """What each available stage takes then, with the cards gained; left out if it stays as in `Outlook`."""
    effect: StageEffect | None = None
    """The stage effect to be used or declined next."""
    ends: bool = False
    """Whether the game ends with this turn."""


def outlooks_of(state: State) -> tuple[Outlook, ...]:
    """Return how each city stands; nothing after the end, when the result says it."""
    now = state.words
    if now[at.PHASE] == at.OVER:
        return ()
    return tuple(_outlook(now, seat) for seat in range(int(now[at.PLAYERS])))


def _outlook(state: Words, seat: int) -> Outlook:
    points = _points(state, city_at(seat))
    return Outlook(seat, points[engine.TOTAL], _by_category(points), _needs(state, city_at(seat)))


def consequences_of(state: State) -> tuple[Consequence, ...]:
    """Return what each option of the active player would lead to, in their order."""
    options = moves_of(state.words)
    foresight = _Foresight(state, options)
    return tuple(map(foresight.consequence, options))


class _Foresight:
    """The options of the active player, played on copies of one state."""

    def __init__(self, state: State, options: list[int]) -> None:
        self._state = state
        self._city = int(state.words[at.ACTIVE])
        self._points = _points(state.words, self._city)
        self._shields = int(shields(state.words, self._city))
        self._needs = _needs(state.words, self._city)
        self._stages = set(_builds(options))
        self._sets = set(_sets(options))
        self._found: dict[tuple[int, int], Consequence] = {}

    def consequence(self, move: int) -> Consequence:
        """Return what an option leads to, which is the same for all ways to pay for a stage or a token."""
        key = (int(kind_of(move)), int(place_of(move)))
        if key not in self._found:
            self._found[key] = Consequence(known=False) if self._is_hidden(move) else self._played(move)
        return self._found[key]

    def _is_hidden(self, move: int) -> bool:
        """Return whether something that the player has not seen decides what a move leads to."""
        now, place = self._state.words, place_of(move)
        match int(kind_of(move)):
            case moves.TAKE | moves.DRAW:
                central = place == moves.CENTRE
            case moves.TAKE_FROM:
                central = place == moves.ANY_CENTRAL
            case moves.USE:
                central = now[at.EFFECT_NOW] == TAKE_CENTRAL
            case moves.SCIENCE | moves.TOKEN:
                return bool(place == moves.BLIND)
            case kind:
                return kind == moves.LOOK_AT
        return bool(central and not at.knows_centre(now, seat_of(self._city)))

    def _played(self, move: int) -> Consequence:
        then, trail = self._state.copy().words, blank_notes(TRAIL)
        play(then, move, words(DESK), trail)
        city, notes = self._city, read_notes(trail)
        kinds = Counter(kind for kind, *_ in notes)
        cards = tuple(CARD_NAMES[card] for kind, _, card, *_ in notes if kind == told.TOOK)
        token = next((TOKEN_NAMES[token] for kind, _, token, *_ in notes if kind == told.TOKEN_CAME), None)
        change = [after - before for after, before in zip(_points(then, city), self._points, strict=True)]
        ends_turn = kind_of(move) == moves.END
        battle = kinds[told.FOUGHT] > 0 if ends_turn else bool(then[at.BATTLE] > self._state.words[at.BATTLE])
        armed = not ends_turn and shields(then, city) != self._shields
        won = self._state.words if ends_turn else then  # after a battle, those who fought have fewer shields
        needs = _needs(then, city) if cards else self._needs
        options = moves_of(then) if cards else []
        sets = _sets(options)
        return Consequence(
            cards=cards,
            token=token,
            points=change[engine.TOTAL],
            categories=_by_category(change),
            cat=kinds[told.CAT_CAME] > 0,
            draws=kinds[told.DRAW_ALLOWED],
            flipped=0 if ends_turn else int(then[at.FLIPPED] - self._state.words[at.FLIPPED]),
            battle=battle,
            shields=int(shields(then, city)) if armed else None,
            victories=_victories(won) if battle or armed else (),
            battle_points=_battle_points(then, city) if (battle or armed) and not ends_turn else 0,
            builds=tuple(
                self._buildable(then, ways) for stage, ways in _builds(options).items() if stage not in self._stages
            ),
            sets=tuple(decode_symbols(which) for which in sets if which not in self._sets),
            completing=() if sets or not set(cards) & set(SYMBOLS) else _completing(then, city),
            needs=needs if needs != self._needs else (),
            effect=effect_of(then),
            ends=bool(then[at.PHASE] == at.OVER if ends_turn else then[city + at.STAGES] == COMPLETE),
        )

    def _buildable(self, then: Words, ways: list[int]) -> Buildable:
        """Return a stage that can be built in these ways; all of them are worth the same."""
        built, before = State(then).copy().words, _points(then, self._city)
        play(built, ways[0], words(DESK))
        build = decode_build(ways[0])
        only = len(ways) == 1
        return Buildable(
            stage=build.stage,
            points=_points(built, self._city)[engine.TOTAL] - before[engine.TOTAL],
            mandatory=bool(is_mandatory(then, ways[0])),
            spent=build.spent if only else None,
            coins=build.coins if only else 0,
        )


def _builds(options: list[int]) -> dict[int, list[int]]:
    """Return the ways to build each stage among some options."""
    ways: dict[int, list[int]] = {}
    for move in options:
        if kind_of(move) == moves.BUILD:
            ways.setdefault(int(place_of(move)), []).append(move)
    return ways


def _sets(options: list[int]) -> list[int]:
    """Return which sets of symbols can be given up by some options."""
    return sorted({int(set_of(move)) for move in options if kind_of(move) == moves.SCIENCE})


def _completing(state: Words, city: int) -> tuple[Symbol, ...]:
    """Return the symbols of which one more card would make a set that the active player can give up."""
    completing, more = [], State(state).copy().words
    for symbol in SYMBOLS:
        count_card(more, city + at.HELD, CARD_NUMBERS[symbol], 1)
        if _sets(moves_of(more)):
            completing.append(symbol)
        count_card(more, city + at.HELD, CARD_NUMBERS[symbol], -1)
    return tuple(completing)


def _points(state: Words, city: int) -> list[int]:
    """Return the score sheet of a city as if the game ended now."""
    pad = words(engine.SHEET)
    engine.score(state, city, pad)
    return plain(pad)


def _by_category(points: list[int]) -> dict[str, int]:
    return {CATEGORIES[category]: points[category] for category in range(engine.TOTAL) if points[category]}


def _victories(state: Words) -> tuple[int, ...]:
    """Return the victory tokens that a battle now would give each seat."""
    return tuple(int(victories(state, city_at(seat))) for seat in range(int(state[at.PLAYERS])))


def _battle_points(state: Words, city: int) -> int:
    """Return what a battle now would add to the points of a city."""
    fought = State(state).copy().words
    fight(fought, None)
    return _points(fought, city)[engine.TOTAL] - _points(state, city)[engine.TOTAL]


def _needs(state: Words, city: int) -> tuple[Need, ...]:
    """Return what each available stage of a city takes."""
    return _needs_of(int(state[city + at.WONDER]), int(state[city + at.STAGES]), int(state[city + at.HELD]))


@lru_cache(maxsize=NEEDS_KEPT)
def _needs_of(wonder: int, stages: int, cards: int) -> tuple[Need, ...]:
    """Return what each available stage takes, given the words of a city that say so."""
    city = words(at.CITY)
    city[at.WONDER], city[at.STAGES], city[at.HELD] = wonder, stages, cards
    return tuple(_need(city, 0, stage) for stage in range(STAGES) if is_available(city, 0, stage))


def _need(state: Words, city: int, stage: int) -> Need:
    cost = WONDERS[int(state[city + at.WONDER])].stage[stage].cost
    grey, coins = int(most_grey(state, city, row_of(state, city, stage))), int(held(state, city + at.HELD, COIN))
    missing = max(cost.count - grey - coins, 0)
    fitting, counted = _fitting(state, city, stage, grey), _counted(state, city, stage, grey)
    return Need(stage + 1, cost.count, cost.kind, grey, coins, missing, fitting, counted)


def _fitting(state: Words, city: int, stage: int, grey: int) -> tuple[Resource, ...]:
    """Return the resources of which one more card would go into a stage."""
    row, fitting, more = row_of(state, city, stage), [], State(state).copy().words
    for resource in RESOURCES:
        count_card(more, city + at.HELD, CARD_NUMBERS[resource], 1)
        if most_grey(more, city, row) > grey:
            fitting.append(resource)
        count_card(more, city + at.HELD, CARD_NUMBERS[resource], -1)
    return tuple(fitting)


def _counted(state: Words, city: int, stage: int, grey: int) -> tuple[Resource, ...]:
    """Return the grey cards that count: those left when every card that can be spared has been removed."""
    row, counted, fewer = row_of(state, city, stage), [], State(state).copy().words
    for resource in RESOURCES:
        card = CARD_NUMBERS[resource]
        for _ in range(int(held(state, city + at.HELD, card))):
            count_card(fewer, city + at.HELD, card, -1)
            if most_grey(fewer, city, row) < grey:
                count_card(fewer, city + at.HELD, card, 1)
                counted.append(resource)
    return tuple(counted)
