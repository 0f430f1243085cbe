"""The table of 117 Spitz, pass auf!: states and actions, the judging of slaps, and the end.

All functions of a state are pure. `legality` has the rows, `effect` the effects of actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, TypeAlias

from attrs import field

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, from_left_of, seat_letter
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.cards import Card, Deal
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.marks import By, BySeat, Called, Open, Secret, Unsorted

from ..engines.laying import Shuffle
from ..engines.tricks import Cards
from . import clauses as c
from .clauses import End, OwnCard, Pair, Rules, Unmatched

# States and actions


@frozen(order=True)
class Slap:
    """A seat slaps its hand on the card of a target."""

    seat: Seat
    target: Seat

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)}>{seat_letter(self.target)}"


def _in_order(slaps: Iterable[Slap]) -> tuple[Slap, ...]:
    return tuple(sorted(slaps))


@frozen(repr=False)
class Race(Worded):
    """The referee reports the slaps of one moment; an empty `group` reports that no more come.

    He reports a race moment by moment: a single slap, two slaps that tie, and at last none. So a
    state has few possible reports, and each course of events has one report. Of three hands at the
    same moment the referee chooses the order.
    """

    group: tuple[Slap, ...] = field(default=(), converter=_in_order)

    def __str__(self) -> str:
        return " ".join(("slap", *map(str, self.group))) if self.group else "quiet"


Action: TypeAlias = Deal | Shuffle | Race


@frozen(kw_only=True, slots=False, repr=False)
class Table(Pictured):
    """A game: piles face down with their top first, and the cards of the round.

    `turned` is the card that each seat has turned in this round, `gone` the seats whose card has
    been won or went back. `slapped` are the seats that have used up their slap, `wrong` those that
    slapped by mistake, `out` those that sit out. A round is `open` while the referee can report
    slaps.
    """

    rules: Open[Rules]
    players: Open[int]
    dealer: Annotated[Open[Seat], Called("dealer", "Geber")]
    piles: Annotated[BySeat[Secret[Cards]], By(c.SEEN), Called("pile", "Stapel")] = ()
    turned: Annotated[Open[BySeat[Card | None]], Called("turned", "aufgedeckt")] = ()
    gone: Annotated[Open[Unsorted[tuple[Seat, ...]]], Called("gone", "fort")] = ()
    won: Annotated[Open[BySeat[Cards]], Called("won", "gewonnen")] = ()
    kept: Annotated[Open[BySeat[Cards]], Called("kept", "abgelegt")] = ()
    dead: Annotated[Secret[Cards], By(c.SEEN), Called("out of play", "aus dem Spiel")] = ()
    slapped: Annotated[Open[Unsorted[tuple[Seat, ...]]], Called("slapped", "geschlagen")] = ()
    wrong: Annotated[
        Open[Unsorted[tuple[Seat, ...]]], Called("slapped wrongly", "falsch geschlagen")
    ] = ()
    out: Annotated[Open[Unsorted[tuple[Seat, ...]]], Called("out", "ausgeschieden")] = ()
    open: Annotated[Open[bool], Called("open", "offen")] = False
    round: Annotated[Open[int], Called("round", "Runde")] = 0


def start(players: int, rules: Rules) -> Table:
    return Table(rules=rules, players=players, dealer=players - 1)


def faults(state: Table) -> Iterator[Impossible]:
    """The faults of a table: traces of a round before the deal."""
    before = not (state.open or state.gone or state.slapped or state.wrong or state.round)
    en, de = "piles before a round", "Stapel vor einer Runde"
    yield from expected(bool(state.piles) or before, "piles", len(state.piles), en, de)


def actor(action: Action) -> Mover:
    return REFEREE if isinstance(action, Race) else NATURE


# Slaps


def lies(state: Table, seat: Seat) -> bool:
    """Whether the card that a seat has turned still lies in front of it."""
    return state.turned[seat] is not None and seat not in state.gone


def partners(state: Table, slap: Slap) -> tuple[Seat, ...]:
    """The seats whose card of this round makes a slap right, still on the table or not."""
    target = state.turned[slap.target]
    if slap.seat == slap.target or target is None:
        return ()
    must_be_own = state.rules.pair is Pair.OWN_CARD_MUST_MATCH
    others = {slap.seat} if must_be_own else {*range(state.players)} - {slap.target}
    turned = ((seat, state.turned[seat]) for seat in sorted(others))
    return tuple(seat for seat, card in turned if card and card.rank is target.rank)


@cites(c.RANK, c.PAIR)
def is_right(state: Table, slap: Slap) -> bool:
    """Whether a slapped card has the rank of a card that it has to match."""
    return bool(partners(state, slap))


@cites(c.LATE)
def is_in_time(state: Table, slap: Slap) -> bool:
    """Whether a slapped card still lies on the table, and a card that it matches too."""
    found = partners(state, slap)
    return lies(state, slap.target) and any(lies(state, seat) for seat in found)


@cites(c.OWN_CARD)
def is_saving(state: Table, slap: Slap) -> bool:
    """Whether a seat saves its own card: it slaps it while another card of its rank still lies."""
    if state.rules.own_card is OwnCard.MISTAKE or slap.seat != slap.target:
        return False
    own = state.turned[slap.target]
    lying = (card for seat, card in enumerate(state.turned) if lies(state, seat) and card != own)
    return (
        own is not None
        and lies(state, slap.target)
        and any(card is not None and card.rank is own.rank for card in lying)
    )


@cites(c.TIE)
def is_tie(state: Table, group: tuple[Slap, ...]) -> bool:
    """Whether a group is two right slaps in time, on each other's card or on the same card."""
    if len(group) != 2:
        return False
    one, two = group
    crossed = (one.seat, one.target) == (two.target, two.seat)
    same = one.seat != two.seat and one.target == two.target
    return (crossed or same) and all(is_in_time(state, slap) for slap in group)


# The course and the end


@cites(c.UNMATCHED)
def to_shuffle(state: Table) -> Seat | None:
    """The first seat that needs a new pile and has cards for it."""
    if state.open or state.rules.unmatched is Unmatched.OWN_KEPT_PILE:
        return None
    seats = from_left_of(state.dealer, state.players)
    need = (seat for seat in seats if state.kept and state.kept[seat] and not state.piles[seat])
    return next(need, None)


def can_turn(state: Table, seat: Seat) -> bool:
    """Whether a seat has a card to turn, or kept cards that can become its pile."""
    recycles = state.rules.unmatched is Unmatched.RECYCLE
    return bool(state.piles[seat] or (recycles and state.kept[seat]))


@cites(c.END, c.BOUNDED)
def is_over(state: Table) -> bool:
    """Whether no round is open and no other round follows."""
    if not state.piles or state.open:
        return False
    able = sum(can_turn(state, seat) for seat in range(state.players))
    enough = 2 if state.rules.end is End.AT_MOST_ONE else state.players
    return able < enough or state.round >= state.rules.max_turns


@cites(c.MOST)
def outcome(state: Table) -> Outcome | None:
    """The outcome, None before the end. Each won card counts one."""
    if not is_over(state):
        return None
    return Outcome(tuple(map(len, state.won)), clauses=(c.MOST,))


def movers(state: Table) -> tuple[Mover, ...]:
    if is_over(state):
        return ()
    return (REFEREE,) if state.open else (NATURE,)


@cites(c.END, c.BOUNDED, c.MOST)
def ending(state: Table) -> Iterator[TextEvent]:
    """The event that the game is over, and one for each winner."""
    if state.round >= state.rules.max_turns:
        yield told(
            c.BOUNDED,
            "The game has gone on too long and is over.",
            "Das Spiel hat zu lange gedauert und ist aus.",
        )
    else:
        yield told(c.END, "The game is over.", "Das Spiel ist aus.")
    most = max(map(len, state.won))
    for seat, won in enumerate(state.won):
        if len(won) == most:
            yield told(
                c.MOST,
                "{seat} has won; cards: {cards}.",
                "{seat} hat gewonnen; Karten: {cards}.",
                seat=SeatTerm(seat),
                cards=number(most),
            )
