"""What `questions` says of a game of the collection: its options, told as open questions.

Here lives the telling alone; the command stands in `cli.questions`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daumen_rules.cli.collection.words import SOURCES, default_of, place, values_of
from daumen_rules.cli.lookup import unknown
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.options import Option
from daumen_rules.pieces.telling import folded

Pairs = Sequence[tuple[Question, Option]]


def found_questions(game: AnyGame, asked: str | None, language: Language) -> Pairs:
    """The questions asked for, by id or by the name of the option; or all. Raises Failure."""
    every = tuple((game.book.question_on(o.field), o) for o in game.book.options)
    if asked is None:
        return every
    found = [pair for pair in every if asked.upper() == pair[0].id or asked == pair[1].field]
    if not found:
        known = [question.id for question, _ in every] + [option.field for _, option in every]
        unknown(Text("question", "Frage"), asked, known, language, game)
    return found


def questions_lines(game: AnyGame, asked: str | None, language: Language) -> Iterator[str]:
    """All questions, a line or two each; or one with its readings and the source of its default."""
    found = found_questions(game, asked, language)
    if not found:
        yield Text("The game has no options.", "Das Spiel hat keine Optionen.")[language]
    for question, option in found:
        if asked is None:
            yield folded(f"{question.title[language]} ({option.field})", 6, question.id)
        else:
            yield from question_lines(game, question, option, language)


def question_lines(
    game: AnyGame, question: Question, option: Option, language: Language
) -> Iterator[str]:
    """All of a question, readable in a terminal."""
    yield f"{question.id}  {question.title[language]}"
    clauses = ", ".join(f"{c.id} ({place(c, language)})" for c in question.clauses)
    yield f"    {Text('clauses', 'Klauseln')[language]}: {clauses}"
    yield f"    {Text('option of the rule set', 'Option im Regelsatz')[language]}: {option.field}"
    default = default_of(game, option)
    mark = Text("default", "Vorgabe")[language]
    source = f"{mark}: {SOURCES[option.source][language]}"
    if option.says:
        for word, said in zip(option.words(), option.says, strict=True):
            yield f"  * {word}" + (f"  <- {source}" if word == default else "")
            yield folded(said[language], 6, "      ")
    else:
        yield f"  * {values_of(option)}; {mark} {default}  <- {source}"
    yield folded(question.why[language], 4, "    ")


def questions_data(game: AnyGame, asked: str | None, language: Language) -> list[dict[str, Any]]:
    """The same for machines."""
    return [
        {
            "id": question.id,
            "title": question.title[language],
            "clauses": [clause.id for clause in question.clauses],
            "option": option.field,
            "readings": [
                {"value": word, "says": said[language]}
                for word, said in zip(option.words(), option.says, strict=True)
            ]
            if option.says
            else [],
            "values": list(option.words()),
            "default": default_of(game, option),
            "source": option.source.value,
            "why": question.why[language],
        }
        for question, option in found_questions(game, asked, language)
    ]
