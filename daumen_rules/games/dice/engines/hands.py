"""Hands of dice that seats throw for a pot: note, pot, the shape of a hand, and what seats say.

Each game says which hand is higher, and when a seat pays.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.choices import Choosing, Word
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.marks import Called

from .terms import chips_term

CALL, FOLD, CONTENT = "call", "pass", "content"
SAYS: Final = {
    CALL: Word("mitgehen", Text("{seat} goes along.", "{seat} geht mit."), "go along | gehe mit"),
    FOLD: Word(
        "passe",
        Text("{seat} passes and is out.", "{seat} passt und scheidet aus."),
        "pass and be out | passe und scheide aus",
    ),
    CONTENT: Word(
        "zufrieden",
        Text("{seat} is content.", "{seat} ist zufrieden."),
        "keep the throw | lass den Wurf stehen",
    ),
}
"""What a seat says to a raise, and to its own throw."""
RAISED: Final = Choosing(
    Text("{seat} raises by {what}.", "{seat} erhöht um {what}."),
    "raise by {number} | erhöhe um {number}",
)
NOT_RAISED: Final = Choosing(
    Text("{seat} does not raise.", "{seat} erhöht nicht."), "do not raise | erhöhe nicht"
)
SEQUENCE_SHAPE: Final = "12345"
"""The shape of a hand whose faces follow each other."""


@frozen
class Hand:
    """A note: the dice of the seat, its chips, whether it is out of the round, whether it still has
    to answer a raise, and its throws.
    """

    dice: Annotated[Faces, Called("dice", "Würfel")] = ()
    chips: Annotated[int, Called("chips", "Chips")] = 0
    is_out: Annotated[bool, Called("out", "ausgestiegen")] = False
    asked: Annotated[bool, Called("asked", "gefragt")] = False
    throws: Annotated[int, Called("throws", "Würfe")] = 0


@frozen
class Pot:
    """The common part of a table: the chips in the pot, and the raise after the last throw: -1
    before the thrower decides, 0 if it does not raise.
    """

    chips: Annotated[int, Called("pot", "Pott")] = 0
    raised: Annotated[int, Called("raised by", "erhöht um")] = 0


def by_times(dice: Faces) -> Faces:
    """The different faces of a hand: the most frequent first; if equally frequent, the highest."""
    times = Counter(dice)
    return tuple(sorted(times, key=lambda face: (times[face], face), reverse=True))


def shape(dice: Faces) -> str:
    """The counts of the faces, highest first, such as `32` for a full house; five different faces
    in a row have the shape SEQUENCE_SHAPE.
    """
    faces = by_times(dice)
    if len(faces) == 5 and max(faces) - min(faces) == 4:
        return SEQUENCE_SHAPE
    return "".join(str(dice.count(face)) for face in faces)


def hand_term(note: Hand) -> Term:
    """The dice and the chips of a seat, and whether it is out, as a fact."""
    dice, chips = " ".join(map(str, note.dice)) or "–", chips_term(note.chips).words
    out = (" (out)", " (draußen)") if note.is_out else ("", "")
    words = Text(f"{dice}; {chips.en}{out[0]}", f"{dice}; {chips.de}{out[1]}")
    return Term(f"{dice} / {note.chips}{' out' * note.is_out}", words)


def raising(chips: int) -> Choosing:
    """How it is told by how many chips a seat raises."""
    return RAISED if chips else NOT_RAISED
