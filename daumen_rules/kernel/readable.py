"""How values are printed: `str` in words for people, `repr` on one short line."""

from __future__ import annotations

import re
from enum import Enum
from typing import Any, Protocol, cast

import attrs

from .clause import Clause
from .text import Sentence, shortened

LONGEST = 180
"""The greatest number of characters of a value in its `repr`."""


class _Happening(Protocol):
    @property
    def clause(self) -> Clause: ...

    @property
    def sentence(self) -> Sentence: ...


def short_repr(value: object, words: str) -> str:
    """A `repr` of one line: the class of a value, and the beginning of its words."""
    line = " ".join(words.split())
    return f"<{type(value).__name__}: {shortened(line, LONGEST - len(type(value).__name__))}>"


class Printed:
    """A value with words for people; its `repr` is the beginning of them."""

    __slots__ = ()

    def __repr__(self) -> str:
        return short_repr(self, str(self))


class Sentenced(Printed):
    """A value with a sentence and a clause, such as an event or a breach."""

    __slots__ = ()

    def __str__(self: _Happening) -> str:
        return f"{self.sentence.say('en')} [{self.clause.id}]"


class InLines(Printed):
    """A value with several lines of words, such as an answer or a ruling. A notebook shows all
    lines.
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        from html import escape  # slow to load, as a table of all that HTML names

        return "<br>".join(escape(line) for line in str(self).splitlines())


class Worded:
    """An action, printed as its verb and its operands. Who acts is not printed."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(filter(None, (verb_of(type(self)), *_operands(self))))

    def __repr__(self) -> str:
        name = type(self).__name__
        return f"{name}({shortened(fields_of(self), LONGEST - len(name))})"


def fields_of(value: object) -> str:
    """The fields of a value, each with its name."""
    fields = attrs.fields(cast(Any, type(value)))
    return ", ".join(f"{each.name}={_bracketed(getattr(value, each.name))}" for each in fields)


def verb_of(kind: type) -> str:
    """The verb of an action class: `take` of TakeSkat."""
    return re.split("(?<=[a-z])(?=[A-Z])", kind.__name__)[0].lower()


def _operands(action: object) -> list[str]:
    """The operands of an action in the order of its fields, without fields that have their default
    value.
    """
    told: list[str] = []
    for each in attrs.fields(cast(Any, type(action))):
        value = getattr(action, each.name)
        if each.name != "seat" and value != each.default:
            words = _words(value)
            told.append(f"{each.name} {words}" if each.default is None else words)
    return told


def _words(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_words, cast("tuple[object, ...]", value)))
    return str(value.value if isinstance(value, Enum) else value)


def _bracketed(value: object) -> str:
    words = _words(value)
    return f"({words})" if isinstance(value, tuple) else words
