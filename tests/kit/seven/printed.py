"""What is printed on every card and board and in the rulebook, as a person reads it off the table.

A second, independent copy of the facts: tests compare it with the one that ships, and price things by it.
A card: age, colour, id, cost, effects, copies, chains, and the structure where it is not the id. A board:
id, what it produces, and the cost and effects of each stage.
"""

from __future__ import annotations

from dataclasses import dataclass

_CARDS = """\
1 | brown | lumber_yard | nothing | wood | 3 4 | -
1 | brown | stone_pit | nothing | stone | 3 5 | -
1 | brown | clay_pool | nothing | clay | 3 5 | -
1 | brown | ore_vein | nothing | ore | 3 4 | -
1 | brown | tree_farm | 1 coins | wood/clay | 6 | -
1 | brown | excavation | 1 coins | stone/clay | 4 | -
1 | brown | clay_pit | 1 coins | clay/ore | 3 | -
1 | brown | timber_yard | 1 coins | stone/wood | 3 | -
1 | brown | forest_cave | 1 coins | wood/ore | 5 | -
1 | brown | mine | 1 coins | ore/stone | 6 | -
1 | grey | loom_age1 | nothing | loom | 3 6 | - | loom
1 | grey | glassworks_age1 | nothing | glass | 3 6 | - | glassworks
1 | grey | press_age1 | nothing | papyrus | 3 6 | - | press
1 | blue | pawnshop | nothing | 3 points | 4 7 | -
1 | blue | baths | 1 stone | 3 points | 3 7 | -
1 | blue | altar | nothing | 2 points | 3 5 | -
1 | blue | theater | nothing | 2 points | 3 6 | -
1 | yellow | tavern | nothing | 5 coins | 4 5 7 | -
1 | yellow | east_trading_post | nothing | discount raw right | 3 7 | -
1 | yellow | west_trading_post | nothing | discount raw left | 3 7 | -
1 | yellow | marketplace | nothing | discount goods left/right | 3 6 | -
1 | red | stockade | 1 wood | 1 shields | 3 7 | -
1 | red | barracks | 1 ore | 1 shields | 3 5 | -
1 | red | guard_tower | 1 clay | 1 shields | 3 4 | -
1 | green | apothecary | 1 loom | compass | 3 5 | -
1 | green | workshop | 1 glass | gear | 3 7 | -
1 | green | scriptorium | 1 papyrus | tablet | 3 4 | -
2 | brown | sawmill | 1 coins | 2 wood | 3 4 | -
2 | brown | quarry | 1 coins | 2 stone | 3 4 | -
2 | brown | brickyard | 1 coins | 2 clay | 3 4 | -
2 | brown | foundry | 1 coins | 2 ore | 3 4 | -
2 | grey | loom_age2 | nothing | loom | 3 5 | - | loom
2 | grey | glassworks_age2 | nothing | glass | 3 5 | - | glassworks
2 | grey | press_age2 | nothing | papyrus | 3 5 | - | press
2 | blue | aqueduct | 3 stone | 5 points | 3 7 | baths
2 | blue | temple | 1 wood 1 clay 1 glass | 3 points | 3 6 | altar
2 | blue | statue | 1 wood 2 ore | 4 points | 3 7 | theater
2 | blue | courthouse | 2 clay 1 loom | 4 points | 3 5 | scriptorium
2 | yellow | forum | 2 clay | loom/glass/papyrus | 3 6 7 | east_trading_post west_trading_post
2 | yellow | caravansery | 2 wood | clay/stone/ore/wood | 3 5 6 | marketplace
2 | yellow | vineyard | nothing | 1 coins per brown self/left/right | 3 6 | -
2 | yellow | bazar | nothing | 2 coins per grey self/left/right | 4 7 | -
2 | red | walls | 3 stone | 2 shields | 3 7 | -
2 | red | training_ground | 1 wood 2 ore | 2 shields | 4 6 7 | -
2 | red | stables | 1 wood 1 clay 1 ore | 2 shields | 3 5 | apothecary
2 | red | archery_range | 2 wood 1 ore | 2 shields | 3 6 | workshop
2 | green | dispensary | 2 ore 1 glass | compass | 3 4 | apothecary
2 | green | laboratory | 2 clay 1 papyrus | gear | 3 5 | workshop
2 | green | library | 2 stone 1 loom | tablet | 3 6 | scriptorium
2 | green | school | 1 wood 1 papyrus | tablet | 3 7 | -
3 | blue | pantheon | 2 clay 1 ore 1 glass 1 loom 1 papyrus | 7 points | 3 6 | temple
3 | blue | gardens | 1 wood 2 clay | 5 points | 3 4 | statue
3 | blue | town_hall | 2 stone 1 ore 1 glass | 6 points | 3 5 6 | -
3 | blue | palace | 1 wood 1 stone 1 clay 1 ore 1 glass 1 loom 1 papyrus | 8 points | 3 7 | -
3 | blue | senate | 2 wood 1 stone 1 ore | 6 points | 3 5 | library
3 | yellow | haven | 1 wood 1 ore 1 loom | 1 coins per brown self, 1 points per brown self | 3 4 | forum
3 | yellow | lighthouse | 1 stone 1 glass | 1 coins per yellow self, 1 points per yellow self | 3 6 | caravansery
3 | yellow | chamber_of_commerce | 2 clay 1 papyrus | 2 coins per grey self, 2 points per grey self | 4 6 | -
3 | yellow | arena | 2 stone 1 ore | 3 coins per stages self, 1 points per stages self | 3 5 7 | dispensary
3 | red | fortifications | 1 stone 3 ore | 3 shields | 3 7 | walls
3 | red | circus | 3 stone 1 ore | 3 shields | 4 5 6 | training_ground
3 | red | arsenal | 2 wood 1 ore 1 loom | 3 shields | 3 4 7 | -
3 | red | siege_workshop | 1 wood 3 clay | 3 shields | 3 5 | laboratory
3 | green | lodge | 2 clay 1 loom 1 papyrus | compass | 3 6 | dispensary
3 | green | observatory | 2 ore 1 glass 1 loom | gear | 3 7 | laboratory
3 | green | university | 2 wood 1 glass 1 papyrus | tablet | 3 4 | library
3 | green | academy | 3 stone 1 glass | compass | 3 7 | school
3 | green | study | 1 wood 1 loom 1 papyrus | gear | 3 5 | school
3 | purple | workers_guild | 1 wood 1 stone 1 clay 2 ore | 1 points per brown left/right | - | -
3 | purple | craftsmens_guild | 2 stone 2 ore | 2 points per grey left/right | - | -
3 | purple | traders_guild | 1 glass 1 loom 1 papyrus | 1 points per yellow left/right | - | -
3 | purple | philosophers_guild | 3 clay 1 loom 1 papyrus | 1 points per green left/right | - | -
3 | purple | spies_guild | 3 clay 1 glass | 1 points per red left/right | - | -
3 | purple | strategists_guild | 1 stone 2 ore 1 loom | 1 points per defeats left/right | - | -
3 | purple | shipowners_guild | 3 wood 1 glass 1 papyrus | 1 points per brown/grey/purple self | - | -
3 | purple | scientists_guild | 2 wood 2 ore 1 papyrus | wild | - | -
3 | purple | magistrates_guild | 3 wood 1 stone 1 loom | 1 points per blue left/right | - | -
3 | purple | builders_guild | 2 stone 2 clay 1 glass | 1 points per stages self/left/right | - | -
"""

_BOARDS = """\
rhodos-A; ore; 2 wood: 3 points; 3 clay: 2 shields; 4 ore: 7 points
rhodos-B; ore; 3 stone: 1 shields, 3 points, 3 coins; 4 ore: 1 shields, 4 points, 4 coins
alexandria-A; glass; 2 stone: 3 points; 2 ore: clay/wood/ore/stone; 2 glass: 7 points
alexandria-B; glass; 2 clay: clay/wood/ore/stone; 2 wood: glass/loom/papyrus; 3 stone: 7 points
ephesos-A; papyrus; 2 stone: 3 points; 2 wood: 9 coins; 2 papyrus: 7 points
ephesos-B; papyrus; 2 stone: 2 points, 4 coins; 2 wood: 3 points, 4 coins; 1 glass 1 loom 1 papyrus: 5 points, 4 coins
babylon-A; clay; 2 clay: 3 points; 3 wood: wild; 4 clay: 7 points
babylon-B; clay; 1 clay 1 loom: 3 points; 2 wood 1 glass: seventh; 3 clay 1 papyrus: wild
olympia-A; wood; 2 wood: 3 points; 2 stone: free build; 2 ore: 7 points
olympia-B; wood; 2 wood: discount raw left/right; 2 stone: 5 points; 2 ore 1 loom: copy guild
halikarnassos-A; loom; 2 clay: 3 points; 3 ore: dig; 2 loom: 7 points
halikarnassos-B; loom; 2 ore: 2 points, dig; 3 clay: 1 points, dig; 1 glass 1 loom 1 papyrus: dig
gizah-A; stone; 2 stone: 3 points; 3 wood: 5 points; 4 stone: 7 points
gizah-B; stone; 2 wood: 3 points; 3 stone: 5 points; 3 clay: 5 points; 4 stone 1 papyrus: 7 points
"""

NUMBERS = {
    "players": [2, 7],  # "for 2 to 7 players"
    "least_cities": 3,  # two players: "the Free City is the third"
    "ages": 3,
    "hand": 7,  # "each player receives 7 cards"
    "turns": 6,  # "6 turns; the 7th card is discarded"
    "passing": ["left", "right", "left"],  # age I clockwise, age II counter-clockwise, age III clockwise
    "extra_guilds": 2,  # "as many guilds as players plus two"
    "start_coins": 3,
    "sale": 3,
    "price": 2,
    "discounted_price": 1,
    "victory": [1, 3, 5],
    "defeat": 1,  # "-1 victory point"
    "coins_per_point": 3,  # "1 point for every 3 coins"
    "set_points": 7,  # "7 points for each set of three different symbols"
}
"""What the rulebook says in numbers."""


@dataclass(frozen=True)
class Printed:
    """A card."""

    id: str
    age: int
    colour: str
    cost: dict[str, int]
    effects: tuple[str, ...]
    copies: tuple[int, ...]
    free_with: tuple[str, ...]
    structure: str


@dataclass(frozen=True)
class PrintedStage:
    """A stage of a board."""

    cost: dict[str, int]
    effects: tuple[str, ...]


@dataclass(frozen=True)
class PrintedBoard:
    """A side of a wonder."""

    makes: str
    stages: tuple[PrintedStage, ...]


def _cost(text: str) -> dict[str, int]:
    words = text.split() if text != "nothing" else []
    return {kind: int(units) for units, kind in zip(words[::2], words[1::2], strict=True)}


def _list(text: str) -> list[str]:
    return text.split() if text != "-" else []


def _card(line: str) -> Printed:
    age, colour, name, cost, effects, copies, chains, *structure = line.split(" | ")
    return Printed(
        id=name,
        age=int(age),
        colour=colour,
        cost=_cost(cost),
        effects=tuple(effects.split(", ")),
        copies=tuple(map(int, _list(copies))),
        free_with=tuple(_list(chains)),
        structure=structure[0] if structure else name,
    )


def _stage(text: str) -> PrintedStage:
    cost, effects = text.split(": ")
    return PrintedStage(_cost(cost), tuple(effects.split(", ")))


def _board(line: str) -> tuple[str, PrintedBoard]:
    name, makes, *stages = line.split("; ")
    return name, PrintedBoard(makes, tuple(map(_stage, stages)))


CARDS = {card.id: card for card in map(_card, _CARDS.splitlines())}
BOARDS = dict(map(_board, _BOARDS.splitlines()))
