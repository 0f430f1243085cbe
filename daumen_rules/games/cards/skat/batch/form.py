"""The batch form of 150 Skat: the readable values of the rows on which its kernels work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from daumen_rules.contracts.batch_form import BatchError, BatchForm
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.batch_kernels import Row
from daumen_rules.pieces.cards import PACK, Card, Deal
from daumen_rules.pieces.numbered_rules import numbers_of, rules_of

from ...engines.auction import Auction, Bid, Call, Hold, Pass
from ...engines.desk import Task
from ...engines.tricks import Cards, Play, Trick
from ..deal import PACKETS, in_order
from ..rules import Rules
from ..table import Declare, Discard, ShowSkat, SkatAct, SkatDesk, SkatView, TakeSkat
from ..values import REACHABLE, Goal, Kind, base, ladder, order, value
from . import choice, play, score
from . import table as t
from .parts import PLACES, cards_of, contract_of, mask_of, number_of, packed, unpacked

_TASKS: Final = (Task.DEAL, Task.BID, Task.CHOOSE, Task.AWAY, Task.DECLARE, Task.PLAY)


# Parameters and actions


def parameters(players: int, rules: Rules) -> Row:
    """The parameters of a desk, with what the readable rules say of each kind and each contract."""
    orders = [order(rules, kind) for kind in Kind]
    contracts = [contract_of(number) for number in range(t.CONTRACTS)]
    bids = ladder(rules)
    return np.array(
        [
            players,
            *numbers_of(rules),
            *(each.height(card) for each in orders for card in PACK),
            *(
                sum(1 << PLACES[card] for card in PACK if each.suit(card) is each.suit(led))
                for each in orders
                for led in PACK
            ),
            *(place for each in orders for place in _padded(each.trumps)),
            *(base(rules, contract) for contract in contracts),
            *(value(rules, contract, 0, step) for contract in contracts for step in REACHABLE),
            len(bids),
            *bids,
        ]
    )


def _padded(trumps: Cards) -> Iterator[int]:
    yield from (PLACES[card] for card in trumps)
    yield from [t.NONE] * (t.MOST_TRUMPS - len(trumps))


def actions(players: int, rules: Rules) -> tuple[SkatAct, ...]:
    """The actions of all seats, by their numbers; what the table says of a seat is among its."""
    return tuple(action for seat in range(players) for action in _actions_of(seat, rules))


def _actions_of(seat: Seat, rules: Rules) -> Iterator[SkatAct]:
    yield from (Play(seat, card) for card in PACK)
    yield from (Discard(seat, (low, PACK[b])) for b in range(t.CARDS) for low in PACK[:b])
    yield from (Declare(seat, kind, goal) for kind in Kind for goal in Goal)
    yield from (TakeSkat(seat), ShowSkat(seat), Pass(seat), Hold(seat))
    bids = ladder(rules)
    unused = range(bids[-1] + 1, bids[-1] + 1 + t.MOST_BIDS - len(bids))
    yield from (Bid(seat, bid) for bid in (*bids, *unused))


def _seat(seat: Seat | None) -> int:
    return t.NONE if seat is None else seat


def _some(number: int) -> Seat | None:
    return None if number == t.NONE else number


def _say(found: Row, auction: Auction, rules: Rules) -> None:
    """Write an auction."""
    found[t.SPEAKER], found[t.LISTENER] = _seat(auction.speaker), _seat(auction.listener)
    found[t.WAITING] = auction.waiting[0] if auction.waiting else t.NONE
    found[t.BID_NOW], found[t.IS_ASKED] = auction.bid, auction.asked
    found[t.CALLS] = len(auction.said)
    for at, call in enumerate(auction.said):
        number, place = divmod(at, t.PER_NUMBER)
        match call:
            case Bid():
                what = t.BIDS + ladder(rules).index(call.value)
            case Hold():
                what = t.HELD
            case _:
                what = t.PASSED
        found[t.SAID + number] |= call.seat * 128 + what << t.CALL_BITS * place


def _auction(n: list[int], rules: Rules) -> Auction:
    """The auction of a row."""
    return Auction(
        speaker=_some(n[t.SPEAKER]),
        listener=_some(n[t.LISTENER]),
        waiting=() if n[t.WAITING] == t.NONE else (n[t.WAITING],),
        bid=n[t.BID_NOW],
        asked=bool(n[t.IS_ASKED]),
        said=tuple(_call(n, at, rules) for at in range(n[t.CALLS])),
    )


def _call(n: list[int], at: int, rules: Rules) -> Call:
    number, place = divmod(at, t.PER_NUMBER)
    seat, what = divmod(n[t.SAID + number] >> t.CALL_BITS * place & 511, 128)
    if what >= t.BIDS:
        return Bid(seat, ladder(rules)[what - t.BIDS])
    return Hold(seat) if what == t.HELD else Pass(seat)


# Rows, states and views


def _open_numbers(found: Row, shown: SkatDesk | SkatView, played: int) -> None:
    """Write what all see of a desk on which so many cards are played."""
    if len(shown.results) > t.MOST_DEALS:
        raise BatchError(
            f"the batch form has at most {t.MOST_DEALS} deals, not {len(shown.results)}",
            f"die Stapelform hat höchstens {t.MOST_DEALS} Spiele, nicht {len(shown.results)}",
        )
    found[t.DEALER], found[t.TURN] = shown.dealer, shown.turn
    found[t.TASK], found[t.TAKEN] = _TASKS.index(shown.task), shown.taken
    found[t.SOLOIST] = _seat(shown.soloist)
    found[t.CONTRACT] = t.NONE if shown.contract is None else number_of(shown.contract)
    found[t.SPEAKER] = found[t.LISTENER] = found[t.WAITING] = t.NONE
    if shown.auction is not None:
        _say(found, shown.auction, shown.rules)
    found[t.POINTS : t.POINTS + shown.players] = shown.points
    plays = [play for trick in (*shown.tricks, shown.trick) for play in trick]
    end = t.PLAYS + played
    found[t.PLAYS : end] = t.NONE
    found[end - len(plays) : end] = [each.seat * 32 + PLACES[each.card] for each in plays]
    found[t.PLAYED], found[t.DEALS] = played, len(shown.results)
    found[t.RESULTS : t.RESULTS + len(shown.results)] = [*map(packed, shown.results)]


def row(desk: SkatDesk) -> Row:
    """The row of a desk. Raises BatchError for one with more deals than a row has."""
    found = np.zeros(t.WIDTH, np.int64)
    _open_numbers(found, desk, sum(map(len, (*desk.tricks, desk.trick))))
    found[t.SKAT], found[t.SKAT_SIZE] = mask_of(desk.stock), len(desk.stock)
    for seat, hand in enumerate(desk.hands):
        found[t.HANDS + seat], found[t.SIZES + seat] = mask_of(hand), len(hand)
    return found


def state(s: Row, p: Row) -> SkatDesk:
    """The desk of a row."""
    n = [int(number) for number in s]
    players, rules = int(p[t.PLAYERS]), rules_of(Rules, p[1 : t.OPTIONS])
    is_dealt = n[t.TASK] != t.DEAL
    plays = [Play(each // 32, PACK[each % 32]) for each in n[t.PLAYS : t.PLAYS + n[t.PLAYED]]]
    tricks: list[Trick] = [tuple(plays[at : at + 3]) for at in range(0, len(plays), 3)]
    trick = tricks.pop() if len(plays) % 3 else ()
    hands = n[t.HANDS : t.HANDS + players] if is_dealt else []
    return SkatDesk(
        rules=rules,
        players=players,
        dealer=n[t.DEALER],
        turn=n[t.TURN],
        task=_TASKS[n[t.TASK]],
        hands=tuple(map(cards_of, hands)),
        aside=((),) * len(hands),
        stock=cards_of(n[t.SKAT]),
        soloist=_some(n[t.SOLOIST]),
        auction=_auction(n, rules) if is_dealt else None,
        contract=None if n[t.CONTRACT] == t.NONE else contract_of(n[t.CONTRACT]),
        taken=bool(n[t.TAKEN]),
        trick=trick,
        tricks=tuple(tricks),
        results=tuple(map(unpacked, n[t.RESULTS : t.RESULTS + n[t.DEALS]])),
        points=tuple(n[t.POINTS : t.POINTS + players]),
        deals=n[t.DEALS],
    )


def drawn(before: Row, after: Row, p: Row) -> Deal:
    """The deal between two rows; any that gives these hands and this skat."""
    desk = state(after, p)
    hands = [*map(list, desk.hands)]
    pack = list[Card]()
    for number, packet in enumerate(PACKETS):
        for seat in in_order(desk):
            pack += hands[seat][:packet]
            del hands[seat][:packet]
        if number == 0:
            pack += desk.stock
    return Deal(tuple(pack))


def seen(view: SkatView, p: Row) -> Row:
    """The row of a view."""
    found = np.zeros(t.WIDTH, np.int64)
    assert isinstance(view.viewer, int), "rows are what seats see"
    _open_numbers(found, view, 30 - sum(view.left) if view.task is Task.PLAY else 0)
    knows = view.taken and view.viewer == view.soloist
    found[t.SKAT] = mask_of(view.skat) if knows else t.NONE
    found[t.SKAT_SIZE] = view.stock
    found[t.HANDS : t.HANDS + view.players] = t.NONE
    found[t.SIZES : t.SIZES + len(view.left)] = view.left
    found[t.HANDS + view.viewer] = mask_of(view.hand)
    if view.contract is not None and view.contract.goal is Goal.OPEN and view.soloist is not None:
        found[t.HANDS + view.soloist] = mask_of(view.shown[view.soloist])
    return found


FORM: Final = BatchForm[Rules, SkatDesk, SkatAct, SkatView](
    width=t.WIDTH,
    deals_at=t.DEALS,
    view_width=t.WIDTH,
    start=play.start,
    mover=choice.mover,
    chance=play.chance,
    legal=choice.legal,
    step=choice.step,
    score=score.score,
    view=play.view,
    playout=choice.playout,
    parameters=parameters,
    actions=actions,
    row=row,
    state=state,
    drawn=drawn,
    seen=seen,
    modules=(t.__name__, score.__name__, play.__name__, choice.__name__),
)
