"""Tells completions of a situation: the differences of two, and one of them as a situation.

A function here also puts the card that the question names into the hand of the seat it names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import Text

from ..cards import Card
from ..notation.remembered_actions import Did
from .asks.row import HANDS
from .situation.model import Entry, Heap, Situation, Stack
from .situation.worlds import Place, World


def differences(
    situation: Situation, world: World, other: World
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """The facts that hold in a world and not in the other, the plainest first.

    The first tuple has those that the question is about, or else the counts, or else all of them;
    the second tuple always has all.
    """
    situation = world.told(situation)
    found = [*_counts(situation, world, other), *_moved(situation, world, other)]
    about = situation.ask.kind.search.differences
    chosen = [one for one in found if one[0] in about] or [o for o in found if o[0] in _COUNTS]
    every = tuple(words for _, words in found) or (_NOTHING,)
    return tuple(words for _, words in chosen) or every, every


_NOTHING: Final = Text("the pile lies otherwise", "der Stapel anders liegt")
_COUNTS: Final = (*HANDS, "captured size")

Difference: TypeAlias = tuple[str, Text]


def _counts(situation: Situation, world: World, other: World) -> Iterator[Difference]:
    names = situation.names
    leader = world.shape.leader
    if leader is not None and leader != other.shape.leader:
        name = names[leader]
        yield "leader", Text(f"{name} is to lead", f"{name} anspielt")
    if world.passes != other.passes:
        count = world.passes
        yield (
            "passes",
            Text(f"{count} passed since the last card", f"seit der letzten Karte {count} passten"),
        )
    if len(world.pile) != len(other.pile):
        count = len(world.pile)
        yield "pile size", Text(f"the pile has {count}", f"der Stapel {count} hat")
    for kind, there, mine, theirs in (
        ("hand size", Text("in hand", "auf der Hand"), world.hands, other.hands),
        ("captured size", Text("captured", "eingenommen"), world.captured, other.captured),
    ):
        for name, cards, others in zip(names, mine, theirs, strict=True):
            count = len(cards)
            if count != len(others):
                yield (
                    kind,
                    Text(f"{name} has {count} {there.en}", f"{name} {count} {there.de} hat"),
                )


def _moved(situation: Situation, world: World, other: World) -> Iterator[Difference]:
    there = other.where()
    moved = [(card, place) for card, place in world.where().items() if there[card] != place]
    moved.sort(key=lambda item: (_rank(item[1]), item[0]))
    yield from ((place[0], _lies(situation, card, place)) for card, place in moved)


def _rank(place: Place) -> int:
    return ("trick", "hand", "captured", "pile").index(place[0])


def _lies(situation: Situation, card: Card, place: Place) -> Text:
    kind, index = place
    names, sign = situation.names, card.sign
    if kind == "trick":
        entries = [entry for entry in situation.trick if entry.act.shows]
        name = names[entries[index].seat]
        return Text(f"{name} showed {sign.en}", f"{name} {sign.de} gezeigt hat")
    if kind == "hand":
        return Text(f"{names[index]} holds {sign.en}", f"{names[index]} {sign.de} hat")
    if kind == "captured":
        name = names[index]
        return Text(f"{name} captured {sign.en}", f"{name} {sign.de} eingenommen hat")
    return Text(f"{sign.en} is in the pile", f"{sign.de} im Stapel ist")


def completed(situation: Situation, world: World) -> Situation:
    """The situation with all its gaps filled from a world."""
    situation = world.told(situation)
    cards = iter(world.trick)
    trick = [
        evolve(entry, card=next(cards)) if entry.act.shows else entry for entry in situation.trick
    ]
    turn = situation.turn
    if trick and not isinstance(turn, int) and world.passes:
        last = trick[-1].seat
        trick += [Entry((last + 1 + i) % situation.players, Did.PASS) for i in range(world.passes)]
        turn = None
    return evolve(
        situation,
        hands=tuple(Heap(hand) for hand in world.hands),
        captured=tuple(Heap(taken) for taken in world.captured),
        pile=Stack(world.pile),
        trick=tuple(trick),
        turn=turn if isinstance(turn, int) else None,
        leader=situation.leader if trick else world.shape.leader,
        expected=(),
        because="",
        weil="",
    )


def with_card(situation: Situation) -> Situation | None:
    """The situation with the card that the question names in the hand of the seat that it names.

    None where the hand already has the card or cannot have it, and where no card is named.
    """
    card, seat = situation.ask.card, situation.ask.seat
    if card is None or seat is None:
        return None
    hand = situation.hands[seat]
    kind = card.kind if isinstance(card, Card) else card
    unknown = next((seen for seen in (kind, None) if seen in hand.seen), None)
    if card in hand.seen or any(isinstance(s, Card) and s.kind == card for s in hand.seen):
        return None
    if unknown is None and None not in hand.seen and not hand.more:
        return None
    rest = list(hand.seen)
    if unknown in rest:
        rest.remove(unknown)
    hands = list(situation.hands)
    hands[seat] = evolve(hand, seen=(*rest, card))
    return evolve(situation, hands=tuple(hands))
