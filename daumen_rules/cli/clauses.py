"""The command `clauses`: tells the clauses of a game, all, one or a group, in lines or as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.report_text import KINDS, RELATIONS, folded
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Language, Text
from daumen_rules.register.citations import functions_of

from .shared.basics import Command, echo_json, echo_lines, json_option, lang_option
from .shared.game_option import game_of, game_option
from .shared.not_found import unknown
from .shared.wording import function_name, has_two_manuals, options_on, place, questions_on


@click.command(
    cls=Command,
    help="""List the clauses of a game: all, one, or a group.

    ID is a clause such as PARRY-2, or a group such as PARRY. For each clause you see what it rules
    in our own words, where it stands in the manual, which questions and options belong to it, and
    which function carries it out. With two manuals you also see how they relate to each other.""",
    de="""Die Klauseln eines Spiels zeigen: alle, eine oder eine Gruppe.

    ID ist eine Klausel wie PARRY-2 oder eine Gruppe wie PARRY. Zu jeder Klausel steht da, was sie
    mit unseren Worten regelt, wo sie in der Anleitung steht, welche Fragen und Optionen zu ihr
    gehören, und welche Funktion sie ausführt. Bei zwei Anleitungen steht auch da, wie diese
    zueinander stehen.""",
)
@click.argument("asked", metavar="[ID]", required=False)
@game_option
@lang_option
@json_option
def clauses(asked: str | None, game: str | None, language: Language, as_json: bool) -> None:
    found = game_of(game)
    if as_json:
        echo_json(clauses_data(found, asked, language))
    else:
        echo_lines(clauses_lines(found, asked, language))


def found_clauses(game: AnyGame, asked: str | None, language: Language) -> tuple[Clause, ...]:
    """The clauses asked for: one (KNIFFEL-3), a group (KNIFFEL), or all. Raises Failure."""
    clauses = game.book.clauses
    if asked is None:
        return clauses
    wanted = asked.upper()
    found = tuple(c for c in clauses if wanted in (c.id, c.group))
    if not found:
        ids = [clause.id for clause in clauses]
        groups = list(dict.fromkeys(clause.group for clause in clauses))
        unknown(Text("clause", "Klausel"), wanted, ids + groups, language, game)
    return found


def clauses_lines(game: AnyGame, asked: str | None, language: Language) -> Iterator[str]:
    """Without `asked` the list of all clauses, one paragraph each; else the clauses in full."""
    found = found_clauses(game, asked, language)
    if asked is None:
        width = max(len(clause.id) for clause in found) + 2
        two = has_two_manuals(game)
        for clause in found:
            where = RELATIONS[clause.relation][language] if two else place(clause, language)
            yield folded(f"{clause.gist[language]} ({where})", width, clause.id)
        return
    functions = functions_of(game)
    for clause in found:
        yield from _clause_lines(game, clause, functions.get(clause.id, ()), language)


def _clause_lines(
    game: AnyGame, clause: Clause, functions: Sequence[str], language: Language
) -> Iterator[str]:
    """A clause in full: gist, places, questions, options, and the functions that cite it."""
    two = has_two_manuals(game)
    relation = f", {RELATIONS[clause.relation][language]}" if two else ""
    yield f"{clause.id}  ({KINDS[clause.kind][language]}{relation})"
    yield folded(clause.gist[language], 4, "    ")
    if two:
        german, english = clause.german or "–", clause.english or "–"
        yield f"    {Text('German manual', 'deutsche Anleitung')[language]}: {german}"
        yield f"    {Text('English translation', 'englische Übersetzung')[language]}: {english}"
    else:
        yield f"    {Text('manual', 'Anleitung')[language]}: {place(clause, language)}"
    questions = ", ".join(question.id for question in questions_on(clause, game))
    if questions:
        yield f"    {Text('open questions', 'offene Fragen')[language]}: {questions}"
    options = ", ".join(options_on(clause, game))
    if options:
        yield f"    {Text('options', 'Optionen')[language]}: {options}"
    if functions:
        names = ", ".join(map(function_name, functions))
        yield folded(f"{Text('carried out by', 'ausgeführt von')[language]}: {names}", 4, "    ")
    elif not clause.kind.computes:
        yield "    " + Text("computes nothing", "rechnet nichts")[language]


def clauses_data(game: AnyGame, asked: str | None, language: Language) -> list[dict[str, Any]]:
    """The clauses asked for in full, as data for JSON. Raises Failure."""
    functions = functions_of(game)
    return [
        {
            "id": clause.id,
            "kind": clause.kind.value,
            "computes": clause.kind.computes,
            "german": clause.german,
            "english": clause.english,
            "relation": clause.relation.value,
            "gist": clause.gist[language],
            "questions": [question.id for question in questions_on(clause, game)],
            "options": list(options_on(clause, game)),
            "functions": [*map(function_name, functions.get(clause.id, ()))],
        }
        for clause in found_clauses(game, asked, language)
    ]
