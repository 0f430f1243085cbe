"""Words for people, in English and in German.

Everything is said in both languages; a sentence has gaps to be filled. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from .frozen import frozen
from .seats import Seat, seat_letter

if TYPE_CHECKING:  # slow to load
    from fractions import Fraction

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, Language]] = ("en", "de")


def shortened(text: str, most: int = 40) -> str:
    """A text for a message, cut where it is longer than so many characters."""
    return text if len(text) <= most else text[: most - 3] + "..."


QUOTED: Final = 200
"""So many characters of what somebody has typed a message repeats at most."""


def quoted(text: str) -> str:
    """What somebody has typed, as a message repeats it."""
    return repr(shortened(text, QUOTED))


@frozen
class Text:
    """The same thing said in both languages."""

    en: str
    de: str

    def __getitem__(self, language: Language) -> str:
        if language not in ("en", "de"):
            raise ValueError(f"the languages are 'en' and 'de', not {language!r}")
        return self.de if language == "de" else self.en


@frozen
class Term:
    """A value of a game, as machines write it (`code`) and as people say it (`words`)."""

    code: str
    words: Text

    def say(self, language: Language, names: Sequence[str] = ()) -> str:
        return self.words[language]


@frozen
class SeatTerm:
    """A seat, said by the name of whoever sits there, or by its letter."""

    seat: Seat

    @property
    def code(self) -> str:
        return str(self.seat)

    def say(self, language: Language, names: Sequence[str] = ()) -> str:
        return names[self.seat] if 0 <= self.seat < len(names) else seat_letter(self.seat)


Fact: TypeAlias = Term | SeatTerm


def mixed(value: int | Fraction) -> str:
    """A number as people write it: 20/3 is 6 2/3."""
    if isinstance(value, int):
        return str(value)
    whole, rest = divmod(abs(value), 1)
    return f"{'-' * (value < 0)}{whole} {rest}" if whole and rest else str(value)


@lru_cache(typed=True)
def number(value: int | Fraction) -> Term:
    """A number as a fact."""
    return Term(str(value), Text(mixed(value), mixed(value)))


def listed(facts: Sequence[Term]) -> Term:
    """Several values as one fact, in their order; a dash where there is none."""
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

    def say(self, language: Language, names: Sequence[str] = ()) -> str:
        """The sentence in words; `names` are the players' names by seat."""
        words = {name: fact.say(language, names) for name, fact in self.facts}
        return self.template[language].format_map(words)


def sentence(en: str, de: str, **facts: Fact) -> Sentence:
    """A sentence from its two templates and its facts."""
    return Sentence(_template(en, de), tuple(facts.items()))


_template: Final = cache(Text)
"""A template is made once: the same are filled over and over."""
