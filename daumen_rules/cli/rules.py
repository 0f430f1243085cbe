"""The command `rules`: tells the options of a game, or the differences between two rule sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.report_text import folded
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces import options, rule_sets

from .shared.basics import Command, Switch, echo_json, echo_lines, json_option, lang_option
from .shared.game_option import game_of, game_option, rules_of
from .shared.wording import SOURCES, default_of, has_two_manuals, values_of


@click.command(
    cls=Command,
    help="""List the options of a game and its rule sets.

    For each option you see its values and which one is the default. A rule set has a name, such as
    `manual` or `german`, or is one of these `with OPTION=VALUE, …`. With --diff you see only the
    options in which two rule sets differ, with their questions and clauses.""",
    de="""Die Optionen eines Spiels und seine Regelsätze zeigen.

    Zu jeder Option stehen da ihre Werte und ihre Vorgabe. Ein Regelsatz hat einen Namen, etwa
    `manual` oder `german`, oder ist einer davon `with OPTION=WERT, …`. Mit --diff sieht man nur die
    Optionen, in denen sich zwei Regelsätze unterscheiden, mit ihren Fragen und Klauseln.""",
)
@click.option(
    "--diff",
    nargs=2,
    metavar="RULES RULES",
    cls=Switch,
    help="Compare two rule sets, such as --diff german english.",
    de="Zwei Regelsätze vergleichen, etwa --diff german english.",
)
@game_option
@lang_option
@json_option
def rules(
    diff: tuple[str, str] | None, game: str | None, language: Language, as_json: bool
) -> None:
    found = game_of(game)
    if diff is not None and as_json:
        echo_json(difference_data(found, diff))
    elif diff is not None:
        echo_lines(difference_lines(found, diff, language))
    elif as_json:
        echo_json(rules_data(found))
    else:
        echo_lines(rules_lines(found, language))


def rules_lines(game: AnyGame, language: Language) -> Iterator[str]:
    """The options of a game, a line each: its values, with the default and its source.

    With two manuals the values of both manuals are marked instead.
    """
    if not game.book.options:
        yield Text("The game has no options.", "Das Spiel hat keine Optionen.")[language]
        return
    yield folded(_heading(game)[language])
    width = max(len(option.field) for option in game.book.options) + 2
    for option in game.book.options:
        head = f"{game.book.question_on(option.field).id:<5}{option.field:<{width}}"
        if has_two_manuals(game):
            told = " | ".join(_marked(game, option))
        else:
            source = SOURCES[option.source][language]
            told = f"{values_of(option)}  ({default_of(game, option)}: {source})"
        yield folded(told, len(head), head)


def _heading(game: AnyGame) -> Text:
    """The paragraph above the options: how a rule set is written, and how to read the lines."""
    names = " or ".join(f"`{name}`" for name, _ in game.book.rule_sets)
    german = names.replace(" or ", " oder ")
    version = game.book.versions[-1]
    if has_two_manuals(game):
        return Text(
            f"A rule set is {names}, or one of them `with OPTION=VALUE, …`. Version {version} of "
            "the rules. The first value is the German one; * is where the English translation "
            "differs.",
            f"Ein Regelsatz ist {german}, oder einer davon `with OPTION=WERT, …`. Fassung "
            f"{version} der Regeln. Der erste Wert ist der deutsche; * ist der englische, wo er "
            "anders ist.",
        )
    name = game.book.rule_sets[0][0]
    return Text(
        f"A rule set is `{name}`, or `{name} with OPTION=VALUE, …`. Version {version} of the "
        "rules. After each option its values, then the default and its source.",
        f"Ein Regelsatz ist `{name}` oder `{name} with OPTION=WERT, …`. Fassung {version} der "
        "Regeln. Nach jeder Option ihre Werte, dann die Vorgabe und ihre Quelle.",
    )


def _marked(game: AnyGame, option: options.Option) -> Iterator[str]:
    """The values of an option, the default first; `*` marks values of the other named rule sets."""
    default = default_of(game, option)
    others = {option.word(rules) for _, rules in game.book.rule_sets} - {default}
    yield default
    yield from (f"*{w}" if w in others else w for w in option.words() if w != default)


def rules_data(game: AnyGame) -> dict[str, Any]:
    """The options of a game as data for JSON; `defaults` has the value in each named rule set."""
    return {
        "game": game.slug,
        "version": game.book.versions[-1],
        "options": {
            option.field: {
                "question": game.book.question_on(option.field).id,
                "values": list(option.words()),
                "defaults": {name: option.word(rules) for name, rules in game.book.rule_sets},
                "source": option.source.value,
            }
            for option in game.book.options
        },
    }


def _differing(
    game: AnyGame, diff: tuple[str, str]
) -> list[tuple[options.Option, tuple[str, str]]]:
    """The options in which two rule sets differ, each with both values, in the order of `diff`.

    Raises click.UsageError for an unknown rule set.
    """
    first, second = (rules_of(game, asked, "--diff") for asked in diff)
    return [(option, (a, b)) for option, a, b in rule_sets.difference(first, second)]


def difference_lines(game: AnyGame, diff: tuple[str, str], language: Language) -> Iterator[str]:
    """The options in which two rule sets differ, in lines. Raises click.UsageError."""
    found = _differing(game, diff)
    if not found:
        yield Text("No difference.", "Kein Unterschied.")[language]
    for option, values in found:
        question = game.book.question_on(option.field)
        clauses = ", ".join(clause.id for clause in question.clauses)
        yield f"{question.id} {question.title[language]} [{clauses}]"
        told = () if isinstance(option.values, range) else question.readings
        says = {reading.value: reading.says for reading in told}
        for asked, value in zip(diff, values, strict=True):
            said = f": {says[value][language]}" if value in says else ""
            yield f"    {asked}: {option.field}={value}{said}"


def difference_data(game: AnyGame, diff: tuple[str, str]) -> list[dict[str, Any]]:
    """The options in which two rule sets differ, as data for JSON. Raises click.UsageError."""
    return [
        {
            "option": option.field,
            "question": game.book.question_on(option.field).id,
            "clauses": [clause.id for clause in game.book.question_on(option.field).clauses],
            "values": list(values),
        }
        for option, values in _differing(game, diff)
    ]
