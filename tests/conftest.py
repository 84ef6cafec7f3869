"""What holds for all tests: hypothesis judges results, not the clock, and gives the same verdict twice."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
