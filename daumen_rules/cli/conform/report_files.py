"""Makes the text of the files that `conform` writes: reports in four forms, and saved cases.

`command` and `saved_cases` write them. No text depends on the clock.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, cast

import svg

from daumen_rules.conformance.bench import AnyBench
from daumen_rules.conformance.case import case_form, game_form
from daumen_rules.conformance.messages import UnusableAnswer
from daumen_rules.conformance.record import RECORD_ENDING, record_text
from daumen_rules.conformance.report import Finding, Report
from daumen_rules.conformance.unusable_answers import fault_lines
from daumen_rules.contracts.drawing import frame_picture
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.story import OVERSEER, story
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import Language, Text
from daumen_rules.records.record import is_record, read_whole
from daumen_rules.records.record_story import played
from daumen_rules.records.replay import replay

from ..pages.markup import Markup, joined, tag, tags
from ..pages.templates import page, source
from .report_text import Accepted, finding_lines, report_lines, verdict

AnyReport = Report[Any, Any, Any]
AnyFinding = Finding[Any, Any, Any]


def case_text(bench: AnyBench, finding: AnyFinding, engine: str) -> Iterator[tuple[str, str]]:
    """The files of a difference, each as its ending and its text.

    These are a case for `conform replay`, and a record and a picture if they can be made.
    """
    yield ".json", _json_text(case_form(bench, finding, engine))
    text = record_text(bench, finding.failure)
    if text is not None:
        yield RECORD_ENDING, text
    drawn = picture(bench, finding, "en")
    if drawn is not None:
        yield ".svg", drawn


def fault_text(bench: AnyBench, fault: UnusableAnswer, engine: str) -> str:
    """The case, for `conform replay`, of a game in which the engine gave no usable answer."""
    assert fault.game is not None
    return _json_text(game_form(bench, fault.game, engine, fault.reproduction))


def _json_text(case: dict[str, Any]) -> str:
    """A case as JSON; on one line if it has many earlier games, to keep the file small."""
    return (
        json.dumps(case, ensure_ascii=False, indent=None if len(case["before"]) > 9 else 1) + "\n"
    )


def picture(bench: AnyBench, finding: AnyFinding, language: Language) -> str | None:
    """The table at the difference, as an SVG file; None if it has no record that can be drawn."""
    text = record_text(bench, finding.failure)
    return None if text is None else record_picture(bench.game, text, language)


def report_text(
    path: str,
    bench: AnyBench,
    report: AnyReport,
    known: Accepted,
    seed: int,
    language: Language,
) -> str:
    """The report in the form that the ending of `path` names; `path` ends in a key of `REPORTS`."""
    return REPORTS[Path(path).suffix](bench, report, known, seed, language)


def _json(
    bench: AnyBench, report: AnyReport, known: Accepted, seed: int, language: Language
) -> str:
    engine = report.hello.engine if report.hello else None
    data = {
        "report": "daumen_rules conform 1",
        "seed": seed,
        "engine": engine,
        "clean": report.is_clean,
        "complete": report.is_complete,
        "planned": report.planned,
        "stopped": report.stopped.value if report.stopped else "",
        "rules": [bench.game.book.write_rules(rules) for rules in report.rules],
        "rules_left_out": [bench.game.book.write_rules(rules) for rules in report.unplayed],
        "left_behind": dict(sorted(report.left_behind.items())),
        "suite": report.suite,
        "games": report.games,
        "moves": report.moves,
        "answers": report.asks,
        "unsupported": dict(sorted(report.unsupported.items())),
        "differences": [
            {
                **case_form(bench, finding, engine or ""),
                "reading": "=".join(finding.blame.reading) if finding.blame.reading else None,
                "others": [clause.id for clause in finding.blame.others],
                "first_wrong_move": finding.blame.move,
                "found_in": finding.where,
                "again": report.repeats[finding.blame.clause.id],
                "told": list(finding_lines(bench, finding, language)),
            }
            for finding in report.findings
        ],
        "faults": [
            {
                "message": fault.number,
                "told": list(fault_lines(fault, language)),
                "game": fault.game
                and game_form(bench, fault.game, engine or "", fault.reproduction),
            }
            for fault in report.faults
        ],
        "known": dict(known.reasons),
        "healed": known.healed(report),
        "clauses": report.exercised,
        "rare": {key: report.tags[key] for key, _ in bench.rarities},
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _junit(
    bench: AnyBench, report: AnyReport, known: Accepted, seed: int, language: Language
) -> str:
    from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

    suite = TestSuite("daumen-rules conform")
    suite.add_property("seed", str(seed))
    wrong = {finding.blame.clause.id: finding for finding in report.findings}
    for id_ in sorted({*report.exercised, *wrong}):
        case = TestCase(id_, classname="clauses")
        if id_ in wrong:
            finding = wrong[id_]
            told = "\n".join(finding_lines(bench, finding, language))
            failure = Failure(finding.blame.clause.gist[language])
            failure.text = told
            case.result = [failure]
        elif id_ in known.reasons and report.repeats[id_]:
            case.result = [Skipped(known.reasons[id_])]
        suite.add_testcase(case)
    for fault in report.faults:
        case = TestCase(f"message {fault.number}", classname="answers")
        error = Error(next(fault_lines(fault, language)))
        error.text = "\n".join(fault_lines(fault, language))
        case.result = [error]
        suite.add_testcase(case)
    xml = JUnitXml()
    xml.add_testsuite(suite)
    written = cast("bytes", xml.tostring())  # type: ignore[no-untyped-call]
    return written.decode("utf-8") + "\n"


def _html(
    bench: AnyBench, report: AnyReport, known: Accepted, seed: int, language: Language
) -> str:
    title = Text("Engine and rules compared", "Engine und Regeln verglichen")[language]
    words = {key: text[language] for key, text in _WORDS.items()}
    lines = report_lines(bench, _bare(report), known, language, table=False)
    good = report.is_clean and report.is_complete
    differences = (
        tag(
            "section",
            tag("h2", f"{words['difference']} {number}: {finding.blame.clause.id}"),
            tag("pre", "\n".join(finding_lines(bench, finding, language))),
            tag("figure", Markup(_inline(picture(bench, finding, language)))),
        )
        for number, finding in enumerate(report.findings, 1)
    )
    faults = tags("pre", ("\n".join(fault_lines(fault, language)) for fault in report.faults))
    rare = ((name[language], report.tags[key]) for key, name in bench.rarities)
    return page(
        "report.html",
        source("report.css"),
        "",
        language=language,
        title=title,
        engine=report.hello.engine if report.hello else "–",
        verdict=tag(f'p class="{"good" if good else "bad"}"', verdict(report, language)),
        summary=tags("p", [line for line in lines if line][:-1]),
        differences=joined(differences),
        faults=tag("section", tag("h2", words["faults"]), faults) if faults else "",
        clauses_heading=words["clauses"],
        clauses=_counts(report.exercised.items()),
        rare_heading=words["rare"],
        rare=_counts(rare),
        seed=f"{words['seed']} {seed}",
    )


def _counts(counted: Iterable[tuple[str, int]]) -> Markup:
    """A list of names, each with how often it came up."""
    return tags("li", (joined((tag("b", name), f" {times}")) for name, times in counted))


def _bare(report: AnyReport) -> AnyReport:
    """A report without differences and faults, which have their own sections on the page."""
    return evolve(report, findings=[], faults=[])


def _inline(document: str | None) -> str:
    """A picture without its style, for a page that brings its own; empty for None."""
    return "" if document is None else re.sub("<style>.*?</style>", "", document)


_WORDS: Final = {
    "difference": Text("Difference", "Unterschied"),
    "faults": Text("Failures to answer", "Ausgebliebene Antworten"),
    "clauses": Text("How often each clause was exercised", "Wie oft jede Klausel vorkam"),
    "rare": Text("Rare situations", "Seltene Lagen"),
    "seed": Text("seed", "Startwert"),
}


def _badge(
    bench: AnyBench, report: AnyReport, known: Accepted, seed: int, language: Language
) -> str:
    good = report.is_clean and report.is_complete
    said = Text("conforms", "regeltreu") if good else Text("differs", "weicht ab")
    if report.is_clean and not good:
        said = Text("incomplete", "unvollständig")
    label, word = bench.game.book.title[language], said[language]
    wide = max(100, 7 * len(label) + 9)
    texts = [
        svg.Text(
            x=x,
            y=14,
            text=text,
            fill="#fff",
            font_size=11,
            font_family="Verdana, sans-serif",
            text_anchor="middle",
        )
        for x, text in ((wide // 2, label), (wide + 36, word))
    ]
    drawing = svg.SVG(
        width=wide + 72,
        height=20,
        elements=[
            svg.Title(text=f"{label}: {word}"),
            svg.Rect(width=wide, height=20, fill="#444"),
            svg.Rect(x=wide, width=72, height=20, fill="#2a7f3f" if good else "#b3261e"),
            *texts,
        ],
    )
    return str(drawing) + "\n"


REPORTS: Final[dict[str, Callable[[AnyBench, AnyReport, Accepted, int, Language], str]]] = {
    ".html": _html,
    ".json": _json,
    ".xml": _junit,
    ".svg": _badge,
}
"""The functions that write a report, by the ending of its file."""


def record_picture(game: AnyGame, text: str, language: Language) -> str | None:
    """The table at the end of a record, as an SVG file; None for text that is no record."""
    if not is_record(text):
        return None
    told = story(played(replay(read_whole(text)))[-1], (OVERSEER,))
    return frame_picture(told, OVERSEER, told.last, language)
