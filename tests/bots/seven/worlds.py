"""Worlds counted one by one: every deal that fits a view, and how often chance came to each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

from mirabilia.bots.bot import make_chance
from mirabilia.bots.seven.beliefs import pack, sample
from mirabilia.bots.seven.cases import cases_of
from mirabilia.bots.seven.slots import EVERY_GUILD, IN_HAND, ON_PILE, PLACE, SHIFT, Part, Pool, Slot
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.seven.codec import card_numbers
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import BuildStage, Move, Sell
from mirabilia.games.seven.tables import CARDS

Deal = tuple[tuple[int, ...], ...]
"""What is in each slot, in each hand, and on the discard pile."""


def random_game(players: int, seed: int, wish: str) -> Iterator[State]:
    """Yield the states of a game whose cities like to build stages and to sell."""
    state = SEVEN.start(SEVEN.draw_setup(players, seed, wish), seed)
    dice = Random(seed)
    while waiting := SEVEN.waiting(state):
        yield state
        city = dice.choice(waiting)
        options = [option.move for option in SEVEN.decision(state, city).options]
        stages: list[Move] = [move for move in options if isinstance(move, BuildStage)]
        sales: list[Move] = [move for move in options if isinstance(move, Sell)]
        liked: list[Move] = dice.choice([stages, stages, sales, options])
        state = SEVEN.choose(state, city, dice.choice(liked or options)).state
    yield state


def samples(belief: Words, count: int, seed: int = 1) -> Iterator[Words]:
    """Yield sampled worlds, each written over the one before."""
    world, desk, chance = words(belief[0]), words(DESK), make_chance(seed, 0)
    for _ in range(count):
        sample(belief, world, chance, desk)
        yield world


# Pools small enough to list every deal.

KINDS = [card for card in range(1, len(CARDS) + 1) if CARDS[card - 1].age == 3][:4]
REMEMBERED, LOOSE = at.city_at(1) + at.HAND, at.city_at(0) + at.HAND
"""Where a remembered hand and one of unknown cards are."""


def made_pool(dice: Random) -> Pool:
    """Return a pool with a few slots and cards, some of them dug up, joined, remembered, boxed or seen on the pile."""
    hand = [made_slot(dice, REMEMBERED, number) for number in range(dice.choice([0, 0, 2, 3]))]
    loose = [made_slot(dice, LOOSE, number) for number in range(3, 3 + dice.choice([1, 2, 3]))]
    deck = dice.sample(KINDS * 3, len(KINDS) * 3)
    laid = [(slot, deck.pop()) for slot in hand + loose]
    known = [(deck.pop(), (3, dice.randint(1, 6))) for _ in range(dice.choice([0, 0, 1, 2]))]
    pool = Pool(
        Part(loose, Counter(card for _, card in laid[len(hand) :])), known=known, last_dig=(3, dice.randint(1, 6))
    )
    if hand:
        pool.hands = [Part(hand, Counter(card for _, card in laid[: len(hand)]))]
    if hand and dice.random() < 0.4:
        pool.joined = pool.hands[0]
        pool.joined.cards[laid[0][1]] -= 1
        pool.loose.cards[laid[0][1]] += 1
    discards = [card for slot, card in laid if slot.discard] + [card for card, _ in known]
    dig_up(pool, laid, dice)
    if dice.random() < 0.3:
        pool.pile = Counter(discards) - Counter(pool.digs[: pool.dug])
    if dice.random() < 0.3:
        pool.box = dice.choice([1, 2])
        pool.loose.cards.update(EVERY_GUILD[: pool.box + 1])
        pool.loose.slots.append(Slot(LOOSE | IN_HAND))
    dice.shuffle(pool.digs)
    return pool


def made_slot(dice: Random, hand: int, number: int) -> Slot:
    """Return a slot of a hand or of a face-down card."""
    if dice.random() < 0.3:
        return Slot(hand | IN_HAND)
    discard = dice.random() < 0.7
    code = at.city_at(2) + at.SECRETS + SHIFT * at.SECRET_BITS * number
    return Slot(code | ON_PILE * discard, discard, (3, dice.randint(1, 6)))


def dig_up(pool: Pool, laid: list[tuple[Slot, int]], dice: Random) -> None:
    """Mark some cards as dug up, with other cards beside them."""
    early = {card for slot, card in laid if slot.discard and slot.time <= pool.last_dig}
    early |= {card for card, time in pool.known if time <= pool.last_dig}
    pool.dug = min(len(early), dice.choice([0, 1, 1, 2]))
    pool.digs = dice.sample(sorted(early), pool.dug)
    pool.loose.cards.subtract(pool.digs)
    pool.digs += [card for card in KINDS if card not in pool.digs and dice.random() < 0.7]


def drawn_deals(pool: Pool, count: int) -> Counter[Deal]:
    """Return how often sampling led to each deal of a pool."""
    base = State(words(int(at.state_size(3))))
    for card, _ in pool.known:
        at.discard(base.words, card)
    return Counter(deal_in(plain(world), slots_of(pool)) for world in samples(pack(base, [cases_of(pool)]), count))


def slots_of(pool: Pool) -> list[Slot]:
    """Return every slot of a pool, loose ones first."""
    return [slot for part in [pool.loose, *pool.hands] for slot in part.slots]


def deal_in(world: list[int], slots: list[Slot]) -> Deal:
    """Read a deal from a world."""
    alone = [slot.code for slot in slots if not slot.code & IN_HAND]
    return (
        tuple(world[code & PLACE] >> (code // SHIFT & 63) & at.CARD_MASK for code in alone),
        tuple(card_numbers(world[REMEMBERED])),
        tuple(card_numbers(world[LOOSE])),
        tuple(card for card in range(1, len(CARDS) + 1) for _ in range(at.discarded(world, card))),
        (world[at.DRAWN],),
    )


def every_deal(pool: Pool) -> Counter[Deal]:
    """Return every deal that fits a pool, with the number of ways to lay its cards into the slots."""
    deals: Counter[Deal] = Counter()
    slots = slots_of(pool)
    parts = [number for number, part in enumerate([pool.loose, *pool.hands]) for _ in part.slots]
    joined = [place for place, number in enumerate(parts) if number == 1] if pool.joined else [None]
    for drawn in joined:
        takes = [0 if place == drawn else number for place, number in enumerate(parts)]
        for dug in combinations(pool.digs, pool.dug):
            left = [Counter(part.cards) for part in [pool.loose, *pool.hands]]
            left[0].update(dug)
            if min(left[0].values(), default=0) < 0:
                continue
            for cards in lay([left[number] for number in takes]):
                if all(card in EVERY_GUILD for card in left[0].elements()) and fits(pool, slots, cards, dug):
                    deals[deal_of(pool, slots, cards, dug, 0 if drawn is None else cards[drawn])] += 1
    return deals


def lay(choices: list[Counter[int]]) -> Iterator[list[int]]:
    """Yield every way to take a card for each slot from the cards it may hold."""
    if not choices:
        yield []
        return
    for card in sorted(choices[0]):
        if choices[0][card]:
            choices[0][card] -= 1
            for rest in lay(choices[1:]):
                yield [card, *rest]
            choices[0][card] += 1


def pile_of(pool: Pool, slots: list[Slot], cards: list[int], dug: tuple[int, ...]) -> Counter[int]:
    """Return the discard pile that cards in slots leave."""
    pile = Counter(card for slot, card in zip(slots, cards, strict=True) if slot.discard)
    pile.update(card for card, _ in pool.known)
    pile.subtract(dug)
    return +pile


def fits(pool: Pool, slots: list[Slot], cards: list[int], dug: tuple[int, ...]) -> bool:
    """Return whether what was dug up was there in time, and the pile matches what is seen of it."""
    laid = zip(slots, cards, strict=True)
    early = {card for slot, card in laid if slot.discard and slot.time <= pool.last_dig}
    early |= {card for card, time in pool.known if time <= pool.last_dig}
    if pool.pile is None:
        return set(dug) <= early
    on_pile = {card for slot, card in zip(slots, cards, strict=True) if slot.discard} | {card for card, _ in pool.known}
    return set(dug) <= on_pile and pile_of(pool, slots, cards, dug) == pool.pile


def deal_of(pool: Pool, slots: list[Slot], cards: list[int], dug: tuple[int, ...], drawn: int) -> Deal:
    """Return the deal of cards in slots."""
    laid = list(zip(slots, cards, strict=True))
    alone = tuple(card for slot, card in laid if not slot.code & IN_HAND)
    hands = [
        tuple(sorted(card for slot, card in laid if slot.code & IN_HAND and slot.code & PLACE == hand))
        for hand in (REMEMBERED, LOOSE)
    ]
    return alone, *hands, tuple(sorted(pile_of(pool, slots, cards, dug).elements())), (drawn,)


def holds(pool: Pool, world: list[int]) -> bool:
    """Return whether the cards of a world are among those that a pool allows."""
    slots = sorted(slots_of(pool), key=lambda slot: not slot.code & PLACE)
    cards = [card_in(world, slots[:place], slot) for place, slot in enumerate(slots) if slot.code & PLACE]
    for hand in pool.hands:
        held = Counter(card for slot, card in zip(slots, cards, strict=False) if slot in hand.slots)
        if (hand.cards - held) or (hand is not pool.joined and held != hand.cards):
            return False
    for dug in combinations(pool.digs, pool.dug):
        left = Counter(dug)
        for part in [pool.loose, *pool.hands]:
            left.update(part.cards)
        left.subtract(cards)
        if min(left.values(), default=0) >= 0:
            for last in combinations(left.elements(), len(slots) - len(cards)):  # nobody saw the Free City's last card
                boxed = left - Counter(last)
                if (
                    boxed.total() == pool.box
                    and set(boxed) <= set(EVERY_GUILD)
                    and fits(pool, slots, [*cards, *last], dug)
                ):
                    return True
    return False


def card_in(world: list[int], before: list[Slot], slot: Slot) -> int:
    """Return the card of a slot; a hand holds its cards in order, and a seventh card may stand for a sixth."""
    word = world[slot.code & PLACE]
    if slot.code & IN_HAND:
        return card_numbers(word)[sum(other.code & PLACE == slot.code & PLACE for other in before)]
    shift = slot.code // SHIFT & 63
    return word >> shift & at.CARD_MASK or word >> (shift + at.SECRET_BITS) & at.CARD_MASK
