"""Events of 7 Wonders: the course of a game is told as it was."""

from __future__ import annotations

from mirabilia.core.game import State
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import AgeBegan, Build, Chose, Drew, Event, Passed, Sell, TooFewCoins, Withdrew
from tests.kit.seven.play import idle, idle_move, play_turn
from tests.kit.seven.table import table


def last_events(state: State) -> list[Event]:
    """Let everyone idle for a turn and return what the last choice led to."""
    events: list[Event] = []
    for city in range(len(SEVEN.view(state, None).cities)):
        step = SEVEN.choose(state, city, SEVEN.parse_move(idle_move(state, city)))
        state, events = step.state, list(step.events)  # type: ignore[arg-type]  # all are events of 7 Wonders
    return events


def test_hands_are_passed_to_the_left_to_the_right_and_to_the_left_again() -> None:
    for age, side in ((1, "left"), (2, "right"), (3, "left")):
        passed = [event for event in last_events(table().age(age).state()) if isinstance(event, Passed)]
        assert [event.to for event in passed] == [side]


def test_a_new_age_is_told_by_its_number() -> None:
    for age in (1, 2):
        events = last_events(table().age(age).turn(6).state())
        assert [event.age for event in events if isinstance(event, AgeBegan)] == [age + 1]
        assert not [event for event in events if isinstance(event, Passed)]


def test_the_holder_draws_from_the_pile_in_every_new_turn_and_only_the_holder_sees_it() -> None:
    state = table("gizah-A rhodos-A + ephesos-A").state()
    (drew,) = [event for event in last_events(state) if isinstance(event, Drew)]
    after = idle(state)
    assert drew.seat == 1
    assert drew.card == SEVEN.view(after, 1).drawn
    assert drew.seen_by(1) == drew
    for seat in (0, None):
        seen = drew.seen_by(seat)
        assert isinstance(seen, Drew)
        assert seen.card is None


def test_choosing_and_taking_back_is_told_without_the_choice() -> None:
    state = table().hand(0, "altar baths tavern theater mine press_age1 loom_age1").state()
    step = SEVEN.choose(state, 0, Build("altar"))
    (chose,) = step.events
    assert isinstance(chose, Chose)
    assert chose.move == Build("altar")
    hidden = chose.seen_by(1)
    assert isinstance(hidden, Chose)
    assert hidden.move is None
    assert SEVEN.view(step.state, 0).chosen == ((0, Build("altar")),)
    assert SEVEN.view(step.state, 1).chosen == ()
    assert SEVEN.withdraw(step.state, 0).events == (Withdrew(0),)


def test_a_choice_can_be_changed_until_the_last_city_has_chosen() -> None:
    state = table().hand(0, "altar baths tavern theater mine press_age1 loom_age1").state()
    state = SEVEN.choose(state, 0, Build("altar")).state
    state = SEVEN.choose(state, 0, Sell("altar")).state
    assert SEVEN.view(state, 0).chosen == ((0, Sell("altar")),)
    assert SEVEN.waiting(state) == (1, 2)


def test_too_few_coins_names_the_cheapest_price() -> None:
    """A palace in a city with nothing: its left neighbour sells what the city does not produce for 2 each."""
    makers = "lumber_yard clay_pool ore_vein glassworks_age1 loom_age1 press_age1"
    state = table("gizah-A rhodos-A ephesos-A").age(3).city(0, coins=11).city(1, cards=makers).hand(0, "palace").state()
    (refusal,) = [r for r in SEVEN.decision(state, 0).refusals if (r.card, r.verb) == ("palace", "build")]
    assert refusal.reasons == (TooFewCoins(needed=12, coins=11),)


def test_wares_built_in_turn_6_are_not_shown_for_sale_to_a_seventh_card() -> None:
    state = table("babylon-B gizah-A rhodos-A").turn(6).city(0, stages=2).hand(1, "lumber_yard altar").state()
    state = play_turn(state, "", "build lumber_yard")
    view = SEVEN.view(state, 0)
    assert view.phase == "seventh"
    wood = [source for source in view.cities[1].sources if source.one_of == ("wood",)]
    assert [source.for_sale for source in wood] == [False]


def test_a_card_sold_in_turn_6_shows_in_nobodys_sources() -> None:
    """A second Lumber Yard, sold face down, changes nothing about the first."""
    state = table("babylon-B gizah-A rhodos-A").turn(6).city(0, stages=2).city(1, cards="lumber_yard")
    sold = play_turn(state.hand(1, "lumber_yard altar").state(), "", "sell lumber_yard")
    view = SEVEN.view(sold, None)
    assert view.phase == "seventh"
    wood = [source for source in view.cities[1].sources if source.one_of == ("wood",)]
    assert [source.for_sale for source in wood] == [True]


def test_changing_the_holders_choice_tells_that_the_free_citys_is_taken_back() -> None:
    state = table("gizah-A rhodos-A + ephesos-A").state()
    for city in (0, 2):
        state = SEVEN.choose(state, city, SEVEN.decision(state, city).options[0].move).state
    assert Withdrew(2) in SEVEN.withdraw(state, 0).events
    again = SEVEN.choose(state, 0, SEVEN.decision(state, 0).options[-1].move)
    assert Withdrew(2) in again.events
    assert SEVEN.waiting(again.state) == (1, 2)
