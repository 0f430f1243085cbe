"""What the source marks, kept in a table: places of clauses, sources of options, cited functions.

    python -m tests.house.marks             what differs from the table
    python -m tests.house.marks --write     the table anew

No test of play can notice that a clause names another place of the manual, that an option calls its
default the manual's, or that a function cites its neighbour's clause. So each stands in `marks.txt`
once more, and a person confirms what changes: read the place in the manual, then write the table
anew and commit both. A line that a person has compared with the manual ends with `read`; a line
that changes loses that word. Exit status: 0 the same, 1 they differ.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.pieces.options import Option
from daumen_rules.register.citations import carrying_out

TABLE: Final = Path(__file__).with_name("marks.txt")
READ: Final = " | read"


def marks() -> list[str]:
    """A line for each clause, option and marked function of all games; shared ones stand once."""
    return list(dict.fromkeys(line for slug in GAMES for line in _marks_of(slug)))


def _marks_of(slug: str) -> Iterator[str]:
    found = game(slug)
    for clause in found.book.clauses:
        places = f"{clause.german or '-'} | {clause.english or '-'} | {clause.relation.value}"
        questions = " ".join(clause.questions)
        yield f"clause {clause.id} | {clause.kind.value} | {places} | {questions}".rstrip(" |")
    for option in found.book.options:
        cited = " ".join(clause.id for clause in option.clauses)
        yield f"option {slug} {option.field} | {_default(option)} | {option.source.value} | {cited}"
    cited_by: dict[str, list[str]] = {}
    for clause_id, function in carrying_out(found):
        module = function.__module__.removeprefix("daumen_rules.").removeprefix("games.")
        cited_by.setdefault(f"{module}.{function.__qualname__}", []).append(clause_id)
    for name, clauses in cited_by.items():
        yield f"marked {name} | {' '.join(dict.fromkeys(clauses))}"


def _default(option: Option) -> str:
    return option.words()[0] if option.default is None else str(option.default)


def kept() -> dict[str, bool]:
    """The lines of the table, each with whether a person has read it in the manual."""
    lines = TABLE.read_text("utf-8").splitlines() if TABLE.exists() else []
    return {line.removesuffix(READ): line.endswith(READ) for line in lines}


def differing() -> list[str]:
    """What the table lacks, after a plus, and what it has too much, after a minus."""
    now, before = marks(), kept()
    lacking = [f"+ {line}" for line in now if line not in before]
    return lacking + [f"- {line}" for line in before if line not in set(now)]


def write() -> None:
    """The table anew; what was read stays so where its line is the same."""
    before = kept()
    lines = [line + READ * before.get(line, False) for line in marks()]
    TABLE.write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    found = differing()
    print(*found, sep="\n")
    if "--write" in sys.argv[1:]:
        write()
    sys.exit(bool(found))
