"""Tells people in lines what a campaign against an engine found.

The report as a whole stands here; how one difference is told, in `conformance.failure_report`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from daumen_rules.conformance.bench import AnyBench
from daumen_rules.conformance.report import Finding, Report, Stop
from daumen_rules.conformance.report_lines import folded
from daumen_rules.conformance.reproduce import How, Reproduction
from daumen_rules.conformance.unusable_answers import fault_lines
from daumen_rules.contracts.engine_tests.shapes import cut
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Language, Text

MOST_BEFORE: Final = 3
"""How many of the earlier games that a difference needs are told."""
MOST_MISSED: Final = 4
"""How many of the clauses that were not exercised are named in the last line."""
MOST_REASONS: Final = 5
"""How many of the engine's reasons to leave games out are told."""
_STOPPED: Final = {
    Stop.TIME: Text("time was up", "die Zeit war um"),
    Stop.INTERRUPTED: Text("interrupted", "abgebrochen"),
    Stop.ENOUGH: Text("enough has been found (--most)", "genug gefunden (--most)"),
    Stop.FAULTS: Text("the engine failed too often", "die Engine versagte zu oft"),
}


@frozen
class Accepted:
    """The known differences that the user accepts: a reason for each id of a clause."""

    reasons: Mapping[str, str]

    def healed(self, report: Report[Any, Any, Any]) -> list[str]:
        """The accepted clauses that the engine got right; none if the campaign ended early."""
        if report.stopped:
            return []
        return [id_ for id_ in self.reasons if not report.repeats[id_]]


def report_lines(
    bench: AnyBench,
    report: Report[Any, Any, Any],
    known: Accepted,
    language: Language,
    *,
    table: bool = True,
) -> Iterator[str]:
    """The whole report without the seed; `table` adds how often each clause was exercised."""
    yield from _heading(bench, report, language)
    for number, finding in enumerate(report.findings, start=1):
        yield ""
        games = report.repeats[finding.blame.clause.id]
        yield Text(
            f"Difference {number} (game {finding.number}, {finding.where}"
            + (f"; again in {games} games)" if games else ")"),
            f"Unterschied {number} (Partie {finding.number}, {finding.where}"
            + (f"; wieder in {games} Partien)" if games else ")"),
        )[language]
        yield from finding_lines(bench, finding, language)
    for fault in report.faults:
        yield ""
        yield from fault_lines(fault, language)
        if fault.game is not None:
            yield from bench.tell_game(fault.game, language)
            yield from _again(bench, fault.reproduction, language)
    yield from _of_known(report, known, language)
    if table and report.games:
        yield ""
        yield from _tables(bench, report, language)
    yield ""
    yield verdict(report, language)


def finding_lines(
    bench: AnyBench, finding: Finding[Any, Any, Any], language: Language
) -> Iterator[str]:
    """A difference, and whether the same game shows it again."""
    yield from bench.tell(finding.failure, finding.blame, language)
    yield from _again(bench, finding.reproduction, language)


def _again(bench: AnyBench, how: Reproduction, language: Language) -> Iterator[str]:
    before = len(how.before)
    match how.how:
        case How.ALONE:
            return
        case How.UNKNOWN:
            yield Text(
                "The time was up before this could be played again in a fresh process.",
                "Die Zeit war um, bevor das in einem neuen Prozess noch einmal gespielt war.",
            )[language]
        case How.CHANCE:
            after = Text(
                ", and not always after the games before it",
                ", auch nach den Partien davor nicht immer",
            )
            if how.times or not before:
                after = Text("", "")
            yield from folded(
                Text(
                    f"Your engine fails by chance: in fresh processes it went wrong "
                    f"{how.times} times of {how.of}{after.en}.",
                    f"Deine Engine irrt sich durch Zufall: In neuen Prozessen ging es "
                    f"{how.times}-mal von {how.of} schief{after.de}.",
                )[language],
                0,
            )
        case How.AFTER:
            games = Text(f"{before} other games", f"{before} anderen Partien")
            if before == 1:
                games = Text("1 other game", "1 anderen Partie")
            yield from folded(
                Text(
                    f"In a fresh process your engine is right in this game. It goes wrong after "
                    f"{games.en}, because something is left over. Before it:",
                    f"In einem neuen Prozess spielt deine Engine diese Partie richtig. Sie irrt "
                    f"sich nach {games.de}, weil etwas übrig bleibt. Davor:",
                )[language],
                0,
            )
            for game in how.before[-MOST_BEFORE:]:
                yield from bench.tell_before(game, language)
            if before > MOST_BEFORE:
                yield Text("(the rest is in the kept case)", "(der Rest steht im Fall)")[language]


def verdict(report: Report[Any, Any, Any], language: Language) -> str:
    """The last line of the report: the number of differences, failures and games."""
    found, faults = len(report.findings), len(report.faults)
    games = Text(f"in {report.games} games", f"in {report.games} Partien")
    if not report.games and not report.has_found and report.stopped is not Stop.TIME:
        return Text(
            "Nothing was compared: the engine would play none of these games.",
            "Nichts wurde verglichen: Die Engine wollte keine dieser Partien spielen.",
        )[language]
    if not report.has_found:
        but = (
            Text(" but the known ones", " außer den bekannten") if report.repeats else Text("", "")
        )
        if report.is_complete:
            return Text(
                f"No difference{but.en} {games.en}.", f"Kein Unterschied{but.de} {games.de}."
            )[language]
        if report.missed and report.games >= report.planned and not report.stopped:
            some = ", ".join(report.missed[:MOST_MISSED])
            some += ", …" if len(report.missed) > MOST_MISSED else ""
            number = len(report.missed)
            return Text(
                f"Not everything: no difference{but.en} {games.en}, but {number} clauses were not "
                f"exercised: {some}",
                f"Nicht alles: kein Unterschied{but.de} {games.de}, aber {number} Klauseln kamen "
                f"nicht vor: {some}",
            )[language]
        done, of = report.games, report.planned
        return Text(
            f"Incomplete: no difference{but.en} in {done} of {of} games.",
            f"Unvollständig: kein Unterschied{but.de} in {done} von {of} Partien.",
        )[language]
    return Text(
        f"Differences: {found}, failures to answer: {faults}, {games.en}.",
        f"Unterschiede: {found}, ausgebliebene Antworten: {faults}, {games.de}.",
    )[language]


def _heading(bench: AnyBench, report: Report[Any, Any, Any], language: Language) -> Iterator[str]:
    hello = report.hello
    if hello is not None:
        out = ", ".join(sorted(hello.leaves_out))
        leaves = Text(f"leaves out {out}", f"lässt aus: {out}") if out else Text("", "")
        said = cut(hello.engine) + (f" ({leaves[language]})" if out else "")
        yield Text(f"engine: {said}", f"Engine: {said}")[language]
    rules = "; ".join(map(bench.game.book.write_rules, report.rules))
    if len(report.rules) > 4:
        rules = Text(f"{len(report.rules)} rule sets", f"{len(report.rules)} Regelsätze")[language]
    if report.rules:
        yield Text(
            f"rules: {rules}; {report.games} games, {report.suite} of them fixed; "
            f"{report.moves} moves, {report.asks} answers compared",
            f"Regeln: {rules}; {report.games} Partien, davon {report.suite} feste; "
            f"{report.moves} Züge, {report.asks} Antworten verglichen",
        )[language]
    if report.unplayed:
        count = len(report.unplayed)
        some = "; ".join(map(bench.game.book.write_rules, report.unplayed[:3])) + (
            "; …" if count > 3 else ""
        )
        yield Text(
            f"{count} rule sets left out, because the engine does not name them: {some}",
            f"{count} Regelsätze ausgelassen, weil die Engine sie nicht nennt: {some}",
        )[language]
    yield from _of_players(report, language)
    some_reasons = sorted(report.unsupported.items(), key=lambda said: (-said[1], said[0]))
    for why, games in ((cut(why), games) for why, games in some_reasons[:MOST_REASONS]):
        yield Text(
            f"left out by the engine: {games} games ({why})",
            f"von der Engine ausgelassen: {games} Partien ({why})",
        )[language]
    if len(some_reasons) > MOST_REASONS:
        more = sum(games for _, games in some_reasons[MOST_REASONS:])
        yield Text(
            f"left out by the engine for other reasons: {more} games",
            f"von der Engine aus anderen Gründen ausgelassen: {more} Partien",
        )[language]
    if report.left_behind:
        names = ", ".join(f"{name} {times}" for name, times in sorted(report.left_behind.items()))
        yield Text(
            f"processes that the engine left behind, ended now: {names}",
            f"Prozesse, die die Engine zurückließ, jetzt beendet: {names}",
        )[language]
    if report.stopped in _STOPPED:
        word = _STOPPED[report.stopped][language]
        yield Text(f"ended early: {word}", f"vorzeitig beendet: {word}")[language]


def _of_players(report: Report[Any, Any, Any], language: Language) -> Iterator[str]:
    """The numbers of players: those of the games played, and those that the engine leaves out."""
    if report.players:
        played = ", ".join(map(str, sorted(report.players)))
        yield Text(f"players: {played}", f"Spieler: {played}")[language]
    can = () if report.hello is None else report.hello.players
    if can:
        seats = ", ".join(map(str, sorted(can)))
        yield Text(
            f"with the seats that the engine names: {seats}",
            f"mit den Plätzen, die die Engine nennt: {seats}",
        )[language]
    if report.unplayed_players:
        left_out = ", ".join(map(str, report.unplayed_players))
        yield Text(
            f"not played: games with {left_out} players, which the engine does not name",
            f"nicht gespielt: Partien mit {left_out} Spielern, die die Engine nicht nennt",
        )[language]


def _of_known(report: Report[Any, Any, Any], known: Accepted, language: Language) -> Iterator[str]:
    healed = known.healed(report)
    for id_, reason in known.reasons.items():
        if report.repeats[id_]:
            games = report.repeats[id_]
            yield Text(
                f"known: {id_}, in {games} games: {reason}",
                f"bekannt: {id_}, in {games} Partien: {reason}",
            )[language]
        elif id_ in healed:
            yield Text(
                f"fixed: {id_} is listed as known, and no difference was found",
                f"behoben: {id_} steht als bekannt da, und kein Unterschied wurde gefunden",
            )[language]


def _tables(bench: AnyBench, report: Report[Any, Any, Any], language: Language) -> Iterator[str]:
    yield Text("How often each clause was exercised:", "Wie oft jede Klausel vorkam:")[language]
    width = max((len(id_) for id_ in report.exercised), default=0) + 2
    cells = [f"{id_:<{width}} {times:>6}" for id_, times in report.exercised.items()]
    row = 100 // (width + 10)
    for at in range(0, len(cells), row):
        yield "  " + "   ".join(cells[at : at + row])
    missed = report.not_exercised
    if missed:
        some = ", ".join(missed)
        yield from folded(
            Text(f"Not everything: never exercised {some}", f"Nicht alles: nie vorgekommen {some}")[
                language
            ],
            4,
            0,
        )
    if not bench.rarities:
        return
    yield Text("Rare situations:", "Seltene Lagen:")[language]
    for key, name in bench.rarities:
        yield f"  {report.tags[key]:>6}  {name[language]}"
