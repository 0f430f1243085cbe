"""The command `questions`: what the manuals leave open, and how it can be read.

Here lives the command alone.
"""

from __future__ import annotations

from typing import Any

import click

from daumen_rules.cli.collection.asked import game_of, game_option
from daumen_rules.cli.frame import Command, echo_json, echo_lines, json_option, lang_option
from daumen_rules.cli.lookup import question_lines, unknown
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.telling import folded


@click.command(
    cls=Command,
    help="""What the manuals leave open or where they part: all questions, or one (Q31).

    One question is told with its readings, how far each manual carries them, our default and why,
    and an example in which they come out differently. The questions of a game of the collection are
    its options, each with the source of its default.""",
    de="""Was die Anleitungen offenlassen oder wo sie sich trennen: alle Fragen oder eine (Q31).

    Eine Frage wird mit ihren Lesarten erzählt, wie weit jede Anleitung sie trägt, unserer Vorgabe
    und ihrem Grund, und einem Beispiel, in dem sie verschieden ausgehen. Die Fragen eines Spiels
    der Sammlung sind seine Optionen, jede mit der Quelle ihrer Vorgabe.""",
)
@click.argument("asked", metavar="[Qnn]", required=False)
@game_option
@lang_option
@json_option
def questions(asked: str | None, game: str | None, language: Language, as_json: bool) -> None:
    asked_game = game_of(game)
    if asked_game is not None:
        from daumen_rules.cli.collection.questions import questions_data, questions_lines

        if as_json:
            echo_json(questions_data(asked_game, asked, language))
        else:
            echo_lines(questions_lines(asked_game, asked, language))
        return
    all_questions = GAME.book.questions()
    found = tuple(q for q in all_questions if asked is None or q.id == asked.upper())
    if not found:
        ids = [question.id for question in all_questions]
        unknown(Text("question", "Frage"), (asked or "").upper(), ids, language)
    if as_json:
        data = [_data(question, language) for question in found]
        echo_json(data)
    elif asked is None:
        for question in found:
            flags = f" ({', '.join(question.flags)})" if question.flags else ""
            click.echo(folded(question.title[language] + flags, 6, question.id))
    else:
        for line in question_lines(found[0], language):
            click.echo(line)


def _data(question: Question, language: Language) -> dict[str, Any]:
    return {
        "id": question.id,
        "title": question.title[language],
        "clauses": [clause.id for clause in question.clauses],
        "flags": list(question.flags),
        "readings": [
            {
                "value": reading.value,
                "says": reading.says[language],
                "german": reading.german.value,
                "english": reading.english.value,
            }
            for reading in question.readings
        ],
        "default_german": question.default_german,
        "default_english": question.default_english,
        "why": question.why[language],
        "scenario": question.scenario[language],
    }
