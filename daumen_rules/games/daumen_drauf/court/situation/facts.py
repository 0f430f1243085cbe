"""The facts about hands on which an answer depends: a seat holds some cards, or does not.

With the order of the trick and the counts, these facts decide every question. `may X show C`
depends on whether X holds C; a pass depends on the hand of X only where a duty does (Q14); a jump
depends on hands in one reading of Q17 alone. Each set of facts is one branch, and together the
branches cover every world.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from daumen_rules.games.daumen_drauf.cards import Card, Fang, Kind, Pack
from daumen_rules.games.daumen_drauf.rule_set import EndTest, ForcedPass, RuleSet, Scope
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, from_left_of

from ..asks.row import Adds, Which
from .lineups import Lineup
from .model import Situation
from .shapes import Shape
from .worlds import Place

PILE: Final[Place] = ("pile", -1)
"""Any place of the draw pile."""


@frozen
class Fact:
    """The fact that none of some cards lies at a place, or that at least one of them does."""

    place: Place
    cards: frozenset[Card]
    some: bool


Facts = tuple[Fact, ...]


def is_sensitive(rules: RuleSet) -> bool:
    """Whether within a trick it matters which seats have cards left."""
    within = rules.end_test in (EndTest.ANY_MOMENT, EndTest.ANY_MOMENT_PILE_EMPTY)
    return rules.forced_pass is not ForcedPass.EXPLICIT or within


def exact_seats(situation: Situation, rules: RuleSet) -> frozenset[Seat]:
    """The seats whose number of cards matters, not only whether they have any."""
    if rules.forced_pass is ForcedPass.SKIP_ALL:
        return frozenset(range(situation.players))
    seats = set[Seat]()
    search = situation.ask.kind.search
    if search.act or search.adds is Adds.SEAT:
        assert situation.ask.seat is not None
        seats.add(situation.ask.seat)
    if rules.must_show_scope is Scope.LAP and situation.trick:
        seats.add(situation.trick[0].seat)
    return frozenset(seats)


def facts(
    situation: Situation,
    rules: RuleSet,
    pack: Pack,
    lineup: Lineup,
    leader: Seat | None,
    shape: Shape,
) -> Iterator[Facts]:
    """Every set of facts on which the answer can depend; together they cover all worlds."""
    choices: list[list[Facts]] = []
    if leader is not None and rules.must_show_scope is Scope.LAP:
        choices.append([_none(leader, lineup.duties)] if lineup.duties else [()])
    if situation.trick and (not lineup.over or rules.forced_pass is ForcedPass.SKIP_ALL):
        for seat in _watched(situation, rules, leader):
            choices.append([_some(seat, lineup.useful), _none(seat, lineup.useful)])
    for chosen in product(*choices):
        watched = tuple(fact for part in chosen for fact in part)
        over = lineup.over or situation.ask.kind.trick is Which.NEXT
        over = over or _ends_by_itself(situation, rules, lineup, shape, watched)
        cards = _meant(situation.ask.card)
        places = [_whereabouts(situation, card, shape.pile if over else 0) for card in cards]
        if situation.asked_card is not None:
            places = [_shown_as(situation.asked_card, lineup)]
        for lying in product(*places):
            yield (*(fact for part in lying for fact in part), *watched)


def _ends_by_itself(
    situation: Situation, rules: RuleSet, lineup: Lineup, shape: Shape, watched: Facts
) -> bool:
    """Whether all who have not passed on the highest card may be jumped, so that the trick ends
    (Q17). Otherwise nobody draws before the question is asked.
    """
    entries = [entry for entry in situation.trick if entry.act.shows]
    if not entries or rules.forced_pass is ForcedPass.EXPLICIT:
        return False
    order = from_left_of(situation.trick[-1].seat, situation.players)
    left = order[: order.index(entries[-1].seat)][lineup.passes :]
    if rules.forced_pass is ForcedPass.SKIP_ALL:
        return not any(fact.some for fact in watched if fact.place[1] in left)
    return not any(shape.hands[seat] for seat in left)


def _meant(asked: Card | Kind | None) -> tuple[Card, ...]:
    """The cards that may be the one that the question names; none where it names no card."""
    if asked is None:
        return ()
    if isinstance(asked, Card):
        return (asked,)
    card = asked
    return tuple(Card(card.colour, card.value, fang) for fang in Fang)


def _shown_as(number: int, lineup: Lineup) -> list[Facts]:
    """Each card that the card of the trick can be."""
    sight = lineup.sights[number]
    cards = (
        (sight,) if isinstance(sight, Card) else (Card(sight.colour, sight.value, f) for f in Fang)
    )
    return [(Fact(("trick", number), frozenset({card}), some=True),) for card in cards]


def _whereabouts(situation: Situation, card: Card, pile: int) -> list[Facts]:
    """The facts that the card lies in the hand asked about, or not.

    `pile` is the number of cards in the pile: where seats are jumped the trick may end by itself,
    and the seat may have drawn the card from the pile after it (Q17).
    """
    seat, one = situation.ask.seat, frozenset({card})
    assert seat is not None
    mine: Place = ("hand", seat)
    if card in situation.hands[seat].seen:
        return [(Fact(mine, one, some=True),)]
    if any(card in heap.seen for heap in (*situation.hands, *situation.captured)):
        return [(Fact(mine, one, some=False), Fact(PILE, one, some=False))]
    if not pile:
        return [(Fact(mine, one, some=True),), (Fact(mine, one, some=False),)]
    drawn = [(Fact(("pile", n), one, some=True),) for n in range(pile)]
    nowhere = (Fact(mine, one, some=False), Fact(PILE, one, some=False))
    return [(Fact(mine, one, some=True),), *drawn, nowhere]


def _watched(situation: Situation, rules: RuleSet, leader: Seat | None) -> tuple[Seat, ...]:
    """The seats of which it matters whether they can do more than pass."""
    if rules.forced_pass is ForcedPass.SKIP_ALL:
        return tuple(range(situation.players))
    if rules.must_show_scope is Scope.LAP and leader is not None:
        return (leader,)
    return ()


def _some(seat: Seat, cards: frozenset[Card]) -> Facts:
    return (Fact(("hand", seat), cards, some=True),)


def _none(seat: Seat, cards: frozenset[Card]) -> Facts:
    return (Fact(("hand", seat), cards, some=False),)
