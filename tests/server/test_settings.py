"""Settings: one definition for flags, variables, help and reference; a flag wins over its variable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, fields

from mirabilia.cli.main import mirabilia
from mirabilia.cli.main import run as run_command
from mirabilia.core.errors import UsageError
from mirabilia.server import serve as server
from mirabilia.server.settings import Settings, all_settings, checked, contact_of, database_of, default_database

OTHERS: dict[str, tuple[list[str], str, Any]] = {
    "host": (["--host", "::1"], "::1", "::1"),
    "port": (["--port", "9"], "9", 9),
    "open": (["--open"], "1", True),
    "database": (["--database", "x.sqlite"], "x.sqlite", "x.sqlite"),
    "origin": (
        ["--origin", "https://a.b", "--origin", "https://c.d"],
        "https://a.b https://c.d",
        ("https://a.b", "https://c.d"),
    ),
    "trust_proxy": (["--trust-proxy", "10.0.0.1"], "10.0.0.1", "10.0.0.1"),
    "processes": (["--processes", "2"], "2", 2),
    "workers": (["--workers", "3"], "3", 3),
    "program": (
        ["--program", "a=true 'x y'", "--program", "b=false"],
        "a=true 'x y'\nb=false\n",
        ("a=true 'x y'", "b=false"),
    ),
    "push_service": (
        ["--push-service", "https://a.b", "--push-service", "http://127.0.0.1:9"],
        "https://a.b http://127.0.0.1:9",
        ("https://a.b", "http://127.0.0.1:9"),
    ),
    "push_contact": (["--push-contact", "mailto:a@b.cz"], "mailto:a@b.cz", "mailto:a@b.cz"),
    "warm": (["--no-warm"], "0", False),
    "log_level": (["--log-level", "error"], "error", "error"),
    "access_log": (["--access-log"], "true", True),
    "metrics": (["--metrics"], "1", True),
    "grace": (["--grace", "2.5"], "2.5", 2.5),
    "spectator_delay": (["--spectator-delay", "5"], "5", 5),
    "keep_finished": (["--keep-finished", "30"], "30", 30),
    "moderators": (["--moderators", "who"], "who", "who"),
    "refused_names": (["--refused-names", "words"], "words", "words"),
    "tables_per_minute": (["--tables-per-minute", "0"], "0", 0),
    "joins_per_minute": (["--joins-per-minute", "1"], "1", 1),
    "searchers_per_minute": (["--searchers-per-minute", "1"], "1", 1),
    "reads_per_minute": (["--reads-per-minute", "7"], "7", 7),
    "lists_per_minute": (["--lists-per-minute", "8"], "8", 8),
    "reviews_per_hour": (["--reviews-per-hour", "5"], "5", 5),
    "hint_games": (["--hint-games", "100"], "100", 100),
    "hint_seconds": (["--hint-seconds", "2"], "2", 2.0),
    "review_games": (["--review-games", "100"], "100", 100),
    "handovers_per_minute": (["--handovers-per-minute", "3"], "3", 3),
    "reports_per_minute": (["--reports-per-minute", "2"], "2", 2),
    "failed_tokens": (["--failed-tokens", "1"], "1", 1),
    "sockets_per_address": (["--sockets-per-address", "1"], "1", 1),
    "connections_per_address": (["--connections-per-address", "1"], "1", 1),
    "most_sockets": (["--most-sockets", "1"], "1", 1),
    "most_tables": (["--most-tables", "1"], "1", 1),
    "most_lag": (["--most-lag", "500"], "500", 500),
    "messages": (["--messages", "1"], "1", 1),
    "tables_per_socket": (["--tables-per-socket", "1"], "1", 1),
    "unread": (["--unread", "70000"], "70000", 70_000),
}
"""For every setting: flags, a variable, and the value that both should lead to."""


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Catch the settings that a server would be run with."""
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # which the command sets; this puts it back
    caught: list[Settings] = []
    monkeypatch.setattr(server, "run", caught.append)
    return caught


def test_every_setting_is_tried_here() -> None:
    assert list(OTHERS) == [field.name for field in fields(Settings)]


def test_a_server_is_run_with_the_defaults_if_nobody_says_anything(ran: list[Settings]) -> None:
    assert run_command(["serve"]) == 0
    assert ran == [Settings()]


@pytest.mark.parametrize("name", OTHERS)
def test_a_setting_is_a_flag_and_a_variable(name: str, ran: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    flags, variable, value = OTHERS[name]
    assert run_command(["serve", *flags]) == 0
    monkeypatch.setenv(f"MIRABILIA_{name.upper()}", variable)
    assert run_command(["serve"]) == 0
    expected = asdict(Settings()) | {name: value}
    assert [asdict(settings) for settings in ran] == [expected, expected]
    assert value != getattr(Settings(), name)


def test_a_flag_wins_over_its_variable(ran: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_PORT", "1")
    monkeypatch.setenv("MIRABILIA_WARM", "0")
    monkeypatch.setenv("MIRABILIA_ORIGIN", "https://a.b")
    assert run_command(["serve", "--port", "2", "--warm", "--origin", "https://c.d"]) == 0
    assert (ran[0].port, ran[0].warm, ran[0].origin) == (2, True, ("https://c.d",))


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "x"),
        ("PORT", "65536"),
        ("PORT", "-1"),
        ("WARM", "perhaps"),
        ("LOG_LEVEL", "loud"),
        ("GRACE", "0"),
        ("UNREAD", "1"),
    ],
)
def test_a_wrong_variable_is_one_line(
    variable: str, value: str, ran: list[Settings], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"MIRABILIA_{variable}", value)
    assert run_command(["serve"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert f"--{variable.lower().replace('_', '-')}" in complaint
    assert ran == []


@pytest.mark.parametrize(
    "origin", ["play.example.org", "https://play.example.org/", "https://Play.example.org", "*", "null"]
)
def test_an_origin_that_no_browser_writes_is_refused(origin: str) -> None:
    with pytest.raises(UsageError, match="--origin"):
        checked(Settings(origin=(origin,)))


@pytest.mark.parametrize(
    "service", ["push.example.org", "https://push.example.org/x", "http://push.example.org", "http://10.0.0.1", "*", ""]
)
def test_a_push_service_that_is_not_safe_is_refused(service: str) -> None:
    with pytest.raises(UsageError, match="--push-service"):
        checked(Settings(push_service=(service,)))
    checked(Settings(push_service=("https://push.example.org", "http://localhost:1", "http://[::1]:1")))


@pytest.mark.parametrize("proxy", ["nonsense", "10.0.0.1, nonsense", "10.0.0.300", "10.0.0.0/33", "proxy.example.org"])
def test_a_proxy_that_is_no_address_is_refused(proxy: str) -> None:
    with pytest.raises(UsageError, match=r"--trust-proxy: '.*' is neither an address"):
        checked(Settings(trust_proxy=proxy))
    checked(Settings(trust_proxy="10.0.0.1, ::1, 192.168.0.0/16"))
    checked(Settings(trust_proxy="*"))


@pytest.mark.parametrize(
    ("variable", "meant"), [("MIRABILIA_PROT", "MIRABILIA_PORT"), ("MIRABILIA_LOGLEVEL", "MIRABILIA_LOG_LEVEL")]
)
def test_a_misspelt_variable_is_refused(
    variable: str,
    meant: str,
    ran: list[Settings],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, "1")
    assert run_command(["serve"]) == 2
    assert f"{variable}: there is no such setting; did you mean {meant}?" in capsys.readouterr().err
    assert ran == []


@pytest.mark.parametrize(
    "contact", ["me@example.org", "mailto:me", "http://example.org", "mailto:<me@example.org>", "x"]
)
def test_a_contact_that_no_service_takes_is_refused(contact: str) -> None:
    with pytest.raises(UsageError, match="--push-contact"):
        checked(Settings(push_contact=contact))


def test_a_push_service_is_told_the_own_address_unless_another_is_given() -> None:
    own = ("http://localhost:5173", "https://play.example.org")
    assert contact_of(checked(Settings(origin=own))) == "https://play.example.org"
    assert contact_of(checked(Settings(origin=own, push_contact="mailto:me@b.cz"))) == "mailto:me@b.cz"
    assert contact_of(Settings()).startswith("mailto:")


def test_help_and_reference_have_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/server.md").read_text()
    command = mirabilia.get_command(mirabilia.make_context("mirabilia", ["serve"]), "serve")
    assert command
    shown = command.get_help(mirabilia.make_context("mirabilia", ["serve"]))
    for setting in all_settings():
        assert f"| `{setting.flag}` | `{setting.variable}` |" in page
        assert setting.flag.replace("/", " / ") in shown.replace("\n", " ")
        assert setting.variable in shown.replace("\n", " ")
        assert setting.about.endswith(".")


def test_tables_are_kept_in_the_data_folder_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    file = default_database()
    assert database_of(Settings()) == str(file)
    assert file.is_relative_to(tmp_path / "data")
    assert file.parent.is_dir()
    assert database_of(Settings(database="x.sqlite")) == "x.sqlite"


def test_a_data_folder_that_cannot_be_made_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").write_text("in the way")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with pytest.raises(UsageError, match="use --database"):
        database_of(Settings())
