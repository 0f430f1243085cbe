"""What a seat may or may not hold, where the answer hangs on it.

Here live the facts that a question turns on. For every question they are all there is besides the
order of the trick and the counts: `may X show C` asks whether X holds C, once the trick and the
turn are known; a pass asks what X holds only where a duty hangs on it (Q14); seats are jumped by
what they hold only in one reading of Q17. Each set of facts is one branch, and together they leave
out nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from attrs import frozen

from daumen_rules.games.daumen_drauf.cards import Card, Fang, Pack
from daumen_rules.games.daumen_drauf.readings import EndTest, ForcedPass, RuleSet, Scope
from daumen_rules.games.daumen_drauf.situation.lineups import Lineup
from daumen_rules.games.daumen_drauf.situation.model import Asks, Situation
from daumen_rules.games.daumen_drauf.situation.worlds import Place
from daumen_rules.kernel.seats import Seat

PILE: Final[Place] = ("pile", -1)
"""Any place of the draw pile."""


@frozen
class Fact:
    """At a place lies none of some cards, or at least one of them."""

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
    if situation.ask.kind in (Asks.SHOW, Asks.PARRY, Asks.PASS, Asks.POINTS):
        assert situation.ask.seat is not None
        seats.add(situation.ask.seat)
    if rules.must_show_scope is Scope.LAP and situation.trick:
        seats.add(situation.trick[0].seat)
    return frozenset(seats)


def facts(
    situation: Situation, rules: RuleSet, pack: Pack, lineup: Lineup, leader: Seat | None, pile: int
) -> Iterator[Facts]:
    """Every set of facts that the answer can turn on; together they cover all worlds."""
    choices: list[list[Facts]] = []
    held = situation.ask.kind in (Asks.SHOW, Asks.PARRY)
    if held:
        choices += [_whereabouts(situation, card, lineup, pile) for card in _meant(situation, pack)]
    if leader is not None and rules.must_show_scope is Scope.LAP:
        choices.append([_none(leader, lineup.duties)] if lineup.duties else [()])
    if situation.trick and (not lineup.over or rules.forced_pass is ForcedPass.SKIP_ALL):
        for seat in _watched(situation, rules, leader):
            choices.append([_some(seat, lineup.useful), _none(seat, lineup.useful)])
    for chosen in product(*choices):
        yield tuple(fact for part in chosen for fact in part)


def _meant(situation: Situation, pack: Pack) -> tuple[Card, ...]:
    card = situation.ask.card
    if isinstance(card, Card):
        return (card,)
    assert card is not None
    return tuple(Card(card.colour, card.value, fang) for fang in Fang)


def _whereabouts(situation: Situation, card: Card, lineup: Lineup, pile: int) -> list[Facts]:
    """In the hand asked about or not; after the trick it may also have been drawn."""
    seat, one = situation.ask.seat, frozenset({card})
    assert seat is not None
    mine: Place = ("hand", seat)
    if card in situation.hands[seat].seen:
        return [(Fact(mine, one, some=True),)]
    if any(card in heap.seen for heap in (*situation.hands, *situation.captured)):
        return [(Fact(mine, one, some=False), Fact(PILE, one, some=False))]
    if not lineup.over:
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
