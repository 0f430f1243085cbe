"""142 Leben und Tod: two seats turn up cards, and the higher one takes both.

The module has the game's own clauses, options and rules. `engines.layout_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import chain, zip_longest
from typing import Final

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import PACK, RANKS
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.options import Source, number_option, option

from .engines.laying import SHUFFLE, Shuffle, dealt, put, right_shuffle, shuffles
from .engines.layout import After, Layout, by_seat
from .engines.layout_game import layout_game, says
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    LEBENTOD 142: Life and Death | Leben und Tod
    setup ¶1
    All cards are dealt to two seats.
    Alle Karten werden an zwei Plätze ausgeteilt.
    transition ¶1
    Both turn up the card that was dealt last, and the higher one begins the game.
    Beide decken die zuletzt ausgeteilte Karte auf, und die höhere beginnt das Spiel.
    transition ¶1
    Suits do not count; from the lowest the ranks are 7, 8, 9, 10, Jack, Queen, King, Ace.
    Farben zählen nicht; von unten gelten 7, 8, 9, 10, Bube, Dame, König, Ass.
    legality ¶1
    Then the first and the second seat turn up a card each.
    Dann decken der erste und der zweite Platz je eine Karte auf.
    transition ¶1
    Whoever has turned the higher card takes all that lie there, face down.
    Wer die höhere Karte aufgedeckt hat, nimmt alle, die daliegen, verdeckt an sich.
    transition ¶1
    After equal cards each lays one face down and another open, and the open ones decide.
    Nach gleichen Karten legt jeder eine verdeckt und eine offen, und die offenen entscheiden.
    transition ¶1
    If they are equal again, it goes on in the same way.
    Sind sie wieder gleich, geht es ebenso weiter.
    transition ¶1
    Whoever has used up its pile goes on with the cards that it has won, shuffled.
    Wer seinen Stapel aufgebraucht hat, spielt mit den gewonnenen Karten gemischt weiter.
    scoring ¶1
    Whoever has taken all cards from the other has won.
    Wer dem anderen alle Karten abgenommen hat, hat gewonnen.
    scoring silent
    Whoever cannot lay the cards after equal ones has lost; if neither can, nobody has won.
    Wer nach gleichen Karten nicht legen kann, hat verloren; kann es keiner, gewinnt niemand.
    scoring silent
    A game that goes on too long ends without a winner.
    Ein Spiel, das zu lange dauert, endet ohne Sieger.
""")
(DEALT, FIRST, ORDER, TURN, TAKES, TIE, AGAIN, REFILL, WON, UNABLE, BOUNDED) = CLAUSES
TURNING: Final = "turn"
TURNED: Final = Text("{seat} turns.", "{seat} deckt auf.")


Again = StrEnum("Again", "FULL OPEN_ONLY")


Refill = StrEnum("Refill", "SHUFFLED WINNER_FIRST FIXED")
"""In which order the cards are that a seat has won."""


@frozen
class Rules:
    """The rule set: a field an option."""

    again: Again = option(Again.FULL, AGAIN, Source.MANUAL)("""
        What is laid when cards are equal again? | Was wird bei erneut gleichen Karten gelegt?
        one face down and one open: ten cards | eine verdeckt und eine offen: zehn Karten
        one open: eight cards | eine offen: acht Karten
    """)
    refill: Refill = option(Refill.SHUFFLED, REFILL, Source.MANUAL)("""
        In which order are won cards used? | In welcher Reihenfolge spielt man gewonnene Karten?
        shuffled | gemischt
        as won, its own first | wie gewonnen, die eigenen zuerst
        as won, those of the first seat first | wie gewonnen, die des ersten Platzes zuerst
    """)
    max_turns: int = number_option(5000, range(1, 5001), BOUNDED, Source.DECISION)(
        "After how many fights is the game over? | Nach wie vielen Vergleichen ist Schluss?"
    )


@cites(DEALT, FIRST)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """Sixteen cards each, the last one on top."""
    piles, _ = dealt(order, layout.turn, layout.players, len(order) // layout.players)
    after = by_seat(layout, piles=tuple(pile[::-1] for pile in piles))
    return after, (told(DEALT, "The cards are dealt.", "Die Karten sind gegeben."),)


@cites(TIE, AGAIN)
def due(layout: Layout[Rules], seat: Seat) -> tuple[int, int]:
    """How many cards a seat has to lay face down, and how many of its cards then lie open."""
    opened = [*map(len, layout.laid)]
    level = max(opened) + (opened[0] == opened[1])
    is_full = layout.rules.again is Again.FULL
    down = (level - 1 if is_full else min(level - 1, 1)) - len(layout.beneath[seat])
    return (max(down, 0) if opened[seat] < level else 0), level


def owes(layout: Layout[Rules], seat: Seat) -> int:
    """How many cards a seat has to lay."""
    down, level = due(layout, seat)
    return down + level - len(layout.laid[seat])


@cites(REFILL)
def to_shuffle(layout: Layout[Rules]) -> Cards | None:
    """The cards that the seat on turn has won, once it has no others."""
    if not layout.is_dealt or layout.rules.refill is not Refill.SHUFFLED:
        return None
    layout = collected(layout)
    return None if layout.piles[layout.turn] else layout.won[layout.turn] or None


def later(layout: Layout[Rules]) -> Distribution[Shuffle] | None:
    """The orders of the cards that are shuffled."""
    return shuffles(waiting) if (waiting := to_shuffle(layout)) else None


@cites(REFILL)
def refilled(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """The seat on turn has a new pile."""
    layout = collected(layout)
    seat = layout.turn
    after = evolve(layout, piles=put(layout.piles, seat, order), won=put(layout.won, seat, ()))
    en, de = "{seat} uses {size} cards won.", "{seat} nimmt {size} gewonnene Karten."
    return after, (told(REFILL, en, de, seat=SeatTerm(seat), size=number(len(order))),)


@cites(TURN, FIRST, TIE)
def turn(layout: Layout[Rules], action: Say | Shuffle) -> After[Rules]:
    """A seat lays what it has to; where its pile is used up in between, Nature shuffles first."""
    if isinstance(action, Shuffle):
        return refilled(layout, action.cards)
    seat, events, layout = action.seat, list[TextEvent](), collected(layout)
    while owes(layout, seat):
        if not layout.piles[seat]:
            if to_shuffle(layout) is not None:
                return layout, tuple(events)
            layout, more = refilled(layout, layout.won[seat])
            events += more
        (card, *pile), is_hidden = layout.piles[seat], due(layout, seat)[0] > 0
        layout = evolve(layout, piles=put(layout.piles, seat, tuple(pile)))
        if is_hidden:
            beneath = (*layout.beneath[seat], card)
            layout = evolve(layout, beneath=put(layout.beneath, seat, beneath))
            en, de = "{seat} lays a card face down.", "{seat} legt eine Karte verdeckt."
            events.append(told(TIE, en, de, seat=SeatTerm(seat)))
        else:
            layout = evolve(layout, laid=put(layout.laid, seat, (*layout.laid[seat], card)))
            en, de = "{seat} turns up {card}.", "{seat} deckt {card} auf."
            by = TURN if layout.turns else FIRST
            events.append(told(by, en, de, shows=True, seat=SeatTerm(seat), card=card.term))
            if len(layout.laid[seat]) <= len(layout.laid[1 - seat]):
                break
    if len(layout.laid[0]) != len(layout.laid[1]):
        return evolve(layout, turn=1 - seat), tuple(events)
    layout, more = compared(layout)
    return layout, (*events, *more)


@cites(ORDER)
def winner(layout: Layout[Rules]) -> Seat | None:
    """The seat with the higher of two open cards; None if they are equal or one is missing."""
    if not layout.laid[0] or len(layout.laid[0]) != len(layout.laid[1]):
        return None
    one, other = (RANKS.index(cards[-1].rank) for cards in layout.laid)
    return None if one == other else int(other > one)


@cites(TAKES, AGAIN)
def compared(layout: Layout[Rules]) -> After[Rules]:
    """Whoever has the higher card is to take all; after equal ones it goes on."""
    found = winner(layout)
    if found is None:
        by = TIE if len(layout.laid[0]) == 1 else AGAIN
        equal = told(by, "The cards are equal.", "Die Karten sind gleich.")
        return evolve(layout, turn=1 - layout.turn), (equal,)
    size = sum(map(len, (*layout.laid, *layout.beneath)))
    en, de = "{seat} takes {size} cards.", "{seat} nimmt {size} Karten."
    takes = told(TAKES, en, de, seat=SeatTerm(found), size=number(size))
    return evolve(layout, turn=found, turns=layout.turns + 1), (takes,)


@cites(TAKES)
def collected(layout: Layout[Rules]) -> Layout[Rules]:
    """The layout after the winner has taken the cards of a fight, which lie there till then."""
    found = winner(layout)
    if found is None:
        return layout
    is_first = layout.rules.refill is Refill.WINNER_FIRST
    first = found if is_first else 1 - layout.dealer
    taken = tuple(chain.from_iterable(in_order(layout, seat) for seat in (first, 1 - first)))
    won = put(layout.won, found, (*layout.won[found], *taken))
    return evolve(layout, laid=((), ()), beneath=((), ()), won=won)


def in_order(layout: Layout[Rules], seat: Seat) -> Cards:
    """The cards of a seat that lie there, in the order in which they were laid."""
    first, *opened = layout.laid[seat]
    pairs = zip_longest(layout.beneath[seat], opened)
    return (first, *(card for pair in pairs for card in pair if card is not None))


def unable(layout: Layout[Rules]) -> list[Seat]:
    """The seats that have too few cards for what they have to lay."""
    left = [len(pile) + len(won) for pile, won in zip(layout.piles, layout.won, strict=True)]
    return [seat for seat in (0, 1) if left[seat] < owes(layout, seat)]


@cites(WON, UNABLE, BOUNDED)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """The cards of each seat, once one cannot lay what it has to lay."""
    layout = collected(layout)
    lost = unable(layout)
    if not lost and layout.turns < layout.rules.max_turns:
        return None
    parts = (layout.piles, layout.won, layout.laid, layout.beneath)
    scores = tuple(sum(len(part[seat]) for part in parts) for seat in (0, 1))
    return Outcome(scores, winners=(1 - lost[0],) if len(lost) == 1 else ())


def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Why it is over, and who has won."""
    lost = unable(collected(layout))
    by = BOUNDED if not lost else WON if 0 in ended.scores else UNABLE
    if by is BOUNDED:
        yield told(by, "The game has gone on too long.", "Das Spiel dauert zu lange.")
    for seat in lost if by is UNABLE else ():
        en, de = "{seat} cannot lay any more.", "{seat} kann nicht mehr legen."
        yield told(by, en, de, seat=SeatTerm(seat))
    yield from winners_told(by, ended)


def faults(layout: Layout[Rules]) -> Iterator[Impossible]:
    """The faults of a fight: cards that have not been laid in turn."""
    opened = [*map(len, layout.laid)]
    en, de = "as many open cards, or one more", "gleich viele offene Karten oder eine mehr"
    yield from expected(abs(opened[0] - opened[1]) <= 1, "laid", opened, en, de)
    before = [[card.rank for card in laid[: max(opened) - 1]] for laid in layout.laid]
    en, de = "equal cards before the last ones", "gleiche Karten vor den letzten"
    yield from expected(before[0] == before[1], "laid", before, en, de)


def candidates(layout: Layout[Rules]) -> Iterator[Say | Shuffle]:
    yield Say(layout.turn, TURNING)


def attempts(layout: Layout[Rules]) -> Iterator[Say | Shuffle]:
    """Turning by both seats, and shuffles, right and wrong."""
    yield from says(layout, TURNING)
    yield from map(Shuffle, (PACK[:2], to_shuffle(layout) or ()))


GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 3),
    deal=deal,
    candidates=candidates,
    does=turn,
    words={TURNING: Word("decke auf", TURNED, "turn a card | decke eine Karte auf", ("pile",))},
    outcome=outcome,
    ending=ending,
    turns=TURN,
    attempts=attempts,
    dealing=DEALT,
    later=later,
    by_nature=(Shuffle,),
    rows=(right_shuffle(REFILL, to_shuffle),),
    verbs=(SHUFFLE,),
    faults=faults,
    longest=20_000,
)
