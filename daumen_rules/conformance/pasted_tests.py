"""Tests that people paste into their own: of one game with an engine, of one call of a function."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import indent
from typing import Final

from daumen_rules.kernel.text import Language, Text

KEEP: Final = Text("to keep it as a test:", "als Test aufzuheben:")


def game_test(record: str, clause: str, language: Language) -> Iterator[str]:
    """The lines of a test that plays the game of a record with an engine."""
    yield KEEP[language]
    yield f"    def test_{_word(clause)}() -> None:"
    yield '        check_game(engine, """'
    yield from indent(record.rstrip(), " " * 12).splitlines()
    yield '        """)'


def function_test(
    function: str, of: str, position: str, action: str | None, clause: str, language: Language
) -> Iterator[str]:
    """The lines of a test that compares a function in one position; its text names the game."""
    yield KEEP[language]
    game = position.partition("\n")[0].removeprefix("game: ")
    yield f"    def test_{function}_{_word(clause)}() -> None:"
    yield "        check_function("
    yield f"            {function},"
    yield f'            game="{game}",'
    yield f'            of="{of}",'
    yield '            at="""'
    yield from indent(position.rstrip(), " " * 12).splitlines()
    yield '            """,'
    if action is not None:
        yield f"            action={action!r},"
    yield "        )"


def _word(clause: str) -> str:
    return clause.replace("-", "_").lower()
