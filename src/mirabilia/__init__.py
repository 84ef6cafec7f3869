"""Mirabilia: play, watch and study 7 Wonders and 7 Wonders Architects."""

__version__ = "0.1.0"
