"""Which bets are not allowed, in any game that has them: those out of time, on no number of the
game, higher than was agreed, or higher than one can pay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from daumen_rules.games.dice.engines.acts import Bet, Stake, choice_of, said
from daumen_rules.games.dice.engines.bank import ENOUGH, HIGHEST_BET, Purse
from daumen_rules.games.dice.engines.sheets import Sheet
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.text import SeatTerm, listed, number

Asked = Callable[[Any], Sequence[object]]


def agreed(sheet: Sheet[Any, Purse]) -> range:
    """How many chips a bet may have, if a seat has as many."""
    return range(1, sheet.rules.max_bet + 1)


def bet_rows(
    by: Clause, asked: Asked, amounts: Callable[[Any], Sequence[int]] = agreed
) -> tuple[Row[Any, Any], ...]:
    """A bet is made when it is time, on a number of the game, as high as was agreed, and not higher
    than one can pay. `by` is the clause of what can be bet on.
    """

    def numbers(sheet: Sheet[Any, Purse]) -> list[int]:
        return list(dict.fromkeys(bet.on for bet in asked(sheet) if isinstance(bet, Stake)))

    @row(
        by,
        "{seat} cannot make the bet {bet} now; numbers to bet on: {numbers}.",
        "{seat} kann jetzt nicht {bet} setzen; Zahlen zum Setzen: {numbers}.",
    )
    def not_to_bet_on(sheet: Sheet[Any, Purse], action: Bet) -> Facts | None:
        if action.on in numbers(sheet):
            return None
        offered = listed([number(on) for on in numbers(sheet) if on])
        return {
            "seat": SeatTerm(action.seat),
            "bet": said({}, choice_of(action)),
            "numbers": offered,
        }

    @row(
        HIGHEST_BET,
        "{seat} bets {chips}; agreed is: {amounts}.",
        "{seat} setzt {chips}; vereinbart ist: {amounts}.",
    )
    def not_agreed(sheet: Sheet[Any, Purse], action: Bet) -> Facts | None:
        chips, known = action.chips, amounts(sheet)
        if action.on not in numbers(sheet) or chips in known:
            return None
        offered = listed([number(each) for each in known])
        return {"seat": SeatTerm(action.seat), "chips": number(chips), "amounts": offered}

    @row(
        ENOUGH,
        "{seat} bets {chips}; there is enough for {most}.",
        "{seat} setzt {chips}; es reicht für {most}.",
    )
    def too_much(sheet: Sheet[Any, Purse], action: Bet) -> Facts | None:
        chips, offered = action.chips, asked(sheet)
        if chips not in amounts(sheet) or choice_of(action) in offered:
            return None
        if action.on not in numbers(sheet):
            return None
        top = max(bet.chips for bet in offered if isinstance(bet, Stake))
        return {"seat": SeatTerm(action.seat), "chips": number(chips), "most": number(top)}

    return not_to_bet_on, not_agreed, too_much
