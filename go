#!/usr/bin/env python3
"""The one door to Mirabilia.

    ./go play               play in the browser, on a server of your own
    ./go test               run everything a change must pass
    ./go test PATH...       run only these tests; options of pytest may follow
    ./go test --slow        add the long tests
    ./go test --train       add training and OpenSpiel, which fetches both
    ./go build              build the web client, if it has changed
    ./go screenshots        make pictures of every screen, into docs/screenshots
    ./go words LANGUAGE     make a page of every message, for a speaker of the language to read and mark
    ./go bench NAME         measure speed beside peers, in an environment of their own
    ./go train              train a small policy by PPO and draw its learning curve
    ./go train self-play    train one on thousands of simultaneous games against itself
    ./go train oracle       train the network of a bot that searches with it
    ./go lock [--upgrade]   re-pin what pyproject.toml asks for
    ./go VERB...            any other verb goes to the mirabilia command, as below

The first call sets everything up in this folder. It needs Python 3.11 or newer with pip, and the network.
"""

# Standard library only. Python 3.6 can still parse the syntax, and the version is checked before anything newer is
# evaluated, so that an old Python gets to say that it is old.

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import NamedTuple, NoReturn

OLDEST_PYTHON = (3, 11)


def refusal(version: "tuple[int, ...]") -> str:
    """Return why this version of Python will not do, or an empty text if it will."""
    if version[:2] >= OLDEST_PYTHON:
        return ""
    wanted, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
    return f"Mirabilia needs Python {wanted} or newer; {sys.executable} is {found}; with a newer one: python{wanted} go"


if refusal(sys.version_info[:3]):
    sys.stderr.write(f"go: error: {refusal(sys.version_info[:3])}\n")
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
LOG = TOOLS / "setup.log"
UV = "uv==0.13.7"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input")
UNREACHABLE = (
    *("NewConnectionError", "NameResolutionError", "TimeoutError", "ProxyError", "Failed to fetch"),
    *("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT"),
)
"""How pip, uv and npm report that there is no network."""
EXTRAS = tuple(word for extra in ("lab", "cluster", "env", "server", "postgres") for word in ("--extra", extra))
"""What the locks pin in addition to the project's own needs; `train` is not among them (pyproject.toml says why)."""
CLIENT_SOURCES = ("web", "src/mirabilia/text/locales", "src/mirabilia/games")
"""What the web client is built from: its own folder, the words, the facts on the cards."""
CLIENT_FILES = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".npmrc", ".py", ".svelte", ".svg", ".toml", ".ts")


class GoError(Exception):
    """Something prevents `go` from working; the message is one line for the person who can fix it."""


class Environment(NamedTuple):
    """A virtual environment: what one lock pins, and this project in editable form."""

    folder: Path
    lock: Path
    group: str
    """The dependency group of pyproject.toml that is locked in addition to the project's own needs."""
    by_pip: tuple[str, ...] = ()
    """What pip, not uv, fetches in addition, unlocked: pip's settings may name a build that suits the machine."""

    def program(self, name: str) -> Path:
        """Return the path of a program of the environment."""
        return self.folder / "bin" / name

    @property
    def stamp(self) -> Path:
        """The file that says what a finished set-up was built from; it is written last."""
        return self.folder / "mirabilia-stamp"

    def fingerprint(self) -> str:
        """Return what the environment should be built from: this folder, which its scripts name, and a hash."""
        sources = (
            " ".join([UV, *self.by_pip]).encode() + (ROOT / "pyproject.toml").read_bytes() + self.lock.read_bytes()
        )
        return f"{ROOT}\n{hashlib.sha256(sources).hexdigest()}\n"

    def stamped(self) -> str:
        """Return the fingerprint of the last finished set-up, or an empty text if there is none to build on."""
        return self.stamp.read_text() if self.stamp.exists() and self.program("python").exists() else ""


MAIN = Environment(ROOT / ".venv", ROOT / "requirements.lock", "dev")
BENCH = Environment(ROOT / ".venv-bench", ROOT / "requirements-bench.lock", "bench")
TRAIN = Environment(
    ROOT / ".venv-train", ROOT / "requirements.lock", "dev", by_pip=("torch==2.13.0", "open-spiel==2.0.2")
)


# Setting up


def prepare(env: Environment) -> None:
    """Bring an environment up to date; if it already is, this costs three small reads."""
    if env.stamped() == env.fingerprint():
        return
    with alone():
        if env.stamped() != env.fingerprint():  # another call may have set it up while this one waited
            set_up(env)


@contextmanager
def alone() -> Iterator[None]:
    """Let one call at a time change what is installed.

    The programs it runs inherit the lock, so that it is released once a killed call and what it started have ended.
    """
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as lock:
        os.set_inheritable(lock.fileno(), True)
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def set_up(env: Environment) -> None:
    """Create or update an environment, and say what is going on."""
    fingerprint = env.fingerprint()
    mendable = env.stamped().startswith(f"{ROOT}\n")  # neither new, nor unfinished, nor moved here
    env.stamp.unlink(missing_ok=True)
    say(f"{'Updating' if mendable else 'Setting up'} {env.folder.name}")
    fetch_uv()
    if not mendable:
        say("  making a virtual environment")
        shutil.rmtree(env.folder, ignore_errors=True)  # uv clears only what still looks like an environment
        uv("venv", "--python", sys.executable, env.folder)
    python = ("--python", env.program("python"))
    say(f"  installing what {env.lock.name} pins; this can take a minute")
    uv("pip", "install", *python, "--require-hashes", "--compile-bytecode", "--requirements", env.lock)
    if env.by_pip:
        say(f"  installing {' and '.join(env.by_pip)}; this can take a few minutes")
        run_logged([*PIP, "--python", env.program("python"), "install", *env.by_pip])
    say("  linking Mirabilia itself")
    uv("pip", "install", *python, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    env.stamp.write_text(fingerprint)
    say("  ready")


def fetch_uv() -> None:
    """Have pip put uv into this folder.

    --target works where `python3 -m venv` is missing and a plain `pip install` is refused, as on Debian.
    """
    if (TOOLS / UV).exists():
        return
    say(f"  fetching {UV}, the installer")
    if subprocess.run([*PIP, "--version"], capture_output=True).returncode:
        raise GoError(f"{sys.executable} has no pip; install python3-pip, or run: python3 -m ensurepip")
    arriving = TOOLS / "arriving"
    run_logged([*PIP, "install", "--retries", "2", "--upgrade", "--target", arriving, UV])
    arriving.rename(TOOLS / UV)  # an incomplete download never gets this name


def uv(*arguments: object) -> None:
    """Run uv; it keeps its files in this folder, and asks the package index that pip would ask."""
    settings = {"UV_CACHE_DIR": str(TOOLS / "cache"), "UV_PYTHON_DOWNLOADS": "never"}
    configured = subprocess.run([*PIP, "config", "get", "global.index-url"], capture_output=True, text=True)
    index = os.environ.get("PIP_INDEX_URL") or configured.stdout.strip()
    if index:
        settings["UV_DEFAULT_INDEX"] = index
    run_logged([TOOLS / UV / "bin" / "uv", *arguments], {**settings, **os.environ})


def run_logged(
    command: Sequence[object], environment: "dict[str, str] | None" = None, failed: str = "the set-up failed"
) -> None:
    """Run a step of the set-up with its output in the log, and report in one line if it failed."""
    words = [str(word) for word in command]
    with LOG.open("w") as log:
        done = subprocess.run(words, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, close_fds=False)
    if done.returncode:
        unreachable = any(sign in LOG.read_text(errors="replace") for sign in UNREACHABLE)
        what = "the package index cannot be reached; check the network" if unreachable else failed
        raise GoError(f"{what}; details are in {LOG.relative_to(ROOT)}")


# The web client


def client_fingerprint() -> str:
    """Return what the web client should be built from, as a hash of names and contents."""
    digest = hashlib.sha256(os.environ.get("MIRABILIA_WEB_GAMES", "").encode())
    for source in CLIENT_SOURCES:
        for folder, names, files in os.walk(ROOT / source):
            names[:] = sorted(name for name in names if name not in ("node_modules", "__pycache__"))
            for path in sorted(Path(folder, name) for name in files if name.endswith(CLIENT_FILES)):
                digest.update(f"{path.relative_to(ROOT)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def build_client() -> None:
    """Build the web client, unless the present one was built from the same sources."""
    stamp, page = TOOLS / "client-stamp", ROOT / "src" / "mirabilia" / "web" / "index.html"
    wanted = client_fingerprint()
    if stamp.exists() and stamp.read_text() == wanted and page.exists():
        return
    with alone():
        say("Building the web client; the first time this can take a minute")
        stamp.unlink(missing_ok=True)
        run_node("build", failed="the web client could not be built")
        stamp.write_text(wanted)
        say("  ready")


def run_node(*words: str, failed: str) -> None:
    """Run web/node.py, which brings its own Node."""
    run_logged([MAIN.program("python"), ROOT / "web" / "node.py", *words], failed=failed)


def say(line: str) -> None:
    """Tell the person who is waiting what is going on, on stderr, apart from what a command prints."""
    print(line, file=sys.stderr, flush=True)


# The verbs


class Check(NamedTuple):
    """Something a change must pass."""

    name: str
    command: Sequence[str]
    live: bool = False
    """Whether the output is worth watching; otherwise it is shown only if the check fails."""
    env: "Environment | None" = None
    """Where the command is installed, if it is not the main environment."""
    again: Sequence[str] = ()
    """What to add to the command to rerun only what failed; nothing for a check that is never rerun."""

    def passes(self) -> bool:
        """Run the check; what failed may be tried once more, alone, which is then reported.

        A fault fails twice. What fails once on a busy machine is worth a look, but not a lost change.
        """
        say(f"checking {self.name}")
        if self.env:
            prepare(self.env)
        if self.runs(self.command):
            return True
        if not self.again:
            return False
        say(f"{self.name}: trying what failed once more, alone; whatever passes now is unsteady, and named above")
        return self.runs([*self.command, *self.again])

    def runs(self, words: Sequence[str]) -> bool:
        """Run a command; others may run at the same time, so each line shown begins with the name of its check."""
        command = [str((self.env or MAIN).program(words[0])), *words[1:]]
        told = []
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env=check_variables(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            for line in process.stdout or ():
                told.append(line)
                if self.live:
                    print(f"{self.name}: {line}", end="", flush=True)
        if process.returncode and not self.live:
            print(f"--- {self.name}\n{''.join(told)}", flush=True)
        return process.returncode == 0


def check_variables() -> "dict[str, str]":
    """Return the environment of checks, which keep Python's bytecode: hundreds of processes read the same modules."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


NODE = ("python", "web/node.py")
PYTHON_CHECKS = (
    Check("format", ["ruff", "format", "--check", "."]),
    Check("lint", ["ruff", "check", "."]),
    Check("types", ["mypy", "src", "tests", "bench", "examples", "tools", "go", "web"]),
    Check("imports", ["lint-imports", "--no-logo"]),
)
WEB_CHECKS = (
    Check("web tools", [*NODE, "install", "--dev"]),
    Check("web format", [*NODE, "prettier", "--check", "."]),
    Check("web types", [*NODE, "svelte-check", "--fail-on-warnings"]),
    Check("web lint", [*NODE, "eslint", "."]),
    Check("web tests", [*NODE, "vitest", "run"]),
    Check("web build", ["python", "go", "build"]),
    Check("web size", [*NODE, "node", "size.mjs"], live=True),
)


def play(arguments: Sequence[str]) -> NoReturn:
    """Play in the browser."""
    prepare(MAIN)
    if "--help" in arguments:
        print(
            "./go play builds the client, serves it and opens a browser. It takes the options of ./go serve:\n",
            flush=True,
        )
    else:
        build_client()
    mirabilia(["serve", "--open", *arguments])


def build(arguments: Sequence[str]) -> int:
    """Build the web client."""
    if arguments:
        raise GoError(f"build takes no arguments, not even {arguments[0]}")
    prepare(MAIN)
    build_client()
    return 0


def test(arguments: Sequence[str]) -> int:
    """Run the tests that the arguments name, or everything a change must pass."""
    prepare(MAIN)
    chosen = [word for word in arguments if word not in ("--slow", "--train")]
    marks = ["-m", "slow or not slow"] if "--slow" in arguments else []
    if any(word.startswith("tests/browser") for word in chosen):
        run_node("install", "--dev", failed="a browser could not be fetched")
        build_client()
    if chosen:
        return subprocess.run([MAIN.program("pytest"), *marks, *chosen], env=check_variables()).returncode
    pytest = ["pytest", "--numprocesses=auto", "--dist=worksteal", *marks]
    failed_only = ["--last-failed", "--last-failed-no-failures=none", "--numprocesses=0"]
    tests = Check("tests", [*pytest, "--ignore=tests/browser", "--ignore=tests/train"], live=True, again=failed_only)
    # In processes of their own: a browser's driver keeps an event loop running, which rules out any other.
    cache = ["-o", "cache_dir=.pytest_cache_browser"]  # so that failures there and here are kept apart
    browser = Check("browser", [*pytest, *cache, "tests/browser"], live=True, again=failed_only)
    training = [Check("training", ["pytest", *marks, "tests/train"], live=True, env=TRAIN)]
    wanted = training if "--train" in arguments else []
    failed = check_all([*PYTHON_CHECKS, tests], [*WEB_CHECKS, browser], rest=wanted)
    if not wanted:
        say("Not tested: training and OpenSpiel, for which ./go test --train fetches PyTorch and OpenSpiel")
    return failed


def check_all(*lanes: Sequence[Check], rest: Sequence[Check] = ()) -> int:
    """Run every check, even after one has failed, and end with a summary.

    Lanes run side by side, since a browser mostly waits; in a lane each check waits for the one before it. A lane that
    is done takes from the rest.
    """
    began, interrupted, left = monotonic(), threading.Event(), deque(rest)
    results: dict[str, tuple[bool, float]] = {}

    def run_lane(lane: Sequence[Check]) -> None:
        for check in chain(lane, taken(left)):
            if not interrupted.is_set():
                start = monotonic()
                results[check.name] = check.passes(), monotonic() - start

    with ThreadPoolExecutor(len(lanes)) as pool:
        try:
            for lane in [pool.submit(run_lane, lane) for lane in lanes]:
                lane.result()
        except BaseException:  # an interrupt reaches what is running too, and nothing more should start
            interrupted.set()
            raise
    print("")
    for check in chain(*lanes, rest):
        passed, took = results[check.name]
        print(f"{check.name:<12}{'ok' if passed else 'FAILED':<8}{took:6.1f} s")
    print(f"{'in all':<20}{monotonic() - began:6.1f} s", flush=True)
    return int(not all(passed for passed, _ in results.values()))


def taken(left: "deque[Check]") -> Iterator[Check]:
    """Yield what is left until nothing is; several may take from it at the same time."""
    with suppress(IndexError):
        while True:
            yield left.popleft()


def screenshots(arguments: Sequence[str]) -> NoReturn:
    """Make pictures of the web client's screens: the first argument is a folder, the rest are beginnings of names."""
    prepare(MAIN)
    run_node("install", "--dev", failed="a browser could not be fetched")
    build_client()
    os.environ["PYTHONPATH"] = str(ROOT)  # instead of a change of folder, since the first argument may name one
    become(MAIN.program("python"), "-m", "tools.screenshots", *arguments)


def words(arguments: Sequence[str]) -> NoReturn:
    """Make the page that shows every message of a language beside English."""
    prepare(MAIN)
    os.environ["PYTHONPATH"] = str(ROOT)  # instead of a change of folder, since the second argument may name a file
    become(MAIN.program("python"), "-m", "tools.reader.page", *arguments)


def bench(arguments: Sequence[str]) -> NoReturn:
    """Run a benchmark in the environment that also has the peers."""
    os.environ["PYTHONPATH"] = str(ROOT)  # instead of a change of folder, since the arguments may name files
    if not arguments:  # listing the benchmarks needs no peers
        become(Path(sys.executable), "-m", "bench")
    if arguments[0] == "web":  # it has no peers, and the browser belongs to the tests
        prepare(MAIN)
        run_node("install", "--dev", failed="a browser could not be fetched")
        build_client()
        become(MAIN.program("python"), "-m", "bench", *arguments)
    prepare(BENCH)
    become(BENCH.program("python"), "-m", "bench", *arguments)


TRAINED = {"self-play": "self_play.py", "oracle": "oracle.py"}
"""What else can be trained, besides the policy by PPO, and by which example."""


def train(arguments: Sequence[str]) -> NoReturn:
    """Train a small policy and draw its learning curve, in the environment that also has PyTorch."""
    prepare(TRAIN)
    script, rest = TRAINED.get(arguments[0] if arguments else "", "ppo.py"), arguments
    if script != "ppo.py":
        rest = arguments[1:]
    become(TRAIN.program("python"), str(ROOT / "examples" / script), *rest)


def lock(arguments: Sequence[str]) -> int:
    """Pin the dependencies by hash, naming no host; a pin that still fits stays, unless --upgrade is given."""
    with alone():
        fetch_uv()
        for env in (MAIN, BENCH):
            say(f"pinning {env.lock.name}")
            options = [*EXTRAS, "--group", env.group, "--universal", "--generate-hashes", "--no-header"]
            uv("pip", "compile", ROOT / "pyproject.toml", *options, *arguments, "--output-file", env.lock)
    return 0


def mirabilia(arguments: Sequence[str]) -> NoReturn:
    """Hand over to the mirabilia command."""
    prepare(MAIN)
    os.environ["MIRABILIA_COMMAND"] = "./go"  # what its help should call it
    become(MAIN.program("mirabilia"), *arguments)


def become(program: Path, *arguments: str) -> NoReturn:
    """Replace this process with a program, so that nothing stands between it and its terminal."""
    sys.stdout.flush()
    os.execv(program, [str(program), *arguments])


VERBS = {
    "play": play,
    "test": test,
    "build": build,
    "screenshots": screenshots,
    "words": words,
    "bench": bench,
    "train": train,
    "lock": lock,
}


def main(arguments: Sequence[str]) -> int:
    """Run the verb that the arguments name; without one, list them all."""
    name = arguments[0] if arguments else "--help"
    if name in VERBS:
        return VERBS[name](arguments[1:])
    if name in ("--help", "-h", "help"):
        print(__doc__)
        arguments = ["--help"]
    mirabilia(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (GoError, OSError) as error:
        sys.stderr.write(f"go: error: {error}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
