"""Small lies in a good transcript, each made by code, all of which the checker has to notice."""

from collections.abc import Callable, Iterator
from typing import Any

Tree = dict[str, Any]
Change = Callable[[Any], Any]
Corruption = Callable[[Tree], None]


def at(path: str, change: Change) -> Corruption:
    """Change the value at a path such as `ages.1.turns.0.coins.2`."""

    def corrupt(game: Tree) -> None:
        *steps, last = (int(step) if step.lstrip("-").isdigit() else step for step in path.split("."))
        node: Any = game
        for step in steps:
            node = node[step]
        node[last] = change(node[last])

    return corrupt


def more(value: int) -> int:
    """One more."""
    return value + 1


def to(value: object) -> Change:
    """Some other value."""
    return lambda _: value


def backwards(items: list[object]) -> list[object]:
    """The other way round."""
    return items[::-1]


def shorter(items: list[object]) -> list[object]:
    """Without the last."""
    return items[:-1]


def swapped(items: list[object]) -> list[object]:
    """The first two swapped."""
    return [items[1], items[0], *items[2:]]


TURN = "ages.1.turns.5"  # of the game of three: with a seventh card and a dig

CHANGES: dict[str, Corruption] = {
    "a version of the format": at("transcript", more),
    "a version of the record": at("format", more),
    "another game's name": at("game", to("eight")),
    "another number of players": at("players", more),
    "another seed": at("seed", more),
    "a seed as a floating-point number": at("seed", float),
    "no hash": at("hash", to(None)),
    "another board in the setup": at("setup", lambda text: text.replace("halikarnassos-B", "halikarnassos-A")),
    "another wonder": at("cities.0.wonder", to("gizah")),
    "another side": at("cities.1.side", to("A")),
    "a city called free": at("cities.1.free_city", to(True)),
    "zero for false": at("cities.1.free_city", to(0)),
    "ages in another order": at("ages", swapped),
    "a missing age": at("ages", shorter),
    "the passing": at("ages.1.passing", to("left")),
    "the order of a deck": at("ages.0.deck", swapped),
    "the last two cards of a deck": at("ages.2.deck", lambda deck: [*deck[:-2], deck[-1], deck[-2]]),
    "a guild that is not in the deck": at("ages.2.guilds", shorter),
    "a missing turn": at("ages.0.turns", shorter),
    "a turn's number": at("ages.0.turns.2.turn", more),
    "a card of a hand": at("ages.0.turns.0.hands.0.0", to("tavern")),
    "a card of a later hand": at("ages.2.turns.3.hands.1.2", to("palace")),
    "exchanged hands": at("ages.1.turns.1.hands", swapped),
    "the order of a hand": at("ages.0.turns.0.hands.1", backwards),
    "something in place of no Free City": at("ages.0.turns.0.free_city", to({})),
    "who decided": at(f"{TURN}.plays.1.seat", to(0)),
    "what was done": at(f"{TURN}.plays.1.do", to("free")),
    "a play's card": at(f"{TURN}.plays.0.card", to("aqueduct")),
    "a stage's number": at(f"{TURN}.plays.0.stage", more),
    "a chain that is forgotten": at(f"{TURN}.plays.1.chain", to(None)),
    "coins to the bank": at(f"{TURN}.plays.2.bank", more),
    "coins to the left": at(f"{TURN}.plays.0.left", more),
    "a play's text": at(f"{TURN}.plays.0.text", to("stage vineyard >2 <2")),
    "the coins before": at(f"{TURN}.accounts.0.before", more),
    "the coins paid": at(f"{TURN}.accounts.0.paid", more),
    "the coins after paying": at(f"{TURN}.accounts.0.after_paying", more),
    "coins of trade": at(f"{TURN}.accounts.1.trade", more),
    "coins of trade booked as a sale": at(f"{TURN}.accounts.1", lambda one: {**one, "trade": 1, "sale": 3}),
    "coins of an effect": at(f"{TURN}.accounts.2.effect", more),
    "the coins after": at(f"{TURN}.accounts.2.after", more),
    "no seventh card": at(f"{TURN}.seventh", to(None)),
    "coins that wait for the seventh card": at(f"{TURN}.seventh.accounts.2.pending", more),
    "the price of a sold seventh card": at(f"{TURN}.seventh.accounts.2.sale", more),
    "another seventh card": at(f"{TURN}.seventh.play.card", to("temple")),
    "a missing leftover": at(f"{TURN}.leftovers", shorter),
    "another leftover": at(f"{TURN}.leftovers.0.card", to("vineyard")),
    "no dig": at(f"{TURN}.dig", to(None)),
    "a declined dig": at(f"{TURN}.dig.card", to(None)),
    "a card missing in a dig": at(f"{TURN}.dig.pile", shorter),
    "a card missing in the discards": at(f"{TURN}.discards", shorter),
    "a coin at the end of a turn": at("ages.0.turns.3.coins.1", more),
    "a coin that is true": at("ages.0.turns.3.coins.1", bool),
    "shields": at("ages.1.conflicts.0.shields", more),
    "a conflict's winner": at("ages.1.conflicts.0.winner", to(1)),
    "a token": at("ages.1.conflicts.0.city_token", to(5)),
    "a defeat token": at("ages.1.conflicts.0.neighbour_token", to(0)),
    "a missing conflict": at("ages.2.conflicts", shorter),
    "a standing card": at("ages.0.standings.0.cards", shorter),
    "a buried card": at("ages.0.standings.0.buried.0", to("clay_pool")),
    "the stages": at("ages.0.standings.1.stages", more),
    "an age's coins": at("ages.0.standings.2.coins", more),
    "an age's shields": at("ages.2.standings.0.shields", more),
    "a compass": at("ages.2.standings.0.compass", more),
    "a gear": at("ages.2.standings.0.gear", more),
    "a tablet": at("ages.2.standings.0.tablet", more),
    "a wild symbol": at("ages.2.standings.2.wild", more),
    "the victories": at("ages.1.standings.0.victories", backwards),
    "the defeats": at("ages.1.standings.1.defeats", more),
    "the coins of a score sheet": at("scores.0.coins", more),
    "another use of a wild symbol": at("scores.2.symbols", lambda one: {**one, "wild_gear": 0, "wild_tablet": 1}),
    "points for sets": at("scores.2.symbols.sets", to(7)),
    "a copied guild": at("scores.1.copied", to("workers_guild")),
    "a total": at("scores.1.total", more),
    "another winner": at("winners", to([1])),
    "one winner more": at("winners", to([0, 1])),
    "no winner": at("winners", to([])),
    "exchanged moves": at("moves", swapped),
    "a missing move": at("moves", shorter),
    "a move too many": at("moves", lambda moves: [*moves, "0 decline"]),
    "a field too many": lambda game: game.update(remark="well played"),
    "a field too few": lambda game: game["ages"][0]["turns"][0].pop("dig"),
}
CHANGES |= {
    f"points of {name}": at(f"scores.0.{name}", more)
    for name in ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds")
}

FREE_CITY_CHANGES: dict[str, Corruption] = {
    "a player called the Free City": at("cities.1.free_city", to(True)),
    "a setup without a plus": at("setup", lambda text: text.replace("+ ", "")),
    "the holder": at("ages.1.turns.0.free_city.holder", to(0)),
    "the card drawn": at("ages.1.turns.0.free_city.drawn", to("temple")),
    "the order of the pile": at("ages.1.turns.0.free_city.pile", swapped),
    "the player who decides for the Free City": at("ages.1.turns.0.plays.2.seat", to(0)),
    "the Free City as a seat": at("ages.1.turns.0.plays.2.seat", to(2)),
    "a hand of the Free City": at("ages.1.turns.0.hands", lambda hands: [*hands, []]),
    "no leftover of the pile": at("ages.0.turns.5.leftovers", shorter),
    "the Free City wins": at("winners", to([2])),
}


def plays(game: Tree) -> Iterator[tuple[int, Tree]]:
    """All plays in the order of moves (seventh cards too), with the place of each in `moves`."""
    place = 0
    for turn in (turn for age in game["ages"] for turn in age["turns"]):
        for play in [*turn["plays"], *([turn["seventh"]["play"]] if turn["seventh"] else [])]:
            yield place, play
            place += 1
        place += turn["dig"] is not None


def rewrite(game: Tree, place: int, play: Tree, **fields: object) -> None:
    """Change a play, its text and the list of moves, so that they agree with each other."""
    play.update(fields)
    coins = [f"{sign}{play[side]}" for sign, side in (("<", "left"), (">", "right")) if play[side]]
    play["text"] = " ".join([play["do"], play["card"], *coins])
    game["moves"][place] = f"{play['city']} {play['text']}"


def _first(game: Tree, wanted: Callable[[Tree], bool]) -> tuple[int, Tree]:
    return next((place, play) for place, play in plays(game) if wanted(play))


def split_moved(game: Tree) -> None:
    """What was bought from one side is paid to the other."""
    place, play = _first(game, lambda play: play["left"] != play["right"])
    rewrite(game, place, play, left=play["right"], right=play["left"])


def discount_ignored(game: Tree) -> None:
    """A unit that costs 1 is paid for with 2."""
    place, play = _first(game, lambda play: 1 in (play["left"], play["right"]))
    rewrite(game, place, play, left=2 * play["left"], right=2 * play["right"])


def nothing_paid(game: Tree) -> None:
    """What has to be bought is had for nothing."""
    place, play = _first(game, lambda play: play["left"] + play["right"] > 0)
    rewrite(game, place, play, left=0, right=0)


def chain_paid(game: Tree) -> None:
    """A chain is paid for."""
    place, play = _first(game, lambda play: play["chain"] is not None)
    rewrite(game, place, play, chain=None, left=2)


def sold_instead(game: Tree) -> None:
    """A card is sold instead of built."""
    place, play = _first(game, lambda play: play["do"] == "build")
    rewrite(game, place, play, do="sell", chain=None, bank=0, left=0, right=0)


def free_without_power(game: Tree) -> None:
    """A structure is built free by a city that cannot."""
    place, play = _first(game, lambda play: play["do"] == "build" and play["left"] + play["right"] > 0)
    rewrite(game, place, play, do="free", bank=0, left=0, right=0)


def other_card_sold(game: Tree) -> None:
    """A card is sold that is not in the hand."""
    place, play = _first(game, lambda play: play["do"] == "sell")
    rewrite(game, place, play, card="palace")


def cards_exchanged(game: Tree) -> None:
    """Two cities sell each other's card."""
    (here, one), (there, other), *_ = [found for found in plays(game) if found[1]["do"] == "sell"]
    cards = one["card"], other["card"]
    rewrite(game, here, one, card=cards[1])
    rewrite(game, there, other, card=cards[0])


def coin_from_nowhere(game: Tree) -> None:
    """From some turn on a city has one coin more, in all accounts."""
    for turn in game["ages"][2]["turns"][2:]:
        turn["coins"][0] += 1
        for account in turn["accounts"]:
            if account["city"] == 0:
                account.update({name: account[name] + 1 for name in ("before", "after_paying", "after")})


FORGERIES: dict[str, Corruption] = {
    forgery.__name__: forgery
    for forgery in (
        split_moved,
        discount_ignored,
        nothing_paid,
        chain_paid,
        sold_instead,
        free_without_power,
        other_card_sold,
        cards_exchanged,
        coin_from_nowhere,
    )
}
