"""What holds for all tests: hypothesis judges results, not the clock, and gives the same verdict twice.

What is shown is compared with English words, whatever the person at this computer speaks.
"""

import os

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
os.environ["MIRABILIA_LANGUAGE"] = "en"
