"""The Oracle: it keeps to the contract of bots, asks its network where it should, and picks the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mirabilia.bots.bot import AnyBot, Budget, check_bot, make_chance
from mirabilia.bots.network import ACTIVATION, CLEAR, GOOD, VICTORY, judge_place, look, score_action
from mirabilia.bots.seven import oracle, thinkers
from mirabilia.bots.seven.beliefs import sample
from mirabilia.bots.seven.oracle import (
    GIFTED,
    HEED,
    LIKING,
    OURS,
    PLAN,
    TRUSTED,
    Disciple,
    Foresight,
    Oracle,
    estimate,
    foresee,
    make_oracle,
    our_gift,
    read_gift,
)
from mirabilia.bots.seven.search import GREED, POINTS, WORTHS, search
from mirabilia.bots.seven.thinkers import NODES, Mind, Thought
from mirabilia.bots.tree import FIRST, NODE, VALUE, VISITS, child_of
from mirabilia.core.errors import UsageError
from mirabilia.core.features import PLACES
from mirabilia.core.kernel import plain, words
from mirabilia.games.seven.engine.layout import AGE, OVER, PHASE
from mirabilia.games.seven.features import PADDED
from mirabilia.games.seven.game import SEVEN
from tests.kit import depth
from tests.kit.bots import Moment, special_moments, usual_moments
from tests.kit.compiled import compiled
from tests.kit.gift import any_network
from tests.kit.seven.features import listed

BRIEF = Budget(playouts=6)
GIFT = read_gift("any", any_network("seven"))
HASTE = [at for at, entry in enumerate(PADDED.entries(3)) if entry.name in {f"{place}.ready" for place in PLACES[1:]}]


def sight_of(moment: Moment, trusted: int = TRUSTED, heed: int = HEED) -> Foresight:
    """Return the memory of a search at a moment."""
    view = SEVEN.view(moment.state, moment.decision.seat)
    return Oracle(GIFT, trusted=trusted, heed=heed).foresight(Thought(view, moment.decision, Mind()), make_chance(1, 0))


@pytest.mark.parametrize("make", [Oracle, Disciple])
@pytest.mark.parametrize("players", depth.counts())
def test_it_keeps_to_the_contract_of_bots(make: Any, players: int) -> None:
    for moment in usual_moments("seven", players):
        check_bot(SEVEN, make(GIFT), moment.state, moment.city, BRIEF, 1, moment.others())


@pytest.mark.parametrize("make", [Oracle, Disciple])
def test_it_keeps_to_the_contract_in_every_special_decision(make: Any) -> None:
    for moment in special_moments("seven").values():
        check_bot(SEVEN, make(GIFT), moment.state, moment.city, BRIEF, 1, moment.others())


@pytest.mark.parametrize("players", [2, 3, 7])
def test_it_searches_from_what_the_policy_makes_of_the_real_observation(players: int) -> None:
    for moment in usual_moments("seven", players):
        sight, decision = sight_of(moment), moment.decision
        row, room = words(PLAN.entries), sight.room
        PADDED.observe(moment.state.words, decision.seat, decision.city, row)
        for at in HASTE:  # in the worlds of a search nobody else has chosen
            row[at] = 0
        look(GIFT.network, row, room)
        scores = [score_action(GIFT.network, action, room) for action in listed(moment.state, decision.city)]
        ways = Thought(SEVEN.view(moment.state, decision.seat), decision, Mind()).best_ways()
        assert all(sight.priors[deed] == scores[way] * LIKING // ACTIVATION for deed, way in ways.items())


@pytest.mark.parametrize("players", [2, 3, 6])
def test_an_estimate_is_what_the_network_says_of_each_seat(players: int) -> None:
    moment = usual_moments("seven", players)[1]
    sight, seat = sight_of(moment), moment.decision.seat
    estimate(sight)
    greed, found = int(sight.study.settings[GREED]), words(PLAN.outputs)
    judge_place(GIFT.network, 0, sight.room, found)
    own = ((100 - greed) * (found[VICTORY] + found[CLEAR]) + 2 * greed * found[GOOD]) // 200
    assert sight.study.path[WORTHS + seat] == own
    assert all(0 <= sight.study.path[WORTHS + other] <= VALUE for other in range(players))
    assert len({int(sight.study.path[WORTHS + other]) for other in range(players)}) > 1


def test_it_asks_the_network_early_and_plays_on_late() -> None:
    """A playout that asks the network ends in the middle of the game; one that does not ends with a score sheet."""
    early, late = usual_moments("seven", 3)[0], usual_moments("seven", 3)[-1]
    assert (early.state.words[AGE], late.state.words[AGE]) == (1, 3)
    for moment, asks in ((early, True), (late, False)):
        sight = sight_of(moment)
        foresee(sight, 1)
        assert (sight.study.world[PHASE] != OVER) == asks
        assert any(sight.study.path[POINTS + seat] for seat in range(3)) != asks


def test_where_no_age_is_trusted_every_playout_goes_to_the_end() -> None:
    sight = sight_of(usual_moments("seven", 3)[0], trusted=0)
    for _ in range(5):
        foresee(sight, 1)
        assert sight.study.world[PHASE] == OVER
        assert all(sight.study.path[POINTS + seat] for seat in range(3))


@pytest.mark.parametrize("players", [2, 3, 7])
def test_without_its_network_it_is_masters_search(players: int) -> None:
    for moment in usual_moments("seven", players):
        sight = sight_of(moment, trusted=0, heed=0)
        thought = Thought(SEVEN.view(moment.state, moment.decision.seat), moment.decision, Mind())
        masters = thought.study(make_chance(1, 0), NODES)
        sample(masters.belief, masters.world, masters.chance, masters.desk)  # the Oracle draws one world to look at
        foresee(sight, 12)
        search(masters, 12)
        assert plain(sight.study.tree) == plain(masters.tree)


def test_the_policy_has_its_say_in_what_is_worth_a_try() -> None:
    moment = usual_moments("seven", 3)[0]
    trees = []
    for heed in (0, 100):
        sight = sight_of(moment, heed=heed)
        foresee(sight, 12)
        trees.append(plain(sight.study.tree))
    assert trees[0] != trees[1]


def test_it_makes_exactly_the_playouts_it_is_given() -> None:
    moment = usual_moments("seven", 3)[1]
    sight = sight_of(moment)
    foresee(sight, 13)
    root = FIRST + NODE * moment.decision.city
    assert sight.study.tree[root + VISITS] == 13
    deeds = set(Thought(SEVEN.view(moment.state, moment.decision.seat), moment.decision, Mind()).deeds)
    children = [int(child_of(sight.study.tree, root, deed)) for deed in deeds]
    assert sum(int(sight.study.tree[child + VISITS]) for child in children if child) == 13


def test_who_has_no_time_at_all_picks_what_seems_best() -> None:
    moment = usual_moments("seven", 3)[0]
    view = SEVEN.view(moment.state, moment.decision.seat)
    picked = Oracle(GIFT)(view, moment.decision, Budget(playouts=0), make_chance(1, 0))
    worths = Thought(view, moment.decision, Mind()).worths
    assert worths[moment.decision.options.index(picked)] == max(worths)


def test_a_network_makes_a_bot_with_a_search_or_without() -> None:
    searches: AnyBot = make_oracle("any", any_network("seven"), True)
    assert (type(searches), type(make_oracle("any", any_network("seven"), False))) == (Oracle, Disciple)
    with pytest.raises(UsageError, match=r"mine\.npz is no network"):
        make_oracle("mine.npz", b"nothing", True)


def test_the_level_asks_its_network_where_that_helps_and_is_a_master_elsewhere() -> None:
    ours = oracle.make("oracle")
    assert isinstance(ours, Oracle)
    assert ours.tables == GIFTED
    budget = Budget(playouts=24)
    for players in range(2, 8):
        moment = usual_moments("seven", players)[0]
        view, chances = SEVEN.view(moment.state, moment.decision.seat), [make_chance(5, 0) for _ in range(2)]
        picked = ours(view, moment.decision, budget, chances[0])
        as_if = (Oracle(our_gift()) if players in GIFTED else thinkers.make("master"))(
            view, moment.decision, budget, chances[1]
        )
        assert picked == as_if
        assert plain(chances[0]) == plain(chances[1]), "both searches draw the same amount"


def test_the_shipped_network_is_small_and_says_how_it_was_made() -> None:
    about = our_gift().about
    assert (about.game, about.version, about.players) == ("seven", PADDED.version, GIFTED)
    assert about.command.startswith("./go train oracle --game seven --steps 30000 --batch 1024 --rounds 120 ")
    assert "/" not in about.command.removeprefix("./"), "it names no folder of the machine that made it"
    assert (about.rows, about.seed, len(about.sources)) == (49_152_000, 1, 16)
    assert Path(oracle.__file__).with_name(OURS).stat().st_size < 2_000_000


def picks() -> list[str]:
    """Return what both pick at some moments, and everything that a search noted."""
    found = []
    for moment in [*usual_moments("seven", 2), *usual_moments("seven", 5)[1:], *special_moments("seven").values()]:
        view = SEVEN.view(moment.state, moment.decision.seat)
        for made in (Oracle(GIFT), Disciple(GIFT)):
            found.append(str(made(view, moment.decision, Budget(playouts=24), make_chance(3, 0))))
        sight = sight_of(moment)
        foresee(sight, 24)
        found.append(str(sum(place * int(word) for place, word in enumerate(plain(sight.study.tree)))))
    return found


@pytest.mark.compiles
def test_both_backends_foresee_the_same() -> None:
    code = "from tests.bots.seven.test_oracle import picks\nprint(*picks(), sep='\\n')"
    assert compiled(code) == picks()
