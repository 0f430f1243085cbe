"""The kinds of questions that a court answers: a row for each, and how their words are read.

A game brings its rows, the values that fill the gaps of their forms, such as NAME, and functions
that answer from a position. A word of a form such as `may/can` stands for either of its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from attrs import astuple

from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import Text
from daumen_rules.kernel.verdict import Answer, Verdict

from .answers import PERMISSIONS
from .colloquial import put_plainly

S = TypeVar("S")
"""A situation: what is known, with gaps, and what is asked."""
P = TypeVar("P")
"""A situation in one position: one of the ways to fill its gaps."""


@frozen(kw_only=True, eq=False, repr=False)
class AskRow(Generic[S, P]):
    """A kind of question: its words, the facts that it needs, and the function that answers it."""

    name: str
    form: Text
    """The question as it is written; a word in capitals is a gap, such as NAME or CARD."""
    also: tuple[str, ...] = ()
    """Other wordings, in either language. They are read and never written."""
    lasting_form: str = ""
    """The English form before `form` was reworded: ids of rulings are still made from it."""
    fields: tuple[str, ...] = ()
    """The names of the facts that a dialogue asks for after the question."""
    checks: tuple[Callable[[S], None], ...] = ()
    """Each raises Fault where a situation does not tell what the question is about."""
    answer: Callable[[P], Verdict] | None = None
    """The answer in one position; None where no position is needed."""
    answers: frozenset[Answer] = frozenset()
    """All possible answers; empty where there are too many to list."""

    def __repr__(self) -> str:
        return self.name

    @property
    def is_permission(self) -> bool:
        """Whether the answer is that a seat may or may not do something."""
        return not PERMISSIONS.isdisjoint(self.answers)

    def names(self, gap: str) -> bool:
        """Whether a gap, such as NAME, stands in the English form."""
        return gap in self.form.en.split()


WHOEVER: Final = (
    "one",
    "man",
    "you",
    "i",
    "we",
    "he",
    "she",
    "they",
    "du",
    "ich",
    "wir",
    "er",
    "sie",
)
"""Words for the player on turn, those that are written in each language first."""
Row = TypeVar("Row", bound=AskRow[Any, Any])


@frozen
class Gap:
    """The values that may fill a gap of a form.

    `values` gets the words from the gap on, and gives each value with which they can begin,
    together with the number of words that it takes. `expected` describes such a value in errors,
    `example` is one.
    """

    values: Callable[[tuple[str, ...]], Iterator[tuple[int, Any]]]
    expected: Text
    example: Text = Text("", "")


Gaps: TypeAlias = Mapping[str, Gap]
MOST_WORDS: Final = 4
"""If more words than that could follow, whole questions are told as what is expected."""


@frozen
class _Way(Generic[Row]):
    """How far words follow a form: up to the word at index `at`.

    `expected` is the part of the form that comes next there, empty at its end. `filled` holds the
    values of the gaps so far.
    """

    row: Row
    at: int = 0
    expected: str = ""
    filled: Mapping[str, Any] = {}
    is_written: bool = True
    """Whether the form is one that is written, and not another wording."""


def read_ask(
    text: str, rows: Sequence[Row], gaps: Gaps, examples: Text
) -> tuple[Row, Mapping[str, Any]]:
    """The row of a question in either language, and the values that fill its gaps.

    Raises Fault, whose item is the index of the word at fault. Where no form resembles the words,
    it says that `examples` were expected.
    """
    words, faults = tuple(text.split()), list[Fault]()
    forms = [(_words_of(form), row, is_written) for form, row, is_written in _forms(rows)]
    plain = _plain(words)
    written = (words, _without_mark(words), plain)
    others = put_plainly(plain, partial(_is_name, gaps))
    for said in dict.fromkeys((*written, *others)):
        ways = [
            way
            for form, row, written in forms
            if _begins(said, form[0], gaps)
            for way in _ways(said, form, gaps, _Way(row, is_written=written))
        ]
        for way in ways:
            if not way.expected and way.at == len(said):
                return way.row, way.filled
        if said in written:
            faults.append(_fault(said, ways, rows, gaps, examples))
    raise max(faults, key=lambda fault: fault.item or 0)


def _is_name(gaps: Gaps, words: tuple[str, ...]) -> bool:
    """Whether words, from the first to the last, name a player."""
    return "NAME" in gaps and any(len(words) == count for count, _ in gaps["NAME"].values(words))


def filled(form: str, words: Mapping[str, str]) -> str:
    """A form with words in its gaps."""
    return " ".join(words.get(word, word) for word in form.split())


def _forms(rows: Sequence[Row]) -> Iterator[tuple[str, Row, bool]]:
    """All forms that are read, and whether each is written too."""
    written = ((form, row, True) for row in rows for form in (row.form.en, row.form.de))
    others = ((form, row, False) for row in rows for form in row.also)
    yield from written
    yield from others


@cache
def _words_of(form: str) -> tuple[str, ...]:
    """The words of a form; `can` is read for `may`, and `kann` for `darf`."""
    return tuple(_ALSO.get(word, word) for word in form.split())


_ALSO: Final = {"may": "may/can", "darf": "darf/kann"}


_PARTICLES: Final = (
    *("now", "just", "please", "actually", "really", "yet", "simply", "already"),
    *("jetzt", "nun", "denn", "eigentlich", "mal", "bitte", "überhaupt", "hier", "auch", "bloß"),
    *("einfach", "etwa", "schon", "gerade", "halt", "eben", "wohl", "doch"),
)
"""Words that a question may have as it is spoken, and that say nothing about it."""
_LONG: Final = {
    **{f"{word}'s": f"{word} is" for word in ("who", "what", "that", "it", "turn", "go", "how")},
    **{f"{word}'s": f"{word} es" for word in ("wer", "ist", "was", "darf", "muss")},
}


def _plain(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words without question mark, commas and particles, and with contractions written out."""
    straight = (word.replace("’", "'").rstrip(",") for word in _without_mark(words))
    said = " ".join(_LONG.get(word.lower(), word) for word in straight).split()
    return tuple(word for word in said if word.lower() not in _PARTICLES)


def _without_mark(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words without a question mark at their end."""
    return tuple(" ".join(words).removesuffix("?").split())


def _begins(words: tuple[str, ...], expected: str, gaps: Gaps) -> bool:
    """Whether words can begin a form that begins with a word or gap."""
    return expected in gaps or (bool(words) and words[0].lower() in expected.lower().split("/"))


def _ways(
    words: tuple[str, ...], form: Sequence[str], gaps: Gaps, way: _Way[Row]
) -> Iterator[_Way[Row]]:
    """Every way in which the words follow the rest of a form, those that break off included."""
    if not form:
        yield way
        return
    expected, rest = form[0], form[1:]
    yield evolve(way, expected=expected)
    if expected in gaps:
        for count, value in gaps[expected].values(words[way.at :]):
            further = evolve(way, at=way.at + count, filled={**way.filled, expected: value})
            yield from _ways(words, rest, gaps, further)
    elif way.at < len(words) and words[way.at].lower() in expected.lower().split("/"):
        yield from _ways(words, rest, gaps, evolve(way, at=way.at + 1))


def _fault(
    words: tuple[str, ...],
    ways: Sequence[_Way[Row]],
    rows: Sequence[Row],
    gaps: Gaps,
    examples: Text,
) -> Fault:
    """The error at the first word that no form continues with."""
    at = max((way.at for way in ways), default=0)
    found = words[at] if at < len(words) else ""
    there = [way for way in ways if way.at == at]
    if not at or len({way.expected for way in there}) > MOST_WORDS:
        forms = {form: at for row in rows for at, form in enumerate(astuple(row.form))}
        near = nearest(" ".join(words), forms, 0.6)
        given = [{name: astuple(gap.example)[at] for name, gap in gaps.items()} for at in (0, 1)]
        asked = [filled(form, given[forms[form]]) for form in near]
        return Fault(found, _such_as(asked, examples), at)
    known = {name: gap.expected for name, gap in gaps.items()}
    known[""] = Text("the end of the line", "das Ende der Zeile")
    if any(way.expected in gaps for way in there):
        there = [way for way in there if way.is_written] or there
    parts = dict.fromkeys(part for way in there for part in way.expected.split("/"))
    texts = dict.fromkeys(known.get(part, Text(f"`{part}`", f"`{part}`")) for part in parts)
    *first, last = sorted(texts, key=lambda text: not text.en.startswith("`"))
    if not first:
        return Fault(found, last, at)
    en, de = ", ".join(text.en for text in first), ", ".join(text.de for text in first)
    return Fault(found, Text(f"{en} or {last.en}", f"{de} oder {last.de}"), at)


def _such_as(near: Sequence[str], examples: Text) -> Text:
    """The questions most similar to the words as what is expected; `examples` without any."""
    forms = ", ".join(f"`{form}`" for form in near)
    return Text(f"a question such as {forms}", f"eine Frage wie {forms}") if near else examples
