"""What a server logs, as a text to look at; afterwards everything is as before."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO

import structlog

from mirabilia.server.logs import start_logs
from mirabilia.server.settings import LogLevel

LOGGERS = ("uvicorn", "uvicorn.error", "websockets", "asyncio")


@contextmanager
def logging_of(level: LogLevel) -> Iterator[StringIO]:
    """Log like a server that runs unattended."""
    loggers = [logging.getLogger(), *map(logging.getLogger, LOGGERS)]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    config = structlog.get_config()
    stream = StringIO()
    start_logs(level, stream)
    try:
        yield stream
    finally:
        structlog.configure(**config)
        for logger, (handlers, old, propagate) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(old)
