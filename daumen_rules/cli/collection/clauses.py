"""What `clauses` says of a game of the collection: all of its clauses, or one.

Here lives the telling alone; the command stands in `cli.clauses`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daumen_rules.cli.collection.words import function_name, options_on, place
from daumen_rules.cli.lookup import unknown
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.telling import KINDS, folded
from daumen_rules.register.marks import functions_of


def found_clauses(game: AnyGame, asked: str | None, language: Language) -> tuple[Clause, ...]:
    """The clauses asked for: one (KNIFFEL-3), a group (KNIFFEL), or all. Raises Failure."""
    clauses = game.book.clauses
    if asked is None:
        return clauses
    wanted = asked.upper()
    found = tuple(c for c in clauses if wanted in (c.id, c.id.rpartition("-")[0]))
    if not found:
        ids = [clause.id for clause in clauses]
        groups = list(dict.fromkeys(id_.rpartition("-")[0] for id_ in ids))
        unknown(Text("clause", "Klausel"), wanted, ids + groups, language, game)
    return found


def clauses_lines(game: AnyGame, asked: str | None, language: Language) -> Iterator[str]:
    """The list of all clauses, a line or two each; or all of those asked for."""
    found = found_clauses(game, asked, language)
    if asked is None:
        width = max(len(clause.id) for clause in found) + 2
        for clause in found:
            where = place(clause, language)
            yield folded(f"{clause.gist[language]} ({where})", width, clause.id)
        return
    functions = functions_of(game)
    for clause in found:
        yield from _clause_lines(game, clause, functions.get(clause.id, ()), language)


def _clause_lines(
    game: AnyGame, clause: Clause, functions: Sequence[str], language: Language
) -> Iterator[str]:
    yield f"{clause.id}  ({KINDS[clause.kind][language]})"
    yield folded(clause.gist[language], 4, "    ")
    yield f"    {Text('manual', 'Anleitung')[language]}: {place(clause, language)}"
    options = ", ".join(option.field for option in options_on(clause, game.book.options))
    if options:
        yield f"    {Text('options', 'Optionen')[language]}: {options}"
    if functions:
        names = ", ".join(map(function_name, functions))
        yield folded(f"{Text('carried out by', 'ausgeführt von')[language]}: {names}", 4, "    ")
    elif not clause.kind.computes:
        yield "    " + Text("computes nothing", "rechnet nichts")[language]


def clauses_data(game: AnyGame, asked: str | None, language: Language) -> list[dict[str, Any]]:
    """The same for machines."""
    functions = functions_of(game)
    return [
        {
            "id": clause.id,
            "kind": clause.kind.value,
            "computes": clause.kind.computes,
            "german": clause.german,
            "relation": clause.relation.value,
            "gist": clause.gist[language],
            "options": [option.field for option in options_on(clause, game.book.options)],
            "functions": [*map(function_name, functions.get(clause.id, ()))],
        }
        for clause in found_clauses(game, asked, language)
    ]
