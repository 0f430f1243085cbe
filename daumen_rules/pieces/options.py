"""Options: what the manual leaves open in a game, and how a rule set decides it.

A field of a rule set is an option: `jack: Jack = option(Jack.ONLY_IF_STUCK, …)`. `options_of` finds
them; they are told as questions. What an option does stands in its game, how rule sets are written
and read in `rule_sets`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, TypeVar, cast

import attrs

from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text, both, quoted

from .expected_error import ExpectedError
from .lists import Lists

MANUAL: Final = "manual"
"""The name of the rule set with every default."""
T = TypeVar("T", bound=Enum)
V = TypeVar("V", bound=Enum | int)
_OPTION: Final = "option"
"""The key under which a field of a rule set holds its option."""


class Source(Enum):
    """Where the default of an option comes from."""

    MANUAL = "manual"
    STANDARD = "standard"
    """The usual rule of that game elsewhere."""
    DECISION = "decision"
    """Neither the manual nor a usual rule settles it: our choice."""
    AGAINST = "against"
    """The manual's words say otherwise; the clause of the option says why they are not followed."""
    QUESTION = "question"
    """The game's own question says it."""


_WHY: Final = {
    Source.MANUAL: Text(
        "The default is what the manual's words say.",
        "Die Vorgabe ist, was der Wortlaut der Anleitung sagt.",
    ),
    Source.STANDARD: Text(
        "The manual is silent; the default is the usual rule of the game.",
        "Die Anleitung schweigt; die Vorgabe ist die übliche Regel des Spiels.",
    ),
    Source.DECISION: Text(
        "Neither the manual nor custom settles it; the default is our decision.",
        "Weder Anleitung noch Brauch entscheiden es; die Vorgabe ist unsere Entscheidung.",
    ),
    Source.AGAINST: Text(
        "The default is against the manual's words; the clause says why.",
        "Die Vorgabe ist gegen den Wortlaut der Anleitung; die Klausel sagt, warum.",
    ),
    Source.QUESTION: Text("", ""),
}


class OptionError(ValueError):
    """An impossible rule set. `at` is the wrong item of a list, or the whole list."""

    def __init__(self, en: str, de: str, at: object = None) -> None:
        super().__init__(en)
        self.text, self.at = Text(en, de), at


@frozen
class Option:
    """A silent or doubtful point: a field of the rules, and the values it can have.

    `values` is an enum with the default first, `bool`, a range of numbers, or lists. `says` tells
    each value of an enum and each list with a name, in order. `source` says where the default comes
    from. `default` is that of a range and of `bool`. Where a question of its own tells all this,
    there are no texts here.
    """

    field: str
    values: type[Enum] | type[bool] | range | Lists
    title: Text
    says: tuple[Text, ...]
    source: Source
    clauses: tuple[Clause, ...]
    default: int | None = None

    def each(self) -> tuple[object, ...]:
        """The values, the default first unless they are numbers; lists only if they have names."""
        if isinstance(self.values, range):
            return tuple(self.values)
        if isinstance(self.values, Lists):
            return tuple(self.values.named.values())
        if issubclass(self.values, Enum):
            return tuple(self.values)
        return bool(self.default), not self.default

    def words(self) -> tuple[str, ...]:
        """The words of the values, in the order of `each`."""
        return tuple(map(self._word, self.each()))

    def value(self, word: str) -> object:
        """The value of a word. Raises OptionError."""
        if word in self._values_by_word:
            return self._values_by_word[word]
        if isinstance(self.values, Lists):
            return self._list(self.values, word)
        words = self.words()
        known = Text(" or ".join(words), " oder ".join(words))
        if isinstance(self.values, range):
            known = Text(
                f"a number from {words[0]} to {words[-1]}",
                f"eine Zahl von {words[0]} bis {words[-1]}",
            )
        raise self._unknown(word, known)

    def _unknown(self, word: str, known: Text) -> OptionError:
        return OptionError(
            f"unknown value {quoted(word)} for {self.field}; expected {known.en}",
            f"unbekannter Wert {quoted(word)} für {self.field}; erwartet {known.de}",
        )

    @once
    def _values_by_word(self) -> dict[str, object]:
        return dict(zip(self.words(), self.each(), strict=True))

    def _list(self, lists: Lists, word: str) -> object:
        """The list of a word. Raises OptionError."""
        try:
            return lists.read(word)
        except ExpectedError as error:
            raise self._unknown(word, lists.known(error.text)) from None

    def has(self, value: object) -> bool:
        """Whether a value is one of those that the option can have."""
        is_list = isinstance(self.values, Lists) and self.values.has(value)
        return is_list or value in self.each()

    def word(self, rules: object) -> str:
        """The word of the value in a rule set."""
        return self._word(getattr(rules, self.field))

    def _word(self, value: Any) -> str:
        return self.values.write(value) if isinstance(self.values, Lists) else _word(value)


def _word(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def option(default: T, clause: Clause, source: Source) -> Callable[[str], T]:
    """What makes a field of a rule set of its texts, each `English | Deutsch`: the question, and
    what the values of the default's enum say, of which the default is the first; a line each, which
    goes on where the next one is indented further.

    Raises ValueError where a text has no second half, a value has no text, or another value is the
    first.
    """
    values = type(default)
    if default is not next(iter(values)):
        raise ValueError(f"{default} is not the first of {values.__name__}")

    def made(texts: str) -> T:
        title, *says = map(both, lines_of(texts))
        if len(says) != len(values):
            raise ValueError(f"{values.__name__} has {len(values)} values and {len(says)} texts")
        return cast("T", _field(default, Option("", values, title, (*says,), source, (clause,))))

    return made


def number_option(
    default: int, values: range, clause: Clause, source: Source
) -> Callable[[str], int]:
    """What makes a field of a rule set that is one of some numbers of its question, `English |
    Deutsch`.

    Raises ValueError where the question has no second half, or the default is no such number.
    """
    if default not in values:
        raise ValueError(f"{default} is not in {values}")

    def made(title: str) -> int:
        (text,) = map(both, lines_of(title))
        return cast(
            "int", _field(default, Option("", values, text, (), source, (clause,), default))
        )

    return made


def list_option(lists: Lists, clause: Clause, source: Source) -> Callable[[str], tuple[Any, ...]]:
    """What makes a field of a rule set that is a list of its texts, each `English | Deutsch`: the
    question, and what the lists with names are, of which the first is the default.

    Raises ValueError where a text has no second half, or a list with a name has no text.
    """

    def made(texts: str) -> tuple[Any, ...]:
        title, *says = map(both, lines_of(texts))
        if len(says) != len(lists.named):
            raise ValueError(
                f"{len(lists.named)} lists have names, and there are {len(says)} texts"
            )
        default, found = lists.default, Option("", lists, title, (*says,), source, (clause,))
        return cast("tuple[Any, ...]", _field(default, found))

    return made


def lines_of(texts: str) -> list[str]:
    """The lines of a text, each joined with its continuation lines."""
    begun = texts.lstrip()
    margin = texts[: len(texts) - len(begun)] or "\n"
    lines = re.split(rf"{margin}(?! )", begun.rstrip())
    return [" ".join(line.split()) for line in lines]


def elsewhere(shared: V, clause: Clause, source: Source | None = None) -> V:
    """A field that games share, with the clause of one of them and another source."""
    # What types call a value is the field that holds it, until its class is made.
    held = cast("Any", shared)
    found: Option = held.metadata[_OPTION]
    default = found.each()[0] if found.default is None else found.default
    other = evolve(found, clauses=(clause,), source=source or found.source)
    return cast("V", _field(default, other))


def _field(default: object, found: Option) -> object:
    return attrs.field(default=default, metadata={_OPTION: found})


IN_QUESTION: Final[Mapping[str, None]] = {_OPTION: None}
"""The metadata of a field that is an option of which a question of the game tells all: an enum with
the default first, or a `bool`.
"""


def check_list(lists: Lists, value: object) -> None:
    """Raises OptionError for a value that is no list of such items."""
    if not lists.has(value):
        known, said = lists.known(lists.what), quoted(repr(value))
        raise OptionError(f"{said} is no list: {known.en}", f"{said} ist keine Liste: {known.de}")


def options_of(rules: type) -> tuple[Option, ...]:
    """The options of a rule set, in the order of its fields."""
    return _options_of(rules)


@cache
def _options_of(rules: type) -> tuple[Option, ...]:
    return tuple(
        evolve(field.metadata[_OPTION] or _in_question(field.default), field=field.name)
        for field in attrs.fields(rules)
        if _OPTION in field.metadata
    )


def _in_question(default: Enum | bool) -> Option:
    given = default if isinstance(default, bool) else None
    return Option("", type(default), Text("", ""), (), Source.QUESTION, (), given)


def questions_of(options: Sequence[Option]) -> tuple[Question, ...]:
    """The options of a game as open questions, numbered in their order."""
    return tuple(_question(number, option) for number, option in enumerate(options, start=1))


def _question(number: int, option: Option) -> Question:
    words = option.words()
    if isinstance(option.values, range):
        words = (str(option.default),)
    says = option.says or tuple(Text(word, word) for word in words)
    first = Support.MODERATE if option.source is Source.MANUAL else Support.NONE
    readings = tuple(
        Reading(word, said, first if place == 0 else Support.NONE, Support.NONE)
        for place, (word, said) in enumerate(zip(words, says, strict=True))
    )
    return Question(
        id=f"Q{number}",
        title=option.title,
        clauses=option.clauses,
        flags=(option.field,),
        readings=readings,
        default_german=words[0],
        default_english=words[0],
        why=_WHY[option.source],
        scenario=Text("", ""),
    )
