"""Finds the next field of a position that an answer looks at and that nobody has told yet.

A state holds a placeholder for each such field. Of a field with few values, which rules may compare
without a trace, and of numbers, other values are tried instead.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

from attrs import field

from daumen_rules.contracts.record_model import Act
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.marks import Mark
from daumen_rules.pieces.sampling import fixed_numbers
from daumen_rules.positions.field_reader import FieldReader
from daumen_rules.positions.fields import (
    KIND,
    NONE,
    Key,
    fields_of,
    is_hidden,
    keys_in,
    kind_words,
    kinds_of,
    record_of,
)
from daumen_rules.positions.gaps import domain, filled, gaps_of
from daumen_rules.positions.misplaced import Misplaced
from daumen_rules.positions.parts import Row, write
from daumen_rules.positions.shapes import shapes_of
from daumen_rules.positions.words import FACE, NOTHING, WHOLE, Coded, Shape

from .asks import Row as Question
from .case import Case, played
from .filling import LookedAtError, Unknown, put

FEW: Final = 12
"""Of fields with up to this number of values all are tried."""
WAYS: Final = 4
"""The number of ways to fill gaps in which a field that matters is looked for."""
BROKEN: Final = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError),
    ValueError,
)
"""What rules may raise on a state that is half told."""
Found: TypeAlias = tuple[str, str, str, Shape | None]
"""A field: its English head, its head in the language of the reader, the value that it has, and
its shape; None where no field has that head alone.
"""


@frozen(eq=False)
class Untold:
    """A field without a line: its key, its shape, and the value that it has at the start."""

    key: Key
    shape: Shape
    value: Any
    is_beside: bool = False
    """Whether another field of the same record was told."""
    follows: bool = False
    """Whether its value follows from other fields where it is not told."""


def _written(one: Untold, language: Language, names: Sequence[str]) -> str:
    """The value of a field as a line has it."""
    if one.value is NONE or one.value is None:
        return NOTHING
    if kinds_of(one.shape):
        return kind_words(one.shape)[one.value.__class__][language]
    if isinstance(one.shape, Row | Coded):
        return one.shape.write_open(one.value, language, names)
    return write(one.shape, one.value, language, names)


@frozen(eq=False, kw_only=True)
class Search:
    """Looks for the next field to ask for, among those that the lines of a reader do not tell."""

    reader: FieldReader
    acts: Sequence[Act]
    row: Question
    gaps: Mapping[str, Any]
    """The values in the gaps of the question."""
    answered: Container[str]
    """The English heads of the fields that were asked for."""
    untold: list[Untold] = field(factory=list[Untold], init=False)

    @property
    def names(self) -> Sequence[str]:
        return self.reader.names

    @property
    def shape(self) -> Shape:
        return shapes_of(self.reader.game).state

    def next(self, rules: Any, fits: Callable[[], bool], language: Language) -> Found | None:
        """The next field; None where the answer looks at nothing else.

        Where what was told does not fit together (`fits`), it is a field that would follow.
        """
        try:
            known = self.reader.state(rules)
        except Misplaced as error:  # a line that has to be there is missing
            heads = (error.expected.en, error.expected.de)
            en, de = (head.strip("`").removesuffix(":") for head in heads)
            missing = (en, de if language == "de" else en, NOTHING, self.shape_of(en))
            return None if en in self.answered else missing
        found = self.looked_at(known)
        if found is None and not fits():
            found = next((one for one in self.untold if one.follows), None)
        if found is None:
            return None
        head, said = found.key.say("en", self.names), found.key.say(language, self.names)
        return head, said, _written(found, language, self.names), found.shape

    def shape_of(self, head: str) -> Shape | None:
        """The shape of the field with this English head."""
        heads = ((key, shape, name) for key, shape in keys_in(self.shape) for name in self.names)
        return next((shape for key, shape, name in heads if key.say("en", [name]) == head), None)

    def looked_at(self, known: Any) -> Untold | None:
        """The field that the answer looks at first, or else one whose value changes it."""
        for state in self.wholes(known):
            found = self.looked_at_in(state)
            if found is not None:
                return found
        return next((one for one in self.untold if one.is_beside and one.shape is WHOLE), None)

    def looked_at_in(self, state: Any) -> Untold | None:
        self.untold.clear()
        veiled = self.veiled(self.shape, state, Key(), "", ())
        by: dict[Untold, Any] = {
            one: Unknown(one, None) if self.is_placeholder(one) else one.value
            for one in self.untold
        }
        try:
            own = self.answer(put(veiled, by, Untold))
        except LookedAtError as error:
            return error.hole if isinstance(error.hole, Untold) else None
        except BROKEN:
            return next(iter(self.untold), None)
        for one in self.untold:
            for value in self.tries(one):
                with suppress(*BROKEN):
                    try:
                        other = self.answer(put(veiled, {**by, one: value}, Untold))
                    except LookedAtError:
                        return one
                    if other != own:
                        return one
        return None

    def is_placeholder(self, one: Untold) -> bool:
        """Whether a placeholder stands for a field; few values are compared without a trace."""
        if one.value is None or one.follows:
            return False
        return one.shape is FACE or isinstance(one.shape, Row) or not self.tries(one)

    def tries(self, one: Untold) -> Sequence[Any]:
        """Other values of a field: all of few, numbers near the one at the start and far, dice."""
        shape, value = one.shape, one.value
        if value is NONE or kinds_of(shape):
            return ()
        if shape is WHOLE:
            return self.near(value)
        if isinstance(shape, Row):
            if shape.item is WHOLE:
                return [*zip(*map(self.near, value), strict=True)]
            return [(1,) * count for count in range(1, 6)] if shape.item is FACE else ()
        values = domain(shape, len(self.names)) or ()
        if value is None:
            return values[:: len(values) // FEW + 1]
        return values if len(values) <= FEW else ()

    def near(self, number: int) -> list[int]:
        """Some other numbers; far ones where the question is not about an action."""
        far = () if self.row.names("ACTION") else (20, 50, 90, 200)
        return [number + 1, number + 2, max(number - 1, 0), 0, *(number + each for each in far)]

    def answer(self, state: Any) -> Any:
        assert self.row.answer is not None
        steps = played(self.reader.game, state, self.acts)
        if isinstance(steps, Refused):
            return None
        case = Case(game=self.reader.game, start=state, steps=steps, filled=self.gaps)
        found = self.row.answer(case)
        return found.answer, found.reasons

    def wholes(self, known: Any) -> Iterator[Any]:
        """A state with its gaps filled in some ways; itself without gaps."""
        below, gaps = fixed_numbers(), gaps_of(self.reader.game, self.shape, known)
        if not gaps.groups and not gaps.others:
            yield known
            return
        for _ in range(WAYS):
            with suppress(ValueError):
                yield filled(self.shape, known, gaps.drawn(below))

    def veiled(
        self,
        shape: Shape,
        value: Any,
        key: Key,
        place: str,
        marks: tuple[object, ...],
        *,
        is_beside: bool = False,
        follows: bool = False,
    ) -> Any:
        """A value in which each field without a line is one of the `untold`."""
        kinds = kinds_of(shape)
        if kinds and value is None:
            return value
        if kinds:
            head = key if key.words else Key((KIND,))
            if len(kinds) > 1 and not self.is_told(head, ""):
                return self.leaf(head, shape, value)
            fields = [*fields_of(record_of(shape, value))]
            beside = key.seat is not None and any(
                self.is_told(key.of(field), f"{place}.{field.name}") for field in fields
            )
            changed = {
                field.name: self.veiled(
                    field.shape,
                    getattr(value, field.name),
                    key.of(field),
                    f"{place}.{field.name}".removeprefix("."),
                    field.marks,
                    is_beside=beside,
                    follows=field.follows is not None,
                )
                for field in fields
            }
            return evolve(value, **changed)
        if Mark.BY_SEAT in marks and isinstance(shape, Row) and shape.item is not None:
            item = shape.item
            if kinds_of(item) or (isinstance(item, Row) and not self.is_told(key, place)):
                none: Any = () if isinstance(item, Row) else NONE
                seats = [*value, *[none] * (len(self.names) - len(value))]
                return tuple(
                    self.veiled(item, each, key.at(seat), f"{place}[{seat}]", ())
                    for seat, each in enumerate(seats)
                )
            if any(self.is_told(key.at(seat), "") for seat in range(len(self.names))):
                return value
        if self.is_told(key, place) or is_hidden(marks) or Mark.COPY in marks:
            return value
        return self.leaf(key, shape, value, is_beside=is_beside, follows=follows)

    def is_told(self, key: Key, place: str) -> bool:
        """Whether a field has a line, or was asked for."""
        return (bool(place) and place in self.reader.told) or (
            key.say("en", self.names) in self.answered
        )

    def leaf(self, key: Key, shape: Shape, value: Any, **flags: bool) -> Untold:
        self.untold.append(Untold(key, shape, value, **flags))
        return self.untold[-1]
