"""What the server says when something may not be done."""

from __future__ import annotations

from mirabilia.core.errors import MirabiliaError
from mirabilia.server.wire.protocol import Code


class RefusedError(MirabiliaError):
    """Something may not be done at a table. The code is for a client, the message for a person."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
