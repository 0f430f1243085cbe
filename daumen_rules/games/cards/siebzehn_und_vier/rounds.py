"""The rounds of 127 Siebzehn und Vier: chips, stakes, and who plays next against the bank."""

from __future__ import annotations

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.endings import payments_told

from ..engines.bank_rounds import is_over
from ..engines.bank_table import After, Bank, Task, new_table, next_round, without_cards
from .clauses import BANKER, CHIPS, FILLED, JOINS, LIMIT, NEXT, ONCE
from .rules import Rules


@cites(BANKER)
def start(players: int, rules: Rules) -> Bank[Rules]:
    """The table before the first stake; the last seat holds the bank."""
    return opened(new_table(players, rules, Task.STAKE))


@cites(FILLED, CHIPS)
def filled(table: Bank[Rules]) -> tuple[int, ...]:
    """What each seat has when a round begins."""
    rules = table.rules
    return tuple(
        rules.bank if seat == table.dealer else rules.chips for seat in range(table.players)
    )


def opened(table: Bank[Rules]) -> Bank[Rules]:
    """The table when a round begins; after the last one nobody has chips."""
    if is_over(table):
        return table
    return evolve(table, purses=filled(table), player=table.vorhand)


@cites(ONCE, NEXT)
def duel_over(table: Bank[Rules]) -> After:
    """The next seat with chips plays against the bank; after the last one the round is over."""
    assert table.player is not None, "somebody has played"
    after = without_cards(table)
    left = table.others[table.others.index(table.player) + 1 :]
    able = [seat for seat in left if table.purses[seat]]
    if able and table.purses[table.dealer]:
        return evolve(after, task=Task.STAKE, turn=able[0], player=able[0]), ()
    gains = [has - had for has, had in zip(table.purses, filled(table), strict=True)]
    chips = tuple(has + gain for has, gain in zip(table.chips, gains, strict=True))
    after = next_round(evolve(after, chips=chips), table.vorhand, Task.STAKE)
    after = evolve(after, purses=(0,) * table.players)
    return opened(after), tuple(payments_told(NEXT, gains))


def left_in_bank(table: Bank[Rules]) -> int:
    """How many chips the bank could pay besides the stakes that lie."""
    return table.purses[table.dealer] - sum(table.stakes)


@cites(LIMIT, JOINS)
def most(table: Bank[Rules]) -> int:
    """How many chips the seat on turn can stake."""
    return min(table.purses[table.turn], left_in_bank(table), 100)


def joining(table: Bank[Rules]) -> tuple[Seat, ...]:
    """The seats that may stake on the seat that plays."""
    return tuple(seat for seat in table.others if seat != table.player)


def has_staked(table: Bank[Rules]) -> After:
    """The others are asked, if there are any."""
    seats = joining(table)
    if not seats:
        return evolve(table, task=Task.DEAL, turn=table.dealer), ()
    return evolve(table, task=Task.JOIN, turn=seats[0]), ()
