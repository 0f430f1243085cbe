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
from ..shared.options import whole_number
from ..shared.progress import tell_progress
from .differences import Differences

PATIENCE: Final = 1.0
"""Seconds before a search first tells its progress, and between two such lines."""

HELP = Text(
    """Where the manuals, or any two readings, differ, each with the shortest game that shows it.

    Without arguments: the differences between the manuals, one line each. With a question (Q30):
    its readings, and for each the shortest game in which it differs from the German default. With
    --rules twice: the shortest game, with the small packs, in which these two rule sets differ; the
    search covers all shorter games.

    For a game of the collection (--game), which has one manual: the points that it leaves open,
    with their clauses. --work limits the actions of the search; it tries a few deals and throws,
    always the same. If it finds no short game, random games of as many actions follow until the
    two differ.

    Exit status: with two rule sets 0 no difference found, 1 they differ; otherwise 0; 2 for an
    unusable call.""",
    """Wo sich die beiden Anleitungen oder zwei beliebige Lesarten unterscheiden: jeweils mit der
    kürzesten Partie, die es zeigt.

    Ohne alles: die Unterschiede der Anleitungen, je eine Zeile. Mit einer Frage (Q30): ihre
    Lesarten, und zu jeder die kürzeste Partie, in der sie etwas anderes ergibt als die deutsche
    Vorgabe. Mit zweimal --rules: die kürzeste Partie mit den kleinen Blättern, in der sich diese
    beiden Regelsätze unterscheiden; die Suche umfasst alle kürzeren Partien.

    Von einem Spiel der Sammlung (--game), das eine Anleitung hat, was diese offenlässt, mit den
    betroffenen Klauseln. Die kürzeste Partie wird mit höchstens so vielen Zügen gesucht; von
    Karten- und Würfelglück werden einige Fälle angesehen, immer dieselben. Wird keine kurze
    gefunden, so werden Partien gespielt, mit ebenso vielen Zügen, bis sich beide unterscheiden.

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
    cls=Switch,
    help="Twice: german, english, or such as 'german with refill_short=whole_need'.",
    de="Zweimal: german, english, oder etwa 'german with refill_short=whole_need'.",
)
@click.option(
    "--time",
    "seconds",
    metavar="SECONDS",
    callback=whole_number(0, 86_400),
    cls=Switch,
    help="How many seconds to search at most; without it 30, or as long as --work takes.",
    de="Wie viele Sekunden höchstens gesucht wird; sonst 30, oder solange --work dauert.",
)
@click.option(
    "--work",
    metavar="NUMBER",
    callback=whole_number(0, 10**9),
    cls=Switch,
    help="How many actions to take at most in a search: of a game of the collection 5000 without "
    "it, so that the answer is the same everywhere.",
    de="Wie viele Züge eine Suche höchstens macht: bei einem Spiel der Sammlung sonst 5000, damit "
    "die Antwort überall dieselbe ist.",
)
@click.option(
    "--plain",
    is_flag=True,
    cls=Switch,
    help="Do not tell how far the search has come.",
    de="Nicht sagen, wie weit die Suche ist.",
)
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
