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
    moment = UnfinishedStep(
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
    moment = moment.then(Dealt(dealer, len(pile), each=state.pack.hand_size))
    order = clockwise(state.starter, state.players)
    moment = moment.draws(*((seat, hands[seat], c.START_3) for seat in order))
    moment = moment.then(Leads(state.starter, c.START_1))
    return Leading(moment.settled(), Trick(state.starter, state.starter)), moment.events


@cites(c.LEAD_1, c.TURN_2, c.RAISE_1)
def show(state: Playing, action: Show) -> Course:
    """A seat leads, comes in, or raises; then the turn goes on."""
    trick, seat = state.trick, action.seat
    old = trick.covered(seat)
    clause = c.LEAD_1 if trick.highest is None else c.TURN_2 if old is None else c.RAISE_1
    moment = release(UnfinishedStep(state.table), old)
    moment = moment.gives_up(seat, action.card, Shown(seat, action.card, clause))
    trick = with_card(trick, moment, action)
    if ends_within(moment.table, trick):
        return finish_within(moment, trick, owner=seat)
    return pass_turn(moment, trick, last_actor=seat)


@cites(c.RAISE_2)
def release(moment: UnfinishedStep, old: ShownCard | None) -> UnfinishedStep:
    """The card that a seat was showing, if any, is laid open on the table."""
    if old is None:
        return moment
    moment = moment.then(Released(old.seat, old.card))
    return moment.looks(EVERYBODY, (old.card,), How.RELEASED)


def with_card(trick: Trick, moment: UnfinishedStep, action: Show | Parry) -> Trick:
    """The trick with one more card, shown in the latest event."""
    shown = ShownCard(action.seat, action.card, trick.lap, moment.number)
    return trick.with_card(shown, next_seat(action.seat, moment.table.players))


@cites(c.PASS_1)
def pass_(state: Playing, action: Pass) -> Course:
    """A seat passes. Its covered card stays in the trick (END-3)."""
    moment = UnfinishedStep(state.table).then(Passed(action.seat))
    trick = state.trick.passed(next_seat(action.seat, state.players))
    return pass_turn(moment, trick, last_actor=action.seat)


@cites(c.PARRY_4, c.PARRY_5)
def parry(state: Playing, action: Parry) -> Course:
    """A seat shows the twin and takes the trick at once."""
    moment = UnfinishedStep(state.table)
    if state.table.rules.parrier_releases_old_card:
        moment = release(moment, state.trick.covered(action.seat))
    moment = moment.gives_up(action.seat, action.card, Parried(action.seat, action.card))
    trick = with_card(state.trick, moment, action)
    return complete(moment, trick, action.seat, action.seat, parried=True)


@cites(c.TURN_1, c.TRICK_2, c.PASS_2, c.END_1, c.END_2)
def pass_turn(moment: UnfinishedStep, trick: Trick, last_actor: Seat) -> Course:
    """The turn goes on clockwise, lap after lap, to whoever passed before as to everybody else.

    When all seats after the highest card have passed, its owner takes the trick.
    """
    assert trick.highest is not None
    owner = trick.highest.seat
    while trick.passes < moment.table.players - 1:
        if trick.turn == trick.leader:
            moment, trick = begin_lap(moment, trick, owner, last_actor)
            if ends_within(moment.table, trick):
                return finish_within(moment, trick, owner)
        if not is_jumped(moment.table, trick):
            return Following(moment.settled(), trick), moment.events
        holds_cards = bool(moment.table.hands[trick.turn])
        moment = moment.then(Skipped(trick.turn, holds_cards))
        trick = trick.passed(next_seat(trick.turn, moment.table.players))
    return complete(moment, trick, owner, last_actor, parried=False)


def begin_lap(
    moment: UnfinishedStep, trick: Trick, owner: Seat, last_actor: Seat
) -> tuple[UnfinishedStep, Trick]:
    """A lap begins where the trick began. By one reading hands are refilled then (Q13), and what is
    tested at any moment is tested after it (Q40).
    """
    trick = trick.next_lap()
    if moment.table.rules.refill_scope is Scope.LAP:
        moment = refill(moment, first_to_draw(moment.table, owner, last_actor), trick)
    return moment, trick


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
