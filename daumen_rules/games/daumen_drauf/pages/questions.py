"""The pages of `spec/daumen_drauf/questions/`: one for each question, with its witnesses.

Pages and records as text.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.contracts.difference_study import HEADINGS, NAMES, DifferenceStory, Side
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.markdown import row, table
from daumen_rules.contracts.record_model import Act, GameRecord, Record
from daumen_rules.contracts.report_text import SUPPORTS
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import Language, Text

from ..model import Playing
from ..questions import QUESTIONS
from ..recorded_deal import DealtHands, DeckOrder
from ..rule_set import difference
from ..stories.witness_text import settled_words, story_of, witness_heading
from ..witnesses import Witness, witnesses


def question_pages(language: Language) -> Iterator[tuple[str, Iterator[str]]]:
    """The name and the lines of every page."""
    for question in QUESTIONS:
        yield question.id, _question(question, language)


def _question(question: Question, language: Language) -> Iterator[str]:
    kept = [w for w in witnesses() if w.contrast.question == question.id]
    yield f"# {question.id}: {question.title[language]}"
    yield ""
    yield " · ".join(_facts(question, language))
    yield from ("", f"## {Text('The readings', 'Die Lesarten')[language]}", "")
    yield from _readings(question, language)
    yield from ("", f"## {Text('Our default and why', 'Unsere Vorgabe und warum')[language]}", "")
    yield question.why[language]
    yield from ("", f"## {Text('An example', 'Ein Beispiel')[language]}", "")
    yield question.scenario[language]
    yield from ("", f"## {Text('The witness', 'Der Zeuge')[language]}", "")
    if not kept:
        yield settled_words(question, language)
    else:
        yield Text(
            "Found by complete search over the small packs: no game has fewer actions, and of "
            "those with as few this one has the fewest cards.",
            "Gefunden in vollständiger Suche über die kleinen Blätter: Keine Partie hat weniger "
            "Züge, und von denen mit ebenso wenigen hat diese die wenigsten Karten.",
        )[language]
    for witness in kept:
        yield from _witness(witness, story_of(witness, language), language)


def _facts(question: Question, language: Language) -> Iterator[str]:
    page = Text("../clauses.md", "../clauses.de.md")[language]
    clauses = ", ".join(f"[{clause.id}]({page})" for clause in question.clauses)
    yield f"{Text('Clauses', 'Klauseln')[language]}: {clauses}"
    if question.flags:
        flags = ", ".join(f"`{flag}`" for flag in question.flags)
        yield f"{Text('flag', 'Schalter')[language]}: {flags}"
    overview = Text("../questions.md", "../questions.de.md")[language]
    yield f"[{Text('all questions', 'alle Fragen')[language]}]({overview})"


def _readings(question: Question, language: Language) -> Iterator[str]:
    yield from table(
        Text("Reading", "Lesart"),
        Text("It says", "Sie sagt"),
        Text("Support in German", "Halt im Deutschen"),
        Text("Support in English", "Halt im Englischen"),
        Text("Default", "Vorgabe"),
        language=language,
    )
    for reading in question.readings:
        defaults = (
            (Text("German", "deutsch"), question.default_german),
            (Text("English", "englisch"), question.default_english),
        )
        yield row(
            f"`{reading.value}`",
            reading.says[language],
            SUPPORTS[reading.german][language],
            SUPPORTS[reading.english][language],
            ", ".join(name[language] for name, value in defaults if value == reading.value),
        )


def _witness(witness: Witness, story: DifferenceStory, language: Language) -> Iterator[str]:
    yield from ("", f"### `{witness.contrast.value}`", "")
    yield witness_heading(witness, story, language)
    record = f"{witness.contrast.name}.dd"
    yield from ("", f"{Text('As a record', 'Als Aufzeichnung')[language]}: [{record}]({record})")
    yield from ("", f"**{HEADINGS['deal'][language]}**", "")
    yield from (f"* {about}: {cards}" for about, cards in story.deal)
    if story.moves:
        yield from ("", f"**{HEADINGS['moves'][language]}**", "")
    for number, events in enumerate(story.moves, start=1):
        yield f"{number}. " + " ".join(events)
    yield from ("", f"**{HEADINGS['parting'][language]}**", "")
    yield row(*(f"`{side.label}`" for side in story.sides))
    yield row("---", "---")
    yield row(*(_side(side, language) for side in story.sides))


def _side(side: Side, language: Language) -> str:
    told = [*map(str, side.events), *(f"*{about}:* {what}" for about, what in side.gives)]
    return "<br>".join(told) or Text("nothing", "nichts")[language]


# Records


def witness_records(game: AnyGame) -> Iterator[tuple[str, Record, str]]:
    """The name of every record, the record, and what is noted beside it: which rule sets part, and
    where.
    """
    for witness in witnesses():
        yield f"{witness.contrast.name}.dd", record_of(game, witness), comment_of(witness)


def record_of(game: AnyGame, witness: Witness) -> Record:
    """A kept game as a record, under the first of its two rule sets."""
    contrast, seats = witness.contrast, witness.study.seats
    dealt = witness.steps(contrast.first)[0].state
    assert isinstance(dealt, Playing)
    deal = DealtHands(dealt.table.hands, dealt.table.pile)
    return Record(
        game=game,
        names=NAMES[:seats],
        games=(
            GameRecord(
                deal=deal if witness.moves else DeckOrder(witness.deck),
                entries=tuple(map(Act, witness.moves)),
            ),
        ),
        rules=contrast.first,
        pack=witness.study.name,
        agreed=2 if contrast.flag == "next_starter" else None,
    )


def comment_of(witness: Witness) -> str:
    """Which rule sets part in a kept game, and where."""
    contrast = witness.contrast
    flags = difference(contrast.first, contrast.second)
    parts = ", ".join(f"{flag}={a} from {flag}={b}" for flag, a, b in flags)
    where = "after the last line" if witness.moves else "with the deal"
    title = contrast.question or "The two manuals"
    return f"{title}: parts {parts}, {where}"
