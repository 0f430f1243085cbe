"""Words for people in English and German; a sentence is a template with gaps.

Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from .frozen import frozen
from .seats import Seat, seat_letter
from .second_person import addressed

if TYPE_CHECKING:  # slow to load
    from fractions import Fraction

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, Language]] = ("en", "de")


def shortened(text: str, most: int = 40) -> str:
    """A text for a message, cut after a number of characters."""
    return text if len(text) <= most else text[: most - 3] + "..."


QUOTED: Final = 200
"""The greatest number of typed characters that a message quotes."""


def quoted(text: str) -> str:
    """A typed text as a message quotes it."""
    return repr(shortened(text, QUOTED))


@frozen
class Text:
    """The same text in both languages."""

    en: str
    de: str

    def __getitem__(self, language: Language) -> str:
        if language not in ("en", "de"):
            raise ValueError(f"the languages are 'en' and 'de', not {language!r}")
        return self.de if language == "de" else self.en


def both(words: str) -> Text:
    """A text written `English | Deutsch`. Raises ValueError if one half is missing."""
    en, de = words.split(" | ")
    return Text(en, de)


@frozen
class Term:
    """A value of a game: `code` for machines, `words` for people."""

    code: str
    words: Text

    def say(self, language: Language, names: Sequence[str] = ()) -> str:
        return self.words[language]


@frozen
class SeatTerm:
    """A seat, told by the player's name or by the letter of the seat."""

    seat: Seat

    @property
    def code(self) -> str:
        return str(self.seat)

    def say(self, language: Language, names: Sequence[str] = ()) -> str:
        return names[self.seat] if 0 <= self.seat < len(names) else seat_letter(self.seat)


Fact: TypeAlias = Term | SeatTerm


def mixed(value: int | Fraction) -> str:
    """A fraction as people write it: 20/3 is 6 2/3."""
    if isinstance(value, int):
        return str(value)
    whole, rest = divmod(abs(value), 1)
    return f"{'-' * (value < 0)}{whole} {rest}" if whole and rest else str(value)


@lru_cache(typed=True)
def number(value: int | Fraction) -> Term:
    """A number as a term."""
    return Term(str(value), Text(mixed(value), mixed(value)))


def listed(facts: Sequence[Term]) -> Term:
    """Several values as one term, in their order; a dash for no value."""
    return Term(
        " ".join(f.code for f in facts) or "-",
        Text(
            ", ".join(f.words.en for f in facts) or "–",
            ", ".join(f.words.de for f in facts) or "–",
        ),
    )


@frozen
class Sentence:
    """A template with gaps `{name}` in both languages, and the facts that fill them."""

    template: Text
    facts: tuple[tuple[str, Fact], ...] = ()

    def say(self, language: Language, names: Sequence[str] = (), reader: Seat | None = None) -> str:
        """The sentence in words; `names` are the players' names by seat. What it says of the seat
        of `reader` is said to that seat.
        """
        template = self.template[language]
        for name, fact in self.facts:
            if reader is not None and isinstance(fact, SeatTerm) and fact.seat == reader:
                template = addressed(template, name, language) or template
        words = {name: fact.say(language, names) for name, fact in self.facts}
        return template.format_map(words)


def sentence(en: str, de: str, **facts: Fact) -> Sentence:
    """A sentence from its two templates and its facts."""
    return Sentence(_template(en, de), tuple(facts.items()))


_template: Final = cache(Text)
"""Parsed templates; the same templates are filled again and again."""
