"""The command `questions`: tells the open questions of a game with their readings and defaults."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.report_text import SUPPORTS, folded
from daumen_rules.kernel.question import Question, Reading
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import Option

from .shared.basics import Command, echo_json, echo_lines, json_option, lang_option
from .shared.game_option import game_of, game_option
from .shared.not_found import unknown
from .shared.wording import SOURCES, default_of, has_two_manuals, place, values_of


@click.command(
    cls=Command,
    help="""List what a manual leaves open, or where two manuals differ.

    Without Qnn you see all questions; with an id (Q31) or the name of an option, that question. It
    is shown with its readings, our default and the source. With two manuals you also see how far
    each manual supports a reading, and an example in which the readings differ.""",
    de="""Zeigen, was eine Anleitung offenlässt.

    Man sieht auch, worin sich zwei Anleitungen unterscheiden. Ohne Qnn sieht man alle Fragen; mit
    einer Nummer (Q31) oder dem Namen einer Option diese Frage. Dabei stehen ihre Lesarten, unsere
    Vorgabe und die Quelle. Bei zwei Anleitungen steht auch da, wie weit jede eine Lesart stützt,
    und ein Beispiel, in dem sich die Lesarten unterscheiden.""",
)
@click.argument("asked", metavar="[Qnn]", required=False)
@game_option
@lang_option
@json_option
def questions(asked: str | None, game: str | None, language: Language, as_json: bool) -> None:
    found = game_of(game)
    if as_json:
        echo_json(questions_data(found, asked, language))
    else:
        echo_lines(questions_lines(found, asked, language))


def found_questions(game: AnyGame, asked: str | None, language: Language) -> tuple[Question, ...]:
    """The questions asked for, by id or by the name of an option; or all. Raises Failure."""
    every: tuple[Question, ...] = game.book.questions()
    if asked is None:
        return every
    found = tuple(q for q in every if asked.upper() == q.id or asked.lower() in q.flags)
    if not found:
        known = [q.id for q in every] + [flag for q in every for flag in q.flags]
        looks_like_an_id = asked[:1].upper() == "Q" and asked[1:].isdigit()
        named = asked.upper() if looks_like_an_id or "-" in asked else asked
        unknown(Text("question", "Frage"), named, known, language, game)
    return found


def questions_lines(game: AnyGame, asked: str | None, language: Language) -> Iterator[str]:
    """Without `asked` the list of all questions, one paragraph each; else the question in full."""
    found = found_questions(game, asked, language)
    if not found:
        yield Text("The game has no options.", "Das Spiel hat keine Optionen.")[language]
    for question in found:
        if asked is None:
            flags = f" ({', '.join(question.flags)})" if question.flags else ""
            yield folded(question.title[language] + flags, 6, question.id)
        else:
            yield from _question_lines(game, question, language)


def _question_lines(game: AnyGame, question: Question, language: Language) -> Iterator[str]:
    """A question in full: clauses, readings, defaults, reasons, and an example if it has one."""
    two = has_two_manuals(game)
    yield f"{question.id}  {question.title[language]}"
    clauses = ", ".join(c.id if two else f"{c.id} ({place(c, language)})" for c in question.clauses)
    yield f"    {Text('clauses', 'Klauseln')[language]}: {clauses}"
    if question.flags:
        flags = ", ".join(question.flags)
        yield f"    {Text('option of the rule set', 'Option im Regelsatz')[language]}: {flags}"
    option = option_of(game, question)
    if option is not None and isinstance(option.values, range):
        mark = Text("default", "Vorgabe")[language]
        source = f"{mark}: {SOURCES[option.source][language]}"
        yield f"  * {values_of(option)}; {mark} {default_of(game, option)}  <- {source}"
    else:
        for reading in question.readings:
            marks = _marks(game, question, reading, option, language)
            mark = f"  <- {', '.join(marks)}" if marks else ""
            supports = f"  ({_supports(reading, language)})" if two else ""
            yield f"  * {reading.value}{supports}{mark}"
            yield folded(reading.says[language], 6, "      ")
    yield folded(question.why[language], 4, "    ")
    if question.scenario[language]:
        example = Text("Example", "Beispiel")[language]
        yield folded(f"{example}: {question.scenario[language]}", 4, "    ")


def option_of(game: AnyGame, question: Question) -> Option | None:
    """The option that decides a question; None if no option or several options decide it."""
    found = [option for option in game.book.options if option.field in question.flags]
    return found[0] if len(found) == 1 else None


def _marks(
    game: AnyGame, question: Question, reading: Reading, option: Option | None, language: Language
) -> list[str]:
    """The marks of a reading that is a default: by which manual, or with one manual its source."""
    if not has_two_manuals(game):
        if reading.value != question.default_german or option is None:
            return []
        return [f"{Text('default', 'Vorgabe')[language]}: {SOURCES[option.source][language]}"]
    defaults = (
        (Text("German default", "Vorgabe deutsch"), question.default_german),
        (Text("English default", "Vorgabe englisch"), question.default_english),
    )
    return [name[language] for name, value in defaults if value == reading.value]


def _supports(reading: Reading, language: Language) -> str:
    german, english = SUPPORTS[reading.german], SUPPORTS[reading.english]
    return Text(
        f"support in German {german.en}, in English {english.en}",
        f"Halt im Deutschen {german.de}, im Englischen {english.de}",
    )[language]


def questions_data(game: AnyGame, asked: str | None, language: Language) -> list[dict[str, Any]]:
    """The questions asked for in full, as data for JSON. Raises Failure."""
    return [_data(game, question, language) for question in found_questions(game, asked, language)]


def _data(game: AnyGame, question: Question, language: Language) -> dict[str, Any]:
    """A question as data.

    `support` says how far each of two manuals supports a reading; with one manual it is left out.
    `values` are those of the option that decides the question, else those of its readings.
    """
    option, two = option_of(game, question), has_two_manuals(game)
    numbers = option is not None and isinstance(option.values, range)
    defaults = (question.default_german, question.default_english)
    manuals = [name for name, _ in game.book.rule_sets]
    return {
        "id": question.id,
        "title": question.title[language],
        "clauses": [clause.id for clause in question.clauses],
        "options": list(question.flags),
        "readings": [
            {"value": reading.value, "says": reading.says[language]}
            | (
                {"support": {"german": reading.german.value, "english": reading.english.value}}
                if two
                else {}
            )
            for reading in (() if numbers else question.readings)
        ],
        "values": [*option.words()] if option else [r.value for r in question.readings],
        "defaults": dict(zip(manuals, defaults, strict=False)),
        "source": option.source.value if option else None,
        "why": question.why[language],
        "scenario": question.scenario[language] or None,
    }
