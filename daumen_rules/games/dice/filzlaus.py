"""54 Filzlaus, doppelte Filzlaus, kombinierte Filzlaus: who takes longest to catch the louse loses.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import Sheet, one_round, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import SeatTerm, Term, Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.told import Told, told

CLAUSES: Final = clauses(
    "FILZLAUS",
    "54",
    """
    transition ¶1
    Each seat has at most ten throws in a row and stops as soon as it has caught the louse.
    Jeder Platz hat höchstens zehn Würfe hintereinander und hört auf, sobald er die Laus hat.
    scoring ¶1
    The louse is caught by a 1; in the doppelte Filzlaus by a 2.
    Die Laus fängt eine 1, bei der doppelten Filzlaus eine 2.
    legality ¶1
    In the kombinierte Filzlaus it is chosen before each throw whether a 1 or a 2 shall fall.
    Bei der kombinierten Filzlaus wird vor jedem Wurf gewählt, ob eine 1 oder eine 2 fallen soll.
    scoring ¶1
    Whoever has not caught it has lost, or whoever has needed the most throws.
    Verloren hat, wer sie nicht gefangen oder wer die meisten Würfe gebraucht hat.
    scoring silent
    Where a seat has failed, the slowest of the others have not lost; the equally bad lose together.
    Ist jemand gescheitert, verlieren die Langsamsten der anderen nicht; gleich Schlechte gemeinsam.
    """,
)
TEN, CAUGHT, AIM, LOSES, FAILED = CLAUSES
FAIL: Final = 11
"""What a seat scores that has not caught the louse: more than any number of throws."""


class Variant(Enum):
    """Which of the three games is played."""

    FILZLAUS = "filzlaus"
    DOPPELTE = "doppelte"
    KOMBINIERTE = "kombinierte"


class Combined(Enum):
    """What catches the louse in the kombinierte Filzlaus."""

    AIMED = "aimed"
    BOTH_NEEDED = "both_needed"


@frozen
class Rules:
    """The rule set: a field an option."""

    variant: Variant = option(
        Variant.FILZLAUS,
        CAUGHT,
        Source.MANUAL,
        "Which game is played? | Welches Spiel wird gespielt?",
        "Filzlaus: a 1 | Filzlaus: eine 1",
        "doppelte Filzlaus: a 2 | doppelte Filzlaus: eine 2",
        "kombinierte Filzlaus: a 1 or a 2 | kombinierte Filzlaus: eine 1 oder eine 2",
    )
    combined: Combined = option(
        Combined.AIMED,
        AIM,
        Source.DECISION,
        "What catches the louse in the kombinierte Filzlaus? | "
        "Was fängt die Laus bei der kombinierten Filzlaus?",
        "the number aimed at, once | die gewählte Zahl, einmal",
        "both numbers, each aimed at | beide Zahlen, jede gewählt",
    )


@frozen
class Hunt:
    """A note: throws so far, the faces that have fallen as wished, and whether that is enough."""

    throws: int = 0
    caught: Faces = ()
    is_over: bool = False


@cites(TEN)
def again(sheet: Sheet[Rules, Hunt]) -> bool:
    """Ten throws, but none after the louse has been caught."""
    return sheet.thrown < 10 and not sheet.note.is_over


@cites(AIM)
def asks(sheet: Sheet[Rules, Hunt]) -> Faces:
    """What may be aimed at: a 1 or a 2, if it has not fallen as wished yet."""
    if sheet.rules.variant is not Variant.KOMBINIERTE or sheet.chosen is not None:
        return ()
    return tuple(face for face in (1, 2) if face not in sheet.note.caught)


@cites(CAUGHT)
def count(sheet: Sheet[Rules, Hunt], faces: Faces) -> tuple[Hunt, ...]:
    """One throw more, and what fell if it was the face wished for."""
    rules, note = sheet.rules, sheet.note
    both = (rules.variant, rules.combined) == (Variant.KOMBINIERTE, Combined.BOTH_NEEDED)
    wished = {Variant.FILZLAUS: 1, Variant.DOPPELTE: 2}.get(rules.variant, sheet.chosen)
    caught = note.caught + (faces if faces == (wished,) else ())
    return sheet.noting(Hunt(note.throws + 1, caught, len(caught) == 1 + both))


@cites(LOSES, FAILED)
def outcome(sheet: Sheet[Rules, Hunt]) -> Outcome:
    """Scores are throws; those with the most have lost, the others have won."""
    scores = tuple(note.throws if note.is_over else FAIL for note in sheet.notes)
    return Outcome(scores, tuple(seat for seat, s in enumerate(scores) if s < max(scores)))


def lost(clause: Clause, ended: Outcome) -> Iterator[Told]:
    """Who has lost, a sentence each."""
    for seat in range(len(ended.scores)):
        if seat not in ended.winners:
            yield told(clause, "{seat} has lost.", "{seat} hat verloren.", seat=SeatTerm(seat))


def hunt_term(note: Hunt) -> Term:
    """Throws, and whether the louse is caught, as a fact."""
    en = "1 throw" if note.throws == 1 else f"{note.throws} throws"
    de = "1 Wurf" if note.throws == 1 else f"{note.throws} Würfe"
    if note.is_over:
        return Term(f"{note.throws} caught", Text(f"{en} and the louse", f"{de} und die Laus"))
    return Term(str(note.throws), Text(en, de))


GAME: Final = entry(
    Tally(
        slug="filzlaus",
        number="54",
        title=Text("Crab louse", "Filzlaus"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=one_round,
        dice=with_dice(1),
        blank=Hunt(),
        again=again,
        asks=asks,
        count=count,
        outcome=outcome,
        counts=CAUGHT,
        ends=LOSES,
        choice=AIM,
        closing=lost,
        words=hunt_term,
    )
)
