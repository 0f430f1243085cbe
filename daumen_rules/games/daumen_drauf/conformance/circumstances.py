"""Finds the circumstances under which an engine allows too much or too little, over several games.

A wrongly forbidden action has many circumstances. One that all wrong actions share, and no right
action of that kind has, names the clause. The right actions come from the same games, before the
mistake.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, Final

from attrs import field

from daumen_rules.contracts.engine_tests.script import Failure, Script
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat

from .. import clauses as c
from ..card_order import colour_order
from ..cards import Colour
from ..events import Event
from ..model import Action, Parry, Pass, Playing, Show, State
from ..rules import legal_actions
from ..wire import action_of

Wrong = Failure[State, Action, Event]
Played = Script[State, Action, Event]
Kind = tuple[type[Action], bool]
"""Showing, passing or parrying, and whether it is allowed."""


@frozen
class _Place:
    """A position of a game, with what happened in the trick so far and what the one before was."""

    state: Playing
    passed: frozenset[Seat] = frozenset()
    colours_before: frozenset[Colour] = frozenset()
    legal: tuple[Action, ...] = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "legal", legal_actions(self.state))

    def attempts(self) -> Iterator[Action]:
        """What the seat on turn may try with its own cards, and who could parry."""
        seat, highest = self.state.trick.turn, self.state.trick.highest
        yield Pass(seat)
        yield from (Show(seat, card) for card in self.state.table.hands[seat])
        if highest is not None:
            for other, hand in enumerate(self.state.table.hands):
                yield from (Parry(other, card) for card in hand if card == highest.card.twin)

    def colours(self) -> tuple[Colour, ...]:
        """The colours of the trick, the weakest first."""
        return colour_order(self.state.trick, self.state.table.rules.colour_scope)

    def can(self, kind: type[Show | Parry], seat: Seat) -> bool:
        """Whether a seat may do something of a kind."""
        return any(isinstance(action, kind) and action.seat == seat for action in self.legal)


def _places(played: Played) -> Iterator[_Place]:
    """The positions of a game in which the turn is somebody's; after a refusal nothing is new."""
    nobody: frozenset[Seat] = frozenset()
    none: frozenset[Colour] = frozenset()
    passed, before, colours = nobody, none, none
    states = [played.dealt, *(move.after for move in played.moves)]
    actions = [None, *(move.action for move in played.moves)]
    for action, last, state in zip(actions, [None, *states], states, strict=False):
        if not isinstance(state, Playing) or state is last:
            continue
        if isinstance(action, Pass):
            passed |= {action.seat}
        if isinstance(action, Show | Parry):
            colours |= {action.card.colour}
        if not state.trick.shown:
            passed, before, colours = nobody, colours, none
        yield _Place(state, passed, before)


def _in_new_colour(place: _Place, action: Show) -> bool:
    return bool(place.state.trick.shown) and action.card.colour not in place.colours()


def _against_the_printed_order(place: _Place, action: Show) -> bool:
    printed, colours = list(Colour), place.colours()
    return _in_new_colour(place, action) and printed.index(action.card.colour) < max(
        map(printed.index, colours)
    )


def _goes_on_in_the_third_colour(place: _Place, action: Show) -> bool:
    return len(place.colours()) > 2 and action.card.colour in place.colours()


def _in_a_colour_of_earlier_laps(place: _Place, action: Show) -> bool:
    colours = {shown.card.colour for shown in place.state.trick.shown}
    return _in_new_colour(place, action) and action.card.colour in colours


def _in_new_colour_of_a_later_lap(place: _Place, action: Show) -> bool:
    return _in_new_colour(place, action) and place.state.trick.lap > 1


def _is_raise(place: _Place, action: Show | Pass | Parry) -> bool:
    return place.state.trick.covered(action.seat) is not None


def _always(_: _Place, __: Action) -> bool:
    return True


def _could_parry(place: _Place, action: Show | Pass) -> bool:
    return place.can(Parry, action.seat)


Circumstances = tuple[tuple[Clause, Callable[[_Place, Any], bool]], ...]
_SHOWN: Final[Circumstances] = (
    (c.LEAD_1, lambda place, _: not place.state.trick.shown),
    (c.HIGH_2, _in_new_colour),
    (c.HIGH_2, _in_new_colour_of_a_later_lap),
    (c.HIGH_1, lambda place, show: show.card.colour in place.colours()),
    (c.HIGH_4, _against_the_printed_order),
    (
        c.HIGH_4,
        lambda place, show: (
            _in_new_colour(place, show) and show.card.colour in place.colours_before
        ),
    ),
    (c.HIGH_3, _goes_on_in_the_third_colour),
    (c.HIGH_3, _in_a_colour_of_earlier_laps),
    (c.RAISE_1, _is_raise),
    (c.PASS_2, lambda place, show: show.seat in place.passed),
    (c.PARRY_3, _could_parry),
)
"""Circumstances of a card that may be shown, each with the clause to blame."""
_NOT_SHOWN: Final[Circumstances] = (
    (c.HIGH_5, lambda place, show: show.card.colour in place.colours()[:-1]),
    (c.HIGH_1, lambda place, show: show.card.colour in place.colours()[-1:]),
    (c.RAISE_3, _is_raise),
    (c.TURN_2, lambda place, show: not _is_raise(place, show)),
)
"""Circumstances of a card that may not be shown, each with the clause to blame."""
_PARRIED: Final[Circumstances] = (
    (c.PARRY_1, _always),
    (c.PARRY_2, lambda place, parry: parry.seat != place.state.trick.turn),
    (c.PARRY_3, lambda place, parry: place.can(Show, parry.seat)),
)
_PASSED: Final[Circumstances] = (
    (c.PASS_1, _always),
    (c.PARRY_3, _could_parry),
    (c.PASS_3, lambda place, _: len(place.legal) == 1),
)
_ABOUT: Final[dict[Kind, Circumstances]] = {
    (Show, True): _SHOWN,
    (Show, False): _NOT_SHOWN,
    (Parry, True): _PARRIED,
    (Pass, True): _PASSED,
}


def suspicion(wrong: Sequence[Wrong], right: Iterable[Played]) -> dict[Clause, float]:
    """How well each clause parts what an engine lists wrongly from what it lists rightly, from 0
    to 1; nothing where it is wrong about something else, or about more than one kind of thing.
    """
    mistakes = [pair for one in wrong for pair in _mistakes(one)]
    kinds = {(type(action), action in place.legal) for place, action in mistakes}
    if len(kinds) != 1 or not all(map(_is_of_legal, wrong)):
        return {}
    kind = kinds.pop()
    about = _ABOUT.get(kind, ())
    met: Counter[int] = Counter()
    missed: Counter[int] = Counter()
    for place, action in mistakes:
        missed.update(i for i, (_, holds) in enumerate(about) if holds(place, action))
    scripts = [*right, *(one.script for one in wrong)]
    for place, action in (pair for one in scripts for pair in _all(one, kind)):
        met.update(i for i, (_, holds) in enumerate(about) if holds(place, action))
    found: dict[Clause, float] = {}
    for i, (clause, _) in enumerate(about):
        if missed[i]:
            fits = missed[i] / sqrt(len(mistakes) * max(met[i], missed[i]))
            found[clause] = max(fits, found.get(clause, 0.0))
    return found


def _is_of_legal(failure: Wrong) -> bool:
    return all(d.place == "legal" for d in failure.differences)


def _mistakes(failure: Wrong) -> list[tuple[_Place, Action]]:
    """What is listed wrongly, where it is."""
    found = failure.at("legal")
    place = next(reversed(list(_places(failure.script))), None)
    if found is None or place is None:
        return []
    return [(place, action_of(form)) for form in (*found.theirs, *found.ours)]


def _all(played: Played, kind: Kind) -> Iterator[tuple[_Place, Action]]:
    """All of a kind that could be listed in a game."""
    wanted, allowed = kind
    for place in _places(played):
        for action in place.attempts():
            if isinstance(action, wanted) and (action in place.legal) is allowed:
                yield place, action
