"""Operands, which fill the gaps of verbs: values with their words in both languages, one or
several.

`verbs` uses them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeAlias, TypeVar

from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Fact, Language, SeatTerm, Term, Text

T = TypeVar("T")


@frozen(eq=False, kw_only=True)
class Operand(Generic[T]):
    """The values that may fill a gap, each with its word: cards, squares, numbers, seats."""

    what: Text
    """A description of the expected word, such as `a square such as c3`."""
    brief: Text | None = None
    """A shorter description, where `what` lists many words."""
    values: Sequence[T]
    word: Callable[[T], Text]
    """The word of a value; the English word stands in records."""
    also: Callable[[T], Iterable[str]] = lambda _: ()
    """Other words that are read."""
    examples: Sequence[T] = ()
    """Values for examples; each of several gaps of the same kind has its own."""
    forms: tuple[tuple[type, Form], ...] = ()
    """The saved form of the values, if they have their own."""
    whole: Callable[[T], Fact] | None = None
    """A value as a phrase tells it: `King of hearts`; None if its word can stand there."""

    touches: Callable[[T], tuple[str, ...]] = lambda _: ()
    """What a value stands for in a scene: the value of a thing, a field, or the role of a part."""

    def example(self, place: int) -> T:
        """The example value for a gap; the number counts earlier gaps of the same kind."""
        some = self.examples or self.values
        return some[place % len(some)]

    def write(self, value: T, language: Language) -> str:
        return self.word(value)[language]

    def say(self, value: T, language: Language, names: Sequence[str]) -> str:
        """A value in a phrase; `names` are the players' names by seat."""
        if self.whole is None:
            return self.write(value, language)
        return self.whole(value).say(language, names)

    def seats(self, value: T) -> tuple[Seat, ...]:
        """The seat that a value is, if it is one."""
        fact = None if self.whole is None else self.whole(value)
        return (fact.seat,) if isinstance(fact, SeatTerm) else ()

    def read(self, word: str) -> T | None:
        """The value of a word; None for an unknown word."""
        value: T | None = _index(self)[0].get(word.lower())
        return value

    def found(self, text: str, at: int) -> Iterator[tuple[T, int]]:
        """The values whose words begin at a place in a text, the longest first, each with its
        end.
        """
        words, lengths = _index(self)
        for length in lengths:
            if (word := text[at : at + length]) in words and len(word) == length:
                yield words[word], at + length

    def begun(self, text: str, at: int, language: Language) -> Iterator[str]:
        """The words that complete the end of a text."""
        left = text[at:]
        for value in self.values:
            word = self.write(value, language)
            if len(word) > len(left) and word.lower().startswith(left):
                yield text[:at] + word


@frozen(eq=False, kw_only=True)
class Several(Generic[T]):
    """Several operands in one gap."""

    of: Operand[T]
    between: str = " "
    spoken: Text = Text(", ", ", ")
    """What stands between them in a phrase."""
    least: int = 0
    most: int | None = None
    shown: int = 2
    """How many operands an example has."""

    @property
    def what(self) -> Text:
        return self.of.what

    @property
    def brief(self) -> Text | None:
        return self.of.brief

    @property
    def forms(self) -> tuple[tuple[type, Form], ...]:
        return self.of.forms

    def example(self, place: int) -> tuple[T, ...]:
        return tuple(self.of.example(place + number) for number in range(self.shown))

    def write(self, value: Iterable[T], language: Language) -> str:
        return self.between.join(self.of.write(one, language) for one in value)

    def say(self, value: Iterable[T], language: Language, names: Sequence[str]) -> str:
        return self.spoken[language].join(self.of.say(one, language, names) for one in value)

    def touches(self, value: Iterable[T]) -> tuple[str, ...]:
        return tuple(each for one in value for each in self.of.touches(one))

    def seats(self, value: Iterable[T]) -> tuple[Seat, ...]:
        return tuple(each for one in value for each in self.of.seats(one))

    def _items(self, text: str, at: int) -> tuple[tuple[T, ...], tuple[int, ...]]:
        """The values that stand in a text, and where each begins; the last place is the end."""
        values, starts, end = list[T](), list[int](), at
        while len(values) != self.most:
            start = end + len(self.between) if values else at
            one = next(self.of.found(text, start), None)
            if one is None or not text.startswith(self.between if values else "", end):
                break
            values.append(one[0])
            starts.append(start)
            end = one[1]
        return tuple(values), (*starts, end)

    def found(self, text: str, at: int) -> Iterator[tuple[tuple[T, ...], int]]:
        values, places = self._items(text, at)
        if len(values) >= self.least:
            yield values, places[-1]

    def begun(self, text: str, at: int, language: Language) -> Iterator[str]:
        values, places = self._items(text, at)
        if values and places[-1] == len(text):
            yield from self.of.begun(text, places[-2], language)
            text += self.between if len(values) != self.most else "\0"
        start = places[-1] + (len(self.between) if values else 0)
        if text[places[-1] : start] == self.between[: start - places[-1]]:
            yield from self.of.begun(text, start, language)


TO: Final = Text(" to ", " nach ")
"""What stands between the fields of a way in a phrase."""
MOVES: Final = Text("move from {origin} to {target}", "ziehe von {origin} nach {target}")
"""The phrase of a move from a field to another."""

AnyOperand: TypeAlias = Operand[Any] | Several[Any]


@cache
def _index(operand: Operand[Any]) -> tuple[Mapping[str, Any], tuple[int, ...]]:
    """The values by all their words, and the lengths of the words, the greatest first."""
    words: dict[str, Any] = {}
    for value in operand.values:
        for word in words_of(operand, value):
            words.setdefault(word, value)
    return words, tuple(sorted({*map(len, words)}, reverse=True))


def words_of(operand: Operand[T], value: T) -> tuple[str, ...]:
    """All words that are read as a value, in lower case, the word of records first."""
    text = operand.word(value)
    words = (text.en, text.de, *operand.also(value))
    return tuple(dict.fromkeys(one for word in words for one in spelled(word)))


_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def spelled(word: str) -> tuple[str, ...]:
    """A word in lower case, and as people type it without umlauts."""
    small = word.lower()
    return tuple(dict.fromkeys((small, small.translate(_UMLAUTS))))


MANY: Final = 6
"""More words than an error message lists."""


def one_of(en: str, de: str, words: Mapping[T, Text]) -> Operand[T]:
    """An operand with a few values, whose description lists all their words."""
    english = either([f"`{text.en}`" for text in words.values()], "en")
    german = either([f"`{text.de}`" for text in words.values()], "de")
    what = Text(f"{en}: {english}", f"{de}: {german}")
    values, brief = tuple(words), None
    if len(values) > MANY:
        some = [words[value] for value in values[:3]]
        english = either([f"`{text.en}`" for text in some], "en")
        german = either([f"`{text.de}`" for text in some], "de")
        brief = Text(f"{en} such as {english}", f"{de} wie {german}")
    return Operand(what=what, brief=brief, values=values, word=lambda value: words[value])


def named_only(_: object) -> tuple[str, ...]:
    """What a value touches that need not lie there: nothing."""
    return ()


def lying(value: object) -> tuple[str, ...]:
    """What a value touches that stands for itself, such as a card or a square."""
    return (str(value),)


def numbers(values: Sequence[int], *examples: int) -> Operand[int]:
    """An operand for a range of whole numbers."""
    if isinstance(values, range) and len(values) > 2 and values.step == 1:
        span = Text(f" from {values[0]} to {values[-1]}", f" von {values[0]} bis {values[-1]}")
    else:
        some = [*map(str, values)]
        span = Text(f": {either(some, 'en')}", f": {either(some, 'de')}")
    return Operand(
        what=Text(f"a number{span.en}", f"eine Zahl{span.de}"),
        values=values,
        word=lambda value: Text(str(value), str(value)),
        examples=examples,
    )


def anybody(players: int) -> Operand[int | None]:
    """An operand for a seat, or nobody."""
    nobody = Text("nobody", "niemand")
    return Operand(
        what=Text("a seat, or `nobody`", "ein Platz, oder `niemand`"),
        values=(None, *range(players)),
        word=lambda seat: nobody if seat is None else Text(seat_letter(seat), seat_letter(seat)),
        examples=(1, None),
        whole=lambda seat: Term("nobody", nobody) if seat is None else SeatTerm(seat),
    )


def seats(players: int) -> Operand[int]:
    """An operand for the letter of a seat."""
    last = seat_letter(players - 1)
    return Operand(
        what=Text(f"the letter of a seat, A to {last}", f"ein Platz als Buchstabe, A bis {last}"),
        values=range(players),
        word=lambda seat: Text(seat_letter(seat), seat_letter(seat)),
        examples=(1, 0),
        whole=SeatTerm,
    )


def either(words: Sequence[str], language: Language) -> str:
    """A list of expected words: `a`, `b` or `c`."""
    *some, last = words
    return f"{', '.join(some)} {Text('or', 'oder')[language]} {last}" if some else last
