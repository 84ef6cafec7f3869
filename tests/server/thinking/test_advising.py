"""Hints: from the view of a seat alone, in time, in processes whose faults reach nobody."""

from __future__ import annotations

import pytest

from mirabilia.server.thinking import advising
from mirabilia.server.thinking.advising import Advise, advise, rehearse_advice
from mirabilia.server.thinking.workers import Question, Thinkers
from mirabilia.server.wire import protocol as wire
from tests.kit.bots import GAMES, Moment, special_moments, usual_moments
from tests.kit.server.advisers import Advisers, advised_on
from tests.kit.server.running import NO_LIMITS, FirstOption, serving
from tests.kit.server.thinkers import AMPLE, FAULTY, asks, pool, question

pytestmark = pytest.mark.anyio
FEW = 20


def late(game: str, players: int = 3) -> Moment:
    """Return a moment late enough for the Python engine to play it out often."""
    return next(moment for moment in reversed(usual_moments(game, players)) if len(moment.decision.options) > 3)


def asked(moment: Moment, seconds: float) -> Advise:
    told = question(moment, "strategist")
    return Advise(id=7, game=told.game, seconds=seconds, view=told.view, decision=told.decision, playouts=FEW)


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_change_when_hidden_cards_are_dealt_again(game: str) -> None:
    moments = [late(game), late(game, 2), *list(special_moments(game).values())[-2:]]
    for moment in moments:
        mine, judged = (advised_on(question(moment, "strategist"), FEW, chosen) for chosen in (None, 0))
        assert mine.advice
        assert judged.verdict
        for other in moment.others():
            told = question(moment, "strategist", other)
            assert (advised_on(told, FEW), advised_on(told, FEW, 0)) == (mine, judged)


def test_where_there_is_no_time_for_enough_games_nothing_is_said() -> None:
    assert advise(asked(late("seven"), 0.000_001)).advice is None


def test_a_game_whose_bots_play_nothing_out_has_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    class Without:
        playouts = None

    monkeypatch.setattr(advising, "bots_of", lambda _: Without)
    assert advise(asked(late("seven"), AMPLE)) == advising.Advised(id=7)
    rehearse_advice("seven")


@pytest.mark.parametrize("game", GAMES)
async def test_a_worker_weighs_every_option(game: str) -> None:
    moment = late(game)
    rehearse_advice(game)
    async with pool(1) as workers:
        told = await workers.advise(question(moment, "strategist"), 60, AMPLE)
        assert told
        assert told.advice
        options = told.advice.weighing.options
        assert {weighed.option for weighed in options} == set(range(len(moment.decision.options)))
        assert options[0].games >= 8
        judged = await workers.advise(question(moment, "strategist"), 60, AMPLE, chosen=1)
        assert judged
        assert judged.verdict
        assert judged.verdict.chosen == 1


async def test_advice_that_cannot_wait_for_searches_comes_from_elsewhere() -> None:
    moment = late("seven")
    async with pool(1) as workers:
        await asks(workers, "apprentice")
        workers._ours._most_searching = 0  # as if others searched forever
        told = await workers.advise(question(moment, "strategist"), 60, 10.0)
        assert told is not None


async def test_p16_a_worker_that_ends_over_advice_says_nothing_and_is_replaced() -> None:
    async with pool(1, command=FAULTY) as workers:
        assert await asks(workers, "apprentice") is not None
        assert await workers.advise(question(late("seven"), "strategist"), FEW, 2.0) is None
        assert await asks(workers, "apprentice") is not None


# At a table.


class Speechless(FirstOption):
    """Bots that never answer."""

    async def ask(self, question: Question, options: int, seconds: float) -> None:
        await super().ask(question, options, seconds)


async def hint_of(thinkers: Thinkers, **options: object) -> wire.Hinted | wire.Refused:
    async with serving(thinkers=thinkers, hint_games=FEW, **NO_LIMITS) as server:
        ann, *_ = await server.full_table(people=2, players=3, **options)
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await client.send(wire.Hint(table=ann.table, id="h", turn=0, city=0))
            while True:
                message = await client.hear()
                if isinstance(message, wire.Hinted | wire.Refused):
                    return message


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_made_of_what_the_seat_was_sent(game: str) -> None:
    thinkers = Advisers()
    hinted = await hint_of(thinkers, game=game)
    assert isinstance(hinted, wire.Hinted)
    assert hinted.advice == advised_on(thinkers.asked[0], FEW).advice
    assert hinted.advice
    assert hinted.option == hinted.advice.weighing.best.option
    assert {thinkers.asked[0].game} == {game}


async def test_where_nothing_could_be_weighed_a_hint_is_what_a_bot_would_do() -> None:
    hinted = await hint_of(FirstOption())
    assert isinstance(hinted, wire.Hinted)
    assert (hinted.option, hinted.advice) == (0, None)


async def test_where_nobody_answers_a_hint_is_refused_in_one_sentence() -> None:
    refused = await hint_of(Speechless())
    assert refused == wire.Refused("unavailable", "nobody can give a hint now; try again", refused.table, "h")


async def test_hints_are_refused_where_they_are_off() -> None:
    refused = await hint_of(Advisers(), hints=False)
    assert isinstance(refused, wire.Refused)
    assert refused.code == "hints-off"


async def test_spectators_and_other_seats_get_no_hint() -> None:
    async with serving(thinkers=Advisers(), hint_games=FEW, **NO_LIMITS) as server:
        ann, bob = await server.full_table(people=2, players=3)
        async with server.client() as client, server.client() as stranger, server.client() as other:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await stranger.watch(ann.table)
            await other.watch(bob.table, bob.token)
            hint = wire.Hint(table=ann.table, id="h", turn=0, city=0)
            assert await stranger.refused(hint) == "not-seated"
            assert await other.refused(hint) == "not-allowed"
