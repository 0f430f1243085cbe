"""The page of questions often asked: chosen disputes, each judged when the page is made.

A comment in the file of a dispute gives the title of its question; the court gives the answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from daumen_rules.contracts.report_text import citation
from daumen_rules.disputes.report import FindingReport, Result, RulingReport, Standing
from daumen_rules.kernel.errors import PageError
from daumen_rules.kernel.text import Language, Text

from ..notation.remembered_actions import Did
from ..remembered_cards import Noted
from .asks.reading import say_ask
from .expected import compare
from .hearing import Hearing
from .situation import model as m
from .situation.reading import read
from .situation.worlds import World
from .telling import told

GROUPS = (
    (Text("What is higher", "Was höher ist"), "001 002 005 009 012 015"),
    (Text("Turns and passing", "Reihenfolge und Passen"), "019 020 026 029 030 116 118"),
    (Text("Parrying", "Parieren"), "036 040 043 050 052 054 099 176"),
    (Text("Thumb, looking, talking", "Daumen, Ansehen, Reden"), "085 093 095 096 097"),
    (Text("Drawing", "Nachziehen"), "061 069 083 076 079"),
    (Text("What a trick is worth", "Was ein Stich wert ist"), "055 057 143"),
    (Text("The end of a game", "Das Ende der Partie"), "102 106 134 130 138 140"),
    (Text("Several games", "Mehrere Partien"), "122 124 126 127"),
    (Text("Forgotten, or misremembered", "Vergessen oder verwechselt"), "023 049 155 146 165 168"),
)


@cache
def _judged(path: str, text: str) -> tuple[m.Situation, RulingReport[World]]:
    """A dispute and the report of its ruling. Raises PageError where its file expects another."""
    situation = read(text)
    ruling = Hearing(situation).ruling()
    for one in compare(situation, ruling):
        if not one.agrees:
            raise PageError(
                f"{path}:{one.line}: expected {one.expected}; found {one.found}",
                f"{path}:{one.line}: erwartet {one.expected}; gefunden {one.found}",
            )
    return situation, told(situation, ruling)


def faq_page(disputes: Mapping[str, str], language: Language) -> Iterator[str]:
    """The lines of the page. `disputes` are the situations by the name of their file."""
    yield Text(
        "# Daumen drauf!: questions at the table\n\nCommon misreadings, and cases where the "
        "manuals are silent or differ. The answers are computed, as by `daumen-rules judge`. "
        "Silent: no clause of a manual answers; then our default is told, and other readings.",
        "# Daumen drauf!: Fragen am Tisch\n\nHäufige Missverständnisse, und Fälle, in denen die "
        "Anleitungen schweigen oder verschieden sind. Die Antworten sind berechnet, wie von "
        "`daumen-rules judge`. Schweigt: Keine Klausel einer Anleitung trägt die Antwort; dann "
        "stehen da unsere Vorgabe und andere Lesarten.",
    )[language]
    for heading, numbers in GROUPS:
        yield from ("", f"## {heading[language]}")
        for number in numbers.split():
            named = [name for name in disputes if name.startswith(f"{number}-")]
            if not named:
                raise PageError(f"no dispute {number}", f"kein Streitfall {number}")
            yield from _entry(f"disputes/{named[0]}", disputes[named[0]], language)


def _entry(path: str, text: str, language: Language) -> Iterator[str]:
    situation, report = _judged(path, text)
    title = re.search(Text("^# title: (.+)$", "^# titel: (.+)$")[language], text, re.MULTILINE)
    if title is None:
        raise PageError(f"{path}: no title in both languages", f"{path}: Titel fehlt")
    yield from ("", f"### {title[1]}", "")
    yield from _told(situation, language)
    ask, names = situation.ask, situation.names
    yield from (f"*{say_ask(ask, names, _card(ask.card, language), language)}*", "")
    yield from _answers(report, language)
    reason = Text(situation.because, situation.weil)[language]
    yield from ("", f"{reason} [{Text('The dispute', 'Der Streitfall')[language]}]({path})")


# The situation


def _told(s: m.Situation, language: Language) -> Iterator[str]:
    """The known facts of a situation, in two or three lines."""

    def heaps(of: tuple[m.Heap, ...]) -> str:
        pairs = zip(s.names, of, strict=True)
        return "; ".join(f"{n}: {_heap(heap, language)}" for n, heap in pairs if heap != m.ANY_HEAP)

    show, passes = Text("{} {}", "{} {}"), Text("{} passes", "{} passt")
    parry = Text("{} parries {}", "{} pariert {}")
    takes = Text("{} took it, nobody knows how", "{} bekam ihn, niemand weiß wie")
    acts = {Did.SHOW: show, Did.PASS: passes, Did.PARRY: parry, Did.TAKE: takes}
    acts[Did.PASSED_OVER] = Text("{} is passed over", "{} wird übergangen")
    moves = ((acts[e.act][language], s.names[e.seat], _card(e.card, language)) for e in s.trick)
    trick = ", ".join(form.format(name, card) for form, name, card in moves)
    turn = Text("forgotten", "vergessen")[language] if isinstance(s.turn, m.Forgotten) else ""
    points = zip(s.names, s.totals or (), strict=False)
    rows = (
        (Text("At the table", "Am Tisch"), ", ".join(s.names)),
        (Text("Starter", "Es beginnt"), s.names[s.starter] if s.starter else ""),
        (Text("Points", "Punkte"), ", ".join(f"{name} {total}" for name, total in points)),
        (Text("In the pile", "Im Stapel"), "" if s.pile.more else _heap(s.pile, language)),
        (Text("\nIn hand", "\nAuf der Hand"), heaps(s.hands)),
        (Text("\nCaptured", "\nEingenommen"), heaps(s.captured)),
        (Text("\nThe trick", "\nDer Stich"), trick),
        (Text("On turn", "An der Reihe"), s.names[s.turn] if isinstance(s.turn, int) else turn),
        (Text("To lead", "Anspielen soll"), "" if s.leader is None else s.names[s.leader]),
    )
    told = " ".join(f"{about[language]}: {what}." for about, what in rows if what)
    yield from told.replace(" \n", "\n").splitlines()


def _card(seen: Noted, language: Language) -> str:
    return Text("a card", "eine Karte")[language] if seen is None else seen.term.words[language]


def _heap(heap: m.Heap | m.Stack, language: Language) -> str:
    told = [_card(seen, language) for seen in heap.seen if seen is not None]
    if unknown := len(heap.seen) - len(told):
        cards = Text("cards", "Karten") if unknown > 1 else Text("card", "Karte")
        other = Text("other ", "andere ")[language] if told else ""
        told.append(f"{unknown} {other}{cards[language]}")
    more = [Text("perhaps more", "vielleicht mehr")[language]] if heap.more else []
    return ", ".join(told + more) or Text("none", "keine")[language]


# The answer


def _answers(told: RulingReport[World], language: Language) -> Iterator[str]:
    german = Text("German manual", "Deutsche Anleitung")
    names = {"german": german, "english": Text("English manual", "Englische Anleitung")}
    standings = {
        Standing.CLEAR: Text("", ""),
        Standing.SILENT: Text("silent; our default: ", "schweigt; unsere Vorgabe: "),
        Standing.CONTRADICTORY: Text(
            "contradictory; our default: ", "widersprüchlich; unsere Vorgabe: "
        ),
    }
    said = {
        names[opinion.rules]: standings[opinion.standing][language]
        + _said(opinion.finding, told, language)
        for opinion in told.opinions
    }
    if len(said) > 1 and len(set(said.values())) == 1:
        said = {Text("Both manuals", "Beide Anleitungen"): said.popitem()[1]}
    yield " · ".join(f"{name[language]}: **{what}**" for name, what in said.items())
    yield ""
    yield from dict.fromkeys(_carried(told, language))


def _said(finding: FindingReport[World], told: RulingReport[World], language: Language) -> str:
    """A finding in short."""
    match finding.result:
        case Result.ALWAYS:
            assert finding.verdict is not None
            return told.say(finding.verdict.said, language)
        case Result.DEPENDS:
            one, two = (told.say(case.verdict.said, language) for case in finding.cases)
            return Text(f"depends: {one} or {two}", f"kommt darauf an: {one} oder {two}")[language]
        case Result.IMPOSSIBLE:
            return Text("this cannot arise", "das kann nicht vorkommen")[language]
        case Result.STOPPED:
            return "?"


def _carried(told: RulingReport[World], language: Language) -> Iterator[str]:
    """The clauses and open questions behind the answers; some may come twice."""
    clauses, questions = (Text(f"{n}.md", f"{n}.de.md")[language] for n in ("clauses", "questions"))
    for finding in (opinion.finding for opinion in told.opinions):
        of_cases = (reason for case in finding.cases for reason in case.verdict.reasons)
        for clause in (reason.clause for reason in (*finding.reasons, *of_cases)):
            cited = citation(clause, language)
            yield f"* [{clause.id}]({clauses}) ({cited}): {clause.gist[language]}"
    asked = [(*one, "") for one in told.parting]
    for opinion in told.opinions:
        if not opinion.is_clear:
            asked += [(r.question, r.title, r.reading.says[language]) for r in opinion.readings]
    for id_, title, says in asked:
        other = Text(f" Or else: {says}", f" Oder aber: {says}")[language] if says else ""
        yield f"* [{id_}]({questions}#{id_.lower()}): {title[language]}.{other}"
