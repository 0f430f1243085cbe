"""89 Streichhölzer auswürfeln: 1s go to the left neighbour, 6s to the pot, the last match loses.

The module has its clauses, its options and what a throw costs; the rest is the engine `pot`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from attrs import evolve, frozen

from daumen_rules.games.dice.engines.pot import Payment, Stocks, entry
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, from_left_of, next_seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses(
    "STREICHHOELZER",
    "89",
    """
    setup ¶1
    Every seat has ten matches.
    Jeder Platz hat zehn Streichhölzer.
    transition ¶1
    In turn each throws three dice; every 1 sends a match to the left neighbour.
    Reihum wirft jeder drei Würfel; jede 1 schickt ein Hölzchen zum linken Nachbarn.
    transition ¶1
    Every 6 sends a match to the pot.
    Jede 6 schickt ein Hölzchen in die Kasse.
    transition ¶1
    All other faces mean nothing.
    Alle anderen Augen bedeuten nichts.
    transition ¶1
    Whoever cannot pay all pays in this order, as far as it goes: 6s first, at last the 1s.
    Wer nicht alles zahlen kann, zahlt, soweit es reicht: erst die Sechser, zuletzt die Einser.
    transition ¶1
    A seat without matches waits until a neighbour sends it one.
    Ein Platz ohne Hölzchen pausiert, bis ein Nachbar ihm eines schickt.
    scoring ¶1
    Whoever holds the last match, when all others are in the pot, has lost.
    Wer das letzte Hölzchen hat, wenn alle anderen in der Kasse sind, hat verloren.
    scoring silent
    Who loses if one throw sends the last two or three matches to the pot.
    Wer verliert, wenn ein Wurf die letzten zwei oder drei Hölzchen in die Kasse schickt.
    remark ¶1
    Between the two the text also names a 2, for which nothing is ever due: it is passed over, read
      as a second 6, or as a 1.
    Dazwischen nennt der Text auch eine 2, für die nie etwas fällig ist: Sie wird übergangen, als
      zweite 6 gelesen oder als 1.
    """,
)
STOCK, ONES, SIXES, OTHERS, SHORT, PAUSE, LAST, ALL_GONE, TWO = CLAUSES


class Debt(Enum):
    """What is paid first where not all can be paid."""

    SIXES_THEN_ONES = "sixes_then_ones"
    ONES_THEN_SIXES = "ones_then_sixes"
    IN_TURN = "in_turn"


class AllGone(Enum):
    """Who loses if no match is left outside the pot."""

    THROWER = "thrower"
    NOBODY = "nobody"


@frozen
class Rules:
    """The rule set: a field an option."""

    debt: Debt = option(
        Debt.SIXES_THEN_ONES,
        SHORT,
        Source.MANUAL,
        "What is paid first? | Was wird zuerst gezahlt?",
        "the 6s to the pot, the 2 of the text being nothing or a second 6 "
        "| die Sechser an die Kasse; die 2 des Textes ist nichts oder eine zweite 6",
        "the 1s to the neighbour | die Einser an den Nachbarn",
        "a 6, then a 1, then again a 6: the 2 of the text is taken for a 1 "
        "| eine 6, dann eine 1, dann wieder eine 6: Die 2 des Textes gilt als 1",
    )
    all_gone: AllGone = option(
        AllGone.THROWER,
        ALL_GONE,
        Source.DECISION,
        "Who loses if no match is left? | Wer verliert, wenn keines übrig bleibt?",
        "whoever threw | wer geworfen hat",
        "nobody | niemand",
    )


@cites(STOCK)
def start(players: int, rules: Rules) -> Stocks[Rules]:
    return Stocks(rules=rules, players=players, chips=(10,) * players)


@cites(ONES, SIXES, OTHERS, SHORT)
def debts(state: Stocks[Rules], faces: Faces) -> tuple[Payment, ...]:
    """A match to the pot for each 6, one to the left neighbour for each 1, in the order agreed."""
    sixes = Payment(SIXES, None, faces.count(6))
    ones = Payment(ONES, next_seat(state.turn, state.players), faces.count(1))
    match state.rules.debt:
        case Debt.SIXES_THEN_ONES:
            return sixes, ones
        case Debt.ONES_THEN_SIXES:
            return ones, sixes
        case Debt.IN_TURN:
            return _in_turn(sixes, ones)


def _in_turn(*debts: Payment) -> tuple[Payment, ...]:
    """Debts a match at a time, one of each and then again."""
    rounds = range(max(debt.chips for debt in debts))
    return tuple(evolve(debt, chips=1) for at in rounds for debt in debts if at < debt.chips)


@cites(PAUSE)
def next_thrower(state: Stocks[Rules]) -> Seat:
    """The next seat to the left that has matches, at last the thrower again."""
    order = from_left_of(state.turn, state.players)
    return next(seat for seat in order if state.chips[seat])


@cites(LAST, ALL_GONE)
def outcome(state: Stocks[Rules]) -> Outcome | None:
    """One match is left, and its holder has lost; or none is."""
    left = sum(state.chips)
    if left > 1:
        return None
    if left == 0 and state.rules.all_gone is AllGone.NOBODY:
        return Outcome((0,) * state.players)
    loser = state.chips.index(1) if left else state.turn
    return Outcome(tuple(-(seat == loser) for seat in range(state.players)))


def loses(state: Stocks[Rules]) -> Clause:
    """One match is left, or none is."""
    return LAST if any(state.chips) else ALL_GONE


GAME: Final = entry(
    slug="streichhoelzer-auswuerfeln",
    number="89",
    title=Text("Dicing for matches", "Streichhölzer auswürfeln"),
    module=__name__,
    clauses=CLAUSES,
    rules=Rules(),
    dice=3,
    start=start,
    debts=debts,
    next_thrower=next_thrower,
    outcome=outcome,
    loses=loses,
    longest=5000,
)
