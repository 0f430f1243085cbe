"""The command `ask`: finds the clauses and questions that are nearest to the words of a person."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import click

from daumen_rules.contracts.court import AnyJudge
from daumen_rules.contracts.report_text import folded
from daumen_rules.judge.court import asked_without_table
from daumen_rules.judge.nearest import Near, nearest
from daumen_rules.judge.unknown_words import check_known
from daumen_rules.kernel.text import Language, Text

from .judge.data import ruling_data
from .judge.lines import ruling_lines
from .shared.basics import ILLEGAL, Command, echo_json, echo_lines, json_option, lang_option


@click.command(
    cls=Command,
    help="""Find the clauses and questions that come nearest to your words.

    The words are English or German, such as 'mau-mau end with a jack'. You see the five nearest of
    all games, or only those of a game that you name. This is a search, not a ruling; `judge` gives
    rulings. What can be worked out without a table is answered, such as 'skat clubs with two, hand,
    schneider' or 'daumen drauf may one show two cards'.

    Exit status: 0 found, 1 nothing was near, 2 cannot be read.""",
    de="""Klauseln und Fragen finden, die deinen Wörtern nahe kommen.

    Die Wörter sind deutsch oder englisch, etwa 'mau-mau mit einem Buben aufhören'. Man sieht die
    fünf nächsten aus allen Spielen, oder nur die eines Spiels, das man nennt. Das ist eine Suche
    und kein Entscheid; Entscheide gibt `judge`. Was sich ohne Tisch ausrechnen lässt, wird
    beantwortet, etwa 'skat Kreuz mit zwei, Hand, Schneider' oder 'daumen drauf darf man zwei Karten
    zeigen'.

    Rückgabewert: 0 gefunden, 1 nichts war nahe, 2 nicht lesbar.""",
)
@click.argument("words", metavar="WORDS...", nargs=-1, required=True)
@lang_option
@json_option
def ask(words: tuple[str, ...], language: Language, as_json: bool) -> int:
    said = " ".join(words)
    asked = asked_without_table(said)
    if asked is not None:
        _answer(*asked, language, as_json=as_json)
        return 0
    check_known(said)
    found = nearest(said)
    if as_json:
        echo_json([_data(near, language) for near in found])
    else:
        echo_lines(_lines(found, language))
    return 0 if found else ILLEGAL


def _answer(
    slug: str, judge: AnyJudge, situation: Any, language: Language, *, as_json: bool
) -> None:
    """Tell the answer as `judge` does; it is short work."""
    ruling = judge.rule(situation, lambda: True)
    told = judge.report(situation, ruling)
    if as_json:
        echo_json([ruling_data(slug, judge.data(situation), told, language)])
    else:
        echo_lines(ruling_lines(slug, told, partial(judge.games, ruling, language), language))


def _lines(found: tuple[Near, ...], language: Language) -> Iterator[str]:
    if not found:
        yield Text("nothing is near to that", "nichts kommt dem nahe")[language]
        return
    yield Text("perhaps you mean:", "vielleicht meinst du:")[language]
    for near in found:
        yield folded(f"{near.id}: {near.says[language]}", 4, f"  {near.game} ")


def _data(near: Near, language: Language) -> dict[str, str]:
    kind = "question" if near.is_question else "clause"
    return {"game": near.game, "kind": kind, "id": near.id, "says": near.says[language]}
