"""Hands of dice that are thrown for a pot: the note of a seat, and how often each face comes.

Which hand is higher, and who pays when, stands in the games.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.marks import Called

from .terms import chips_term

SEQUENCE_SHAPE: Final = "12345"
"""The shape of a hand whose faces follow each other."""


@frozen
class Hand:
    """A note: the dice that lie there; chips won and lost; whether the seat is out, and whether it
    has still to answer; its throws.
    """

    dice: Annotated[Faces, Called("dice", "Würfel")] = ()
    chips: Annotated[int, Called("chips", "Chips")] = 0
    is_out: Annotated[bool, Called("out", "ausgestiegen")] = False
    asked: Annotated[bool, Called("asked", "gefragt")] = False
    throws: Annotated[int, Called("throws", "Würfe")] = 0


@frozen
class Pot:
    """What all share: the chips in the pot, and by how much the last throw was raised; -1 before
    that was said, 0 where it was not.
    """

    chips: Annotated[int, Called("pot", "Pott")] = 0
    raised: Annotated[int, Called("raised by", "erhöht um")] = 0


def by_times(dice: Faces) -> Faces:
    """The faces of a hand, those that come most often first, then the highest."""
    times = Counter(dice)
    return tuple(sorted(times, key=lambda face: (times[face], face), reverse=True))


def shape(dice: Faces) -> str:
    """How often the faces of a hand come, most often first: `32` for three alike and a pair."""
    faces = by_times(dice)
    if len(faces) == 5 and max(faces) - min(faces) == 4:
        return SEQUENCE_SHAPE
    return "".join(str(dice.count(face)) for face in faces)


def hand_term(note: Hand) -> Term:
    """The dice and the chips as a fact."""
    dice, chips = " ".join(map(str, note.dice)) or "–", chips_term(note.chips).words
    out = (" (out)", " (draußen)") if note.is_out else ("", "")
    words = Text(f"{dice}; {chips.en}{out[0]}", f"{dice}; {chips.de}{out[1]}")
    return Term(f"{dice} / {note.chips}{' out' * note.is_out}", words)
