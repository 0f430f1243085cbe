"""Matches of rounds: what all games against a bank, or for a pot, share with their clauses.

`bank_stakes` has stakes and payments. No rule of one game stands here.
"""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.endings import winners_by
from daumen_rules.pieces.options import Source, number_option

from .bank_table import Bank, BankView

CLAUSES: Final = clauses("""
    ROUNDS 123–141
    legality silent
    The left neighbour of whoever holds the bank, or deals, acts first, then it goes round; the
      banker turns the cards.
    Zuerst handelt der linke Nachbar dessen, der die Bank hält oder gibt, dann geht es reihum; der
      Bankhalter deckt die Karten auf.
    scoring silent
    A match has one round for each seat, and most chips win it; accounts may go below zero.
    Eine Partie hat eine Runde für jeden Platz, und die meisten Chips gewinnen sie; angeschrieben
      wird auch unter null.
""")
"""What the games against a bank share; each lists these clauses with its own."""
IN_TURN, ROUNDS = CLAUSES
ROOM: Final = Room(__name__, CLAUSES)


def rounds_option() -> int:
    """A field of a rule set: how many rounds a match has."""
    return number_option(0, range(49), ROUNDS, Source.DECISION)("""
        How many rounds has a match? 0 is one for each seat. | Wie viele Runden hat eine Partie?
          0 heißt eine für jeden Platz.
    """)


def max_stake_option(clause: Clause) -> int:
    """A field of a rule set: how many chips a seat may stake on one thing."""
    return number_option(3, range(1, 21), clause, Source.DECISION)("""
        How many chips may a seat stake on one thing at most? | Wie viele Chips darf ein Platz
          höchstens auf eine Sache setzen?
    """)


def is_over(table: Bank[Any] | BankView[Any]) -> bool:
    """Whether the agreed rounds have been played."""
    return table.rounds >= (table.rules.rounds or table.players)


def is_last_round(table: Bank[Any]) -> bool:
    """Whether the match is over after the round that is played."""
    return table.rounds + 1 >= (table.rules.rounds or table.players)


@cites(ROUNDS)
def balance(table: Bank[Any]) -> Outcome | None:
    """The outcome after the agreed rounds: what each seat has won is paid."""
    return Outcome(table.chips, payments=table.chips) if is_over(table) else None


ending: Final = winners_by(ROUNDS, paid=ROUNDS)
"""Who has won, and what each has won and lost."""
