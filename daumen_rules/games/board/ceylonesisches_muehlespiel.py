"""31 Ceylonesisches Mühlespiel: Mühle in which a mill gives another turn.

The module has the game's own clauses and options, and the functions in which it differs from
30 Mühle. The engine of morris has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, elsewhere, option

from .engines.morris import clauses as c
from .engines.morris import clauses as morris_clauses
from .engines.morris import family as morris
from .engines.morris.clauses import AllInMills, Taking, TwoMills
from .engines.morris.family import Variant
from .engines.morris.game import morris_game
from .engines.morris.state import Action, Place, State, Take, Task, targets_of

CLAUSES: Final = clauses("""
    CEYLON 31: Ceylonese morris | Ceylonesisches Mühlespiel
    remark ¶1
    But for what follows the rules are those of Mühle.
    Bis auf das Folgende sind die Regeln die von Mühle.
    legality ¶1
    A mill that is closed during the placing takes no stone.
    Eine Mühle, die beim Setzen entsteht, nimmt keinen Stein.
    transition ¶1
    Whoever closes a mill during the placing has another turn.
    Wer beim Setzen eine Mühle schließt, hat einen weiteren Zug.
    transition ¶1
    Once all stones are in play, a mill brings a stone of the opponent and another turn.
    Sind alle Steine im Spiel, bringt eine Mühle einen Stein des Gegners und einen weiteren Zug.
    legality 30 ¶1
    Until all stones are in play nobody moves; who has none left in hand waits.
    Bis alle Steine im Spiel sind, zieht niemand; wer keinen mehr in der Hand hat, wartet.
    transition silent
    Whether the last stone of all gives another turn if it closes a mill.
    Ob der allerletzte Stein einen weiteren Zug gibt, wenn er eine Mühle schließt.
    transition silent
    What becomes of another turn if no stone can move.
    Was aus dem weiteren Zug wird, wenn kein Stein ziehen kann.
    transition silent
    Whether a mill for which no stone is taken gives another turn.
    Ob eine Mühle, für die kein Stein genommen wird, einen weiteren Zug gibt.
    remark silent
    Only a stone from the hand can close two mills at once, and here it takes none.
    Zwei Mühlen zugleich schließt nur ein Stein aus der Hand, und der nimmt hier keinen.
""")
SAME, NO_TAKE, PLACE_AGAIN, MOVE_AGAIN, WAITING, LAST, NO_MOVE, NOT_TAKEN, TWO = CLAUSES


class Waiting(Enum):
    """What a seat does when it has placed all its stones and the other still has some in hand."""

    PASSES = "passes"
    MOVES = "moves"


class LastStone(Enum):
    """Whether the last stone of all gives another turn if it closes a mill."""

    MOVES = "moves"
    ENDS = "ends"


class NoMove(Enum):
    """What follows if a seat has another turn but can move no stone."""

    ENDS = "ends"
    LOSES = "loses"


class NotTaken(Enum):
    """Whether a mill for which no stone is taken gives another turn."""

    AGAIN = "again"
    ENDS = "ends"


@frozen
class Rules:
    """The rule set: a field an option."""

    all_in_mills: AllInMills = c.ALL_IN_MILLS
    taking: Taking = elsewhere(c.TAKING, MOVE_AGAIN, Source.MANUAL)
    waiting: Waiting = option(Waiting.PASSES, WAITING, Source.MANUAL)("""
        What does a seat do that has placed all its stones while the other still places? | Was tut
          ein Platz, der alle Steine gesetzt hat, während der andere noch setzt?
        it passes | er setzt aus
        it moves, and passes only where it cannot | er zieht und setzt nur aus, wo er nicht kann
    """)
    last_stone: LastStone = option(LastStone.MOVES, LAST, Source.DECISION)("""
        Does the last stone of all give another turn if it closes a mill? | Gibt der allerletzte
          Stein einen weiteren Zug, wenn er eine Mühle schließt?
        yes, a move | ja, einen Zug auf dem Plan
        no | nein
    """)
    no_move: NoMove = option(NoMove.ENDS, NO_MOVE, Source.DECISION)("""
        What becomes of another turn if no stone can move? | Was wird aus dem weiteren Zug, wenn
          kein Stein ziehen kann?
        the opponent is on turn | der Gegner ist an der Reihe
        the seat has lost | der Platz hat verloren
    """)
    not_taken: NotTaken = option(NotTaken.AGAIN, NOT_TAKEN, Source.DECISION)("""
        Does a mill for which no stone is taken give another turn after the placing? | Gibt eine
          Mühle, für die kein Stein genommen wird, nach dem Setzen einen weiteren Zug?
        yes | ja
        no | nein
    """)
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT

    @property
    def two_mills(self) -> TwoMills:
        """One: no option here, as only a placed stone closes two mills at once, and takes none."""
        return TwoMills.ONE


@cites(NO_TAKE)
def takes(after: State[Rules], action: Action) -> bool:
    """Whether a mill takes a stone: only a mill of a move, once all stones are in play."""
    return not isinstance(action, Place) and not any(after.hands)


@cites(WAITING)
def task(state: State[Rules], seat: Seat) -> Task:
    """The task of a seat: it places its stones, then waits until all are in play, then moves."""
    if state.hands[seat] or not any(state.hands):
        return morris.task(state, seat)
    can_move = state.rules.waiting is Waiting.MOVES and any(targets_of(state, seat).values())
    return Task.MOVE if can_move else Task.PASS


@cites(NO_MOVE)
def again(before: State[Rules], action: Action, after: State[Rules]) -> TextEvent | None:
    """The event that a seat has another turn after a mill; None where the rules or the stones give
    it none.
    """
    clause = placing_again(before, after) if any(before.hands) else moving_again(before, action)
    if clause is None or not _can_go_on(after):
        return None
    return told(
        clause,
        "{seat} is on turn again.",
        "{seat} ist noch einmal an der Reihe.",
        seat=SeatTerm(action.seat),
    )


@cites(PLACE_AGAIN, LAST)
def placing_again(before: State[Rules], after: State[Rules]) -> Clause | None:
    """The clause of another turn after a mill while stones are placed; the last may give none."""
    is_last = not any(after.hands)
    return None if is_last and before.rules.last_stone is LastStone.ENDS else PLACE_AGAIN


@cites(MOVE_AGAIN, NOT_TAKEN)
def moving_again(before: State[Rules], action: Action) -> Clause | None:
    """The clause of another turn after a mill of a move; without a stone taken it may give none."""
    takes_none = not isinstance(action, Take)
    return None if takes_none and before.rules.not_taken is NotTaken.ENDS else MOVE_AGAIN


def _can_go_on(state: State[Rules]) -> bool:
    """Whether the seat on turn can place or move, or loses because it cannot move."""
    match task(state, state.turn):
        case Task.MOVE:
            return bool(state.moves) or state.rules.no_move is NoMove.LOSES
        case other:
            return other is Task.PLACE


GAME: Final = morris_game(
    Rules(),
    module=__name__,
    clauses=(*CLAUSES, *(one for one in morris_clauses.CLAUSES if one is not morris_clauses.TWO)),
    variant=Variant(takes=takes, again=again, task=task, passing=WAITING, not_taking=NO_TAKE),
)
