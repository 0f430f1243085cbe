"""The file of known differences: which clauses an engine gets wrong, accepted with a reason.

Its notation: a line `CLAUSE: reason`, blank lines, and comments after `#`.
"""

from __future__ import annotations

from daumen_rules.conformance.clause_coverage import nearest_clause
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import lines_in
from daumen_rules.kernel.text import Text


def read_known(game: AnyGame, text: str) -> dict[str, str]:
    """The reasons by the id of a clause of the game. Raises InputError."""
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
