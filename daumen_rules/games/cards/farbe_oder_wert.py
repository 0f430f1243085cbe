"""149 Farbe oder Wert: the colour or the rank of hidden cards is guessed.

The module has the game's own clauses, options and rules. `engines.layout_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import product, starmap
from typing import Any, Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Term, Text, number, sentence
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import RANK_WORDS, RANKS, Card, Rank, rank_sign
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.event_text import TextEvent, told, told_to
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.matches import added, bound
from daumen_rules.pieces.operands import Operand, numbers
from daumen_rules.pieces.options import Source, number_option, option
from daumen_rules.pieces.verbs import verb

from .engines.laying import RED, dealt, put, without
from .engines.layout import After, Layout, by_seat
from .engines.layout_game import layout_game
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    FARBEWERT 149: Colour or Rank | Farbe oder Wert
    setup ¶1
    Both seats have the same number of counters.
    Beide Plätze haben gleich viele Zähleinheiten.
    setup ¶1
    Each seat gets sixteen cards, one by one, and lays them face down in two rows of eight.
    Jeder Platz bekommt einzeln sechzehn Karten und legt sie verdeckt in zwei Reihen zu acht.
    legality ¶1
    The seats take turns, the first seat begins; each points to a card of the other and guesses.
    Die Plätze wechseln sich ab, der erste beginnt; jeder zeigt auf eine Karte des anderen und rät.
    transition ¶1
    A colour guessed right brings one counter: hearts and diamonds are red, all others black.
    Eine richtige Farbe bringt eine Zähleinheit: Herz und Karo sind rot, alle anderen schwarz.
    transition ¶1
    A rank guessed right brings four counters.
    Ein richtiger Wert bringt vier Zähleinheiten.
    transition ¶1
    A card that was guessed right goes out of the game.
    Eine richtig geratene Karte kommt aus dem Spiel.
    transition ¶1
    A card that was not guessed goes back face down to its place; who remembers it has an advantage.
    Eine nicht erratene Karte kommt verdeckt an ihren Platz zurück; gut für den, der aufpasst.
    scoring ¶1
    The game ends when all cards of a seat have been guessed.
    Das Spiel endet, wenn alle Karten eines Platzes erraten sind.
    scoring ¶1
    Whoever then has most counters has won; with equal ones both have.
    Wer dann die meisten Zähleinheiten hat, hat gewonnen, bei gleich vielen beide.
    transition silent
    Counters that a seat does not have it owes.
    Zähleinheiten, die ein Platz nicht hat, bleibt er schuldig.
    scoring silent
    A game that goes on too long ends with the counters as they are.
    Ein Spiel, das zu lange dauert, endet mit den Zähleinheiten, wie sie sind.
""")
(COUNTERS, ROWS, TURN, COLOUR, RANK, RIGHT, BACK, END, MOST, DEBT, BOUNDED) = CLAUSES
EACH: Final = 16
COLOURS: Final = {"red": Text("red", "rot"), "black": Text("black", "schwarz")}
GUESSES: Final = {**COLOURS, **{rank.value: RANK_WORDS[rank] for rank in RANKS}}
"""What can be guessed, and its words."""
WHAT: Final = Operand(
    what=Text(
        "red, black or a rank: 7 8 9 10 J Q K A", "rot, schwarz oder ein Wert: 7 8 9 10 B D K A"
    ),
    values=tuple(GUESSES),
    word=lambda what: COLOURS[what] if what in COLOURS else rank_sign(Rank(what)),
    also=lambda what: (GUESSES[what].en, GUESSES[what].de),
    examples=("red", "K"),
    whole=lambda what: Term(what, GUESSES[what]),
)


Missed = StrEnum("Missed", "BOTH GUESSER")


@frozen
class Rules:
    """The rule set: a field an option."""

    missed: Missed = option(Missed.BOTH, BACK, Source.DECISION)("""
        Who sees a card that was not guessed? | Wer sieht eine Karte, die nicht erraten wurde?
        both seats | beide Plätze
        only who has guessed | nur wer geraten hat
    """)
    counters: int = number_option(64, range(1, 201), COUNTERS, Source.DECISION)(
        "How many counters has each seat? | Wie viele Zähleinheiten hat jeder Platz?"
    )
    max_turns: int = bound(
        BOUNDED, "After how many guesses is it over? | Nach wie vielen Rateversuchen ist Schluss?"
    )


@frozen(repr=False)
class Guess(Worded):
    """A seat guesses colour or rank of the opponent's card in a place, 1 to 16."""

    seat: Seat
    place: int
    what: str

    def __str__(self) -> str:
        return f"guess {self.place} {self.what}"


PLACES: Final = range(1, EACH + 1)
GUESSED: Final = {at: [Guess(*at, what) for what in GUESSES] for at in product(range(2), PLACES)}
"""All guesses of a seat about a place, made once."""


@cites(COUNTERS, ROWS)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """Sixteen cards each, face down in their places."""
    piles, _ = dealt(order, layout.turn, layout.players, EACH)
    shown, chips = ((None,) * EACH,) * 2, (layout.rules.counters,) * 2
    after = by_seat(layout, piles=piles, shown=shown, chips=chips)
    return after, (told(ROWS, "All cards lie face down.", "Alle Karten liegen verdeckt."),)


def unseen(layout: Layout[Rules], owner: Seat) -> list[int]:
    """The places whose cards lie in the pile of a seat: nobody has seen them."""
    seen = (*layout.gone[owner], *layout.looked_at[1 - owner])
    return [p for p, card in enumerate(layout.shown[owner], 1) if card is None and p not in seen]


@cites(TURN)
def candidates(layout: Layout[Rules]) -> Iterator[Guess]:
    """Each guess about each card of the opponent."""
    for place in PLACES:
        if place not in layout.gone[1 - layout.turn]:
            yield from GUESSED[layout.turn, place]


@row(TURN, "In place {place} lies no card.", "Auf Platz {place} liegt keine Karte.")
def points_nowhere(layout: Layout[Rules], action: Guess) -> Facts | None:
    """A seat points to a card of its opponent."""
    if not layout.gone or action.seat > 1:
        return None
    is_there = action.place in PLACES and action.place not in layout.gone[1 - action.seat]
    return None if is_there else {"place": number(action.place)}


@cites(COLOUR, RANK)
def worth(card: Card, what: str) -> int:
    """What a guess brings: 1 for the colour, 4 for the rank, 0 if it is wrong."""
    if what in COLOURS:
        return int((what == "red") is (card.suit in RED))
    return 4 if what == card.rank.value else 0


def taken_up(layout: Layout[Rules], guess: Guess) -> tuple[Card, Layout[Rules]]:
    """The card in a place, and the layout without it."""
    seat, owner, at = guess.seat, 1 - guess.seat, guess.place
    card = layout.shown[owner][at - 1]
    if card is not None:
        row = put(layout.shown[owner], at - 1, None)
        return card, evolve(layout, shown=put(layout.shown, owner, row))
    looked = layout.looked_at[seat]
    if at not in looked:
        card = layout.piles[owner][unseen(layout, owner).index(at)]
        pile = without(layout.piles[owner], card)
        return card, evolve(layout, piles=put(layout.piles, owner, pile))
    card = layout.peeked[seat][looked.index(at)]
    left, places = without(layout.peeked[seat], card), tuple(p for p in looked if p != at)
    peeked, looked_at = put(layout.peeked, seat, left), put(layout.looked_at, seat, places)
    return card, evolve(layout, peeked=peeked, looked_at=looked_at)


@cites(TURN)
def after_guess(seat: Seat) -> Seat:
    """The seat whose turn it is after a guess of the other."""
    return 1 - seat


@cites(RIGHT, DEBT)
def guess(layout: Layout[Rules], action: Guess) -> After[Rules]:
    """A card is looked at, and goes out of the game or back to its place."""
    seat, owner, (card, after) = action.seat, 1 - action.seat, taken_up(layout, action)
    after = evolve(after, turn=after_guess(seat), turns=layout.turns + 1)
    what, place = Term(action.what, GUESSES[action.what]), number(action.place)
    facts: dict[str, Any] = {"seat": SeatTerm(seat), "what": what, "place": place}
    brings = worth(card, action.what)
    if not brings:
        return missed(after, action, card, facts)
    after = evolve(
        after,
        aside=(*after.aside, card),
        gone=put(after.gone, owner, tuple(sorted((*after.gone[owner], action.place)))),
        chips=added(after.chips, (brings, -brings) if seat == 0 else (-brings, brings)),
    )
    by, term = (COLOUR if action.what in COLOURS else RANK), card.term
    en = "{seat} guesses {what} in place {place}: {card}, and gets {chips}."
    de = "{seat} rät {what} auf Platz {place}: {card}, und bekommt {chips}."
    right = told(by, en, de, shows=True, **facts, card=term, chips=number(brings))
    away = told(RIGHT, "{card} goes out of the game.", "{card} kommt aus dem Spiel.", card=term)
    return after, (right, away)


@cites(BACK)
def missed(layout: Layout[Rules], action: Guess, card: Card, facts: dict[str, Any]) -> After[Rules]:
    """A card goes back to its place; both have seen it, or only who has guessed."""
    seat, owner = action.seat, 1 - action.seat
    en = "{seat} guesses {what} in place {place}: {card}, which goes back."
    de = "{seat} rät {what} auf Platz {place}: {card}, und sie kommt zurück."
    if layout.rules.missed is Missed.BOTH:
        row = put(layout.shown[owner], action.place - 1, card)
        after = evolve(layout, shown=put(layout.shown, owner, row))
        return after, (told(BACK, en, de, shows=True, **facts, card=card.term),)
    peeked = put(layout.peeked, seat, (*layout.peeked[seat], card))
    looked_at = put(layout.looked_at, seat, (*layout.looked_at[seat], action.place))
    whole = sentence(en, de, **facts, card=card.term)
    public = sentence(en.replace(": {card}", ""), de.replace(": {card}", ""), **facts)
    said = told_to((seat,), BACK, whole, public)
    return evolve(layout, peeked=peeked, looked_at=looked_at), (said,)


@cites(END)
def left(layout: Layout[Rules]) -> int:
    """How many cards are left of the seat of which most have been guessed."""
    return EACH - max(map(len, layout.gone))


@cites(MOST, BOUNDED)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """The counters, once all cards of a seat have been guessed or the bound is reached."""
    is_over = not left(layout) or layout.turns >= layout.rules.max_turns
    return Outcome(layout.chips) if is_over else None


def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Why it is over, and who has won."""
    if not left(layout):
        en, de = "All cards of a seat are guessed.", "Alle Karten eines Platzes sind erraten."
        yield told(END, en, de)
    else:
        yield told(BOUNDED, "The game has gone on too long.", "Das Spiel dauert zu lange.")
    yield from winners_told(MOST, ended)


def faults(layout: Layout[Rules]) -> Iterator[Impossible]:
    """The faults of the rows: sixteen places a seat, a card or a trace of it in each."""
    for owner in range(layout.players):
        alone = len(layout.looked_at[1 - owner])
        counts = (len(layout.shown[owner]), len(unseen(layout, owner)), alone)
        wanted = (EACH, len(layout.piles[owner]), len(layout.peeked[1 - owner]))
        en, de = "sixteen places, each card in one", "sechzehn Plätze, jede Karte auf einem"
        yield from expected(counts == wanted, f"shown[{owner}]", counts, en, de)
    both = sum(layout.chips) == 2 * layout.rules.counters
    yield from expected(both, "chips", layout.chips, "all counters", "alle Zähleinheiten")


def attempts(_: Layout[Rules]) -> Iterator[Guess]:
    """Guesses of both seats, also about places that there are not."""
    return starmap(Guess, product((0, 1), (0, 1, 8, 16, 17), ("red", "K")))


GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 3),
    deal=deal,
    candidates=candidates,
    does=guess,
    words={},
    verbs=(
        verb(
            Guess,
            "guess {place} {what}",
            "rate {place} {what}",
            place=numbers(PLACES, 1, 16),
            what=WHAT,
            touches=lambda _, guess: (f"cards {1 - guess.seat}",),
            phrase=Text("guess that card {place} is {what}", "rate, dass Karte {place} {what} ist"),
        ),
    ),
    rows=(points_nowhere,),
    outcome=outcome,
    ending=ending,
    dealing=ROWS,
    counted=Text("chips", "Chips"),
    turns=TURN,
    attempts=attempts,
    faults=faults,
    longest=1_001,
)
