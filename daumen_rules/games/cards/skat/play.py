"""The play of Skat: the order of cards, the skat turned up, and the end of a deal.

The engine `trick_match` plays the tricks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import REFEREE, Mover
from daumen_rules.kernel.text import SeatTerm, Term, Text, number
from daumen_rules.pieces.cards import cards_term
from daumen_rules.pieces.event_text import TextEvent, told

from ..engines.desk import After, Desk, Task
from ..engines.stages import Stage
from ..engines.trick_match import cleared
from ..engines.tricks import Order
from . import clauses as c
from .deal import scored
from .rules import NullEnd, Rules, ShownSkat
from .score import forfeited, is_won, judged, needs_all_tricks
from .table import ShowSkat, SkatDesk, at
from .values import Goal, Kind, Result, base, value
from .values import order as order_of
from .verbs import SHOWING_VERB


@cites(c.TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """How cards beat each other; before the game is named as in Grand."""
    contract = at(desk).contract
    return order_of(desk.rules, Kind.GRAND if contract is None else contract.kind)


@cites(c.NULL_ENDS)
def is_decided(desk: Desk[Rules]) -> bool:
    """Whether the soloist of a Null has taken the last trick."""
    lost = at(desk).game.kind is Kind.NULL and desk.turn == desk.soloist
    return lost and desk.rules.null_end is NullEnd.FIRST_TRICK


def count(desk: Desk[Rules]) -> After:
    """The desk with the result of a deal that is played, and the events."""
    return _ended(at(desk), judged(at(desk)))


def _ended(desk: SkatDesk, result: Result, by: Clause | None = None) -> After:
    after, deals = scored(desk, result, desk.vorhand)
    skat = told(
        c.SKAT_COUNTS,
        "In the skat lay {cards}.",
        "Im Skat lagen {cards}.",
        shows=True,
        cards=cards_term(desk.stock),
    )
    return after, (skat, *result_told(desk.rules, result, by), *deals)


# The skat turned up


@row(
    c.SKAT_SHOWN,
    "{seat} does not play in this deal.",
    "{seat} spielt in diesem Spiel nicht mit.",
)
def shown_by_nobody(desk: Desk[Rules], action: ShowSkat) -> Facts | None:
    """Only a seat that plays in this deal can lose it by turning up the skat."""
    return None if action.seat in desk.playing else {"seat": SeatTerm(action.seat)}


def shown(desk: Desk[Rules], action: ShowSkat) -> After:
    """The desk after a seat has turned up the skat, which ends the deal, and the events."""
    seen = told(
        c.SKAT_SHOWN,
        "{seat} has turned up the skat; its side has lost.",
        "{seat} hat den Skat aufgedeckt; seine Partei hat verloren.",
        shows=True,
        seat=SeatTerm(action.seat),
    )
    after, events = _ended(at(desk), forfeited(at(desk), action.seat), c.SKAT_SHOWN)
    return cleared(after), (seen, *events)


def referee(desk: Desk[Rules]) -> tuple[Mover, ...]:
    """The referee, by an option, while cards are played."""
    says = desk.task is Task.PLAY and desk.rules.shown_skat is ShownSkat.REFEREE
    return (REFEREE,) if says else ()


SHOWING: Final[Stage[Rules]] = Stage(
    task=Task.PLAY,
    kinds=(ShowSkat,),
    clause=c.TIME,
    seats=lambda _: (),
    acts=lambda desk: [ShowSkat(seat) for seat in desk.playing] if referee(desk) else [],
    does=shown,
    rows=(shown_by_nobody,),
    verbs=(SHOWING_VERB,),
    tries=lambda desk: [ShowSkat(seat) for seat in range(desk.players)],
)


# What is told of a result


@cites(c.WON, c.TEN_TRICKS, c.FINAL_VALUE)
def _decided_by(rules: Rules, result: Result) -> Clause:
    """The clause by which a suit game or Grand is won or lost."""
    contract, made = result.contract, (result.points, result.tricks, result.reached)
    if result.overbid and is_won(rules, contract, *made):
        return c.FINAL_VALUE
    return c.TEN_TRICKS if needs_all_tricks(rules, contract) else c.WON


@cites(c.SCHNEIDER, c.TOPS, c.STEPS, c.VALUE, c.NULL_VALUES)
def _valued(rules: Rules, result: Result) -> Iterator[TextEvent]:
    """The events that work out the value of a game."""
    contract = result.contract
    if contract.kind is Kind.NULL:
        yield told(
            c.NULL_VALUES,
            "{game} is worth {value}.",
            "{game} ist {value} wert.",
            game=contract.term,
            value=number(value(rules, contract, 0, Goal.PLAIN)),
        )
        return
    if result.reached is not Goal.PLAIN:
        yield told(
            c.SCHNEIDER,
            "{step} was reached.",
            "{step} ist erreicht.",
            step=_REACHED[result.reached],
        )
    worth = value(rules, contract, result.tops, result.reached)
    times = worth // base(rules, contract)
    tops, step = number(result.tops), number(times - result.tops)
    yield told(c.TOPS, "Top trumps: {tops}.", "Spitzen: {tops}.", tops=tops)
    yield told(c.STEPS, "Step: {step}.", "Stufe: {step}.", step=step)
    yield told(
        c.VALUE,
        "The game is worth {base} times {times}: {value}.",
        "Das Spiel ist {base} mal {times} wert: {value}.",
        base=number(base(rules, contract)),
        times=number(times),
        value=number(worth),
    )


def result_told(rules: Rules, result: Result, by: Clause | None = None) -> Iterator[TextEvent]:
    """The events of a result: won or lost, the value, the score. `by` is the clause by which a seat
    has forfeited the game, None where none has.
    """
    end = Term("won", _WON) if result.won else Term("lost", _LOST)
    if result.contract.kind is Kind.NULL:
        yield told(
            by or c.NULL_WON,
            "{game} is {end}; tricks of {seat}: {tricks}.",
            "{game} ist {end}; Stiche von {seat}: {tricks}.",
            game=result.contract.term,
            end=end,
            seat=SeatTerm(result.soloist),
            tricks=number(result.tricks),
        )
    else:
        yield told(
            by or _decided_by(rules, result),
            "{game} is {end}; points of {seat}: {points}.",
            "{game} ist {end}; Augen von {seat}: {points}.",
            game=result.contract.term,
            end=end,
            seat=SeatTerm(result.soloist),
            points=number(result.points),
        )
    yield from _valued(rules, result)
    if result.overbid:
        yield told(
            c.FINAL_VALUE,
            "It was worth less than {bid}, and counts {value}.",
            "Es war weniger als {bid} wert und zählt {value}.",
            bid=number(result.bid),
            value=number(result.value),
        )
    yield told(
        c.SCORED,
        "{seat} scores {score}.",
        "{seat} bekommt {score} angeschrieben.",
        seat=SeatTerm(result.soloist),
        score=number(result.score),
    )


_WON: Final = Text("won", "gewonnen")
_LOST: Final = Text("lost", "verloren")
_REACHED: Final = {
    Goal.SCHNEIDER: Term("schneider", Text("Schneider", "Schneider")),
    Goal.SCHWARZ: Term("schwarz", Text("Schwarz", "Schwarz")),
}
