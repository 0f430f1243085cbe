"""Matches of an agreed number of deals, after which the balances of the seats count; and pots.

The points of the desk are what the seats have won and lost. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, clockwise
from daumen_rules.kernel.text import number
from daumen_rules.pieces.endings import winners_by
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, number_option, option

from .bank_table import BankView
from .desk import Desk, DeskView


def deals_option(clause: Clause) -> int:
    """A field of a rule set: how many deals a match has."""
    return number_option(0, range(49), clause, Source.DECISION)("""
        How many deals has a match? 0 is one for each seat. | Wie viele Spiele hat eine Partie?
          0 heißt eins für jeden Platz.
    """)


EndPot = StrEnum("EndPot", "SHARED STAYS")
"""What becomes of a pot that is left at the end of a match."""


def end_pot_option(clause: Clause) -> EndPot:
    """A field of a rule set: what becomes of a pot that is left at the end."""
    return option(EndPot.SHARED, clause, Source.DECISION)("""
        What becomes of a pot that is left at the end? | Was wird aus einem Topf, der am Ende
          übrig ist?
        all share it, Vorhand gets the first chip | alle teilen ihn, Vorhand bekommt den ersten Chip
        it stays where it is, and nobody gets it | er bleibt stehen, und niemand bekommt ihn
    """)


def is_over(desk: Desk[Any]) -> bool:
    """Whether the agreed deals have been played."""
    return desk.deals >= (desk.rules.deals or desk.players)


def balance(desk: Desk[Any]) -> Outcome | None:
    """The outcome after the agreed deals: what each seat has won is paid."""
    return Outcome(desk.points, payments=desk.points) if is_over(desk) else None


def pot_balance(desk: Desk[Any]) -> Outcome | None:
    """The outcome after the agreed deals, where a pot that is left is shared or stays."""
    if not is_over(desk):
        return None
    return shared_out(desk.points, desk.pot, desk.vorhand, desk.rules.end_pot)


def shared_out(chips: Sequence[int], pot: int, vorhand: Seat, end_pot: EndPot) -> Outcome:
    """The outcome by the chips of the seats and a pot that is left."""
    if end_pot is EndPot.STAYS:
        return Outcome(tuple(chips), payments=tuple(chips), left=pot)
    share, more = divmod(pot, len(chips))
    first = clockwise(vorhand, len(chips))[:more]
    found = tuple(has + share + (seat in first) for seat, has in enumerate(chips))
    return Outcome(found, payments=found)


def settled(view: DeskView[Any]) -> DeskView[Any]:
    """A view whose pot is shared where the match is over, as the outcome says."""
    if not view.pot or view.deals < (view.rules.deals or view.players):
        return view
    vorhand = (view.dealer + 1) % view.players
    found = shared_out(view.points, view.pot, vorhand, view.rules.end_pot)
    return evolve(view, points=found.scores, pot=found.left)


def settled_table(view: BankView[Any]) -> BankView[Any]:
    """The same for a game against a bank."""
    if not view.pot or view.rounds < (view.rules.rounds or view.players):
        return view
    vorhand = (view.dealer + 1) % view.players
    found = shared_out(view.chips, view.pot, vorhand, view.rules.end_pot)
    return evolve(view, chips=found.scores, pot=found.left)


def pot_told(clause: Clause, pot: int, end_pot: EndPot) -> Iterator[TextEvent]:
    """What becomes of a pot at the end, if there is one."""
    en, de = "The pot of {pot} is shared.", "Der Topf mit {pot} wird geteilt."
    if end_pot is EndPot.STAYS:
        en, de = "The pot of {pot} stays.", "Der Topf mit {pot} bleibt stehen."
    if pot:
        yield told(clause, en, de, pot=number(pot))


def pot_ending(left: Clause, by: Clause) -> Callable[[Any, Outcome], Iterator[TextEvent]]:
    """The end of a match: what becomes of the pot, who has won, and what each has won and lost."""

    def ending(table: Any, ended: Outcome) -> Iterator[TextEvent]:
        yield from pot_told(left, table.pot, table.rules.end_pot)
        yield from winners_by(by, paid=by)(table, ended)

    return ending
