"""The command `differ`: finds the shortest game in which two rule sets or readings differ.

The options and the clock of the search stand here; `differences` tells the results. A game may
bring its own search; other games have the common one.
"""

from __future__ import annotations

import time
from typing import Any, Final

import click

from daumen_rules.contracts.difference_study import Shortest
from daumen_rules.contracts.shortest_game import study_of
from daumen_rules.disputes.divergence import Progress
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import OptionError

from ..shared.basics import (
    ILLEGAL,
    Command,
    Switch,
    echo_json,
    echo_lines,
    json_option,
    lang_option,
)
from ..shared.game_option import game_of, game_option
from ..shared.not_found import unknown
from ..shared.options import plain_option, whole_number
from ..shared.progress import tell_progress
from .differences import Differences

PATIENCE: Final = 1.0
"""Seconds before a search first tells its progress, and between two such lines."""

HELP = Text(
    """Find the shortest game in which manuals or readings differ.

    Without arguments you see where the two manuals differ, a line each. With a question (Q30) you
    see its readings, and for each the shortest game in which it differs from the German default.
    With --rules twice you see the shortest game, played with the small packs, in which these two
    rule sets differ; all shorter games have been searched.

    For a game of the collection (--game), which has one manual, you see what the manual leaves
    open, with the clauses. --work limits the actions of the search. The search tries a few deals
    and throws, always the same. If it finds no short game, random games of as many actions follow,
    until the readings differ in one.

    Exit status: with two rule sets 0 no difference found, 1 they differ; otherwise 0; 2 unusable
    call.""",
    """Die kürzeste Partie finden, die Lesarten unterscheidet.

    Ohne Argumente sieht man, wo sich die beiden Anleitungen unterscheiden, je eine Zeile. Mit einer
    Frage (Q30) sieht man ihre Lesarten, und zu jeder die kürzeste Partie, in der sie sich von der
    deutschen Vorgabe unterscheidet. Mit zweimal --rules sieht man die kürzeste Partie mit den
    kleinen Blättern, in der sich diese beiden Regelsätze unterscheiden; alle kürzeren Partien sind
    durchsucht.

    Bei einem Spiel der Sammlung (--game), das nur eine Anleitung hat, sieht man, was diese
    offenlässt, mit den Klauseln. --work begrenzt die Züge der Suche. Die Suche probiert einige
    Kartenverteilungen und Würfe, immer dieselben. Findet sie keine kurze Partie, so folgen
    zufällige Partien mit ebenso vielen Zügen, bis sich die Lesarten in einer unterscheiden.

    Rückgabewert: mit zwei Regelsätzen 0 kein Unterschied gefunden, 1 verschieden; sonst 0; 2
    unbrauchbarer Aufruf.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("asked", metavar="[Qnn]", required=False)
@click.option(
    "--rules",
    "pair",
    multiple=True,
    metavar="RULES",
    cls=Switch,
    help="A rule set, such as german or 'german with refill_short=whole_need'. Give it twice.",
    de="Ein Regelsatz, etwa german oder 'german with refill_short=whole_need'. Zweimal angeben.",
)
@click.option(
    "--time",
    "seconds",
    metavar="SECONDS",
    callback=whole_number(0, 86_400),
    cls=Switch,
    help="How many seconds to search at most. Without it, 30, or as long as --work takes.",
    de="Wie viele Sekunden höchstens gesucht wird. Ohne Angabe 30, oder so lange --work dauert.",
)
@click.option(
    "--work",
    metavar="NUMBER",
    callback=whole_number(0, 10**9),
    cls=Switch,
    help="How many actions a search takes at most. Without it, 5000 for a game of the "
    "collection, so that the answer is the same on every machine.",
    de="Wie viele Züge eine Suche höchstens macht. Ohne Angabe 5000 bei einem Spiel der "
    "Sammlung, damit die Antwort auf jedem Rechner dieselbe ist.",
)
@plain_option
@game_option
@lang_option
@json_option
def differ(
    asked: str | None,
    pair: tuple[str, ...],
    seconds: int | None,
    work: int | None,
    plain: bool,
    game: str | None,
    language: Language,
    as_json: bool,
) -> int:
    found_game = game_of(game)
    differences = Differences(found_game, study_of(found_game), language)
    study = differences.study

    def searched(first: Any, second: Any) -> Shortest:
        limit = study.seconds if seconds is None else seconds
        clock = Clock(limit, None if plain else language)
        return study.search(first, second, clock, study.most if work is None else work)

    if pair:
        first, second = _pair(differences, asked, pair)
        found = searched(first, second)
        if as_json:
            echo_json(differences.pair_data(first, second, found))
        else:
            echo_lines(differences.pair_lines(first, second, found))
        return ILLEGAL if found.story else 0
    if asked is not None:
        question = _question(differences, asked)
        games = study.kept(question)
        games = games or tuple(searched(*rules) for rules in study.pairs(question))
        if as_json:
            echo_json(differences.question_data(question, games))
        else:
            echo_lines(differences.question_lines(question, games))
    elif as_json:
        echo_json(differences.all_data())
    else:
        echo_lines(differences.all_lines())
    return 0


def _pair(differences: Differences, asked: str | None, pair: tuple[str, ...]) -> tuple[Any, Any]:
    if len(pair) != 2 or asked is not None:
        also = "" if asked is None else f", {asked}"
        wrong = Text(
            f"found --rules {len(pair)} time(s){also}; expected --rules twice, and no question",
            f"gefunden {len(pair)}-mal --rules{also}; erwartet zweimal --rules, und keine Frage",
        )
        raise click.UsageError(wrong[differences.language])
    try:
        first, second = map(differences.game.book.read_rules, pair)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[differences.language]}") from None
    return first, second


def _question(differences: Differences, asked: str) -> Question:
    """The question with an id, or with an option of that name. Raises Failure."""
    questions = differences.game.book.questions()
    found = next((q for q in questions if q.id == asked.upper() or asked in q.flags), None)
    if found is None:
        ids = [question.id for question in questions]
        unknown(
            Text("question", "Frage"), asked.upper(), ids, differences.language, differences.game
        )
    return found


class Clock:
    """The clock of a search. A call returns False once `seconds` have passed; None is no limit.

    It also tells the progress in `language`; None tells nothing.
    """

    def __init__(self, seconds: float | None, language: Language | None) -> None:
        now = time.monotonic()
        self.end = None if seconds is None else now + seconds
        self.next = now + PATIENCE
        self.language: Final = language

    def __call__(self, progress: Progress) -> bool:
        now = time.monotonic()
        if self.language is not None and now >= self.next:
            self.next = now + PATIENCE
            tell_progress(_how_far(progress, self.language))
        return self.end is None or now < self.end


def _how_far(progress: Progress, language: Language) -> str:
    length, opening, positions = progress.length, progress.opening, progress.positions
    return Text(
        f"looking through games of {length} actions: {opening}, {positions} positions so far",
        f"sieht Partien mit {length} Zügen durch: {opening}, bisher {positions} Stellungen",
    )[language]
