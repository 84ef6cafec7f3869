"""Bots that know 7 Wonders."""
