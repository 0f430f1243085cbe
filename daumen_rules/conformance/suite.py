"""The fixed suites that stand in files: a short game for each clause and each reading of a game.

`python -m tests.suite.write` searches and writes them. Each entry is a record below its id.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from daumen_rules.contracts.engine_tests.engine_tests import FixedGame
from daumen_rules.contracts.engine_tests.script import script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act
from daumen_rules.records.record import read

_INSTALLED: Final = Path(__file__).with_name("suite_files")
FOLDER: Final = (
    _INSTALLED
    if _INSTALLED.is_dir()
    else Path(__file__).parents[2] / "spec" / "collection" / "suite"
)
"""The folder of the suites: beside this module where the package is installed, else in `spec`."""
_MARK: Final = "== "
FROM_THE_START: Final = ":whole"
"""The end of the id of a long game for which a shorter one begins with a position."""


def head_of(id_: str, clauses: Sequence[str]) -> str:
    """The line above an entry: its id, and the clauses that the id does not name."""
    return _MARK + " ".join((id_, *clauses))


def stored_suite(game: AnyGame) -> tuple[FixedGame[Any, Any, Any], ...]:
    """The suite of a game; empty if there is no file of it."""
    path = FOLDER / f"{game.slug}.txt"
    return tuple(read_suite(game, path.read_text("utf-8"))) if path.is_file() else ()


def read_suite(game: AnyGame, text: str) -> Iterator[FixedGame[Any, Any, Any]]:
    """The entries of the text of a suite. Raises InputError for one that is no record."""
    for part in f"\n{text}".split(f"\n{_MARK}")[1:]:
        head, _, lines = part.partition("\n")
        id_, *named = head.split()
        record = read(f"game: {game.slug}\n{lines}", game)
        one = record.games[0]
        opening = one.begins
        if opening is None:
            opening = game.start(len(record.names), record.rules)
        actions = [entry.action for entry in one.entries if isinstance(entry, Act)]
        clauses = tuple(named) or _clauses_of(game, id_)
        played = script(game.rules, opening, None, actions)
        is_whole = id_.endswith(FROM_THE_START)
        yield FixedGame(f"{game.slug}/{id_}", clauses[0], played, clauses[1:], is_whole)


def _clauses_of(game: AnyGame, id_: str) -> tuple[str, ...]:
    """The clauses that the id of an entry names: its own, or those of an option."""
    name, is_reading, _ = id_.removesuffix(FROM_THE_START).partition("=")
    if not is_reading:
        return (id_.partition("/")[0],)
    return tuple(clause.id for clause in game.book.question_on(name).clauses)


@cache
def _unreached() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for part in (FOLDER / "unreached.txt").read_text("utf-8").split("\n\n"):
        lines = [line for line in part.splitlines() if not line.startswith("#")]
        reason = " ".join(line for line in lines if not line.startswith("  "))
        for id_ in " ".join(line for line in lines if line.startswith("  ")).split():
            found[id_] = reason
    return found


def unreached(game: AnyGame) -> Mapping[str, str]:
    """What no game of its suite reaches, with the reasons: ids of clauses, rows and readings."""
    own = f"{game.slug}/"
    ids = {clause.id for clause in game.book.clauses}
    return {
        id_.removeprefix(own): reason
        for id_, reason in _unreached().items()
        if id_.startswith(own) or id_.partition("/")[0] in ids
    }
