"""Text that all reports share: lines that fit, lists of names, points, kinds of clauses.

Text about one game stands with that game, and the text of a command with the command.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.question import Support
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import LANGUAGES, Language, Sentence, Text, mixed
from daumen_rules.pieces.wrapping import wrapped

if TYPE_CHECKING:
    from daumen_rules.kernel.question import Question
    from daumen_rules.kernel.verdict import Suggestion

FEW: Final = 20
"""How many actions a report lists at once."""
EXACT: Final = 10**12
"""Numbers from this on are told by their power of ten."""
WIDTH: Final = 96
"""The greatest number of characters in a line."""

KINDS: Final = {
    ClauseKind.MATERIAL: Text("material", "Material"),
    ClauseKind.SETUP: Text("setup", "Vorbereitung"),
    ClauseKind.LEGALITY: Text("legality", "Erlaubtes"),
    ClauseKind.TRANSITION: Text("transition", "Ablauf"),
    ClauseKind.SCORING: Text("scoring", "Wertung"),
    ClauseKind.VIEW: Text("view", "Sicht"),
    ClauseKind.AIM: Text("aim", "Ziel"),
    ClauseKind.EXAMPLE: Text("example", "Beispiel"),
    ClauseKind.ADVICE: Text("advice", "Rat"),
    ClauseKind.PROCEDURE: Text("procedure", "Handhabung"),
    ClauseKind.REMARK: Text("remark", "Anmerkung"),
}
RELATIONS: Final = {
    Relation.SAME: Text("same", "gleich"),
    Relation.ONLY_GERMAN: Text("only German", "nur deutsch"),
    Relation.ONLY_ENGLISH: Text("only English", "nur englisch"),
    Relation.DIFFER: Text("differ", "verschieden"),
    Relation.AMBIGUOUS: Text("ambiguous", "mehrdeutig"),
    Relation.SILENT: Text("silent", "beide schweigen"),
}
SUPPORTS: Final = {
    Support.STRONG: Text("strong", "stark"),
    Support.MODERATE: Text("moderate", "mäßig"),
    Support.WEAK: Text("weak", "schwach"),
    Support.NONE: Text("none", "keiner"),
    Support.EXCLUDED: Text("excluded", "ausgeschlossen"),
}


def folded(text: str, indent: int = 0, first: str = "") -> str:
    """A text in lines of at most 96 characters; `first` replaces the indent of the first line."""
    return wrapped(text, WIDTH, first.ljust(indent), " " * indent)


def hung(text: str, first: int, rest: int) -> str:
    """A text in lines of at most 96 characters: one indent for the first line, another for the
    rest.
    """
    return wrapped(text, WIDTH, " " * first, " " * rest)


def rounded(number: int) -> Text:
    """A whole number in words; a very large one by its power of ten."""
    if number < EXACT:
        return Text(f"{number:,}", f"{number:,}".replace(",", "."))
    return Text(f"about 10^{len(str(number)) - 1}", f"etwa 10^{len(str(number)) - 1}")


ANYHOW: Final = Text(", whatever the gaps hold", ", was auch immer in den Lücken steht")
DEPENDS: Final = Text(
    "legal only by some ways to fill the gaps",
    "nur bei manchen Weisen, die Lücken zu füllen, regelgerecht",
)
SO_IF: Final = Text("  So it is if {}.", "  So ist es, wenn {}.")
ADVICE: Final = Text(
    "No rule, only a suggestion (no manual says what holds then):",
    "Keine Regel, nur ein Vorschlag (keine Anleitung sagt, was dann gilt):",
)


def advice(suggestions: Sequence[Suggestion], names: Sequence[str]) -> Iterator[Text]:
    """Ways to go on after an illegal action, with the remark that this is no rule; empty if there
    are none.
    """
    yield from (ADVICE for _ in suggestions[:1])
    for one in suggestions:
        en, de = (one.sentence.say(language, names) for language in LANGUAGES)
        yield Text(f"- {en}", f"- {de}")


def advice_lines(
    suggestions: Sequence[Suggestion], names: Sequence[str], language: Language
) -> Iterator[str]:
    """The same in lines; the lines after the first are indented."""
    for number, text in enumerate(advice(suggestions, names)):
        yield hung(text[language], 4, 6) if number else f"  {text[language]}"


def remedies_told(
    remedies: Iterable[Sentence], names: Sequence[str], language: Language
) -> Iterator[str]:
    """The changes that would make an action legal; several changes that are needed together are one
    item.
    """
    for number, remedy in enumerate(remedies):
        and_ = Text("and ", "und ")[language] if number else ""
        yield f"{and_}{remedy.say(language, names)}"


def advice_data(
    suggestions: Iterable[Suggestion], names: Sequence[str], language: Language
) -> list[dict[str, str]]:
    """The same as JSON data."""
    return [{"name": s.name, "text": s.sentence.say(language, names)} for s in suggestions]


def reading_lines(
    questions: Iterable[Question],
    otherwise: Sequence[tuple[str, str]],
    language: Language,
    indent: int = 0,
) -> Iterator[str]:
    """Other readings that would make an illegal action legal, each with its text."""
    asked = {field: question for question in questions for field in question.flags}
    for option, value in otherwise:
        question = asked[option]
        title = question.title[language]
        told = Text(
            f"By another reading it is legal: {question.id} ({title})",
            f"Nach einer anderen Lesart erlaubt: {question.id} ({title})",
        )
        yield hung(told[language], indent, indent + 4)
        for reading in question.readings:
            if reading.value == value:
                yield hung(reading.says[language], indent + 2, indent + 2)


def readings_data(otherwise: Iterable[tuple[str, str]]) -> list[dict[str, str]]:
    """The same as JSON data."""
    return [{"flag": option, "value": value} for option, value in otherwise]


def citation(clause: Clause, language: Language) -> str:
    """Both places of a clause: `German G4; English E3`."""
    german, english = clause.german or "–", clause.english or "–"
    return Text(f"German {german}; English {english}", f"deutsch {german}; englisch {english}")[
        language
    ]


def points_words(points: tuple[int, ...], names: tuple[str, ...], parts: int = 1) -> str:
    """Points with names: `Anna 3, Ben -1`; with `parts` units to a point: `Clara 6 2/3`."""
    told: Iterable[str] = map(str, points)
    if parts != 1:
        from fractions import Fraction  # slow to load, and most games count whole points

        told = (mixed(Fraction(each, parts)) for each in points)
    return ", ".join(f"{name} {each}" for name, each in zip(names, told, strict=True))


def name_list(names: list[str], language: Language) -> str:
    """Names in a list: `Anna, Ben and Cleo`."""
    word = Text(" and ", " und ")[language]
    return word.join(names) if len(names) < 3 else ", ".join(names[:-1]) + word + names[-1]


def won_words(
    winners: Sequence[Seat], names: Sequence[str], language: Language, reader: Seat | None = None
) -> str:
    """The winner, or the winners who share the win; a reader among them comes first."""
    if not winners:
        return Text("Nobody wins.", "Niemand gewinnt.")[language]
    if reader in winners:
        others = [names[seat] for seat in winners if seat != reader]
        if not others:
            return Text("You win.", "Du gewinnst.")[language]
        named = name_list([Text("You", "Du")[language], *others], language)
        return Text(f"{named} share the win.", f"{named} teilt euch den Sieg.")[language]
    named = name_list([names[seat] for seat in winners], language)
    if len(winners) == 1:
        return Text(f"{named} wins.", f"{named} gewinnt.")[language]
    return Text(f"{named} share the win.", f"{named} teilen sich den Sieg.")[language]


def result_words(
    outcome: Outcome,
    names: Sequence[str],
    language: Language,
    scored: Text,
    reader: Seat | None = None,
) -> str:
    """The winner, all scores, and the payments. A winner who reads it is told *You win*."""
    won = won_words(outcome.winners, names, language, reader)
    points = points_words(outcome.scores, tuple(names), outcome.parts)
    said = f"{won} {scored[language]}: {points}."
    if outcome.payments:
        paid = ", ".join(f"{n} {x:+d}" for n, x in zip(names, outcome.payments, strict=True))
        said += f" {Text('Payments', 'Zahlungen')[language]}: {paid}."
    return said


def abbreviated(words: Sequence[str], language: Language, most: int = FEW) -> str:
    """Words in a list; the end of a long list is only counted."""
    left = len(words) - most
    if left < 2:
        return ", ".join(words)
    more = Text(f"and {left} more", f"und {left} weitere")[language]
    return f"{', '.join(words[:most])} … {more}"
