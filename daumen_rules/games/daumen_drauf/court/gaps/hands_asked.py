"""The questions about hands that the rules ask during one action, besides whether a card is there.

There are two such questions: whether a leader who passes could have shown (Q14), and whether a seat
is jumped because it can only pass (Q17). All other decisions depend on the order of the entries,
the shown kinds, and the numbers of cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.games.daumen_drauf.card_order import can_only_pass, is_higher
from daumen_rules.games.daumen_drauf.events import Skipped
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Pass,
    Playing,
    Show,
    ShownCard,
    Table,
    Trick,
)
from daumen_rules.games.daumen_drauf.rule_set import ForcedPass, Scope
from daumen_rules.games.daumen_drauf.rules import Answer
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import next_seat
from daumen_rules.kernel.step import Refused

from .deal_knowledge import Held, Numbers


def useful(table: Table, trick: Trick) -> Numbers:
    """The cards with which a seat could do more than pass: higher ones, and the twin."""
    assert trick.highest is not None
    highest = trick.highest.card
    return frozenset(
        n
        for n, card in enumerate(table.pack.cards)
        if card.kind == highest.kind or is_higher(card, trick, table.rules.colour_scope)
    )


def asked(before: Playing, action: Action, answer: Answer, line: int) -> tuple[Held, ...]:
    """The questions in order, with the answers by the hands at the table."""
    return (*_duty(before, action, line), *_jumps(before, action, answer, line))


def _duty(before: Playing, action: Action, line: int) -> Iterator[Held]:
    table, trick = before.table, before.trick
    if (
        table.rules.must_show_scope is Scope.LAP
        and isinstance(action, Pass)
        and trick.shown
        and action.seat == trick.turn == trick.leader
    ):
        some = not can_only_pass(table, trick, action.seat)
        yield Held(action.seat, table.events, useful(table, trick), some, line)


def _jumps(before: Playing, action: Action, answer: Answer, line: int) -> Iterator[Held]:
    table, trick = before.table, before.trick
    if table.rules.forced_pass is not ForcedPass.SKIP_ALL or isinstance(answer, Refused):
        return
    if isinstance(action, Show):
        shown = ShownCard(action.seat, action.card, trick.lap, 0)
        trick = evolve(trick, shown=(*trick.shown, shown))
    elif not isinstance(action, Pass):
        return

    def on_turn(trick: Trick) -> Trick:
        trick = evolve(trick, turn=next_seat(trick.turn, table.players))
        return evolve(trick, lap=trick.lap + 1) if trick.turn == trick.leader else trick

    for number, event in enumerate(answer.events):
        if isinstance(event, Skipped):
            trick = on_turn(trick)
            time = table.events + number
            yield Held(trick.turn, time, useful(table, trick), False, line)
    after = answer.state
    if isinstance(after, Playing) and after.table.tricks == table.tricks:
        trick = on_turn(trick)
        yield Held(trick.turn, after.table.events, useful(table, trick), True, line)
