from mirabilia.cli.terminal.log import Log
from tests.kit.terminal import plain


def test_the_log_is_kept_by_turn() -> None:
    log = Log()
    for turn, line in (("turn 1", "a"), ("turn 1", "b"), ("turn 2", "c")):
        log.add(turn, [line])
    assert plain(*log.lines()).splitlines() == ["turn 1", "a", "b", "turn 2", "c"]
