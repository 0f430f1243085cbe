"""The rows that refuse a bet in any game with bets. No game may stand here.

They refuse a bet at the wrong time, on a number that the game does not have, above the agreed
limit, or above the chips of the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.text import SeatTerm, listed, number
from daumen_rules.pieces.choices import Bet, Stake
from daumen_rules.pieces.rows import remembered

from .actions import said
from .bank import ENOUGH, HIGHEST_BET, Purse, laid
from .sheets import Sheet


def bet_rows(
    by: Clause, asked: Callable[[Any], Sequence[object]], on: Sequence[int] = ()
) -> tuple[Row[Any, Any], ...]:
    """The three rows for bets: time and number, agreed limit, and chips of the seat. The first row
    cites `by`. `on` lists all numbers of the game if a seat can bet several times; without it the
    rows accept only the numbers that `asked` offers now.
    """

    @remembered
    def numbers(sheet: Sheet[Any, Purse]) -> Sequence[int]:
        offered = dict.fromkeys(bet.on for bet in asked(sheet) if isinstance(bet, Stake))
        return on if on and offered else [*offered]

    @row(
        by,
        "{seat} cannot make the bet {bet} now; numbers to bet on: {numbers}.",
        "{seat} kann jetzt nicht {bet} setzen; Zahlen zum Setzen: {numbers}.",
    )
    def not_to_bet_on(sheet: Sheet[Any, Purse], action: Bet) -> Facts | None:
        if action.on in numbers(sheet):
            return None
        return {
            "seat": SeatTerm(action.seat),
            "bet": said({}, action.choice),
            "numbers": listed([number(each) for each in numbers(sheet) if each]),
        }

    @row(
        HIGHEST_BET,
        "{seat} bets {chips} where {laid} lie; agreed are {most} at most.",
        "{seat} setzt {chips}, wo {laid} liegen; vereinbart sind höchstens {most}.",
    )
    def not_agreed(sheet: Sheet[Any, Purse], action: Bet) -> Facts | None:
        if not sheet.has(action.seat):
            return None
        before, most = laid(sheet.notes[action.seat], action.on), sheet.rules.max_bet
        if 1 <= action.chips <= most - before or action.on not in numbers(sheet):
            return None
        return {
            "seat": SeatTerm(action.seat),
            "chips": number(action.chips),
            "laid": number(before),
            "most": number(most),
        }

    @row(
        ENOUGH,
        "{seat} bets {chips}; there is enough for {most}.",
        "{seat} setzt {chips}; es reicht für {most}.",
    )
    def too_much(sheet: Sheet[Any, Purse], action: Bet) -> Facts | None:
        if not sheet.has(action.seat):
            return None
        free = sheet.notes[action.seat].free
        if not sheet.rules.stock or action.chips <= free or action.on not in numbers(sheet):
            return None
        return {
            "seat": SeatTerm(action.seat),
            "chips": number(action.chips),
            "most": number(free),
        }

    return not_to_bet_on, not_agreed, too_much
