"""21 Go-Dame: draughts stones shut each other in, and whole groups leave the board.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import DARK, DIAGONAL, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.stones.game import stones_game
from .engines.stones.legality import jumps_at_all
from .engines.stones.options import REPETITION, Unit, limit_of_moves
from .engines.stones.places import TWELVE
from .engines.stones.reach import Directions, Steps, all_taken, groups, shut_in
from .engines.stones.state import AnyState, Way

CLAUSES: Final = clauses("""
    GODAME 21: Blockade | Go-Dame
    remark ¶1
    The game is also called Blockade or War.
    Das Spiel heißt auch Blockade oder Krieg.
    setup ¶1
    One seat has twelve white stones, the other twelve black ones, set up as in draughts.
    Der eine hat zwölf weiße Steine, der andere zwölf schwarze, aufgestellt wie bei Dame.
    legality ¶1
    The seats move in turn, with one stone each.
    Gezogen wird abwechselnd mit je einem Stein.
    legality ¶1
    A stone goes one square, forward or back, only on the dark squares.
    Ein Stein zieht ein Feld, vor oder zurück, nur auf den dunklen Feldern.
    legality ¶1
    No stone is ever jumped.
    Kein Stein wird je übersprungen.
    aim ¶1
    Nothing is captured: stones are to be cut off from others of their own.
    Geschlagen wird nicht: Steine sollen von den eigenen abgeschnitten werden.
    transition ¶1
    Single stones or several, amid the board or at its rim, leave the board when they are enclosed
      so that they cannot break out.
    Steine, einer oder mehrere, im Feld wie am Rand, kommen vom Brett, wenn sie so eingeschlossen
      sind, dass sie nicht ausbrechen können.
    scoring ¶1
    Whoever has taken all stones of the opponent has won.
    Wer dem Gegner alle Steine genommen hat, hat gewonnen.
    transition silent
    Whether stones are enclosed that still have free squares, but only within the ring of enemies.
    Ob Steine eingeschlossen sind, die noch freie Felder haben, aber nur innerhalb des Ringes von
      Gegnern.
    remark silent
    All stones of a seat can be taken at once, even where they hang together.
    Auch alle Steine eines Platzes können zugleich genommen werden, selbst wenn sie zusammenhängen.
""")
NAMES, SET_UP, TURN, STEP, NO_JUMP, AIM, ENCLOSED, ALL_TAKEN, WITHIN, WHOLE_ARMY = CLAUSES


class Ring(Enum):
    """Whether free squares within a ring of enemies save the stones in it."""

    SAVES = "saves"
    HOLDS = "holds"


@cites(STEP)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Along all diagonals."""
    return DIAGONAL


@cites(ENCLOSED, WITHIN)
def enclosed(state: AnyState, seat: Seat, target: int) -> Collection[int]:
    """The stones that cannot break out."""
    found = shut_in(state, seat, state.rules.unit)
    return found if state.rules.ring is Ring.SAVES else {*found, *ringed(state, seat)}


def ringed(state: AnyState, seat: Seat) -> Iterator[int]:
    """The enemies of a seat that cannot get to the largest part of the board. The stones of the
    seat part it; where two parts are the largest, neither holds anybody.
    """
    standing = state.standing
    open_squares = (number(at) for at in DARK if standing[number(at)] != seat)
    parts = sorted(groups(open_squares, DIAGONAL), key=len)
    for part in parts[:-1]:
        if len(part) < len(parts[-1]):
            yield from (at for at in part if standing[at] is not None)


WAY: Final = Way(
    setup=TWELVE,
    reach=Steps(ways),
    won=all_taken(ALL_TAKEN),
    enclosed=enclosed,
    takes=ENCLOSED,
    turn=TURN,
    step=STEP,
    rows=(jumps_at_all.under(NO_JUMP),),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    unit: Unit = option(Unit.GROUP, ENCLOSED, Source.MANUAL)("""
        What can be enclosed? | Was kann eingeschlossen werden?
        a group that has no free square next to it | eine Gruppe, die kein freies Feld neben sich
          hat
        only a stone with enemies on all squares next to it | nur ein Stein, neben dem auf allen
          Feldern Gegner stehen
    """)
    ring: Ring = option(Ring.SAVES, WITHIN, Source.DECISION)("""
        Do free squares within a ring of enemies save the stones in it? | Retten freie Felder
          innerhalb eines Ringes von Gegnern die Steine darin?
        yes, until none is left | ja, bis keines mehr übrig ist
        no: whoever cannot get to the largest part of the board is enclosed | nein: Wer nicht in den
          größten Teil des Brettes gelangt, ist eingeschlossen
    """)
    repetition: int = REPETITION
    limit: int = limit_of_moves(1000)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(SET_UP,))
