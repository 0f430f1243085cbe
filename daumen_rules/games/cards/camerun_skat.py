"""137 Camerun-Skat: open hands are hit by turned cards, and payments swing to and fro.

The module has the game's own clauses, options and rules. `bank_game` has the rounds.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import cards_term, sorted_hand
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.options import Source, number_option, option

from .engines.bank_entry import bank_game
from .engines.bank_rounds import rounds_option
from .engines.bank_stakes import Side, bank_told, settled, turned, turning
from .engines.bank_table import After, Bank, Task, new_table, next_round, to_begin
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    CAMERUN 137: Cameroon skat | Camerun-Skat
    setup ¶1
    The first banker is drawn by lot. | Der erste Bankhalter wird ausgelost.
    setup ¶1
    Each seat gets three cards or more, and lays them before it face up.
    Jeder Platz bekommt drei oder mehr Karten und legt sie offen vor sich hin.
    transition ¶1
    The banker turns the cards of the stock one after the other.
    Der Bankhalter deckt die Karten des Stocks nacheinander auf.
    scoring ¶1
    Who has a card of the rank that was turned pays an agreed sum to the banker.
    Wer eine Karte des aufgedeckten Werts hat, zahlt dem Bankhalter einen vereinbarten Betrag.
    scoring ¶1
    The second time it pays twice, the third time three times as much.
    Beim zweiten Mal zahlt er das Doppelte, beim dritten Mal das Dreifache.
    scoring ¶1
    Then it is the banker who pays: twice, three times, and four times the sum.
    Dann zahlt der Bankhalter: das Doppelte, das Dreifache und das Vierfache.
    scoring ¶1
    After that the seats pay again, from the single sum on.
    Danach zahlen wieder die Plätze, vom einfachen Betrag an.
    transition ¶1
    When all cards have been turned the round is over, and the next seat gets the bank.
    Sind alle Karten aufgedeckt, ist die Runde aus, und der nächste Platz bekommt die Bank.
    setup silent
    The banker has no cards, and at least one card is left to be turned.
    Der Bankhalter hat keine Karten, und mindestens eine Karte bleibt zum Aufdecken.
    scoring silent
    The hits are counted anew with each banker.
    Die Treffer werden mit jedem Bankhalter neu gezählt.
""")
LOT, DEALT, TURNED, HIT, TWICE, BACK, AGAIN, NEXT, BANKER, ANEW = CLAUSES
STEPS: Final = (-1, -2, -3, 2, 3, 4)
"""What a seat gets, hit after hit, in agreed sums; then it begins again."""


Count = StrEnum("Count", "PER_SEAT ALL")
Equal = StrEnum("Equal", "ONE_HIT EACH")


@frozen
class Rules:
    """The rule set: a field an option."""

    cards: int = number_option(3, range(3, 16), DEALT, Source.MANUAL)("""
        How many cards does each seat get? | Wie viele Karten bekommt jeder Platz?
    """)
    unit: int = number_option(1, range(1, 11), HIT, Source.DECISION)("""
        How many chips is the agreed sum? | Wie viele Chips ist der vereinbarte Betrag?
    """)
    count: Count = option(Count.PER_SEAT, TWICE, Source.MANUAL)("""
        Whose hits are counted? | Wessen Treffer werden gezählt?
        those of each seat | die jedes Platzes für sich
        those of all together | die aller zusammen
    """)
    equal: Equal = option(Equal.ONE_HIT, HIT, Source.MANUAL)("""
        What if a seat has several cards of the rank? | Was gilt, wenn ein Platz mehrere Karten des
          Werts hat?
        it is one hit | es ist ein Treffer
        each of them is a hit | jede ist ein Treffer
    """)
    rounds: int = rounds_option()


@cites(LOT)
def start(players: int, rules: Rules) -> Bank[Rules]:
    """The table before the first deal; the last seat holds the bank."""
    return new_table(players, rules, Task.DEAL)


@cites(DEALT, BANKER)
def deal(table: Bank[Rules], cards: Cards) -> After:
    """Every seat but the banker gets its cards singly, face up; the rest is the stock."""
    seats = table.others
    each = min(table.rules.cards, (len(cards) - 1) // len(seats))
    whole, stock = cards[: each * len(seats)], cards[each * len(seats) :]
    got = {seat: sorted_hand(whole[place :: len(seats)]) for place, seat in enumerate(seats)}
    lying = tuple(got.get(seat, ()) for seat in range(table.players))
    events = tuple(
        told(
            DEALT,
            "{seat} gets {cards}.",
            "{seat} bekommt {cards}.",
            shows=True,
            seat=SeatTerm(seat),
            cards=cards_term(got[seat]),
        )
        for seat in seats
    )
    return to_begin(evolve(table, open=lying, stock=stock), Task.TURN), events


@cites(TURNED, HIT, TWICE, BACK, AGAIN, NEXT, ANEW)
def turn_up(table: Bank[Rules]) -> After:
    """A card is turned; the seats that have its rank pay or are paid by their next step."""
    after, events = turned(
        table, Side.MIDDLE, TURNED, Text("{seat} turns {card}.", "{seat} deckt {card} auf.")
    )
    card = table.stock[0]
    for seat in table.others:
        hits = sum(own.rank is card.rank for own in table.open[seat])
        for _ in range(hits if table.rules.equal is Equal.EACH else min(hits, 1)):
            together = table.rules.count is Count.ALL
            before = sum(after.hits) if together else after.hits[seat]
            step = before % len(STEPS)
            clause = (HIT, TWICE, TWICE, BACK, BACK, BACK)[step] if before < 6 else AGAIN
            gains = [STEPS[step] * table.rules.unit * (s == seat) for s in range(table.players)]
            after, more = settled(clause, after, gains)
            after = evolve(after, hits=tuple(h + (s == seat) for s, h in enumerate(after.hits)))
            events += more
    if after.stock:
        return after, events
    after = next_round(after, after.vorhand, Task.DEAL)
    return after, (*events, *bank_told(NEXT, after))


GAME: Final = bank_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(3, 12),
    start=start,
    deal=deal,
    phases=(turning(TURNED, turn_up),),
)
