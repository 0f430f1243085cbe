"""Marks in the types of fields: who sees them, whether there is one a seat, whether order counts.

    hands: Annotated[BySeat[Own[Unsorted[Cards]]], By(SEEN)] = ()
    stock: Annotated[Secret[Cards], By(SEEN)] = ()
    drawn: Annotated[Card | None, Only(on_turn, SEEN)] = None
    pile: Open[Cards] = ()

In a class with secrets every field has a mark, so that nothing is open by oversight.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import attrs

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Text

from .operands import Operand

T = TypeVar("T")


class Mark(Enum):
    """What the type of a field says about its visibility and order."""

    BY_SEAT = "one item a seat"
    UNSORTED = "its order does not count: it is kept sorted"
    COPY = "what it has lies elsewhere too"
    LASTING = "its number, or how many items it has, is that at the start"
    FACE = "what a die shows, 1 to 6; 0 where the viewer of a state does not see it"
    OPEN = "all see it"
    OWN = "only its seat sees it"
    SECRET = "nobody sees it"


BySeat: TypeAlias = Annotated[tuple[T, ...], Mark.BY_SEAT]
Unsorted: TypeAlias = Annotated[T, Mark.UNSORTED]
Lasting: TypeAlias = Annotated[T, Mark.LASTING]
Copy: TypeAlias = Annotated[T, Mark.COPY]
Open: TypeAlias = Annotated[T, Mark.OPEN]
Own: TypeAlias = Annotated[T, Mark.OWN]
Secret: TypeAlias = Annotated[T, Mark.SECRET]


@frozen(eq=False)  # compared by identity: a clause that is compared is read
class By:
    """The clause that hides a field."""

    clause: Clause


@frozen(eq=False)  # compared by identity: a clause that is compared is read
class Only:
    """Only some viewers see the field; a function of the open part of the state says which."""

    who: Callable[[Any], Collection[Viewer]]
    clause: Clause


@frozen(eq=False)  # compared by identity: a clause that is compared is read
class LyingOpen:
    """What would be a seat's own lies open for a time: of which seats, from the open part of the
    state.
    """

    whose: Callable[[Any], Collection[Seat]]
    clause: Clause


@frozen(eq=False)  # compared by identity: a clause that is compared is read
class Forgotten:
    """Nobody sees the field any more: when that is so, from the open part of the state. The mark
    `Rest` of the same field says how its pieces are put there by chance.
    """

    when: Callable[[Any], bool]
    clause: Clause


@frozen
class Exactly:
    """The field always has this number of items."""

    items: int


@frozen
class UpTo:
    """Where no line of a position tells the field, it has no more than this number of items."""

    items: int


@frozen
class Among:
    """The field is one of these values. If it has several items, each is one of them, and none
    occurs twice.
    """

    values: Collection[Any]


@frozen(eq=False)  # compared by identity
class Chosen:
    """What a seat has chosen in secret: any of these values, and no piece of the game."""

    values: tuple[Any, ...]


@frozen
class Called:
    """What a field is called where a position is told, in both languages."""

    en: str
    de: str
    is_open: bool = False
    """Whether the fields of its record, where it has one, stand in its place without its name."""
    also: tuple[str, ...] = ()
    """Other words for it that are read."""

    @property
    def text(self) -> Text:
        return Text(self.en, self.de)


@frozen(eq=False)  # compared by identity
class Follows:
    """Where no line of a position tells the field, its value follows from other fields of its
    record: those that are told, have a value at the start, or stand before it and follow too; and
    from the number of `players`.
    """

    of: Callable[[Mapping[str, Any]], Any]


@frozen(eq=False)  # compared by identity
class Rest:
    """Pieces for which a position has no other place are here, such as in earlier tricks."""

    of: Callable[[Any, tuple[Any, ...]], Any]
    """The value of the field, from the state and the pieces; None where it cannot hold them."""


@frozen(eq=False)
class Spelled:
    """The numbers of the field stand for things with words, such as the fields of a board; the
    operand writes and reads them.
    """

    operand: Operand[int]


@frozen
class Kinds:
    """What the types are called that a field may have a value of."""

    words: tuple[tuple[type, Text], ...]


_WHO: Final = (Mark.OPEN, Mark.OWN, Mark.SECRET)
_MARKS: Final = (
    *(Mark, By, Only, LyingOpen, Forgotten, Exactly, UpTo, Among, Chosen, Called, Follows),
    *(Rest, Spelled, Kinds, str),
)


@frozen
class Marked:
    """The marks of a field."""

    name: str
    who: Mark | Only
    by_seat: bool
    unsorted: bool
    many: bool
    """Whether the field can hold several things."""
    clauses: tuple[Clause, ...]
    """The clauses that say who sees it."""
    chosen: tuple[Any, ...] = ()
    """The values that it can have, where it is no piece of the game but was chosen in secret."""
    lies_open: Callable[[Any], Collection[Seat]] = lambda _: ()
    """Of which seats all see the item, from the open part of the state."""
    is_forgotten: Callable[[Any], bool] | None = None
    """Whether nobody sees the field any more; None where all that is open stays so."""
    rest: Callable[[Any, tuple[Any, ...]], Any] | None = None
    """The field with the pieces that have no other place."""

    def sees(self, state: Any, viewer: Viewer, seat: Seat | None = None) -> bool:
        """Whether a viewer sees the field, or the item of one seat in it."""
        match self.who:
            case Only():
                return viewer in self.who.who(state)
            case Mark.OPEN:
                return True
            case Mark.OWN:
                return seat == viewer or seat in self.lies_open(state)
            case _:
                return False


def own_marks(hint: object) -> tuple[object, ...]:
    """The marks in the type of a field."""
    found: Any = hint
    marks: tuple[object, ...] = found.__metadata__ if type(hint) is _ANNOTATED else ()
    return marks


def inner_of(hint: Any) -> Any:
    """The type of a field without its marks."""
    return hint.__origin__ if type(hint) is _ANNOTATED else hint


_ANNOTATED: Final[Any] = type(Annotated[int, 0])
"""The class of all types with marks; asking for it is faster than `get_origin`."""


def marks_of(hint: object) -> Iterator[object]:
    """The marks in the type of a field, outermost first, including the marks of the items of a
    tuple.
    """
    marks = own_marks(hint)
    yield from marks
    if Mark.BY_SEAT in marks:
        yield from marks_of(get_args(get_args(hint)[0])[0])


def faults(kind: Any) -> Iterator[str]:
    """The wrong marks of a class with secrets, each with its field."""
    kind = get_origin(kind) or kind
    hints = get_type_hints(kind, include_extras=True)
    for name in _names(kind):
        marks, place = list(marks_of(hints[name])), f"{kind.__name__}.{name}"
        who = [mark for mark in marks if mark in _WHO or isinstance(mark, Only)]
        clauses: list[object] = [mark.clause for mark in marks if isinstance(mark, By | Only)]
        for mark in marks:
            if not isinstance(mark, _MARKS):
                yield f"{place}: unknown mark {mark!r}"
        if len(who) != 1:
            found = "no mark" if not who else f"{len(who)} marks"
            yield f"{place}: {found} who sees it; expected one of Open, Own, Secret, Only"
        elif who[0] is not Mark.OPEN and not any(isinstance(c, Clause) for c in clauses):
            yield f"{place}: hidden, and no clause says so; expected By(CLAUSE)"
        if Mark.OWN in marks and Mark.BY_SEAT not in marks:
            yield f"{place}: Own, and nothing says whose; expected BySeat[Own[...]]"


@cache
def marked(kind: Any) -> Mapping[str, Marked]:
    """The fields of a class by name, with their marks. Raises TypeError for wrong marks."""
    kind = get_origin(kind) or kind
    if wrong := "; ".join(faults(kind)):
        raise TypeError(wrong)
    found: dict[str, Marked] = {}
    hints = get_type_hints(kind, include_extras=True)
    for name in _names(kind):
        marks = list(marks_of(hints[name]))
        who = next(mark for mark in marks if mark in _WHO or isinstance(mark, Only))
        assert isinstance(who, Mark | Only)
        inner = get_args(hints[name])[0]
        many = get_origin(inner) is tuple
        by_seat, unsorted = Mark.BY_SEAT in marks, Mark.UNSORTED in marks
        said = [m.clause for m in marks if isinstance(m, By | Only | LyingOpen | Forgotten)]
        found[name] = Marked(name, who, by_seat, unsorted, many, tuple(said))
        for mark in marks:
            if isinstance(mark, LyingOpen):
                found[name] = evolve(found[name], lies_open=mark.whose)
            if isinstance(mark, Forgotten):
                found[name] = evolve(found[name], is_forgotten=mark.when)
            if isinstance(mark, Rest):
                found[name] = evolve(found[name], rest=mark.of)
            if isinstance(mark, Chosen):
                found[name] = evolve(found[name], chosen=mark.values)
    return found


def has_marks(kind: Any) -> bool:
    """Whether a class says of its fields who sees them: what has nothing to hide need not."""
    hints = get_type_hints(kind, include_extras=True).values()
    return any(m in _WHO or isinstance(m, Only) for hint in hints for m in marks_of(hint))


def its_seat(of: Any) -> tuple[Seat, ...]:
    """Who sees what an action, or something that lies there, has: the seat that it names."""
    return (of.seat,)


def visible(state: Any, name: str, viewer: Viewer) -> bool:
    """Whether the marks let a viewer see a field of a state."""
    return marked(state.__class__)[name].sees(state, viewer)


def _names(kind: Any) -> list[str]:
    return [each.name for each in attrs.fields(kind)]
