"""Transcripts: a whole game with full information, for people who check it without our code.

`docs/reference/transcript.md` is the reader's side of this. Nothing is worked out here: all values are read
from states, views and events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from mirabilia.core.errors import RecordError
from mirabilia.core.game import AnyGame, State, Step
from mirabilia.core.kernel import words
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay
from mirabilia.games.seven import model
from mirabilia.games.seven.codec import card_names, card_numbers
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.conflict import DEFEAT, token_points
from mirabilia.games.seven.engine.deal import DECK, deal
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.notation import parse_setup, write_move
from mirabilia.games.seven.tables import AGES, CARD_COUNT, CARD_NAMES, GUILDS, HAND_SIZE
from mirabilia.games.seven.transcript.format import (
    FORMAT,
    Account,
    Age,
    CardPlay,
    CityBoard,
    CityScore,
    CityStanding,
    Conflict,
    Digging,
    FreeCity,
    Leftover,
    Seventh,
    Symbols,
    Transcript,
    Turn,
)


def transcript_of(game: AnyGame, record: Record) -> bytes:
    """Return the transcript of a finished game as one line of JSON, without a trailing newline."""
    return msgspec.json.encode(transcribe(game, record))


def transcribe(game: AnyGame, record: Record) -> Transcript:
    """Replay a record of 7 Wonders and report everything in it; RecordError if it does not replay to the end."""
    steps = list(_sealed_steps(game, record))
    result = game.result(steps[-1].after) if steps else None
    if not isinstance(result, model.Result):
        raise RecordError(f"the game is not over after {len(record.moves)} moves; a transcript needs a whole game")
    setup = parse_setup(record.setup)
    return Transcript(
        transcript=FORMAT,
        players=setup.players,
        cities=tuple(
            CityBoard(city, board.wonder, board.side, city >= setup.players) for city, board in enumerate(setup.boards)
        ),
        ages=tuple(_ages(steps)),
        scores=tuple(_score(sheet) for sheet in result.sheets),
        winners=result.winners,
        **msgspec.structs.asdict(record),
    )


EventKind = TypeVar("EventKind")


@dataclass(frozen=True, slots=True)
class _Moment:
    """A step of the game that sealed moves, with views of what everybody sees before and after it."""

    game: AnyGame
    before: State
    step: Step[Any]
    old: model.View
    new: model.View

    @property
    def after(self) -> State:
        return self.step.state

    def events(self, kind: type[EventKind]) -> list[EventKind]:
        """Return the events of one kind, in their order."""
        return [event for event in self.step.events if isinstance(event, kind)]

    def decider(self, city: int) -> int:
        """Return the seat that decides for a city."""
        return self.game.decider(self.before, city)


def _sealed_steps(game: AnyGame, record: Record) -> Iterator[_Moment]:
    state = begin(game, record)
    for step in replay(game, record):
        if step.sealed:
            yield _Moment(game, state, step, game.view(state, None), game.view(step.state, None))
        state = step.state


def _ages(steps: Sequence[_Moment]) -> Iterator[Age]:
    buried: list[list[str]] = [[] for _ in steps[0].old.cities]
    for age in AGES:
        mine = [step for step in steps if step.old.age == age]
        turns = [_turn([step for step in mine if step.old.turn == turn]) for turn in range(1, at.LAST_TURN + 1)]
        for turn in turns:
            for play in (*turn.plays, *([turn.seventh.play] if turn.seventh else [])):
                buried[play.city] += [play.card] if play.do == "stage" else []
        deck = _deck(mine[0].before)
        yield Age(
            age=age,
            passing=mine[0].old.passing,
            deck=deck,
            guilds=tuple(CARD_NAMES[guild] for guild in GUILDS if CARD_NAMES[guild] in deck),
            turns=tuple(turns),
            conflicts=tuple(_conflict(fought) for fought in mine[-1].events(model.Fought)),
            standings=tuple(_standing(city, buried[city.number]) for city in mine[-1].new.cities),
        )


def _deck(state: State) -> tuple[str, ...]:
    """Deal the age of a state again, and return the deck that it was dealt from."""
    desk = words(DESK)
    deal(state.copy().words, desk)
    size = HAND_SIZE * int(state.words[at.CITIES])
    return card_names([int(desk[DECK + place]) for place in range(size)])


def _turn(steps: Sequence[_Moment]) -> Turn:
    """Report a turn: everybody's plays, then the special decisions that followed."""
    first, last = steps[0], steps[-1]
    specials = {step.old.phase: step for step in steps[1:]}
    return Turn(
        turn=first.old.turn,
        hands=tuple(first.game.view(first.before, seat).hand for seat in range(first.old.players)),
        free_city=_free_city(first),
        plays=tuple(_plays(first)),
        accounts=_accounts(first),
        seventh=_seventh(specials.get("seventh")),
        leftovers=tuple(_leftover(thrown) for step in steps for thrown in step.events(model.Thrown)),
        dig=_dig(specials.get("digging")),
        discards=_discards(last.after),
        coins=tuple(city.coins for city in last.new.cities),
    )


def _leftover(thrown: model.Thrown) -> Leftover:
    assert thrown.card is not None, "the events of a step are complete"
    return Leftover(thrown.city, thrown.card)


def _free_city(step: _Moment) -> FreeCity | None:
    holder = step.old.holder
    if holder is None:
        return None
    drawn = step.game.view(step.before, holder).drawn
    pile = int(step.before.words[at.FREE_CITY + at.HAND])
    return FreeCity(holder, drawn, card_names(card_numbers(pile)))


def _plays(step: _Moment) -> Iterator[CardPlay]:
    built = {event.city: event for event in step.events(model.Built)}
    stages = {event.city: event for event in step.events(model.StageBuilt)}
    for city, move in step.step.sealed:
        structure, stage = built.get(city), stages.get(city)
        paid = structure or stage
        yield CardPlay(
            city=city,
            seat=step.decider(city),
            do=msgspec.to_builtins(move)["do"],
            card=move.card,
            stage=stage.stage if stage else None,
            chain=structure.chain if structure else None,
            bank=structure.bank if structure else 0,
            left=paid.left if paid else 0,
            right=paid.right if paid else 0,
            text=write_move(move),
        )


def _accounts(step: _Moment) -> tuple[Account, ...]:
    earned = {city.number: model.Earned(city.number, 0, 0, 0) for city in step.old.cities}
    earned |= {event.city: event for event in step.events(model.Earned)}
    paid = {event.city: event.bank + event.left + event.right for event in step.events(model.Built)}
    paid |= {event.city: event.left + event.right for event in step.events(model.StageBuilt)}
    return tuple(
        _account(old, paid.get(old.number, 0), earned[old.number], new.coins)
        for old, new in zip(step.old.cities, step.new.cities, strict=True)
    )


def _account(city: model.City, paid: int, earned: model.Earned, after: int) -> Account:
    before = city.coins - city.income
    return Account(
        city=city.number,
        before=before,
        pending=city.income,
        paid=paid,
        after_paying=before - paid,
        trade=earned.trade,
        sale=earned.sale,
        effect=earned.effect,
        after=after,
    )


def _seventh(step: _Moment | None) -> Seventh | None:
    return Seventh(next(_plays(step)), _accounts(step)) if step else None


def _dig(step: _Moment | None) -> Digging | None:
    if step is None:
        return None
    ((city, move),) = step.step.sealed
    seat = step.decider(city)
    return Digging(
        city=city,
        seat=seat,
        pile=step.game.view(step.before, seat).pile,
        card=move.card if isinstance(move, model.Dig) else None,
        text=write_move(move),
        accounts=_accounts(step),
    )


def _discards(state: State) -> tuple[str, ...]:
    return card_names([card for card in range(1, CARD_COUNT + 1) for _ in range(at.discarded(state.words, card))])


def _conflict(fought: model.Fought) -> Conflict:
    return Conflict(
        city=fought.city,
        neighbour=fought.neighbour,
        shields=fought.shields,
        against=fought.against,
        winner=fought.winner,
        city_token=_token(fought, fought.city),
        neighbour_token=_token(fought, fought.neighbour),
    )


def _token(fought: model.Fought, city: int) -> int:
    """Return the points of the token that a city gained in a conflict; 0 is no token."""
    if fought.winner is None:
        return 0
    return int(token_points(fought.age if city == fought.winner else DEFEAT))


def _standing(city: model.City, buried: list[str]) -> CityStanding:
    shared = {name: getattr(city, name) for name in CityStanding.__struct_fields__ if hasattr(city, name)}
    return CityStanding(city=city.number, buried=tuple(buried), **shared)


def _score(sheet: model.Sheet) -> CityScore:
    fields = msgspec.structs.asdict(sheet)
    symbols = Symbols(**msgspec.structs.asdict(fields.pop("symbols")))
    return CityScore(symbols=symbols, **fields)
