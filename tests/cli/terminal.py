"""The program at a terminal of its own, and somebody who reads and types there.

It waits for what is printed, never for a time. No expectation stands here.
"""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

import pytest

from tests.cli.run import ROOT

pexpect = pytest.importorskip("pexpect")
pytest.importorskip("prompt_toolkit")
if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

LONG_ENOUGH = 300
"""Seconds after which nothing more is waited for, however busy the machine is."""
USUAL = ("-m", "daumen_rules")
WITHOUT_EDITOR = (
    "-c",
    "import sys; sys.modules['prompt_toolkit'] = None; "
    "from daumen_rules.__main__ import main; main()",
)
"""How Python starts the program, as usual or as if `prompt_toolkit` were missing."""
CLEARED = "\x1b[H\x1b[2J\x1b[3J"
UP = "\x1b[A"
CTRL_A, CTRL_C, CTRL_D = "\x01", "\x03", "\x04"

_ASKED = r"\x1b\[\?2004h[^>]*?m(\w*)>"
"""A line begins to be edited, and its prompt is shown."""
_CODE = re.compile(r"\x1b\[\??([0-9;]*)([A-Za-z])")


class Terminal:
    """A call of the program. What it has told so far is kept as it came."""

    def __init__(
        self,
        *words: str | Path,
        cwd: Path = ROOT,
        start: tuple[str, ...] = USUAL,
        **environment: str,
    ) -> None:
        self._told = io.StringIO()
        self.program = pexpect.spawn(
            sys.executable,
            [*start, *map(str, words)],
            cwd=str(cwd),
            dimensions=(40, 100),
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1", "TERM": "xterm-256color", **environment},
            timeout=LONG_ENOUGH,
        )
        self.program.delaybeforesend = None
        self.program.logfile_read = self._told

    def prompt(self) -> str | None:
        """Wait until a line is asked for: the word before `>`, empty where there is none. None
        where the program ends instead.
        """
        if self.program.expect([_ASKED, pexpect.EOF]):
            return None
        found: str = self.program.match[1]
        return found

    def type(self, keys: str) -> None:
        """Press keys, and Enter after them."""
        self.press(f"{keys}\r")

    def press(self, keys: str) -> None:
        self.program.send(keys)

    def see(self, words: str) -> None:
        """Wait until these words are shown."""
        self.program.expect_exact(words)

    def end(self) -> int:
        """Wait for the end: the exit status, below 0 where a signal ended it."""
        self.program.expect(pexpect.EOF)
        self.program.close()
        status: int | None = self.program.exitstatus
        return -self.program.signalstatus if status is None else status

    def close(self) -> int:
        """Close the window; the exit status is that of `end`."""
        self.program.ptyproc.fileobj.close()
        status = os.waitstatus_to_exitcode(os.waitpid(self.program.pid, 0)[1])
        self.program.closed, self.program.child_fd = True, -1
        return status

    @property
    def told(self) -> str:
        """All that came, colours and all."""
        return self._told.getvalue()

    @property
    def lines(self) -> list[str]:
        """The lines as they stand in the end, those that were cleared among them."""
        return as_it_stands(self.told).splitlines()


def as_it_stands(told: str) -> str:
    """What is left to read of what came."""
    return "\n".join(map(_overwritten, told.split("\n")))


def _overwritten(line: str) -> str:
    """What is left of a line on which the cursor went to and fro."""
    cells: list[str] = []
    at = place = 0
    while place < len(line):
        code = _CODE.match(line, place)
        if code is None:
            if line[place] in "\r\b":
                at = 0 if line[place] == "\r" else max(0, at - 1)
            elif line[place] != "\a":
                cells[at : at + 1] = line[place]
                at += 1
            place += 1
            continue
        steps = int(code[1]) if code[1].isdigit() else 1
        match code[2]:
            case "C":
                cells += " " * (at + steps - len(cells))
                at += steps
            case "D":
                at = max(0, at - steps)
            case "J" | "K":
                del cells[at:]
            case _:
                pass
        place = code.end()
    return "".join(cells).rstrip()
