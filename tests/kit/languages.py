"""The languages there are, for tests: no test names one by hand, unless it is about what only that one has."""

from mirabilia.text import ENGLISH, languages

OTHERS = tuple(language for language in languages() if language != ENGLISH)
ANOTHER, YET_ANOTHER = OTHERS[0], OTHERS[-1]
"""A language other than English, where any will do, and one more."""
