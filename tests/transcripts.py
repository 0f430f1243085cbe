"""Transcripts: commands, each with the output and the exit status that a person sees at a terminal.

README's console blocks are transcripts, and so are the files in `tests/cli/transcripts`. The module
reads and runs them and expects nothing.
"""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
from pathlib import Path
from typing import Final

from attrs import frozen
from click.testing import CliRunner

from daumen_rules.cli.main import main
from tests.clock import standing_clock

PROGRAM: Final = "daumen-rules"


@frozen
class Call:
    """A command after `$ `, the output below it, and its exit status: 0, or noted as `[1]`."""

    command: str
    output: str
    status: int

    @property
    def words(self) -> list[str]:
        """The words of the command, without quotation marks."""
        return shlex.split(self.command)


def calls(text: str) -> list[Call]:
    """The calls of a transcript; lines before the first `$ ` say what it shows."""
    found: list[Call] = []
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, rest = part.partition("\n")
        output, status = rest.rstrip(), 0
        if noted := re.search(r"(?:^|\n)\[(\d)\]\Z", output):
            output, status = output[: noted.start()], int(noted[1])
        found.append(Call(command, output, status))
    return found


def run(call: Call, folder: Path) -> tuple[str, int]:
    """Make a call in a folder, which is the working directory: the output and the exit status.

    `cat` of a file that is not there writes it: its transcript says what stands in it.
    """
    match call.words:
        case [program, *words] if program == PROGRAM:
            return _own(words)
        case ["cat", name] if not (folder / name).exists():
            (folder / name).write_text(f"{call.output}\n", encoding="utf-8")
            return call.output, 0
        case _:
            done = subprocess.run(
                call.command, shell=True, cwd=folder, capture_output=True, text=True, check=False
            )
            return done.stdout + done.stderr, done.returncode


def _own(words: list[str]) -> tuple[str, int]:
    """Our own program in this process. `< file` at the end is what it reads."""
    given = None
    if words[-2:-1] == ["<"]:
        *words, _, name = words
        given = Path(name).read_bytes()
    with standing_clock():
        result = CliRunner().invoke(main, words, input=given)
    assert isinstance(result.exception, SystemExit | None), result.exception
    return result.stdout + result.stderr, result.exit_code


def fits(call: Call, output: str) -> bool:
    """Whether an output is that of a transcript, where `...` stands for any text. Blanks at the end
    of a line do not count.
    """
    expected, found = (
        "".join(f"{line.rstrip()}\n" for line in text.rstrip().splitlines())
        for text in (call.output, output)
    )
    return doctest.OutputChecker().check_output(expected, found, doctest.ELLIPSIS)
