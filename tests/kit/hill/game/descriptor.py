"""The hill has no rules of its own: it counts players as Architects does."""

from mirabilia.games.architects.descriptor import DESCRIPTOR

__all__ = ["DESCRIPTOR"]
