"""Games that were played here, noted in the game's own form of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, Deal, Finished, Playing, State
from daumen_rules.games.daumen_drauf.notation.checks import check_name
from daumen_rules.games.daumen_drauf.notation.lines import RESERVED
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.record import (
    DeckOrder,
    Entry,
    GameRecord,
    Record,
    TrickMark,
)
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.text import Text

Played: TypeAlias = Sequence[Step[State, Action, Event]]
"""The steps of a game, with its deal."""


def of_played(
    names: tuple[str, ...], rules: RuleSet, agreed: int | None, games: Sequence[Played]
) -> Record:
    """The record of some games, of which the last may be unfinished."""
    told = tuple(_game(steps) for steps in games)
    return Record(names=names, games=told, rules=rules, agreed=agreed)


def _game(steps: Played) -> GameRecord:
    deal, *acts = steps
    assert isinstance(deal.action, Deal)
    assert isinstance(deal.state, Playing | Finished)
    before: State = deal.state
    entries: list[Entry | TrickMark] = []
    for step in acts:
        assert isinstance(before, Playing)
        assert not isinstance(step.action, Deal)
        if not before.trick.shown:
            entries.append(TrickMark(before.table.tricks + 1))
        entries.append(Entry(step.action))
        before = step.state
    score = None
    if isinstance(before, Finished):
        score = tuple(tally.score for tally in before.tallies)
    starter = deal.state.table.starter
    return GameRecord(DeckOrder(deal.action.cards), tuple(entries), starter, score)


def wrong_name(name: str, others: Sequence[str]) -> Text | None:
    """What was expected in place of a player's name; None where it can stand in a record."""
    try:
        check_name(name, others, RESERVED)
    except Fault as fault:
        return fault.expected
    return None
