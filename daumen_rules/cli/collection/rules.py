"""What `rules` says of a game of the collection: its options, and what lies between two rule sets.

Here lives the telling alone; the command stands in `cli.rules`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daumen_rules.cli.shared.asked import rules_of
from daumen_rules.cli.shared.words import SOURCES, default_of, values_of
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces import rule_sets
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.options import Option
from daumen_rules.pieces.telling import folded


def rules_lines(game: AnyGame, language: Language) -> Iterator[str]:
    """Every option with its values, its default and where that comes from."""
    if not game.book.options:
        yield Text("The game has no options.", "Das Spiel hat keine Optionen.")[language]
        return
    yield folded(
        Text(
            "A rule set is `manual`, or `manual with OPTION=VALUE, …`. After each option its "
            "values, then the default and its source.",
            "Ein Regelsatz ist `manual` oder `manual with OPTION=WERT, …`. Nach jeder Option ihre "
            "Werte, dann die Vorgabe und ihre Quelle.",
        )[language]
    )
    width = max(len(option.field) for option in game.book.options) + 2
    for option in game.book.options:
        question = game.book.question_on(option.field)
        default = f"{default_of(game, option)}: {SOURCES[option.source][language]}"
        head = f"{question.id:<5}{option.field:<{width}}"
        yield folded(f"{values_of(option)}  ({default})", len(head), head)


def rules_data(game: AnyGame) -> dict[str, Any]:
    """The same for machines."""
    return {
        "game": game.slug,
        "options": {
            option.field: {
                "question": game.book.question_on(option.field).id,
                "values": list(option.words()),
                "default": default_of(game, option),
                "source": option.source.value,
            }
            for option in game.book.options
        },
    }


Difference = tuple[Question, Option, tuple[str, str]]


def difference(game: AnyGame, diff: tuple[str, str]) -> list[Difference]:
    """The options in which two rule sets differ, with both values. Raises click.UsageError."""
    first, second = (rules_of(game, asked, "--diff") for asked in diff)
    return [
        (game.book.question_on(option.field), option, (one, other))
        for option, one, other in rule_sets.difference(first, second)
    ]


def difference_lines(game: AnyGame, diff: tuple[str, str], language: Language) -> Iterator[str]:
    """What lies between two rule sets, in words."""
    found = difference(game, diff)
    if not found:
        yield Text("No difference.", "Kein Unterschied.")[language]
    for question, option, values in found:
        clauses = ", ".join(clause.id for clause in question.clauses)
        yield f"{question.id} {question.title[language]} [{clauses}]"
        told = () if isinstance(option.values, range) else question.readings
        says = {reading.value: reading.says for reading in told}
        for asked, value in zip(diff, values, strict=True):
            said = f": {says[value][language]}" if value in says else ""
            yield f"    {asked}: {option.field}={value}{said}"


def difference_data(game: AnyGame, diff: tuple[str, str]) -> list[dict[str, Any]]:
    """The same for machines."""
    return [
        {
            "option": option.field,
            "question": question.id,
            "clauses": [clause.id for clause in question.clauses],
            "values": list(values),
        }
        for question, option, values in difference(game, diff)
    ]
