"""Situations that are rare at a table, and ways to play that lead to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from daumen_rules.contracts.engine_tests.engine_tests import Policy, RandomSource
from daumen_rules.contracts.engine_tests.script import Move
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Text

from ..card_order import can_only_pass
from ..events import Drawn, Event, GameOver, LastHand, Leads, Taken
from ..model import Action, Parry, Pass, Playing, Show, State

RARITIES: Final[tuple[tuple[str, Text], ...]] = (
    ("parry", Text("parry", "Parade")),
    ("parry_by_shower", Text("parry by a seat that shows a card", "Parade eines, der schon zeigt")),
    ("re_entry", Text("a seat comes in after passing", "Einstieg nach Passen")),
    ("raise", Text("raise", "Erhöhen")),
    ("forced_pass", Text("pass with nothing to show", "Passen, weil nichts geht")),
    ("empty_pass", Text("pass without cards", "Passen ohne Karten")),
    ("three_colours", Text("all three colours in a trick", "alle drei Farben im Stich")),
    ("one_card", Text("trick of one card", "Stich mit einer Karte")),
    ("many_laps", Text("trick of three laps and more", "Stich über drei Umläufe und mehr")),
    ("short_pile", Text("the pile is too short for all", "der Stapel reicht nicht für alle")),
    ("empty_winner", Text("the taker has no card to lead", "der Gewinner hat nichts anzuspielen")),
    ("last_hand", Text("cards left in a hand at the end", "Karten auf der Hand am Ende")),
    ("all_out", Text("nobody has cards at the end", "niemand hat Karten am Ende")),
)
"""The situations by key, with their names."""


def rare(move: Move[State, Action, Event]) -> Iterable[str]:
    """The keys of the rare situations that a move is."""
    if isinstance(move.answer, Refused):
        return ()
    return rarities_of(move.before, move.action, move.answer.events)


def rarities_of(state: State, action: Action, events: Sequence[Event]) -> Iterator[str]:
    """The keys of the situations that a legal action of a seat is or leads to."""
    if not isinstance(state, Playing) or not isinstance(action, Show | Pass | Parry):
        return
    yield from _of_action(state, action)
    yield from _of_events(state, events)


def _of_action(state: Playing, action: Show | Pass | Parry) -> Iterator[str]:
    table, trick = state.table, state.trick
    covered = trick.covered(action.seat)
    match action:
        case Parry():
            yield "parry"
            if covered is not None:
                yield "parry_by_shower"
        case Pass():
            if not table.hands[action.seat]:
                yield "empty_pass"
            elif can_only_pass(table, trick, action.seat):
                yield "forced_pass"
        case Show():
            if covered is not None:
                yield "raise"
            elif trick.lap > 1:
                yield "re_entry"
            colours = {shown.card.colour for shown in trick.shown} | {action.card.colour}
            if len(colours) == 3:
                yield "three_colours"


def _of_events(state: Playing, events: Sequence[Event]) -> Iterator[str]:
    taken = next((event for event in events if isinstance(event, Taken)), None)
    if taken is None:
        return
    if taken.cards == 1:
        yield "one_card"
    if state.trick.lap >= 3:
        yield "many_laps"
    hands = [len(hand) for hand in state.table.hands]
    drawn = sum(event.count for event in events if isinstance(event, Drawn))
    needed = sum(max(0, state.table.pack.hand_size - size) for size in hands)
    if state.table.pile and drawn < needed:
        yield "short_pile"
    if any(isinstance(event, Leads) and event.seat != taken.seat for event in events):
        yield "empty_winner"
    if any(isinstance(event, GameOver) for event in events):
        left = any(isinstance(event, LastHand) for event in events)
        yield "last_hand" if left else "all_out"


# Ways to play

Choice: TypeAlias = Callable[[RandomSource, State, Sequence[Action]], Action]


def anything(dice: RandomSource, state: State, legal: Sequence[Action]) -> Action:
    """Any legal action."""
    return dice.choice(legal)


def mostly(kind: type, share: float) -> Choice:
    """An action of a kind, with some chance, where there is one."""

    def choose(dice: RandomSource, state: State, legal: Sequence[Action]) -> Action:
        some = [action for action in legal if isinstance(action, kind)]
        return dice.choice(some if some and dice.random() < share else legal)

    return choose


def creeping(dice: RandomSource, state: State, legal: Sequence[Action]) -> Action:
    """The lowest card that may be shown, so that tricks grow long; now and then anything."""
    shows = [action for action in legal if isinstance(action, Show)]
    if not shows or dice.random() < 0.1:
        return dice.choice(legal)
    return min(shows, key=lambda show: (show.card.value, str(show.card)))


def outbidding(dice: RandomSource, state: State, legal: Sequence[Action]) -> Action:
    """The leader and the next seat outbid each other by as little as they can, colour by colour,
    and the others pass: tricks go on for many laps, and much is drawn at once.
    """
    shows = [action for action in legal if isinstance(action, Show)]
    passes = [action for action in legal if isinstance(action, Pass)]
    assert isinstance(state, Playing)
    trick, players = state.trick, state.table.players
    if not shows or dice.random() < 0.05:
        return dice.choice(legal)
    if passes and (trick.turn - trick.leader) % players > 1:
        return passes[0]
    highest = trick.highest
    return min(
        shows,
        key=lambda show: (
            highest is None or show.card.colour is not highest.card.colour,
            show.card.value,
            str(show.card),
        ),
    )


def hoarding(dice: RandomSource, state: State, legal: Sequence[Action]) -> Action:
    """The last seat passes whenever it may, so that its hand is full at the end."""
    assert isinstance(state, Playing)
    kind = Pass if state.trick.turn == state.table.players - 1 else Show
    some = [action for action in legal if isinstance(action, kind)]
    return dice.choice(some or legal)


POLICIES: Final[tuple[Policy[State, Action], ...]] = (
    Policy("anything", anything),
    Policy("shows", mostly(Show, 0.9)),
    Policy("creeps", creeping),
    Policy("parries", mostly(Parry, 1.0)),
    Policy("passes", mostly(Pass, 0.8)),
    Policy("outbids", outbidding),
    Policy("hoards", hoarding),
)
"""Ways to play by name: between them they reach every situation above."""
