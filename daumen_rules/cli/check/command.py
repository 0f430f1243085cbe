"""The command `check`: its options, and which module answers them.

The findings come from `results`, or from the court of the game if the record has gaps; `report`,
`data` and `manual_differences` tell them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from daumen_rules.contracts.check_result import RecordFound
from daumen_rules.contracts.record_model import Record
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import OptionError
from daumen_rules.records.record_story import counts_events
from daumen_rules.records.replay import replay

from ..shared.basics import (
    ILLEGAL,
    INCOMPLETE,
    Command,
    Switch,
    echo_json,
    echo_lines,
    fail,
    json_option,
    lang_option,
)
from ..shared.game_option import game_option, reader_asked, rules_of
from ..shared.options import whole_number
from ..shared.progress import clock
from ..shared.read_records import LONGEST_READING, PLAYED, in_time, read_game
from ..shared.timing import CHECK_WORK, worked
from ..shared.wording import has_two_manuals
from .data import CheckData, Data
from .manual_differences import manual_difference_data, manual_difference_lines, manual_differences
from .report import CheckReport
from .results import results_of

if TYPE_CHECKING:  # the court is loaded only for a record with gaps
    from daumen_rules.contracts.court import Running

BOTH = "both"

HELP = Text(
    """Check a recorded game and name the first illegal action.

    RECORD is a file in the text form or in JSON, or - for standard input. Of a legal game every
    event is told with its clause, and the points at the end. Otherwise you see the first illegal
    action with its line, all clauses that it breaks, what was legal instead, and the points so far.

    A record may have gaps: no deck, unknown fangs (Y3?), unknown cards (?). Then the answer is
    about all deals that fit: an action is illegal if it is illegal in every one of them, and it
    depends if it is illegal in some. In other games than Daumen drauf! a record may begin with a
    position with gaps. You are told how many ways there are to fill them.

    The record says which game it is of. `rules --game` lists the rule sets of that game.

    Exit status: 0 legal (also if the game is unfinished, or if it depends), 1 illegal, 2 cannot be
    read, 3 not settled before the limit.""",
    """Eine Partie prüfen und den ersten Verstoß nennen.

    RECORD ist eine Datei in der Textform oder in JSON, oder - für die Standardeingabe. Bei einer
    regelgerechten Partie wird jedes Ereignis mit seiner Klausel erzählt, am Ende die Punkte. Sonst
    sieht man den ersten regelwidrigen Zug mit seiner Zeile, alle Klauseln, die er verletzt, was
    stattdessen erlaubt war, und die Punkte bis dahin.

    Eine Aufzeichnung darf Lücken haben: keine Karten, unbekannte Giftzähne (Y3?), unbekannte Karten
    (?). Dann gilt die Antwort für alle Kartenverteilungen, die passen: Ein Zug ist regelwidrig,
    wenn er es bei jeder ist, und es kommt darauf an, wenn er es bei manchen ist. In anderen Spielen
    als Daumen drauf! darf eine Aufzeichnung mit einer Stellung mit Lücken beginnen. Dann steht
    dabei, auf wie viele Weisen sie sich füllen lassen.

    Die Aufzeichnung sagt, von welchem Spiel sie ist. `rules --game` zählt die Regelsätze dieses
    Spiels auf.

    Rückgabewert: 0 regelgerecht (auch wenn die Partie unfertig ist oder wenn es darauf ankommt), 1
    regelwidrig, 2 nicht lesbar, 3 bis zur Grenze nicht entschieden.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("path", metavar="RECORD")
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Switch,
    help="A rule set of the game, such as 'german with refill_short=greedy', or both where it "
    "has two manuals. Without it, the rule set that the record names.",
    de="Ein Regelsatz des Spiels, etwa 'german with refill_short=greedy', oder both, wo es "
    "zwei Anleitungen hat. Ohne Angabe gilt der Regelsatz der Aufzeichnung.",
)
@click.option(
    "--log/--no-log",
    default=None,
    cls=Switch,
    help="Tell every event, or none. Without it, only a legal game is told.",
    de="Jedes Ereignis erzählen, oder keines. Ohne Angabe wird nur eine regelgerechte Partie "
    "erzählt.",
)
@click.option(
    "--long",
    is_flag=True,
    cls=Switch,
    help="With --rules both: print the shortest games in which the manuals differ in full.",
    de="Mit --rules both: die kürzesten Partien, in denen sich die Anleitungen unterscheiden, "
    "ganz erzählen.",
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
    help="How many steps to search at most where there are gaps; the same on every machine. "
    f"Without it, {CHECK_WORK}.",
    de="Wie viele Schritte bei Lücken höchstens gesucht wird; auf jedem Rechner gleich. Ohne "
    f"Angabe {CHECK_WORK}.",
)
@game_option
@click.option(
    "--seat",
    metavar="NAME",
    cls=Switch,
    help="Tell only what this player may know: a name, or the number of a seat from 1. Not for a "
    "record with gaps.",
    de="Nur erzählen, was dieser Spieler wissen darf: ein Name, oder die Nummer eines Platzes "
    "ab 1. Nicht für eine Aufzeichnung mit Lücken.",
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
    seconds: float | None,
    work: int | None,
    language: Language,
    as_json: bool,
) -> int:
    running = clock(seconds or LONGEST_READING, language, plain=True)
    record = read_game(path, game, language, in_time(running, path, language))
    viewer = reader_asked(seat, record, path, language)
    searching = running if seconds else lambda: True
    checked = Check(
        *(record, viewer, CHECK_WORK if work is None else work, searching),
        in_time(running, path, language, PLAYED),
    )
    named = _named(record, asked, language)
    try:
        verdicts = [checked.by(name, rules) for name, rules in named]
        parting = manual_differences(record.game, checked.by) if len(named) > 1 else ()
    except OptionError as error:
        fail(language, error.text.en, error.text.de)
    if as_json:
        data: Data = {
            "file": path,
            "game": record.game.slug,
            "names": list(record.names),
            "seat": viewer,
            "legal": all(one.legal for one in verdicts),
            "verdicts": [checked.data(one, language, log=log is not False) for one in verdicts],
        }
        if len(named) > 1:
            data["partings"] = manual_difference_data(parting, record, language)
        echo_json(data)
    else:
        teller = CheckReport(path, record, language)
        if len(named) > 1:
            echo_lines(manual_difference_lines(parting, record, language, long=long))
            log = bool(log)
        for one in verdicts:
            echo_lines(teller.lines(one, log))
    if all(one.legal or one.is_cut for one in verdicts):
        return INCOMPLETE if any(one.is_cut for one in verdicts) else 0
    return ILLEGAL


def _named(record: Record, asked: str | None, language: Language) -> tuple[tuple[str, Any], ...]:
    """The rule sets of `--rules`, each with its name: that of the record without the option.

    Raises Failure for `both` if the game has one manual, click.UsageError for an unknown rule set.
    """
    book = record.game.book
    if asked is None:
        return ((book.write_rules(record.rules), record.rules),)
    if asked != BOTH:
        return ((asked, rules_of(record.game, asked)),)
    if not has_two_manuals(record.game):
        only = book.write_rules(book.default)
        fail(
            language,
            f"--rules both: {record.game.slug} has one manual; its rule set is {only}",
            f"--rules both: {record.game.slug} hat eine Anleitung; ihr Regelsatz ist {only}",
        )
    return book.rule_sets


@frozen
class Check:
    """Checks a record for a reader, by as many rule sets as wanted.

    `seat` is the reader, None for a referee. `work` limits the search of a court for each rule set,
    `running` ends it early, `tick` may end a replay.
    """

    record: Record
    seat: Seat | None
    work: int
    running: Running
    tick: Tick

    def by(self, name: str, rules: Any) -> RecordFound:
        """The findings by a rule set. Raises Failure if the time is up, OptionError if the rule set
        does not fit the record.
        """
        record = self.record
        if record.first_gap is None:
            return results_of(name, replay(record, rules, self.tick), self.seat)
        from daumen_rules.judge.gapped_record import find  # needed only for gaps

        return find(name, record, rules, worked(self.work, self.running))

    def data(self, one: RecordFound, language: Language, *, log: bool) -> Data:
        """The findings by one rule set as data for JSON."""
        counts = counts_events(self.record.game, self.seat)
        return CheckData(self.record.names, language, one.gaps, counts).record(one, log=log)
