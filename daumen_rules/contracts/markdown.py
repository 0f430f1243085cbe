"""Pages in Markdown: the first line, tables, links to tests, and the sources of a page.

The pages themselves say what they contain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from posixpath import relpath
from typing import TYPE_CHECKING, Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Text

if TYPE_CHECKING:  # pages are made of it by whoever writes them
    from .game import AnyGame
    from .record_model import Record

_MADE: Final = Text(
    "<!-- Made from the code by `daumen-rules spec --write`; change the code, not this page. -->",
    "<!-- Aus dem Programm gemacht mit `daumen-rules spec --write`; dort ändern, nicht hier. -->",
)


@frozen(kw_only=True)
class Sources:
    """The sources of a game's pages besides the game."""

    citing: Mapping[str, tuple[str, ...]]
    """The tests that cite a clause or a question, by its id."""
    functions: Mapping[str, tuple[str, ...]]
    """The functions that carry out a clause, by its id."""
    situations: Mapping[str, str]
    """Situations by the name of their file."""


@frozen
class OwnPages:
    """The pages that only one game has: the folder in the repository, the pages by path, and
    records by path, each with a comment.
    """

    folder: str
    made: Callable[[Sources], dict[str, str]]
    records: Callable[[AnyGame], Iterator[tuple[str, Record, str]]]


def page(lines: Iterable[str], language: Language) -> str:
    """A generated page; its first line says so."""
    return "\n".join((_MADE[language], "", *lines)) + "\n"


def test_links(citing: Sequence[str], folder: str) -> str:
    """The test modules of some tests, each with the number of its tests; `folder` is the folder of
    the page.
    """
    files = [test.partition("::")[0] for test in citing]
    return ", ".join(
        f"[{file.rpartition('/')[2]}]({relpath(file, folder)}) {files.count(file)}"
        for file in dict.fromkeys(files)
    )


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def row(*cells: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(map(_cell, cells)) + " |"


def table(*headings: Text, language: Language) -> Iterator[str]:
    """The heading rows of a table."""
    yield row(*(heading[language] for heading in headings))
    yield row(*("---" for _ in headings))
