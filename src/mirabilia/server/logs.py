"""Logs: one event per line on standard error, as JSON unless a person is watching.

A line may have a table, a seat, a code, an address; never a token, a seed, a body, a query or what a seat sees.
Tracebacks come without the values of variables for the same reason.
"""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import Processor

from mirabilia.server.settings import LogLevel

LEVELS: dict[LogLevel, int] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}


class ToStructlog(logging.Handler):
    """Passes on what libraries log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a record of the standard library."""
        logger = structlog.get_logger()
        client_fault = record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError)
        if client_fault:  # uvicorn shows the traceback of its own decoding, as if the mistake were ours
            logger.info("message is not UTF-8", source=record.name)
        else:
            logger.log(record.levelno, record.getMessage(), source=record.name, exc_info=record.exc_info)


def start_logs(level: LogLevel, stream: TextIO | None = None) -> None:
    """Start logging, to standard error unless a test says otherwise."""
    stream = stream or sys.stderr
    processors: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if stream.isatty():
        plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        processors.append(plain)
    else:
        processors += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [ToStructlog()]
    root.setLevel(LEVELS[level])
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)  # below that, they log addresses with everything a client put into them
