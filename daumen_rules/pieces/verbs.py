"""Verbs: how actions are written and read, said once a game in a table.

A row has the class of an action, its words in both languages, and the operands that fill the gaps
in the words. Writing, reading, errors, help and completion come from the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from string import Formatter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from attrs import Factory, field

from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Nature, Referee
from daumen_rules.kernel.text import LANGUAGES, Language, Text

from .action_kinds import ActionKind
from .expected_error import ExpectedError
from .operands import AnyOperand, Operand, either, spelled
from .verb_parts import Part, completed, filled, lead, reach

Phrase: TypeAlias = Text | Callable[[Mapping[str, Any]], Text]
"""The words of a button, with gaps for operands; a function gets the operands."""
Touches: TypeAlias = tuple[str, ...] | Callable[[Any, Any], tuple[str, ...]]
"""What an action touches; a function gets the view of whoever is told it, and the action."""

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
T = TypeVar("T")


@frozen(eq=False)
class Verb(Generic[A_co]):
    """A row of the table: one form of an action."""

    make: Callable[..., A_co]
    """The class of the action, called with the operands, and with the acting seat."""
    words: Text
    """The words with a gap `{name}` for each operand. Those in English are the words of records."""
    operands: tuple[tuple[str, AnyOperand], ...] = ()
    """The operands by the name of the action's field."""
    by: Nature | Referee | None = None
    """Nature or the referee, if only they do it; None for any seat."""
    also: tuple[str, ...] = ()
    """Other words that are read."""
    told: Text | None = None
    """The words in which reports tell it; None for the same words."""
    phrase: Phrase | None = None
    """The words of a button, where those of records are signs: `move {origin} to {target}`."""
    touches: Touches = ()
    """What the action is about in a scene besides its operands: roles of parts, such as `stock`,
    values of things and names of fields."""

    def action(self, mover: Mover, values: Mapping[str, Any]) -> A_co:
        """The action of a mover with some operands."""
        return self.make(**values) if self.by else self.make(seat=mover, **values)

    def phrased(self, values: Mapping[str, Any]) -> Text:
        """The words of a button, with a gap for each operand."""
        phrase = self.phrase or self.words
        return phrase if isinstance(phrase, Text) else phrase(values)

    def touched(self, view: Any, action: Any) -> tuple[str, ...]:
        """What an action touches in the scene of a view."""
        own = self.touches(view, action) if callable(self.touches) else self.touches
        values = self.values(action)
        return own + tuple(
            one for name, each in self.operands for one in each.touches(values[name])
        )

    def values(self, action: Any) -> dict[str, Any]:
        """The operands of an action."""
        return {name: getattr(action, name) for name, _ in self.operands}

    def write(self, values: Mapping[str, Any], language: Language) -> str:
        """The words with their gaps filled."""
        return self._filled(self.words, values, language)

    def tell(self, values: Mapping[str, Any], language: Language) -> str:
        """The words of reports with their gaps filled."""
        return self._filled(self.told or self.words, values, language)

    def _filled(self, words: Text, values: Mapping[str, Any], language: Language) -> str:
        said = {name: operand.write(values[name], language) for name, operand in self.operands}
        return words[language].format_map(said).rstrip()

    def sample(self) -> dict[str, Any]:
        """Example operands."""
        before: list[AnyOperand] = []
        found: dict[str, Any] = {}
        for name, operand in self.operands:
            found[name] = operand.example(sum(one is operand for one in before))
            before.append(operand)
        return found

    def example(self, language: Language) -> str:
        """The verb with example operands."""
        return self.write(self.sample(), language)

    def each(self, mover: Mover) -> Iterator[A_co]:
        """All actions of this form, for operands that are single."""
        every = (one.values for _, one in self.operands if isinstance(one, Operand))
        for values in product(*every):
            yield self.action(mover, dict(zip(dict(self.operands), values, strict=True)))


def verb(
    make: Callable[..., A],
    en: str,
    de: str,
    *,
    by: Nature | Referee | None = None,
    also: tuple[str, ...] = (),
    told: Text | None = None,
    phrase: Phrase | None = None,
    touches: Touches = (),
    **operands: AnyOperand,
) -> Verb[A]:
    """A row of the table: the class of an action, its words, and its operands."""
    return Verb(make, Text(en, de), tuple(operands.items()), by, also, told, phrase, touches)


@cache
def templates(row: Verb[Any]) -> tuple[tuple[Part, ...], ...]:
    """All spellings of a verb in parts, the one of records first."""
    words = (row.words.en, *spelled(row.words.de), *row.also)
    return tuple(_parts(row, each) for each in dict.fromkeys(words))


@cache
def _parts(row: Verb[Any], words: str) -> tuple[Part, ...]:
    operands, parts = dict(row.operands), list[Part]()
    for literal, name, _, _ in Formatter().parse(words):
        parts += [literal.lower()] if literal else []
        parts += [] if name is None else [(name, operands[name])]
    return tuple(parts)


def _tidy(words: str) -> str:
    """Words in lower case, with single blanks and no blank beside a dash."""
    return re.sub(r" ?([->]) ?", r"\1", " ".join(words.replace("–", "-").split())).lower()


_BY: Final[Mapping[Mover, Text]] = {
    0: Text(" by a seat", " von einem Platz"),
    NATURE: Text(" by chance", " vom Zufall"),
    REFEREE: Text(" by the referee", " vom Schiedsrichter"),
}
_NOBODY: Final = Text("", "")


def _forms(rows: Sequence[Verb[Any]], by: Text = _NOBODY) -> Text:
    """An example of each of some verbs, and who does them."""
    said = [[f"`{row.example(language)}`" for row in rows] for language in LANGUAGES]
    return Text(either(said[0], "en") + by.en, either(said[1], "de") + by.de)


def _by_class(table: Verbs[A]) -> Mapping[Any, tuple[Verb[A], ...]]:
    classes = {row.make for row in table.rows}
    return {make: tuple(row for row in table.rows if row.make is make) for make in classes}


@frozen
class Verbs(Generic[A]):
    """The table of a game."""

    rows: tuple[Verb[A], ...]
    kinds: tuple[ActionKind[Any], ...] = ()
    """The kinds of actions that people name besides those of each verb."""
    _by_class: Mapping[Any, tuple[Verb[A], ...]] = field(
        init=False, eq=False, repr=False, default=Factory(_by_class, takes_self=True)
    )

    def write(self, action: A, language: Language = "en") -> str:
        """An action as words, without its mover; in English those of records."""
        row = self.row(action)
        return row.write(row.values(action), language)

    def tell(self, action: A, language: Language) -> str:
        """An action as reports tell it, without its mover."""
        row = self.row(action)
        return row.tell(row.values(action), language)

    def row(self, action: A) -> Verb[A]:
        """The row that writes an action: the only row of its class, or the first one that fits."""
        rows = self._by_class[type(action)]
        seat = getattr(action, "seat", 0)
        return next(r for r in rows if len(rows) == 1 or r.action(seat, r.values(action)) == action)

    def of(self, mover: Mover) -> tuple[Verb[A], ...]:
        """The verbs of a mover."""
        return tuple(r for r in self.rows if (mover is r.by if r.by else isinstance(mover, int)))

    def read(self, mover: Mover, words: str) -> A:
        """The action of a mover in words of either language. Raises ExpectedError."""
        found = next(self.readings(mover, words), None)
        if found is None:
            expected = self.expected(mover, words)
            raise ExpectedError(expected.en, expected.de, self._item(mover, words))
        return found

    def _item(self, mover: Mover, words: str) -> int | None:
        """The number of the first word that does not fit, if the verb is known."""
        text = f"{_tidy(words)} "
        most = max((reach(p, text) for r in self.of(mover) for p in templates(r)), default=0)
        item, among = text.count(" ", 0, most + 1), len(words.split())
        return item if 0 < item < among == len(text.split()) else None

    def readings(self, mover: Mover, words: str) -> Iterator[A]:
        """All actions that the words can mean; in a table without faults at most one."""
        text = f"{_tidy(words)} "
        for row in self.of(mover):
            for parts in templates(row):
                yield from (row.action(mover, values) for values in filled(parts, text))

    def expected(self, mover: Mover, words: str = "") -> Text:
        """The form of the verb with which the words begin; or all verbs of the mover, or if it has
        none, those of others.
        """
        rows, first = self.of(mover), _tidy(words).partition(" ")[0]
        if not rows:
            told = [_forms(self.of(one), _BY[one]) for one in (0, NATURE, REFEREE) if self.of(one)]
            return Text(either([t.en for t in told], "en"), either([t.de for t in told], "de"))
        begun = [row for row in rows if first and first in map(lead, templates(row))]
        bare = [row for row in rows if len(rows) == 1 or not all(map(lead, templates(row)))]
        whats = dict.fromkeys(
            one.brief or one.what for row in begun or bare for _, one in row.operands
        )
        forms = _forms(begun or rows)
        if not whats:
            return forms
        operands = Text("; ".join(w.en for w in whats), "; ".join(w.de for w in whats))
        return Text(f"{forms.en}: {operands.en}", f"{forms.de}: {operands.de}")

    def complete(self, mover: Mover, text: str, language: Language) -> tuple[str, ...]:
        """Completions of a text by its next word, in a language, or in English if none fits."""
        for spoken in dict.fromkeys((language, "en")):
            found = dict.fromkeys(
                text + whole[len(text) :]
                for row in self.of(mover)
                for whole in completed(_parts(row, row.words[spoken]), text.lower(), 0, spoken)
            )
            if found:
                return tuple(found)
        return ()

    def help(self, mover: Mover, language: Language) -> tuple[tuple[str, str], ...]:
        """Every verb of a mover with example operands, and descriptions of operands, each once."""
        mine, told = self.of(mover), dict[str, Verb[A]]()
        for row, (_, one) in ((verb, each) for verb in mine for each in verb.operands):
            told.setdefault((one.brief or one.what)[language], row)
        said = ("; ".join(w for w, by in told.items() if by is row) for row in mine)
        return tuple(zip((row.example(language) for row in mine), said, strict=True))

    def leads(self, mover: Mover) -> dict[str, str]:
        """All first words of a mover's verbs in lower case, each with the word of records."""
        return {
            lead(parts): lead(first)
            for first, *others in map(templates, self.of(mover))
            for parts in (first, *others)
            if lead(parts)
        }

    @property
    def forms(self) -> tuple[tuple[type, Form], ...]:
        """The saved forms of operands that have their own."""
        return tuple(dict.fromkeys(f for r in self.rows for _, o in r.operands for f in o.forms))
