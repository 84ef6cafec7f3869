"""What an option costs, to whom the coins go, and why something is not an option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from mirabilia.display.seven.cards import structure
from mirabilia.display.seven.effect import units_of
from mirabilia.display.seven.names import Names
from mirabilia.games.seven.model import (
    AlreadyBuilt,
    Build,
    BuildStage,
    Missing,
    MustBuild,
    MustBuildChain,
    Option,
    Reason,
    TooFewCoins,
    WonderComplete,
)
from mirabilia.text import say


def price(option: Option, city: int, names: Names) -> str:
    """Say what an option of a city costs and who receives the coins."""
    if option.chain:
        return say("seven-price-chain", structure=structure(option.chain))
    if isinstance(option.move, Build | BuildStage):
        return payment(city, names, option.bank, option.move.left, option.move.right)
    return payment(city, names, option.bank)


def payment(city: int, names: Names, bank: int, left: int = 0, right: int = 0) -> str:
    """Say how many coins a city pays to the bank and to its neighbours."""
    cities = len(names.boards)
    parts = [say("seven-price-bank", count=bank)] if bank else []
    if left:
        parts.append(say("seven-price-to", count=left, city=names.of((city + 1) % cities)))
    if right:
        parts.append(say("seven-price-to", count=right, city=names.of((city - 1) % cities)))
    if len(parts) == 2:
        return say("seven-price-and", first=parts[0], second=parts[1])
    return ", ".join(parts) or say("seven-price-free")


def cheapest(options: Sequence[Option], city: int, names: Names) -> str:
    """Say the price of the first of several payments, which is the cheapest, and that there are others."""
    words = price(options[0], city, names)
    return say("seven-price-ways", price=words, count=len(options) - 1) if len(options) > 1 else words


def reasons(all_of_them: Sequence[Reason]) -> str:
    """Say why something cannot be done."""
    return "; ".join(reason(one) for one in all_of_them)


def reason(one: Reason) -> str:
    """Say one reason."""
    match one:
        case AlreadyBuilt():
            return say("seven-reason-already_built")
        case Missing(resources, needed, available):
            return say("seven-reason-missing", units=units_of(needed, resources), available=available)
        case TooFewCoins(needed, coins):
            return say("seven-reason-too_few_coins", needed=say("coins", count=needed), coins=coins)
        case WonderComplete():
            return say("seven-reason-wonder_complete")
        case MustBuildChain():
            return say("seven-reason-must_build_chain")
        case MustBuild():
            return say("seven-reason-must_build")
    assert_never(one)
