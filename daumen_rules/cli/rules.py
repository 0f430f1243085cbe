"""The command `rules`: rule sets flag by flag, and what lies between two of them.

Here lives the command alone.
"""

from __future__ import annotations

import click

from daumen_rules.cli.shared.asked import game_of, game_option, other_game, rules_of
from daumen_rules.cli.shared.frame import (
    Command,
    Option,
    echo_json,
    echo_lines,
    json_option,
    lang_option,
)
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.readings import (
    FLAGS,
    PRESETS,
    RULES_VERSION,
    difference,
    flag_value,
    flag_words,
)
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text


@click.command(
    cls=Command,
    help="""The rule sets: every flag, its values, and what the two manuals take.

    A rule set is `german`, `english`, or one of them `with FLAG=VALUE, …`. With --diff: only the
    flags in which two rule sets differ, with their questions and clauses. A rule set of a game of
    the collection is `manual`, or `manual with OPTION=VALUE, …`.""",
    de="""Die Regelsätze: jeder Schalter, seine Werte, und was die beiden Anleitungen nehmen.

    Ein Regelsatz ist `german`, `english`, oder einer davon `with SCHALTER=WERT, …`. Mit --diff: nur
    die Schalter, in denen zwei Regelsätze verschieden sind, mit ihren Fragen und Klauseln. Ein
    Regelsatz eines Spiels der Sammlung ist `manual` oder `manual with OPTION=WERT, …`.""",
)
@click.option(
    "--diff",
    nargs=2,
    metavar="RULES RULES",
    cls=Option,
    help="Two rule sets, such as --diff german english.",
    de="Zwei Regelsätze, etwa --diff german english.",
)
@game_option
@lang_option
@json_option
def rules(
    diff: tuple[str, str] | None, game: str | None, language: Language, as_json: bool
) -> None:
    found = other_game(game)
    if found is not None:
        from daumen_rules.cli.collection import rules as told

        if diff is not None and as_json:
            echo_json(told.difference_data(found, diff))
        elif diff is not None:
            echo_lines(told.difference_lines(found, diff, language))
        elif as_json:
            echo_json(told.rules_data(found))
        else:
            echo_lines(told.rules_lines(found, language))
        return
    questions = {flag: question for question in GAME.book.questions() for flag in question.flags}
    if diff is not None:
        _print_difference(diff, questions, language, as_json)
        return
    if as_json:
        data = {
            "version": RULES_VERSION,
            "flags": {
                flag: {
                    "question": questions[flag].id,
                    "values": list(flag_words(flag)),
                    **{name: flag_value(preset, flag) for name, preset in PRESETS},
                }
                for flag in FLAGS
            },
        }
        echo_json(data)
        return
    version = Text(
        f"Version {RULES_VERSION} of the rules. The first value is the German one; "
        "* is where the English translation differs.",
        f"Fassung {RULES_VERSION} der Regeln. Der erste Wert ist der deutsche; "
        "* ist der englische, wo er anders ist.",
    )
    click.echo(version[language])
    english = dict(PRESETS)["english"]
    for flag in FLAGS:
        default, *others = flag_words(flag)
        marked = [f"*{v}" if v == flag_value(english, flag) else v for v in others]
        click.echo(f"{questions[flag].id}  {flag:<26} {' | '.join((default, *marked))}")


def _print_difference(
    diff: tuple[str, str], questions: dict[str, Question], language: Language, as_json: bool
) -> None:
    first, second = (rules_of(game_of(None), asked, "--diff") for asked in diff)
    found = difference(first, second)
    if as_json:
        data = [
            {
                "flag": flag,
                "question": questions[flag].id,
                "clauses": [clause.id for clause in questions[flag].clauses],
                "values": [a, b],
            }
            for flag, a, b in found
        ]
        echo_json(data)
        return
    if not found:
        click.echo(Text("No difference.", "Kein Unterschied.")[language])
    for flag, a, b in found:
        question = questions[flag]
        clauses = ", ".join(clause.id for clause in question.clauses)
        click.echo(f"{question.id} {question.title[language]} [{clauses}]")
        for asked, value in zip(diff, (a, b), strict=True):
            says = next(r.says[language] for r in question.readings if r.value == value)
            click.echo(f"    {asked}: {flag}={value}: {says}")
