"""The command `simulate`: its options, and the games that they make.

`simulation` plays the games, `report_lines` and `report_data` tell the figures.
"""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing
from functools import partial
from multiprocessing import get_context
from typing import Final

import click

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import OptionError
from daumen_rules.simulation.figures import Figures
from daumen_rules.simulation.games import Setting
from daumen_rules.simulation.parts import parts
from daumen_rules.simulation.shards import Here, ShardLostError, shards

from ..shared.basics import (
    INCOMPLETE,
    INTERRUPTED,
    Command,
    Switch,
    echo_json,
    echo_lines,
    fail,
    json_option,
    lang_option,
)
from ..shared.game_option import game_of, game_option, rules_of
from ..shared.options import (
    plain_option,
    players_of,
    rules_option,
    seconds_of,
    seed_option,
    seed_or_any,
    time_option,
    whole_number,
    work_option,
)
from .arguments import bots_asked, games_asked, stats_asked
from .files import check_files, opened, write_picture, write_table
from .progress import Progress
from .report_data import report_data
from .report_lines import report_lines
from .words import heading

SIZE: Final = 50
"""How many games a shard has; a shard of bots that think has one."""


@click.command(
    cls=Command,
    help="""Let bots play many games, and tell what comes of them.

    Told are the results by seat and by kind of bot, the length of games, what those who act in a
    way win more than others, and how often things happen, each with the interval in which the true
    mean lies 19 times of 20. The seed stands first and last; the same seed gives the same figures,
    however many processes share the work.

    With --keep the work is kept in a folder, and the same call goes on where it was broken off.

    Exit status: 0 all games were played, 2 an unusable call, 3 the time was up, 130 interrupted;
    what was played is told in any case.""",
    de="""Bots viele Partien spielen lassen und auswerten.

    Gesagt werden die Ergebnisse nach Platz und Art des Bots, die Länge der Partien, was jemand, der
    auf eine Weise handelt, mehr gewinnt als andere, und wie oft etwas geschieht, jeweils mit den
    Grenzen, in denen der wahre Mittelwert in 19 von 20 Fällen liegt. Die Zahl bei --seed steht
    zuerst und zuletzt; dieselbe Zahl gibt dieselben Ergebnisse, auf wie viele Prozesse sich die
    Arbeit auch verteilt.

    Mit --keep wird die Arbeit in einem Ordner aufgehoben, und derselbe Aufruf macht dort weiter,
    wo sie abgebrochen wurde.

    Rückgabewert: 0 alle Partien sind gespielt, 2 unbrauchbarer Aufruf, 3 die Zeit war um, 130
    abgebrochen; was gespielt wurde, wird in jedem Fall gesagt.""",
)
@click.option(
    "--games",
    "asked_games",
    callback=games_asked,
    metavar="NUMBER",
    default="1000",
    show_default=True,
    cls=Switch,
    help="How many games to play, such as 5000 or 1e6.",
    de="Wie viele Partien gespielt werden, etwa 5000 oder 1e6.",
)
@click.option(
    "--players",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Switch,
    help="How many players.",
    de="Wie viele Spieler.",
)
@rules_option
@click.option(
    "--bots",
    metavar="BOT,…",
    cls=Switch,
    help="Kinds of bots: random, careful or thinking. In each game they move up one seat. Without "
    "it, careful ones where the game has an estimate of actions, else random ones.",
    de="Arten von Bots: random, careful oder thinking. In jeder Partie rücken sie einen Platz "
    "weiter. Ohne Angabe vorsichtige, wo das Spiel Aktionen schätzt, sonst zufällige.",
)
@work_option
@click.option(
    "--stats",
    metavar="STAT,…",
    cls=Switch,
    help="What is told: results, length, actions, events. Without it, all.",
    de="Was gesagt wird: results, length, actions, events. Ohne Angabe alles.",
)
@click.option(
    "--workers",
    callback=whole_number(1, 256),
    metavar="NUMBER",
    cls=Switch,
    help="How many processes share the work. Without it, one for each processor.",
    de="Auf wie viele Prozesse sich die Arbeit verteilt. Ohne Angabe einer je Prozessor.",
)
@time_option
@click.option(
    "--keep",
    metavar="FOLDER",
    cls=Switch,
    help="Keep the work in this folder, and go on with what is there.",
    de="Die Arbeit in diesem Ordner aufheben und mit dem weitermachen, was darin ist.",
)
@click.option(
    "--rows",
    metavar="FILE",
    cls=Switch,
    help="Also write a row for each game: .csv or .parquet.",
    de="Auch für jede Partie eine Zeile schreiben: .csv oder .parquet.",
)
@click.option(
    "--plot",
    metavar="FILE",
    cls=Switch,
    help="Also draw the results by seat: .svg, .png or .pdf.",
    de="Auch die Ergebnisse nach Plätzen zeichnen: .svg, .png oder .pdf.",
)
@seed_option
@game_option
@plain_option
@lang_option
@json_option
def simulate(
    *,
    asked_games: int,
    players: int | None,
    asked: str | None,
    bots: str | None,
    work: int | None,
    stats: str | None,
    workers: int | None,
    time: str | None,
    keep: str | None,
    rows: str | None,
    plot: str | None,
    seed: int | None,
    game: str | None,
    plain: bool,
    language: Language,
    as_json: bool,
) -> int:
    found = game_of(game)
    seats = players_of(found, players, language)
    told = stats_asked(stats, language)
    kinds = bots_asked(found, seats, bots, language)
    if work is not None and "thinking" not in kinds:
        raise click.UsageError(_ONLY_THINKING[language])
    rules = found.book.write_rules(rules_of(found, asked))
    setting = Setting(found.slug, rules, seats, kinds, work or USUAL_WORK, seed_or_any(seed))
    try:
        found.rules.start(seats, found.book.read_rules(rules))
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
    check_files(rows, plot, language)
    asked_shards = shards(asked_games, 1 if "thinking" in kinds else SIZE)
    count = min(workers or os.cpu_count() or 1, len(asked_shards))
    seconds = None if time is None else seconds_of(time, "--time", language)
    progress = Progress(asked_games, seconds, language, plain=plain)
    figures, status = Figures(), 0
    open_executor, ahead = (Here, 1) if count == 1 else (partial(_processes, count), 4 * count)
    with opened(keep, setting, rows, language) as folder:
        if not as_json:
            click.echo(f"seed {setting.seed}")
        each = parts(setting, asked_shards, folder, open_executor, progress.runs, ahead)
        try:
            with closing(each):
                for part in each:
                    figures.join(part.figures)
                    progress.games += part.shard.games
        except KeyboardInterrupt:
            status = INTERRUPTED
        except ShardLostError as lost:
            fail(
                language, f"processes died again and again: {lost}", f"Prozesse brachen ab: {lost}"
            )
        except OSError as error:
            fail(language, f"--keep: {error}", f"--keep: {error}")
        if status == 0 and progress.games < asked_games:
            status = INCOMPLETE
        if folder is not None and rows is not None:
            write_table(rows, folder, asked_shards, language)
    if plot is not None and progress.games:
        write_picture(plot, setting, figures, language)
    if as_json:
        echo_json(report_data(setting, figures, is_complete=status == 0))
        return status
    echo_lines([heading(setting, progress.games, language)])
    if status:
        echo_lines([_SHORT[language].format(games=progress.games, asked=asked_games)])
    if progress.games:
        echo_lines(report_lines(setting, figures, told, language))
    click.echo(f"seed {setting.seed}")
    return status


_ONLY_THINKING: Final = Text(
    "--work is for bots that think: --bots thinking",
    "--work ist für Bots, die denken: --bots thinking",
)
_SHORT: Final = Text(
    "Not all games were played: {games} of {asked}.",
    "Nicht alle Partien wurden gespielt: {games} von {asked}.",
)


def _processes(count: int) -> Executor:
    """Processes that begin afresh, and leave interrupts to the one that began them."""
    return ProcessPoolExecutor(count, get_context("spawn"), signal.signal, _IGNORED)


_IGNORED: Final = (signal.SIGINT, signal.SIG_IGN)
