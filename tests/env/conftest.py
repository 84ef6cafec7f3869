"""These tests play with the Python engine, as all others do; `tests/parity` compares the two."""

import mirabilia.core.kernel  # noqa: F401 - before mirabilia.env, which would choose the compiled one
