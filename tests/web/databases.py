"""PostgreSQL for tests: where there is none they are skipped and say why; in CI that is a failure."""

import asyncio
import os

import pytest

from mindbug.web.rooms import postgres_schema as schema
from tests.postgres import Cluster, NoPostgres, cluster


def the_cluster() -> Cluster:
    try:
        return cluster()
    except NoPostgres as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(missing))


def fresh_postgres() -> str:
    """The address of an empty database."""
    return the_cluster().new_database()


def empty(address: str) -> None:
    """Deletes all games and whatever nodes have left behind."""
    async def delete() -> None:
        async with schema.connected(address) as connection:
            await schema.migrate(connection)
            for table in ("games", "journal", "leases", "nodes"):
                await connection.execute(f"DELETE FROM {table}")

    asyncio.run(delete())
