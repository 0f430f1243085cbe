"""Completions of a situation told: what differs between two of them, and one as a situation.

Here lives the telling of worlds. Nothing is searched here.
"""

from __future__ import annotations

from attrs import evolve

from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.situation.model import Act, Entry, Heap, Situation, Stack
from daumen_rules.games.daumen_drauf.situation.worlds import Place, World
from daumen_rules.kernel.text import Language, Text


def differences(
    situation: Situation, world: World, other: World, language: Language
) -> tuple[str, ...]:
    """What is so in a world and not in the other, the plainest first."""
    told: list[str] = []
    names = situation.names
    leader = world.shape.leader
    if leader is not None and leader != other.shape.leader:
        told.append(Text(f"{names[leader]} is to lead", f"{names[leader]} anspielt")[language])
    if world.passes != other.passes:
        count = world.passes
        told.append(
            Text(f"{count} passed since the last card", f"seit der letzten Karte {count} passten")[
                language
            ]
        )
    for seat, name in enumerate(names):
        for kind, mine, theirs in (
            (Text("in hand", "auf der Hand"), world.hands[seat], other.hands[seat]),
            (Text("captured", "eingenommen"), world.captured[seat], other.captured[seat]),
        ):
            count = len(mine)
            if count != len(theirs):
                has = Text(f"{name} has {count} {kind.en}", f"{name} {count} {kind.de} hat")
                told.append(has[language])
    if len(world.pile) != len(other.pile):
        count = len(world.pile)
        told.append(Text(f"the pile has {count}", f"der Stapel {count} hat")[language])
    there = other.where()
    moved = [(card, place) for card, place in world.where().items() if there[card] != place]
    moved.sort(key=lambda item: (_rank(item[1]), item[0]))
    told += [_lies(situation, card, place, language) for card, place in moved]
    return tuple(told) or (Text("the pile lies otherwise", "der Stapel anders liegt")[language],)


def _rank(place: Place) -> int:
    return ("trick", "hand", "captured", "pile").index(place[0])


def _lies(situation: Situation, card: Card, place: Place, language: Language) -> str:
    kind, index = place
    names = situation.names
    if kind == "trick":
        entries = [entry for entry in situation.trick if entry.act is not Act.PASS]
        name = names[entries[index].seat]
        return Text(f"{name} showed {card}", f"{name} {card} gezeigt hat")[language]
    if kind == "hand":
        return Text(f"{names[index]} holds {card}", f"{names[index]} {card} hat")[language]
    if kind == "captured":
        name = names[index]
        return Text(f"{name} captured {card}", f"{name} {card} eingenommen hat")[language]
    return Text(f"{card} is in the pile", f"{card} im Stapel ist")[language]


def completed(situation: Situation, world: World) -> Situation:
    """The situation with all gaps filled as in a world."""
    cards = iter(world.trick)
    trick = [
        entry if entry.act is Act.PASS else evolve(entry, card=next(cards))
        for entry in situation.trick
    ]
    turn = situation.turn
    if trick and not isinstance(turn, int) and world.passes:
        last = trick[-1].seat
        trick += [Entry((last + 1 + i) % situation.players, Act.PASS) for i in range(world.passes)]
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
