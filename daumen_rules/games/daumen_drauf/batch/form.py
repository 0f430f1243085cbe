"""The batch form of *Daumen drauf!*: its kernels, and the rows of views.

What stands where in a row is said in `columns`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from daumen_rules.contracts.batch_form import BatchForm
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.batch_kernels import Row

from ..actions import Action, Deal, Parry, Pass, Show
from ..cards import Card, Colour
from ..model import Sight, State
from ..rule_set import RuleSet
from ..view import Phase, View
from . import columns as at
from .play import legal, mover, playout, step
from .refilling import deal
from .rows import CARDS, NUMBER, deck_of, mask_of, parameters, row, state
from .sight import score, view
from .trick_start import start

_COLOURS: Final = tuple(Colour)
_PHASES: Final = (Phase.UNDEALT, Phase.PLAYING, Phase.FINISHED)
_ROOM: Final = "daumen_rules.games.daumen_drauf.batch"


def actions(players: int, rules: RuleSet) -> tuple[Action, ...]:
    """For each seat: show each card, pass, parry with each card; also cards that are not in play
    with so few players.
    """
    return tuple(action for seat in range(players) for action in _actions_of(seat))


def _actions_of(seat: Seat) -> Iterator[Action]:
    yield from (Show(seat, card) for card in CARDS)
    yield Pass(seat)
    yield from (Parry(seat, card) for card in CARDS)


def drawn(before: Row, after: Row, p: Row) -> Action:
    """The deal: Nature does nothing else."""
    return Deal(deck_of(after))


# Views


def seen(view: View, p: Row) -> Row:
    """The row of a view."""
    out = np.full(at.VIEW_WIDTH, -1, np.int64)
    out[at.SEEN_PHASE : at.SIZES] = [
        _PHASES.index(view.phase),
        view.starter,
        view.tricks,
        -1 if view.turn is None else view.turn,
        -1 if view.leader is None else view.leader,
        view.pile,
        mask_of(view.hand),
    ]
    out[at.SIZES : at.SIZES + view.players] = view.hand_sizes
    for seat, hand in enumerate(view.last_hands):
        out[at.LAST_HANDS + seat] = mask_of(hand)
    for seat, tally in enumerate(view.tallies):
        out[at.TALLIES + 3 * seat : at.TALLIES + 3 * seat + 3] = tally.plus, tally.minus, tally.hand
    out[at.COLOURS : at.COLOURS + len(view.colours)] = [*map(_COLOURS.index, view.colours)]
    sights = [_sight(one) for one in view.out]
    out[at.OUT] = sum(1 << one for one in sights if one < at.KIND)
    kinds = [one - at.KIND for one in sights if one >= at.KIND]
    out[at.OUT + 1] = sum((2 * kinds.count(kind) - 1) << 2 * kind for kind in {*kinds})
    for place, one in enumerate(view.shown):
        out[at.SEEN_TRICK + place] = (
            _sight(one.card) | one.covered << at.COVERED_AT | one.seat << at.SEEN_SEAT_AT
        )
    out[at.SEEN_LEFT : at.SEEN_LEFT + len(view.left)] = [*map(_sight, view.left)]
    out[at.TAKEN_SIZES : at.TAKEN_SIZES + view.players] = [*map(len, view.captured)]
    taken = [_sight(one) for captured in view.captured for one in captured]
    out[at.SEEN_TAKEN : at.SEEN_TAKEN + len(taken)] = taken
    return out


def _sight(sight: Sight) -> int:
    if isinstance(sight, Card):
        return NUMBER[sight]
    return at.KIND + 9 * _COLOURS.index(sight.colour) + sight.value - 1


FORM: Final[BatchForm[RuleSet, State, Action, View]] = BatchForm(
    width=at.WIDTH,
    view_width=at.VIEW_WIDTH,
    start=start,
    mover=mover,
    chance=deal,
    legal=legal,
    step=step,
    score=score,
    view=view,
    playout=playout,
    parameters=parameters,
    actions=actions,
    row=row,
    state=state,
    drawn=drawn,
    seen=seen,
    modules=tuple(
        f"{_ROOM}.{room}"
        for room in ("higher", "trick_start", "refilling", "trick_end", "play", "sight")
    ),
    left_out=(
        ("DECK-6", "the kernels deal no card but those of the pack"),
        ("START-7", "it is about several games"),
        ("WIN-1", "it is about several games"),
        ("WIN-3", "it is about several games"),
        ("WIN-4", "it is about several games"),
    ),
)
