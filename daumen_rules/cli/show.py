"""The command `show`: a picture of the table, the story of a game or a situation as a page.

Here lives the command alone; what is seen, and how it looks, stands in `pictures`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from attrs import evolve

from daumen_rules.cli.asked_rules import rules_of_option
from daumen_rules.cli.play_options import whole_number
from daumen_rules.cli.shared.asked import game_of, rules_of
from daumen_rules.cli.shared.frame import Command, Option, fail, lang_option, write_file
from daumen_rules.cli.shared.read_records import read_record
from daumen_rules.games.daumen_drauf.court.situation.model import Situation
from daumen_rules.games.daumen_drauf.court.situation.reading import is_situation
from daumen_rules.games.daumen_drauf.court.situation.reading import read as read_situation
from daumen_rules.games.daumen_drauf.court.situation.sight import seen_by, until
from daumen_rules.games.daumen_drauf.notation import read_whole
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.replay import Replay, replay
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.text import Language, Text

if TYPE_CHECKING:  # drawing is imported where it is done, because `--help` needs none of it
    from daumen_rules.cli.pictures.scenes import Onlooker

HELP: Final = Text(
    """Draw the table of a recorded game or of a situation, or make a page of it.

    RECORD is a file in the text form or in JSON, - for standard input. FILE.svg shows the table
    after one step: covered cards under thumbs, what was captured, and what happened in this step.
    FILE.html is one page that needs nothing else: step by step through the game, with a clause
    beside each event, in both languages, for everybody in turn.

    With --seat the file holds only what this seat knows: no fang that is hidden from it at the end
    of the record stands anywhere in the file, and no step shows more than it knew by then.

    The record may be unfinished or not legal: it is shown up to its last legal step, and one step
    more says what is wrong there.

    RECORD may also be a situation, as `judge` reads it. Then FILE.svg shows what is known of the
    table, with ? for what is not, and the question; FILE.html also has the ruling, and where it
    depends both ways to fill the gaps as pictures. --seat leaves out what this seat cannot know,
    --step shows so many actions of the trick.""",
    """Den Tisch einer aufgezeichneten Partie oder einer Situation zeichnen, oder eine Seite machen.

    RECORD ist eine Datei in der Textform oder in JSON, - für die Standardeingabe. FILE.svg zeigt
    den Tisch nach einem Schritt: verdeckte Karten unter Daumen, die gestochenen, und was in diesem
    Schritt geschah. FILE.html ist eine Seite, die sonst nichts braucht: Schritt für Schritt durch
    die Partie, mit der Klausel neben jedem Ereignis, in beiden Sprachen, aus jedermanns Sicht.

    Mit --seat steht in der Datei nur, was dieser Platz weiß: Kein Giftzahn, der ihm am Ende der
    Aufzeichnung verborgen ist, steht irgendwo in der Datei, und kein Schritt zeigt mehr, als er da
    schon wusste.

    Die Aufzeichnung darf unfertig oder regelwidrig sein: Sie wird bis zum letzten regelgerechten
    Schritt gezeigt, und ein Schritt mehr sagt, was dort nicht stimmt.

    RECORD darf auch eine Situation sein, wie `judge` sie liest. Dann zeigt FILE.svg, was man vom
    Tisch weiß, mit ? für das Übrige, und die Frage; in FILE.html steht auch der Entscheid, und wo
    es darauf ankommt, stehen beide Weisen, die Lücken zu füllen, als Bilder da. --seat lässt weg,
    was dieser Platz nicht wissen kann, --step zeigt so viele Aktionen des Stichs.""",
)
SVG, HTML = ".svg", ".html"


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("path", metavar="RECORD")
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    required=True,
    cls=Option,
    help="Where to write: a file ending in .svg or .html.",
    de="Wohin geschrieben wird: eine Datei mit der Endung .svg oder .html.",
)
@click.option(
    "--seat",
    "asked_seat",
    metavar="NAME|NUMBER",
    cls=Option,
    help="Who looks: a name, a number from 1 in the order of the names, spectator, or referee. "
    "Without it a picture shows what the referee sees, and a page has all of them.",
    de="Wer hinsieht: ein Name, eine Nummer ab 1 in der Reihenfolge der Namen, spectator "
    "(Zuschauer) oder referee (Schiedsrichter). Sonst zeigt ein Bild, was der Schiedsrichter "
    "sieht, und eine Seite hat alle.",
)
@click.option(
    "--step",
    "asked_step",
    callback=whole_number(0),
    metavar="NUMBER",
    cls=Option,
    help="The step to draw, or with which the page opens; 0 is after the deal. Without it a "
    "picture shows the last one, and a page opens with the first.",
    de="Der Schritt, der gezeichnet wird oder mit dem die Seite aufgeht; 0 ist nach dem Geben. "
    "Sonst zeigt ein Bild den letzten, und eine Seite beginnt mit dem ersten.",
)
@click.option(
    "--game",
    "asked_game",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Option,
    help="Which game of a record with several; without it the last that can be shown.",
    de="Welche Partie einer Aufzeichnung mit mehreren; sonst die letzte, die sich zeigen lässt.",
)
@click.option(
    "--rules",
    "asked_rules",
    metavar="RULES",
    cls=Option,
    help="german, english, or such as 'german with refill_short=greedy'. "
    "Without it the rules that the record or the situation names; for a situation also both.",
    de="german, english, oder etwa 'german with refill_short=greedy'. "
    "Sonst gelten die Regeln der Aufzeichnung oder der Situation; für eine Situation auch both.",
)
@lang_option
def show(
    *,
    path: str,
    output: str,
    asked_seat: str | None,
    asked_step: int | None,
    asked_game: int | None,
    asked_rules: str | None,
    language: Language,
) -> None:
    form = _form(output, language)
    told = read_record(_read, path, language, also="situation")
    if isinstance(told, Situation):
        if asked_game is not None:
            fail(language, "--game: a situation has no games", "--game: eine Situation hat keine")
        text = _situation(told, asked_rules, asked_seat, form, asked_step, language)
        write_file(output, text, language)
        return
    record = told
    rules = None if asked_rules is None else rules_of(game_of(None), asked_rules)
    answer = replay(record, record.rules if rules is None else rules)
    number = _game(asked_game, record, answer, language)
    who = None if asked_seat is None else _onlooker(asked_seat, record.names, language)
    text = _drawn(record, answer, number, who, form, asked_step, language)
    write_file(output, text, language)


def _read(text: str) -> Record | Situation:
    return read_situation(text) if is_situation(text) else read_whole(text)


def _situation(
    told: Situation,
    asked_rules: str | None,
    asked_seat: str | None,
    form: str,
    asked_step: int | None,
    language: Language,
) -> str:
    from daumen_rules.cli.pictures.board import Drawer
    from daumen_rules.cli.pictures.board_picture import situation_picture
    from daumen_rules.cli.pictures.scenes import REFEREE, Referee
    from daumen_rules.cli.pictures.situation_page import situation_page

    if asked_rules is not None:
        told = evolve(told, rules=rules_of_option(asked_rules, language))
    last = len(told.trick)
    step = _in_range(last if asked_step is None else asked_step, last, language)
    who = REFEREE if asked_seat is None else _onlooker(asked_seat, told.names, language)
    viewer = None if isinstance(who, Referee) else who
    told = until(told, step)
    if viewer is not None:
        told = seen_by(told, viewer)
    if form == SVG:
        return situation_picture(told, Drawer(language, viewer), (step, last))
    return situation_page(told, viewer, (step, last), language)


def _drawn(
    record: Record,
    answer: Replay,
    number: int,
    who: Onlooker | None,
    form: str,
    asked_step: int | None,
    language: Language,
) -> str:
    from daumen_rules.cli.pictures.scenes import REFEREE, everybody, story

    if form == SVG:
        from daumen_rules.cli.pictures.table import table_picture

        who = REFEREE if who is None else who
        told = story(record, answer, number, (who,))
        step = told.last if asked_step is None else asked_step
        return table_picture(told, who, _in_range(step, told.last, language), language)

    from daumen_rules.cli.pictures.page import story_page

    told = story(record, answer, number, everybody(len(record.names)) if who is None else (who,))
    return story_page(told, _in_range(asked_step or 0, told.last, language), language)


def _form(output: str, language: Language) -> str:
    ending = Path(output).suffix.lower()
    if ending not in (SVG, HTML):
        fail(
            language,
            f"-o: found {output!r}; expected a file ending in .svg or .html",
            f"-o: gefunden {output!r}; erwartet eine Datei mit der Endung .svg oder .html",
        )
    return ending


def _game(asked: int | None, record: Record, answer: Replay, language: Language) -> int:
    shown, games = len(answer.games), len(record.games)
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
    """Who is meant: a name comes before a word or a number, and exact before similar."""
    similar = [seat for seat, name in enumerate(names) if name.casefold() == asked.casefold()]
    known = ", ".join(f"{name} ({seat})" for seat, name in enumerate(names, start=1))
    found: Onlooker | None = _onlooker_by_word(asked.casefold(), len(names))
    if asked in names or len(similar) == 1:
        found = names.index(asked) if asked in names else similar[0]
    if found is None:
        fail(
            language,
            f"--seat: found {asked!r}; expected {known}, spectator or referee",
            f"--seat: gefunden {asked!r}; erwartet {known}, spectator oder referee",
        )
    return found


def _onlooker_by_word(asked: str, players: int) -> Onlooker | None:
    from daumen_rules.cli.pictures.scenes import REFEREE

    if asked in ("referee", "schiedsrichter"):
        return REFEREE
    if asked in ("spectator", "zuschauer"):
        return SPECTATOR
    return {str(seat + 1): seat for seat in range(players)}.get(asked)


def _in_range(step: int, last: int, language: Language) -> int:
    if step > last:
        fail(
            language,
            f"--step: found {step}; expected 0 to {last}",
            f"--step: gefunden {step}; erwartet 0 bis {last}",
        )
    return step
