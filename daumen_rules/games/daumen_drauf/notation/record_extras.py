"""The lines of records of *Daumen drauf!* besides actions: deal, starter, pack, tricks."""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.contracts.record_extras import RecordExtras
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Breach
from daumen_rules.kernel.text import Sentence
from daumen_rules.kernel.verdict import Suggestion

from .. import clauses as c
from .. import setup
from ..cards import Pack
from ..match import Match
from ..model import Action, Deal, Playing, State, Undealt
from ..packs import STUDY_PACKS, study_pack
from ..recorded_deal import Dealt, DeckOrder, deck_order, is_whole
from ..scoring import tallies
from ..setup import pack_for
from .checks import check_pack
from .remembered_actions import ACTIONS
from .rows import HAND, ROWS, read_deal, row_has_gap, write_deal


def _undealt(state: State) -> Undealt:
    assert isinstance(state, Undealt), "a game before its deal"
    return state


def _action(deal: Dealt, before: State) -> Action:
    begun = _undealt(before)
    return deck_order(deal, begun.rules, begun.starter)


def _of_action(action: Action, players: int, named: str | None) -> Dealt | None:
    """A deal of all cards that are played with."""
    if not isinstance(action, Deal) or named is None:
        return None
    pack = study_pack(named).pack if named else pack_for(players)
    return DeckOrder(action.cards) if tuple(sorted(action.cards)) == pack.cards else None


def _begun(before: State, starter: Seat | None, named: str) -> State:
    begun = _undealt(before)
    return setup.start(
        begun.players,
        begun.rules,
        begun.starter if starter is None else starter,
        study_pack(named).pack if named else None,
    )


def _opening(before: State) -> tuple[Seat, str | None]:
    begun = _undealt(before)
    return begun.starter, _pack_name(begun)


def _pack_name(opening: Undealt) -> str | None:
    """What a record calls the pack: nothing if it is the manuals' own; None if it has no name."""
    named = (study for study in STUDY_PACKS if study.seats == opening.players)
    known = next((study.name for study in named if _same(study.pack, opening.pack)), None)
    return "" if known is None and opening.pack == pack_for(opening.players) else known


def _same(a: Pack, b: Pack) -> bool:
    return (a.cards, a.hand_size) == (b.cards, b.hand_size)


def trick_begun(state: State) -> int | None:
    """The number of the trick that begins in a state, None where none does."""
    begins = isinstance(state, Playing) and not state.trick.shown
    return state.table.tricks + 1 if isinstance(state, Playing) and begins else None


def _points_so_far(state: State) -> tuple[int, ...]:
    """The points of the captured cards, by seat."""
    assert not isinstance(state, Undealt), "a game after its deal"
    return tuple(evolve(tally, hand=0).score for tally in tallies(state.table))


def _suggest(state: State, action: Action) -> tuple[Suggestion, ...]:
    from ..suggestions import suggestions  # where something is illegal

    return suggestions(state, action)


def _refusal(*given: Any) -> tuple[Sentence, tuple[Breach, ...]]:
    from ..refusal import told_refusal  # where something is illegal

    return told_refusal(*given)


RECORD_EXTRAS: Final[RecordExtras[State, Action]] = RecordExtras(
    rows=ROWS,
    by_seat=frozenset({HAND}),
    actions=ACTIONS,
    read=read_deal,
    write=write_deal,
    is_gap=row_has_gap,
    is_whole=is_whole,
    action=_action,
    of_action=_of_action,
    check_pack=check_pack,
    begun=_begun,
    opening=_opening,
    trick=trick_begun,
    points=_points_so_far,
    trick_clause=c.END_2,
    points_clauses=(c.VAL_3, c.OVER_2),
    end_clause=c.OVER_1,
    match=Match,
    suggest=_suggest,
    refusal=_refusal,
)
