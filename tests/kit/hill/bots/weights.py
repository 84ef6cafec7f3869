"""The weights of a bot on a hill."""

NAMES = ("boldness", "thrift", "whim")
START = (0, 0, 0)
STEPS = (4, 4, 4)
BEST = (20, -12, 8)
"""What tuning should find."""
