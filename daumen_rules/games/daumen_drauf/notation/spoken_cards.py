"""Cards as they are said at a table, in the signs of the notation: `gelb 5 giftig` is `Y5p`.

A colour, a value, a fang, in any order, with small words between them; `above 2`, and one of two
cards. Names are no cards: whoever asks takes them away before.
"""

from __future__ import annotations

import re
from itertools import chain, pairwise
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
    (
        *("a", "an", "some", "any", "the", "one", "card", "ein", "eine", "irgendeine", "die"),
        *("karte", "i", "think", "perhaps", "maybe", "ich", "glaube", "vielleicht", "wohl"),
    )
)
_SOME: Final = frozenset(("a", "some", "any", "eine", "irgendeine"))
"""Words after which a number alone is the value of a card."""
_BOUNDS: Final = {
    ">": ("higher than", "above", "over", "höher als", "über"),
    "<": ("lower than", "below", "under", "niedriger als", "unter"),
}
_CARD: Final = r"((?:[ygb?]|ge|gr|sw)[1-9?<>][^\s,]*)"
_EITHER: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"(?:(?:one|either|eine|einer|entweder) )?(?:of|von) {_CARD} (?:and|or|und|oder) {_CARD}",
        rf"(?:(?:either|entweder) )?{_CARD} (?:or|oder) {_CARD}",
    )
)
"""One of two cards, in signs already."""
_SIGNS: Final = {
    word: (kind, sign)
    for kind, table in (("colour", _COLOURS), ("value", _VALUES), ("fang", _FANGS))
    for sign, words in table.items()
    for word in words
}
_ARTICLE: Final = re.compile(
    rf"\b(?:der|den|dem|das) (?=(?:{'|'.join(chain(*_COLOURS.values()))})\b)", re.IGNORECASE
)
"""A German article before a colour; elsewhere it may belong to a name."""


def in_signs(said: str) -> str:
    """Words with every card that is said in them as a sign; all others stay as they are.

    A card ends where the next part would be said twice: `yellow 3 green 5` are two.
    """
    said = _ARTICLE.sub("", said)
    for sign, bounds in _BOUNDS.items():
        said = re.sub(
            rf"\b(?:{'|'.join(bounds)}) ([1-9])\b", rf"{sign}\1", said, flags=re.IGNORECASE
        )
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
        if part is None and re.fullmatch("[<>]?[1-9]" if is_value else "[<>][1-9]", plain):
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
    signs = " ".join(told)
    for form in _EITHER:
        signs = form.sub(r"\1|\2", signs)
    return signs


def _begins(said: str) -> bool:
    """Whether a card is said at all, so that a small word is part of it."""
    words = [word.lower().strip(",") for word in said.split()]
    after = pairwise(words)
    return any(word in _SIGNS or re.fullmatch("[<>][1-9]", word) for word in words) or any(
        word in _SOME and re.fullmatch("[1-9]", value) for word, value in after
    )


def _sign(parts: dict[str, str]) -> str:
    """The shortest sign: `Y3?`, `Y?`, `?3`, `?p`."""
    colour, value, fang = (parts.get(kind, "") for kind in ("colour", "value", "fang"))
    whole = colour and value.isdecimal()
    return f"{colour or '?'}{value or '?' * bool(colour)}{fang or '?' * bool(whole)}"
