"""Rule sets and states of *Daumen drauf!* as rows, and back.

What stands where in a row is said in `columns`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from daumen_rules.contracts.batch_form import BatchError
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.batch_kernels import Row
from daumen_rules.pieces.rule_sets import changed

from .. import scoring
from ..cards import Card, Pack
from ..model import Finished, How, Look, Playing, ShownCard, State, Table, Trick, Undealt, playing
from ..option_values import Inspection, Scope
from ..packs import STUDY_PACKS
from ..rule_set import FLAGS, GERMAN, RuleSet, flag_value, flag_words
from ..setup import deck, pack_for
from . import columns as at
from .higher import ALL, top
from .trick_start import clear_trick, start

CARDS: Final = deck()
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as a mask."""
    return sum(1 << NUMBER[card] for card in cards)


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, in card order."""
    return tuple(card for number, card in enumerate(CARDS) if int(mask) >> number & 1)


def parameters(players: int, rules: RuleSet) -> Row:
    """The number of players, and of each flag the place of its value among all its values."""
    places = (_values(flag).index(flag_value(rules, flag)) for flag in FLAGS)
    return np.array([players, *places], np.int64)


def rules_of(p: Row) -> RuleSet:
    """The rule set of parameters."""
    words = {flag: _values(flag)[int(place)] for flag, place in zip(FLAGS, p[1:], strict=True)}
    return changed(GERMAN, words)


def _values(flag: str) -> tuple[str, ...]:
    """The values of a flag as words, in the order of `option_values`; no before yes."""
    words = flag_words(flag)
    return ("false", "true") if "true" in words else words


# To a row


def row(state: State) -> Row:
    """The row of a state. Raises BatchError for a state that no row can hold."""
    s = np.zeros(at.WIDTH, np.int64)
    if isinstance(state, Undealt):
        start(s, parameters(state.players, state.rules))
        s[at.STARTER] = state.starter
        _write_pack(s, state.pack, state.pack.cards)
        return s
    table = state.table
    clear_trick(s)
    s[at.PHASE] = at.PLAYING if isinstance(state, Playing) else at.FINISHED
    s[at.STARTER], s[at.EVENTS], s[at.TRICKS] = table.starter, table.events, table.tricks
    s[at.TAKER] = -1 if table.taker is None else table.taker
    for seat, (hand, captured) in enumerate(zip(table.hands, table.captured, strict=True)):
        s[at.HANDS + seat] = mask_of(hand)
        s[at.CAPTURED + seat] = mask_of(shown.card for shown in captured)
    _write_draws(s, table)
    _write_log(s, state)
    if isinstance(state, Playing):
        _write_trick(s, state)
    return s


def _write_pack(s: Row, pack: Pack, order: Sequence[Card]) -> None:
    s[at.PACK], s[at.HAND_SIZE] = mask_of(pack.cards), pack.hand_size
    s[at.DECK_SIZE] = len(order)
    s[at.DECK : at.DECK + at.CARDS] = 0
    s[at.DECK : at.DECK + len(order)] = [NUMBER[card] for card in order]


def _write_draws(s: Row, table: Table) -> None:
    """The deck: first the cards that were drawn, in the order of the looks at them."""
    draws = [
        (card, 8 * look.event + look.seat)
        for look in table.memory
        if look.how is How.OWN and look.seat is not None
        for card in look.cards
    ]
    cards = [card for card, _ in draws]
    if {*cards, *table.pile} != {*table.pack.cards} or len(cards) + len(table.pile) > at.CARDS:
        raise _no_row()
    _write_pack(s, table.pack, (*cards, *table.pile))
    s[at.DRAWN] = len(cards)
    s[at.DRAWS : at.DRAWS + len(cards)] = [draw for _, draw in draws]


def _write_log(s: Row, state: Playing | Finished) -> None:
    """All shown cards in the order of their events, and the tricks that were taken."""
    table = state.table
    released = {
        look.cards[0]: look.event
        for look in table.memory
        if look.how is How.RELEASED and len(look.cards) == 1
    }
    going = state.trick.shown if isinstance(state, Playing) else state.left
    taker = {one.event: seat for seat, taken in enumerate(table.captured) for one in taken}
    shown = sorted((*going, *(one for taken in table.captured for one in taken)), key=_event)
    laid_open = {card for hand in table.hands for card in hand}
    for place, one in enumerate(shown):
        s[at.LOG + place] = (
            NUMBER[one.card]
            | one.seat << at.SEAT_AT
            | one.lap << at.LAP_AT
            | one.event << at.EVENT_AT
            | (0 if one.card in laid_open else released.get(one.card, 0)) << at.RELEASED_AT
        )
    s[at.SHOWN], s[at.FIRST] = len(shown), len(shown) - len(going)
    looks = [look for look in table.memory if look.how is How.INSPECTED]
    if len(looks) != table.tricks:
        raise _no_row()
    end = 0
    for trick, look in enumerate(looks):
        by = taker.get(shown[end].event if end < len(shown) else 0)
        end += len(look.cards)
        if by is None:
            raise _no_row()
        s[at.TAKEN + trick] = by | end << at.END_AT | look.event << at.INSPECTED_AT


def _write_trick(s: Row, state: Playing) -> None:
    trick, rules = state.trick, state.table.rules
    s[at.TURN], s[at.LEADER] = trick.turn, trick.leader
    s[at.PASSES], s[at.LAP] = trick.passes, trick.lap
    s[at.TRICK] = mask_of(one.card for one in trick.shown)
    before = sum(one.lap < trick.lap for one in trick.shown)
    counts_from = max(before - 1, 0) if rules.colour_scope is Scope.LAP else 0
    for place, one in enumerate(trick.shown):
        s[at.COVERED + one.seat] = s[at.FIRST] + place
        s[at.OWNER] = one.seat
        if place == counts_from:
            s[at.NEW] = ALL
        top(s, NUMBER[one.card])


def _event(shown: ShownCard) -> int:
    return shown.event


def _no_row() -> BatchError:
    return BatchError(
        "no row of the batch form can hold this state: not all cards were drawn and taken in it",
        "keine Zeile der Stapelform kann diesen Stand halten: "
        "Nicht alle Karten darin wurden gezogen und eingenommen",
    )


# From a row


def state(s: Row, p: Row) -> State:
    """The readable state of a row."""
    rules, players, pack = rules_of(p), int(p[at.PLAYERS]), _pack(s, p)
    if s[at.PHASE] == at.UNDEALT:
        return Undealt(rules, pack, players, int(s[at.STARTER]))
    shown, tricks = _shown(s), _tricks(s)
    captured = tuple(
        tuple(one for taker, cards, _ in tricks if taker == seat for one in cards)
        for seat in range(players)
    )
    table = Table(
        rules=rules,
        pack=pack,
        players=players,
        starter=int(s[at.STARTER]),
        hands=tuple(cards_in(s[at.HANDS + seat]) for seat in range(players)),
        pile=deck_of(s)[s[at.DRAWN] :],
        captured=captured,
        memory=_memory(s, p, rules),
        events=int(s[at.EVENTS]),
        tricks=len(tricks),
        taker=None if s[at.TAKER] < 0 else int(s[at.TAKER]),
    )
    last = shown[s[at.FIRST] :]
    if s[at.PHASE] == at.FINISHED:
        return Finished(table, scoring.tallies(table), last)
    turn, passes, lap = int(s[at.TURN]), int(s[at.PASSES]), int(s[at.LAP])
    return playing(table, Trick(int(s[at.LEADER]), turn, last, passes, lap))


def _pack(s: Row, p: Row) -> Pack:
    usual = pack_for(int(p[at.PLAYERS]))
    known = (usual, *(study.pack for study in STUDY_PACKS if study.seats == p[at.PLAYERS]))
    cards, size = cards_in(s[at.PACK]), int(s[at.HAND_SIZE])
    for pack in known:
        if pack.cards == cards and pack.hand_size == size:
            return pack
    return Pack(cards, size)


def deck_of(s: Row) -> tuple[Card, ...]:
    """All cards in the order in which they are drawn."""
    numbers = map(int, s[at.DECK : at.DECK + s[at.DECK_SIZE]])
    return tuple(CARDS[number] for number in numbers)


def _shown(s: Row) -> tuple[ShownCard, ...]:
    """All cards that were shown in the game."""
    return tuple(
        ShownCard(
            seat=entry >> at.SEAT_AT & 7,
            card=CARDS[entry & at.CARD_BITS],
            lap=entry >> at.LAP_AT & 127,
            event=entry >> at.EVENT_AT & 0xFFFF,
        )
        for entry in map(int, s[at.LOG : at.LOG + s[at.SHOWN]])
    )


def _tricks(s: Row) -> list[tuple[Seat, tuple[ShownCard, ...], int]]:
    """Of each trick taken: the taker, the cards, the event at which they were looked at."""
    shown, first = _shown(s), 0
    tricks: list[tuple[Seat, tuple[ShownCard, ...], int]] = []
    for entry in map(int, s[at.TAKEN : at.TAKEN + s[at.TRICKS]]):
        end = entry >> at.END_AT & 63
        tricks.append((entry & 7, shown[first:end], entry >> at.INSPECTED_AT))
        first = end
    return tricks


def _memory(s: Row, p: Row, rules: RuleSet) -> tuple[Look, ...]:
    """All looks at faces, in the order of events."""
    drawn: dict[int, list[Card]] = {}
    for card, draw in zip(deck_of(s), map(int, s[at.DRAWS : at.DRAWS + s[at.DRAWN]]), strict=False):
        drawn.setdefault(draw, []).append(card)
    first = int(p[at.PLAYERS]) + 1  # up to this event hands are dealt, and told in card order
    looks = [
        Look(tuple(sorted(cards) if draw >> 3 <= first else cards), How.OWN, draw >> 3, draw & 7)
        for draw, cards in drawn.items()
    ]
    for entry in map(int, s[at.LOG : at.LOG + s[at.SHOWN]]):
        if entry >> at.RELEASED_AT:
            card = CARDS[entry & at.CARD_BITS]
            looks.append(Look((card,), How.RELEASED, entry >> at.RELEASED_AT, None))
    for taker, shown, event in _tricks(s):
        by = None if rules.inspection is Inspection.ALL else taker
        looks.append(Look(tuple(one.card for one in shown), How.INSPECTED, event, by))
    if s[at.PHASE] == at.FINISHED:
        hands = [cards_in(s[at.HANDS + seat]) for seat in range(p[at.PLAYERS])]
        left = [hand for hand in hands if hand]
        event = int(s[at.EVENTS] - p[at.PLAYERS]) - len(left)
        looks += [
            Look(hand, How.RELEASED, event + place, None) for place, hand in enumerate(left, 1)
        ]
    return tuple(sorted(looks, key=lambda look: look.event))
