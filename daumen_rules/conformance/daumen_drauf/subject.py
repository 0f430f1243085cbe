"""*Daumen drauf!* as a subject of the laws that hold in every game.

Here lives what the game offers to them: all that may be tried, where every card lies, what gets
less, and the worlds that a viewer cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import evolve

from daumen_rules.conformance.laws import Play, Subject, Twin
from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME, step
from daumen_rules.games.daumen_drauf.knowledge import faces, knowledge
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Deal,
    Finished,
    Parry,
    Pass,
    Show,
    State,
    Undealt,
)
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.saving import load, save
from daumen_rules.games.daumen_drauf.setup import deck
from daumen_rules.games.daumen_drauf.view import View
from daumen_rules.kernel.ruling import Refused, Step
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer

Steps = Play[State, Action, Event]


def players_of(state: State) -> int:
    """How many sit at the table."""
    return state.players if isinstance(state, Undealt) else state.table.players


def every_attempt(state: State, seats: Sequence[Seat] | None = None) -> Iterator[Action]:
    """All that somebody might try: each seat passes, shows and parries with each card in play."""
    pack = state.pack if isinstance(state, Undealt) else state.table.pack
    for seat in range(players_of(state)) if seats is None else seats:
        yield Pass(seat)
        for card in pack.cards:
            yield Show(seat, card)
            yield Parry(seat, card)


def cards_in(state: State) -> list[Card] | None:
    """Every card, wherever it lies; None before the deal."""
    if isinstance(state, Undealt):
        return None
    table = state.table
    shown = state.left if isinstance(state, Finished) else state.trick.shown
    captured = [card for taken in table.captured for card in taken]
    hands = [card for hand in table.hands for card in hand]
    return [*hands, *table.pile, *(card.card for card in (*shown, *captured))]


def cards_at_hand() -> Iterator[Card | Kind]:
    """Every card and kind as anybody may get hold of them."""
    for card in map(Card.parse, map(str, deck())):
        yield from (card, card.kind, card.twin.kind, Kind.parse(str(card.kind)))


def measure(state: State) -> tuple[int, int]:
    """What every action makes smaller: the cards still to be shown, then the acts until one is."""
    if isinstance(state, Undealt):
        return len(state.pack.cards), 1
    unseen = len(state.table.pile) + sum(map(len, state.table.hands))
    if isinstance(state, Finished):
        return unseen, -1
    begun = bool(state.trick.shown)
    return unseen, (state.table.players - state.trick.passes) if begun else 0


def twins(play: Steps) -> Iterator[Twin[State, Action, Event]]:
    """The play with all fangs exchanged that a viewer cannot know, for every viewer.

    The points are for everybody, and they sum up cards that few have seen: a play that goes to the
    end of the game has no such twin, unless it is the same by the points.
    """
    last = play.states[-1]
    if isinstance(last, Undealt):
        return
    for viewer in (*range(players_of(last)), SPECTATOR):
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
    if not isinstance(before, Undealt):
        raise ValueError("a play has twins from its deal on")
    for told in play.steps:
        answer = step(state, as_other(told.action))
        if isinstance(answer, Refused):
            raise AssertionError(f"a fang decides what is allowed: {answer.say('en')}")
        steps.append(answer)
        state = answer.state
    return Play(before, tuple(steps))


DAUMEN_DRAUF: Final[Subject[RuleSet, State, Action, Event, View]] = Subject(
    game=GAME,
    players=players_of,
    attempts=every_attempt,
    pieces=cards_in,
    measure=measure,
    twins=twins,
    shows=(knowledge,),
    public=cards_at_hand,
    save=save,
    load=load,
)
"""What the laws need to know of *Daumen drauf!*."""

__all__ = ["DAUMEN_DRAUF", "cards_in", "every_attempt", "measure", "twins"]
