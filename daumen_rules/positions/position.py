"""A position of a game: what is known of a state, told in lines, and the states that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Generic

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import Refused, S, Step
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.marks import Mark
from daumen_rules.pieces.sampling import Below
from daumen_rules.pieces.written_line import Line

from .field_reader import Misplaced, Reader
from .field_writer import Writer
from .gaps import Gaps, filled, gaps_of, holes_in
from .parts import SO_MANY, OneOf, Record, Row
from .seen import seen
from .shapes import shapes_of
from .words import GAP, Hole, Shape

_TRIES: Final = 200
"""So many ways to fill the gaps are drawn before a position is said to be impossible."""


@frozen(kw_only=True, eq=False, repr=False)
class Position(Generic[S]):
    """What is known of a state. Where something is not known there are gaps, and states fit it."""

    game: AnyGame
    names: tuple[str, ...]
    """The players' names by seat."""
    known: Any
    """The state, with a hole for what is not known."""
    lines: tuple[tuple[str, Line], ...] = ()
    """The lines by the place of the state that they tell, such as `hands[1]`."""
    acts: tuple[Act, ...] = ()
    """What was done from there."""
    ask: Line | None = None
    """The line of a question that is asked of it."""
    expects: tuple[Line, ...] = ()
    """The lines that say what is expected of the answer."""

    @property
    def is_whole(self) -> bool:
        """Whether all is known."""
        return next(holes_in(self.known), None) is None

    @property
    def first_gap(self) -> Line | None:
        """The first line in which something is not known."""
        if self.is_whole:
            return None
        some = (line for _, line in self.lines if GAP in line.value or SO_MANY.match(line.value))
        return next(some, None)

    @property
    def state(self) -> S:
        """The state, after what was done. Raises ValueError where something is not known, and where
        something was done that is not allowed.
        """
        if not self.is_whole:
            raise ValueError("a position with gaps: many states may fit it")
        found, refused = self._played(self.known)
        if refused is not None:
            raise ValueError(str(refused[1]))
        return found

    @property
    def refused(self) -> tuple[Act, Refused] | None:
        """The first of its actions that is not allowed, and why; None where all are."""
        return self._played(self.known)[1]

    def _played(self, state: Any) -> tuple[S, tuple[Act, Refused] | None]:
        """The state after what was done, up to the first action that is refused."""
        for act in self.acts:
            answer: Step[Any, Any, Any] | Refused = self.game.step(state, act.action)
            if isinstance(answer, Refused):
                return state, (act, answer)
            state = answer.state
        return state, None

    def count(self) -> int:
        """In how many ways the gaps can be filled with what lies nowhere else, whether or not the
        game says that it cannot be so.
        """
        return self._gaps.count()

    def states(self) -> Iterator[S]:
        """All states that fit, in a fixed order."""
        for filling in self._gaps.each():
            state = filled(self._shape, self.known, filling)
            if self.game.faults(state):
                continue
            played, refused = self._played(state)
            if refused is None:
                yield played

    def sample(self, below: Below) -> S:
        """A state that fits, drawn by chance: `below(n)` is a whole number from 0 to n−1, such as
        `Random(7).randrange`. Raises ValueError where none was found.
        """
        return self._played(self.beginning(below))[0]

    def beginning(self, below: Below) -> S:
        """The same before what was done, all of which is allowed from there."""
        for _ in range(_TRIES):
            found = self.drawn(below)
            if isinstance(found, Impossible):
                raise ValueError(found.say("en"))
            if self._played(found)[1] is None:
                return found
        raise ValueError("no state was found in which all was allowed that was done")

    def drawn(self, below: Below) -> S | Impossible:
        """A state that fits, or what is most often wrong with those that were drawn."""
        wrong = Counter[Impossible]()
        for _ in range(_TRIES if not self.is_whole else 1):
            try:
                filling = self._gaps.drawn(below)
            except ValueError as error:
                return Impossible("", str(error), Text("fewer gaps", "weniger Lücken"))
            state = filled(self._shape, self.known, filling)
            faults = self.game.faults(state)
            if not faults:
                fitting: S = state
                return fitting
            wrong[faults[0]] += 1
        return wrong.most_common(1)[0][0]

    @property
    def _shape(self) -> Shape:
        return shapes_of(self.game).state()

    @property
    def _gaps(self) -> Gaps:
        return gaps_of(self.game, self._shape, self.known)


def tells_a_field(game: AnyGame, names: Sequence[str], line: Line) -> bool:
    """Whether a line is about a field of the states of a game."""
    reader = Reader(game, names, [line])
    with suppress(Misplaced):
        reader.state(game.book.default)
    return line.number in reader.used


def read_position(
    game: AnyGame, rules: Any, names: Sequence[str], lines: Sequence[Line], end: tuple[int, int]
) -> Position[Any]:
    """The position that lines tell; `end` is the place after them.

    Raises InputError for a line that cannot be read, one that is missing, and where it cannot be.
    """
    reader = Reader(game, names, lines)
    try:
        known = reader.state(rules)
    except Misplaced as error:
        if error.line is None:
            raise InputError(*end, "", error.expected) from None
        raise InputError(error.line.number, error.column, error.found, error.expected) from None
    told = tuple(reader.told.items())
    position = Position[Any](game=game, names=tuple(names), known=known, lines=told)
    position = evolve(position, known=_with_the_rest(position))
    if lines:
        found = position.drawn(_orders())
        if isinstance(found, Impossible):
            raise _impossible(found, reader.told, end)
    return position


def _orders() -> Below:
    """Numbers that are the same every time: whether a position can be does not hang on chance."""
    last = 1

    def below(count: int) -> int:
        nonlocal last
        last = last * 48271 % 2147483647
        return last % count

    return below


def _with_the_rest(position: Position[Any]) -> Any:
    """What is known, with the pieces that lie nowhere else where nobody sees them."""
    state, told = position.known, {place for place, _ in position.lines}
    gaps = gaps_of(position.game, shapes_of(position.game).state(), state)
    left = len(gaps.pool) - gaps.places
    if left <= 0 or not (gaps.places or left < gaps.whole):
        return state
    return _put(shapes_of(position.game).state(), state, "", told, left)


def _put(shape: Shape, value: Any, place: str, told: set[str], left: int) -> Any:
    """A value with so many gaps in its first secret heap that no line tells; itself without one."""
    if isinstance(shape, OneOf) and value is not None:
        shape = shape.shape_of(value)
    if not isinstance(shape, Record) or isinstance(value, Hole):
        return value
    for name, hint, of in shape.fields():
        inner = f"{place}.{name}".removeprefix(".")
        marks: tuple[object, ...] = getattr(hint, "__metadata__", ())
        held = getattr(value, name)
        heap = isinstance(of, Row) and of.item is not None and Mark.BY_SEAT not in marks
        if heap and Mark.SECRET in marks and inner not in told and held == ():
            assert isinstance(of, Row)
            assert of.item is not None
            return evolve(value, **{name: tuple(Hole(of.item) for _ in range(left))})
        changed = _put(of, held, inner, told, left)
        if changed is not held:
            return evolve(value, **{name: changed})
    return value


def _impossible(found: Impossible, told: dict[str, Line], end: tuple[int, int]) -> InputError:
    """The error that it cannot be so, at the line that tells the place at fault."""
    near = [
        place for place in told if found.place.startswith(place) or place.startswith(found.place)
    ]
    if not near or not found.place:
        line = next(iter(told.values()), None)
        start = end if line is None else (line.number, line.first.column)
        return InputError(*start, found.found, found.expected)
    line = told[max(near, key=len)]
    return InputError(line.number, line.column, found.found, found.expected)


def write_position(
    game: AnyGame,
    state: Any,
    *,
    names: Sequence[str] = (),
    language: Language = "en",
    viewer: Viewer | None = None,
) -> tuple[tuple[str, str], ...]:
    """The lines of a state as keys and values; what a viewer does not see is left open."""
    shown = state if viewer is None else seen(game, state, viewer)
    return tuple(Writer(language, tuple(names)).lines(game, shown))
