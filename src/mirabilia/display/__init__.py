"""A game's table as text: cities, cards, scores, for the terminal and for whoever asks for text.

What every game needs is here; what only one game needs is in its room: `seven`, `architects`. A drawing is a function
from the nouns of a game to something rich can print; its words come from `mirabilia.text`. Values that carry colour are
rich markup; words never are.
"""
