"""136 Red Dog: open cards in the middle are beaten in their suit, for a pot.

The module has the game's own clauses, options and rules. `bank_game` has the rounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import RANKS, Card, cards_term, sorted_hand
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, number_option, option

from .engines.balances import EndPot, end_pot_option, pot_ending, settled_table, shared_out
from .engines.bank_entry import bank_game
from .engines.bank_game import Phase
from .engines.bank_rounds import ROUNDS, is_last_round, is_over, rounds_option
from .engines.bank_table import Act, After, Bank, Task, and_then, holds, new_table, next_round
from .engines.hands import hand_told, without
from .engines.laying import dealt, put
from .engines.tricks import Cards, Play, own_card, play_of

CLAUSES: Final = clauses("""
    REDDOG 136: Red dog | Red Dog
    setup ¶1
    Each seat gets three cards, and three more lie face down in the middle.
    Jeder Platz bekommt drei Karten, und drei weitere liegen verdeckt in der Mitte.
    scoring ¶1
    Each seat pays a base into the pot. | Jeder Platz zahlt einen Grundbetrag in den Topf.
    transition ¶1
    Vorhand begins and turns the first card. | Vorhand beginnt und deckt die erste Karte auf.
    legality ¶1
    A card of its hand has to beat an open one: only in the same suit, the Seven lowest, the Ace
      highest.
    Mit einer Handkarte muss es eine offene stechen: nur in derselben Farbe, die Sieben ist am
      niedrigsten, das Ass am höchsten.
    scoring ¶1
    Whoever beats one gets twice the base. | Wer sticht, bekommt den doppelten Grundbetrag.
    transition ¶1
    If not, the next seat turns the next card, and has to beat one of those that lie open.
    Andernfalls deckt der nächste Platz die nächste Karte auf und muss eine der offenen stechen.
    scoring ¶1
    If nobody can, all double their stake. | Kann es niemand, verdoppeln alle ihren Einsatz.
    transition ¶1
    The round is over when each seat has tried once.
    Die Runde ist aus, wenn es jeder einmal versucht hat.
    scoring ¶1
    If nothing is left in the pot all pay the base again.
    Ist nichts mehr im Topf, zahlen alle wieder den Grundbetrag.
    legality silent
    Whoever beats lays any card of its hand that does; who cannot says so, and shows nothing.
    Wer sticht, legt eine beliebige Handkarte, die sticht; wer es nicht kann, sagt es und zeigt
      nichts.
    transition silent
    A card that was beaten stays open for all who follow.
    Eine gestochene Karte bleibt für alle Späteren offen.
    scoring silent
    A pot that has too little pays what it has. | Ein Topf, der zu wenig hat, zahlt, was er hat.
    scoring silent
    What becomes of a pot that is left at the end. | Was aus einem Topf wird, der am Ende übrig ist.
""")
DEALT, PAID, FIRST, BEATS, TWICE, NEXT, DOUBLED, OVER, EMPTY = CLAUSES[:9]
SHOWN, STAYS, SHORT, LEFT = CLAUSES[9:]
EACH: Final = 3
"""The number of cards of each seat, and in the middle."""
CANNOT: Final = "cannot"
CANNOT_BEAT: Final = Text("{seat} cannot beat.", "{seat} kann nicht stechen.")
Turns = StrEnum("Turns", "AFTER_FAILURE ALWAYS")
Ends = StrEnum("Ends", "ALL SUCCESS")
Doubling = StrEnum("Doubling", "DOUBLED BASE")
Refill = StrEnum("Refill", "NEXT_ROUND AT_ONCE")


@frozen
class Rules:
    """The rule set: a field an option."""

    base: int = number_option(1, range(1, 21), PAID, Source.DECISION)("""
        How many chips is the base? | Wie viele Chips ist der Grundbetrag?
    """)
    turns: Turns = option(Turns.AFTER_FAILURE, NEXT, Source.MANUAL)("""
        When is the next card turned? | Wann wird die nächste Karte aufgedeckt?
        where the seat before could not beat | wenn der Platz davor nicht stechen konnte
        for each seat, as long as there are some | für jeden Platz, solange es welche gibt
    """)
    ends: Ends = option(Ends.ALL, OVER, Source.MANUAL)("""
        When is a round over? | Wann ist eine Runde aus?
        when each seat has tried | wenn es jeder Platz versucht hat
        when a seat has beaten a card | wenn ein Platz gestochen hat
    """)
    doubling: Doubling = option(Doubling.DOUBLED, DOUBLED, Source.MANUAL)("""
        What does each pay when nobody could beat? | Was zahlt jeder, wenn niemand stechen konnte?
        as much as it has paid into this pot | so viel, wie er in diesen Topf gezahlt hat
        the base once more | noch einmal den Grundbetrag
    """)
    refill: Refill = option(Refill.NEXT_ROUND, EMPTY, Source.DECISION)("""
        When is an empty pot filled? | Wann wird ein leerer Topf gefüllt?
        before the next round | vor der nächsten Runde
        at once | sofort
    """)
    rounds: int = rounds_option()
    end_pot: EndPot = end_pot_option(LEFT)


@cites(DEALT)
def deal(table: Bank[Rules], cards: Cards) -> After:
    """Three cards each and three in the middle; each pays, and Vorhand turns the first."""
    hands, rest = dealt(cards, table.vorhand, table.players, EACH)
    hands = tuple(map(sorted_hand, hands))
    after = evolve(table, hands=hands, covered=rest[:EACH], stock=rest[EACH:], task=Task.BEAT)
    got = tuple(hand_told(DEALT, seat, hand) for seat, hand in enumerate(hands))
    after, paid = filled(after)
    after, events = turned(evolve(after, turn=table.vorhand))
    return after, (*got, *paid, *events)


@cites(PAID, EMPTY)
def filled(table: Bank[Rules]) -> After:
    """An empty pot gets the base from each seat."""
    if table.pot:
        return table, ()
    clause = EMPTY if table.rounds or table.middle else PAID
    return all_pay(evolve(table, base=0), table.rules.base, clause)


def all_pay(table: Bank[Rules], chips: int, clause: Clause) -> After:
    """Each seat pays so many chips into the pot."""
    after = evolve(
        table,
        chips=tuple(has - chips for has in table.chips),
        pot=table.pot + chips * table.players,
        base=table.base + chips,
    )
    en, de = "Each pays {chips} into the pot.", "Jeder zahlt {chips} in den Topf."
    return after, (told(clause, en, de, chips=number(chips)),)


@cites(FIRST, NEXT)
def turned(table: Bank[Rules]) -> After:
    """The seat on turn turns the next card of the middle, if there is one."""
    if not table.covered:
        return table, ()
    card, *covered = table.covered
    shown = told(
        NEXT if table.middle else FIRST,
        "{seat} turns {card}.",
        "{seat} deckt {card} auf.",
        shows=True,
        seat=SeatTerm(table.turn),
        card=card.term,
    )
    return evolve(table, covered=tuple(covered), middle=(*table.middle, card)), (shown,)


@cites(BEATS)
def beats(card: Card, lies: Card) -> bool:
    """Whether a card beats one that lies open."""
    return card.suit is lies.suit and RANKS.index(card.rank) > RANKS.index(lies.rank)


def beaters(table: Bank[Rules], cards: Cards) -> Cards:
    """Those of some cards that beat an open one."""
    return tuple(card for card in cards if any(beats(card, lies) for lies in table.middle))


def tries(table: Bank[Rules]) -> Iterator[Act]:
    """Any card of the hand, and to say that none beats."""
    yield from (play_of(table.turn, card) for card in table.hands[table.turn])
    yield Say(table.turn, CANNOT)


def duties(clause: Clause, *, is_first: bool) -> tuple[Row[Bank[Rules], Any], ...]:
    """A card beats an open one, and whoever can beat has to: the first card, or one of several."""

    def is_due(table: Bank[Rules]) -> bool:
        return table.task is Task.BEAT and (len(table.middle) == 1) is is_first

    @row(
        clause,
        "{seat} lays {card}, which beats none of {open}.",
        "{seat} legt {card}; das sticht keine von {open}.",
    )
    def beats_nothing(table: Bank[Rules], action: Play) -> Facts | None:
        if not is_due(table) or beaters(table, (action.card,)):
            return None
        seat, lying = SeatTerm(action.seat), cards_term(table.middle)
        return {"seat": seat, "card": action.card.term, "open": lying}

    @row(
        clause,
        "{seat} says that it cannot beat, and can with {cards}.",
        "{seat} sagt, es könne nicht stechen, und kann es mit {cards}.",
    )
    def can_beat(table: Bank[Rules], action: Say) -> Facts | None:
        if not is_due(table) or action.seat != table.turn:
            return None
        able = beaters(table, table.hands[table.turn])
        return {"seat": SeatTerm(action.seat), "cards": cards_term(able)} if able else None

    return beats_nothing, can_beat


@cites(SHOWN, TWICE, SHORT, STAYS)
def tried(table: Bank[Rules], action: Play | Say) -> After:
    """Whoever beats gets twice the base from the pot; then it is the next seat's turn."""
    seat = action.seat
    if isinstance(action, Say):
        said = told(SHOWN, CANNOT_BEAT.en, CANNOT_BEAT.de, seat=SeatTerm(seat))
        return and_then((said,), go_on(table, has_beaten=False))
    due = 2 * table.rules.base
    chips = min(due, table.pot)
    after = evolve(
        table,
        hands=without(table.hands, action),
        open=put(table.open, seat, (action.card,)),
        chips=put(table.chips, seat, table.chips[seat] + chips),
        pot=table.pot - chips,
    )
    won = told(
        TWICE if chips == due else SHORT,
        "{seat} beats with {card} and gets {chips}.",
        "{seat} sticht mit {card} und bekommt {chips}.",
        shows=True,
        seat=SeatTerm(seat),
        card=action.card.term,
        chips=number(chips),
    )
    return and_then((won,), go_on(after, has_beaten=True))


@cites(NEXT, OVER, DOUBLED)
def go_on(table: Bank[Rules], *, has_beaten: bool) -> After:
    """The next seat tries; after the last the stakes are doubled if nobody has beaten a card."""
    rules, events = table.rules, tuple[TextEvent, ...]()
    is_last = table.turn == table.dealer or (has_beaten and rules.ends is Ends.SUCCESS)
    if rules.refill is Refill.AT_ONCE and not (is_last and is_last_round(table)):
        table, events = filled(table)
    if not is_last:
        after = evolve(table, turn=(table.turn + 1) % table.players)
        if not has_beaten or rules.turns is Turns.ALWAYS:
            return and_then(events, turned(after))
        return after, events
    if not any(table.open):
        chips = table.base if rules.doubling is Doubling.DOUBLED else rules.base
        table, events = and_then(events, all_pay(table, chips, DOUBLED))
    return next_round(table, table.vorhand, Task.DEAL), events


@cites(LEFT)
def outcome(table: Bank[Rules]) -> Outcome | None:
    """The match is over after the agreed rounds; a pot that is left is shared, or stays."""
    if not is_over(table):
        return None
    return shared_out(table.chips, table.pot, table.vorhand, table.rules.end_pot)


GAME: Final = bank_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 10),
    start=lambda players, rules: new_table(players, rules, Task.DEAL),
    deal=deal,
    phases=(
        Phase(
            task=Task.BEAT,
            kinds=(Play, Say),
            clause=BEATS,
            acts=tries,
            does=tried,
            rows=(
                own_card(SHOWN, holds),
                *duties(BEATS, is_first=True),
                *duties(NEXT, is_first=False),
            ),
            words={CANNOT: Word("kann nicht", CANNOT_BEAT, "admit defeat | gib dich geschlagen")},
        ),
    ),
    outcome=outcome,
    ending=pot_ending(LEFT, ROUNDS),
    settled=settled_table,
    holder=Text("deals", "gibt"),
)
