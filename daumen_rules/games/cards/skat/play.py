"""The play of Skat: tricks, and the end of a deal.

The module has the rows and transitions from the first lead on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text, number
from daumen_rules.pieces.cards import cards_term
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.rows import remembered

from ..engines.hands import going_round, played_and_told
from ..engines.tricks import FOLLOW, Cards, Play, Turn, play_of, playable
from . import clauses as c
from .deal import After, finished
from .rules import NullEnd, Rules, ShownSkat
from .score import forfeited, is_won, judged, needs_all_tricks
from .table import Act, Match, Playing, ShowSkat, playing
from .values import Goal, Kind, Result, base, order, value

# Legality


def held(match: Match, seat: Seat) -> Cards | None:
    """The hand of a seat; None where no cards are played."""
    play = match.phase
    if not isinstance(play, Playing):
        return None
    return play.hands[seat] if 0 <= seat < match.players else ()


def at(match: Match, seat: Seat) -> Turn | None:
    """The order, hand and trick that decide which cards a seat may play; None as in `held`."""
    play = match.phase
    if not isinstance(play, Playing):
        return None
    return Turn(order(match.rules, play.contract.kind), held(match, seat) or (), play.trick)


@row(
    c.SKAT_SHOWN,
    "{seat} does not play in this deal.",
    "{seat} spielt in diesem Spiel nicht mit.",
)
def shown_by_nobody(match: Match, action: ShowSkat) -> Facts | None:
    """Only a seat that plays in this deal can lose it by turning up the skat."""
    return None if action.seat in playing(match) else {"seat": SeatTerm(action.seat)}


@remembered
def open_cards(match: Match) -> Cards:
    """The cards that the seat on turn may play; none where no cards are played."""
    play = match.phase
    if not isinstance(play, Playing):
        return ()
    held = play.hands[play.turn]
    return playable(order(match.rules, play.contract.kind), FOLLOW, held, play.trick)


def plays(match: Match) -> list[Act]:
    """The candidates while cards are played."""
    if not isinstance(match.phase, Playing):
        return []
    turn = match.phase.turn
    cards: list[Act] = [play_of(turn, card) for card in open_cards(match)]
    shown = playing(match) if match.rules.shown_skat is ShownSkat.REFEREE else ()
    return [*cards, *map(ShowSkat, shown)]


# What is done

_FOLLOWS: Final = going_round(c.TURN)


@cites(c.TURN, c.TAKEN, c.NOT_TAKEN_BACK)
def played(match: Match, play: Playing, action: Play) -> After:
    """The match after a card, and the events. The taker of a full trick leads the next one."""
    ranks, seats = order(match.rules, play.contract.kind), playing(match)
    table = play.hands, play.turn, play.trick, play.tricks
    table, best, events = played_and_told(table, ranks, seats, _FOLLOWS, action, c.TURN, c.TAKEN)
    after = play.goes_on(*table)
    if best is None:
        return match.on_to(after), events
    if not is_over(match, after):
        return match.on_to(after), events
    ended, told_more = _ended(match, after, judged(match.rules, after))
    return ended, (*events, *told_more)


@cites(c.NULL_ENDS)
def is_over(match: Match, play: Playing) -> bool:
    """Whether all cards are played, or the soloist of a Null has taken the last trick."""
    if not any(play.hands):
        return True
    lost = play.contract.kind is Kind.NULL and play.turn == play.soloist and play.tricks != ()
    return lost and match.rules.null_end is NullEnd.FIRST_TRICK


def shown(match: Match, play: Playing, action: ShowSkat) -> After:
    """The match after a seat has turned up the skat, which ends the deal, and the events."""
    seen = told(
        c.SKAT_SHOWN,
        "{seat} has turned up the skat; its side has lost.",
        "{seat} hat den Skat aufgedeckt; seine Partei hat verloren.",
        shows=True,
        seat=SeatTerm(action.seat),
    )
    result = forfeited(match.rules, play, action.seat)
    after, events = _ended(match, play, result, c.SKAT_SHOWN)
    return after, (seen, *events)


def _ended(match: Match, play: Playing, result: Result, by: Clause | None = None) -> After:
    after, events = finished(match, result)
    skat = told(
        c.SKAT_COUNTS,
        "In the skat lay {cards}.",
        "Im Skat lagen {cards}.",
        shows=True,
        cards=cards_term(play.skat),
    )
    return after, (skat, *result_told(match.rules, result, by), *events)


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
