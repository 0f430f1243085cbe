"""28 Hasami Yogi: four stones in a row win, or five enemies taken.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import DIAGONAL, ORTHOGONAL, SIZE, SQUARES, rank
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.stones.actions import Move
from .engines.stones.game import stones_game
from .engines.stones.legality import is_own
from .engines.stones.options import REPETITION, TAKING, Taking, limit_of_moves
from .engines.stones.reach import has_row, jumps_from, leaps, may_leave, near, rays, slides
from .engines.stones.state import AnyState, Reach, Way, Won

CLAUSES: Final = clauses("""
    HASAMI 28: Four in a row | Hasami Yogi
    remark ¶1
    It is an old Japanese game for two, on the board of draughts.
    Es ist ein altes japanisches Spiel zu zweit, auf dem Damebrett.
    material ¶1
    One seat has eight light stones, the other eight dark ones.
    Der eine hat acht helle Steine, der andere acht dunkle.
    setup ¶1
    They stand on the eight squares of the first rank of each; this rank is the base line.
    Sie stehen auf den acht Feldern der ersten Reihe jedes Spielers; diese Reihe ist die Grundlinie.
    legality ¶1
    The seats move in turn, with one stone each.
    Gezogen wird abwechselnd mit je einem Stein.
    legality ¶1
    A stone goes in one direction, forward, left, right or back, over as many free squares as it
      wants.
    Ein Stein zieht in eine Richtung, nach vorn, links, rechts oder zurück, über beliebig viele
      freie Felder.
    legality ¶1
    It never goes diagonally.
    Diagonal zieht er nie.
    legality ¶1
    It stops before an occupied square.
    Vor einem besetzten Feld hält er an.
    legality ¶1
    If an enemy stands there and the square behind is free, it may jump over it in a later move.
    Steht dort ein Gegner und ist das Feld dahinter frei, darf er ihn in einem späteren Zug
      überspringen.
    remark ¶1
    A jump captures nothing.
    Ein Sprung schlägt nichts.
    advice ¶1
    One builds a row of four and keeps the opponent from building one.
    Man bildet eine Viererreihe und hindert den Gegner an seiner.
    scoring ¶1
    Whoever is the first to have four stones next to each other in a rank, a file or a diagonal has
      won.
    Wer als Erster vier Steine nebeneinander hat, waagrecht, senkrecht oder diagonal, hat gewonnen.
    scoring ¶1
    None of the four may stand on the base line.
    Keiner der vier darf auf der Grundlinie stehen.
    transition ¶1
    An enemy surrounded by four own stones may be taken; diagonal neighbours do not count.
    Ein Gegner, den vier eigene Steine umzingeln, darf genommen werden; schräge Nachbarfelder
      gelten nicht.
    scoring ¶1
    Whoever has taken at least five enemies has won too.
    Wer mindestens fünf Gegner genommen hat, hat ebenfalls gewonnen.
    transition silent
    Whether an enemy is taken that went between the four stones by itself.
    Ob ein Gegner genommen wird, der selbst zwischen die vier Steine gezogen ist.
""")
JAPANESE, EIGHT, SET_UP, TURN, SLIDE, NOT_DIAGONAL, STOPS, JUMP, NO_CAPTURE, *_ = CLAUSES
ADVICE, ROW, NOT_ON_BASE, SURROUNDED, FIVE, HOLE = CLAUSES[9:]
FOUR: Final = 4
LEFT: Final = 3
"""So many stones are left to a seat that has lost five."""


class Base(Enum):
    """Whose base line counts for no row."""

    OWN = "own"
    BOTH = "both"


class Edge(Enum):
    """Whether the rim of the board stands for a stone."""

    OPEN = "open"
    HELPS = "helps"


class Hole(Enum):
    """Whether a stone is taken that went between four enemies by itself."""

    SAFE = "safe"
    TAKEN = "taken"


@cites(SLIDE, STOPS)
def reach(state: AnyState, seat: Seat) -> Reach:
    """Straight lines over free squares, and single jumps over enemies."""
    straight = slides(state, seat, ORTHOGONAL)
    return {at: found + jumps(state, at) for at, found in straight.items()}


@cites(JUMP)
def jumps(state: AnyState, origin: int) -> list[int]:
    """The squares behind enemies next to a stone."""
    return jumps_from(state, origin, leaps(ORTHOGONAL), series=False)


def moved(state: AnyState, move: Move) -> Clause:
    """A jump has a clause of its own."""
    origin, target = move.path
    return JUMP if target in jumps(state, origin) else SLIDE


@cites(SURROUNDED)
def is_surrounded(state: AnyState, seat: Seat, around: Sequence[int]) -> bool:
    """Whether stones of the seat stand on all these squares."""
    return all(state.standing[to] == seat for to in around)


@cites(SURROUNDED, HOLE)
def enclosed(state: AnyState, seat: Seat, target: int) -> Sequence[int]:
    """The enemies with stones of the seat on all four sides, of which one just came to `target`."""
    next_to, standing = near(ORTHOGONAL), state.standing
    sides = 0 if state.rules.edge is Edge.HELPS else FOUR
    foes = state.own(1 - seat) if state.rules.hole is Hole.TAKEN else next_to[target]
    return [
        at
        for at in foes
        if standing[at] == 1 - seat
        and len(next_to[at]) >= sides
        and is_surrounded(state, seat, next_to[at])
    ]


@cites(NOT_ON_BASE)
def base_line(seat: Seat) -> int:
    """The rank on which the stones of a seat begin."""
    return SIZE - 1 if seat else 0


@cites(ROW, NOT_ON_BASE, FIVE)
def has_won(state: AnyState, seat: Seat) -> Won | None:
    """The seat has a row of four outside the base line, or has taken five stones."""
    lines = {base_line(seat), *([base_line(1 - seat)] if state.rules.base is Base.BOTH else [])}
    if has_row([at for at in state.own(seat) if rank(at) not in lines], FOUR):
        return Won(ROW, "{seat} has four in a row.", "{seat} hat eine Viererreihe.")
    if len(state.stones[1 - seat]) <= LEFT:
        return Won(FIVE, "{seat} has taken five stones.", "{seat} hat fünf Steine genommen.")
    return None


@row(NOT_DIAGONAL, "{target} is on a diagonal.", "{target} liegt auf einer Diagonalen.")
def goes_diagonally(state: AnyState, action: Move) -> Facts | None:
    """A stone stays in its file or in its rank."""
    origin, target = action.path
    if not is_own(state, action) or not any(target in ray for ray in rays(DIAGONAL)[origin]):
        return None
    return {"target": action.target.term}


WAY: Final = Way(
    board=SQUARES,
    setup=(SQUARES[:SIZE], SQUARES[-SIZE:]),
    reach=reach,
    moved=moved,
    won=has_won,
    enclosed=enclosed,
    takes=SURROUNDED,
    leaves=may_leave,
    turn=TURN,
    step=SLIDE,
    rows=(goes_diagonally,),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    base: Base = option(Base.OWN, NOT_ON_BASE, Source.DECISION)("""
        On whose base line do stones count for no row? | Auf wessen Grundlinie zählen Steine für
          keine Reihe?
        on one's own | auf der eigenen
        on either | auf beiden
    """)
    edge: Edge = option(Edge.OPEN, SURROUNDED, Source.MANUAL)("""
        Does the rim of the board help to surround? | Hilft der Rand beim Umzingeln?
        no, there must be four stones | nein, es müssen vier Steine sein
        yes | ja
    """)
    hole: Hole = option(Hole.SAFE, HOLE, Source.DECISION)("""
        What of an enemy that went between the stones by itself? | Was geschieht mit einem Gegner,
          der selbst zwischen die Steine gezogen ist?
        it stays: the stone that has just moved must be one of the four | er bleibt: Der Stein, der
          gerade zog, muss einer der vier sein
        it is taken after the next move | er wird nach dem nächsten Zug genommen
    """)
    taking: Taking = TAKING
    repetition: int = REPETITION
    limit: int = limit_of_moves(1000)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(EIGHT, SET_UP))
