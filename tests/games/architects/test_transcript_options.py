"""The options in transcripts of Architects, counted again as `docs/reference/transcript-architects.md` says."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from mirabilia.games.architects.facts import RESOURCES, SYMBOLS, Cost
from mirabilia.games.architects.transcript.format import Action
from tests.kit.architects.transcript import GAMES, STAGES, Checked, transcript


class Counted(Checked):
    """A game laid out again, in which all options are counted before each action."""

    effect: str | None = None

    def act(self, seat: int, action: Action) -> None:
        assert action.effect == self.effect
        if self.effect:
            expected = self.ways(seat, self.effect) + 1
        elif action.do == "keep":
            expected = len(set(self.decks[self.looking][:5]))
        elif action.do == "take":
            expected = self.full(seat)
        else:
            expected = self.acting(seat)
        assert action.options == expected
        super().act(seat, action)
        self.effect = None
        if action.built:
            effect = STAGES[self.game.seats[seat].wonder][action.built.stage - 1].effect
            self.effect = effect if effect and effect != "shield" and self.ways(seat, effect) else None

    def full(self, seat: int) -> int:
        """Return how many of the three decks of a seat have cards."""
        return sum(bool(self.decks[owner]) for owner in (seat, self.right_of(seat), None))

    def tokens_there(self) -> int:
        return len(set(self.open) - {None}) + bool(self.stack)

    def ways(self, seat: int, effect: str) -> int:
        """Return in how many ways an effect can be used."""
        sides = sum(bool(self.decks[owner]) for owner in (seat, self.right_of(seat)))
        return {
            "take_any": sum(map(bool, self.decks.values())),
            "take_token": self.tokens_there(),
            "take_central": min(1, len(self.decks[None])),
            "look": sides,
            "take_both": min(1, sides),
        }[effect]

    def acting(self, seat: int) -> int:
        symbols = [self.cards[seat][symbol] for symbol in SYMBOLS]
        research = (sum(count >= 2 for count in symbols) + all(symbols)) * self.tokens_there()
        stages = STAGES[self.game.seats[seat].wonder]
        costs = [
            stage.cost
            for number, stage in enumerate(stages, start=1)
            if number not in self.stages[seat] and set(stage.requires) <= self.stages[seat]
        ]
        builds = sum(len(set(self.payments(seat, cost))) for cost in costs)
        must = research or any(plain_payment(self.cards[seat], cost) for cost in costs)
        return builds + research + (self.full(seat) if self.draws else 0) + (not must)

    def payments(self, seat: int, cost: Cost) -> Iterator[tuple[object, ...]]:
        """Yield every legal payment: grey cards, yellow cards, Economy, Engineering."""
        cards = self.cards[seat]
        ready = set(self.tokens[seat]) - self.used
        for engineering in {False, "engineering" in ready}:
            choices = list(product(*(range(min(cards[name], 5) + 1) for name in RESOURCES)))
            choices = [grey for grey in choices if sum(grey) <= cost.count and (engineering or fits(grey, cost))]
            most = max(map(sum, choices))
            for grey in choices:
                if sum(grey) == most and not (engineering and fits(grey, cost)):
                    for economy in {False, "economy" in ready and cost.count - most >= 2}:
                        coins = cost.count - most - economy
                        if coins <= cards["coin"]:
                            yield grey, coins, economy, engineering


def fits(grey: tuple[int, ...], cost: Cost) -> bool:
    return sum(map(bool, grey)) <= 1 if cost.kind == "identical" else max(grey) <= 1


def plain_payment(cards: Counter[str], cost: Cost) -> bool:
    grey = [cards[name] for name in RESOURCES]
    return (max(grey) if cost.kind == "identical" else sum(map(bool, grey))) + cards["coin"] >= cost.count


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_action_was_one_of_as_many_options_as_the_page_says(players: int, seed: int) -> None:
    Counted(transcript(players, seed)).play()
