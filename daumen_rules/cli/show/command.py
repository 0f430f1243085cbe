"""The command `show`: shows the table of a record or of a situation, in lines, drawn, or on a page.

The game says what an onlooker sees; `pieces.pictures` says how it looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import click

from daumen_rules.contracts.court import AnyCourt
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Record
from daumen_rules.contracts.story import (
    OVERSEER,
    Onlooker,
    Overseer,
    Story,
    common_story,
    everybody,
    onlooker_called,
    reader_among,
    step_words,
    story,
)
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.lines import no_tick
from daumen_rules.kernel.text import Language, Text, quoted
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.records.record import is_record, read, whole
from daumen_rules.records.record_story import played as played_of
from daumen_rules.records.replay import replay

from ..shared.basics import Command, Switch, fail, lang_option, read_as, write_file
from ..shared.game_option import game_of
from ..shared.options import whole_number
from .texts import HELP

DRAWN: Final = 60
"""The number of ways to fill the gaps of a position that are looked at for what they share."""
SVG, HTML, LINES = ".svg", ".html", ""


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("path", metavar="RECORD")
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    cls=Switch,
    help="Write to this file, which ends in .svg or .html. Without it, lines on the screen.",
    de="In diese Datei schreiben, mit der Endung .svg oder .html. Ohne Angabe Zeilen auf dem "
    "Bildschirm.",
)
@click.option(
    "--seat",
    "asked_seat",
    metavar="NAME|NUMBER",
    cls=Switch,
    help="Who looks: a name, the number of a seat from 1, spectator, or referee. Without it, a "
    "picture shows what the referee sees, and a page has the views of all.",
    de="Wer hinsieht: ein Name, die Nummer eines Platzes ab 1, spectator (Zuschauer) oder "
    "referee (Schiedsrichter). Ohne Angabe zeigt ein Bild, was der Schiedsrichter sieht, "
    "und eine Seite hat die Sicht von allen.",
)
@click.option(
    "--step",
    "asked_step",
    callback=whole_number(0),
    metavar="NUMBER",
    cls=Switch,
    help="The step to draw, or the step with which the page opens; 0 is after the deal. Without "
    "it, a picture shows the last step, and a page opens with the first.",
    de="Der Schritt, der gezeichnet wird oder mit dem die Seite aufgeht; 0 ist nach dem Geben. "
    "Ohne Angabe zeigt ein Bild den letzten Schritt, und eine Seite beginnt mit dem ersten.",
)
@click.option(
    "--game",
    "asked_game",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Switch,
    help="Which game of a record with several games. Without it, the last that can be shown.",
    de="Welche Partie einer Aufzeichnung mit mehreren Partien. Ohne Angabe die letzte, die "
    "sich zeigen lässt.",
)
@click.option(
    "--rules",
    "asked_rules",
    metavar="RULES",
    cls=Switch,
    help="A rule set, such as german or 'german with refill_short=greedy'; for a situation also "
    "both. Without it, the rules that the file names.",
    de="Ein Regelsatz, etwa german oder 'german with refill_short=greedy'; für eine Situation "
    "auch both. Ohne Angabe gelten die Regeln, die die Datei nennt.",
)
@lang_option
def show(
    *,
    path: str,
    output: str | None,
    asked_seat: str | None,
    asked_step: int | None,
    asked_game: int | None,
    asked_rules: str | None,
    language: Language,
) -> None:
    form = _form(output, language)
    told = read_as(_read, path, language)
    try:
        if isinstance(told, Situation):
            if asked_game is not None:
                none = Text("a situation has no games", "eine Situation hat keine")
                fail(language, f"--game: {none.en}", f"--game: {none.de}")
            text = _situation(told, asked_rules, asked_seat, form, asked_step, language)
        else:
            text = _record(told, asked_rules, asked_seat, form, asked_step, asked_game, language)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
    if output is None:
        click.echo(text, nl=False)
    else:
        write_file(output, text, language)


@frozen
class Situation:
    """A situation that was read, in the form `told` of its court, and its game."""

    game: AnyGame
    court: AnyCourt
    told: Any


def _read(text: str) -> Record | Situation:
    """Reads a record of any game, or a situation of the default game. Raises InputError."""
    game = game_of(None)
    if not is_record(text) and game.court is not None and game.court().is_situation(text):
        return Situation(game, game.court(), game.court().read(text, no_tick))
    record = read(text)
    return record if record.games[0].position is not None else whole(record)


def _record(
    record: Record,
    asked_rules: str | None,
    asked_seat: str | None,
    form: str,
    asked_step: int | None,
    asked_game: int | None,
    language: Language,
) -> str:
    rules = record.rules if asked_rules is None else record.game.book.read_rules(asked_rules)
    ways = [played_of(replay(each, rules)) for each in _filled(record)]
    number = _game(asked_game, len(record.games), len(ways[0]), language)
    played = ways[0][number - 1]

    def seen(onlookers: Sequence[Onlooker]) -> Story:
        stories = [story(games[number - 1], onlookers) for games in ways]
        return stories[0] if len(stories) == 1 else common_story(stories)

    who = None if asked_seat is None else _onlooker(asked_seat, record.names, language)
    if form == HTML:
        from ..pages.page import story_page

        hides = played.subject.checks.alike is not None
        alone = (OVERSEER if who is None else who,)
        onlookers = everybody(len(record.names)) if who is None and hides else alone
        told = seen(onlookers)
        return story_page(told, _in_range(asked_step or 0, told.last, language), language)
    onlooker = OVERSEER if who is None else who
    told = seen((onlooker,))
    step = _in_range(told.last if asked_step is None else asked_step, told.last, language)
    if form == SVG:
        from daumen_rules.contracts.drawing import frame_picture

        return frame_picture(told, onlooker, step, language)
    return _text(_lines(told, onlooker, step, language))


def _filled(record: Record) -> list[Record]:
    """The record; where it begins with a position with gaps, some ways to fill them."""
    (one, *_) = record.games
    if one.position is None:
        return [record]
    position = evolve(one.position, acts=one.acts)
    states = position.beginnings(DRAWN) or evolve(position, acts=()).beginnings(DRAWN)
    filled = (evolve(one, begins=state, position=None, lack=None) for state in states)
    return [evolve(record, games=(each,)) for each in filled]


def _lines(told: Story, who: Onlooker, step: int, language: Language) -> Iterator[str]:
    """The lines on a step: its events as an onlooker saw them, and the table after it."""
    frame, names = told.frames[who][step], told.played.names
    yield f"{told.played.subject.book.title[language]} · {step_words(told, who, step, language)}"
    yield ""
    for telling in frame.told:
        clause = "" if telling.clause is None else f" [{telling.clause.id}]"
        yield f"  {telling.text[language]}{clause}"
    yield ""
    yield from scene_lines(frame.scene, language, names, reader_among(who))


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _situation(
    situation: Situation,
    asked_rules: str | None,
    asked_seat: str | None,
    form: str,
    asked_step: int | None,
    language: Language,
) -> str:
    court, told = situation.court, situation.told
    if asked_rules is not None:
        told = court.under(told, asked_rules)
    last = court.length(told)
    step = _in_range(last if asked_step is None else asked_step, last, language)
    who = OVERSEER if asked_seat is None else _onlooker(asked_seat, court.names(told), language)
    viewer = None if isinstance(who, Overseer) else who
    seen = court.seen(told, viewer, step)
    if form == HTML:
        from ..pages.situation_page import situation_page

        return situation_page(situation.game, seen, viewer, (step, last), language)
    shown = court.shown(seen, viewer, (step, last), language)
    if form == SVG:
        from daumen_rules.contracts.drawing import situation_picture

        return situation_picture(situation.game, shown, language, reader_among(who))
    table = scene_lines(shown.scene, language, shown.names, reader_among(who))
    return _text((shown.question, shown.details, "", *table, "", *shown.notes))


def _form(output: str | None, language: Language) -> str:
    """The form in which to show: the ending of a file, `LINES` without a file. Raises Failure."""
    if output is None:
        return LINES
    ending = Path(output).suffix.lower()
    if ending not in (SVG, HTML):
        fail(
            language,
            f"-o: found {quoted(output)}; expected a file ending in .svg or .html",
            f"-o: gefunden {quoted(output)}; erwartet eine Datei mit der Endung .svg oder .html",
        )
    return ending


def _game(asked: int | None, games: int, shown: int, language: Language) -> int:
    number = shown if asked is None else asked
    if number > games:
        fail(
            language,
            f"--game: found {number}; the record has {games}",
            f"--game: gefunden {number}; die Aufzeichnung hat {games}",
        )
    if number > shown:
        fail(
            language,
            f"--game: game {number} cannot be shown, because game {shown} is not legal to its end",
            f"--game: Partie {number} lässt sich nicht zeigen, weil Partie {shown} nicht "
            "regelgerecht zu Ende ging",
        )
    return number


def _onlooker(asked: str, names: tuple[str, ...], language: Language) -> Onlooker:
    found = onlooker_called(asked, names)
    if found is None:
        known = ", ".join(f"{name} ({seat})" for seat, name in enumerate(names, start=1))
        fail(
            language,
            f"--seat: found {quoted(asked)}; expected {known}, spectator or referee",
            f"--seat: gefunden {quoted(asked)}; erwartet {known}, spectator oder referee",
        )
    return found


def _in_range(step: int, last: int, language: Language) -> int:
    if step > last:
        fail(
            language,
            f"--step: found {step}; expected 0 to {last}",
            f"--step: gefunden {step}; erwartet 0 bis {last}",
        )
    return step
