"""A situation as one seat knows it, and as it was after some actions of its trick.

Only this module reduces all told facts to those that a seat can know. The result is a situation
again, so nothing that is made from it can tell more.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.option_values import Inspection
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, Some, one_of
from daumen_rules.games.daumen_drauf.rule_set import PRESETS, RuleSet
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, Viewer

from .model import Forgotten, Heap, Situation, Stack


def is_over(situation: Situation) -> bool:
    """Whether the trick has ended: by a parry, or when the last to pass sits before the taker."""
    taker = taker_of(situation)
    if taker is None:
        return False
    last = situation.trick[-1]
    return last.act in (Did.PARRY, Did.TAKE) or last.seat == (taker - 1) % situation.players


def whose_turn(situation: Situation) -> Seat | Forgotten | None:
    """The seat on turn: as it is told, or the seat after the last one named; None if unknown."""
    if situation.turn is not None or is_over(situation):
        return situation.turn
    if situation.trick:
        return (situation.trick[-1].seat + 1) % situation.players
    return situation.leader


def leader_of(situation: Situation) -> Seat | None:
    """The seat that led the trick, or that leads next; None if it is not told."""
    return situation.trick[0].seat if situation.trick else situation.leader


def covered(situation: Situation) -> frozenset[int]:
    """The entries of a trick that have covered cards: the latest of each seat until the end."""
    if is_over(situation):
        return frozenset()
    shown = {e.seat: n for n, e in enumerate(situation.trick) if e.act.shows}
    return frozenset(shown.values())


def until(situation: Situation, step: int) -> Situation:
    """The situation after `step` actions of its trick; cards shown later are in hands again."""
    if step >= len(situation.trick):
        return situation
    later = [entry for entry in situation.trick[step:] if entry.act.shows]
    hands = tuple(
        Heap((*hand.seen, *(e.card for e in later if e.seat == seat)), hand.more)
        for seat, hand in enumerate(situation.hands)
    )
    leader = leader_of(situation)
    return evolve(situation, trick=situation.trick[:step], hands=hands, leader=leader, turn=None)


def seen_by(situation: Situation, viewer: Viewer) -> Situation:
    """The part of a situation that a seat, or a spectator, can know.

    Of the hands of others and of the draw pile it is the number of cards, of a covered card the
    kind. A viewer knows the fangs of his own cards and of released ones, of tricks that he may look
    at (Q01), and of cards whose twin he knows (MAT-3). The writer's expectations are left out.
    """
    looks = _everybody_looks(situation)
    open_entries = {n for n in range(len(situation.trick)) if _is_open(situation, n, viewer, looks)}
    mine = situation.hands[viewer].seen if isinstance(viewer, int) else ()
    known = {
        *mine,
        *(entry.card for n, entry in enumerate(situation.trick) if n in open_entries),
        *(
            c
            for seat, heap in enumerate(situation.captured)
            if looks or seat == viewer
            for c in heap.seen
        ),
    }

    def sight(card: Noted, *, is_open: bool) -> Noted:
        if is_open:
            return card
        if isinstance(card, Some):
            return one_of(c for one in card.cards for c in (one, one.twin))
        hidden = isinstance(card, Card) and card.twin not in known
        return card.kind if isinstance(card, Card) and hidden else card

    def asked(card: Card | Kind | None, *, is_open: bool) -> Card | Kind | None:
        seen = sight(card, is_open=is_open)
        return None if isinstance(seen, Some) else seen

    ask = situation.ask
    return evolve(
        situation,
        hands=tuple(
            hand if seat == viewer else Heap((None,) * len(hand.seen), hand.more)
            for seat, hand in enumerate(situation.hands)
        ),
        captured=tuple(
            Heap(
                tuple(sight(card, is_open=looks or seat == viewer) for card in heap.seen),
                heap.more,
            )
            for seat, heap in enumerate(situation.captured)
        ),
        pile=Stack((None,) * len(situation.pile.seen), situation.pile.more),
        trick=tuple(
            evolve(entry, card=sight(entry.card, is_open=n in open_entries))
            for n, entry in enumerate(situation.trick)
        ),
        ask=evolve(ask, card=asked(ask.card, is_open=ask.seat == viewer or ask.card in known)),
        expected=(),
        because="",
        weil="",
    )


def _is_open(situation: Situation, number: int, viewer: Viewer, looks: bool) -> bool:
    """Whether a viewer sees the fang of an entry: it is his own, released, or of an ended trick."""
    if situation.trick[number].seat == viewer or _released(situation, number):
        return True
    return is_over(situation) and (looks or taker_of(situation) == viewer)


def _released(situation: Situation, number: int) -> bool:
    """Whether a seat has laid a card open by showing another one."""
    seat = situation.trick[number].seat
    return any(e.seat == seat and e.act is Did.SHOW for e in situation.trick[number + 1 :])


def _everybody_looks(situation: Situation) -> bool:
    """Whether everybody may look at a trick that is over, under all rules asked (Q01)."""
    rules = situation.rules
    of_manuals = [dict(PRESETS)[manual] for manual in situation.manuals]
    asked = [rules] if isinstance(rules, RuleSet) else of_manuals
    return all(each.inspection is Inspection.ALL for each in asked)


def taker_of(situation: Situation) -> Seat | None:
    """The seat that showed the last card of the trick, and takes the trick if it is over."""
    if situation.trick and situation.trick[-1].act is Did.TAKE:
        return situation.trick[-1].seat
    shown = [entry.seat for entry in situation.trick if entry.act.shows]
    return shown[-1] if shown else None
