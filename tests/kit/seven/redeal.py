"""Re-deal everything a seat cannot know: another world that must look the same to it.

Cards are in *slots*: places in other hands, in the Free City's pile, face down under wonders or in the
discard pile. Slots a seat can tell apart only as a group (a hand it has passed on, with what was taken out
of it unseen) are shuffled within the group; all others of the same age are shuffled together.
"""

from __future__ import annotations

from random import Random

from mirabilia.core.game import State
from mirabilia.core.kernel import plain, words
from mirabilia.games.seven.codec import card_numbers
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine import moves
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.tables import CARDS, GUILDS

Slot = tuple[str, int, int, int]
"""('hand', city, place, 0), ('secret', city, age, slot), ('drawn', 0, 0, 0) or ('box', guild, 0, 0)."""
FREE = 2


class World:
    """A state opened up into slots, to be shuffled and closed again."""

    def __init__(self, state: State, seat: int) -> None:
        self.s = plain(state.words)
        self.seat = seat
        self.players = self.s[at.PLAYERS]
        self.cities = self.s[at.CITIES]
        self.two = self.players == 2
        self.revealed = self.s[at.PHASE] != at.CHOOSING
        self.hands = [card_numbers(self.s[city_at(n) + at.HAND]) for n in range(self.cities)]

    def holder(self, age: int, turn: int) -> int:
        return (age + turn) % 2

    def read(self, slot: Slot) -> int:
        kind, where, one, two = slot
        if kind == "hand":
            return self.hands[where][one]
        if kind == "secret":
            return self.s[city_at(where) + at.SECRETS + one - 1] >> (at.SECRET_BITS * two) & at.CARD_MASK
        return self.s[at.DRAWN] if kind == "drawn" else where

    def is_discard(self, slot: Slot) -> bool:
        """Return whether the card of a slot is in the discard pile."""
        kind, where, age, place = slot
        if kind != "secret":
            return False
        return not self.s[city_at(where) + at.SECRETS + age - 1] >> (at.SECRET_BITS * place) & at.BURIED

    def write(self, slot: Slot, card: int) -> None:
        kind, where, one, two = slot
        old = self.read(slot)
        if self.is_discard(slot):
            self._move_discard(old, -1)
            self._move_discard(card, +1)
        if kind == "hand":
            self.hands[where][one] = card
        elif kind == "secret":
            shift = at.SECRET_BITS * two
            self.s[city_at(where) + at.SECRETS + one - 1] += (card - old) << shift
        elif kind == "drawn":
            holder = self.holder(self.s[at.AGE], self.s[at.TURN])
            if old in self.hands[holder]:
                self.hands[holder][self.hands[holder].index(old)] = card
            self.s[at.DRAWN] = card

    def _move_discard(self, card: int, by: int) -> None:
        word, place = divmod(card - 1, at.PILE_CARDS)
        self.s[at.DISCARDS + word] += by << (2 * place)

    def close(self) -> State:
        for number, hand in enumerate(self.hands):
            ordered = hand if self.two and number == FREE else sorted(hand)
            packed = sum(card << (at.CARD_BITS * place) for place, card in enumerate(ordered))
            self.s[city_at(number) + at.HAND] = packed
        target = words(len(self.s))
        for place, word in enumerate(self.s):
            target[place] = word
        return State(target)

    # What the seat can tell apart.

    def knows_secret(self, city: int, age: int, slot: int) -> bool:
        if self.two and city == FREE:
            return self.holder(age, min(slot + 1, 6)) == self.seat
        return city == self.seat

    def secrets(self, age: int) -> list[Slot]:
        """Return the cards of an age that others buried, sold or threw away, unless they were dug up since."""
        every: list[Slot] = [("secret", city, a, n) for city in range(self.cities) for a in (1, 2, 3) for n in range(7)]
        thrown = [self.read(slot) for slot in every if self.is_discard(slot)]
        return [
            slot
            for slot in every
            if slot[2] == age
            and self.read(slot)
            and not self.knows_secret(*slot[1:])
            and (not self.is_discard(slot) or at.discarded(self.s, self.read(slot)) >= thrown.count(self.read(slot)))
        ]

    def groups(self) -> list[list[Slot]]:
        """Return the slots that this seat cannot tell apart, group by group."""
        age = self.s[at.AGE]
        pools = [self.secrets(past) for past in range(1, age)]
        loose = self.secrets(age)
        for now in range(self.players):
            if now == self.seat:
                continue
            hand: list[Slot] = [("hand", now, place, 0) for place in range(len(self.hands[now]))]
            hand = self._without_drawn(now, hand)
            path = self._path(now)
            if path is None:
                loose += hand
                continue
            taken = [slot for slot in loose if slot[1:] in path]
            loose = [slot for slot in loose if slot not in taken]
            pools.append(hand + taken)
        if self.two and not self.sees_last_of_pile():
            loose += [("hand", FREE, place, 0) for place in range(len(self.hands[FREE]))]
        if self.two and not self.revealed and self.holder(age, self.s[at.TURN]) != self.seat:
            loose.append(("drawn", 0, 0, 0))
        if age == 3:
            loose += [("box", guild, 0, 0) for guild in self._unused_guilds()]
        return [*pools, loose]

    def sees_last_of_pile(self) -> bool:
        """Return whether this seat is playing the Free City's seventh card, the last of its pile."""
        plays = self.s[at.PHASE] == at.SEVENTH and self.s[at.ACTOR] == city_at(FREE)
        return plays and self.holder(self.s[at.AGE], self.s[at.TURN]) == self.seat

    def _without_drawn(self, now: int, hand: list[Slot]) -> list[Slot]:
        """Leave the card drawn this turn to its own slot."""
        drew = self.two and self.holder(self.s[at.AGE], self.s[at.TURN]) == now
        if not drew:
            return hand
        return [slot for slot in hand if slot[2] != self._place_of_drawn(now)]

    def _place_of_drawn(self, now: int) -> int:
        drawn = self.s[at.DRAWN]
        return self.hands[now].index(drawn) if drawn in self.hands[now] else -1

    def _path(self, now: int) -> set[tuple[int, int, int]] | None:
        """Return the secrets taken out of a hand since this seat passed it on; None if it never did."""
        age, turn = self.s[at.AGE], self.s[at.TURN]
        direction = -1 if age == 2 else 1
        passed = (now - self.seat) * direction % self.players
        if passed >= turn:
            return None
        taken = set()
        for back in range(0 if self.revealed else 1, passed):
            then = (now - direction * back) % self.players
            taken.add((then, age, turn - back - 1))
            if self.two and self.holder(age, turn - back) == then:
                taken.add((FREE, age, turn - back - 1))
        return taken

    def _unused_guilds(self) -> list[int]:
        """Return the guilds that are in no hand, city, pile or secret slot."""
        used = {card for hand in self.hands for card in hand}
        for number in range(self.cities):
            city = city_at(number)
            used |= {card for card in range(1, len(CARDS) + 1) if at.stands(self.s, city, card)}
            used |= {self.read(("secret", number, 3, slot)) for slot in range(7)}
        used |= {card for card in range(1, len(CARDS) + 1) if at.discarded(self.s, card)}
        used.add(self.s[at.DRAWN])
        return [int(guild) for guild in GUILDS if int(guild) not in used]


def redeal(state: State, seat: int, chance: Random) -> State:
    """Return a state that differs in everything this seat cannot know: cards, choices, the seed."""
    world = World(state, seat)
    looks_at_pile = world.s[at.PHASE] == at.DIGGING and _decides(world, world.s[at.ACTOR]) == seat
    for group in world.groups():
        parts = [group]
        if looks_at_pile:  # the pile is visible now; only who threw each card there is not
            parts = [[s for s in group if world.is_discard(s)], [s for s in group if not world.is_discard(s)]]
        for part in parts:
            _shuffle(world, part, chance)
    _resow(world.s, chance)
    if world.s[at.PHASE] == at.SEVENTH:
        _follow_secrets(world)
    other = world.close()
    _rechoose(other, seat, chance)
    return other


def _resow(state: list[int], chance: Random) -> None:
    """Give a world another seed of the same kind."""
    end = int(at.end_of_cities(state))
    if len(state) == end:
        state[at.SEED] = chance.getrandbits(63)
    for place in range(end, len(state)):
        state[place] = chance.getrandbits(32)


def _follow_secrets(world: World) -> None:
    """Make the choices of a revealed turn name the cards that went face down in the new world."""
    for number in range(world.cities):
        city = city_at(number)
        choice = world.s[city + at.CHOICE]
        secret = world.read(("secret", number, world.s[at.AGE], world.s[at.TURN] - 1))
        if moves.kind_of(choice) in (moves.SELL, moves.STAGE):
            world.s[city + at.CHOICE] = choice + moves.CARD * (secret - moves.card_of(choice))


def _decides(world: World, city: int) -> int:
    return (int(at.player_of(world.s, city)) - at.HEADER) // at.CITY


def _shuffle(world: World, slots: list[Slot], chance: Random) -> None:
    cards = [world.read(slot) for slot in slots]
    chance.shuffle(cards)
    for slot, card in zip(slots, cards, strict=True):
        world.write(slot, card)


def _rechoose(state: State, seat: int, chance: Random) -> None:
    """Let everyone else who has chosen choose again, from the hands of the new world."""
    w = state.words
    if w[at.PHASE] != at.CHOOSING:
        return
    for number in range(int(w[at.CITIES])):
        city = city_at(number)
        decides = (int(at.player_of(w, city)) - at.HEADER) // at.CITY
        if decides != seat and w[city + at.CHOICE]:
            w[city + at.CHOICE] = chance.choice(moves_of(w, city))
            assert moves.card_of(int(w[city + at.CHOICE]))
