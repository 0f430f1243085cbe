"""Stakes, payments, and cards that the banker turns one after the other.

Each function makes a phase of `bank_game`, or does a part of one. No rule of one game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Any, Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, Row, engine_row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.choices import Bet, Say, Word
from daumen_rules.pieces.endings import payments_told
from daumen_rules.pieces.event_text import TextEvent, told

from .bank_game import Phase
from .bank_rounds import is_over
from .bank_table import Act, After, Bank, BetOn, Task, Then, bet_of, say_of
from .laying import put

PASS: Final = "pass"
PASSES: Final = Word(
    "passe", Text("{seat} stakes nothing.", "{seat} setzt nichts."), "stake nothing | setze nichts"
)
TURN_UP: Final = "turn"
TURNS_UP: Final = Word(
    "decke auf",
    Text("{seat} turns a card.", "{seat} deckt eine Karte auf."),
    "turn a card | decke eine Karte auf",
    ("stock",),
)


# Stakes


def others(table: Bank[Any]) -> tuple[Seat, ...]:
    """All seats but the banker, his left neighbour first."""
    return table.others


@engine_row(
    "{seat} holds the bank; the others stake.",
    "{seat} hält die Bank; es setzen die anderen.",
)
def banker_stakes(table: Bank[Any], action: Bet | BetOn) -> Facts | None:
    """The banker does not stake."""
    return {"seat": SeatTerm(action.seat)} if action.seat == table.dealer else None


def staking(
    clause: Clause,
    most: Callable[[Bank[Any]], int],
    then: Then,
    *,
    passing: Clause | None = None,
    task: Task = Task.STAKE,
    seats: Callable[[Bank[Any]], tuple[Seat, ...]] = others,
    rows: tuple[Row[Bank[Any], Bet], ...] = (),
) -> Phase[Any]:
    """The phase in which seats stake chips, one after the other; by the clause `passing` they may
    stake none.
    """

    def acts(table: Bank[Any]) -> Iterator[Act]:
        yield from (bet_of(table.turn, chips) for chips in range(1, most(table) + 1))
        if passing is not None:
            yield say_of(table.turn, PASS)

    @row(
        clause,
        "{seat} stakes {chips}; it is one at least and {most} at most.",
        "{seat} setzt {chips}; es ist mindestens einer und höchstens {most}.",
    )
    def wrong_stake(table: Bank[Any], action: Bet) -> Facts | None:
        if table.task is not task or action.seat != table.turn:
            return None
        limit = most(table)
        if 1 <= action.chips <= limit:
            return None
        chips = number(action.chips)
        return {"seat": SeatTerm(action.seat), "chips": chips, "most": number(limit)}

    @cites(*filter(None, (clause, passing)))
    def staked(table: Bank[Any], action: Bet | Say) -> After:
        seat = action.seat
        if isinstance(action, Say):
            assert passing is not None, "only where one may pass does one pass"
            said = told(passing, PASSES.told.en, PASSES.told.de, seat=SeatTerm(seat))
        else:
            table = evolve(table, stakes=put(table.stakes, seat, action.chips))
            said = told(
                clause,
                "{seat} stakes {chips}.",
                "{seat} setzt {chips}.",
                seat=SeatTerm(seat),
                chips=number(action.chips),
            )
        after, events = to_next(table, then, seats)
        return after, (said, *events)

    own = () if task is Task.JOIN else (banker_stakes.under(clause),)
    return Phase(
        task=task,
        kinds=(Bet,) if passing is None else (Bet, Say),
        clause=clause,
        acts=acts,
        does=staked,
        rows=(wrong_stake, *own, *rows),
        words={} if passing is None else {PASS: PASSES},
    )


def to_next(
    table: Bank[Any], then: Then, seats: Callable[[Bank[Any]], tuple[Seat, ...]] = others
) -> After:
    """The table with the next of some seats on turn, or what follows after the last."""
    asked = seats(table)
    left = asked[asked.index(table.turn) + 1 :]
    return (evolve(table, turn=left[0]), ()) if left else then(table)


def settled(clause: Clause, table: Bank[Any], gains: Sequence[int]) -> After:
    """The bank pays or takes these gains of the seats."""
    paid = put((*gains,), table.dealer, -sum(gains))
    chips = tuple(has + gain for has, gain in zip(table.chips, paid, strict=True))
    return evolve(table, chips=chips), tuple(payments_told(clause, paid))


def all_stakes(clause: Clause, table: Bank[Any], *, wins_bank: bool) -> After:
    """The bank takes all stakes, or pays each as much again; none is left."""
    gains = [-stake if wins_bank else stake for stake in table.stakes]
    after, events = settled(clause, table, gains)
    return evolve(after, stakes=(0,) * table.players), events


# The bank


def shuffled_told(clause: Clause, table: Bank[Any]) -> TextEvent:
    """The banker shuffles."""
    return told(clause, "{seat} shuffles.", "{seat} mischt.", seat=SeatTerm(table.dealer))


def bank_told(clause: Clause, table: Bank[Any]) -> tuple[TextEvent, ...]:
    """Who has the bank next, unless the match is over."""
    if is_over(table):
        return ()
    en, de = "{seat} has the bank now.", "{seat} hat jetzt die Bank."
    return (told(clause, en, de, seat=SeatTerm(table.dealer)),)


# Turning cards


class Side(Enum):
    """Where a card goes that is turned."""

    LEFT = "left"
    RIGHT = "right"
    MIDDLE = "middle"


TO_THE_LEFT: Final = Text("{seat} turns {card} to the left.", "{seat} deckt links {card} auf.")
TO_THE_RIGHT: Final = Text("{seat} turns {card} to the right.", "{seat} deckt rechts {card} auf.")


def turned(table: Bank[Any], side: Side, clause: Clause, words: Text) -> After:
    """The banker turns the top card of the stock to a side; `{seat}` and `{card}` are told."""
    card, *stock = table.stock
    banker = SeatTerm(table.dealer)
    shown = told(clause, words.en, words.de, shows=True, seat=banker, card=card.term)
    after = evolve(
        table,
        stock=tuple(stock),
        left=(*table.left, card) if side is Side.LEFT else table.left,
        right=(*table.right, card) if side is Side.RIGHT else table.right,
        middle=(*table.middle, card) if side is Side.MIDDLE else table.middle,
    )
    return after, (shown,)


def turning(clause: Clause, turns: Callable[[Bank[Any]], After]) -> Phase[Any]:
    """The phase in which the banker turns one card of the stock after the other."""
    return Phase(
        task=Task.TURN,
        kinds=(Say,),
        clause=clause,
        acts=lambda table: (say_of(table.dealer, TURN_UP),),
        does=lambda table, _: turns(table),
        words={TURN_UP: TURNS_UP},
    )
