"""Lines as wide as the terminal on which they are read.

Lines are made for `contracts.report_text.WIDTH` characters. A pipe or a file gets them so; a
terminal that is narrower or wider gets their paragraphs broken anew.
"""

from __future__ import annotations

import sys

from daumen_rules.contracts.report_text import WIDTH, filled


def fitted(words: str) -> str:
    """What is printed of a line, or of a paragraph that was broken into several."""
    if sys.stdout is None or not sys.stdout.isatty():
        return words
    from shutil import get_terminal_size  # slow to load, and a terminal's alone

    room = get_terminal_size().columns
    first, *rest = words.split("\n")
    if rest:
        text = " ".join((first.strip(), *map(str.strip, rest)))
        if filled(text, WIDTH, _blanks(first), _blanks(rest[0])) == words:
            return filled(text, room, _blanks(first), _blanks(rest[0]))
    return "\n".join(
        filled(line.strip(), room, _blanks(line), _blanks(line) + "  ")
        if len(line) > room
        else line
        for line in (first, *rest)
    )


def _blanks(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]
