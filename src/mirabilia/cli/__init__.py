"""The mirabilia command: one file per verb, no logic of its own."""
