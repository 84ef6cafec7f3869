"""`check_game` and `check_descriptor`: hold a game to its contract by playing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

from msgspec import json
from msgspec.structs import replace

from mirabilia.core.chance import CHANCE_WORDS, begin_stream, below, seed_words, stream
from mirabilia.core.dataset import Situation, situations_of
from mirabilia.core.descriptor import TOTAL, Descriptor
from mirabilia.core.errors import MoveError
from mirabilia.core.features import OPTION, Entry
from mirabilia.core.game import AnyGame, Decision, State, Step
from mirabilia.core.kernel import Words, plain, rows, words
from mirabilia.core.record import Record, parse_record, write_record
from mirabilia.core.replay import begin, extended, new_record, replay
from mirabilia.core.seed import Seed
from mirabilia.core.statistics import NO_CITY, Piece

MOST_STEPS = 5_000
"""No game of this house takes more choices than this."""
MOST_GAMES = 50
"""Random games at each showcase before a kind of decision counts as missing; one or two usually show them all."""


def check_game(game: AnyGame, players: int, seed: Seed) -> Record:
    """Play one random game and raise AssertionError where the contract is broken; return its record."""
    setup = game.draw_setup(players, seed)
    assert game.parse_setup(game.write_setup(setup)) == setup, "a written setup reads back as another"
    assert game.draw_setup(players, seed) == setup, "the same seed draws another setup"
    chance = words(CHANCE_WORDS)
    begin_stream(chance, seed_words(seed), 99)
    state = game.start(setup, seed)
    record = new_record(game, setup, seed)
    for _ in range(MOST_STEPS):
        waiting = game.waiting(state)
        if not waiting:
            break
        step = _check_step(game, state, players, waiting[below(chance, len(waiting))], chance)
        record = extended(game, record, step)
        state = step.state
    assert not game.waiting(state), "the game does not end"
    _check_end(game, state, players)
    _check_record(game, record, state)
    return record


def _check_step(game: AnyGame, state: State, players: int, city: int, chance: Words) -> Step[Any]:
    """Choose at random for a city, and check everything a choice promises."""
    decision = game.decision(state, city)
    assert (decision.city, decision.seat) == (city, game.decider(state, city)), "somebody else decides"
    moves = [option.move for option in decision.options]
    assert moves, "a decision without options"
    assert len({game.write_move(move) for move in moves}) == len(moves), "an option is listed twice"
    assert all(game.parse_move(game.write_move(move)) == move for move in moves), "a written move reads back as another"
    before = state.hash
    step = game.choose(state, city, moves[below(chance, len(moves))])
    assert game.when(state) <= game.when(step.state), "a step leads back in time"
    assert state.hash == before, "a step changed the state it started from"
    assert game.view(state, decision.seat) != game.view(step.state, decision.seat), "a choice its seat cannot see"
    if not step.sealed:
        again = game.view_again(game.view(state, decision.seat), step.state, decision.seat)
        assert again == game.view(step.state, decision.seat), "a choice changed more of a view than `view_again` knows"
        _check_withdrawal(game, state, step, city)
        if decision.seat == city:
            assert game.decision(step.state, city) == decision, "a city that has chosen may not choose as before"
            told = game.consequences(step.state, decision)
            assert told == game.consequences(state, decision), "what options lead to depends on what was chosen"
        for other in (None, *range(players)):
            if other != decision.seat:
                _check_secrecy(game, state, step, decision.seat, other)
    if game.waiting(step.state):
        assert len(game.decision(step.state, game.waiting(step.state)[0]).options) > 0, "nothing to choose from"
    return step


def _check_withdrawal(game: AnyGame, state: State, step: Step[Any], city: int) -> None:
    back = game.withdraw(step.state, city)
    assert not back.sealed, "taking a choice back seals nothing"
    assert city in game.waiting(back.state), "a city that took its choice back is not waited for"
    assert back.state.hash == state.hash, "taking a choice back does not lead back"
    seat = game.decider(state, city)
    again = game.view_again(game.view(step.state, seat), back.state, seat)
    assert again == game.view(state, seat), "taking a choice back changed more of a view than `view_again` knows"


def _check_secrecy(game: AnyGame, state: State, step: Step[Any], chooser: int, other: int | None) -> None:
    expected = replace(game.view(state, other), ready=game.view(step.state, chooser).ready)
    assert game.view(step.state, other) == expected, "a choice that is not sealed shows others more than `ready`"
    if other is not None:
        decision = _decided(game, state, other)
        assert _decided(game, step.state, other) == decision, "others' options changed"
        if decision:
            told = game.consequences(step.state, decision)
            assert told == game.consequences(state, decision), "what others' options lead to changed"
    assert game.outlooks(step.state) == game.outlooks(state), "a choice that is not sealed shows in the outlooks"


def _decided(game: AnyGame, state: State, seat: int) -> Decision[Any] | None:
    """Return what a seat may decide for its own city, or None if there is nothing."""
    try:
        return game.decision(state, seat)
    except MoveError:
        return None


def _check_end(game: AnyGame, state: State, players: int) -> None:
    result = game.result(state)
    assert result is not None, "a game that waits for nobody has no result"
    assert result.winners, "nobody won"
    assert all(0 <= seat < players for seat in result.winners), "a winner without a seat"
    try:
        game.decision(state, 0)
    except MoveError:
        return
    raise AssertionError("a decision after the end")


def _check_record(game: AnyGame, record: Record, state: State) -> None:
    assert parse_record(write_record(record)) == record, "a written record reads back as another"
    assert game.parse_game(game.write_game(record)) == record, "a written game reads back as another"
    last = state
    for step in replay(game, record):
        last = step.state
    assert last.hash == state.hash, "the replay ends in another state"


def check_descriptor(game: Descriptor, players: int, seed: int) -> Record:
    """Play a random game and raise AssertionError where the descriptor does not match it; return its record."""
    record = game.play_recorded(players, seed, 0)
    steps = list(replay(game.rules, record))
    setup, result = game.rules.parse_setup(record.setup), game.rules.result(steps[-1].state)
    assert record.game == game.id, "the game has several names"
    assert game.usual_players in game.rules.players, "the usual number of players cannot play"
    assert setup.players == players, "a setup for another number of players"
    assert json.decode(game.transcript_of(game.rules, record)), "an empty transcript"
    _check_nouns(game, steps, setup, result)
    _check_boards(game, setup)
    _check_score(game, players, seed, steps[-1].state, result)
    _check_statistics(game, steps, len(game.boards_of(setup)))
    _check_decisions(game, record, players, [begin(game.rules, record), *(step.state for step in steps)])
    _check_vector(game, players, seed)
    _check_showcases(game, seed)
    return record


def _check_nouns(game: Descriptor, steps: Sequence[Step[Any]], setup: object, result: object) -> None:
    """Send one of each noun through JSON."""
    nouns = game.nouns
    for noun, value in ((nouns.setup, setup), (nouns.result, result)):
        assert json.decode(json.encode(value), type=noun) == value, f"{value} reads back as another"
    for step in steps:
        for event in step.events:
            assert json.decode(json.encode(event), type=nouns.event) == event, f"{event} reads back as another"
        for _, move in step.sealed:
            assert json.decode(json.encode(move), type=nouns.move) == move, f"{move} reads back as another"


def _check_boards(game: Descriptor, setup: Any) -> None:
    boards = game.boards_of(setup)
    assert set(boards) <= set(game.boards), "a board that nobody can wish for"
    assert len(boards) == game.features.cities(setup.players), "not a board for every city"


def _check_score(game: Descriptor, players: int, seed: int, state: State, result: Any) -> None:
    assert game.categories[-1] == TOTAL, "the total is not the last category"
    sheets = result.sheets[:players]
    assert all(isinstance(getattr(sheet, game.tie), int) for sheet in sheets), f"{game.tie} is not on every sheet"
    for city, sheet in enumerate(result.sheets):
        items = game.rules.items(state, city)
        for name in game.categories:
            worth = sum(item.points for item in items if name in (item.category, TOTAL))
            assert worth == getattr(sheet, name), f"what city {city} has does not add up to its {name}"
    points = {name: sum(getattr(sheet, name) for sheet in sheets) for name in game.categories}
    assert game.play_batch(players, seed, 0, 1).points == points, "a batch does not score the game of its record"


def _check_statistics(game: Descriptor, steps: Sequence[Step[Any]], cities: int) -> None:
    known = game.statistics
    for gain in [gain for step in steps for event in step.events for gain in known.gains(event)]:
        assert gain.city == NO_CITY or gain.city in range(cities), f"{gain} names a city that does not exist"
        assert gain.what in (known.pieces if isinstance(gain.what, Piece) else known.counts), f"{gain} is not counted"
    assert known.always <= set(known.pieces), "a piece always in play is not among the pieces"
    assert known.single <= {piece.kind for piece in known.pieces}, "a single kind is not the kind of any piece"
    assert all(known.section(piece) for piece in known.pieces), "a piece without a heading"


def _check_decisions(game: Descriptor, record: Record, players: int, states: Sequence[State]) -> None:
    """Check everything that is said about each decision."""
    nouns, waited = game.nouns, set()
    situations = situations_of(game, record, ["bot"] * players)
    for state, after, situation in zip(states[:-1], states[1:], situations, strict=True):
        view, decision = situation.view, situation.decision
        assert json.decode(json.encode(view), type=nouns.view) == view, "a view reads back as another"
        assert json.decode(json.encode(decision), type=nouns.decision) == decision, "a decision reads back as another"
        assert all(isinstance(option, nouns.option) for option in decision.options), "an option of another type"
        assert view.players == players, "a view shows another number of players"
        _check_foresight(game, state, decision)
        _check_features(game, state, situation, after)
        waited.add(len({game.rules.decision(state, city).seat for city in game.rules.waiting(state)}))
        for column in game.columns:
            column.read(situation)
    assert game.at_once == (max(waited) > 1), "`at_once` does not say how seats decide"


def _check_foresight(game: Descriptor, state: State, decision: Any) -> None:
    """Check what people are told beyond the view, if the game tells them anything."""
    before = state.hash
    outlooks, consequences = game.rules.outlooks(state), game.rules.consequences(state, decision)
    assert state.hash == before, "looking ahead changed the state"
    assert bool(outlooks) == (game.nouns.outlook is not None), "outlooks are told, or named, but not both"
    assert bool(consequences) == (game.nouns.consequence is not None), "consequences are told, or named, but not both"
    assert [one.city for one in outlooks] == list(range(len(outlooks))), "outlooks are not in the order of cities"
    assert not consequences or len(consequences) == len(decision.options), "an option without its consequence"
    for noun, told in ((game.nouns.outlook, outlooks), (game.nouns.consequence, consequences)):
        assert all(json.decode(json.encode(one), type=noun) == one for one in told), "foresight reads back as another"


def _check_features(game: Descriptor, state: State, situation: Situation, after: State) -> None:
    """Play what was chosen by its number, as learners do."""
    features, city = game.features, situation.decision.city
    mask, desk, played = words(len(features.actions)), words(features.desk_size), state.copy()
    count = features.write_options(played.words, city, mask, desk)
    assert count == len(situation.options) == sum(plain(mask)), "options and actions do not match"
    features.play(played.words, city, int(desk[situation.chosen]) // OPTION, desk)
    assert played.hash == after.hash, "an option leads elsewhere when it is played by its number"


def _check_vector(game: Descriptor, players: int, seed: int) -> None:
    """Play a random game through the functions for many games at once, and alongside it the same game by the rules."""
    features, rules = game.features, game.rules
    entries, desk = features.entries(players), words(features.desk_size)
    states, masks, seen = (
        rows(1, size) for size in (features.state_size(players), len(features.actions), len(entries))
    )
    outcomes, numbers, cities, seats, actions, done, chance = rows(1, 2 * players), *(words(1) for _ in range(6))
    options, firsts, finals = words(features.desk_size), words(2), rows(1, features.state_size(players))
    dealt = int(stream(seed, 0))
    state = rules.start(rules.draw_setup(players, dealt), dealt)
    chance[0] = stream(seed, 99)
    features.begin_games(states, players, seed, numbers, desk)
    for _ in range(MOST_STEPS):
        assert State(states[0]).hash == state.hash, "a game among many differs from the same game by the rules"
        features.show_games(states, cities, seats, masks, options, firsts, seen, desk)
        decision = rules.decision(state, rules.waiting(state)[0])
        assert (cities[0], seats[0]) == (decision.city, decision.seat), "among many games another city decides"
        assert firsts[1] == sum(plain(masks[0])) == len(decision.options), "options and actions do not match"
        _check_observation(entries, plain(seen[0]))
        chosen = below(chance, len(decision.options))
        actions[0] = options[chosen] % OPTION
        features.step_games(
            states, players, seed, numbers, cities, actions, options, firsts, outcomes, finals, done, desk
        )
        state = rules.choose(state, decision.city, decision.options[chosen].move).state
        assert bool(done[0]) == (not rules.waiting(state)), "a game among many ends at another time"
        if done[0]:
            break
    assert numbers[0] == 1, "a game that ended is not followed by the next"
    assert State(finals[0]).hash == state.hash, "a game among many ends in another state"
    _check_outcome(game, players, plain(outcomes[0]), rules.result(state))


def _check_observation(entries: Sequence[Entry], row: Sequence[int]) -> None:
    wrong = {entry.name: value for entry, value in zip(entries, row, strict=True) if not 0 <= value <= entry.high}
    assert not wrong, f"observed outside of what the entries allow: {wrong}"


def _check_outcome(game: Descriptor, players: int, row: Sequence[int], result: Any) -> None:
    """Compare points and places with the score sheets."""
    standing = [(getattr(sheet, TOTAL), getattr(sheet, game.tie)) for sheet in result.sheets[:players]]
    places = [sum(other > own for other in standing) for own in standing]
    assert row == [*(points for points, _ in standing), *places], "the outcome is not what the score sheets say"
    assert [seat for seat in range(players) if places[seat] == 0] == sorted(result.winners), "others won"


def _check_showcases(game: Descriptor, seed: int) -> None:
    """Play random games at the showcases until every kind of decision has come up."""
    rules, tables = game.rules, game.showcases or ((game.usual_players, ""),)
    missing = set(get_args(get_type_hints(game.nouns.decision)["kind"]))
    chance = words(1)
    chance[0] = stream(seed, 99)
    for number in range(MOST_GAMES):
        players, wishes = tables[number % len(tables)]
        state = rules.start(rules.draw_setup(players, number, wishes), number)
        while missing and (waiting := rules.waiting(state)):
            decision: Any = rules.decision(state, waiting[0])
            missing.discard(decision.kind)
            state = rules.choose(state, waiting[0], decision.options[below(chance, len(decision.options))].move).state
        if not missing and number + 1 >= len(tables):
            break
    assert not missing, f"no showcase brings {missing} up"
