"""The command `simulate`: its options, and the games that they make.

`simulation` plays the games, `report_lines` and `report_data` tell the figures.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from typing import Final

import click

from daumen_rules.kernel.text import Language, Text
from daumen_rules.simulation.figures import Figures
from daumen_rules.simulation.games import Form, Setting
from daumen_rules.simulation.parts import Folder, parts
from daumen_rules.simulation.shards import Shard, ShardLostError, executors, shards
from daumen_rules.table.players import THINKERS

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
from ..shared.game_option import game_of, game_option
from ..shared.options import (
    large_number,
    plain_option,
    players_of,
    players_option,
    rules_option,
    seconds_of,
    seed_option,
    time_option,
    whole_number,
    work_option,
)
from ..shared.progress import Limit, Watch
from .arguments import FORMS, bots_asked, setting_asked, stats_asked
from .files import check_files, opened, write_picture, write_table
from .report_data import report_data
from .report_lines import report_lines
from .words import heading

SIZE: Final = 50
"""How many games a shard has; a shard of bots that think has one."""
BATCH: Final = 10_000
"""How many games a shard of a batch form has."""


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
    callback=large_number("games", "Partien"),
    metavar="NUMBER",
    default="1000",
    show_default=True,
    cls=Switch,
    help="How many games to play, such as 5000 or 1e6.",
    de="Wie viele Partien gespielt werden, etwa 5000 oder 1e6.",
)
@players_option
@rules_option
@click.option(
    "--bots",
    metavar="BOT,…",
    cls=Switch,
    help="Kinds of bots: random, careful, thinking or searching. In each game they move up one "
    "seat. Without it, careful ones where the game has an estimate of actions, else random ones.",
    de="Arten von Bots: random, careful, thinking oder searching. In jeder Partie rücken sie "
    "einen Platz weiter. Ohne Angabe vorsichtige, wo das Spiel Aktionen schätzt, sonst zufällige.",
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
    "--form",
    type=click.Choice(FORMS),
    default="readable",
    show_default=True,
    cls=Switch,
    help="Which rules play: the readable ones, or their batch form. That is much faster, plays "
    "random bots alone, tells results and length, and is not there for every game.",
    de="Welche Regeln spielen: die lesbaren oder ihre Stapelform (batch). Diese ist viel "
    "schneller, spielt nur Zufallsbots, sagt Ergebnisse und Länge und fehlt den meisten Spielen.",
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
    form: Form,
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
    told = stats_asked(stats, form, language)
    kinds = bots_asked(found, seats, bots, form, language)
    setting = setting_asked(found, seats, asked, kinds, work, seed, form)
    check_files(rows, plot, language)
    seconds = None if time is None else seconds_of(time, "--time", language)
    watch = Watch(Limit(seconds), language, plain=plain)
    size = BATCH if form == "batch" else 1 if {*THINKERS} & {*kinds} else SIZE
    asked_shards = shards(asked_games, size)
    count = min(workers or os.cpu_count() or 1, len(asked_shards))
    with opened(keep, setting, rows, language) as folder:
        if not as_json:
            click.echo(f"seed {setting.seed}")
        figures, status = _played(setting, asked_shards, folder, count, watch, language)
        if folder is not None and rows is not None:
            write_table(rows, folder, asked_shards, language)
    games = figures.of("actions").count
    if plot is not None and games:
        write_picture(plot, setting, figures, language)
    if as_json:
        echo_json(report_data(setting, figures, is_complete=status == 0))
        return status
    echo_lines([heading(setting, games, language)])
    if status:
        echo_lines([_SHORT[language].format(games=games, asked=asked_games)])
    if games:
        echo_lines(report_lines(setting, figures, told, language))
    click.echo(f"seed {setting.seed}")
    return status


_SHORT: Final = Text(
    "Not all games were played: {games} of {asked}.",
    "Nicht alle Partien wurden gespielt: {games} von {asked}.",
)


def _played(
    setting: Setting,
    asked: Sequence[Shard],
    folder: Folder | None,
    workers: int,
    watch: Watch,
    language: Language,
) -> tuple[Figures, int]:
    """The figures of the games that were played, and the exit status. Raises Failure."""
    figures, status = Figures(), 0
    games, of = 0, sum(shard.games for shard in asked)

    def progress(gone: float) -> Text:
        pace = games / gone
        return Text(
            f"{games} of {of} games, {pace:.0f} a second",
            f"{games} von {of} Partien, {pace:.0f} je Sekunde",
        )

    open_executor, ahead = executors(workers)
    each = parts(setting, asked, folder, open_executor, lambda: watch(progress), ahead)
    try:
        with closing(each):
            for part in each:
                figures.join(part.figures)
                games += part.shard.games
    except KeyboardInterrupt:
        status = INTERRUPTED
    except ShardLostError as lost:
        fail(language, f"processes died again and again: {lost}", f"Prozesse brachen ab: {lost}")
    except OSError as error:
        fail(language, f"--keep: {error}", f"--keep: {error}")
    return figures, INCOMPLETE if status == 0 and games < of else status
