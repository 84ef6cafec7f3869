from collections.abc import AsyncIterator, Iterator

import pytest

from tests.kit.server.postgres import Postgres, running
from tests.kit.server.push_service import Service, push_service


@pytest.fixture
def anyio_backend() -> str:
    """Run the async tests as the server runs."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test asks for it."""
    with running() as server:
        yield server


@pytest.fixture
def postgres_address(postgres: Postgres) -> str:
    """The address of a new, empty database."""
    return postgres.new_database()


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    """A push service of the tests' own."""
    async with push_service() as found:
        yield found
