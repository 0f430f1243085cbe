"""The games of Skat, the order of cards in each, and their values.

The module knows arithmetic alone: contracts, results, top trumps, steps, values, and the ladder of
bids.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Final

from daumen_rules.kernel.caching import Member
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.cards import Card, Rank, Suit
from daumen_rules.pieces.marks import Called

from ..engines.tricks import NATURAL, TEN_HIGH, Cards, Order, of_suit
from . import clauses as c
from .rules import DiamondJack, Failed, GrandOuvert, Plain, Rules, StepTable


class Kind(Member):
    """The kind of a game: a trump suit, Grand or Null."""

    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    CLUBS = "clubs"
    GRAND = "grand"
    NULL = "null"


class Goal(Enum):
    """An announcement, or the step reached; each includes those before it."""

    PLAIN = "plain"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    OPEN = "open"


REACHABLE: Final = (Goal.PLAIN, Goal.SCHNEIDER, Goal.SCHWARZ)
"""The goals that tricks can reach; a game is open from its beginning, or not at all."""


@frozen
class Contract:
    """A game: its kind, whether it is a hand game, and the announcement."""

    kind: Annotated[Kind, Called("kind", "Art")]
    hand: Annotated[bool, Called("hand game", "Handspiel")] = False
    goal: Annotated[Goal, Called("goal", "Ziel")] = Goal.PLAIN

    @property
    def term(self) -> Term:
        """The game as a fact."""
        en, de = KIND_WORDS[self.kind].en, KIND_WORDS[self.kind].de
        hand = Text(" by hand", " Hand") if self.hand else Text("", "")
        goal = _GOAL_WORDS[self.goal]
        code = " ".join(filter(None, (self.kind.value, "hand" * self.hand, self.goal.value)))
        return Term(code, Text(en + hand.en + goal.en, de + hand.de + goal.de))


@frozen(kw_only=True)
class Result:
    """The result of a deal: the soloist and his game, what he reached, and his score.

    `points` and `tricks` are the soloist's, `value` is the final value of the game.
    """

    soloist: Annotated[Seat, Called("soloist", "Alleinspieler")]
    contract: Annotated[Contract, Called("game", "Spielansage")]
    bid: Annotated[int, Called("bid", "Reizwert")]
    points: Annotated[int, Called("points", "Augen")]
    tricks: Annotated[int, Called("tricks", "Stiche")]
    tops: Annotated[int, Called("tops", "Spitzen")]
    reached: Annotated[Goal, Called("reached", "erreicht")]
    won: Annotated[bool, Called("won", "gewonnen")]
    overbid: Annotated[bool, Called("overbid", "überreizt")]
    value: Annotated[int, Called("value", "Wert")]
    score: Annotated[int, Called("score", "Punkte")]


KIND_WORDS: Final = {
    Kind.CLUBS: Text("clubs", "Kreuz"),
    Kind.SPADES: Text("spades", "Pik"),
    Kind.HEARTS: Text("hearts", "Herz"),
    Kind.DIAMONDS: Text("diamonds", "Karo"),
    Kind.GRAND: Text("Grand", "Grand"),
    Kind.NULL: Text("Null", "Null"),
}
_GOAL_WORDS: Final = {
    Goal.PLAIN: Text("", ""),
    Goal.SCHNEIDER: Text(", Schneider announced", ", Schneider angesagt"),
    Goal.SCHWARZ: Text(", Schwarz announced", ", Schwarz angesagt"),
    Goal.OPEN: Text(", open", ", ouvert"),
}


# Order

SUIT_OF: Final = {
    Kind.DIAMONDS: Suit.DIAMONDS,
    Kind.HEARTS: Suit.HEARTS,
    Kind.SPADES: Suit.SPADES,
    Kind.CLUBS: Suit.CLUBS,
}
"""The trump suit of each suit game."""
JACKS: Final = tuple(Card(suit, Rank.JACK) for suit in reversed(Suit))
"""The Jacks, that of clubs first."""


@cites(c.SUIT_GAME, c.GRAND, c.PLAIN_ORDER, c.NULL_ORDER)
def order(rules: Rules, kind: Kind) -> Order:
    """How cards beat each other: Jacks and trump suit, Jacks alone, or no trumps."""
    return _order(rules.plain, kind)


@cache
def _order(plain: Plain, kind: Kind) -> Order:
    if kind is Kind.NULL:
        return Order(NATURAL)
    ranks = TEN_HIGH if plain is Plain.TEN_HIGH else NATURAL
    ranks = tuple(rank for rank in ranks if rank is not Rank.JACK)
    suit = of_suit(SUIT_OF[kind], ranks) if kind in SUIT_OF else ()
    return Order(ranks, (*JACKS, *suit))


# Value


@cites(c.TOPS)
def tops(rules: Rules, kind: Kind, cards: Cards) -> int:
    """The number of top trumps that `cards` have or lack in an unbroken row; 0 in Null."""
    trumps = order(rules, kind).trumps
    if not trumps:
        return 0
    if rules.diamond_jack is DiamondJack.WITHOUT_TWO and set(JACKS) & set(cards) == {JACKS[-1]}:
        return 2
    held = trumps[0] in cards
    found = 0
    for card in trumps:
        if (card in cards) != held:
            break
        found += 1
    return found


@cites(c.STEPS, c.REACHED)
def step_of(rules: Rules, contract: Contract, reached: Goal) -> int:
    """The step of a suit game or Grand that has reached plain, Schneider or Schwarz."""
    if not contract.hand:
        return _LOOK[reached]
    table = _ADDITIVE if rules.step_table is StepTable.ADDITIVE else _MANUAL
    plain = table[reached]
    match contract.goal:
        case Goal.PLAIN:
            return plain
        case Goal.SCHNEIDER if rules.failed is Failed.ANNOUNCED or reached is not Goal.PLAIN:
            more = rules.step_table is StepTable.ADDITIVE and reached is Goal.SCHWARZ
            return max(plain + more, _SCHNEIDER_ANNOUNCED)
        case Goal.SCHWARZ if rules.failed is Failed.ANNOUNCED or reached is Goal.SCHWARZ:
            return _SCHWARZ_ANNOUNCED
        case Goal.OPEN:
            return _OPEN
        case _:
            return plain


_LOOK: Final = {Goal.PLAIN: 1, Goal.SCHNEIDER: 2, Goal.SCHWARZ: 3}
_MANUAL: Final = {Goal.PLAIN: 2, Goal.SCHNEIDER: 3, Goal.SCHWARZ: 5}
_ADDITIVE: Final = {Goal.PLAIN: 2, Goal.SCHNEIDER: 3, Goal.SCHWARZ: 4}
_SCHNEIDER_ANNOUNCED: Final = 4
_SCHWARZ_ANNOUNCED: Final = 6
_OPEN: Final = 7


@cites(c.NULL_VALUES)
def null_value(hand: bool, opened: bool) -> int:
    """The value of a Null."""
    return _NULL[hand, opened]


_NULL: Final = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}


@cites(c.BASES)
def base(rules: Rules, contract: Contract) -> int:
    """The base value of a game; for Null its whole value."""
    if contract.kind is Kind.NULL:
        return null_value(contract.hand, contract.goal is Goal.OPEN)
    if contract.kind is Kind.GRAND and contract.goal is Goal.OPEN:
        return 24 if rules.grand_ouvert is GrandOuvert.BASE_24_STEP_7 else 36
    return _BASES[contract.kind]


_BASES: Final = {Kind.DIAMONDS: 9, Kind.HEARTS: 10, Kind.SPADES: 11, Kind.CLUBS: 12, Kind.GRAND: 24}


@cites(c.VALUE)
def value(rules: Rules, contract: Contract, top: int, reached: Goal) -> int:
    """The value of a game with `top` top trumps that has reached plain, Schneider or Schwarz."""
    if contract.kind is Kind.NULL:
        return base(rules, contract)
    step = step_of(rules, contract, reached)
    ouvert = contract.kind is Kind.GRAND and contract.goal is Goal.OPEN
    if ouvert and rules.grand_ouvert is GrandOuvert.BASE_36_STEP_6:
        step = _SCHWARZ_ANNOUNCED
    return base(rules, contract) * (top + step)


@cites(c.BIDS)
def ladder(rules: Rules) -> tuple[int, ...]:
    """The possible bids: all values that games can have, from 18 upwards."""
    return _ladder(rules.grand_ouvert)


@cache
def _ladder(ouvert: GrandOuvert) -> tuple[int, ...]:
    rules = Rules(grand_ouvert=ouvert)
    looked = [Contract(kind) for kind in _BASES]
    by_hand = [Contract(kind, True, goal) for kind in _BASES for goal in Goal]
    found = {
        value(rules, contract, top + 1, reached)
        for contract in (*looked, *by_hand)
        for top in range(len(order(rules, contract.kind).trumps))
        for reached in REACHABLE
    }
    return tuple(sorted({*found, *_NULL.values()}))


def totals(results: Sequence[Result | None], players: int) -> tuple[int, ...]:
    """The sum of the scores of each seat."""
    found = [0] * players
    for result in results:
        if result is not None:
            found[result.soloist] += result.score
    return tuple(found)


@cites(c.FINAL_VALUE)
def next_multiple(number: int, least: int) -> int:
    """The least multiple of `number` that is not below `least`."""
    return -(-least // number) * number
