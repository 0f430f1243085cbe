"""Makes the shape of each type: it says how values of the type are written and read.

Each type of a game has one shape, made once. Blanks separate values, parentheses hold the values of
a group, and `-` is nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.saved import forms_of, parameters_of
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Kinds, Mark, Spelled, inner_of, own_marks
from daumen_rules.pieces.operands import Operand, Several

from .parts import Done, OneOf, Record, Row
from .words import BROKEN, FACE, NOTHING, TRUTH, WHOLE, WORDS, Coded, Named, Shape, Sitting, Worded

UNTOLD: Final = ("rules", "players", "viewer")
"""Fields that the header of a position tells."""
_SEAT: Final = get_args(Seat)[1]


@cache
def shapes_of(game: AnyGame) -> Shapes:
    """The shapes of a game, made once."""
    return Shapes(game)


class Shapes:
    """Makes a shape of each type that the fields of a game's states have."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.forms = forms_of(game)
        self.parameters = dict(parameters_of(game.book.default, game.checks.state))
        self.actions = {row.make for row in game.notation.verbs.rows}
        self.operands = dict(self._operands())
        self.made: dict[Any, Shape] = {}

    def _operands(self) -> Iterator[tuple[type, Operand[Any]]]:
        for row in self.game.notation.verbs.rows:
            for _, operand in row.operands:
                single = operand.of if isinstance(operand, Several) else operand
                kinds = {value.__class__ for value in single.values}
                if len(kinds) == 1 and not kinds & {int, str, bool, Fraction}:
                    yield kinds.pop(), single

    @once
    def state(self) -> Shape:
        """The shape of the states of the game."""
        if self.game.checks.state is not None:
            return self.of(self.game.checks.state())
        return self.of(type(self.game.start(self.game.rules.seats[0])))

    def of(self, hint: Any) -> Shape:
        """The shape of a type, which its marks may refine. Raises TypeError where there is none."""
        marks = own_marks(hint)
        inner = inner_of(hint)
        if isinstance(inner, TypeVar):
            inner = self.parameters.get(inner.__name__, Any)
        return self._made(inner, marks)

    def _made(self, of: Any, marks: tuple[object, ...]) -> Shape:
        origin, args = get_origin(of), get_args(of)
        if of is int and (spelled := [one for one in marks if isinstance(one, Spelled)]):
            return Worded(int, spelled[0].operand)
        if of is int:
            return Sitting() if _SEAT in marks else FACE if Mark.FACE in marks else WHOLE
        if of is Fraction:
            return BROKEN
        if of is bool:
            return TRUTH
        if of is NoneType:
            return Named(((None, Text(NOTHING, NOTHING)),))
        if of is str or origin is Literal:
            return WORDS
        if origin is tuple:
            unsorted = Mark.UNSORTED in marks
            if args[1:] == (...,) or (Mark.BY_SEAT in marks and len({*args}) == 1):
                return Row(self.of(args[0]), is_unsorted=unsorted)
            return Row(None, tuple(map(self.of, args)))
        if origin in (Union, UnionType):
            return self._one_of(args, marks)
        kind = origin or of
        if kind in self.operands and self._has_all_words(kind):
            return Worded(kind, self.operands[kind])
        if kind in self.forms:
            return Coded(kind, self.forms[kind])
        if isinstance(kind, type) and issubclass(kind, Enum):
            return Named(tuple((member, self._word(member)) for member in kind))
        if kind in self.actions:
            return Done(self.game)
        if isinstance(kind, type) and attrs.has(kind):
            return self._record(kind)
        raise TypeError(f"no way to write {of}")

    def _has_all_words(self, kind: Any) -> bool:
        """Whether the operand of a type has all its members, not only those of some action."""
        return not issubclass(kind, Enum) or {*self.operands[kind].values} >= {*kind}

    def _word(self, member: Enum) -> Text:
        operand = self.operands.get(type(member))
        has_word = operand is not None and member in operand.values
        return operand.word(member) if operand is not None and has_word else _word(member)

    def _one_of(self, args: Sequence[Any], marks: tuple[object, ...]) -> Shape:
        some = [arg for arg in args if arg is not NoneType]
        words = next((mark.words for mark in marks if isinstance(mark, Kinds)), ())
        rest = tuple(mark for mark in marks if mark == _SEAT)
        shapes = [
            (_class_of(arg), self._made(inner_of(arg), (*rest, *own_marks(arg)))) for arg in some
        ]
        return OneOf(tuple(shapes), words, may_be_nothing=len(some) < len(args))

    def _record(self, kind: Any) -> Shape:
        if kind not in self.made:
            self.made[kind] = Record(kind, cache(lambda: self._fields(kind)))
        return self.made[kind]

    def _fields(self, kind: Any) -> tuple[tuple[str, Any, Shape], ...]:
        return tuple(
            (name, hint, self.of(hint)) for name, hint in hints_of(kind) if name not in UNTOLD
        )


def _class_of(hint: Any) -> Any:
    inner = inner_of(hint)
    return get_origin(inner) or inner


def _word(member: Enum) -> Text:
    is_word = isinstance(member.value, str | int)
    word = str(member.value if is_word else member.name.lower()).replace("_", "-").replace(" ", "-")
    return Text(word, word)
