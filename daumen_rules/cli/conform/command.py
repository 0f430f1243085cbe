"""The command `conform`: its options, and the campaign that they make.

`conformance` tests the engine, `report_text` tells the report, `report_files` makes its files.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.report import Plan
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.text import Language, Text, quoted

from ..shared.basics import (
    Command,
    Switch,
    check_writable,
    echo_lines,
    fail,
    lang_option,
    read_as,
    write_file,
)
from ..shared.game_option import game_option
from ..shared.options import plain_option, seconds_of, time_option, whole_number
from ..shared.progress import Limit, Watch
from .arguments import rules_asked, seats_asked
from .known_differences import read_known
from .process import connection, watched
from .report_files import REPORTS, report_text
from .report_text import Accepted, report_lines
from .saved_cases import case_game, check_started, replay_case, save_cases, status_of

MOVES: Final = 8_000
"""About how many moves random games have in all if neither their number nor a time is given."""

HELP = Text(
    """Compare another engine, in any language, with the rules.

    COMMAND starts the engine, which speaks the protocol of spec/protocol.md on standard input and
    output. It gets a greeting, then the fixed suite, then random games. Every answer is compared
    with the rules. A failure is minimised and told with its clause.

    conform replay CASE -- COMMAND replays a saved failure and says FIXED, FAILED, ERROR, or NOT
    REPRODUCED for a failure that came by chance.

    All games run in one process. Failures are replayed in fresh processes.

    Exit status: 0 no difference in the whole suite; 1 a difference, or no answer; 2 an unusable
    call, or nothing could be compared; 3 no difference, but not everything was played (the time
    was up, or games were left out that hello does not leave out); 130 interrupted before anything
    was found.""",
    """Eine andere Engine mit den Regeln vergleichen.

    COMMAND startet die Engine, in beliebiger Sprache, die das Protokoll von spec/protocol.md auf
    Standardeingabe und -ausgabe spricht. Sie bekommt eine Begrüßung, dann die festen Fälle, dann
    zufällige Partien. Jede Antwort wird mit den Regeln verglichen. Ein Fehler wird verkleinert und
    mit seiner Klausel genannt.

    conform replay CASE -- COMMAND spielt einen aufgehobenen Fehler noch einmal und sagt FIXED,
    FAILED, ERROR, oder NOT REPRODUCED bei einem Fehler, der durch Zufall kam.

    Alle Partien laufen in einem Prozess. Fehler werden in neuen Prozessen noch einmal gespielt.

    Rückgabewert: 0 kein Unterschied in allen Fällen; 1 ein Unterschied, oder eine Antwort blieb
    aus; 2 unbrauchbarer Aufruf, oder nichts war zu vergleichen; 3 kein Unterschied, aber nicht
    alles gespielt (die Zeit war um, oder die Engine ließ Partien aus, die sie in hello nicht
    ausnimmt); 130 abgebrochen, bevor etwas gefunden war.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("words", metavar="[replay CASE] -- COMMAND...", nargs=-1, type=click.UNPROCESSED)
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Switch,
    help="A rule set, such as german or 'german with refill_short=greedy', or both, or every "
    "(each reading once); manual or every for a game of the collection. Without it, all "
    "rule sets that the engine says it plays.",
    de="Ein Regelsatz, etwa german oder 'german with refill_short=greedy', oder both, oder "
    "every (jede Lesart einmal); manual oder every für ein Spiel der Sammlung. Ohne Angabe "
    "alle Regelsätze, die die Engine nennt.",
)
@click.option(
    "--players",
    metavar="NUMBERS",
    cls=Switch,
    help="Numbers of players, such as 2 or 2,4,7. Without it, all that the game allows.",
    de="Spielerzahlen, etwa 2 oder 2,4,7. Ohne Angabe alle, die das Spiel erlaubt.",
)
@click.option(
    "--games",
    callback=whole_number(0, 1_000_000),
    cls=Switch,
    help="How many random games to play. Without it, 400 for a rule set, at most 1200, and fewer "
    "where games are long and --time is not given.",
    de="Wie viele zufällige Partien gespielt werden. Ohne Angabe 400 für einen Regelsatz, "
    "höchstens 1200, und weniger, wo Partien lang sind und --time fehlt.",
)
@time_option
@click.option(
    "--answer-time",
    metavar="TIME",
    default="5s",
    cls=Switch,
    help="How long one answer may take. Without it, 5s.",
    de="Wie lange eine Antwort dauern darf. Ohne Angabe 5s.",
)
@click.option(
    "--seed",
    callback=whole_number(0),
    default="0",
    cls=Switch,
    help="The same seed gives the same games and, without --time, the same report.",
    de="Derselbe Startwert gibt dieselben Partien und, ohne --time, denselben Bericht.",
)
@click.option(
    "--most",
    callback=whole_number(1, 1000),
    default="3",
    cls=Switch,
    help="End after this many differences. Without it, 3.",
    de="Nach so vielen Unterschieden aufhören. Ohne Angabe 3.",
)
@click.option(
    "--known",
    "known_path",
    metavar="FILE",
    cls=Switch,
    help="A file with differences that you accept, a line each: CLAUSE: reason.",
    de="Eine Datei mit Unterschieden, die man hinnimmt, je eine Zeile: KLAUSEL: Begründung.",
)
@click.option(
    "--report",
    "reports",
    metavar="FILE",
    multiple=True,
    cls=Switch,
    help="Also write a report: .html, .json, .xml (JUnit), .svg (badge).",
    de="Auch einen Bericht schreiben: .html, .json, .xml (JUnit), .svg (Plakette).",
)
@click.option(
    "--save",
    "save",
    metavar="FOLDER",
    cls=Switch,
    help="Keep each difference in this folder, as a case, a record and a picture.",
    de="Jeden Unterschied in diesem Ordner aufheben, als Fall, Aufzeichnung und Bild.",
)
@click.option(
    "--no-suite",
    "no_suite",
    is_flag=True,
    cls=Switch,
    help="Leave out the fixed suite.",
    de="Die festen Fälle auslassen.",
)
@plain_option
@game_option
@lang_option
def conform(
    words: tuple[str, ...],
    asked: str | None,
    players: str | None,
    games: int | None,
    time: str | None,
    answer_time: str,
    seed: int,
    most: int,
    known_path: str | None,
    reports: tuple[str, ...],
    save: str | None,
    no_suite: bool,
    plain: bool,
    game: str | None,
    language: Language,
) -> int:
    kept, command = _command(words, language)
    if kept is not None and game is None:
        game = case_game(kept, language)
    played = bench(game or USUAL)
    per_answer = seconds_of(answer_time, "--answer-time", language)
    limit = Limit(None if time is None else seconds_of(time, "--time", language))
    opener = partial(connection, command, per_answer, limit)
    watch = watched(Watch(limit, language, plain=plain))
    if kept is not None:
        return replay_case(played, kept, opener, watch, language)
    for path in reports:
        if Path(path).suffix not in REPORTS:
            known_kinds = ", ".join(REPORTS)
            fail(
                language,
                f"--report: found {quoted(path)}; expected a name that ends in {known_kinds}",
                f"--report: gefunden {quoted(path)}; erwartet ein Name, der auf {known_kinds} "
                "endet",
            )
        check_writable(path, language)
    known = Accepted(
        {}
        if known_path is None
        else read_as(partial(read_known, played.game), known_path, language)
    )
    rules = rules_asked(played, asked)
    seats = seats_asked(played, players, language)
    plan: Plan[Any, Any, Any, Any] = Plan(
        rules=rules,
        players=seats,
        games=games,
        moves=MOVES if time is None else None,
        seed=seed,
        suite=() if no_suite else played.suite(rules, seats),
        known=frozenset(known.reasons),
        most=most,
    )
    click.echo(f"seed {seed}")
    report = Campaign(played, opener, plan, watch, limit.left).run()
    check_started(report, language)
    # Files first: they keep the findings even if standard output cannot be written.
    kept_paths = [] if save is None else save_cases(played, save, report, language)
    for path in reports:
        write_file(path, report_text(path, played, report, known, seed, language), language)
    echo_lines(report_lines(played, report, known, language))
    echo_lines(Text(f"kept: {path}", f"aufgehoben: {path}")[language] for path in kept_paths)
    click.echo(f"seed {seed}")
    return status_of(report)


def _command(words: Sequence[str], language: Language) -> tuple[str | None, list[str]]:
    """The path of the case to replay, or None, and the command that starts the engine.

    Raises Failure if there is no such command.
    """
    replayed = words[0] == "replay" if words else False
    kept = words[1] if replayed and len(words) > 1 else None
    command = list(words[2:] if replayed else words)
    if not command:
        fail(
            language,
            "the command that starts the engine is missing: conform -- node my_engine.js",
            "der Befehl fehlt, der die Engine startet: conform -- node meine_engine.js",
        )
    if shutil.which(command[0]) is None:
        fail(
            language,
            f"found {quoted(command[0])}; expected a command that can be started",
            f"gefunden {quoted(command[0])}; erwartet ein Befehl, der sich starten lässt",
        )
    return kept, command
