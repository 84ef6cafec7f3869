"""The page about the settings of the server: prose from `settings.template`, and a row for each setting."""

from __future__ import annotations

from pathlib import Path
from string import Template

from mirabilia.server.settings import Setting, all_settings

TEMPLATE = Path(__file__).with_name("settings.template")


def settings_page(command: str) -> str:
    """Return the reference page of the settings."""
    rows = "\n".join(
        f"| `{setting.flag}` | `{setting.variable}` | {_shown_default(setting)} | {setting.about} |"
        for setting in all_settings()
    )
    return Template(TEMPLATE.read_text()).substitute(command=command, rows=rows)


def _shown_default(setting: Setting) -> str:
    if setting.kind is bool:
        return "on" if setting.default else "off"
    return f"`{setting.default}`" if setting.default not in ("", ()) else "none"
