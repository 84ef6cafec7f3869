from typing import Any

import pytest


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Run the async tests on the loop that `mirabilia serve` runs on."""
    return "asyncio", {"use_uvloop": True}
