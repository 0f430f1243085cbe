"""The pages of *Daumen drauf!*: clauses, questions, where the manuals differ, FAQ, vectors.

Pages as text, in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.markdown import OwnPages, Sources, page, row, table, test_links
from daumen_rules.contracts.record_model import Record
from daumen_rules.contracts.report_text import KINDS, RELATIONS, SUPPORTS
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.text import Language, Text

from ..clauses import ALL
from ..court.court import COURT
from ..questions import QUESTIONS
from ..rule_set import ENGLISH, GERMAN, RULES_VERSION, difference
from .questions import question_pages, witness_records
from .vectors import pages as vector_pages

FOLDER = "spec/daumen_drauf"

_CITATIONS = Text(
    "Places in the German manual: T title; S, W, Z the arrows on preparing, on the number of cards "
    "and on the aim; V before point 1; G1 to G8 the points, G2→1 the first arrow of point 2; H the "
    "hint at the end. In the English translation: T title; P the paragraph before the aim; O1, O2 "
    "the aim; B the paragraph on showing; E1 to E7 the points, E2¶7 the seventh paragraph of "
    "point 2, a and b its example.",
    "Stellen der deutschen Anleitung: T Titel; S, W, Z die Pfeile zu Vorbereitung, Kartenzahl und "
    "Ziel; V vor Punkt 1; G1 bis G8 die Punkte, G2→1 der erste Pfeil von Punkt 2; H der Hinweis am "
    "Schluss. In der englischen Übersetzung: T Titel; P der Absatz vor dem Ziel; O1, O2 das Ziel; "
    "B der Absatz über das Zeigen; E1 bis E7 die Punkte, E2¶7 der siebte Absatz von Punkt 2, a und "
    "b sein Beispiel.",
)


def pages(sources: Sources) -> dict[str, str]:
    """All pages of this game by path. Raises PageError where a ruling is not as expected."""
    citing = sources.citing
    made: dict[str, str] = {}
    languages: tuple[tuple[Language, str], ...] = (("en", ".md"), ("de", ".de.md"))
    for language, ending in languages:
        made[f"{FOLDER}/clauses{ending}"] = page(_clauses(sources, language), language)
        made[f"{FOLDER}/questions{ending}"] = page(_questions(citing, language), language)
        made[f"{FOLDER}/differences{ending}"] = page(_differences(language), language)
        made[f"{FOLDER}/faq{ending}"] = page(
            COURT.questions_page(sources.situations, language), language
        )
        for name, lines in question_pages(language):
            made[f"{FOLDER}/questions/{name}{ending}"] = page(lines, language)
    return made | vector_pages()


def records(game: AnyGame) -> Iterator[tuple[str, Record, str]]:
    """The records of this game by path, each with what is noted beside it."""
    for name, record, comment in witness_records(game):
        yield f"{FOLDER}/questions/{name}", record, comment


PAGES = OwnPages(FOLDER, pages, records)


def _question_links(ids: Sequence[str], language: Language) -> str:
    page = Text("questions.md", "questions.de.md")[language]
    return ", ".join(f"[{id_}]({page}#{id_.lower()})" for id_ in ids)


def _clauses(sources: Sources, language: Language) -> Iterator[str]:
    functions, citing = sources.functions, sources.citing
    computing = sum(clause.kind.computes for clause in ALL)
    yield Text("# Daumen drauf!: the clauses of both manuals", "# Daumen drauf!: die Klauseln")[
        language
    ]
    yield ""
    number = len(ALL)
    yield Text(
        f"{number} clauses, {computing} of them carried out by functions and tested; "
        f"the others compute nothing. Version {RULES_VERSION} of the rules.",
        f"{number} Klauseln, {computing} davon werden von Funktionen ausgeführt und "
        f"getestet; die anderen rechnen nichts. Fassung {RULES_VERSION} der Regeln.",
    )[language]
    yield ""
    yield _CITATIONS[language]
    for group, clauses in groupby(ALL, key=lambda clause: clause.id.split("-")[0]):
        yield from ("", f"## {group}", "")
        yield from table(
            Text("Clause", "Klausel"),
            Text("What it rules", "Was sie regelt"),
            Text("German", "Deutsch"),
            Text("English", "Englisch"),
            Text("Relation", "Verhältnis"),
            Text("Questions", "Fragen"),
            Text("Kind", "Art"),
            Text("Functions", "Funktionen"),
            Text("Tests", "Tests"),
            language=language,
        )
        for clause in clauses:
            yield _clauserow(clause, functions, citing, language)


def _clauserow(
    clause: Clause,
    functions: Mapping[str, tuple[str, ...]],
    citing: Mapping[str, tuple[str, ...]],
    language: Language,
) -> str:
    return row(
        clause.id,
        clause.gist[language],
        clause.german or "–",
        clause.english or "–",
        RELATIONS[clause.relation][language],
        _question_links(clause.questions, language),
        KINDS[clause.kind][language],
        ", ".join(f"`{name}`" for name in functions.get(clause.id, ())) or "–",
        test_links(citing.get(clause.id, ()), FOLDER) or "–",
    )


def _questions(citing: Mapping[str, tuple[str, ...]], language: Language) -> Iterator[str]:
    yield Text("# Daumen drauf!: the open questions", "# Daumen drauf!: die offenen Fragen")[
        language
    ]
    yield ""
    yield Text(
        "What the manuals leave open, or where they differ. A question with a flag is an option of "
        "the rule set; one without is settled by the texts, as told here.",
        "Was die Anleitungen offenlassen, oder worin sie sich unterscheiden. Eine Frage mit "
        "Schalter ist im Regelsatz wählbar; eine ohne ist durch die Texte entschieden, "
        "wie hier steht.",
    )[language]
    for question in QUESTIONS:
        yield from ("", f"## {question.id}", "")
        yield f"**{question.title[language]}**"
        yield ""
        facts = [f"{Text('Clauses', 'Klauseln')[language]}: "]
        facts[0] += ", ".join(clause.id for clause in question.clauses)
        if question.flags:
            flags = ", ".join(f"`{flag}`" for flag in question.flags)
            facts.append(f"{Text('flag', 'Schalter')[language]}: {flags}")
        own = f"questions/{question.id}{Text('.md', '.de.md')[language]}"
        facts.append(f"[{Text('readings and witness', 'Lesarten und Zeuge')[language]}]({own})")
        tests = test_links(citing.get(question.id, ()), FOLDER)
        if tests:
            facts.append(f"{Text('tests', 'Tests')[language]}: {tests}")
        yield " · ".join(facts)
        yield ""
        yield from table(
            Text("Reading", "Lesart"),
            Text("It says", "Sie sagt"),
            Text("Support in German", "Halt im Deutschen"),
            Text("Support in English", "Halt im Englischen"),
            Text("Default", "Vorgabe"),
            language=language,
        )
        for reading in question.readings:
            defaults = [
                Text(en, de)[language]
                for en, de, value in (
                    ("German", "deutsch", question.default_german),
                    ("English", "englisch", question.default_english),
                )
                if value == reading.value
            ]
            yield row(
                f"`{reading.value}`",
                reading.says[language],
                SUPPORTS[reading.german][language],
                SUPPORTS[reading.english][language],
                ", ".join(defaults),
            )
        yield ""
        yield question.why[language]
        yield ""
        yield f"*{Text('Example', 'Beispiel')[language]}:* {question.scenario[language]}"


def _differences(language: Language) -> Iterator[str]:
    questions = {flag: question for question in QUESTIONS for flag in question.flags}
    yield Text(
        "# Daumen drauf!: where the two manuals differ",
        "# Daumen drauf!: worin die Anleitungen verschieden sind",
    )[language]
    yield ""
    yield Text(
        "## In the rule sets\n\nThe German manual read strictly, and the English translation read "
        "literally, differ in these flags.",
        "## In den Regelsätzen\n\nDie deutsche Anleitung streng gelesen und die englische "
        "Übersetzung wörtlich gelesen unterscheiden sich in diesen Schaltern.",
    )[language]
    yield ""
    yield from table(
        Text("Question", "Frage"),
        Text("Flag", "Schalter"),
        Text("German", "Deutsch"),
        Text("English", "Englisch"),
        Text("Clauses", "Klauseln"),
        language=language,
    )
    for flag, german, english in difference(GERMAN, ENGLISH):
        question = questions[flag]
        says = {reading.value: reading.says[language] for reading in question.readings}
        yield row(
            f"{_question_links([question.id], language)} {question.title[language]}",
            f"`{flag}`",
            f"`{german}`: {says[german]}",
            f"`{english}`: {says[english]}",
            ", ".join(clause.id for clause in question.clauses),
        )
    yield ""
    yield Text("## In the texts", "## In den Texten")[language]
    for relation, words in RELATIONS.items():
        clauses = [clause for clause in ALL if clause.relation is relation]
        yield from ("", f"### {words[language]} ({len(clauses)})", "")
        if relation.value == "same":
            yield ", ".join(clause.id for clause in clauses)
            continue
        yield from table(
            Text("Clause", "Klausel"),
            Text("What it rules", "Was sie regelt"),
            Text("German", "Deutsch"),
            Text("English", "Englisch"),
            Text("Questions", "Fragen"),
            language=language,
        )
        for clause in clauses:
            yield row(
                clause.id,
                clause.gist[language],
                clause.german or "–",
                clause.english or "–",
                _question_links(clause.questions, language),
            )
