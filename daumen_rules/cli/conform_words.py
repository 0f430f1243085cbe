"""What a talk with an engine has come to, in words.

Here lives the telling of a whole report; how one difference is told stands in `telling`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from attrs import frozen

from daumen_rules.conformance.bench import Bench
from daumen_rules.conformance.fault_words import fault_lines
from daumen_rules.conformance.report import Report
from daumen_rules.kernel.text import Language, Text

_STOPPED: Final = {
    "time": Text("time was up", "die Zeit war um"),
    "interrupted": Text("interrupted", "abgebrochen"),
    "enough": Text("enough has been found (--most)", "genug gefunden (--most)"),
    "faults": Text("the engine failed too often", "die Engine versagte zu oft"),
}


@frozen
class Known:
    """The accepted differences: reasons by clause."""

    reasons: Mapping[str, str]

    def healed(self, report: Report[Any, Any, Any]) -> list[str]:
        """The clauses that are listed and were not found wrong in a whole talk."""
        if report.stopped:
            return []
        return [id_ for id_ in self.reasons if not report.again[id_]]


def report_lines(
    bench: Bench[Any, Any, Any, Any],
    report: Report[Any, Any, Any],
    known: Known,
    language: Language,
    *,
    table: bool = True,
) -> Iterator[str]:
    """The report, without the seed."""
    yield from _heading(bench, report, language)
    for number, finding in enumerate(report.findings, start=1):
        yield ""
        games = report.again[finding.blame.clause.id]
        yield Text(
            f"Difference {number} (game {finding.number}, {finding.where}"
            + (f"; again in {games} games)" if games else ")"),
            f"Unterschied {number} (Partie {finding.number}, {finding.where}"
            + (f"; wieder in {games} Partien)" if games else ")"),
        )[language]
        yield from bench.tell(finding.failure, finding.blame, language)
    for fault in report.faults:
        yield ""
        yield from fault_lines(fault, language)
        if fault.game is not None:
            yield from bench.tell_game(fault.game, language)
    yield from _of_known(report, known, language)
    if table:
        yield ""
        yield from _tables(bench, report, language)
    yield ""
    yield verdict(report, language)


def verdict(report: Report[Any, Any, Any], language: Language) -> str:
    """The last line: what was found, in how many games."""
    found, faults = len(report.findings), len(report.faults)
    games = Text(f"in {report.games} games", f"in {report.games} Partien")
    if not report.games and not report.has_found:
        return Text(
            "Nothing was compared: the engine would play none of these games.",
            "Nichts wurde verglichen: Die Engine wollte keine dieser Partien spielen.",
        )[language]
    if report.is_clean:
        but = Text(" but the known ones", " außer den bekannten") if report.again else Text("", "")
        return Text(f"No difference{but.en} {games.en}.", f"Kein Unterschied{but.de} {games.de}.")[
            language
        ]
    return Text(
        f"Differences: {found}, failures to answer: {faults}, {games.en}.",
        f"Unterschiede: {found}, ausgebliebene Antworten: {faults}, {games.de}.",
    )[language]


def _heading(
    bench: Bench[Any, Any, Any, Any], report: Report[Any, Any, Any], language: Language
) -> Iterator[str]:
    hello = report.hello
    if hello is not None:
        out = ", ".join(sorted(hello.leaves_out))
        leaves = Text(f"leaves out {out}", f"lässt aus: {out}") if out else Text("", "")
        said = f"{hello.engine}" + (f" ({leaves[language]})" if out else "")
        yield Text(f"engine: {said}", f"Engine: {said}")[language]
    rules = "; ".join(map(bench.rules_words, report.rules))
    if len(report.rules) > 4:
        rules = Text(f"{len(report.rules)} rule sets", f"{len(report.rules)} Regelsätze")[language]
    yield Text(
        f"rules: {rules}; {report.games} games, {report.suite} of them fixed; "
        f"{report.moves} moves, {report.asks} answers compared",
        f"Regeln: {rules}; {report.games} Partien, davon {report.suite} feste; "
        f"{report.moves} Züge, {report.asks} Antworten verglichen",
    )[language]
    if report.unplayed:
        count = len(report.unplayed)
        some = "; ".join(map(bench.rules_words, report.unplayed[:3])) + ("; …" if count > 3 else "")
        yield Text(
            f"rule sets left out, for the engine does not say that it plays them: {some}",
            f"ausgelassene Regelsätze, weil die Engine nicht sagt, dass sie sie spielt: {some}",
        )[language]
    for why, games in sorted(report.unsupported.items()):
        yield Text(
            f"left out by the engine: {games} games ({why})",
            f"von der Engine ausgelassen: {games} Partien ({why})",
        )[language]
    if report.stopped in _STOPPED:
        word = _STOPPED[report.stopped][language]
        yield Text(f"ended early: {word}", f"vorzeitig beendet: {word}")[language]


def _of_known(report: Report[Any, Any, Any], known: Known, language: Language) -> Iterator[str]:
    healed = known.healed(report)
    for id_, reason in known.reasons.items():
        if report.again[id_]:
            games = report.again[id_]
            yield Text(
                f"known: {id_}, in {games} games: {reason}",
                f"bekannt: {id_}, in {games} Partien: {reason}",
            )[language]
        elif id_ in healed:
            yield Text(
                f"healed: {id_} is listed as known and was not found wrong",
                f"geheilt: {id_} steht als bekannt da und war nicht mehr falsch",
            )[language]


def _tables(
    bench: Bench[Any, Any, Any, Any], report: Report[Any, Any, Any], language: Language
) -> Iterator[str]:
    yield Text("How often each clause was exercised:", "Wie oft jede Klausel vorkam:")[language]
    width = max((len(id_) for id_ in report.exercised), default=0) + 2
    cells = [f"{id_:<{width}} {times:>6}" for id_, times in report.exercised.items()]
    row = 100 // (width + 10)
    for at in range(0, len(cells), row):
        yield "  " + "   ".join(cells[at : at + row])
    if not bench.rarities:
        return
    yield Text("Rare situations:", "Seltene Lagen:")[language]
    for key, name in bench.rarities:
        yield f"  {report.tags[key]:>6}  {name[language]}"
