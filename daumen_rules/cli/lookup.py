"""What the commands that look things up share: finding an id, and all of a clause or a question."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import NoReturn

from daumen_rules.cli.frame import fail
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.telling import KINDS, RELATIONS, SUPPORTS, folded


def _ids(command: str, game: AnyGame) -> set[str]:
    """What the command `clauses` or `questions` can be asked for."""
    if command == "questions":
        return {question.id for question in game.book.questions()}
    return {clause.id for clause in game.book.clauses}


def unknown(
    what: Text, asked: str, known: Sequence[str], language: Language, game: AnyGame = GAME
) -> NoReturn:
    """End with one message that offers the nearest names."""
    other = "questions" if re.fullmatch(r"Q\d+", asked) else "clauses" if "-" in asked else ""
    if other and asked in _ids(other, game):
        call = f"daumen-rules {other} {asked}" + ("" if game is GAME else f" --game {game.slug}")
        fail(
            language,
            f"there is no {what.en} {asked!r}; see `{call}`",
            f"{what.de} {asked!r} gibt es nicht; siehe `{call}`",
        )
    near = get_close_matches(asked, known, n=3, cutoff=0.3) or list(known[:3])
    offered = ", ".join(near)
    fail(
        language,
        f"there is no {what.en} {asked!r}; did you mean {offered}?",
        f"{what.de} {asked!r} gibt es nicht; gemeint vielleicht {offered}?",
    )


def clause_lines(clause: Clause, functions: Sequence[str], language: Language) -> Iterator[str]:
    """All of a clause, readable in a terminal."""
    relation = RELATIONS[clause.relation][language]
    yield f"{clause.id}  ({KINDS[clause.kind][language]}, {relation})"
    yield folded(clause.gist[language], 4, "    ")
    german, english = clause.german or "–", clause.english or "–"
    yield f"    {Text('German manual', 'deutsche Anleitung')[language]}: {german}"
    yield f"    {Text('English translation', 'englische Übersetzung')[language]}: {english}"
    if clause.questions:
        questions = ", ".join(clause.questions)
        yield f"    {Text('open questions', 'offene Fragen')[language]}: {questions}"
    if functions:
        names = ", ".join(functions)
        yield folded(f"{Text('carried out by', 'ausgeführt von')[language]}: {names}", 4, "    ")
    elif not clause.kind.computes:
        yield "    " + Text("computes nothing", "rechnet nichts")[language]


def question_lines(question: Question, language: Language) -> Iterator[str]:
    """All of a question, readable in a terminal."""
    yield f"{question.id}  {question.title[language]}"
    clauses = ", ".join(clause.id for clause in question.clauses)
    yield f"    {Text('clauses', 'Klauseln')[language]}: {clauses}"
    if question.flags:
        flags = ", ".join(question.flags)
        yield f"    {Text('flag of the rule set', 'Schalter im Regelsatz')[language]}: {flags}"
    for reading in question.readings:
        marks = [
            name
            for name, default in (
                (Text("German default", "Vorgabe deutsch")[language], question.default_german),
                (Text("English default", "Vorgabe englisch")[language], question.default_english),
            )
            if default == reading.value
        ]
        mark = f"  <- {', '.join(marks)}" if marks else ""
        german, english = SUPPORTS[reading.german], SUPPORTS[reading.english]
        supports = Text(
            f"support in German {german.en}, in English {english.en}",
            f"Halt im Deutschen {german.de}, im Englischen {english.de}",
        )[language]
        yield f"  * {reading.value}  ({supports}){mark}"
        yield folded(reading.says[language], 6, "      ")
    yield folded(question.why[language], 4, "    ")
    yield folded(
        f"{Text('Example', 'Beispiel')[language]}: {question.scenario[language]}", 4, "    "
    )
