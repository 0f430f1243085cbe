"""Lines are fitted here to the width of the terminal.

Reports make lines of `contracts.report_text.WIDTH` characters. A pipe or a file gets them
unchanged; for a terminal of another width, paragraphs are broken anew.
"""

from __future__ import annotations

import sys

from daumen_rules.contracts.report_text import WIDTH
from daumen_rules.pieces.wrapping import width_of, wrapped


def fitted(words: str) -> str:
    """A line, or a paragraph broken into several lines, as wide as the terminal.

    Without a terminal the words stay as they are. Several lines that are no paragraph keep their
    breaks; only those that are too long are broken.
    """
    if sys.stdout is None or not sys.stdout.isatty():
        return words
    from shutil import get_terminal_size  # slow to load, and needed only for a terminal

    room = get_terminal_size().columns
    first, *rest = words.split("\n")
    if rest:
        text = " ".join((first.strip(), *map(str.strip, rest)))
        if wrapped(text, WIDTH, _blanks(first), _blanks(rest[0])) == words:
            return wrapped(text, room, _blanks(first), _blanks(rest[0]))
    return "\n".join(
        wrapped(line.strip(), room, _blanks(line), _blanks(line) + "  ")
        if width_of(line) > room
        else line
        for line in (first, *rest)
    )


def _blanks(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]
