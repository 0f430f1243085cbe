"""Reads the file of known differences: the clauses that an engine gets wrong, each with a reason.

A line of the file is `CLAUSE: reason`, or blank; a comment follows `#`.
"""

from __future__ import annotations

from daumen_rules.conformance.clause_coverage import nearest_clause
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import lines_in
from daumen_rules.kernel.text import Text


def read_known(game: AnyGame, text: str) -> dict[str, str]:
    """The reason for each clause that a file lists, by the id of the clause.

    Raises InputError for an unknown or repeated clause, and for a line without a reason.
    """
    ids = [clause.id for clause in game.book.clauses]
    known: dict[str, str] = {}
    for number, line in lines_in(text):
        said = line.partition("#")[0].rstrip()
        if not said.strip():
            continue
        id_, colon, reason = said.partition(":")
        column = len(line) - len(line.lstrip()) + 1
        id_ = id_.strip()
        if id_ not in ids:
            like = nearest_clause(game, id_)
            raise InputError(
                number, column, id_, Text(f"a clause id such as {like}", f"eine Klausel wie {like}")
            )
        if id_ in known:
            raise InputError(number, column, id_, Text("each clause once", "jede Klausel einmal"))
        if not colon or not reason.strip():
            end = Text("no reason", "keine Begründung")
            wanted = Text(f"{id_}: and a reason", f"{id_}: und eine Begründung")
            raise InputError(number, len(said) + 1, end, wanted)
        known[id_] = reason.strip()
    return known
