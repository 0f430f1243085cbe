"""Finds the clause that an engine gets wrong, from a wrong table after an action.

The causes are tried in the order of play: the end of the trick, its taker, drawing, the end of the
game, the next lead, the points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from daumen_rules.contracts.engine_tests.engine_tests import Blame
from daumen_rules.contracts.engine_tests.script import Failure
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, clockwise
from daumen_rules.kernel.step import Step

from .. import clauses as c
from ..events import Event, Skipped
from ..model import Action, Parry, Pass, Playing, Show, State
from .blame_points import of_points

Wrong = Failure[State, Action, Event]
Fields = dict[str, Any]


@frozen
class _Table:
    """The table before an action, and after it as the engine and the rules see it."""

    before: Playing
    action: Show | Pass | Parry
    after: State
    theirs: Fields
    ours: Fields
    events: tuple[Event, ...]
    """The events by the rules."""
    told: Sequence[Fields]
    """The events by the engine, if it tells events."""
    wrong: frozenset[str]
    """The names of the fields that differ."""

    @property
    def asks_a_jumped_seat(self) -> bool:
        """Whether the engine gives the turn to a seat that is jumped by the rules."""
        jumped = {event.seat for event in self.events if isinstance(event, Skipped)}
        return self.theirs["turn"] in jumped and not self.ended(self.theirs)

    @property
    def trick_is_gone(self) -> bool:
        """Whether the engine has no trick, though it lets nobody capture one."""
        before = sum(map(len, self.before.table.captured))
        return not self.theirs["trick"] and sum(map(len, self.theirs["captured"])) == before

    @property
    def card_is_kept(self) -> bool:
        """Whether the engine has a card more than there are: one that it laid down and kept."""
        return _cards(self.theirs) > _cards(self.ours)

    @property
    def jumps_too_many(self) -> bool:
        """Whether the engine tells of more jumped seats than there are by the rules."""
        told = [event for event in self.told if event["event"] == "skipped"]
        return len(told) > sum(isinstance(event, Skipped) for event in self.events)

    @property
    def only_the_empty_are_left(self) -> bool:
        """Whether by the rules nobody but seats without cards is still to pass."""
        hands, turn, seat = self.ours["hands"], self.ours["turn"], self.action.seat
        highest = self.before.trick.highest
        end = seat if isinstance(self.action, Show) or highest is None else highest.seat
        asked = clockwise(turn, len(hands))
        return not any(hands[one] for one in asked[: asked.index(end)])

    @property
    def last_hand_is_captured(self) -> bool:
        """Whether the game is over for both, and for the engine each seat has captured just as many
        cards more as it holds by the rules.
        """
        pairs = zip(self.theirs["captured"], self.ours["captured"], strict=True)
        gained = [len(theirs) - len(ours) for theirs, ours in pairs]
        is_over = bool(self.theirs["over"] and self.ours["over"])
        return is_over and any(gained) and gained == list(self.ours["hands"])

    @property
    def only_released_are_wrong(self) -> bool:
        """Whether the engine has the same trick, but tells released cards otherwise."""
        theirs, ours = self.theirs["trick"], self.ours["trick"]
        wrong = [mine for mine, other in zip(ours, theirs, strict=False) if mine != other]
        return len(theirs) == len(ours) and not any(entry["covered"] for entry in wrong)

    @property
    def only_the_newest_is_wrong(self) -> bool:
        """Whether the engine has the same trick, but tells the card shown last otherwise."""
        theirs, ours = self.theirs["trick"], self.ours["trick"]
        return len(theirs) == len(ours) and theirs[:-1] == ours[:-1]

    def ended(self, form: Fields) -> bool:
        """Whether the trick is over in a form."""
        return bool(form["over"] or not form["trick"])


def _cards(form: Fields) -> int:
    lying: list[int] = [form["pile"], len(form["trick"]), *map(len, form["captured"])]
    return sum(lying) + sum(form["hands"])


def of_state(failure: Wrong) -> Blame | None:
    """The blame for a table that differs from that of the rules."""
    wrong = [d for d in failure.differences if d.part == "state"]
    if not wrong:
        return None
    fields = frozenset(d.field for d in wrong)
    move = failure.move
    if move is None:
        return _blame(failure, *_of_deal(fields))
    assert isinstance(move.before, Playing)
    assert isinstance(move.action, Show | Pass | Parry)
    answer = next(answer for ask, answer in failure.said if ask == wrong[0].ask)
    events = move.answer.events if isinstance(move.answer, Step) else ()
    told = answer.get("events", ())
    table = _Table(
        move.before,
        move.action,
        move.after,
        answer["state"],
        wrong[0].ask.expected,
        events,
        told,
        fields,
    )
    return _blame(failure, *_of_move(table))


def _blame(failure: Wrong, first: Clause, *others: Clause) -> Blame:
    return Blame(first, failure.position, others)


def _of_deal(wrong: frozenset[str]) -> tuple[Clause, ...]:
    if wrong & {"turn", "leader"}:
        return c.START_1, c.LEAD_1
    return (c.START_3, c.START_6) if "hands" in wrong else (c.START_6, c.START_3)


def _of_move(table: _Table) -> tuple[Clause, ...]:
    if table.asks_a_jumped_seat or table.jumps_too_many:
        return c.PASS_3, c.TURN_1, c.END_2
    theirs, ours = table.ended(table.theirs), table.ended(table.ours)
    if ours and not theirs:
        return _goes_on(table)
    if theirs and not ours:
        return _ends_early(table)
    return _of_end(table) if ours else _within(table)


def _goes_on(table: _Table) -> tuple[Clause, ...]:
    """The trick is over, and the engine plays on."""
    if isinstance(table.action, Parry):
        return c.PARRY_4, c.PARRY_5
    if table.ours["over"] and not isinstance(table.action, Pass):
        return (c.OVER_1,)
    if len(table.before.trick.shown) == 1:
        return c.TRICK_2, c.END_2, c.PASS_3
    return c.END_2, c.PASS_3


def _ends_early(table: _Table) -> tuple[Clause, ...]:
    """The trick goes on, and the engine ends it."""
    jumped = (c.PASS_3,) if table.only_the_empty_are_left else ()
    if table.theirs["over"] and not isinstance(table.action, Pass):
        return c.OVER_1, *jumped, c.END_1
    if table.trick_is_gone:
        return _no_trick(table)
    if isinstance(table.action, Show):
        return c.TRICK_2, c.END_1, c.END_2
    if table.ours["turn"] == table.before.trick.leader:
        return c.END_1, *jumped, c.END_2, c.PASS_2
    return *jumped, c.END_2, c.PASS_2


def _no_trick(table: _Table) -> tuple[Clause, ...]:
    """The trick is empty, and nobody has captured it."""
    if isinstance(table.action, Pass):
        return c.END_3, c.END_2
    if not table.before.trick.shown:
        return c.LEAD_1, c.THUMB_1
    raised = table.before.trick.covered(table.action.seat) is not None
    return (c.RAISE_2 if raised else c.TURN_2), c.THUMB_1, c.END_1


def _of_end(table: _Table) -> tuple[Clause, ...]:
    """The trick is over for both."""
    parried = isinstance(table.action, Parry)
    wrong, before = table.wrong, table.before.table
    if parried and table.card_is_kept:
        return c.PARRY_4, c.THUMB_1
    if table.last_hand_is_captured:
        return c.OVER_2, c.END_3
    if not before.pile and sum(table.theirs["hands"]) > sum(table.ours["hands"]):
        took = any(
            Counter(str(one.card.kind) for one in cards) - Counter(theirs)
            for cards, theirs in zip(before.captured, table.theirs["captured"], strict=True)
        )
        back = c.PARRY_4 if parried else c.END_3
        return (c.FILL_6, back) if took else (back, c.FILL_6)
    if "captured" in wrong:
        taken = sum(map(len, table.theirs["captured"])) - sum(map(len, before.captured))
        complete = taken == sum(map(len, table.ours["captured"])) - sum(map(len, before.captured))
        if parried:
            return c.PARRY_4, c.END_3
        return (c.END_2, c.END_3) if complete else (c.END_3, c.END_2)
    if wrong & {"hands", "pile"}:
        return _of_refill(table)
    if "over" in wrong:
        return c.OVER_1, c.NEXT_2
    if wrong & {"turn", "leader"}:
        return (c.OVER_1,) if table.ours["over"] else _of_lead(table, parried)
    return of_points(table.after, table.theirs.get("points"))


def _of_refill(table: _Table) -> tuple[Clause, ...]:
    before = table.before.table
    size, hands = before.pack.hand_size, list(map(len, before.hands))
    if not isinstance(table.action, Pass):
        hands[table.action.seat] -= 1
    if not before.pile:
        return c.FILL_6, c.FILL_1
    if sum(size - held for held in hands) > len(before.pile):
        if any(held > size for held in table.theirs["hands"]):
            return c.FILL_1, c.FILL_2
        return c.FILL_2, c.FILL_1, c.FILL_4, c.FILL_3
    return c.FILL_1, c.FILL_4


def _of_lead(table: _Table, parried: bool) -> tuple[Clause, ...]:
    after = table.after
    assert isinstance(after, Playing)
    if after.trick.leader != after.table.taker:
        return c.NEXT_2, c.NEXT_1
    first, other = (c.PARRY_5, c.END_5) if parried else (c.END_5, c.PARRY_5)
    return first, c.NEXT_1, other


def _within(table: _Table) -> tuple[Clause, ...]:
    """The trick goes on for both."""
    wrong, trick = table.wrong, table.before.trick
    raised = trick.covered(table.action.seat) is not None
    if "trick" in wrong:
        if table.only_the_newest_is_wrong:
            return c.THUMB_2, c.THUMB_4
        if (raised and isinstance(table.action, Show)) or table.only_released_are_wrong:
            return c.RAISE_2, c.THUMB_2
        return c.THUMB_2, c.THUMB_4
    if "captured" in wrong:
        return c.END_3, c.THUMB_1
    if wrong & {"hands", "pile"}:
        return (c.FILL_1, c.THUMB_1) if "pile" in wrong else (c.THUMB_1, c.FILL_1)
    if "leader" in wrong:
        return c.TRICK_2, c.END_1
    if "turn" not in wrong:
        return of_points(table.after, table.theirs.get("points"))
    return _of_turn(table)


def _of_turn(table: _Table) -> tuple[Clause, ...]:
    """The clauses on the turn: if the engine left out seats for a common reason, those of that."""
    hands, trick = table.before.table.hands, table.before.trick
    reasons: tuple[tuple[Clause, Callable[[Seat], bool]], ...] = (
        (c.PASS_3, lambda seat: not hands[seat]),
        (c.RAISE_1, lambda seat: trick.covered(seat) is not None),
        (c.PASS_2, lambda seat: trick.covered(seat) is None and _was_on_turn(table, seat)),
    )
    asked = clockwise(table.ours["turn"], table.before.table.players)
    found = [
        clause
        for clause, is_out in reasons
        if is_out(asked[0])
        and table.theirs["turn"] == next((seat for seat in asked if not is_out(seat)), None)
    ]
    return (*found, c.TURN_1, *(one for one in (c.PASS_2, c.TRICK_2) if one not in found))


def _was_on_turn(table: _Table, seat: Seat) -> bool:
    """Whether a seat has been on turn in this trick: in an earlier lap, or since the leader was."""
    trick, players = table.before.trick, table.before.table.players
    since = (seat - trick.leader) % players
    return trick.lap > 1 or since < (table.action.seat - trick.leader) % players
