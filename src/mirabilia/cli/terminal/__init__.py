"""A game in the terminal: screens, what a person types, and the sitting that brings both together.

Every screen is a function from the nouns of the game to something rich can print; its words come from
`mirabilia.text`. Values that carry colour are rich markup, words never are.
"""
