"""The command `clauses`: the register of clauses, all or one, for people or as JSON.

Here lives the command alone.
"""

from __future__ import annotations

from typing import Any

import click

from daumen_rules.cli.collection.asked import game_of, game_option
from daumen_rules.cli.frame import Command, echo_json, echo_lines, json_option, lang_option
from daumen_rules.cli.lookup import clause_lines, unknown
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.telling import RELATIONS, folded
from daumen_rules.register.marks import functions_of


@click.command(
    cls=Command,
    help="""The clauses of both manuals: all, one (PARRY-2), or a group (PARRY); of a game of the
    collection those of its manual.

    Each clause says what it rules in our own words, where both manuals have it, how the two stand
    to each other, and which function carries it out.""",
    de="""Die Klauseln beider Anleitungen: alle, eine (PARRY-2) oder eine Gruppe (PARRY); bei einem
    Spiel der Sammlung die seiner Anleitung.

    Jede Klausel sagt mit unseren Worten, was sie regelt, wo sie in beiden Anleitungen steht, wie
    diese zueinander stehen, und welche Funktion sie ausführt.""",
)
@click.argument("asked", metavar="[ID]", required=False)
@game_option
@lang_option
@json_option
def clauses(asked: str | None, game: str | None, language: Language, as_json: bool) -> None:
    asked_game = game_of(game)
    if asked_game is not None:
        from daumen_rules.cli.collection.clauses import clauses_data, clauses_lines

        if as_json:
            echo_json(clauses_data(asked_game, asked, language))
        else:
            echo_lines(clauses_lines(asked_game, asked, language))
        return
    found = GAME.book.clauses if asked is None else _found(asked.upper())
    if not found:
        groups = list(dict.fromkeys(clause.id.split("-")[0] for clause in GAME.book.clauses))
        ids = [clause.id for clause in GAME.book.clauses]
        unknown(Text("clause", "Klausel"), (asked or "").upper(), ids + groups, language)
    if as_json:
        functions = functions_of(GAME)
        data = [_data(clause, functions.get(clause.id, ()), language) for clause in found]
        echo_json(data)
    elif asked is None:
        for clause in found:
            relation = RELATIONS[clause.relation][language]
            click.echo(folded(f"{clause.gist[language]} ({relation})", 10, clause.id))
    else:
        functions = functions_of(GAME)
        for clause in found:
            for line in clause_lines(clause, functions.get(clause.id, ()), language):
                click.echo(line)


def _found(asked: str) -> tuple[Clause, ...]:
    return tuple(c for c in GAME.book.clauses if asked in (c.id, c.id.split("-")[0]))


def _data(clause: Clause, functions: tuple[str, ...], language: Language) -> dict[str, Any]:
    return {
        "id": clause.id,
        "kind": clause.kind.value,
        "computes": clause.kind.computes,
        "german": clause.german,
        "english": clause.english,
        "relation": clause.relation.value,
        "gist": clause.gist[language],
        "questions": list(clause.questions),
        "functions": list(functions),
    }
