"""What a legal action does: the deal, and the course of a trick from card to card.

Its steps change a table while a trick goes on. Whether an action is allowed is not asked again;
what follows from the end of a trick stands in `ending`.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat, clockwise, next_seat
from daumen_rules.kernel.step import Step

from . import clauses as c
from . import setup
from .card_order import can_only_pass
from .ending import Course, complete, ends_within, finish_within
from .events import Dealt, Event, Leads, Parried, Passed, Released, Shown, Skipped
from .model import (
    Action,
    Deal,
    Following,
    How,
    Leading,
    Parry,
    Pass,
    Playing,
    Show,
    ShownCard,
    State,
    Table,
    Trick,
    Undealt,
)
from .refill import first_to_draw, refill
from .rule_set import ForcedPass, Scope
from .unfinished_step import EVERYBODY, UnfinishedStep


def effect(state: State, action: Action) -> Step[State, Action, Event]:
    """What a legal action does. Raises TypeError for one that the rows of `legality` forbid."""
    match action:
        case Show() if isinstance(state, Playing):
            after, events = show(state, action)
        case Pass() if isinstance(state, Playing):
            after, events = pass_(state, action)
        case Parry() if isinstance(state, Playing):
            after, events = parry(state, action)
        case Deal() if isinstance(state, Undealt):
            after, events = deal(state, action)
        case _:
            raise TypeError("an action takes effect through `step` alone")
    return Step(action, after, events)


@cites(c.START_1, c.START_3, c.START_6)
def deal(state: Undealt, action: Deal) -> Course:
    """Five cards go to each seat, the rest is the draw pile, and the starter is to lead."""
    hands, pile = setup.hands_and_pile(action.cards, state)
    so_far = UnfinishedStep(
        Table(
            rules=state.rules,
            pack=state.pack,
            players=state.players,
            starter=state.starter,
            hands=((),) * state.players,
            pile=action.cards,
            captured=((),) * state.players,
            memory=(),
        )
    )
    dealer = setup.dealer(state.starter, state.players)
    so_far = so_far.then(Dealt(dealer, len(pile), each=state.pack.hand_size))
    order = clockwise(state.starter, state.players)
    so_far = so_far.draws(*((seat, hands[seat], c.START_3) for seat in order))
    so_far = so_far.then(Leads(state.starter, c.START_1))
    return Leading(so_far.settled(), Trick(state.starter, state.starter)), so_far.events


@cites(c.LEAD_1, c.TURN_2, c.RAISE_1)
def show(state: Playing, action: Show) -> Course:
    """A seat leads, comes in, or raises; then the turn goes on."""
    trick, seat = state.trick, action.seat
    old = trick.covered(seat)
    clause = c.LEAD_1 if trick.highest is None else c.TURN_2 if old is None else c.RAISE_1
    so_far = release(UnfinishedStep(state.table), old)
    so_far = so_far.gives_up(seat, action.card, Shown(seat, action.card, clause))
    trick = with_card(trick, so_far, action)
    if ends_within(so_far.table, trick):
        return finish_within(so_far, trick, owner=seat)
    return pass_turn(so_far, trick, last_actor=seat)


@cites(c.RAISE_2)
def release(so_far: UnfinishedStep, old: ShownCard | None) -> UnfinishedStep:
    """The card that a seat was showing, if any, is laid open on the table."""
    if old is None:
        return so_far
    so_far = so_far.then(Released(old.seat, old.card))
    return so_far.looks(EVERYBODY, (old.card,), How.RELEASED)


def with_card(trick: Trick, so_far: UnfinishedStep, action: Show | Parry) -> Trick:
    """The trick with one more card, shown in the latest event."""
    shown = ShownCard(action.seat, action.card, trick.lap, so_far.number)
    return trick.with_card(shown, next_seat(action.seat, so_far.table.players))


@cites(c.PASS_1)
def pass_(state: Playing, action: Pass) -> Course:
    """A seat passes. Its covered card stays in the trick (END-3)."""
    so_far = UnfinishedStep(state.table).then(Passed(action.seat))
    trick = state.trick.passed(next_seat(action.seat, state.players))
    return pass_turn(so_far, trick, last_actor=action.seat)


@cites(c.PARRY_4, c.PARRY_5)
def parry(state: Playing, action: Parry) -> Course:
    """A seat shows the twin and takes the trick at once."""
    so_far = UnfinishedStep(state.table)
    if state.table.rules.parrier_releases_old_card:
        so_far = release(so_far, state.trick.covered(action.seat))
    so_far = so_far.gives_up(action.seat, action.card, Parried(action.seat, action.card))
    trick = with_card(state.trick, so_far, action)
    return complete(so_far, trick, action.seat, action.seat, parried=True)


@cites(c.TURN_1, c.TRICK_2, c.PASS_2, c.END_1, c.END_2)
def pass_turn(so_far: UnfinishedStep, trick: Trick, last_actor: Seat) -> Course:
    """The turn goes on clockwise, lap after lap, to whoever passed before as to everybody else.

    When all seats after the highest card have passed, its owner takes the trick.
    """
    assert trick.highest is not None
    owner = trick.highest.seat
    while trick.passes < so_far.table.players - 1:
        if trick.turn == trick.leader:
            so_far, trick = begin_lap(so_far, trick, owner, last_actor)
            if ends_within(so_far.table, trick):
                return finish_within(so_far, trick, owner)
        if not is_jumped(so_far.table, trick):
            return Following(so_far.settled(), trick), so_far.events
        holds_cards = bool(so_far.table.hands[trick.turn])
        so_far = so_far.then(Skipped(trick.turn, holds_cards))
        trick = trick.passed(next_seat(trick.turn, so_far.table.players))
    return complete(so_far, trick, owner, last_actor, parried=False)


def begin_lap(
    so_far: UnfinishedStep, trick: Trick, owner: Seat, last_actor: Seat
) -> tuple[UnfinishedStep, Trick]:
    """A lap begins where the trick began. By one reading hands are refilled then (Q13), and what is
    tested at any moment is tested after it (Q40).
    """
    trick = trick.next_lap()
    if so_far.table.rules.refill_scope is Scope.LAP:
        so_far = refill(so_far, first_to_draw(so_far.table, owner, last_actor), trick)
    return so_far, trick


@cites(c.PASS_3)
def is_jumped(table: Table, trick: Trick) -> bool:
    """Whether the seat on turn is jumped because it could only pass (Q17)."""
    match table.rules.forced_pass:
        case ForcedPass.EXPLICIT:
            return False
        case ForcedPass.SKIP_EMPTY_HANDS:
            return not table.hands[trick.turn]
        case ForcedPass.SKIP_ALL:
            return can_only_pass(table, trick, trick.turn)
