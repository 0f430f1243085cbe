"""The command `differ`: where readings part, each with the shortest game that shows it.

Here lives the command alone; the story is made in `story`, the search is joined in `witnesses`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import click

from daumen_rules.cli.differ_search import search_within, told_search
from daumen_rules.cli.play_options import whole_number
from daumen_rules.cli.shared.asked import game_of, rules_of
from daumen_rules.cli.shared.frame import (
    ILLEGAL,
    Command,
    Option,
    echo_json,
    json_option,
    lang_option,
)
from daumen_rules.cli.shared.lookup import unknown
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.readings import ENGLISH, GERMAN, difference
from daumen_rules.games.daumen_drauf.stories.kept import settled_words, story_of, witness_heading
from daumen_rules.games.daumen_drauf.stories.story import Story, make_story, story_data, story_lines
from daumen_rules.games.daumen_drauf.witnesses import witnesses
from daumen_rules.kernel.clause import Clause, Relation
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.telling import RELATIONS, SUPPORTS, folded

SECONDS: Final = 30
"""How long a search may take where nothing is said."""

HELP = Text(
    """Where the two manuals part, and any two readings: each with the shortest game that shows it.

    Without anything: the differences between the manuals, a line each. With a question (Q30): its
    readings, and for each the shortest game in which it gives something else than the German
    default. With --rules twice: the shortest game, over the small packs, that parts these two rule
    sets; it is searched for, and all shorter games are looked through.

    Exit status: with two rule sets 0 no difference found, 1 they differ; otherwise 0; 2 for an
    unusable call.""",
    """Wo sich die beiden Anleitungen trennen, und zwei beliebige Lesarten: jeweils mit der
    kürzesten Partie, die es zeigt.

    Ohne alles: die Unterschiede der Anleitungen, je eine Zeile. Mit einer Frage (Q30): ihre
    Lesarten, und zu jeder die kürzeste Partie, in der sie etwas anderes ergibt als die deutsche
    Vorgabe. Mit zweimal --rules: die kürzeste Partie mit den kleinen Blättern, die diese beiden
    Regelsätze trennt; sie wird gesucht, und alle kürzeren werden durchgesehen.

    Rückgabewert: mit zwei Regelsätzen 0 kein Unterschied gefunden, 1 verschieden; sonst 0; 2 bei
    unbrauchbarem Aufruf.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("asked", metavar="[Qnn]", required=False)
@click.option(
    "--rules",
    "pair",
    multiple=True,
    metavar="RULES",
    cls=Option,
    help="Twice: german, english, or such as 'german with refill_short=whole_need'.",
    de="Zweimal: german, english, oder etwa 'german with refill_short=whole_need'.",
)
@click.option(
    "--time",
    "seconds",
    metavar="SECONDS",
    callback=whole_number(0, 86_400),
    cls=Option,
    help="How many seconds to search at most; 30 without it.",
    de="Wie viele Sekunden höchstens gesucht wird; sonst 30.",
)
@click.option(
    "--plain",
    is_flag=True,
    cls=Option,
    help="Do not tell how far the search has come.",
    de="Nicht sagen, wie weit die Suche ist.",
)
@lang_option
@json_option
def differ(
    asked: str | None,
    pair: tuple[str, ...],
    seconds: int | None,
    plain: bool,
    language: Language,
    as_json: bool,
) -> int:
    if pair:
        limit = SECONDS if seconds is None else seconds
        return _two_rule_sets(asked, pair, limit, plain, language, as_json)
    if asked is None:
        _all_differences(language, as_json)
        return 0
    questions = GAME.book.questions()
    found = next((q for q in questions if q.id == asked.upper()), None)
    if found is None:
        ids = [question.id for question in questions]
        unknown(Text("question", "Frage"), asked.upper(), ids, language, game_of(None))
    else:
        _one_question(found, language, as_json)
    return 0


# Two rule sets


def _two_rule_sets(
    asked: str | None,
    pair: tuple[str, ...],
    seconds: int,
    plain: bool,
    language: Language,
    as_json: bool,
) -> int:
    if len(pair) != 2 or asked is not None:
        wrong = Text(
            "--rules is given twice, and without a question",
            "--rules steht zweimal da, und ohne eine Frage",
        )
        raise click.UsageError(wrong[language])
    first, second = (rules_of(game_of(None), rules) for rules in pair)
    found = search_within(first, second, seconds, None if plain else language)
    told = told_search(found, language)
    story = None
    if found.parting is not None:
        steps = found.parting.first, found.parting.second
        labels = (str(first), str(second))
        story = make_story(found.parting.world, steps, (first, second), labels, language)
    if as_json:
        data: dict[str, Any] = {"rules": [str(first), str(second)], "covered": found.covered}
        data |= {"complete": found.at is None, "story": story and story_data(story)}
        echo_json(data)
        return ILLEGAL if story else 0
    differences = [f"{flag}: {a} / {b}" for flag, a, b in difference(first, second)]
    for line in differences or [Text("The same rule set.", "Derselbe Regelsatz.")[language]]:
        click.echo(line)
    if story is not None:
        click.echo(_shortest(story, language))
        for line in story_lines(story, language):
            click.echo(line)
    if differences:
        click.echo(folded(told, 2))
    return ILLEGAL if story else 0


def _shortest(story: Story, language: Language) -> str:
    measure = story.measure[language]
    return Text(f"The shortest game: {measure}.", f"Die kürzeste Partie: {measure}.")[language]


# All differences


def _all_differences(language: Language, as_json: bool) -> None:
    by_flag = {witness.contrast.flag: witness for witness in witnesses()}
    questions = {flag: question for question in GAME.book.questions() for flag in question.flags}
    flags = [(questions[f], f, a, b, by_flag[f]) for f, a, b in difference(GERMAN, ENGLISH)]
    clauses = [clause for clause in GAME.book.clauses if clause.relation is not Relation.SAME]
    if as_json:
        echo_json(
            {
                "flags": [
                    {
                        "question": question.id,
                        "title": question.title[language],
                        "flag": flag,
                        "german": german,
                        "english": english,
                        "actions": len(witness.moves),
                        "pack": witness.study.name,
                    }
                    for question, flag, german, english, witness in flags
                ],
                "clauses": [_clause_data(clause, language) for clause in clauses],
            }
        )
        return
    heading = Text("Where the rule sets differ:", "Worin sich die Regelsätze unterscheiden:")
    click.echo(heading[language])
    for question, flag, german, english, witness in flags:
        measure = story_of(witness, language).measure[language]
        shown = Text(f"shown by {measure}", f"gezeigt durch {measure}")[language]
        told = f"{question.title[language]} ({flag}: {german} / {english}; {shown})"
        click.echo(folded(told, 8, f"  {question.id}"))
    heading = Text("Where the texts differ:", "Worin sich die Texte unterscheiden:")
    click.echo(heading[language])
    for clause in clauses:
        told = f"{RELATIONS[clause.relation][language]}: {clause.gist[language]}"
        click.echo(folded(told, 11, f"  {clause.id}"))


def _clause_data(clause: Clause, language: Language) -> dict[str, Any]:
    return {
        "clause": clause.id,
        "relation": clause.relation.value,
        "gist": clause.gist[language],
        "german": clause.german,
        "english": clause.english,
    }


# One question


def _one_question(question: Question, language: Language, as_json: bool) -> None:
    kept = [w for w in witnesses() if w.contrast.question == question.id]
    stories = [(witness, story_of(witness, language)) for witness in kept]
    if as_json:
        echo_json(
            {
                "id": question.id,
                "title": question.title[language],
                "flags": list(question.flags),
                "default_german": question.default_german,
                "default_english": question.default_english,
                "readings": [
                    {
                        "value": reading.value,
                        "says": reading.says[language],
                        "german": reading.german.value,
                        "english": reading.english.value,
                    }
                    for reading in question.readings
                ],
                "witnesses": [
                    {"rules": [str(w.contrast.first), str(w.contrast.second)]} | story_data(story)
                    for w, story in stories
                ],
            }
        )
        return
    for line in _question_lines(question, language):
        click.echo(line)
    for witness, story in stories:
        click.echo("")
        click.echo(folded(witness_heading(witness, story, language)))
        for line in story_lines(story, language):
            click.echo(line)


def _question_lines(question: Question, language: Language) -> Iterator[str]:
    yield folded(question.title[language], 6, question.id)
    for reading in question.readings:
        support = Text(
            f"German: {SUPPORTS[reading.german].en}, English: {SUPPORTS[reading.english].en}",
            f"deutsch: {SUPPORTS[reading.german].de}, englisch: {SUPPORTS[reading.english].de}",
        )[language]
        yield folded(f"* {reading.value} ({support}): {reading.says[language]}", 4, "  ")
    if not question.flags:
        yield folded(settled_words(question, language))
