"""The table of 145 Mogeln: its states, its actions and the end.

All functions of a state are pure. `legality` has the rows, `effect` the effects of actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, TypeAlias

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.cards import RANKS, Card, Deal, Rank
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.marks import (
    By,
    BySeat,
    Called,
    Copy,
    Only,
    Open,
    Own,
    Secret,
    Unsorted,
    its_seat,
)

from ..engines.tricks import Cards
from . import clauses as c
from .clauses import DoubtOrder, Ranks, Rules, Wrap

EACH: Final = {2: 16, 3: 10}
"""The number of cards that each seat gets, by the number of seats."""

# States and actions


@frozen(repr=False)
class Lay(Worded):
    """A seat lays a card face down and says the rank that is due."""

    seat: Open[Seat]
    card: Annotated[Card, Only(its_seat, c.SEEN)]


@frozen(repr=False)
class Slip(Worded):
    """In the variant, a seat secretly holds a card under the one that it lays next."""

    seat: Open[Seat]
    card: Annotated[Card, Only(its_seat, c.SEEN)]


@frozen(repr=False)
class Doubt(Worded):
    """A seat says that the last lay was a lie."""

    seat: Seat


@frozen(repr=False)
class Let(Worded):
    """A seat does not doubt the last lay."""

    seat: Seat


CALLED: Final = "called"
"""The word with which the referee reports the first seat that doubts, or nobody."""
Action: TypeAlias = Deal | Lay | Slip | Doubt | Let | Heard


@frozen
class Laid:
    """One lay: the seat, the rank it said, and the cards it laid."""

    seat: Annotated[Open[Seat], Called("by", "von")]
    claim: Annotated[Open[Rank], Called("said", "gesagt")]
    cards: Annotated[Unsorted[Cards], Only(its_seat, c.SEEN), Called("cards", "Karten")]


@frozen
class Shown:
    """The lay that the last doubt has shown, and the seat that took the pile."""

    laid: Annotated[Laid, Called("laid", "gelegt")]
    taker: Annotated[Seat, Called("taker", "genommen von")]


def on_turn(state: Table) -> tuple[Seat, ...]:
    """The seats that see the slipped cards: the seat on turn."""
    return (state.turn,)


@frozen(kw_only=True, slots=False, repr=False)
class Table(Pictured):
    """A game: hands, the pile with the last lay at its end, and cards out of play.

    `due` is the rank that is said next, `rising` whether the ranks go up from it, `turn` the seat
    that lays next, `slipped` the cards that it holds under the next one. `asked` are the seats that
    can still doubt the last lay, in the order in which they are heard.
    """

    rules: Open[Rules]
    players: Open[int]
    dealer: Annotated[Open[Seat], Called("dealer", "Geber")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug")]
    due: Annotated[Open[Rank], Called("rank due", "an der Reihe")] = Rank.SEVEN
    rising: Annotated[Open[bool], Called("rising", "aufwärts")] = True
    hands: Annotated[BySeat[Own[Unsorted[Cards]]], By(c.SEEN), Called("hand", "Hand")] = ()
    slipped: Annotated[
        Unsorted[Cards], Only(on_turn, c.SEEN), Called("slipped", "untergeschoben")
    ] = ()
    pile: Annotated[Open[tuple[Laid, ...]], Called("pile", "Haufen")] = ()
    dead: Annotated[Secret[Cards], By(c.SEEN), Called("out of play", "aus dem Spiel")] = ()
    asked: Annotated[Open[tuple[Seat, ...]], Called("asked", "gefragt")] = ()
    shown: Annotated[Open[Copy[Shown | None]], Called("shown", "gezeigt")] = None
    turns: Annotated[Open[int], Called("turns", "Züge")] = 0


def start(players: int, rules: Rules) -> Table:
    return Table(rules=rules, players=players, dealer=players - 1, turn=0)


def actor(action: Action) -> Mover:
    match action:
        case Deal():
            return NATURE
        case Heard():
            return REFEREE
        case Lay(seat) | Slip(seat) | Doubt(seat) | Let(seat):
            return seat


TEN_BELOW_ACE: Final = (
    *(rank for rank in RANKS if rank not in (Rank.TEN, Rank.ACE)),
    Rank.TEN,
    Rank.ACE,
)


@cites(c.ORDER)
def claim_after(state: Table) -> tuple[Rank, bool]:
    """The rank that follows the one that is due, and whether the ranks go up from there."""
    ranks = RANKS if state.rules.ranks is Ranks.NATURAL else TEN_BELOW_ACE
    if state.due is Rank.ACE:
        return after_ace(state.rules, ranks)
    at = ranks.index(state.due)
    rising = state.rising or at == 0 or state.rules.wrap is Wrap.SEVEN
    return ranks[at + 1 if rising else at - 1], rising


@cites(c.WRAP)
def after_ace(rules: Rules, ranks: tuple[Rank, ...]) -> tuple[Rank, bool]:
    """The rank that follows Ace, and whether the ranks go up from there."""
    return (ranks[0], True) if rules.wrap is Wrap.SEVEN else (ranks[-2], False)


@cites(c.MANY)
def is_honest(laid: Laid) -> bool:
    """Whether the lay is a single card of the rank that was said."""
    return len(laid.cards) == 1 and laid.cards[0].rank is laid.claim


@cites(c.WON, c.BOUNDED)
def outcome(state: Table) -> Outcome | None:
    """The outcome when a seat has laid its hand and no doubt can come, or at the bound of turns.

    Each card in hand counts one against its holder.
    """
    if not state.hands or state.asked:
        return None
    if () not in state.hands and state.turns < state.rules.max_turns:
        return None
    by = c.WON if () in state.hands else c.BOUNDED
    return Outcome(tuple(-len(hand) for hand in state.hands), clauses=(by,))


@cites(c.HEARD)
def movers(state: Table) -> tuple[Mover, ...]:
    """After a lay, the seat that is asked next, or the referee who reports the first doubt; else
    the seat that lays next.
    """
    if outcome(state):
        return ()
    if not state.hands:
        return (NATURE,)
    if not state.asked:
        return (state.turn,)
    race = state.rules.doubt_order is DoubtOrder.RACE
    return (REFEREE,) if race else state.asked[:1]


def faults(state: Table) -> Iterator[Impossible]:
    """The faults of a table: seats asked where nothing is laid, or the layer among them."""
    en, de = "nobody, where nothing is laid", "niemand, wo nichts gelegt ist"
    yield from expected(bool(state.pile) or not state.asked, "asked", state.asked, en, de)
    if state.pile:
        en, de = "others than the seat that has laid", "andere als der Platz, der gelegt hat"
        laid = state.pile[-1].seat
        yield from expected(laid not in state.asked, "asked", state.asked, en, de)
