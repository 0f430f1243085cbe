"""The command `play` run for tests, in this process or in one of its own.

The module only helps; it expects nothing by itself.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from click.testing import CliRunner, Result

from daumen_rules import Card, State
from daumen_rules.cli.main import main
from daumen_rules.contracts.record_model import Act, Record
from daumen_rules.games.daumen_drauf.recorded_deal import deck_order
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.step import Refused
from daumen_rules.records.record import read_text

ROOT = Path(__file__).parents[2]
SEPARATOR = "═" * 80

_WORDS = {
    "yellow": "Y",
    "green": "G",
    "black": "B",
    "Gelb": "Y",
    "Grün": "G",
    "Schwarz": "B",
    "Ge": "Y",
    "Gr": "G",
    "Sw": "B",
}
_FANGS = {"poisonous": "p", "harmless": "h", "giftig": "p", "ungiftig": "h", "g": "p", "u": "h"}
_FACE = re.compile(
    r"\b([YGB][1-9][ph])\b"
    r"|\b(yellow|green|black|Gelb|Grün|Schwarz|Ge|Gr|Sw)\s*([1-9])\s*"
    r"(poisonous|harmless|giftig|ungiftig|g|u)\b"
)
_ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def played(*args: str, typed: str = "") -> Result:
    """The command run in this process, with lines typed in advance."""
    return CliRunner().invoke(main, ["play", *args, *quick(args)], input=typed)


def quick(args: Sequence[str]) -> tuple[str, ...]:
    """An option for bots that do not think, where a person plays and nothing is said of bots."""
    if any(arg.startswith(("--auto", "--resume", "--bot")) for arg in args):
        return ()
    return ("--bot", "random" if any(arg.startswith("--game") for arg in args) else "careful")


def process(*args: str, **environment: str) -> subprocess.Popen[str]:
    """The command as a process of its own, on pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "daumen_rules", "play", *args, *quick(args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )


def recorded(path: Path) -> Record:
    """The record of a file."""
    return read_text(path.read_text(encoding="utf-8"))


def states(record: Record, game: int = 0) -> tuple[State, ...]:
    """The states of a recorded game: after the deal, and after each action."""
    told = record.games[game]
    state: State = start(len(record.names), record.rules, told.starter or 0)
    after: list[State] = []
    actions = [entry.action for entry in told.entries if isinstance(entry, Act)]
    for action in (deck_order(told.deal, record.rules, told.starter or 0), *actions):
        answer = step(state, action)
        assert not isinstance(answer, Refused), answer.say("en")
        state = answer.state
        after.append(state)
    return tuple(after)


def faces(text: str) -> set[Card]:
    """The cards of which a text tells the fang, in signs or in words."""
    found: set[Card] = set()
    for signs, colour, value, fang in _FACE.findall(_ANSI.sub("", text)):
        found.add(Card.parse(signs or f"{_WORDS[colour]}{value}{_FANGS[fang]}"))
    return found
