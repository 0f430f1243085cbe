"""Finds the clause that an engine gets wrong, from a wrong view or a wrong event.

A view may tell a seat too much, too little, or other facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from daumen_rules.contracts.engine_tests.engine_tests import Blame
from daumen_rules.contracts.engine_tests.script import Difference, Failure
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.step import Step

from .. import clauses as c
from ..cards import Card
from ..events import Drawn, Event
from ..knowledge import faces
from ..model import Action, Deal, Finished, How, Look, Parry, Playing, State, Undealt
from ..option_values import Dealing, RefillShort

Wrong = Failure[State, Action, Event]

_LEARNT: Final = {
    How.OWN: c.HAND_1,
    How.RELEASED: c.RAISE_2,
    How.INSPECTED: c.END_6,
    How.TWIN: c.MAT_4,
}
"""By which clause a seat comes to know a fang."""


def of_view(failure: Wrong) -> Blame | None:
    """The blame for a wrong view: its own hand first, then leaks, then missing facts."""
    wrong = [d for d in failure.differences if d.part == "view"]
    if not wrong:
        return None
    by_place = {place: [d for d in wrong if d.place == place] for place in _VIEW_PLACES}
    for place, of_place in _VIEW_PLACES.items():
        if by_place[place]:
            first, *others = of_place(failure, by_place[place])
            return Blame(first, failure.position, tuple(others))
    return None


def _of_hand(failure: Wrong, wrong: list[Difference]) -> tuple[Clause, ...]:
    if failure.move is None:
        return _of_dealt_hands(failure, wrong)
    action, answer = failure.move.action, failure.move.answer
    if isinstance(action, Parry) and any(str(action.card) in d.theirs for d in wrong):
        return c.PARRY_4, c.THUMB_1  # it is kept
    if all(set(d.theirs) < set(d.ours) for d in wrong):
        return c.HAND_1, c.START_6  # the state counts more cards than the seat is told
    events = answer.events if isinstance(answer, Step) else ()
    drawn = [event for event in events if isinstance(event, Drawn)]
    if not drawn:
        return c.THUMB_1, c.HAND_1
    theirs = {d.ask.seat: set(d.theirs) for d in wrong}
    ours = {d.ask.seat: set(d.ours) for d in wrong}
    if set[str]().union(*theirs.values()) != set[str]().union(*ours.values()):
        return c.START_6, c.FILL_1
    if _is_dealt_round(failure.move.after):
        return c.FILL_2, c.FILL_4, c.FILL_3, c.START_6
    top, first = str(drawn[0].cards[0]), drawn[0]
    if first.seat in theirs and top not in theirs[first.seat] and first.clause is c.FILL_3:
        return c.FILL_3, c.START_6, c.FILL_4, c.FILL_1
    return c.FILL_4, c.START_6, c.FILL_3, c.FILL_1


def _is_dealt_round(after: State) -> bool:
    """Whether the pile was too short, and a reading says in which order its cards are drawn."""
    assert not isinstance(after, Undealt)
    table = after.table
    is_short = any(len(hand) < table.pack.hand_size for hand in table.hands)
    return is_short and table.rules.refill_short is RefillShort.ONE_BY_ONE


def _of_dealt_hands(failure: Wrong, wrong: list[Difference]) -> tuple[Clause, ...]:
    """The right hands at the wrong seats, or other hands."""
    state = failure.script.dealt
    assert isinstance(state, Playing)
    if all(set(d.theirs) < set(d.ours) for d in wrong):
        return c.HAND_1, c.START_3
    if sorted(d.theirs for d in wrong) != sorted(d.ours for d in wrong):
        return _of_order_of_the_deal(failure, [d.theirs for d in wrong], state)
    leads_from_another_hand = any(d.ask.seat == state.trick.turn for d in wrong)
    if leads_from_another_hand and failure.at("legal") is None:
        return c.HAND_2, c.HAND_1, c.START_5  # it is only told a hand that is not its own
    return c.START_5, c.START_4, c.HAND_2


def _of_order_of_the_deal(
    failure: Wrong, theirs: list[list[str]], state: Playing
) -> tuple[Clause, ...]:
    """Other hands: who gets a card of every round has had them dealt one by one, and who gets all
    of a packet has had it dealt at once. If they are dealt as they should be, others get them.
    """
    deal, table = failure.script.deal, state.table
    packets, size = table.rules.deal is Dealing.PACKETS, table.pack.hand_size
    assert isinstance(deal, Deal)
    if {card for hand in theirs for card in hand} & set(map(str, state.table.pile)):
        return c.START_6, c.START_3, c.START_5
    group = size if packets else table.players
    places = {str(card): i // group for i, card in enumerate(deal.cards)}
    groups = 1 if packets else size
    if all(len({places.get(card) for card in hand}) == groups for hand in theirs):
        return c.START_5, c.HAND_2
    return c.START_4, c.START_5, c.START_3


def _of_cards(failure: Wrong, wrong: list[Difference]) -> tuple[Clause, ...]:
    """Fangs of the trick or of captured cards: a leak before anything that is missing."""
    state = failure.script.state(failure.position)
    for difference in wrong:
        leaked = set(_whole(difference.theirs)) - set(_whole(difference.ours))
        if leaked:
            return _of_leak(state, difference, leaked)
    seen, concluded = list[Clause](), list[Clause]()
    for difference in wrong:
        seat = difference.ask.seat
        if seat is None or isinstance(state, Undealt):
            continue
        memory = faces(state, seat)
        for word in sorted(set(_whole(difference.ours)) - set(_whole(difference.theirs))):
            card = Card.parse(word)
            if card in memory:
                seen.append(_learnt(state, card, memory[card]))
            elif card.twin in memory:
                concluded.append(_learnt(state, card.twin, memory[card.twin]))
    if seen:
        return tuple(dict.fromkeys(seen))
    first, last = ((), (c.MAT_4,)) if _concludes(failure, state) else ((c.MAT_4,), ())
    return tuple(dict.fromkeys((*first, *concluded, *last)))


def _learnt(state: Playing | Finished, card: Card, look: Look) -> Clause:
    """By which clause a seat has seen a card; the last hands are laid open, which is no raise."""
    is_laid_open = isinstance(state, Finished) and any(card in hand for hand in state.table.hands)
    return c.OVER_2 if is_laid_open and look.how is How.RELEASED else _LEARNT[look.how]


def _concludes(failure: Wrong, state: State) -> bool:
    """Whether the engine tells some fang rightly that a seat knows by the twin alone."""
    if isinstance(state, Undealt):
        return False
    for ask, answer in failure.said:
        if ask.topic == "view" and ask.seat is not None:
            view, memory = answer["view"], faces(state, ask.seat)
            told = set(_whole([view["trick"], view["captured"]]))
            right = told & set(_whole([ask.expected["trick"], ask.expected["captured"]]))
            if any(Card.parse(card) not in memory for card in right):
                return True
    return False


def _of_leak(state: State, difference: Difference, leaked: set[str]) -> tuple[Clause, ...]:
    """Fangs too many. If some stay hidden, they may come from the hand of another seat, where the
    twins are.
    """
    if difference.place == "view.trick":
        return c.THUMB_4, c.HAND_2, c.THUMB_2
    assert not isinstance(state, Undealt)
    seat, hands = difference.ask.seat, state.table.hands
    others = {card for i, hand in enumerate(hands) if i != seat for card in hand}
    in_hand = all(Card.parse(word).twin in others for word in leaked)
    some_are_hidden = len(_whole(difference.theirs)) < _told(difference.theirs)
    if some_are_hidden and in_hand:
        return c.HAND_2, c.END_6, c.END_4
    return (c.END_4, c.HAND_2, c.END_6) if in_hand else (c.END_4, c.END_6)


def _whole(value: Any) -> list[str]:
    """The cards in a value that are told with their fang."""
    if isinstance(value, str):
        return [value] if len(value) == 3 else []
    items: Iterable[Any] = ()
    if isinstance(value, dict):
        items = cast(Mapping[str, Any], value).values()
    elif isinstance(value, list):
        items = cast(Iterable[Any], value)
    return [card for item in items for card in _whole(item)]


def _told(value: Any) -> int:
    """How many cards are told in a value, whole or by kind."""
    items = cast(Iterable[Any], value) if isinstance(value, list) else ()
    return 1 if isinstance(value, str) else sum(map(_told, items))


def _of_last_hands(failure: Wrong, wrong: list[Difference]) -> tuple[Clause, ...]:
    return (c.HAND_2, c.OVER_2) if wrong[0].ours is None else (c.OVER_2, c.OVER_1)


_VIEW_PLACES: Final = {
    "view.hand": _of_hand,
    "view.hands": _of_last_hands,
    "view.trick": _of_cards,
    "view.captured": _of_cards,
}

_TOLD: Final = {
    "released": c.RAISE_2,
    "shown": c.TURN_2,
    "passed": c.PASS_1,
    "skipped": c.PASS_3,
    "parried": c.PARRY_4,
    "taken": c.END_3,
    "inspected": c.END_6,
    "left": c.OVER_1,
    "drawn": c.FILL_3,
    "leads": c.NEXT_1,
    "over": c.OVER_1,
    "points": c.VAL_3,
}
"""The clause that each event is about."""


def of_events(failure: Wrong) -> Blame | None:
    """The blame for other events, or another order of them: the first that differs counts."""
    wrong = failure.at("events")
    if wrong is None:
        return None
    theirs, ours = list(wrong.theirs), list(wrong.ours)
    same = 0
    while same < min(len(theirs), len(ours)) and theirs[same] == ours[same]:
        same += 1
    told = [_TOLD[events[same]["event"]] for events in (ours, theirs) if events[same:]]
    if len(told) == 2 and _is_open(theirs[same]) and not _is_open(ours[same]):
        told = [c.THUMB_4, c.THUMB_2, *told]
    if c.FILL_3 in told:
        told = [*_of_draws(theirs, ours, same), *told]
    if theirs[same:] and theirs[same]["event"] == "taken" and len(set(told)) > 1:
        told = [c.END_1, c.END_2, *told]  # before it is over by the rules
    first, *others = dict.fromkeys(told)
    return Blame(first, failure.position, tuple(others))


def _is_open(event: Mapping[str, Any]) -> bool:
    """Whether a card is told with its fang."""
    return bool(_whole(event.get("card")))


def _of_draws(
    theirs: Sequence[Mapping[str, Any]], ours: Sequence[Mapping[str, Any]], first: int
) -> tuple[Clause, ...]:
    """Draws that are told otherwise: the same in another order, or by how much somebody draws."""
    drawn = [
        [(e["seat"], e["cards"]) for e in events if e["event"] == "drawn"]
        for events in (theirs, ours)
    ]
    if sorted(drawn[0]) != sorted(drawn[1]):
        return (c.FILL_1,)
    is_first = all(event["event"] != "drawn" for event in ours[:first])
    return (c.FILL_3, c.FILL_4) if is_first else (c.FILL_4, c.FILL_3)
