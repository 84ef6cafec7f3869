"""Builds the web client into a wheel, so that `pip install` needs no Node and no second step."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Builds src/mirabilia/web before a wheel is packed; an editable install leaves that to `./go`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the client, unless this is not a wheel to be distributed."""
        if self.target_name != "wheel" or version == "editable":
            return
        command = [sys.executable, str(Path(self.root) / "web" / "node.py"), "build"]
        if subprocess.run(command, cwd=self.root).returncode:
            raise SystemExit("the web client could not be built; what npm said is above")
