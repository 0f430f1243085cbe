"""148 Die Jagd: a patience in which the ranks are counted along four rows of open cards.

The module has the game's own clauses, option and rules. `engines.layout_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import RANKS, cards_term
from daumen_rules.pieces.choices import Say, Word, choice_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.scenes import Fan, Part, labelled

from .engines.laying import rank_term
from .engines.layout import After, Layout, LayoutView
from .engines.layout_game import in_row, layout_game, says
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    JAGD 148: The Hunt | Die Jagd
    setup ¶1
    The cards are laid out open in four rows of eight.
    Die Karten liegen offen in vier Reihen zu acht.
    transition ¶1
    The player counts Seven, Eight, Nine, Ten, Jack, Queen, King, Ace, beginning at the upper left.
    Der Spieler zählt Sieben, Acht, Neun, Zehn, Bube, Dame, König, Ass und beginnt links oben.
    transition ¶1
    A card that has the rank counted at it is laid aside.
    Eine Karte, bei der ihr eigener Wert gezählt wird, kommt beiseite.
    scoring ¶1
    The patience is solved when all cards have gone.
    Die Patience geht auf, wenn alle Karten fort sind.
    scoring ¶1
    It is not solved if counting on would not take off a card any more.
    Sie geht nicht auf, wenn auch weiteres Zählen keine Karte mehr trifft.
    transition silent
    The count goes on from one round into the next, and passes over gaps; or it begins anew.
    Gezählt wird von Durchgang zu Durchgang weiter, über Lücken hinweg; oder es beginnt neu.
    legality silent
    The player counts through all rows as one act.
    Der Spieler zählt in einem Zug alle Reihen durch.
""")
(ROWS, COUNT, HIT, SOLVED, STUCK, LATER, ROUND) = CLAUSES
ALL: Final = 32
ROW: Final = 8
COUNTING: Final = "count"
WORDS: Final = {
    COUNTING: Word(
        "zähle",
        Text("{seat} counts.", "{seat} zählt."),
        "count through all rows | zähle alle Reihen durch",
        tuple(f"row {row + 1}" for row in range(ALL // ROW)),
    )
}


Later = StrEnum("Later", "CONTINUE RESTART GAPS_COUNT")
"""How the player counts from the second round on."""


@frozen
class Rules:
    """The rule set: a field an option."""

    later: Later = option(Later.CONTINUE, LATER, Source.DECISION)("""
        How is counted from the second round on? | Wie wird ab dem zweiten Durchgang gezählt?
        on from the last rank, without the gaps | vom letzten Wert aus weiter, ohne die Lücken
        from the Seven again, without the gaps | wieder von der Sieben an, ohne die Lücken
        from the Seven again, and gaps count too | wieder von der Sieben an, Lücken zählen mit
    """)


@cites(ROWS)
def deal(layout: Layout[Rules], order: Cards) -> After[Rules]:
    """All cards lie open, row by row."""
    en, de = "The rows: {cards}.", "Die Reihen: {cards}."
    laid = told(ROWS, en, de, shows=True, cards=cards_term(order))
    return evolve(layout, lying=order), (laid,)


def candidates(layout: Layout[Rules]) -> tuple[Say, ...]:
    """The player counts."""
    return (Say(layout.turn, COUNTING),)


@cites(COUNT, HIT, LATER)
def count(layout: Layout[Rules], action: Say) -> After[Rules]:
    """One round of counting: whatever is hit goes, and the count goes on after the last card."""
    later = layout.rules.later
    at = layout.count if later is Later.CONTINUE else 0
    row, aside = [*layout.lying], [*layout.aside]
    events = [choice_told(COUNT, action, WORDS)]
    for place, card in enumerate(layout.lying):
        if card is None:
            at += later is Later.GAPS_COUNT
            continue
        if card.rank is RANKS[at % ROW]:
            row[place] = None
            aside.append(card)
            events.append(told(HIT, "{card} goes.", "{card} kommt weg.", card=card.term))
        at += 1
    if len(events) == 1:
        events.append(told(HIT, "No card is hit.", "Keine Karte wird getroffen."))
    after = evolve(
        layout,
        lying=tuple(row),
        aside=tuple(aside),
        count=at % ROW if later is Later.CONTINUE else 0,
        misses=layout.misses + 1 if len(aside) == len(layout.aside) else 0,
        turns=layout.turns + 1,
    )
    return after, tuple(events)


@cites(SOLVED, STUCK)
def outcome(layout: Layout[Rules]) -> Outcome | None:
    """The number of cards laid aside; all of them have won."""
    gone = len(layout.aside)
    if gone == ALL:
        return Outcome((gone,))
    return Outcome((gone,), winners=()) if is_stuck(layout) else None


def is_stuck(layout: Layout[Rules]) -> bool:
    """Whether all rounds to come are like one that has hit nothing: the count has come back to the
    rank at which the rounds without a hit began.
    """
    if layout.rules.later is not Later.CONTINUE:
        return layout.misses > 0
    return layout.misses > 0 and layout.misses * (ALL - len(layout.aside)) % ROW == 0


def ending(layout: Layout[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """Whether the patience is solved, and how many cards are left."""
    if ended.winners:
        yield told(SOLVED, "The patience is solved.", "Die Patience ist aufgegangen.")
    else:
        en, de = "Not solved: {left} cards are left.", "Nicht gelöst: {left} Karten bleiben liegen."
        yield told(STUCK, en, de, left=number(ALL - len(layout.aside)))


def faults(layout: Layout[Rules]) -> Iterator[Impossible]:
    """The faults of the rows: 32 places, a count that goes round."""
    en, de = "32 places", "32 Plätze"
    yield from expected(len(layout.lying) == ALL, "lying", len(layout.lying), en, de)
    yield from between("count", layout.count, 0, ROW - 1)
    yield from between("misses", layout.misses, 0, ROW)


def fans(view: LayoutView[Rules]) -> Iterator[Part]:
    """The rows, and the rank that is counted next."""
    for at in range(0, len(view.lying), ROW):
        label = Text(f"row {at // ROW + 1}", f"Reihe {at // ROW + 1}")
        yield Fan(label=label, cards=in_row(view.lying[at : at + ROW]))
    yield labelled(Text("counted next", "als Nächstes"), rank_term(RANKS[view.count % ROW]))


GAME: Final = layout_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(1, 2),
    deal=deal,
    candidates=candidates,
    does=count,
    words=WORDS,
    outcome=outcome,
    ending=ending,
    dealing=ROWS,
    turns=ROUND,
    attempts=lambda layout: says(layout, COUNTING),
    faults=faults,
    hides=False,
    fans=fans,
    longest=300,
)
