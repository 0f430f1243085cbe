"""Explains why a move of a record is allowed or refused, to a reader or over all fillings of gaps.

The game's rules and `gaps` have decided before whether it is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from daumen_rules.contracts.check_result import Illegal, LimitReached, MarkDiffers
from daumen_rules.contracts.court import FoundWithGaps, Move, MoveWithGaps
from daumen_rules.contracts.record_model import Record, TrickMark
from daumen_rules.disputes.explanation import EventReasons, Explanation
from daumen_rules.disputes.matching import fill
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language
from daumen_rules.kernel.verdict import Reason, by_gist

from ..model import Card, Playing, Sight, State
from ..notation.remembered_actions import Did
from ..reasons import REFEREE, explain, may
from ..refusal import eyes_of
from ..remembered_cards import can_be
from ..rule_set import RuleSet
from ..rules import step
from ..suggestions import holding, suggestions
from ..verbs import VERBS
from ..view import view
from .gapped_record import check_teller_of, find
from .gaps import findings as f
from .gaps.continuations import remembered, seat_of, with_card
from .gaps.filling import FOREVER, Filler, Running
from .gaps.several_games import replay_with_gaps


def explained(move: Move, reader: Seat | None) -> Explanation:
    """Why a move is allowed or refused, as far as the reader, or for None the mover, can know."""
    if reader is not None:
        return explain(move.state, move.action, reader)
    told = explain(move.state, move.action, REFEREE)
    return evolve(told, suggestions=suggestions(move.state, move.action))


def explained_with_gaps(
    record: Record, rules: RuleSet, line: int | None, running: Running
) -> FoundWithGaps:
    """Why the action at a line is allowed in all, in some or in no ways to fill the gaps.

    Without a line it explains the refused action. If no action stands at the line, the result holds
    the lines that the rules reach. None where the search came to its limit.
    """
    ending = find("", record, rules, running).games[-1].ending
    last = ending.line if isinstance(ending, Illegal | MarkDiffers | LimitReached) else FOREVER
    acts = [
        (number, at, entry)
        for number, game in enumerate(record.games)
        for at, entry in enumerate(game.entries)
        if not isinstance(entry, TrickMark) and entry.line <= last
    ]
    asked = line or (last if isinstance(ending, Illegal) else 0)
    place = next((one for one in acts if one[2].line == asked), None)
    if place is None:
        return tuple(entry.line for *_, entry in acts)
    number, at, entry = place
    game, filler = record.games[number], Filler(fill, running)
    before, after = (
        replay_with_gaps(
            evolve(
                record,
                games=(*record.games[:number], evolve(game, entries=game.entries[:n], claims=())),
            ),
            rules,
            filler,
        ).games[-1]
        for n in (at, at + 1)
    )
    if isinstance(after.ending, f.PlayStopped):
        return None
    teller = check_teller_of(record)
    done = teller.done(seat_of(entry), remembered(entry))
    if isinstance(after.ending, f.IllegalWithGaps):
        said, broken = after.ending, after.ending.refused.breaches
        reasons = tuple(Reason(breach.clause, breach.sentence) for breach in broken)
        why = Explanation(
            False,
            reasons,
            said.why,
            suggestions=said.suggestions,
            otherwise=said.otherwise,
            anyhow=True,
        )
        return MoveWithGaps(asked, done, why)
    hangs = [teller.depends(one) for one in after.depends if one.entry is entry]
    events = (EventReasons(h, (by_gist(h.clause),), h.name) for h in after.told[-1].happenings)
    why = Explanation(
        True,
        _reasons(before.states, entry),
        events=tuple(events),
        anyhow=not hangs,
        so_if=tuple(one for hang in hangs for one in hang.so_if),
        silent=tuple(teller.silence(one).said for one in after.passed_over if one is entry),
    )
    return MoveWithGaps(asked, done, why)


def _reasons(states: Sequence[State], entry: f.AnyEntry) -> tuple[Reason, ...]:
    """The reasons why an entry is allowed, as far as they hold in all ways to fill the gaps."""
    did, found = remembered(entry), list[tuple[Reason, ...]]()
    for state in states:
        if not isinstance(state, Playing) or did.did is Did.TAKE:
            continue
        pack, highest = state.table.pack.cards, state.trick.highest
        for card in pack if did.did.shows else pack[:1]:
            action = with_card(entry, card)
            can = can_be(did.card, card) or did.did.passes
            if can and not isinstance(step(holding(state, action), action), Refused):
                kind = None if highest is None else highest.card.kind
                found.append(may(state.trick.turn, kind, action))
    return tuple(one for one in found[0] if all(one in row for row in found)) if found else ()


def move_words(move: Move, reader: Seat | None, language: Language) -> str:
    """A move in the words of the notation, with no more of its cards than a reader can know."""
    row, sees = VERBS.row(move.action), _sees(move, reader)
    return row.tell({name: sees(card) for name, card in row.values(move.action).items()}, language)


def _sees(move: Move, reader: Seat | None) -> Callable[[Card], Sight]:
    """A function that gives of a card of a move what a reader can know.

    The mover and the referee know the whole card. Others know its kind, and its fang only where
    they can know the fangs of that kind.
    """
    if reader is None or reader == move.action.seat:
        return lambda card: card
    return eyes_of(view(move.state, reader)).sees
