"""Other worlds: the same game with some cards in each other's place, and who can tell.

Here live ways to change what a viewer has not seen, and the comparison of all that it does see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from attrs import evolve

from daumen_rules import (
    GAME,
    Action,
    Card,
    Deal,
    Event,
    Parry,
    Refused,
    Show,
    State,
    View,
    knowledge,
    step,
    view,
    witness,
)
from daumen_rules.games.daumen_drauf.events import Scored, Skipped
from daumen_rules.games.daumen_drauf.model import Finished, Kind, Playing
from daumen_rules.kernel.seats import Viewer
from tests.laws.event_laws import attempts
from tests.laws.played import Game, replay, table_of
from tests.laws.sights import faces_seen

Renaming: TypeAlias = Mapping[Card, Card]
"""Which card takes the place of which; all others stay."""


def renamed(game: Game, names: Renaming, until: int) -> Game | None:
    """The game with cards in each other's place, in the deck and in its first actions.

    None where an action is refused there.
    """

    def other(action: Action) -> Action:
        match action:
            case Deal(cards=cards):
                return Deal(tuple(names.get(card, card) for card in cards))
            case Show(card=card) | Parry(card=card):
                return evolve(action, card=names.get(card, card))
            case _:
                return action

    return replay(game.before, [other(action) for action in game.actions[:until]])


def twins_of(kinds: frozenset[Kind]) -> Renaming:
    """Each twin of some kinds in place of the other."""
    pairs = [(Card.parse(f"{kind}p"), Card.parse(f"{kind}h")) for kind in kinds]
    return dict(pairs) | {harmless: poisonous for poisonous, harmless in pairs}


def kinds_known(state: State, viewer: Viewer) -> frozenset[Kind]:
    """The kinds of which a viewer is said to know the fangs."""
    return frozenset(entry.kind for entry in knowledge(state, viewer) if entry.fang is not None)


def kinds_unknown(state: State, viewer: Viewer) -> frozenset[Kind]:
    """The kinds of which a viewer is said not to know a fang."""
    return frozenset(entry.kind for entry in knowledge(state, viewer) if entry.fang is None)


def never_shown(game: Game, until: int, viewer: Viewer) -> list[Card]:
    """The cards that a viewer has no sight of after some steps: in the pile or in other hands."""
    state = game.states[until]
    hidden = set(table_of(state).pile)
    if isinstance(state, Playing):
        hidden |= {card for hand in state.table.hands for card in hand}
    seen = faces_seen(game.events[: table_of(state).events], viewer)
    return sorted(hidden - set(seen))


def jumps(game: Game) -> list[list[int]]:
    """Which seats were jumped, step by step."""
    return [[e.seat for e in told.events if isinstance(e, Skipped)] for told in game.steps]


def look_alike(viewer: Viewer, a: Game, b: Game) -> None:
    """Two games show a viewer the same, byte by byte: views, events, who may act.

    The points at the end are for everybody (VAL-5), and they sum up cards that few have seen. Where
    they differ, all but the points is compared.
    """
    assert len(a.steps) == len(b.steps)
    points = points_of(a.states[-1]) == points_of(b.states[-1])
    for one, other in zip(a.states, b.states, strict=True):
        mine, yours = view_of(one, viewer, points), view_of(other, viewer, points)
        assert mine == yours
        assert repr(mine) == repr(yours)
        assert hash(mine) == hash(yours)
        assert GAME.movers(one) == GAME.movers(other)
    for told, other_told in zip(a.steps, b.steps, strict=True):
        heard = witnessed(told.events, viewer, points)
        assert heard == witnessed(other_told.events, viewer, points)
        assert repr(heard) == repr(witnessed(other_told.events, viewer, points))


def points_of(state: State) -> tuple[int, ...]:
    return tuple(t.score for t in state.tallies) if isinstance(state, Finished) else ()


def view_of(state: State, viewer: Viewer, points: bool) -> View:
    seen = view(state, viewer)
    return seen if points else evolve(seen, tallies=())


def witnessed(events: tuple[Event, ...], viewer: Viewer, points: bool) -> list[Event]:
    """Events as a viewer sees them, with or without the points."""
    return [witness(event, viewer) for event in events if points or not isinstance(event, Scored)]


def refused_alike(seat: int, players: int, a: State, b: State) -> None:
    """Whatever a seat tries, it gets the same answer in two states, in the same words."""
    for action in attempts(players, range(seat, seat + 1)):
        mine, yours = step(a, action), step(b, action)
        if isinstance(mine, Refused):
            assert mine == yours
            assert isinstance(yours, Refused)
            assert (mine.say("en"), mine.say("de")) == (yours.say("en"), yours.say("de"))
        else:
            assert not isinstance(yours, Refused)
