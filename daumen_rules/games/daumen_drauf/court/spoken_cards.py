"""Cards as they are said at a table, in the signs of the notation: `gelb 5 giftig` is `Y5p`.

A colour, a value, a fang, in any order, with small words between them. Names are no cards: whoever
asks takes them away before.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

_COLOURS: Final = {
    "Y": ("yellow", "gelb", "gelbe", "gelber", "gelbes", "gelben"),
    "G": ("green", "grün", "grüne", "grünen", "gruen", "gruene"),
    "B": ("black", "schwarz", "schwarze", "schwarzen"),
}
_FANGS: Final = {
    "p": ("poisonous", "poison", "giftig", "giftige", "giftigen", "fang"),
    "h": ("harmless", "ungiftig", "ungiftige", "ungiftigen"),
}
_VALUES: Final = {
    str(number): words
    for number, words in enumerate(
        (
            *(("eins",), ("two", "zwei"), ("three", "drei"), ("four", "vier")),
            *(("five", "fünf", "fuenf"), ("six", "sechs"), ("seven", "sieben")),
            *(("eight", "acht"), ("nine", "neun")),
        ),
        start=1,
    )
}
_SMALL: Final = frozenset(
    ("a", "an", "some", "any", "the", "one", "card", "ein", "eine", "irgendeine", "die", "karte")
)
_SOME: Final = frozenset(("a", "some", "any", "eine", "irgendeine"))
"""Words after which a number alone is the value of a card."""
_SIGNS: Final = {
    word: (kind, sign)
    for kind, table in (("colour", _COLOURS), ("value", _VALUES), ("fang", _FANGS))
    for sign, words in table.items()
    for word in words
}


def in_signs(said: str) -> str:
    """Words with every card that is said in them as a sign; all others stay as they are.

    A card ends where the next part would be said twice: `yellow 3 green 5` are two.
    """
    told: list[str] = []
    parts: dict[str, str] = {}
    before = ""

    def ended() -> None:
        if parts:
            told.append(_sign(parts))
            parts.clear()

    for word in said.split():
        plain = word.lower().strip(",")
        is_value = before in _SOME or (bool(parts) and "value" not in parts)
        part = _SIGNS.get(plain)
        if part is None and is_value and re.fullmatch("[1-9]", plain):
            part = ("value", plain)
        before = plain
        if part is None and plain in _SMALL and (parts or _begins(said)):
            continue
        if part is None:
            ended()
            told.append(word)
            continue
        if part[0] in parts:
            ended()
        parts[part[0]] = part[1]
    ended()
    return " ".join(told)


def _begins(said: str) -> bool:
    """Whether a card is said at all, so that a small word is part of it."""
    words = [word.lower().strip(",") for word in said.split()]
    after = pairwise(words)
    return any(word in _SIGNS for word in words) or any(
        word in _SOME and re.fullmatch("[1-9]", value) for word, value in after
    )


def _sign(parts: dict[str, str]) -> str:
    return f"{parts.get('colour', '?')}{parts.get('value', '?')}{parts.get('fang', '?')}"
