"""The screen and the keyboard: prints lines, reads lines, and hides them from the next person.

Everything that depends on the terminal stands here: colours, clearing, characters that it cannot
show.
"""

from __future__ import annotations

import codecs
import io
import sys
from collections.abc import Iterator
from typing import Final, TextIO

from attrs import field
from rich.console import Console
from rich.text import Text as Line

from daumen_rules.contracts.report_text import WIDTH
from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.scene_lines import Line as Spans
from daumen_rules.pieces.wrapping import breaks, width_of, wrapped

from .editor import CAN_EDIT, Completer, Editor

LINE_LIMIT: Final = 200
"""How many characters of a typed line are read; nobody types more on purpose."""

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Moves the cursor home, clears the screen, and clears the lines that scrolled off it."""

SEPARATOR: Final = "═" * WIDTH

_PLAIN: Final = {
    "👍": "@",
    "►": ">",
    "─": "-",
    "═": "=",
    "−": "-",
    "–": "-",
    "·": ".",
    "…": "...",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "→": ">",
    "¶": "par. ",
    "„": '"',
    "“": '"',
    "”": '"',
}
"""Plain characters that replace a character that the encoding of the terminal lacks."""


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end]
    return "".join(_PLAIN.get(sign, "?") for sign in found), error.end


codecs.register_error("daumen_rules.plain", _plain)


def styled(line: Spans) -> Line:
    """A line of a scene as rich prints it, with the style of each span."""
    return Line.assemble(*line)


class EndOfInputError(Exception):
    """Standard input is at its end: a command waits for a line that never comes."""


class QuitError(Exception):
    """A person typed the command `quit`."""


class _Console(Console):
    """A console that raises BrokenPipeError, where rich itself ends the process with status 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@frozen
class Screen:
    """The place where players read and type. Without an editor it reads lines of standard input."""

    console: Console
    is_terminal: bool
    editor: Editor | None = field(default=None, kw_only=True)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def say(
        self, *lines: Line | str, style: str | None = None, indent: int = 0, hang: int = 0
    ) -> None:
        """Print lines, one below the other. On a terminal, long lines are broken between words, and
        what is left of them stands `hang` columns further right.
        """
        for line in lines:
            for part in _lines(line, self.width if self.is_terminal else None, indent, hang):
                self.console.print(part, style=style, soft_wrap=True)

    def hint(self, words: str) -> None:
        """Print words on a terminal that the next words replace."""
        self.console.print(words, end="\r", style="dim", soft_wrap=True)
        self.console.file.flush()

    def ask(self, prompt: str, limit: int = LINE_LIMIT, complete: Completer | None = None) -> str:
        """The next line that a person types, stripped and cut to `limit` characters.

        A line from a file or a pipe is printed after the prompt, so that the output makes sense by
        itself. In the editor the tab key offers the lines that `complete` returns. On a terminal a
        long prompt is broken between words.
        Raises EndOfInputError.
        """
        if self.is_terminal and width_of(prompt) > self.width - 1:
            *before, last = wrapped(prompt.rstrip(), self.width - 1).split("\n")
            self.say(*before, style="bold")
            prompt = f"{last} "
        if self.editor is not None:
            self.console.file.flush()
            typed = self.editor.line(prompt, complete)
        else:
            self.console.print(prompt, style="bold", end="", soft_wrap=True)
            self.console.file.flush()
            typed = _line(sys.stdin, limit)
        if typed is None:
            self.console.print()
            raise EndOfInputError
        typed = typed[:limit].strip()
        if not _is_typed_by_hand():
            self.console.print(shown(typed), soft_wrap=True)
        return typed

    def hide(self) -> None:
        """Clear the screen, and drop the keys that somebody typed ahead.

        A file or a pipe cannot be cleared: it gets a line that separates the text of two people.
        """
        _forget_typed()
        if self.editor is not None:
            self.editor.forget()
        if self.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.say("", SEPARATOR, "")


def open_screen(*, plain: bool = False) -> Screen:
    """The screen of this process. Only a terminal gets colours and is cleared.

    A `plain` screen has neither colours nor clearing, and prints ASCII only.
    """
    _reconfigure(sys.stdout, "daumen_rules.plain")
    _reconfigure(sys.stderr, "daumen_rules.plain")
    _reconfigure(sys.stdin, "replace")
    out = sys.stdout or io.StringIO()
    if plain:
        _reconfigure(out, "daumen_rules.plain", encoding="ascii")
    is_terminal = out.isatty() and not plain
    console = _Console(
        file=out,
        force_terminal=is_terminal,
        color_system="auto" if is_terminal else None,
        width=None if is_terminal else WIDTH,
        highlight=False,
        markup=False,
        emoji=False,
    )
    edits = is_terminal and _is_typed_by_hand() and not console.is_dumb_terminal and CAN_EDIT
    return Screen(console, is_terminal, editor=Editor() if edits else None)


def _lines(line: Line | str, width: int | None, indent: int, hang: int) -> Iterator[Line]:
    """The lines of a text, with an indent; broken to a width if there is one."""
    for part in (line if isinstance(line, Line) else Line(line)).split("\n", allow_blank=True):
        blanks = len(part.plain) - len(part.plain.lstrip())
        spans = [(0, len(part.plain))]
        if width is not None:
            spans = [*breaks(part.plain, width, indent, indent + hang + blanks)]
        for at, (start, end) in enumerate(spans):
            yield Line(" " * (indent + (hang + blanks) * bool(at))).append_text(part[start:end])


def _reconfigure(stream: TextIO, errors: str, encoding: str | None = None) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=errors, encoding=encoding)


def _is_typed_by_hand() -> bool:
    return bool(sys.stdin) and sys.stdin.isatty()


def _forget_typed() -> None:
    """Drop the keys typed ahead: a surplus Enter would open the hand of the next person."""
    if sys.platform != "win32" and _is_typed_by_hand():
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def shown(typed: str) -> str:
    """The typed line itself if all its characters can be printed, else its `repr`."""
    return typed if typed.isprintable() else repr(typed)


def _line(stream: TextIO | None, limit: int) -> str | None:
    """The first `limit` characters of the next line, the rest is dropped; None at the end."""
    if stream is None:
        return None
    try:
        start = part = stream.readline(limit)
        while part and not part.endswith("\n"):
            part = stream.readline(limit)
    except OSError:
        return None
    return start or None
