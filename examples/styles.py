"""Five bots for Mirabilia in plain Python, each with a plan that people use too.

science    collects symbols          military  outguns both neighbours     points    likes what counts at the end
blocker    takes what would help the next to get its hand                  adaptive  does what its neighbours leave

Try one:  mirabilia bot --check "python3 examples/styles.py science"
"""

import json
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

Json = dict[str, Any]
Taste = dict[str, float]

FACTS = Path(__file__).resolve().parent.parent / "src/mirabilia/games"
CARDS = {
    game: {card["id"]: card for card in tomllib.loads((FACTS / game / "facts/cards.toml").read_text("utf-8"))["card"]}
    for game in ("seven", "architects")
}
STAGE = 5.0
"""What a stage of the wonder is worth: a little more than a card that only produces something."""
COIN = 0.4
"""What a coin paid or received is worth; three are a point."""
EARLY = {1: 6.0, 2: 5.0, 3: 0.0}
"""What producing or buying more easily is worth, by age: in the last one there is little left to build.

Each thing that already produces something takes a little off.
"""
TASTES: dict[str, Taste] = {
    "science": {"green": 1.8},
    "military": {"red": 1.8},
    "points": {"blue": 1.4, "purple": 1.4},
    "blocker": {},
    "adaptive": {},
}
"""The factor by which each style multiplies the worth of a colour."""


# 7 Wonders: what a card would be worth to a city.


def around(view: Json, number: int) -> list[Json]:
    """Return both neighbours of a city, the left one first."""
    cities = view["cities"]
    return [cities[number - 1], cities[(number + 1) % len(cities)]]


def military(view: Json, city: Json, shields: int) -> float:
    """Return what shields are worth: they count where they turn a conflict, and more of them in later ages."""
    turned: int = sum(
        city["shields"] <= other["shields"] < city["shields"] + shields for other in around(view, city["number"])
    )
    return 0.8 * shields + 1.8 * turned * int(view["age"])


def science(city: Json, symbol: str) -> float:
    """Return what a symbol is worth: more if there are others of its kind, or if it completes a set."""
    others = [city[kind] for kind in ("compass", "gear", "tablet") if kind != symbol]
    return 4.0 + 2.0 * int(city[symbol]) + (3.0 if min(others) > city[symbol] else 0.0)


def per(view: Json, city: Json, effect: Json) -> float:
    """Return how much an effect counts."""
    left, right = around(view, city["number"])
    whose = {"self": city, "left": left, "right": right}
    colours = CARDS["seven"]
    counted = 0
    for each in effect["each"]:
        for where in effect["of"]:
            seen = whose[where]
            if each in ("stages", "defeats"):
                counted += seen[each]
            else:
                counted += sum(colours[card]["colour"] == each for card in seen["cards"])
    return float(counted * effect["count"])


def worth_of(view: Json, city: Json, effect: Json) -> float:
    """Return what one effect of a card is worth to a city."""
    match effect["kind"]:
        case "points":
            return float(effect["count"])
        case "shields":
            return military(view, city, effect["count"])
        case "symbol":
            return science(city, effect["symbol"])
        case "wild_symbol":
            return 2.0 + 2.0 * float(max(city[kind] for kind in ("compass", "gear", "tablet")))
        case "points_per":
            return per(view, city, effect)
        case "coins_per":
            return COIN * per(view, city, effect)
        case "coins":
            return COIN * float(effect["count"])
        case _:
            return max(EARLY[view["age"]] - 0.6 * len(city["sources"]), 0.0)


def worth(view: Json, city: Json, card: str, taste: Taste) -> float:
    """Return what a card is worth to a city whose player has this taste."""
    facts = CARDS["seven"][card]
    return taste.get(facts["colour"], 1.0) * sum(worth_of(view, city, effect) for effect in facts.get("effects", []))


def least_wanted(view: Json, city: Json) -> Taste:
    """Return a taste for the plan that the neighbours leave to this city, and that it has already begun."""
    colours = CARDS["seven"]

    def count(seen: Json, colour: str) -> int:
        return sum(colours[card]["colour"] == colour for card in seen["cards"])

    plans = {"green": 0, "red": 0, "blue": 0}
    for colour in plans:
        plans[colour] = 2 * count(city, colour) - sum(count(other, colour) for other in around(view, city["number"]))
    return {max(plans, key=lambda colour: plans[colour]): 1.5}


def seven(style: str, view: Json, decision: Json) -> Callable[[Json], float]:
    """Return a function that judges an option of 7 Wonders."""
    city = view["cities"][decision["city"]]
    taste = least_wanted(view, city) if style == "adaptive" else TASTES[style]
    left, right = around(view, city["number"])
    next_one = left if view["passing"] == "left" else right

    def judge(option: Json) -> float:
        move = option["move"]
        if move["do"] == "decline":
            return 0.0
        card = move["card"]
        spent = COIN * float(option["coins"])
        denied = 0.25 * worth(view, next_one, card, {}) if style == "blocker" else 0.0
        match move["do"]:
            case "sell":
                return 3 * COIN + denied
            case "stage":
                return STAGE - spent + denied
            case _:
                return worth(view, city, card, taste) - spent + denied

    return judge


# Architects: cards are taken for their colour, and what can be built is built.


def top(view: Json, decision: Json, deck: Any) -> str | None:
    """Return the card on top of a deck, None if it is face down: a neighbour's, the central one, or a seat's."""
    if deck is None or deck == "centre":
        shown: str | None = view["central"]["top"]
    else:
        cities = view["cities"]
        seat = deck if isinstance(deck, int) else decision["seat"] + (deck == "right")
        shown = cities[seat % len(cities)]["deck"]["top"]
    return shown


def architects(style: str, view: Json, decision: Json) -> Callable[[Json], float]:
    """Return a function that judges an option of Architects."""
    taste = {"green": 1.5, "red": 1.3, "blue": 1.4, "purple": 1.0, "grey": 1.2, "yellow": 1.6, **TASTES[style]}

    def judge(option: Json) -> float:
        move = option["move"]
        match move["do"]:
            case "take" | "draw" | "look":
                card = top(view, decision, move["deck"])
            case "from":
                card = top(view, decision, move["seat"])
            case "keep":
                card = move["card"]
            case verb:
                return {"end": 0.0, "decline": 0.0}.get(verb, 10.0)
        return 1.0 if card is None else taste[CARDS["architects"][card]["colour"]]

    return judge


JUDGES = {"seven": seven, "architects": architects}


def answer(style: str, message: Json) -> Json:
    """Return the reply of a style to a message."""
    if message["kind"] == "hello":
        return {"kind": "ready", "protocol": 2, "name": style}
    decision = message["decision"]
    judge = JUDGES[message["game"]](style, message["view"], decision)
    options = decision["options"]
    best = max(range(len(options)), key=lambda number: judge(options[number]))
    return {"kind": "answer", "id": message["id"], "option": best}


if len(sys.argv) != 2 or sys.argv[1] not in TASTES:
    sys.exit(f"usage: python3 examples/styles.py {{{','.join(TASTES)}}}")
for line in sys.stdin:
    print(json.dumps(answer(sys.argv[1], json.loads(line))), flush=True)
