"""What the commands that look things up share: finding an id, folding long lines.

Here lives no command.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import NoReturn

from daumen_rules.cli.frame import fail
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.question import Question, Support
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.game import AnyGame

WIDTH = 96

KINDS = {
    ClauseKind.MATERIAL: Text("material", "Material"),
    ClauseKind.SETUP: Text("setup", "Vorbereitung"),
    ClauseKind.LEGALITY: Text("legality", "Erlaubtes"),
    ClauseKind.TRANSITION: Text("transition", "Ablauf"),
    ClauseKind.SCORING: Text("scoring", "Wertung"),
    ClauseKind.VIEW: Text("view", "Sicht"),
    ClauseKind.AIM: Text("aim", "Ziel"),
    ClauseKind.EXAMPLE: Text("example", "Beispiel"),
    ClauseKind.ADVICE: Text("advice", "Rat"),
    ClauseKind.PROCEDURE: Text("procedure", "Handhabung"),
    ClauseKind.REMARK: Text("remark", "Anmerkung"),
}
RELATIONS = {
    Relation.SAME: Text("same", "gleich"),
    Relation.ONLY_GERMAN: Text("only German", "nur deutsch"),
    Relation.ONLY_ENGLISH: Text("only English", "nur englisch"),
    Relation.DIFFER: Text("differ", "verschieden"),
    Relation.AMBIGUOUS: Text("ambiguous", "mehrdeutig"),
    Relation.SILENT: Text("silent", "beide schweigen"),
}
SUPPORTS = {
    Support.STRONG: Text("strong", "stark"),
    Support.MODERATE: Text("moderate", "mäßig"),
    Support.WEAK: Text("weak", "schwach"),
    Support.NONE: Text("none", "keiner"),
    Support.EXCLUDED: Text("excluded", "ausgeschlossen"),
}


def folded(text: str, indent: int = 0, first: str = "") -> str:
    """A text in lines of at most 96 characters; `first` begins the first line."""
    return textwrap.fill(
        text,
        width=WIDTH,
        initial_indent=first.ljust(indent),
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def hung(text: str, first: int, rest: int) -> str:
    """A text in lines of at most 96 characters: the first indented so far, all others so."""
    return textwrap.fill(
        text,
        width=WIDTH,
        initial_indent=" " * first,
        subsequent_indent=" " * rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


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
