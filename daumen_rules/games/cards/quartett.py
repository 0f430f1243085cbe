"""146 Quartett: seats ask each other for cards of a rank, and collect sets of four.

The module has the game's own clauses, options and rules. `engines.layout_game` plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import Annotated, Any, Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import SeatTerm, Text, number, sentence
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import RANK, RANKS, Rank, cards_term, sorted_hand
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.event_text import TextEvent, told, told_to
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.operands import seats
from daumen_rules.pieces.options import Source, number_option, option
from daumen_rules.pieces.verbs import verb

from .engines.collecting import FOUR, all_dealt, by_rank, foursomes, laid_down, of_rank, with_cards
from .engines.laying import put, rank_term
from .engines.layout import After, Layout
from .engines.layout_game import layout_game
from .engines.tricks import Cards, Play

CLAUSES: Final = clauses("""
    QUARTETT 146: Quartets | Quartett
    aim ¶1
    The seats collect as many sets of four cards of a rank as they can.
    Die Plätze sammeln möglichst viele Sätze von vier Karten eines Werts.
    setup ¶1
    All cards are dealt, and each seat looks at its own; the first seats may have one more.
    Alle Karten werden verteilt, und jeder sieht sich seine an; die ersten Plätze haben vielleicht
      eine mehr.
    legality ¶1
    The left neighbour of the dealer begins.
    Der linke Nachbar des Gebers beginnt.
    legality ¶1
    Whoever is on turn asks a seat of its choice for all cards of a rank.
    Wer an der Reihe ist, verlangt von einem Platz seiner Wahl alle Karten eines Werts.
    legality ¶2
    A seat asks only for ranks of which it holds a card itself.
    Ein Platz verlangt nur Werte, von denen er selbst eine Karte hat.
    transition ¶2
    Whoever is asked hands over all its cards of the rank.
    Wer gefragt wird, gibt alle seine Karten dieses Werts ab.
    transition ¶2
    As long as a seat gets cards it asks on.
    Solange ein Platz Karten bekommt, fragt er weiter.
    transition ¶2
    A set of four is laid down at once.
    Ein Satz von vier Karten wird sofort abgelegt.
    scoring ¶2
    Whoever has collected most sets wins.
    Wer die meisten Sätze gesammelt hat, gewinnt.
    transition silent
    After a question in vain the turn goes to the seat that was asked, or to the left neighbour.
    Nach einer vergeblichen Frage ist der Gefragte an der Reihe, oder der linke Nachbar.
    legality silent
    A seat without cards is not asked.
    Ein Platz ohne Karten wird nicht gefragt.
    transition silent
    A seat without cards is not on turn: the next one to its left with cards is.
    Ein Platz ohne Karten ist nicht an der Reihe, sondern der nächste links mit Karten.
    transition silent
    Cards are handed over for all to see, or only the two seats see them.
    Karten werden offen übergeben, oder nur die beiden Plätze sehen sie.
    scoring silent
    A game that goes on too long ends with the sets so far.
    Ein Spiel, das zu lange dauert, endet mit den bisherigen Sätzen.
""")
(AIM, DEALT, BEGINS, ASKS, HELD, GIVES, ON, LAID, MOST, MISS, EMPTY, SKIPPED, SHOWN, BOUNDED) = (
    CLAUSES
)


OnMiss = StrEnum("OnMiss", "ASKED LEFT")
"""Who is on turn after a question in vain."""
Shown = StrEnum("Shown", "ALL BOTH")
"""Who sees cards that are handed over."""


@frozen
class Rules:
    """The rule set: a field an option."""

    on_miss: OnMiss = option(OnMiss.ASKED, MISS, Source.STANDARD)("""
        Who is on turn after a question in vain? | Wer ist nach einer vergeblichen Frage dran?
        the seat that was asked | der Gefragte
        the left neighbour | der linke Nachbar
    """)
    shown: Shown = option(Shown.ALL, SHOWN, Source.DECISION)("""
        Who sees cards that are handed over? | Wer sieht Karten, die übergeben werden?
        all seats | alle Plätze
        the two seats | die beiden Plätze
    """)
    max_turns: int = number_option(500, range(1, 1001), BOUNDED, Source.DECISION)(
        "After how many questions is the game over? | Nach wie vielen Fragen ist Schluss?"
    )


@frozen(repr=False)
class Ask(Worded):
    """A seat asks another for all its cards of a rank."""

    seat: Seat
    of: Annotated[Seat, Called("of", "von")]
    rank: Rank

    def __str__(self) -> str:
        return f"ask {seat_letter(self.of)} for {self.rank.value}"


@cites(DEALT, BEGINS)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """All cards are dealt; sets that were dealt are laid down."""
    after, events = all_dealt(DEALT, layout, order)
    for seat in range(layout.players):
        after, more = complete(after, seat)
        events += more
    after, more = on_turn(after, (layout.dealer + 1) % layout.players)
    return after, (*events, *more)


@cites(LAID)
def complete(layout: Layout[Rules], seat: Seat, given: Cards = ()) -> After[Rules]:
    """The sets in a hand are laid down, the cards on top that all have seen it get."""
    events = list[TextEvent]()
    for rank in foursomes(layout.hands[seat]):
        cards = sorted(of_rank(layout.hands[seat], rank), key=given.__contains__)
        changed = laid_down(layout, seat, tuple(cards))
        layout = evolve(layout, **changed, chips=put(layout.chips, seat, layout.chips[seat] + 1))
        en, de = "{seat} lays down the set of {rank}.", "{seat} legt den Satz {rank} ab."
        who = SeatTerm(seat)
        events.append(told(LAID, en, de, shows=True, seat=who, rank=rank_term(rank)))
    return layout, tuple(events)


@cites(SKIPPED)
def on_turn(layout: Layout[Rules], seat: Seat) -> After[Rules]:
    """A seat is on turn, or the next one with cards if it has none."""
    found = seat if layout.hands[seat] else with_cards(layout, seat)
    if found is None or found == seat:
        return evolve(layout, turn=seat), ()
    en, de = "{seat} has no cards and is passed over.", "{seat} hat keine Karten und setzt aus."
    return evolve(layout, turn=found), (told(SKIPPED, en, de, seat=SeatTerm(seat)),)


@cites(ASKS, HELD)
def candidates(layout: Layout[Rules]) -> Iterator[Ask]:
    """Each other seat with cards, asked for each rank in the hand of the seat on turn."""
    ranks = dict.fromkeys(card.rank for card in layout.hands[layout.turn])
    for of in range(layout.players):
        if of != layout.turn and layout.hands[of]:
            yield from (Ask(layout.turn, of, rank) for rank in ranks)


@row(HELD, "{seat} has no card of the rank {rank}.", "{seat} hat keine Karte vom Wert {rank}.")
def has_none_itself(layout: Layout[Rules], action: Ask) -> Facts | None:
    """A seat asks for ranks that it holds."""
    if action.seat not in range(len(layout.hands)) or of_rank(
        layout.hands[action.seat], action.rank
    ):
        return None
    return {"seat": SeatTerm(action.seat), "rank": rank_term(action.rank)}


@row(
    ASKS,
    "{of} cannot be asked; asked is another seat of the table.",
    "{of} ist nicht zu fragen; gefragt wird ein anderer Platz am Tisch.",
)
def asks_no_other(layout: Layout[Rules], action: Ask) -> Facts | None:
    """A seat asks another."""
    is_other = action.of in range(layout.players) and action.of != action.seat
    return None if is_other else {"of": SeatTerm(action.of)}


@row(EMPTY, "{of} has no cards.", "{of} hat keine Karten.")
def asks_an_empty_hand(layout: Layout[Rules], action: Ask) -> Facts | None:
    """A seat asks another that has cards."""
    if action.of not in range(len(layout.hands)) or layout.hands[action.of]:
        return None
    return {"of": SeatTerm(action.of)}


@cites(GIVES, ON, MISS)
def ask(layout: Layout[Rules], action: Ask) -> After[Rules]:
    """The cards are handed over and the seat asks on, or the turn goes to another."""
    seat, of = action.seat, action.of
    facts: dict[str, Any] = {
        "seat": SeatTerm(seat),
        "of": SeatTerm(of),
        "rank": rank_term(action.rank),
    }
    en, de = "{seat} asks {of} for {rank}.", "{seat} fragt {of} nach {rank}."
    asked = told(ASKS, en, de, **facts)
    given = of_rank(layout.hands[of], action.rank)
    after = evolve(layout, turns=layout.turns + 1)
    if not given:
        en, de = "{of} has none.", "{of} hat keine."
        none = told(MISS, en, de, shows=True, of=SeatTerm(of))
        left = layout.rules.on_miss is OnMiss.LEFT
        after, more = on_turn(after, (seat + 1) % layout.players if left else of)
        return after, (asked, none, *more)
    after, handed = given_over(after, action, given)
    after, sets = complete(after, seat, given if layout.rules.shown is Shown.ALL else ())
    after, more = on_turn(after, seat)
    return after, (asked, handed, *sets, *more)


@cites(GIVES, SHOWN)
def given_over(layout: Layout[Rules], action: Ask, given: Cards) -> tuple[Layout[Rules], TextEvent]:
    """The cards go to the hand of the seat that has asked; all see them, or the two seats."""
    seat, of = action.seat, action.of
    known = [play for play in layout.known if play.card not in given]
    if layout.rules.shown is Shown.ALL:
        known += [Play(seat, card) for card in given]
    left = tuple(card for card in layout.hands[of] if card not in given)
    hands = put(layout.hands, of, left)
    hands = put(hands, seat, sorted_hand((*hands[seat], *given)))
    facts: dict[str, Any] = {"of": SeatTerm(of)}
    en, de = "{of} hands over {cards}.", "{of} gibt {cards} ab."
    whole = sentence(en, de, **facts, cards=cards_term(given))
    en, de = "{of} hands over cards: {size}.", "{of} gibt Karten ab: {size}."
    public = sentence(en, de, **facts, size=number(len(given)))
    after = evolve(layout, hands=hands, known=tuple(known))
    if layout.rules.shown is Shown.ALL:
        return after, TextEvent(GIVES, whole, True)
    return after, told_to((seat, of), GIVES, whole, public)


@cites(MOST, BOUNDED)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """The sets of each seat, once all are laid down or the bound is reached."""
    if any(layout.hands) and layout.turns < layout.rules.max_turns:
        return None
    return Outcome(layout.chips)


def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Whether it has gone on too long, and who has won."""
    if any(layout.hands):
        yield told(BOUNDED, "The game has gone on too long.", "Das Spiel dauert zu lange.")
    yield from winners_told(MOST, ended)


def attempts(layout: Layout[Rules]) -> Iterator[Ask]:
    """Questions of all seats to all, for some ranks."""
    every = range(layout.players + 1)
    for seat, of in product(every[:-1], every):
        yield from (Ask(seat, of, rank) for rank in RANKS[:: FOUR - 1])


GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 9),
    deal=deal,
    candidates=candidates,
    does=ask,
    words={},
    verbs=(verb(Ask, "ask {of} for {rank}", "frage {of} nach {rank}", of=seats(8), rank=RANK),),
    rows=(has_none_itself, asks_no_other, asks_an_empty_hand),
    outcome=outcome,
    ending=ending,
    dealing=DEALT,
    turns=BEGINS,
    attempts=attempts,
    held=by_rank,
    counted=Text("sets", "Sätze"),
    longest=1_001,
)
