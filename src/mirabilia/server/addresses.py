"""How web addresses and hosts are written, and which of them belong to this machine."""

from __future__ import annotations

import re
from ipaddress import ip_address

AUTHORITY = r"(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?"
"""A host, perhaps with its port, as browsers write it."""
_ORIGIN = re.compile(rf"https?://{AUTHORITY}")


def is_origin(text: str) -> bool:
    """Return whether a text is an origin as browsers write it."""
    return _ORIGIN.fullmatch(text) is not None


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach an address."""
    return host == "localhost" or (is_address(host) and ip_address(host).is_loopback)


def is_address(name: str) -> bool:
    """Return whether the name of a host is a numeric address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
