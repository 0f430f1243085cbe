"""Plays of *Daumen drauf!* that a viewer cannot tell apart, and what everybody can get hold of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from daumen_rules.contracts.plays import Play, Twin
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.kernel.step import Refused, Step

from ..cards import Card, Kind
from ..events import Event
from ..knowledge import faces
from ..model import Action, Deal, Finished, Parry, Pass, Show, State, Undealt
from ..rules import step

Steps: TypeAlias = Play[State, Action, Event]


def twins(play: Steps) -> Iterator[Twin[State, Action, Event]]:
    """The play from before the deal with all fangs exchanged that a viewer cannot know, for every
    viewer.

    The points are for everybody, and they sum up cards that few have seen: a play that goes to the
    end of the game has no such twin, unless it is the same by the points.
    """
    last = play.states[-1]
    if isinstance(last, Undealt) or not isinstance(play.before, Undealt):
        return  # nothing is dealt, or what was dealt is not to be changed any more
    for viewer in (*range(last.players), SPECTATOR):
        twin = _exchanged(play, viewer, last)
        if _points(twin.states[-1]) == _points(last):
            yield Twin(viewer, twin)


def _points(state: State) -> tuple[object, ...]:
    return state.tallies if isinstance(state, Finished) else ()


def _exchanged(play: Steps, viewer: Viewer, last: State) -> Steps:
    seen = set[Kind]() if isinstance(last, Undealt) else {c.kind for c in faces(last, viewer)}

    def other(card: Card) -> Card:
        return card if card.kind in seen else card.twin

    def as_other(action: Action) -> Action:
        match action:
            case Deal(cards=cards):
                return Deal(map(other, cards))
            case Show(card=card) | Parry(card=card):
                return evolve(action, card=other(card))
            case Pass():
                return action

    before, state, steps = play.before, play.before, list[Step[State, Action, Event]]()
    for told in play.steps:
        answer = step(state, as_other(told.action))
        if isinstance(answer, Refused):
            raise AssertionError(f"a fang decides what is allowed: {answer.say('en')}")
        steps.append(answer)
        state = answer.state
    return Play(before, tuple(steps))
