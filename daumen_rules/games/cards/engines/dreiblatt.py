"""Three cards for a pot: the clauses, options and rules of 138 Dreiblatt.

139 plays by them too. `trick_match` deals and plays.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, Protocol, TypeVar

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, number_option, option

from .balances import EndPot, deals_option, end_pot_option, pot_balance, pot_ending
from .before_tricks import dealt_out, swapping, trumps_turned_up
from .desk import After, Desk
from .hands import taken
from .stages import Stage
from .trick_match import cleared
from .tricks import NATURAL, Cards, Order, under_trumps, winner

CLAUSES: Final = clauses("""
    DREIBLATT 138: Three cards | Dreiblatt
    setup ¶1
    Each seat gets three cards.
    Jeder Platz bekommt drei Karten.
    transition ¶1
    Each seat pays a stake that can be divided by three.
    Jeder Platz zahlt einen Einsatz, der durch drei teilbar ist.
    setup ¶1
    The top card of the stock is turned up, and its suit is trumps.
    Die oberste Karte des Stocks wird umgedreht und bestimmt die Trumpffarbe.
    legality ¶1
    By its cards a seat may go out.
    Nach seinem Blatt darf ein Platz aussteigen.
    legality ¶1
    Whoever plays may change cards for others of the stock.
    Wer spielt, darf Karten gegen andere des Stocks tauschen.
    legality ¶1
    Suit is followed.
    Farbe wird bedient.
    legality ¶1
    Who cannot follow has to trump; who has no trump either may play any card.
    Wer nicht bedienen kann, muss trumpfen; wer auch keinen Trumpf hat, wirft beliebig ab.
    scoring ¶1
    Each trick brings a third of the pot.
    Jeder Stich bringt ein Drittel des Topfs.
    scoring ¶1
    Whoever plays and takes no trick pays three units, into the next pot.
    Wer spielt und keinen Stich macht, zahlt drei Einheiten, in den nächsten Topf.
    transition silent
    Cards rank from Ace to Seven; the highest trump takes the trick, else the highest card of the
      suit led, and whoever took it leads the next.
    Die Karten gehen vom Ass bis zur Sieben; der höchste Trumpf nimmt den Stich, sonst die höchste
      Karte der Farbe, und wer ihn hat, spielt zum nächsten aus.
    legality silent
    The seats decide in turn, Vorhand first, and the first that plays leads.
    Die Plätze entscheiden reihum, Vorhand zuerst, und der erste, der spielt, spielt aus.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    transition silent
    Where one seat alone plays it takes the pot, and where none does the pot stays.
    Spielt einer allein, bekommt er den Topf, und spielt keiner, bleibt er stehen.
    scoring silent
    The deal goes to the left; a match has one deal for each seat, and most chips win it.
    Das Geben geht nach links weiter; eine Partie hat ein Spiel für jeden Platz, und die meisten
      Chips gewinnen sie.
    scoring silent
    What becomes of a pot that is left at the end.
    Was aus einem Topf wird, der am Ende übrig ist.
""")
(
    THREE,
    STAKED,
    TURNED_UP,
    OUT,
    CHANGED,
    FOLLOWED,
    TRUMPED,
    THIRD,
    NONE,
    TAKEN,
    IN_TURN,
    OWN,
    ALONE,
    DEALS,
    LEFT,
) = CLAUSES
EACH: Final = 3
"""The number of cards, and so of tricks."""


Penalty = StrEnum("Penalty", "UNITS POT")
"""What a seat pays that plays and takes no trick."""


STAKE: Final = number_option(3, range(3, 301, 3), STAKED, Source.DECISION)("""
    How much does each seat stake? | Wie viel setzt jeder Platz?
""")
PENALTY: Final = option(Penalty.UNITS, NONE, Source.MANUAL)("""
    What does a seat pay that takes no trick? | Was zahlt ein Platz, der keinen Stich macht?
    three units | drei Einheiten
    as much as was in the pot | so viel, wie im Topf war
""")
MATCH: Final = deals_option(DEALS)
END_POT: Final = end_pot_option(LEFT)


class DreiblattRules(Protocol):
    """A rule set of a game for three cards."""

    @property
    def stake(self) -> int: ...
    @property
    def penalty(self) -> Penalty: ...
    @property
    def deals(self) -> int: ...
    @property
    def end_pot(self) -> EndPot: ...


D = TypeVar("D", bound=DreiblattRules)


@cites(THREE, STAKED, TURNED_UP)
def dealt(desk: Desk[D], cards: Cards, stake: int) -> After:
    """Each seat gets three cards and pays its stake, and the next card is turned up."""
    after, events = dealt_out(THREE, desk, cards, (1,) * EACH)
    after, shown = trumps_turned_up(TURNED_UP, after)
    after = evolve(
        after,
        pot=desk.pot + stake * desk.players,
        points=tuple(chips - stake for chips in desk.points),
    )
    paid = told(
        STAKED,
        "Each stakes {chips}; in the pot are {pot}.",
        "Jeder setzt {chips}; im Topf sind {pot}.",
        chips=number(stake),
        pot=number(after.pot),
    )
    return after, (paid, *events, *shown)


@cites(IN_TURN)
def asked(desk: Desk[D]) -> tuple[Seat, ...]:
    """All seats in turn, Vorhand first."""
    return desk.round


@cites(ALONE)
def all_have_decided(desk: Desk[D]) -> After:
    """Where one seat alone plays it takes the pot; where none does the deal is over."""
    if len(desk.playing) > 1:
        return desk, ()
    if not desk.playing:
        stays = told(ALONE, "Nobody plays: the pot stays.", "Niemand spielt: Der Topf bleibt.")
        return cleared(desk), (stays,)
    (seat,) = desk.playing
    points = tuple(chips + desk.pot * (s == seat) for s, chips in enumerate(desk.points))
    took = told(
        ALONE,
        "{seat} alone plays and takes the pot of {pot}.",
        "{seat} spielt allein und bekommt den Topf mit {pot}.",
        seat=SeatTerm(seat),
        pot=number(desk.pot),
    )
    return cleared(evolve(desk, points=points, pot=0)), (took,)


def deciding(most: Callable[[Desk[D]], int]) -> Stage[D]:
    """The stage in which seats go out, or play and change cards."""
    return swapping(CHANGED, asked, most, leaves=OUT, then=all_have_decided)


@cites(TAKEN)
def order(desk: Desk[D]) -> Order:
    """The order of the cards, the suit turned up above all others."""
    return under_trumps(NATURAL, desk.trump)


@cites(THIRD, NONE)
def count(desk: Desk[D]) -> After:
    """A third of the pot for each trick; whoever plays without a trick pays into the next pot."""
    points, pot, events = [*desk.points], 0, list[TextEvent]()
    tricks = taken(desk, lambda trick: winner(order(desk), trick))
    due = desk.pot if desk.rules.penalty is Penalty.POT else 3
    for seat in desk.playing:
        chips = desk.pot // 3 * tricks[seat]
        points[seat] += chips or -due
        pot += 0 if chips else due
        en, de = ("gets", "bekommt") if chips else ("pays", "zahlt")
        events.append(
            told(
                THIRD if chips else NONE,
                f"{{seat}} {en} {{chips}} for {{tricks}} tricks.",
                f"{{seat}} {de} {{chips}} für {{tricks}} Stiche.",
                seat=SeatTerm(seat),
                chips=number(chips or due),
                tricks=number(tricks[seat]),
            )
        )
    return evolve(desk, points=tuple(points), pot=pot), tuple(events)


@cites(DEALS, LEFT)
def outcome(desk: Desk[D]) -> Outcome | None:
    """The match is over after the agreed deals; most chips win. A pot that is left is shared, or
    stays.
    """
    return pot_balance(desk)


ending: Final = pot_ending(LEFT, DEALS)
"""What becomes of the pot, who has won, and what each has won and lost."""
