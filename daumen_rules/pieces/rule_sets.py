"""Rule sets as text: a name and the options that differ from it. Also comparison of two rule sets.

`options` says what an option is; no game may be named here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar, cast

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import LANGUAGES, Text, quoted, shortened

from .options import MANUAL, Option, OptionError, options_of

R = TypeVar("R")
_GERMAN: Final = {"deutsch": "german", "englisch": "english", "anleitung": "manual"}
"""German words for the names of rule sets."""
_ORIGINAL: Final = "german"
"""The language of every manual: where a game has one alone, this names it too."""
LONGEST: Final = 60
"""How many letters of an option are told."""
Named: TypeAlias = Sequence[tuple[str, R]]
"""Rule sets, each with its name, the default first."""
Difference: TypeAlias = tuple[str, str, str]
"""An option by name, and the words of two values."""


class UnexpectedError(OptionError):
    """Words that name no rule set, and what was expected in their place."""

    def __init__(self, found: str, en: str, de: str) -> None:
        nothing = Text("nothing", "nichts")
        english, german = (quoted(found) if found else nothing[each] for each in LANGUAGES)
        super().__init__(f"found {english}; expected {en}", f"gefunden {german}; erwartet {de}")
        self.expected = Text(en, de)


def difference(first: R, second: R) -> tuple[tuple[Option, str, str], ...]:
    """The options in which two rule sets differ, with the words of both values."""
    return tuple(
        (option, option.word(first), option.word(second))
        for option in options_of(type(first))
        if option.word(first) != option.word(second)
    )


def neighbours(rules: R) -> Sequence[tuple[Option, str, R]]:
    """The rule sets that differ in one option and are sensible, with the option and its value.

    The values of an option come in their order, numbers from the nearest on.
    """
    return _neighbours(rules)


@lru_cache(maxsize=4)
def _neighbours(rules: Any) -> Sequence[tuple[Option, str, Any]]:
    found = list[tuple[Option, str, Any]]()
    for option in options_of(rules.__class__):
        words = [word for word in option.words() if word != option.word(rules)]
        if isinstance(option.values, range):
            here = int(option.word(rules))
            distances = sorted((abs(int(word) - here), word) for word in words)
            words = [word for _, word in distances]
        for word in words:
            with suppress(OptionError):
                found.append((option, word, changed(rules, {option.field: word})))
    return tuple(found)


def write_rules(named: Named[R], rules: R) -> str:
    """A rule set as text: the name of the nearest named one, and after `with` the options that
    differ.
    """
    name, changes = name_and_changes(named, rules)
    return f"{name} with {', '.join(changes)}" if changes else name


def name_and_changes(named: Named[R], rules: R) -> tuple[str, tuple[str, ...]]:
    """The name of the nearest of some rule sets, and the options that differ: `refill=greedy`."""
    name, nearest = min(named, key=lambda one: len(difference(one[1], rules)))
    return name, tuple(f"{option.field}={word}" for option, _, word in difference(nearest, rules))


def read_rules(named: Named[R], text: str) -> R:
    """The rule set of a text such as `manual with bonus_from=64`. Raises OptionError."""
    found, changes = _read(named, text)
    return changed(found, changes)


def fixed_options(named: Named[R], text: str) -> frozenset[str]:
    """The fields of the options that a text sets, also to the values of the default rule set.

    Raises OptionError.
    """
    found, changes = _read(named, text)
    differing = (option.field for option, *_ in difference(named[0][1], found))
    return frozenset((*differing, *changes))


def _read(named: Named[R], text: str) -> tuple[R, Mapping[str, str]]:
    """The rule set that a text names, and the words of the options that it changes."""
    typed, *words = re.sub(r"\s*=\s*", "=", text).replace(",", " ").split() or [""]
    known, name = dict(named), _GERMAN.get(typed.lower(), typed)
    if name == _ORIGINAL and name not in known and MANUAL in known:
        name = MANUAL
    if name not in known and "=" in typed:
        whole = f"`{next(iter(known))} with {shortened(typed, LONGEST)}`"
        raise UnexpectedError(typed, whole, whole)
    if name not in known:
        raise UnexpectedError(
            typed, f"a rule set: {' or '.join(known)}", f"ein Regelsatz: {' oder '.join(known)}"
        )
    if words and (words[0] not in ("with", "mit") or len(words) == 1):
        raise UnexpectedError(" ".join(words), "`with OPTION=VALUE`", "`with OPTION=WERT`")
    changes: dict[str, str] = {}
    for word in words[1:]:
        field, equals, value = word.partition("=")
        if not equals:
            raise UnexpectedError(word, "OPTION=VALUE", "OPTION=WERT")
        if field in changes:
            said = quoted(field)
            raise OptionError(f"option {said} is set twice", f"{said} steht zweimal da")
        changes[field] = value
    return known[name], changes


def changed(rules: R, words: Mapping[str, str]) -> R:
    """A rule set with some options set by their words. Raises OptionError, which lists all options,
    those most similar to an unknown one first.
    """
    fields = {option.field: option for option in options_of(type(rules))}
    values: dict[str, object] = {}
    for field, word in words.items():
        if field not in fields:
            known = ", ".join(dict.fromkeys((*nearest(field, fields), *fields))) or "–"
            raise OptionError(
                f"unknown option {quoted(field)}; expected one of {known}",
                f"unbekannte Option {quoted(field)}; erwartet eine von {known}",
            )
        values[field] = fields[field].value(word)
    return cast("R", evolve(cast("Any", rules), **values))
