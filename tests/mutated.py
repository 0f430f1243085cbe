"""Files with something changed: what a slip of the hand, a broken disk or ill will makes of them.

Files are only changed here; what must hold of a changed file stands with the tests.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 10**30, 0.0, 1.0, -0.5, float("nan"), float("inf")),
    *("", "x", "Y3p", "\ud800", [], [[]], {}, {"Card": "Y3p"}, {"Card": "Y3"}),
    *({"Pack": {"cards": [], "hand_size": 0, "name": ""}}, {"Fraction": "1/0"}),
    *({"Clause": "END-1"}, {"Pass": {"seat": 0}}),
)  # fmt: skip


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of JSON data: the list or object, and the index or key."""
    if _is(data, dict) or _is(data, list):
        for key in list(data) if _is(data, dict) else range(len(data)):
            yield data, key
            yield from _places(data[key])


def _is(data: Any, kind: type) -> bool:
    return isinstance(data, kind)


def mutated_json(text: str, random: Random) -> str:
    """The text with one to three places set, taken out, doubled or exchanged, or one letter."""
    data = json.loads(text)
    for _ in range(random.randint(1, 3)):
        places = list(_places(data))
        where, key = random.choice(places)
        match random.randrange(5):
            case 0:
                where[key] = json.loads(json.dumps(random.choice(_VALUES)))
            case 1:
                del where[key]
            case 2 if _is(where, list):
                where.insert(key, where[key])
            case 3:
                other, name = random.choice(places)
                where[key] = json.loads(json.dumps(other[name]))
            case _:
                if _is(where, dict):
                    where[random.choice(("seat", "x", *where))] = where.pop(key)
        if not data:
            break
    found = json.dumps(data)
    if random.random() < 0.2:
        at = random.randrange(len(found))
        found = found[:at] + random.choice('0123456789.eEnN"{}[],: \\') + found[at + 1 :]
    return found


_WORDS: Final = (
    *("", " ", "\t", ":", "::", ",", "#", "?", "-", "=", "(", ")", "/", "\\", '"', "\0", "\x1b"),
    *("\ufeff", "\u2028", "\u202e", "\x85", "\v", "\r", "é", "İ", "ﬁ", "²", "٣", "Ⅷ", "李", "👍"),
    *("e\u0301", "0", "-1", "1", "7", "8", "1e9", "9" * 21, "1" * 5000, "x" * 3000, "½", "NaN"),
    *("Y3p", "Y3?", "?", "G9h", "Z3p", "pass", "parry", "names:", "rules:", "deal", "trick"),
    *("game: kniffel", "spiel: skat", "daumen_drauf 1", "daumen_drauf situation 1", "who leads"),
    *("german", "english", "german with refill_short=greedy", "manual", "Anna: Y3p", "{", "]"),
)  # fmt: skip


def mutated_text(text: str, random: Random) -> str:
    """The text with one to three of its lines, words or letters taken out, doubled, exchanged, or
    with others in their place; sometimes only its beginning.
    """
    for _ in range(random.randint(1, 3)):
        text = random.choice((_by_line, _by_line, _by_word, _by_word, _by_letter))(text, random)
    return text[: random.randrange(len(text) + 1)] if random.random() < 0.05 else text


def _by_line(text: str, random: Random) -> str:
    return "".join(_changed(text.splitlines(keepends=True), random, "\n"))


def _by_word(text: str, random: Random) -> str:
    return "".join(_changed(re.findall(r"\w+|\s+|[^\w\s]", text), random, ""))


def _by_letter(text: str, random: Random) -> str:
    return "".join(_changed(list(text), random, ""))


def _changed(parts: list[str], random: Random, end: str) -> list[str]:
    at, other = (random.randrange(len(parts)) if parts else 0 for _ in range(2))
    new = random.choice(_WORDS) + end
    match random.randrange(6):
        case 0:
            parts[at : at + 1] = []
        case 1:
            parts[at:at] = parts[other : other + 1]
        case 2:
            parts[at : at + 1] = parts[other : other + 1]
        case 3 if parts:
            parts[at], parts[other] = parts[other], parts[at]
        case 4:
            parts[at:at] = [new]
        case _:
            parts[at : at + 1] = [new]
    return parts


def other_values(text: str, random: Random) -> str:
    """The text with one or two values changed into others of their kind: numbers that are near or
    far, lists with an item less, twice or elsewhere, values of another place.
    """
    data = json.loads(text)
    for _ in range(random.randint(1, 2)):
        places = list(_places(data))
        where, key = random.choice(places)
        value = where[key]
        alike = [place[at] for place, at in places if type(place[at]) is type(value)]
        if _is(value, bool):
            where[key] = not value
        elif _is(value, int):
            where[key] = random.choice((value + 1, value - 1, -1, 0, 3, 99, 10**12, -value))
        elif _is(value, list) and value and random.random() < 0.7:
            at = random.randrange(len(value))
            match random.randrange(4):
                case 0:
                    del value[at]
                case 1:
                    value.append(json.loads(json.dumps(value[at])))
                case 2:
                    random.shuffle(value)
                case _:
                    where[key] = []
        elif value is None:
            where[key] = random.choice((0, 1, "stop"))
        else:
            where[key] = json.loads(json.dumps(random.choice((*alike, None))))
    return json.dumps(data)
