"""The command `check`: is a recorded game legal, and if not, which clause is broken where?

Here lives the command alone; how its answer is told stands in `verdict` and `parting`.
"""

from __future__ import annotations

from typing import Any

import click

from daumen_rules.cli.frame import (
    ILLEGAL,
    Command,
    Option,
    echo_json,
    json_option,
    lang_option,
    read_as,
)
from daumen_rules.cli.parting import partings, partings_data, partings_lines
from daumen_rules.cli.verdict import verdict_data, verdict_lines
from daumen_rules.games.daumen_drauf.notation import read
from daumen_rules.games.daumen_drauf.readings import PRESETS, RuleSet, RuleSetError
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.replay import Replay, replay
from daumen_rules.kernel.text import Language, Text

HELP = Text(
    """Check a recorded game: legal to the end, or which clause is broken where.

    RECORD is a file in the text form or in JSON, - for standard input. A legal game is told event
    by event, each with its clause, then its points. Otherwise the first illegal action is named
    with its line, all clauses it breaks, what would have been legal, and the points so far.

    Exit status: 0 legal (also if unfinished), 1 not legal, 2 not readable.""",
    """Eine aufgezeichnete Partie prüfen: regelgerecht bis zum Ende, oder welche Klausel wo
    verletzt ist.

    RECORD ist eine Datei in der Textform oder in JSON, - für die Standardeingabe. Eine
    regelgerechte Partie wird Ereignis für Ereignis erzählt, jedes mit seiner Klausel, dann ihre
    Punkte. Sonst wird der erste regelwidrige Zug mit seiner Zeile genannt, alle verletzten
    Klauseln, was erlaubt gewesen wäre, und die Punkte bis dahin.

    Rückgabewert: 0 regelgerecht (auch wenn unfertig), 1 regelwidrig, 2 nicht lesbar.""",
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
@lang_option
@json_option
def check(path: str, asked: str | None, log: bool | None, language: Language, as_json: bool) -> int:
    rule_sets = None if asked is None else _rule_sets(asked, language)
    record = read_as(read, path, language)
    if rule_sets is None:
        rule_sets = ((str(record.rules), record.rules),)
    answers = [(name, replay(record, rules)) for name, rules in rule_sets]
    if as_json:
        echo_json(_data(path, record, answers, language, log is not False))
    else:
        for line in _lines(path, record, answers, language, log):
            click.echo(line)
    return 0 if all(answer.is_legal for _, answer in answers) else ILLEGAL


def _rule_sets(asked: str, language: Language) -> tuple[tuple[str, RuleSet], ...]:
    if asked == "both":
        return PRESETS
    return ((asked, parse_rules_option(asked, language)),)


def parse_rules_option(asked: str, language: Language, option: str = "--rules") -> RuleSet:
    """The rule set of an option. Raises click.UsageError."""
    try:
        return RuleSet.parse(asked)
    except RuleSetError as error:
        raise click.UsageError(f"{option}: {error.text[language]}") from None


def _lines(
    path: str,
    record: Record,
    answers: list[tuple[str, Replay]],
    language: Language,
    log: bool | None,
) -> list[str]:
    lines: list[str] = []
    if len(answers) > 1:
        lines += partings_lines(partings(record), record, language)
        log = bool(log)
    for name, answer in answers:
        tell = answer.is_legal if log is None else log
        lines += verdict_lines(path, name, answer, record, language, tell)
    return lines


def _data(
    path: str, record: Record, answers: list[tuple[str, Replay]], language: Language, log: bool
) -> dict[str, Any]:
    verdicts = [verdict_data(name, answer, record, language, log) for name, answer in answers]
    data: dict[str, Any] = {"file": path, "names": list(record.names), "verdicts": verdicts}
    if len(answers) > 1:
        data["partings"] = partings_data(partings(record), record, language)
    return data
