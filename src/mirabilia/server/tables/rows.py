"""What a store keeps about a table beside its log, so that tables can be listed and looked after without reading it."""

from __future__ import annotations

import msgspec

from mirabilia.server.store import TableRow
from mirabilia.server.tables.sights import listing_of
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.protocol import TableInfo

_encoder = msgspec.json.Encoder()


def row_of(table: Table) -> TableRow:
    """Return what a store keeps about a table beside its log."""
    listing = _encoder.encode(listing_of(table))
    return TableRow(
        table.id,
        table.options.game,
        table.phase,
        table.options.public,
        table.version,
        table.changed,
        table.wake,
        listing,
    )


def listed_in(row: TableRow) -> TableInfo:
    """Return what a list of tables shows about one."""
    return msgspec.json.decode(row.listing, type=TableInfo)
