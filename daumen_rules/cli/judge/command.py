"""The command `judge`: rules on situations that people remember, from files or by dialogue.

The options stand here, and the limits of the search; `lines` and `data` tell a ruling.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import click

from daumen_rules.contracts.court import AnyJudge, Compared
from daumen_rules.disputes.answers import REFUSED
from daumen_rules.disputes.ruling import Ruling, Unsettled, summary
from daumen_rules.judge.any_interview import interview
from daumen_rules.judge.court import judge_of, meant
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import OptionError

from ..shared.basics import (
    ILLEGAL,
    INCOMPLETE,
    UNUSABLE,
    Command,
    Failure,
    Switch,
    echo_json,
    echo_lines,
    fail,
    json_option,
    lang_option,
    read_as,
    say_error,
    write_file,
)
from ..shared.game_option import game_of, game_option
from ..shared.options import plain_option, whole_number
from ..shared.progress import clock
from ..shared.read_records import LONGEST_READING, in_time
from ..shared.timing import WORK, worked
from .lines import ruling_lines

HELP = Text(
    """Settle a dispute from partial memory of a table.

    FILE is a position of any game with a line `ask:`, or a situation of Daumen drauf!, in the text
    form or in JSON, or - for standard input. Without FILE you are asked, for any game: who plays,
    what the question is, and those facts on which the answer depends.

    The answer is allowed or refused, a name or a number, with its clauses. It is silent or
    contradictory where the manuals do not decide; then you see the readings that are left. It
    depends where the gaps decide; then you see two ways to fill them.

    Exit status: 0 answered, 1 the answer is no (refused, impossible, or not as expected), 2 cannot
    be read, 3 not settled before the limit.""",
    """Einen Streit schlichten, auch wenn man nicht mehr alles weiß.

    FILE ist eine Stellung irgendeines Spiels mit einer Zeile `frage:`, oder eine Situation von
    Daumen drauf!, in der Textform oder in JSON, oder - für die Standardeingabe. Ohne FILE wird man
    gefragt, bei jedem Spiel: wer mitspielt, was die Frage ist, und das, wovon die Antwort abhängt.

    Die Antwort ist erlaubt oder nicht erlaubt, ein Name oder eine Zahl, mit ihren Klauseln. Sie
    heißt schweigt oder widersprüchlich, wo die Anleitungen nicht entscheiden; dann sieht man die
    Lesarten, die bleiben. Sie heißt kommt darauf an, wo die Lücken entscheiden; dann sieht man zwei
    Weisen, sie zu füllen.

    Rückgabewert: 0 beantwortet, 1 die Antwort ist nein (nicht erlaubt, unmöglich oder anders als
    erwartet), 2 nicht lesbar, 3 bis zur Grenze nicht entschieden.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("paths", metavar="[FILE]...", nargs=-1)
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Switch,
    help="A rule set, such as german or 'german with refill_short=greedy', or both. Without it, "
    "the rules that the file names.",
    de="Ein Regelsatz, etwa german oder 'german with refill_short=greedy', oder both. Ohne "
    "Angabe gelten die Regeln, die die Datei nennt.",
)
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(0.01, 3600),
    cls=Switch,
    help="How many seconds to read and search at most. Without it, only --work limits the search.",
    de="Wie viele Sekunden höchstens gelesen und gesucht wird. Ohne Angabe begrenzt nur --work "
    "die Suche.",
)
@click.option(
    "--work",
    callback=whole_number(1),
    cls=Switch,
    help=f"How many steps to search at most; the same on every machine. Without it, {WORK}.",
    de=f"Wie viele Schritte höchstens gesucht wird; auf jedem Rechner gleich. Ohne Angabe {WORK}.",
)
@click.option(
    "--expect",
    is_flag=True,
    cls=Switch,
    help="Compare the answer with what the file expects; for several files.",
    de="Die Antwort mit dem vergleichen, was die Datei erwartet; auch für mehrere Dateien.",
)
@click.option(
    "--save",
    "target",
    metavar="FILE",
    cls=Switch,
    help="Write what you answered to this file, as a situation.",
    de="Das Geantwortete in diese Datei schreiben, als Situation.",
)
@click.option(
    "--long",
    is_flag=True,
    cls=Switch,
    help="Do not shorten the answer.",
    de="Die Antwort nicht kürzen.",
)
@plain_option
@game_option
@lang_option
@json_option
def judge(
    paths: tuple[str, ...],
    asked: str | None,
    seconds: float | None,
    work: int | None,
    expect: bool,
    target: str | None,
    long: bool,
    plain: bool,
    game: str | None,
    language: Language,
    as_json: bool,
) -> int:
    if len(paths) > 1 and not expect:
        fail(
            language,
            "several files only with --expect",
            "mehrere Dateien nur mit --expect",
        )
    if paths and target is not None:
        fail(language, "--save only without FILE", "--save nur ohne FILE")
    if not paths and (expect or as_json):
        fail(language, "--expect and --json only with FILE", "--expect und --json nur mit FILE")
    ruled = partial(
        _ruled, language=language, game=game, asked=asked, seconds=seconds, work=work, plain=plain
    )
    if expect:
        return max(_as_expected(path, ruled, language) for path in paths)
    answered, unsaved = None, None
    if not paths:
        from .dialogue import asked_situation  # needed only without a file

        about = interview(None if game is None else game_of(game), game_of(None))
        answered = asked_situation(about, asked, target, language)
        if answered is None:
            return 0
        answering, situation = answered
        unsaved = _unsaved(answering.write(situation, language), target, language)
    path = paths[0] if paths else target or "-"
    judge, situation, ruling = ruled(path, answered)
    told = judge.report(situation, ruling)
    if as_json:
        from .data import ruling_data  # needed only for JSON

        echo_json(ruling_data(path, judge.data(situation), told, language))
    else:
        games = partial(judge.games, ruling, language)
        echo_lines(ruling_lines(path, told, games, language, long=long))
    if unsaved is not None:
        raise unsaved
    found = summary(ruling)
    answer = None if found is None else found.answer
    if answer is Unsettled.STOPPED:
        return INCOMPLETE
    return ILLEGAL if answer in (REFUSED, Unsettled.IMPOSSIBLE) else 0


def _ruled(
    path: str,
    answered: tuple[AnyJudge, Any] | None = None,
    *,
    language: Language,
    game: str | None,
    asked: str | None,
    seconds: float | None,
    work: int | None,
    plain: bool,
) -> tuple[AnyJudge, Any, Ruling[Any]]:
    """The judge, the situation and the ruling; the situation of a file unless it is `answered`.

    Raises Failure or InputError for the file, click.UsageError for the rule set.
    """
    running = clock(seconds or LONGEST_READING, language, plain=plain)
    judge, situation = answered or _situation(path, game, asked, running, language)
    searching = running if seconds else clock(None, language, plain=plain)
    ruling = judge.rule(situation, worked(WORK if work is None else work, searching))
    return judge, situation, ruling


def _as_expected(
    path: str, ruled: Callable[[str], tuple[AnyJudge, Any, Ruling[Any]]], language: Language
) -> int:
    """Compare one file with what it expects; the exit status. An error is told, and the next file
    is read.
    """
    try:
        judge, situation, ruling = ruled(path)
        compared = judge.compare(situation, ruling)
        if not compared:
            fail(language, f"{path} expects nothing", f"{path} erwartet nichts")
        return _compare(path, compared, language)
    except Failure as failure:
        return say_error(str(failure), failure.status)
    except InputError as error:
        return say_error(error.say(language), UNUSABLE)


def _unsaved(text: str, target: str | None, language: Language) -> Failure | None:
    """Write a situation that the dialogue asked for, if `target` is given.

    Returns the Failure of the write, so that the user gets the ruling first.
    """
    try:
        if target is not None:
            write_file(target, text, language)
    except Failure as failure:
        return failure
    return None


def _situation(
    path: str,
    game: str | None,
    asked: str | None,
    running: Callable[[], bool],
    language: Language,
) -> tuple[AnyJudge, Any]:
    """The judge of a game, and the situation in a file, under the rule set of `asked` if given.

    Raises Failure or InputError for the file, click.UsageError for the rule set.
    """
    tick = in_time(running, path, language)

    def read(text: str) -> tuple[AnyJudge, Any]:
        games = None if game is None else game_of(game), game_of(None)
        judge = judge_of(text, *games)
        try:
            situation = judge.read(text, tick)
        except InputError as error:
            raise meant(error, text, *games) from None
        return judge, situation if asked is None else judge.under(situation, asked)

    try:
        return read_as(read, path, language)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None


def _compare(path: str, compared: tuple[Compared, ...], language: Language) -> int:
    wrong = [one for one in compared if not one.agrees]
    for one in wrong:
        of = f" ({one.manual})" if one.manual else ""
        differs = Text(
            f"{path}:{one.line}: expected{of} {one.expected}; found {one.found}",
            f"{path}:{one.line}: erwartet{of} {one.expected}; gefunden {one.found}",
        )
        click.echo(differs[language])
    if wrong:
        return ILLEGAL
    click.echo(Text(f"{path}: as expected", f"{path}: wie erwartet")[language])
    return 0
