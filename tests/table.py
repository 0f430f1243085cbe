"""Positions and play for tests, written as at the table: seats A, B, C, cards Y3p.

The module helps to set up and to read and expects nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules import GERMAN, Card, Deal, Parry, Pass, Refused, RuleSet, Show, deck
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Finished,
    How,
    Leading,
    Look,
    Playing,
    State,
    Table,
    Trick,
)
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import pack_for, start

LETTERS = "ABCDEFG"


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a line such as `Y3p G1h`."""
    return tuple(Card.parse(word) for word in text.split())


def position(
    *hands: str, pile: str = "", rules: RuleSet = GERMAN, leader: str = "A", tricks: int = 1
) -> Playing:
    """A position between two tricks: the hands of A, B, C …, and who is to lead.

    Other cards of the deck are nowhere. The leader took the trick before.
    """
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    seat = LETTERS.index(leader)
    table = Table(
        rules=rules,
        pack=pack_for(len(held)),
        players=len(held),
        starter=0,
        hands=held,
        pile=cards(pile),
        captured=((),) * len(held),
        memory=tuple(Look(hand, How.OWN, 1, seat) for seat, hand in enumerate(held)),
        events=1,
        tricks=tricks,
        taker=seat if tricks else None,
    )
    return Leading(table, Trick(seat, seat))


def dealt(top: str, players: int, rules: RuleSet = GERMAN, starter: str = "A") -> Playing:
    """A game just dealt: the deck has these cards on top, and then the others in card order."""
    first = cards(top)
    rest = tuple(card for card in deck(players) if card not in first)
    answer = step(start(players, rules, LETTERS.index(starter)), Deal(first + rest))
    assert not isinstance(answer, Refused), answer.say("en")
    assert isinstance(answer.state, Playing)
    return answer.state


def action(text: str) -> Action:
    """The action of a line such as `A Y3p`, `B passes`, `C parries Y3h`."""
    letter, *words = text.split()
    seat = LETTERS.index(letter)
    match words:
        case ["passes"]:
            return Pass(seat)
        case ["parries", card]:
            return Parry(seat, Card.parse(card))
        case [card]:
            return Show(seat, Card.parse(card))
        case _:
            raise AssertionError(f"no action: {text!r}")


def told(act: Action) -> str:
    """The line for an action of a seat: the inverse of `action`."""
    match act:
        case Show(seat=seat, card=card):
            return f"{LETTERS[seat]} {card}"
        case Pass(seat=seat):
            return f"{LETTERS[seat]} passes"
        case Parry(seat=seat, card=card):
            return f"{LETTERS[seat]} parries {card}"
        case _:
            raise AssertionError(f"no action of a seat: {act}")


def play(state: State, *lines: str) -> tuple[State, tuple[Event, ...]]:
    """The state after some legal actions, and all events on the way."""
    events: tuple[Event, ...] = ()
    for line in lines:
        answer = step(state, action(line))
        assert not isinstance(answer, Refused), f"{line}: {answer.say('en')}"
        state, events = answer.state, events + answer.events
    return state, events


def playing(state: State, *lines: str) -> Playing:
    """The state after some legal actions, while the game goes on."""
    after, _ = play(state, *lines)
    assert isinstance(after, Playing), "the game is over"
    return after


def finished(state: State, *lines: str) -> Finished:
    """The state after some legal actions that end the game."""
    after, _ = play(state, *lines)
    assert isinstance(after, Finished), "the game goes on"
    return after


def refused(state: State, line: str) -> set[str]:
    """The ids of the clauses that the action of a line breaks; empty where it is allowed."""
    return broken(state, action(line))


def broken(state: State, act: Action) -> set[str]:
    """The ids of the clauses that an action breaks; empty where it is allowed."""
    answer = step(state, act)
    return {clause.id for clause in answer.clauses} if isinstance(answer, Refused) else set()


def legal(state: State) -> set[str]:
    """All legal actions of seats, as lines."""
    return {told(act) for act in legal_actions(state)}


def hands(state: State) -> list[set[str]]:
    """The hands by seat, as written."""
    assert isinstance(state, Playing | Finished)
    return [{str(card) for card in hand} for hand in state.table.hands]


def captured(state: State) -> list[set[str]]:
    """The captured cards by seat, as written."""
    assert isinstance(state, Playing | Finished)
    return [{str(shown.card) for shown in taken} for taken in state.table.captured]


def pile(state: State) -> list[str]:
    """The draw pile, top card first, as written."""
    assert isinstance(state, Playing | Finished)
    return [str(card) for card in state.table.pile]


def scores(state: State) -> Sequence[int]:
    """The points by seat at the end."""
    assert isinstance(state, Finished)
    return [tally.score for tally in state.tallies]
