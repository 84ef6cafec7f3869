"""A game in the terminal: screens, what a person types, and the sitting that brings both together.

What every game needs is here; what only one game needs is in its room: `seven`, `architects`. A screen is a
function from the nouns of a game to something rich can print; cities, cards and scores come from `mirabilia.display`.
"""
