from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.kit.server.running import NO_LIMITS, Running, serving


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Run the async tests on the loop that `mirabilia serve` runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    """Start a server for a test; a module that wants other settings has its own."""
    async with serving(**NO_LIMITS) as running:
        yield running
