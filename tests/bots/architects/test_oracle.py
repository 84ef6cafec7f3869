"""The Oracle of Architects: it keeps to the contract of bots, asks its network, and picks the same everywhere."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from mirabilia.bots.architects.foretelling import PLAN, SAID, foretell
from mirabilia.bots.architects.oracle import (
    MIND,
    Disciple,
    Oracle,
    estimate,
    foresee,
    foresight,
    make_oracle,
    read_gift,
)
from mirabilia.bots.architects.search import OPTIONS, VALUES
from mirabilia.bots.architects.thinkers import Mind, Thought, Trial
from mirabilia.bots.bot import AnyBot, Budget, check_bot, make_chance
from mirabilia.bots.network import CLEAR, ESTIMATES, VICTORY, judge_place, look, make_room, score_action
from mirabilia.bots.tree import FIRST, NODE, USED, VALUE, VISITS
from mirabilia.core.errors import UsageError
from mirabilia.core.features import OPTION
from mirabilia.core.kernel import plain, words
from mirabilia.games.architects.engine.layout import OVER, PHASE
from mirabilia.games.architects.features import PADDED
from mirabilia.games.architects.game import ARCHITECTS
from tests.kit import depth
from tests.kit.architects.table import table
from tests.kit.bots import Moment, special_moments, usual_moments
from tests.kit.compiled import compiled
from tests.kit.gift import any_network

BRIEF = Budget(playouts=12)
GIFT = read_gift("any", any_network("architects"))


def think(moment: Moment, mind: Mind = MIND) -> Thought:
    return Thought(ARCHITECTS.view(moment.state, moment.city), mind, make_chance(1, 0))


def tried(thought: Thought, worlds: int, trial: Trial) -> list[int]:
    """Try every candidate in some worlds and return what each came to."""
    field = thought.candidates()
    moves, sums = words(len(field)), words(len(field))
    for place, at in enumerate(field):
        moves[place] = thought.options[at]
    trial(moves, worlds, sums)
    return plain(sums)


@pytest.mark.parametrize("make", [Oracle, Disciple])
@pytest.mark.parametrize("players", depth.counts())
def test_it_keeps_to_the_contract_of_bots(make: Any, players: int) -> None:
    for moment in usual_moments("architects", players):
        check_bot(ARCHITECTS, make(GIFT), moment.state, moment.city, BRIEF, 1, moment.others())


@pytest.mark.parametrize("make", [Oracle, Disciple])
def test_it_keeps_to_the_contract_in_every_special_decision(make: Any) -> None:
    for moment in special_moments("architects").values():
        check_bot(ARCHITECTS, make(GIFT), moment.state, moment.city, BRIEF, 1, moment.others())


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_is_foretold_is_what_the_network_says_to_whoever_decides(players: int) -> None:
    for moment in usual_moments("architects", players):
        row, room, found, said = words(PLAN.entries), make_room(GIFT.about.widths), words(PLAN.outputs), words(SAID)
        foretell(GIFT.network, moment.state.words, row, room, found, said, 0)
        PADDED.observe(moment.state.words, moment.city, moment.city, row)
        look(GIFT.network, row, room)
        places = {0: 0, 1: 1, 2: players - 1}
        for place in range(min(players, 3)):
            judge_place(GIFT.network, place, room, found)
            seat = (moment.city + places[place]) % players
            assert plain(said)[ESTIMATES * seat : ESTIMATES * (seat + 1)] == plain(found)[:ESTIMATES]
        assert not any(plain(said)[ESTIMATES * players :])


def test_an_estimate_is_half_the_victory_and_half_how_clear_it_is() -> None:
    moment = usual_moments("architects", 3)[1]
    sight = foresight(GIFT, think(moment))
    estimate(sight)
    for seat in range(3):
        at = ESTIMATES * seat
        assert sight.study.path[VALUES + seat] == (sight.said[at + VICTORY] + sight.said[at + CLEAR]) // 2
        assert 0 <= sight.study.path[VALUES + seat] <= VALUE
    assert len({int(sight.study.path[VALUES + seat]) for seat in range(3)}) == 3


def test_it_asks_the_network_where_the_tree_ends() -> None:
    """A trial that asks the network ends in the middle of the game."""
    thought = think(usual_moments("architects", 2)[0])
    sight = foresight(GIFT, thought)
    tried(thought, 1, partial(foresee, sight))
    assert sight.study.world[PHASE] != OVER
    assert sight.study.path[OPTIONS] > 1


def test_every_candidate_is_tried_in_every_world_and_noted() -> None:
    thought = think(usual_moments("architects", 2)[2])
    sums = tried(thought, 9, partial(foresee, foresight(GIFT, thought)))
    assert thought.study.tree[FIRST + VISITS] == 9 * len(sums)
    assert all(0 < total < 9 * VALUE for total in sums)
    assert thought.study.tree[USED] > FIRST + NODE * (1 + 2 * len(sums)), "beyond the moves and what follows each"


def test_who_searches_takes_the_card_that_wins() -> None:
    """The last stage wins at once; leaving its card lets the rival finish. Ends need no network."""
    laid = table("giza rhodes").player(0, cards="wood stone brick", stages="1 2 3 4")
    laid.player(1, cards="wood stone brick", stages="1 2 3 4").deck(0, "glass wood").deck(1, "wood wood").centre("wood")
    state = laid.state()
    picked = Oracle(GIFT)(
        ARCHITECTS.view(state, 0), ARCHITECTS.decision(state, 0), Budget(playouts=60), make_chance(1, 0)
    )
    assert ARCHITECTS.write_move(picked.move) == "take left"


@pytest.mark.parametrize("players", [2, 5])
def test_without_a_search_it_takes_what_the_policy_likes_best(players: int) -> None:
    for moment in usual_moments("architects", players):
        row, room, desk = words(PLAN.entries), make_room(GIFT.about.widths), words(PADDED.desk_size)
        PADDED.observe(moment.state.words, moment.city, moment.city, row)
        look(GIFT.network, row, room)
        count = PADDED.write_options(moment.state.words, moment.city, words(PLAN.actions), desk)
        scores = [score_action(GIFT.network, desk[at] % OPTION, room) for at in range(count)]
        view = ARCHITECTS.view(moment.state, moment.city)
        picked = Disciple(GIFT)(view, moment.decision, Budget(), make_chance(1, 0))
        kept = think(moment).candidates()
        assert scores[moment.decision.options.index(picked)] == max(scores[at] for at in kept)


def test_a_network_makes_a_bot_with_a_search_or_without() -> None:
    make = partial(make_oracle, "any", any_network("architects"))
    searches: AnyBot = make(True)
    assert (type(searches), type(make(False))) == (Oracle, Disciple)
    with pytest.raises(UsageError, match=r"mine\.npz is no network"):
        make_oracle("mine.npz", b"nothing", True)
    with pytest.raises(UsageError, match=r"was made for seven_v2, not for architects_v2"):
        make_oracle("mine.npz", any_network("seven"), True)


def picks() -> list[str]:
    """Return what both pick at some moments, and everything that a search noted."""
    found = []
    moments = [*usual_moments("architects", 2), *usual_moments("architects", 5)[1:]]
    for moment in [*moments, *special_moments("architects").values()]:
        view = ARCHITECTS.view(moment.state, moment.decision.seat)
        for made in (Oracle(GIFT), Disciple(GIFT)):
            found.append(str(made(view, moment.decision, Budget(playouts=24), make_chance(3, 0))))
        thought = think(moment)
        found.append(str(tried(thought, 8, partial(foresee, foresight(GIFT, thought)))))
        found.append(str(sum(place * int(word) for place, word in enumerate(plain(thought.study.tree)))))
    return found


@pytest.mark.compiles
def test_both_backends_foresee_the_same() -> None:
    code = "from tests.bots.architects.test_oracle import picks\nprint(*picks(), sep='\\n')"
    assert compiled(code) == picks()
