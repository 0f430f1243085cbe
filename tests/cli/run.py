"""The command line run in this process, as a person would call it.

It makes the call and asserts what holds for every call; what a command says is expected by the
tests.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from attrs import frozen
from click.testing import CliRunner

from daumen_rules.cli.main import main
from tests.clock import standing_clock

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "spec" / "daumen_drauf" / "games"
RECORDS: Final = ROOT / "spec" / "daumen_drauf" / "records"


@frozen
class Answer:
    """What a call has printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines on standard output."""
        return self.out.splitlines()

    @property
    def data(self) -> Any:
        """Standard output as JSON."""
        return json.loads(self.out)


def daumen_rules(
    *words: str | Path,
    stdin: str | bytes | None = None,
    clock: Callable[[], AbstractContextManager[None]] = standing_clock,
) -> Answer:
    """Call the program. It must end without a traceback, and say an error on one line."""
    with clock():
        result = CliRunner().invoke(main, [str(word) for word in words], input=stdin)
    assert isinstance(result.exception, SystemExit | None), result.exception
    answer = Answer(result.exit_code, result.stdout, result.stderr)
    assert "Traceback" not in answer.out + answer.err
    assert answer.status in (0, 1, 2, 3)
    if answer.status != 2 and "(--time)" not in answer.err:
        assert answer.err == ""
    else:
        assert answer.status in (2, 3)
        assert answer.out == ""
        assert answer.err.startswith("daumen-rules: ")
        assert answer.err.count("\n") == 1
        assert answer.err.endswith("\n")
    return answer


def refused(*words: str | Path, stdin: str | bytes | None = None, status: int = 2) -> str:
    """The message with which the program ends in status 2, or another, without its name."""
    answer = daumen_rules(*words, stdin=stdin)
    assert answer.status == status, answer.out
    return answer.err.removeprefix("daumen-rules: ").removesuffix("\n")


def changed(path: Path, old: str, new: str, to: Path) -> Path:
    """A copy of a record with one thing changed."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    to.write_text(text.replace(old, new, 1), encoding="utf-8")
    return to
