"""What a seat knows of a game, and worlds that agree with it.

Every deck's composition is public and its order below the visible top is known to nobody (A12), so all seats have the
same belief except for a peek at the central deck or a look into a deck. All worlds that agree with a view are equally
likely: each hidden part may be in any order.

A belief is flat words: the words of a state without its hidden parts, then for each deck and for the stack of tokens
where it begins, how many words it has, how many of its cards are known and how many there are, and the cards
themselves, the known ones first, from the top.
"""

from __future__ import annotations

from mirabilia.core.chance import draw, shuffle
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, kernel, plain, words
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.deal import CARDS, pack
from mirabilia.games.architects.engine.layout import CENTRAL_WORDS, DECK_WORDS, PLAYERS, SEED, city_at, state_size
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.facts import STAGE_EFFECTS
from mirabilia.games.architects.model import City, Deck, View
from mirabilia.games.architects.tables import (
    CARD_NUMBERS,
    SHIELDS_OF,
    TOKEN_BITS,
    TOKEN_NUMBERS,
    WONDER_NUMBERS,
)
from mirabilia.games.architects.view import PHASES

# A section of a belief: one deck, or the stack.
PLACE, SIZE, KNOWN, COUNT, FIRST = 0, 1, 2, 3, 4


def belief_of(view: View) -> Words:
    """Return the belief of a view's seat."""
    flat = plain(open_part(view))
    flat += _section(at.CENTRAL, CENTRAL_WORDS, *_cards(view.central))
    for player in view.cities:
        looked = view.looked if view.looked_deck == player.number else ()
        flat += _section(city_at(player.number) + at.DECK, DECK_WORDS, *_cards(player.deck, looked))
    flat += _section(at.STACK, 1, 0, [TOKEN_NUMBERS[name] for name, count in view.stack.items() for _ in range(count)])
    belief = words(len(flat))
    for place, word in enumerate(flat):
        belief[place] = word
    return belief


def _section(place: int, size: int, known: int, cards: list[int]) -> list[int]:
    return [place, size, known, len(cards), *cards]


def _cards(deck: Deck, looked: tuple[str, ...] = ()) -> tuple[int, list[int]]:
    """Return how many cards of a deck are known, and all its cards, the known ones first."""
    known = list(looked) or ([deck.top] if deck.top else [])
    rest = dict(deck.cards)
    for card in known:
        rest[card] -= 1
    hidden = [card for card, count in rest.items() for _ in range(count)]
    return len(known), [CARD_NUMBERS[card] for card in [*known, *hidden]]


def open_part(view: View) -> Words:
    """Return the words of a state as far as they are public."""
    s = words(int(state_size(view.players)))
    s[at.PLAYERS] = view.players
    s[at.TURN] = view.turn
    s[at.ACTIVE] = int(city_at(view.active))
    s[at.PHASE] = PHASES.index(view.phase)
    s[at.CAT] = 0 if view.cat is None else int(city_at(view.cat))
    s[at.PEEKED] = 1 << view.seat if view.seat is not None and view.central.top else 0
    s[at.FLIPPED] = view.conflict - view.peace
    s[at.BATTLE] = int(view.battle)
    s[at.OPEN] = sum(TOKEN_NUMBERS[name] << (4 * place) for place, name in enumerate(view.open_tokens) if name)
    s[at.DRAWS] = view.draws
    s[at.SPENT] = _lanes(view.spent)
    s[at.EFFECT_NOW] = STAGE_EFFECTS.index(view.effect) + 1 if view.effect else 0
    s[at.LOOKED] = 0 if view.looked_deck is None else int(city_at(view.looked_deck))
    _count(s, at.DISCARDS, view.discards)
    for player in view.cities:
        _furnish(s, int(city_at(player.number)), player)
    return s


def _furnish(s: Words, city: int, player: City) -> None:
    """Write down what everybody sees of a player."""
    s[city + at.WONDER] = WONDER_NUMBERS[player.wonder]
    s[city + at.STAGES] = sum(1 << (stage - 1) for stage in player.stages)
    _count(s, city + at.HELD, player.cards)
    s[city + at.TOKENS] = _lanes(player.tokens)
    s[city + at.VICTORIES] = player.victories
    on_cards = sum(int(SHIELDS_OF[CARD_NUMBERS[card]]) * count for card, count in player.cards.items())
    s[city + at.SHIELDS] = player.shields - on_cards


def _lanes(tokens: tuple[str, ...]) -> int:
    return sum(1 << (TOKEN_BITS * (TOKEN_NUMBERS[name] - 1)) for name in tokens)


def _count(s: Words, place: int, cards: dict[str, int]) -> None:
    for card, count in cards.items():
        number = CARD_NUMBERS[card] - 1
        s[place + number // at.KINDS_IN_WORD] += count << (8 * (number % at.KINDS_IN_WORD))


@kernel
def sample(belief: Words, world: Words, chance: Words, desk: Words) -> None:
    """Write a world that agrees with a belief, all being equally likely, with a seed of its own."""
    for place in range(len(world)):
        world[place] = belief[place]
    section = len(world)
    while section < len(belief):
        known = belief[section + KNOWN]
        count = belief[section + COUNT]
        for card in range(count):
            desk[CARDS + card] = belief[section + FIRST + card]
        shuffle(chance, desk, CARDS + known, count - known)
        pack(world, belief[section + PLACE], belief[section + SIZE], desk, count)
        section += FIRST + count
    world[SEED] = (draw(chance) << 31) ^ draw(chance)


def sample_world(view: View, chance: Words) -> State:
    """Return a world that agrees with a view, all being equally likely."""
    belief = belief_of(view)
    world = words(state_size(int(belief[PLAYERS])))
    sample(belief, world, chance, words(DESK))
    return State(world)
