"""Games that were played here, written down in the game's own form of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, Deal, Finished, Playing, State
from daumen_rules.games.daumen_drauf.notation.checks import check_name
from daumen_rules.games.daumen_drauf.notation.lines import RESERVED
from daumen_rules.games.daumen_drauf.notation.text_writer import write_text
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
from daumen_rules.pieces.game import OwnRecords

Played: TypeAlias = Sequence[Step[State, Action, Event]]
"""The steps of a game, with its deal."""


def _write(
    names: tuple[str, ...], rules: RuleSet, agreed: int | None, games: Sequence[Played]
) -> str:
    told = tuple(_game(steps) for steps in games if steps)
    return write_text(Record(names=names, games=told, rules=rules, agreed=agreed))


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


def _wrong_name(name: str, others: Sequence[str]) -> Text | None:
    try:
        check_name(name, others, RESERVED)
    except Fault as fault:
        return fault.expected
    return None


OWN_RECORDS: Final = OwnRecords(write=_write, wrong_name=_wrong_name)
