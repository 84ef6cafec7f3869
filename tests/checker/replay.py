"""A whole game played again, from its seed and its moves, into the transcript that it should have."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from tests.checker.chance import Chance, boards, deck
from tests.checker.city import City, coins_of
from tests.checker.facts import Effect, Facts
from tests.checker.moves import Desk, Move, desk_of, dig_options, options
from tests.checker.scores import fight, sheet, winners

Tree = dict[str, Any]


class RefusedError(Exception):
    """A listed move is not legal."""

    def __init__(self, city: int, expected: object, found: object) -> None:
        super().__init__(f"illegal move of city {city}")
        self.city, self.expected, self.found = city, expected, found


class Chooser(Protocol):
    """Says which option a city takes."""

    def choose(self, city: int, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""
        ...


class Listed:
    """The moves of a list; all of them must be legal."""

    def __init__(self, moves: Sequence[object]) -> None:
        self.moves = list(moves)
        self.place = 0

    def choose(self, city: int, legal: Sequence[Move]) -> Move:
        """The next move of the list."""
        found = self.moves[self.place] if self.place < len(self.moves) else None
        self.place += 1
        by_text = {f"{city} {move.text}": move for move in legal}
        if not isinstance(found, str) or found not in by_text:
            raise RefusedError(city, list(by_text), found)
        return by_text[found]


class Drawn:
    """The choices of uniform random players."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed, 4)

    def choose(self, city: int, legal: Sequence[Move]) -> Move:  # noqa: ARG002 - others override it
        """One option at random."""
        return legal[self.chance.below(len(legal))]


class Replay:
    """A game in progress; `tree` is its transcript so far, `age` and `turn` say where it is."""

    def __init__(self, facts: Facts, players: int, seed: int | str, chooser: Chooser) -> None:
        self.facts, self.players, self.seed, self.chooser = facts, players, seed, chooser
        self.count = max(players, 3)
        drawn = boards(facts, seed, self.count)
        self.cities = [City(number, facts.wonders[wonder], side) for number, (wonder, side) in enumerate(drawn)]
        self.discards: list[str] = []
        self.hands: list[list[str]] = []
        self.pile: list[str] = []
        self.age = self.turn = 0
        self.tree: Tree = self._opening()

    def is_free(self, city: int) -> bool:
        """Whether a city is the Free City."""
        return city == self.players

    @property
    def holder(self) -> int:
        """The player who holds the Free City card."""
        return (self.age + self.turn) % 2

    def seat(self, city: int) -> int:
        """The player who decides for a city."""
        return self.holder if self.is_free(city) else city

    def _opening(self) -> Tree:
        names = [f"{city.wonder.id}-{city.side}" for city in self.cities]
        setup = " ".join([*names[: self.players], *(["+", names[2]] if self.players == 2 else [])])
        places = [
            {"city": c.number, "wonder": c.wonder.id, "side": c.side, "free_city": self.is_free(c.number)}
            for c in self.cities
        ]
        return {
            "transcript": 1,
            "players": self.players,
            "cities": places,
            "ages": [],
            "format": 2 if isinstance(self.seed, str) else 1,
            "game": "seven",
            "setup": setup,
            "seed": self.seed,
            "moves": [],
        }

    def run(self) -> None:
        """Play to the end."""
        for age in (1, 2, 3):
            self._play_age(age)
        sheets = [sheet(self.facts, self.cities, number) for number in range(self.count)]
        self.tree["scores"] = sheets
        self.tree["winners"] = winners(sheets, self.cities, self.players)

    def _play_age(self, age: int) -> None:
        self.age = age
        cards = deck(self.facts, self.seed, age, self.count)
        guilds = [one for one in self.facts.sort(cards) if self.facts.cards[one].colour == "purple"]
        node: Tree = {"age": age, "passing": "right" if age == 2 else "left", "deck": cards, "guilds": guilds}
        node["turns"] = []
        self.tree["ages"].append(node)
        self.hands = [cards[7 * player : 7 * player + 7] for player in range(self.players)]
        self.pile = cards[7 * self.players :]
        for city in self.cities:
            city.free_used = False
        for turn in range(1, 7):
            self.turn = turn
            self._play_turn(node["turns"])
        node["conflicts"] = fight(self.cities, age)
        node["standings"] = [city.standing(self.facts) for city in self.cities]
        self.turn = 0

    def _play_turn(self, turns: list[Tree]) -> None:
        node: Tree = {"turn": self.turn, "free_city": self._draw()}
        node["hands"] = [self.facts.sort(hand) for hand in self.hands]
        turns.append(node)
        desks = [desk_of(self.cities, c, free_city=self.is_free(c)) for c in range(self.count)]
        dug = [len(city.of_kind("dig")) for city in self.cities]
        moves = {c: self._choose(c, desks[c]) for c in range(self.count)}
        node["plays"] = [self._play(c, move) for c, move in moves.items()]
        node["accounts"] = self._carry_out(moves, [0] * self.count)
        node["seventh"] = self._seventh(desks, node["accounts"]) if self.turn == 6 else None
        node["leftovers"] = self._leftovers() if self.turn == 6 else []
        node["dig"] = self._dig([c for c in range(self.count) if len(self.cities[c].of_kind("dig")) > dug[c]])
        node["discards"] = self.facts.sort(self.discards)
        node["coins"] = [city.coins for city in self.cities]
        if self.turn < 6:
            self._pass()

    def _draw(self) -> Tree | None:
        if self.players != 2:
            return None
        drawn = self.pile.pop(0)
        self.hands[self.holder].append(drawn)
        return {"holder": self.holder, "drawn": drawn, "pile": list(self.pile)}

    def _pass(self) -> None:
        step = 1 if self.age == 2 else -1
        self.hands = [self.hands[(player + step) % self.players] for player in range(self.players)]

    def _decide(self, city: int, legal: Sequence[Move]) -> Move:
        move = self.chooser.choose(city, legal)
        self.tree["moves"].append(f"{city} {move.text}")
        return move

    def _choose(self, city: int, desk: Desk) -> Move:
        hand = self.hands[self.seat(city)]
        move = self._decide(city, options(self.facts, desk, hand))
        hand.remove(move.card)
        return move

    def _play(self, city: int, move: Move) -> Tree:
        """The play as it is written; to be called before it is carried out."""
        return {
            "city": city,
            "seat": self.seat(city),
            "do": move.verb,
            "card": move.card,
            "stage": len(self.cities[city].buried) + 1 if move.verb == "stage" else None,
            "chain": move.chain,
            "bank": move.bank,
            "left": move.left,
            "right": move.right,
            "text": move.text,
        }

    def _carry_out(self, moves: Mapping[int, Move], pending: Sequence[int]) -> list[Tree]:
        """One step: all pay, all cards are placed, then coins arrive. Returns the accounts."""
        built = {city: self._place(city, move) for city, move in moves.items()}
        trade = [0] * self.count
        for city, move in moves.items():
            trade[(city + 1) % self.count] += move.left
            trade[(city - 1) % self.count] += move.right
        return [self._account(c, moves.get(c), pending[c], trade[c], built.get(c, ())) for c in range(self.count)]

    def _place(self, city: int, move: Move) -> tuple[Effect, ...]:
        """Put a card where it goes; returns the effects of what is built by it."""
        place = self.cities[city]
        if move.verb == "sell":
            self.discards.append(move.card)
        elif move.verb == "stage":
            place.buried.append(move.card)
            return place.stages[-1].effects
        elif move.verb != "decline":
            place.cards.append(self.facts.cards[move.card])
            place.free_used = place.free_used or move.verb == "free"
            return self.facts.cards[move.card].effects
        return ()

    def _account(self, city: int, move: Move | None, pending: int, trade: int, built: Sequence[Effect]) -> Tree:
        place = self.cities[city]
        before = place.coins - pending
        paid = 0 if move is None else move.bank + move.left + move.right
        sale = 3 if move is not None and move.verb == "sell" else 0
        effect = coins_of(self.cities, city, built)
        place.coins += trade + sale + effect - paid
        return {
            "city": city,
            "before": before,
            "pending": pending,
            "paid": paid,
            "after_paying": before - paid,
            "trade": trade,
            "sale": sale,
            "effect": effect,
            "after": place.coins,
        }

    def _seventh(self, desks: Sequence[Desk], accounts: Sequence[Tree]) -> Tree | None:
        able = [city for city in self.cities if city.of_kind("seventh_card")]
        if not able:
            return None
        city = able[0].number
        pending = [one["after"] - one["after_paying"] for one in accounts]
        hand = self.pile if self.is_free(city) else self.hands[city]
        now = replace(
            desks[city],
            structures=able[0].structures(),
            next_stage=able[0].next_stage,
            own=able[0].own_sources(),
            coins=able[0].coins - pending[city],
        )
        move = self._decide(city, options(self.facts, now, hand))
        hand.remove(move.card)
        play = self._play(city, move)
        return {"play": play, "accounts": self._carry_out({city: move}, pending)}

    def _leftovers(self) -> list[Tree]:
        holders = [*self.hands, self.pile] if self.players == 2 else self.hands
        found = [{"city": city, "card": card} for city, cards in enumerate(holders) for card in cards]
        self.discards += [card for cards in holders for card in cards]
        return found

    def _dig(self, diggers: Sequence[int]) -> Tree | None:
        legal = [move for city in diggers for move in dig_options(self.facts, self.cities[city], self.discards)]
        if not legal:
            return None
        city = diggers[0]
        pile = self.facts.sort(self.discards)
        move = self._decide(city, legal)
        if move.card:
            self.discards.remove(move.card)
        accounts = self._carry_out({city: move}, [0] * self.count)
        card = move.card or None
        return {
            "city": city,
            "seat": self.seat(city),
            "pile": pile,
            "card": card,
            "text": move.text,
            "accounts": accounts,
        }
