"""128 Hund: two cards are laid in a turn, the first in the suit of the card on top.

The module has the game's own clauses, options and rules. `engines.layout_game` plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import PACK, Card, Rank, Suit, sorted_hand
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.endings import payments_told, winners_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.matches import bound, paid_to
from daumen_rules.pieces.options import Source, number_option, option
from daumen_rules.pieces.scenes import Fan, Part

from .engines.collecting import all_dealt, with_cards
from .engines.dead_ends import can_go_out
from .engines.hands import PLAY, played_told, without
from .engines.laying import put
from .engines.layout import After, Layout, LayoutView
from .engines.layout_game import in_row, layout_game, says
from .engines.tricks import Cards, Play, own_card, play_of

CLAUSES: Final = clauses("""
    HUND 128: Dog | Hund
    setup ¶1
    All cards are dealt; the first seats may have one more.
    Alle Karten werden ausgeteilt; die ersten Plätze haben vielleicht eine mehr.
    legality ¶1
    Whoever has the Eight of spades begins with it, and lays any other card on it.
    Wer die Pik-Acht hat, beginnt mit ihr und legt eine beliebige andere Karte darauf.
    legality ¶1
    Then it goes clockwise; the first card of a turn has the suit of the card on top.
    Dann geht es im Uhrzeigersinn; die erste Karte eines Zugs hat die Farbe der obersten Karte.
    transition ¶1
    On that the seat lays a second card, of any suit and rank.
    Darauf legt der Platz eine zweite Karte, von beliebiger Farbe und beliebigem Wert.
    scoring ¶1
    Whoever has laid all cards first has won.
    Wer als Erster alle Karten abgelegt hat, hat gewonnen.
    transition ¶1
    Whoever has no card of the suit takes the top card to the hand, and the turn is over.
    Wer keine Karte der Farbe hat, nimmt die oberste Karte auf die Hand, und der Zug ist zu Ende.
    transition ¶1
    The others play on for the next places, and the last two until the loser is known.
    Die anderen spielen um die nächsten Plätze, und die letzten zwei, bis der Verlierer feststeht.
    scoring ¶1
    The loser pays the others a premium agreed before, graded by their places.
    Der Verlierer zahlt den anderen eine vorher vereinbarte, nach Plätzen gestaffelte Prämie.
    transition silent
    The cards that have been laid are the only stack to take from.
    Die gelegten Karten sind der einzige Stapel, von dem genommen wird.
    transition silent
    The last card of a hand may be laid alone.
    Die letzte Karte einer Hand darf allein gelegt werden.
    legality silent
    If no card lies there any more, any card is laid.
    Liegt keine Karte mehr da, wird eine beliebige gelegt.
    legality silent
    Whoever can lay a card lays one, or may take one all the same.
    Wer legen kann, legt auch, oder darf trotzdem aufnehmen.
    scoring silent
    If two are left and neither can ever lay all cards, they share the last place and pay nothing.
    Können die letzten zwei nie mehr alle Karten ablegen, teilen sie den letzten Platz ohne Prämie.
    scoring silent
    A game that goes on too long ends like that too.
    Ein Spiel, das zu lange dauert, endet ebenso.
    legality silent
    A card that is laid comes from one's own hand.
    Gelegt wird eine Karte aus der eigenen Hand.
""")
(DEALT, EIGHT, SUIT, SECOND, FIRST, TAKES, ON, PREMIUM, STACK, LAST, EMPTY, MUST, DEAD) = CLAUSES[
    :13
]
(BOUNDED, OWN) = CLAUSES[13:]
BEGINS: Final = Card(Suit.SPADES, Rank.EIGHT)
TAKE: Final = "take"
TOLD: Final = Text("{seat} takes.", "{seat} nimmt.")
TOP: Final = "take the top card | nimm die oberste Karte"
WORDS: Final = {TAKE: Word("nimm", TOLD, TOP, ("open pile",))}
LOOKED: Final = 20
"""So often, in turns, it is looked whether somebody can still go out."""


Must = StrEnum("Must", "YES NO")


Repeat = StrEnum("Repeat", "DEAD BOUND")
"""When a game stops that goes round in a circle."""


@frozen
class Rules:
    """The rule set: a field an option."""

    must: Must = option(Must.YES, MUST, Source.DECISION)("""
        Must a seat lay if it can? | Muss legen, wer legen kann?
        yes | ja
        no, it may take a card | nein, man darf aufnehmen
    """)
    repeat: Repeat = option(Repeat.DEAD, DEAD, Source.DECISION)("""
        When does a game of two stop that goes in circles? | Wann endet ein Spiel zu zweit im Kreis?
        as soon as neither can ever go out | sobald keiner je ausgehen kann
        only at the bound | erst an der Grenze
    """)
    premium: int = number_option(1, range(1, 101), PREMIUM, Source.DECISION)(
        "How much more does each place get? | Wie viel mehr bekommt jeder Platz?"
    )
    max_turns: int = bound(
        BOUNDED, "After how many turns is the game over? | Nach wie vielen Zügen ist Schluss?"
    )


@cites(DEALT, EIGHT)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """All cards are dealt, and whoever has the Eight of spades is on turn."""
    after, events = all_dealt(DEALT, layout, order)
    first = next(seat for seat, hand in enumerate(after.hands) if BEGINS in hand)
    en, de = "{seat} has {card} and begins.", "{seat} hat {card} und beginnt."
    said = told(EIGHT, en, de, shows=True, seat=SeatTerm(first), card=BEGINS.term)
    return evolve(after, turn=first, known=(Play(first, BEGINS),)), (*events, said)


def held_by(layout: Layout[Rules], seat: Seat) -> Cards | None:
    """The hand of a seat; None before the deal, and for a seat that there is not."""
    return layout.hands[seat] if seat in range(len(layout.hands)) else None


@cites(SECOND)
def is_second(layout: Layout[Rules]) -> bool:
    """Whether the second card of a turn is laid, which has any suit and rank."""
    return layout.count > 0


@cites(EIGHT, SUIT, EMPTY)
def fits(layout: Layout[Rules], card: Card) -> bool:
    """Whether a card may be laid now, by what lies there."""
    if not layout.heap:
        return layout.turns > 0 or card is BEGINS
    return is_second(layout) or card.suit is layout.heap[-1].suit


@cites(MUST, TAKES)
def candidates(layout: Layout[Rules]) -> Iterator[Play | Say]:
    """The cards that fit, and taking where that may be."""
    seat = layout.turn
    laid = [play_of(seat, card) for card in layout.hands[seat] if fits(layout, card)]
    yield from laid
    if not layout.count and layout.heap and (not laid or layout.rules.must is Must.NO):
        yield Say(seat, TAKE)


@row(EIGHT, "{first} is laid first, not {card}.", "Zuerst wird {first} gelegt, nicht {card}.")
def begins_otherwise(layout: Layout[Rules], action: Play) -> Facts | None:
    """The first card is the Eight of spades."""
    if layout.heap or layout.turns or not layout.is_dealt or action.card is BEGINS:
        return None
    return {"first": BEGINS.term, "card": action.card.term}


@row(SUIT, "{card} is not of the suit of {top}.", "{card} hat nicht die Farbe von {top}.")
def has_another_suit(layout: Layout[Rules], action: Play) -> Facts | None:
    """The first card of a turn has the suit of the card on top."""
    if not layout.heap or fits(layout, action.card):
        return None
    return {"card": action.card.term, "top": layout.heap[-1].term}


@row(MUST, "{seat} can lay a card.", "{seat} kann eine Karte legen.")
def takes_though_it_can_lay(layout: Layout[Rules], action: Say) -> Facts | None:
    """A seat takes a card only if it can lay none."""
    if not layout.is_dealt or action.seat not in range(layout.players):
        return None
    able = any(fits(layout, card) for card in layout.hands[action.seat])
    may = not layout.count and layout.heap and (not able or layout.rules.must is Must.NO)
    return None if may else {"seat": SeatTerm(action.seat)}


@cites(SECOND, LAST, TAKES, STACK)
def acts(layout: Layout[Rules], action: Play | Say) -> After[Rules]:
    """A card is laid or taken."""
    seat = action.seat
    if isinstance(action, Say):
        *heap, card = layout.heap
        hand = sorted_hand((*layout.hands[seat], card))
        known = (*layout.known, Play(seat, card))
        after = evolve(layout, heap=tuple(heap), hands=put(layout.hands, seat, hand), known=known)
        en, de = "{seat} takes {card}.", "{seat} nimmt {card} auf."
        said = told(TAKES, en, de, shows=True, seat=SeatTerm(seat), card=card.term)
        return ended_turn(after, seat, (said,))
    by = SECOND if layout.count else SUIT if layout.heap else EMPTY if layout.turns else EIGHT
    after = evolve(
        layout,
        hands=without(layout.hands, action),
        heap=(*layout.heap, action.card),
        known=tuple(play for play in layout.known if play.card is not action.card),
        count=1,
    )
    laid = played_told(by, action)
    if not after.hands[seat]:
        place = max(after.chips) + 1
        after = evolve(after, chips=put(after.chips, seat, place))
        en, de = "{seat} is out: place {place}.", "{seat} ist fertig: Platz {place}."
        out = told(FIRST if place == 1 else ON, en, de, seat=SeatTerm(seat), place=number(place))
        return ended_turn(after, seat, (laid, out))
    return (after, (laid,)) if layout.count == 0 else ended_turn(after, seat, (laid,))


@cites(SUIT, DEAD)
def ended_turn(layout: Layout[Rules], seat: Seat, events: tuple[TextEvent, ...]) -> After[Rules]:
    """The next seat with cards is on turn; now and then it is looked whether it can ever end."""
    following = with_cards(layout, seat)
    turn = seat if following is None else following
    after = evolve(layout, turn=turn, count=0, turns=layout.turns + 1)
    left = [each for each in range(layout.players) if after.hands[each]]
    looked = after.turns % LOOKED == 0 and layout.rules.repeat is Repeat.DEAD
    if looked and len(left) == 2 and not can_go_out(after.hands, after.heap, turn, left):
        after = evolve(after, misses=1)
    return after, events


@cites(FIRST, ON, PREMIUM, DEAD, BOUNDED)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """The places of all seats, the first with most points, once one seat alone has cards."""
    left = [seat for seat, hand in enumerate(layout.hands) if hand]
    if len(left) > 1 and not layout.misses and layout.turns < layout.rules.max_turns:
        return None
    players, unit = layout.players, layout.rules.premium
    scores = tuple(players - place if place else 0 for place in layout.chips)
    first = tuple(seat for seat, place in enumerate(layout.chips) if place == 1)
    if len(left) > 1:
        return Outcome(scores, winners=first)
    dues = [score * unit for score in scores]
    payments = [-paid for paid in paid_to(left[0], dues)]
    return Outcome(scores, winners=first, payments=tuple(payments))


def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Why it is over, who has won, and what is paid."""
    if not ended.payments:
        en, de = "Neither can ever go out.", "Keiner kann je fertig werden."
        long = told(BOUNDED, "The game has gone on too long.", "Das Spiel dauert zu lange.")
        yield told(DEAD, en, de) if layout.misses else long
    yield from winners_told(FIRST, ended)
    yield from payments_told(PREMIUM, ended.payments)


def attempts(layout: Layout[Rules]) -> Iterator[Play | Say]:
    """Cards and taking, by all seats."""
    yield from says(layout, TAKE)
    for seat in range(layout.players):
        own = held_by(layout, seat) or ()
        yield from (Play(seat, card) for card in (*own[:3], *PACK[::7]))


def fans(view: LayoutView[Rules]) -> Iterator[Part]:
    """The top of the pile, and how many cards lie beneath."""
    yield Fan(label=Text("open pile", "offener Stapel"), cards=in_row(view.heap[-1:]))


GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 6),
    deal=deal,
    candidates=candidates,
    does=acts,
    words=WORDS,
    verbs=(PLAY,),
    rows=(
        own_card(OWN, held_by),
        begins_otherwise,
        has_another_suit,
        takes_though_it_can_lay,
    ),
    outcome=outcome,
    ending=ending,
    dealing=DEALT,
    turns=SUIT,
    attempts=attempts,
    held=sorted_hand,
    counted=Text("place", "Platz"),
    fans=fans,
    longest=10_000,
)
