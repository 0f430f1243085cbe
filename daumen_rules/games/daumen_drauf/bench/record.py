"""A failure of an engine as a record: the deal and the moves."""

from __future__ import annotations

from typing import TypeAlias

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, Deal, Parry, Pass, Show, State, Undealt
from daumen_rules.games.daumen_drauf.notation.text_writer import write_text
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.record import DeckOrder, Entry, GameRecord, Record
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.pieces.bench.script import Failure

Wrong: TypeAlias = Failure[State, Action, Event]


def record(failure: Wrong) -> str | None:
    """The text of the record; None where no record can name the cards."""
    opening = _opening(failure)
    unnamed = opening.pack != pack_for(opening.players) and not opening.pack.name
    return None if unnamed else write_text(failure_record(failure))


def failure_record(failure: Wrong) -> Record:
    """The case as a record: the deal and the moves, the last one even where it is not allowed.

    Earlier moves that are not allowed are left out; they change nothing. A pack without a name
    stays unnamed: such a record can be looked at, but not read again.
    """
    opening, deal = _opening(failure), failure.script.deal
    assert isinstance(deal, Deal)
    moves = failure.script.moves
    kept = [m for m in moves[:-1] if not isinstance(m.answer, Refused)] + list(moves[-1:])
    actions = [move.action for move in kept]
    entries = tuple(Entry(a) for a in actions if isinstance(a, Show | Pass | Parry))
    return Record(
        names=tuple(map(seat_letter, range(opening.players))),
        games=(GameRecord(DeckOrder(deal.cards), entries, opening.starter),),
        rules=opening.rules,
        pack=_pack_name(opening),
    )


def _opening(failure: Wrong) -> Undealt:
    assert isinstance(failure.script.opening, Undealt)
    return failure.script.opening


def _pack_name(opening: Undealt) -> str:
    """What a record calls the pack: nothing if it is the manuals' own, or has no name."""
    named = (study for study in STUDY_PACKS if study.seats == opening.players)
    return next((study.name for study in named if _same(study.pack, opening.pack)), "")


def _same(a: Pack, b: Pack) -> bool:
    return (a.cards, a.hand_size) == (b.cards, b.hand_size)
