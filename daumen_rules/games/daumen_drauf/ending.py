"""What follows from the end of a trick: taking, looking, refilling, the next lead, the end.

The module does everything between the last card of a trick and the first of the next, and ends the
game wherever that comes.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, clockwise

from . import clauses as c
from .events import Event, GameOver, Inspected, LastHand, Leads, Scored, Taken, TrickLeft
from .model import Finished, How, Leading, ShownCard, State, Table, Trick
from .refill import first_to_draw, refill
from .rule_set import EndTest, Inspection, LeaderWithoutCards, UnfinishedTrick
from .scoring import tallies
from .unfinished_step import EVERYBODY, UnfinishedStep, replaced

Course = tuple[State, tuple[Event, ...]]
"""What a step led to, and what happened on the way."""


@cites(c.END_2, c.END_3, c.END_4, c.PARRY_4)
def take_trick(so_far: UnfinishedStep, trick: Trick, taker: Seat, clause: Clause) -> UnfinishedStep:
    """The taker gets all cards of the trick, and they are looked at and laid face down."""
    table = so_far.table
    captured = replaced(table.captured, taker, table.captured[taker] + trick.shown)
    table = evolve(table, captured=captured, tricks=table.tricks + 1, taker=taker)
    so_far = so_far.then(Taken(taker, len(trick.shown), clause), table)
    return inspect(so_far, trick, taker)


@cites(c.END_6)
def inspect(so_far: UnfinishedStep, trick: Trick, taker: Seat) -> UnfinishedStep:
    """Everybody may look at a completed trick, or the taker alone (Q01). Who may look does."""
    by_all = so_far.table.rules.inspection is Inspection.ALL
    cards = tuple(shown.card for shown in trick.shown)
    event = Inspected(taker, cards, by_all, c.END_6 if by_all else c.END_4)
    return so_far.then(event).looks(EVERYBODY if by_all else taker, cards, How.INSPECTED)


@cites(c.END_5, c.PARRY_5, c.FILL_1)
def complete(
    so_far: UnfinishedStep, trick: Trick, taker: Seat, last_actor: Seat, *, parried: bool
) -> Course:
    """A trick has ended: it is taken, hands are refilled, the next is led or the game is over."""
    rules = so_far.table.rules
    so_far = take_trick(so_far, trick, taker, c.PARRY_4 if parried else c.END_3)
    if _tested_at_any_moment(so_far.table, EndTest.BEFORE_REFILL) and is_over(so_far.table):
        return finish(so_far)
    if rules.refill_after_parry or not parried:
        so_far = refill(so_far, first_to_draw(so_far.table, taker, last_actor))
    if is_over(so_far.table):
        return finish(so_far)
    lead = next_lead(so_far.table, taker)
    if lead is None:
        return finish(so_far)
    leader, clause = lead
    so_far = so_far.then(Leads(leader, clause))
    return Leading(so_far.settled(), Trick(leader, leader)), so_far.events


@cites(c.NEXT_1, c.NEXT_2)
def next_lead(table: Table, taker: Seat) -> tuple[Seat, Clause] | None:
    """Who leads, and by which clause: the taker, or the next clockwise with cards.

    None where a taker without cards ends the game (Q33).
    """
    if table.hands[taker]:
        return taker, c.NEXT_1
    if table.rules.leader_without_cards is LeaderWithoutCards.GAME_ENDS:
        return None
    return next(seat for seat in clockwise(taker, table.players) if table.hands[seat]), c.NEXT_2


@cites(c.OVER_1)
def is_over(table: Table, trick: Trick | None = None) -> bool:
    """Whether no seat or only one has cards. Within a trick the covered card may count (Q41)."""
    covering = trick if table.rules.covered_card_is_hand_card else None
    with_cards = [
        seat
        for seat in range(table.players)
        if table.hands[seat] or (covering is not None and covering.covered(seat))
    ]
    return len(with_cards) <= 1


def _tested_at_any_moment(table: Table, *others: EndTest) -> bool:
    """Whether the end is tested at any moment, or at one of the others (Q40)."""
    test = table.rules.end_test
    pile_is_empty = not table.pile
    return (
        test is EndTest.ANY_MOMENT
        or (test is EndTest.ANY_MOMENT_PILE_EMPTY and pile_is_empty)
        or test in others
    )


@cites(c.OVER_1)
def ends_within(table: Table, trick: Trick) -> bool:
    """Whether the game is over within a trick (Q40)."""
    return _tested_at_any_moment(table) and is_over(table, trick)


def finish_within(so_far: UnfinishedStep, trick: Trick, owner: Seat) -> Course:
    """The game ends within a trick: the owner of the highest card takes it, or nobody (Q42)."""
    if so_far.table.rules.unfinished_trick is UnfinishedTrick.HIGHEST_TAKES:
        return finish(take_trick(so_far, trick, owner, c.OVER_1))
    return finish(so_far.then(TrickLeft(len(trick.shown))), left=trick.shown)


@cites(c.OVER_1, c.OVER_2, c.VAL_3)
def finish(so_far: UnfinishedStep, left: tuple[ShownCard, ...] = ()) -> Course:
    """The game is over: hands are laid open, and every seat's cards are counted."""
    so_far = so_far.then(GameOver())
    for seat, hand in enumerate(so_far.table.hands):
        if hand:
            so_far = so_far.then(LastHand(seat, hand))
            so_far = so_far.looks(EVERYBODY, hand, How.RELEASED)
    counted = tallies(so_far.table)
    for seat, tally in enumerate(counted):
        so_far = so_far.then(Scored(seat, tally))
    return Finished(so_far.settled(), counted, left), so_far.events
