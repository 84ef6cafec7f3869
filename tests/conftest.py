"""What holds for all tests: hypothesis judges results, not the clock, and gives the same verdict twice.

What is shown is compared with English words, whatever the person at this computer speaks. Interrupts are heard, also
where a shell started the tests in the background: there SIGINT is ignored, by us and by all that a test starts.
"""

import os
import signal

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
os.environ["MIRABILIA_LANGUAGE"] = "en"
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
