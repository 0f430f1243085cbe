"""Names that look alike, such as Anna in Latin and in Cyrillic letters, and the names most similar
to a typed word.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from .text import Text, quoted

_LATIN: Final = "ABCEHIJKMNOPSTVXYZacdehijlopqsuvwxyäëïöü"
_CYRILLIC: Final = "АВСЕНІЈКМΝОРЅТѴХҮΖасԁеһіјӏорԛѕυѵԝхуӓёїӧϋ"
_GREEK: Final = {"Α": "A", "Β": "B", "Ε": "E", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ο": "O"}
_MORE: Final = {"Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "ο": "o", "ν": "v", "α": "a", "ι": "i"}
_MARKS: Final = dict.fromkeys("‐‑‒–—−", "-") | dict.fromkeys("’‘ʼʹ`´", "'")
_LIKE: Final = str.maketrans(
    dict(zip(_CYRILLIC, _LATIN, strict=True)) | _GREEK | _MORE | _MARKS | {"ρ": "p", "ı": "i"}
)
"""Letters and marks that look like others: Cyrillic and Greek letters like Latin ones."""


def _is_seen(mark: str) -> bool:
    """Whether a character is visible; variant selectors and fillers are not."""
    name = unicodedata.name(mark, "")
    return not ("VARIATION SELECTOR" in name or "FILLER" in name or "GRAPHEME JOINER" in name)


def outline(name: str) -> str:
    """How a name looks: names with the same outline look alike."""
    seen = "".join(filter(_is_seen, unicodedata.normalize("NFKC", name)))
    return unicodedata.normalize("NFKC", seen.translate(_LIKE))


def not_told_apart(name: str, others: Sequence[str]) -> Text | None:
    """The expected input if a name equals another name or looks like it; else None."""
    if name in others:
        return Text("each name once", "jeder Name nur einmal")
    if name.lower() in map(str.lower, others):
        return Text(
            "each name once, as names may be written in small letters",
            "jeder Name nur einmal, da man Namen klein schreiben darf",
        )
    other = next((one for one in others if outline(one) == outline(name)), None)
    if other is None:
        return None
    said = quoted(other)
    return Text(
        f"a name that does not look like {said}, which is written with other characters",
        f"ein Name, der nicht aussieht wie {said}, das mit anderen Zeichen geschrieben ist",
    )


def nearest(typed: str, names: Iterable[str], least: float = 0.5) -> list[str]:
    """Up to three names most similar to a typed word."""
    from difflib import get_close_matches  # slow to load, and seldom needed

    return get_close_matches(typed, list(names), n=3, cutoff=least)


SHORT: Final = 4
"""In words of so many letters one wrong letter is a third or a quarter of the word."""


def did_you_mean(typed: str, names: Sequence[str]) -> Text | None:
    """The expected input where a typed word is nearly a name; None for any other word."""
    near = nearest(typed, names, 0.65 if len(typed) <= SHORT else 0.7)
    known = ", ".join(names)
    if not near:
        return None
    return Text(
        f"one of {known}; did you mean {near[0]}?", f"einer von {known}; war {near[0]} gemeint?"
    )
