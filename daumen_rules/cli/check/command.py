"""The command `check`: is a recorded game legal, and if not, which clause is broken where?

How its answer is told stands in `told`, or with the court of the game.
"""

from __future__ import annotations

from typing import Any

import click

from daumen_rules.cli.check.told import checked
from daumen_rules.cli.shared.asked import game_option
from daumen_rules.cli.shared.frame import (
    ILLEGAL,
    Command,
    Option,
    echo_json,
    echo_lines,
    json_option,
    lang_option,
)
from daumen_rules.cli.shared.parts import court_of
from daumen_rules.cli.shared.read_records import read_game
from daumen_rules.cli.shared.timing import PLAYED, clock, in_time
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.checked import Checked
from daumen_rules.pieces.court import Running
from daumen_rules.pieces.options import OptionError
from daumen_rules.records.noted import Record

HELP = Text(
    """Check a recorded game: legal to the end, or which clause is broken where.

    RECORD is a file in the text form or in JSON, - for standard input. A legal game is told event
    by event, each with its clause, then its points. Otherwise the first illegal action is named
    with its line, all clauses it breaks, what would have been legal, and the points so far.

    A record may have gaps: no deck, unknown fangs (Y3?), unknown cards (?). Then everything is said
    of every deal that fits: an action is illegal if it is by all of them, and depends if by some.

    A record that begins with `game: kniffel` or the like has the form of all games; rule sets of
    the collection are `manual` and `manual with OPTION=VALUE, …`.

    Exit status: 0 legal (also if unfinished, or if it depends), 1 not legal, or not known in the
    time, 2 not readable.""",
    """Eine aufgezeichnete Partie prüfen: regelgerecht bis zum Ende, oder welche Klausel wo
    verletzt ist.

    RECORD ist eine Datei in der Textform oder in JSON, - für die Standardeingabe. Eine
    regelgerechte Partie wird Ereignis für Ereignis erzählt, jedes mit seiner Klausel, dann ihre
    Punkte. Sonst wird der erste regelwidrige Zug mit seiner Zeile genannt, alle verletzten
    Klauseln, was erlaubt gewesen wäre, und die Punkte bis dahin.

    Eine Aufzeichnung darf Lücken haben: keine Karten, unbekannte Giftzähne (Y3?), unbekannte Karten
    (?). Dann wird alles von jeder Kartenverteilung gesagt, die passt: Ein Zug ist regelwidrig, wenn
    er es bei allen ist, und kommt darauf an, wenn bei manchen.

    Eine Aufzeichnung, die mit `spiel: kniffel` oder ähnlich beginnt, hat die Form aller Spiele;
    Regelsätze der Sammlung sind `manual` und `manual with OPTION=WERT, …`.

    Rückgabewert: 0 regelgerecht (auch wenn unfertig, oder wenn es darauf ankommt), 1 regelwidrig
    oder in der Zeit nicht entschieden, 2 nicht lesbar.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("path", metavar="RECORD")
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Option,
    help="german, english, both, or such as 'german with refill_short=greedy'. "
    "Without it the rule set that the record names.",
    de="german, english, both, oder etwa 'german with refill_short=greedy'. "
    "Sonst gilt der Regelsatz der Aufzeichnung.",
)
@click.option(
    "--log/--no-log",
    default=None,
    cls=Option,
    help="Tell every event, or none. Without it the events of a legal game are told.",
    de="Jedes Ereignis erzählen, oder keines. Sonst nur die einer regelgerechten Partie.",
)
@click.option(
    "--long",
    is_flag=True,
    cls=Option,
    help="With both: tell the shortest games in which the manuals part whole.",
    de="Mit both: die kürzesten Partien, in denen sich die Anleitungen trennen, ganz erzählen.",
)
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(0.01, 3600),
    default=10,
    cls=Option,
    help="Seconds to read and, with gaps, to search at most; 10 without it.",
    de="So viele Sekunden wird höchstens gelesen und, mit Lücken, gesucht; sonst 10.",
)
@game_option
@click.option(
    "--seat",
    metavar="NAME",
    cls=Option,
    help="Of a record in the form of all games tell only what this player may know: name, or seat "
    "from 1.",
    de="Von einer Aufzeichnung in der Form aller Spiele nur erzählen, was dieser Spieler wissen "
    "darf: Name, oder Platz ab 1.",
)
@lang_option
@json_option
def check(
    path: str,
    asked: str | None,
    game: str | None,
    seat: str | None,
    log: bool | None,
    long: bool,
    seconds: float,
    language: Language,
    as_json: bool,
) -> int:
    running = clock(seconds)
    record = read_game(path, game, language, in_time(running, path, language))
    answer: Checked
    if isinstance(record, Record):
        played = in_time(running, path, language, PLAYED)
        answer = checked(path, record, asked, seat, language, played)
    else:
        answer = _by_court(path, record, game, asked, seat, running, seconds, language)
    if as_json:
        echo_json(answer.data(log=log is not False))
    else:
        echo_lines(answer.lines(log, long=long))
    return 0 if answer.is_legal else ILLEGAL


def _by_court(
    path: str,
    record: Any,
    game: str | None,
    asked: str | None,
    seat: str | None,
    running: Running,
    seconds: float,
    language: Language,
) -> Checked:
    """A record in the form of one game alone. Raises click.UsageError."""
    if seat is not None:
        only = Text(
            "--seat is for records in the form of all games; for this one see `why --seat`",
            "--seat ist für Aufzeichnungen in der Form aller Spiele; für diese siehe `why --seat`",
        )
        raise click.UsageError(only[language])
    try:
        return court_of(game, language).check(path, record, asked, running, seconds, language)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
