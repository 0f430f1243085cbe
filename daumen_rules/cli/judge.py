"""The command `judge`: what the rules say of a situation that people remember, with gaps.

Here lives the command alone; the court is in `court`, how it is told in `judge_words`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import click
from attrs import evolve

from daumen_rules.cli.asked_rules import rules_of_option
from daumen_rules.cli.frame import (
    ILLEGAL,
    Command,
    Failure,
    Option,
    echo_json,
    fail,
    json_option,
    lang_option,
    read_as,
    write_file,
)
from daumen_rules.cli.progress import tell_progress
from daumen_rules.cli.timing import in_time
from daumen_rules.disputes.ruling import Ruling
from daumen_rules.games.daumen_drauf.court.expected import meets, summary, summary_words
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.ruling_data import ruling_data
from daumen_rules.games.daumen_drauf.court.ruling_words import Teller
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.court.situation.worlds import World
from daumen_rules.games.daumen_drauf.court.situation.writer import write_text
from daumen_rules.kernel.text import Language, Text

HELP = Text(
    """Settle a dispute: what is known of a table, with gaps, and one question.

    FILE is a situation in the text form or in JSON, - for standard input; without it the situation
    is asked for, in at most 12 questions. The answer is allowed or refused, a name or a number,
    with its clauses; silent or contradictory, with the readings that are left; or, where the gaps
    decide, depends, with two ways to fill them.

    Exit status: 0 answered, 1 the answer is no (refused, impossible, or not as expected), 2 not
    readable.""",
    """Einen Streit schlichten: was man von einem Tisch weiß, mit Lücken, und eine Frage.

    FILE ist eine Situation in der Textform oder in JSON, - für die Standardeingabe; sonst wird die
    Situation erfragt, mit höchstens 12 Fragen. Die Antwort ist erlaubt oder nicht erlaubt, ein Name
    oder eine Zahl, mit ihren Klauseln; schweigt oder widersprüchlich, mit den Lesarten, die
    bleiben; oder, wo die Lücken entscheiden, kommt darauf an, mit zwei Weisen, sie zu füllen.

    Rückgabewert: 0 beantwortet, 1 die Antwort ist nein (nicht erlaubt, unmöglich oder anders als
    erwartet), 2 nicht lesbar.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("paths", metavar="[FILE]...", nargs=-1)
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Option,
    help="german, english, both, or such as 'german with refill_short=greedy'. "
    "Without it the rules that the situation names.",
    de="german, english, both, oder etwa 'german with refill_short=greedy'. "
    "Sonst gelten die Regeln der Situation.",
)
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(0.01, 3600),
    default=10,
    cls=Option,
    help="Seconds to read and to search at most; 10 without it.",
    de="So viele Sekunden wird höchstens gelesen und gesucht; sonst 10.",
)
@click.option(
    "--expect",
    is_flag=True,
    cls=Option,
    help="Compare each file with what it expects.",
    de="Jede Datei mit dem vergleichen, was sie erwartet.",
)
@click.option(
    "--save",
    "target",
    metavar="FILE",
    cls=Option,
    help="Where the situation asked for is written.",
    de="Wohin die erfragte Situation geschrieben wird.",
)
@click.option("--long", is_flag=True, cls=Option, help="Tell everything.", de="Alles erzählen.")
@click.option("--plain", is_flag=True, cls=Option, help="No progress.", de="Kein Fortschritt.")
@lang_option
@json_option
def judge(
    paths: tuple[str, ...],
    asked: str | None,
    seconds: float,
    expect: bool,
    target: str | None,
    long: bool,
    plain: bool,
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
    answered, unsaved = None, None
    if not paths:
        from daumen_rules.cli.judge_dialog import asked_situation  # a file needs no dialogue

        answered = asked_situation(asked, target, language)
        if answered is None:
            return 0
        unsaved = _unsaved(answered, target, language)
    status, no = 0, False
    for path in paths or (target or "-",):
        running = _clock(seconds, language, plain=plain)
        situation = answered or _situation(path, asked, running, language)
        if expect and not situation.expected:
            fail(language, f"{path} expects nothing", f"{path} erwartet nichts")
        ruling = Hearing(situation, running).ruling()
        if expect:
            status = max(status, _compare(path, situation, ruling, language))
        elif as_json:
            echo_json(ruling_data(path, situation, ruling, language))
        else:
            for line in Teller(situation, language, long=long).lines(path, ruling):
                click.echo(line)
        found = summary(ruling)
        no = found is not None and found.word in ("refused", "impossible")
    if unsaved is not None:
        raise unsaved
    if expect:
        return status
    return ILLEGAL if no else 0


def _unsaved(situation: Situation, target: str | None, language: Language) -> Failure | None:
    """Why a situation asked for could not be written: told after its ruling, which stays."""
    try:
        if target is not None:
            write_file(target, write_text(situation, language), language)
    except Failure as failure:
        return failure
    return None


def _situation(
    path: str, asked: str | None, running: Callable[[], bool], language: Language
) -> Situation:
    situation = read_as(partial(read, tick=in_time(running, path, language)), path, language)
    if asked is None:
        return situation
    return evolve(situation, rules=rules_of_option(asked, language))


def _clock(seconds: float, language: Language, *, plain: bool) -> Callable[[], bool]:
    """Whether there is time left; every second that has passed is told on a terminal."""
    begun = time.monotonic()
    told = 0

    def running() -> bool:
        nonlocal told
        passed = time.monotonic() - begun
        if int(passed) > told and not plain:
            told = int(passed)
            words = Text(f"searching, {told} s of {seconds:g}", f"suche, {told} s von {seconds:g}")
            tell_progress(words[language])
        return passed < seconds

    return running


def _compare(
    path: str, situation: Situation, ruling: Ruling[World | None], language: Language
) -> int:
    status = 0
    told = {manual: summary(ruling, manual) for manual in {e.manual for e in situation.expected}}
    for expected in situation.expected:
        found = told[expected.manual]
        if meets(situation, expected, found):
            continue
        status = ILLEGAL
        said = "–" if found is None else summary_words(found, situation.names)
        wanted = " ".join(expected.words)
        of = f" ({expected.manual})" if expected.manual else ""
        differs = Text(
            f"{path}:{expected.line}: expected{of} {wanted}; found {said}",
            f"{path}:{expected.line}: erwartet{of} {wanted}; gefunden {said}",
        )
        click.echo(differs[language])
    if not status:
        click.echo(Text(f"{path}: as expected", f"{path}: wie erwartet")[language])
    return status
