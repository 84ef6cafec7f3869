"""Transcripts: a whole game with full information, for people who check it without our code.

`docs/reference/transcript-architects.md` is the reader's side of this. Nothing is worked out here: all values
are read from states, views, events and the trail of each move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import msgspec

from mirabilia.core.errors import RecordError
from mirabilia.core.game import AnyGame, State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.notes import blank_notes, read_notes
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay
from mirabilia.games.architects import model
from mirabilia.games.architects.codec import decode_move, packed_cards
from mirabilia.games.architects.decision import effect_of, moves_of
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine import trail as told
from mirabilia.games.architects.engine.layout import city_at, seat_of
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.trail import TRAIL
from mirabilia.games.architects.engine.turn import play
from mirabilia.games.architects.events import events_of
from mirabilia.games.architects.notation import parse_setup, write_move
from mirabilia.games.architects.tables import (
    CARD_NAMES,
    TOKEN_BITS,
    TOKEN_COUNT,
    TOKEN_NAMES,
)
from mirabilia.games.architects.transcript.format import (
    FORMAT,
    Action,
    Battle,
    Look,
    PaidStage,
    Pile,
    PlayerAfter,
    Progress,
    SeatedPlayer,
    Shuffle,
    TableAfter,
    Taken,
    Transcript,
    Turn,
)
from mirabilia.games.architects.transcript.points import score_of
from mirabilia.games.architects.view import view_of


def transcript_of(game: AnyGame, record: Record) -> bytes:
    """Return the transcript of a finished game as one line of JSON, without a trailing newline."""
    return msgspec.json.encode(transcribe(game, record))


def transcribe(game: AnyGame, record: Record) -> Transcript:
    """Replay a record of Architects and report everything in it; RecordError if it does not replay to the end."""
    deeds = list(_deeds(game, record))
    result = game.result(deeds[-1].after) if deeds else None
    if not isinstance(result, model.Result):
        raise RecordError(f"the game is not over after {len(record.moves)} moves; a transcript needs a whole game")
    setup = parse_setup(record.setup)
    first, last = deeds[0].before.words, deeds[-1].after.words
    table, peeks = view_of(first, None), _peeks(deeds)
    ((_, complete, *_),) = deeds[-1].noted(told.ENDED)
    return Transcript(
        transcript=FORMAT,
        players=setup.players,
        first=setup.first,
        seats=tuple(SeatedPlayer(seat, wonder, _deck(first, seat)) for seat, wonder in enumerate(setup.wonders)),
        central=_deck(first, None),
        open_tokens=tuple(token for token in table.open_tokens if token),
        stack=tuple(TOKEN_NAMES[token] for token in packed_cards([int(first[at.STACK])])),
        conflict_tokens=table.conflict,
        turns=tuple(_turn(list(group), peeks.get(turn)) for turn, group in groupby(deeds, key=lambda deed: deed.turn)),
        ending="wonder" if complete else "decks",
        scores=tuple(score_of(last, sheet) for sheet in result.sheets),
        winners=result.winners,
        **msgspec.structs.asdict(record),
    )


@dataclass(frozen=True, slots=True)
class _Deed:
    """One move of the engine, chosen or automatic, with the states before and after it."""

    before: State
    move: model.Move
    options: int
    after: State
    trail: list[list[int]]
    events: tuple[model.Event, ...]

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self.before.words[at.TURN])

    def noted(self, kind: int) -> list[list[int]]:
        """Return the numbers of all entries of a kind on the trail of the move."""
        return [numbers for noted, *numbers in self.trail if noted == kind]


def _deeds(game: AnyGame, record: Record) -> Iterator[_Deed]:
    """Yield every move of a game: each one of the record, and then those that left no choice."""
    state = begin(game, record)
    for step in replay(game, record):
        ((_, move),) = step.sealed
        options = moves_of(state.words)
        number = next(number for number in options if decode_move(state.words, number) == move)
        while True:
            deed = _deed(state, number, len(options))
            yield deed
            state = deed.after
            options = moves_of(state.words)
            if len(options) != 1:
                break
            (number,) = options
        assert state.hash == step.state.hash, "the game itself went another way"


def _deed(before: State, number: int, options: int) -> _Deed:
    move = decode_move(before.words, number)
    after, trail = before.copy(), blank_notes(TRAIL)
    play(after.words, number, words(DESK), trail)
    return _Deed(before, move, options, after, read_notes(trail), tuple(events_of(trail, after.words)))


def _deck(state: Words, owner: int | None) -> tuple[str, ...]:
    """Return the deck of a seat, or the central one if None, from its top."""
    place, size = (at.CENTRAL, at.CENTRAL_WORDS) if owner is None else (city_at(owner) + at.DECK, at.DECK_WORDS)
    return tuple(CARD_NAMES[card] for card in packed_cards(plain(state)[place : place + size]))


def _peeks(deeds: Sequence[_Deed]) -> dict[int, str]:
    """Return the cards seen with the Cat, by turn: the end of a turn begins the next one."""
    return {deed.turn + 1: CARD_NAMES[card] for deed in deeds for _, card, *_ in deed.noted(told.PEEKED)}


def _turn(deeds: Sequence[_Deed], peeked: str | None) -> Turn:
    first, last = deeds[0].before.words, deeds[-1]
    fought = [event for event in last.events if isinstance(event, model.Fought)]
    return Turn(
        turn=deeds[0].turn,
        seat=int(seat_of(first[at.ACTIVE])),
        cat=view_of(first, None).cat,
        peeked=peeked,
        actions=tuple(_action(deed) for deed in deeds),
        battle=_battle(last, fought[0]) if fought else None,
        after=_table(last.after.words),
    )


def _action(deed: _Deed) -> Action:
    before, after = deed.before.words, deed.after.words
    events = deed.events
    return Action(
        do=msgspec.to_builtins(deed.move)["do"],
        text=write_move(deed.move),
        chosen=deed.options > 1,
        options=deed.options,
        draws=int(before[at.DRAWS]),
        effect=effect_of(before),
        cards=tuple(Taken(took.card, took.owner) for took in events if isinstance(took, model.Took)),
        built=next((_built(event) for event in events if isinstance(event, model.StageBuilt)), None),
        symbols=next((event.symbols for event in events if isinstance(event, model.Researched)), ()),
        token=next((_progress(event, after) for event in events if isinstance(event, model.TokenTaken)), None),
        looked=next(
            (Look(event.owner, event.cards or ()) for event in events if isinstance(event, model.Looked)), None
        ),
        shuffled=_shuffle(deed),
        cat_moved=any(isinstance(event, model.CatMoved) for event in events),
        triggered=_triggered(deed),
        flipped=int(after[at.FLIPPED]),
        battle_due=bool(after[at.BATTLE]),
    )


def _built(event: model.StageBuilt) -> PaidStage:
    return PaidStage(event.stage, event.spent, event.coins, event.economy, event.engineering)


def _progress(event: model.TokenTaken, after: Words) -> Progress:
    table = view_of(after, None)
    return Progress(event.token, event.blind, table.open_tokens, sum(table.stack.values()))


def _shuffle(deed: _Deed) -> Shuffle | None:
    shuffles = deed.noted(told.SHUFFLED)
    return next((Shuffle(number, owner, _deck(deed.after.words, owner)) for _, owner, number, *_ in shuffles), None)


def _triggered(deed: _Deed) -> tuple[str, ...]:
    """Return the tokens that allowed a draw, in the order of the facts."""
    lanes = sum(lane for _, lane, *_ in deed.noted(told.DRAW_ALLOWED))
    return tuple(TOKEN_NAMES[n] for n in range(1, TOKEN_COUNT + 1) if lanes >> (TOKEN_BITS * (n - 1)) & 1)


def _battle(last: _Deed, fought: model.Fought) -> Battle:
    discarded: list[dict[str, int]] = [{} for _ in fought.shields]
    for seat, card, count, *_ in last.noted(told.DISCARDED):
        discarded[seat][CARD_NAMES[card]] = count
    return Battle(fought.shields, fought.victories, tuple(discarded))


def _table(state: Words) -> TableAfter:
    view = view_of(state, None)
    return TableAfter(
        players=tuple(_standing(player) for player in view.cities),
        central=Pile(next(iter(_deck(state, None)), None), view.central.count),
        cat=view.cat,
        flipped=view.conflict - view.peace,
        open_tokens=view.open_tokens,
        stack=sum(view.stack.values()),
        discards=view.discards,
    )


def _standing(city: model.City) -> PlayerAfter:
    shared = {name: getattr(city, name) for name in PlayerAfter.__struct_fields__ if name not in ("deck", "seat")}
    return PlayerAfter(seat=city.number, deck=Pile(city.deck.top, city.deck.count), **shared)
