"""The command `explore`: its options, and the search that they make.

`exploration` finds the states and the value, `report` tells them.
"""

from __future__ import annotations

from typing import Final

import click

from daumen_rules.exploration.graph import Graph
from daumen_rules.exploration.value import value
from daumen_rules.kernel.text import Language, Text

from ..shared.basics import (
    INCOMPLETE,
    INTERRUPTED,
    Command,
    Switch,
    echo_json,
    echo_lines,
    json_option,
    lang_option,
)
from ..shared.game_option import game_option
from ..shared.options import (
    large_number,
    plain_option,
    players_option,
    rules_option,
    seconds_of,
    time_option,
    whole_number,
)
from ..shared.progress import Limit, Watch
from .beginning import beginning
from .report import report_data, report_lines

DEEPEST: Final = 1_000
"""The greatest depth."""


@click.command(
    cls=Command,
    help="""Find all states of a small game, and who wins it.

    PACK is a small pack of Daumen drauf!, such as duo-y2-h1. Without it the game begins as usual,
    or in a position. Most games are too large to be explored as a whole: --depth counts only their
    first actions.

    Told is for each depth how many states are first reached there, in how many ways the game can
    be played so far, and how many of them end it. Chance counts as an action for each of its
    outcomes. Where nothing is hidden and two play, or nobody has a choice, the value of the start
    is told: who wins if all play as well as can be, or the shares of the victory that the seats
    expect.

    Exit status: 0 all is counted that was asked for, 2 an unusable call, 3 there were more states
    than --limit or the time was up, 130 interrupted; what was found is told in any case.""",
    de="""Alle Stellungen eines kleinen Spiels finden, und wer es gewinnt.

    PACK ist ein kleines Blatt von Daumen drauf!, etwa duo-y2-h1. Ohne PACK beginnt das Spiel wie
    sonst, oder in einer Stellung. Die meisten Spiele sind zu groß, um ganz erkundet zu werden:
    --depth zählt nur ihre ersten Aktionen.

    Gesagt wird zu jeder Tiefe, wie viele Stellungen dort zum ersten Mal erreicht werden, auf wie
    viele Weisen man bis dahin spielen kann, und wie viele davon das Spiel beenden. Der Zufall zählt
    als eine Aktion für jedes seiner Ergebnisse. Wo nichts verborgen ist und zwei spielen oder
    niemand eine Wahl hat, wird der Wert des Anfangs gesagt: wer gewinnt, wenn alle so gut wie
    möglich spielen, oder welchen Anteil am Sieg jeder Platz erwartet.

    Rückgabewert: 0 alles ist gezählt, was gefragt war, 2 unbrauchbarer Aufruf, 3 es gab mehr
    Stellungen als --limit oder die Zeit war um, 130 abgebrochen; was gefunden ist, wird in jedem
    Fall gesagt.""",
)
@click.argument("pack", metavar="[PACK]", required=False)
@players_option
@rules_option
@click.option(
    "--from",
    "file",
    metavar="FILE",
    cls=Switch,
    help="Begin in the whole position of this file, or of - for standard input.",
    de="In der ganzen Stellung dieser Datei beginnen, oder in der von -, der Standardeingabe.",
)
@click.option(
    "--depth",
    callback=whole_number(1, DEEPEST),
    metavar="NUMBER",
    cls=Switch,
    help="Count only so many actions from the start.",
    de="Nur so viele Aktionen vom Anfang an zählen.",
)
@click.option(
    "--limit",
    callback=large_number("states", "Stellungen"),
    metavar="NUMBER",
    default="1e5",
    show_default=True,
    cls=Switch,
    help="How many states to find at most, such as 5000 or 1e6.",
    de="Wie viele Stellungen höchstens gefunden werden, etwa 5000 oder 1e6.",
)
@time_option
@game_option
@plain_option
@lang_option
@json_option
def explore(
    *,
    pack: str | None,
    players: int | None,
    asked: str | None,
    file: str | None,
    depth: int | None,
    limit: int,
    time: str | None,
    game: str | None,
    plain: bool,
    language: Language,
    as_json: bool,
) -> int:
    begun = beginning(game, asked, players, pack, file, language)
    seconds = None if time is None else seconds_of(time, "--time", language)
    watch = Watch(Limit(seconds), language, plain=plain)
    graph = Graph(begun.game, begun.state, limit)

    def progress(gone: float) -> Text:
        states, pace = graph.states, graph.states / gone
        return Text(
            f"{states} states, depth {graph.depth}, {pace:.0f} a second",
            f"{states} Stellungen, Tiefe {graph.depth}, {pace:.0f} je Sekunde",
        )

    try:
        is_done = graph.explore(depth, lambda: watch(progress))
        status = 0 if is_done else INCOMPLETE
    except KeyboardInterrupt:
        is_done, status = False, INTERRUPTED
    depths, found = [*graph.depths(depth)], value(graph)
    if as_json:
        echo_json(report_data(begun, graph, depths, found, is_done=is_done))
    else:
        echo_lines(report_lines(begun, graph, depths, found, language, is_done=is_done))
    return status
