"""A position of a game: a state with gaps, told in lines, and the states that fit it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Generic

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import Refused, S, Step
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.sampling import Below, fixed_numbers
from daumen_rules.pieces.written_line import Line

from .field_reader import FieldReader
from .field_writer import FieldWriter
from .gaps import Gaps, filled, gaps_of, holes_in
from .misplaced import Misplaced
from .parts import A_GAP
from .rest import with_the_rest
from .seen import A_VIEW, differing, seen
from .shapes import shapes_of
from .view_reader import ViewReader
from .words import Shape

_TRIES: Final = 200
"""The number of random fillings that are tried before a position counts as impossible."""
_ALL: Final = 1000
"""Up to this number of fillings all are looked at where no random one fits."""
_DERIVED: Final = Text("what all that lies there tells", "was alles verrät, was da liegt")


@frozen(kw_only=True, eq=False, repr=False)
class Position(Generic[S]):
    """The known part of a state, with gaps for the rest, and the actions done from there."""

    game: AnyGame
    names: tuple[str, ...]
    """The players' names by seat."""
    known: Any
    """The state, with a hole for each unknown value."""
    lines: tuple[tuple[str, Line], ...] = ()
    """The lines, each with its place in the state, such as `hands[1]`."""
    derived: tuple[tuple[DerivedLine[Any], Any], ...] = ()
    """The lines with a value that no field holds, such as a solo that was announced."""
    fixed: frozenset[str] = frozenset()
    """The fields of the options that the line of the rules sets, also to their defaults."""
    acts: tuple[Act, ...] = ()
    """The actions that were done from the state, in order."""
    ask: Line | None = None
    """The line with the question about the position."""
    expects: tuple[Line, ...] = ()
    """The lines with an expected answer."""

    @property
    def is_whole(self) -> bool:
        """Whether the position has no gap."""
        return next(holes_in(self.known), None) is None

    @property
    def first_gap(self) -> Line | None:
        """The first line with a gap; None where no line has one."""
        if self.is_whole:
            return None
        some = (line for _, line in self.lines if A_GAP.search(line.value))
        return next(some, None)

    @property
    def state(self) -> S:
        """The state after the actions.

        Raises ValueError for a position with gaps, and where an action is not allowed.
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
        """The state after the actions before any refused one; that one with its refusal."""
        for act in self.acts:
            answer: Step[Any, Any, Any] | Refused = self.game.step(state, act.action)
            if isinstance(answer, Refused):
                return state, (act, answer)
            state = answer.state
        return state, None

    def faults(self, state: Any) -> tuple[Impossible, ...]:
        """The faults of a state that fills the gaps: as a state, and by what other lines tell."""
        if found := self.game.faults(state):
            return found
        return tuple(
            Impossible(line.called.en, self._said(line, value), _DERIVED)
            for line, value in self.derived
            if line.of(state) != value
        )

    def _said(self, line: DerivedLine[Any], value: Any) -> str:
        return shapes_of(self.game).of(line.type).write(value, "en", self.names)

    def count(self) -> int:
        """The number of ways to fill the gaps with pieces that have no place yet.

        It counts ways too that the game excludes as impossible.
        """
        return self._gaps.count()

    def states(self) -> Iterator[S]:
        """All states that fit, after the actions, in a fixed order."""
        for filling in self._gaps.each():
            state = filled(self.shape, self.known, filling)
            if self.faults(state):
                continue
            played, refused = self._played(state)
            if refused is None:
                yield played

    def sample(self, below: Below) -> S:
        """A random state that fits, after the actions. Raises ValueError where none was found.

        `below(n)` gives a whole number from 0 to n−1; `Random(7).randrange` is such a function.
        """
        return self._played(self.beginning(below))[0]

    def beginning(self, below: Below) -> S:
        """A random state that fits, before the actions, which are all allowed from there."""
        for _ in range(_TRIES):
            found = self.drawn(below)
            if isinstance(found, Impossible):
                raise ValueError(found.say("en"))
            if self._played(found)[1] is None:
                return found
        raise ValueError("no state was found in which all was allowed that was done")

    def beginnings(self, number: int) -> list[S]:
        """Random states that fit, before the actions: the same ones on every machine. Empty where
        none was found.
        """
        below, states = fixed_numbers(), list[S]()
        with suppress(ValueError):  # no further state is found
            states.extend(self.beginning(below) for _ in range(number))
        return states

    def drawn(self, below: Below) -> S | Impossible:
        """A random state that fits, or the most frequent fault of those that were drawn."""
        wrong, gaps = Counter[Impossible](), self._gaps
        for _ in range(_TRIES if not self.is_whole else 1):
            try:
                filling = gaps.drawn(below)
            except ValueError as error:
                return Impossible("", str(error), Text("fewer gaps", "weniger Lücken"))
            state = filled(self.shape, self.known, filling)
            faults = self.faults(state)
            if not faults:
                fitting: S = state
                return fitting
            wrong[faults[0]] += 1
        if not self.is_whole and gaps.count() <= _ALL:
            each = (filled(self.shape, self.known, filling) for filling in gaps.each())
            fits: list[S] = [state for state in each if not self.faults(state)]
            if fits:
                return fits[below(len(fits))]
        return wrong.most_common(1)[0][0]

    def written(self, language: Language) -> tuple[tuple[str, str], ...]:
        """The lines of what is known, before the actions, as pairs of key and value."""
        writer = FieldWriter(language, self.names)
        return (*writer.lines(self.game, self.known), *writer.derived(self.game, self.derived))

    @property
    def shape(self) -> Shape:
        """The shape of the states of its game."""
        return shapes_of(self.game).state

    @property
    def _gaps(self) -> Gaps:
        return gaps_of(self.game, self.shape, self.known)


def tells_a_field(game: AnyGame, names: Sequence[str], line: Line) -> bool:
    """Whether a line is about a field of the states of a game."""
    reader = FieldReader(game, names, [line])
    with suppress(Misplaced):
        reader.state(game.book.default)
    return line.number in reader.used


def read_position(
    game: AnyGame, rules: Any, names: Sequence[str], lines: Sequence[Line], end: tuple[int, int]
) -> Position[Any]:
    """The position that lines tell; `end` is the place after them.

    Raises InputError for an unreadable line, a missing line, and an impossible position.
    """
    reader = ViewReader(game, names, lines)
    try:
        is_view = reader.tells_a_view
        known = reader.view(rules) if is_view else reader.state(rules)
    except Misplaced as error:
        if error.line is None:
            raise InputError(*end, "", error.expected) from None
        raise InputError(error.line.number, error.column, error.found, error.expected) from None
    made: type[Position[Any]] = SeenPosition[Any] if is_view else Position[Any]
    position = made(
        game=game,
        names=tuple(names),
        known=known if is_view else with_the_rest(game, known, {*reader.told}),
        lines=tuple(reader.told.items()),
        derived=tuple(reader.derived),
    )
    if lines:
        found = position.drawn(fixed_numbers())
        if isinstance(found, Impossible):
            raise _impossible(found, reader.told, end)
    return position


def _impossible(found: Impossible, told: dict[str, Line], end: tuple[int, int]) -> InputError:
    """The error of an impossible position, at the line that tells the faulty place: at the word
    that is wrong if it stands there once, otherwise with the head of the line.
    """
    places = [
        place for place in told if found.place.startswith(place) or place.startswith(found.place)
    ]
    if not places or not found.place:
        line = next(iter(told.values()), None)
        start = end if line is None else (line.number, line.first.column)
        return InputError(*start, found.found, found.expected)
    line = told[max(places, key=len)]
    words = [*re.finditer(rf"(?<!\w){re.escape(found.found)}(?!\w)", line.value)]
    if len(words) == 1 and not found.found.isdigit():
        column = line.column + words[0].start()
        return InputError(line.number, column, found.found, found.expected)
    en, de = (f"{found.expected[language]} in `{line.head.text}:`" for language in LANGUAGES)
    return InputError(line.number, line.column, found.found, Text(en, de))


@frozen(kw_only=True, eq=False, repr=False)
class SeenPosition(Position[S]):
    """A position that tells the view of a seat: `known` is the view. States can only be drawn."""

    @property
    def is_whole(self) -> bool:
        return False

    def written(self, language: Language) -> tuple[tuple[str, str], ...]:
        return tuple(FieldWriter(language, self.names).view(self.game, self.known))

    def count(self) -> int:
        raise ValueError("what a seat sees: states can be drawn, not counted")

    def states(self) -> Iterator[S]:
        raise ValueError("what a seat sees: states can be drawn, not gone through")

    def drawn(self, below: Below) -> S | Impossible:
        try:
            state: S = self.game.sample(self.known, below)
        except ValueError as error:
            return Impossible("", str(error), A_VIEW)
        faults = self.game.faults(state) or differing(self.game, self.known, state)
        return faults[0] if faults else state


def write_position(
    game: AnyGame,
    state: Any,
    *,
    names: Sequence[str] = (),
    language: Language = "en",
    viewer: Viewer | None = None,
) -> tuple[tuple[str, str], ...]:
    """The lines of a state as pairs of key and value; gaps stand for what a viewer cannot see."""
    writer = FieldWriter(language, tuple(names))
    if viewer is None:
        return tuple(writer.lines(game, state))
    found = seen(game, state, viewer)
    if found.__class__ is game.checks.seen:
        return tuple(writer.view(game, found))
    heard = [(line, line.of(state)) for line in game.checks.lines if line.put is None]
    return (*writer.lines(game, found), *writer.derived(game, heard))
