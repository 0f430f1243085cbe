"""Questions on the outcome of a trick: taker, points, drawing, next lead, end of the game.

The rules decide each question by steps and events; the functions here only read these off.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import YES_OR_NO
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.events import Inspected
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.rule_set import EndTest
from daumen_rules.games.daumen_drauf.scoring import card_points, tally
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Text, sentence
from daumen_rules.kernel.verdict import Reason, Verdict

from ..situation.chains import Ending, counted, first_of
from ..situation.needs import needs_a_card, needs_a_card_of_the_seat
from ..situation.trick_so_far import TrickSoFar, concluded
from ..situation.worlds import AskKind, InPosition
from .row import HANDS, TURN, Adds, Counts, Search
from .verdicts import CardAnswer, goes_on

# The trick to its end


def _ended(asked: InPosition) -> Ending | Verdict:
    """The end of the trick if all others pass; a verdict where somebody must still show."""
    after = concluded(asked.so_far)
    if isinstance(after, Refused):
        return goes_on(after)
    return Ending(asked.situation, asked.so_far, after, asked.told)


def _now(asked: InPosition) -> Ending:
    return Ending(asked.situation, asked.so_far, asked.so_far, asked.told)


def who_takes(asked: InPosition) -> Verdict:
    """Who takes the trick."""
    ending = _ended(asked)
    if not isinstance(ending, Ending):
        return ending
    if ending.taken is None:
        return v.seat_or_nobody(None, ending.over())
    return v.seat_or_nobody(ending.taken.seat, ending.taking())


def what_it_counts(asked: InPosition) -> Verdict:
    """What the cards of the trick count."""
    ending = _ended(asked)
    if not isinstance(ending, Ending):
        return ending
    cards = _cards(ending.so_far)
    return v.number_of(sum(map(card_points, cards)), counted(cards, result=False))


def _cards(so_far: TrickSoFar) -> tuple[Card, ...]:
    """The cards of a trick that somebody took, or that was left lying."""
    if isinstance(so_far.state, Finished) and so_far.state.left:
        return tuple(shown.card for shown in so_far.state.left)
    event = first_of(so_far.events, Inspected)
    return event.cards if event is not None else ()


def who_draws_first(asked: InPosition) -> Verdict:
    """Who draws first after the trick."""
    ending = _ended(asked)
    if not isinstance(ending, Ending):
        return ending
    if not ending.draws:
        return v.seat_or_nobody(None, (*ending.drawing(None), c.FILL_1, c.FILL_2))
    first = ending.draws[0]
    carried = (*ending.taking()[:1], first.clause, *ending.drawing(first.seat))
    return v.seat_or_nobody(first.seat, carried)


def what_is_drawn(asked: InPosition) -> Verdict:
    """How many cards a seat draws after the trick."""
    ending = _ended(asked)
    if not isinstance(ending, Ending):
        return ending
    mine = sum(draw.count for draw in ending.draws if draw.seat == asked.seat)
    taking = () if asked.so_far.over else ending.taking()[:1]
    return v.number_of(mine, (*taking, *ending.drawing(asked.seat), c.FILL_1))


def who_leads(asked: InPosition) -> Verdict:
    """Who leads after the trick."""
    ending = _ended(asked)
    return _leads(ending) if isinstance(ending, Ending) else ending


def _leads(ending: Ending) -> Verdict:
    so_far = ending.so_far
    if isinstance(so_far.state, Finished):
        return v.seat_or_nobody(None, ending.over())
    assert isinstance(so_far.state, Playing)
    trick = so_far.state.trick
    if not trick.shown and (leading := ending.leading()):
        return v.seat_or_nobody(trick.leader, (*ending.taking()[:1], *leading))
    taker = so_far.state.table.taker
    clause = c.START_1 if taker is None else c.NEXT_1 if taker == trick.leader else c.NEXT_2
    return v.seat_or_nobody(trick.leader, (clause,))


# The trick as it is


def whose_turn(asked: InPosition) -> Verdict:
    """Who acts next: in the trick, or to lead."""
    turn, state = asked.so_far.turn, asked.so_far.state
    if turn is None or not isinstance(state, Playing) or not state.trick.shown:
        return _leads(_now(asked))
    return v.seat_or_nobody(turn, (c.TURN_1,))


def is_over(asked: InPosition) -> Verdict:
    """Whether the game is over."""
    if isinstance(asked.so_far.state, Finished):
        return v.yes_or_no(True, _now(asked).over())
    return v.yes_or_no(False, (_going_on(asked.so_far),))


def _going_on(so_far: TrickSoFar) -> Reason | Clause:
    """Why the game is not over: a trick that has begun is played to its end."""
    state = so_far.state
    assert isinstance(state, Playing)
    after_tricks = state.table.rules.end_test in (EndTest.AFTER_REFILL, EndTest.BEFORE_REFILL)
    if so_far.over or not state.trick.shown or not after_tricks:
        return c.OVER_1
    return Reason(
        c.OVER_1,
        sentence(
            "The trick still goes on; who has cards is asked only when it is over.",
            "Der Stich läuft noch; wer noch Karten hat, zählt erst, wenn er zu Ende ist.",
        ),
    )


def what_was_shown(asked: InPosition) -> Verdict:
    """The last card that a seat showed."""
    number = asked.situation.asked_card
    assert number is not None
    entries = [entry for entry in asked.situation.trick if entry.act.shows]
    clause = c.LEAD_1 if not number else c.TURN_2
    if entries[number].act is Did.PARRY:
        clause = c.PARRY_1
    return v.verdict(CardAnswer(asked.position.shown[number]), (clause,))


def how_many_points(asked: InPosition) -> Verdict:
    """The points of a seat: so far, or at the end of the game."""
    seat, state = asked.seat, asked.so_far.state
    assert isinstance(state, Playing | Finished)
    if isinstance(state, Finished):
        ending = _now(asked)
        return v.number_of(state.tallies[seat].score, (*ending.over(), *ending.scoring(seat)))
    cards = [shown.card for shown in state.table.captured[seat]]
    return v.number_of(tally(cards, ()).score, counted(cards, result=True))


TAKES: Final = AskKind(
    name="takes",
    form=Text("who takes the trick", "wer bekommt den Stich"),
    also=(
        "who gets/wins/captures/takes/won/took/got the/this trick",
        "whose trick is it/this/that",
        "whose is the trick",
        "wer bekommt/kriegt/nimmt/gewinnt/macht den/diesen Stich",
        "wer hat den Stich gewonnen/bekommen/gemacht",
        "wem gehört der Stich",
    ),
    fields=("trick",),
    checks=(needs_a_card,),
    answer=who_takes,
    search=Search(counts=Counts.NEVER),
)
COUNTS: Final = AskKind(
    name="counts",
    form=Text("what does the trick count", "was zählt der Stich"),
    also=(
        "what is the trick worth",
        "how much is the trick worth",
        "how much does the trick count",
        "how many points is the trick worth",
        "wie viel zählt der Stich",
        "wie viel ist der Stich wert",
        "wieviel ist der Stich wert",
        "was ist der Stich wert",
        "wie viele Punkte zählt/bringt/gibt der Stich",
    ),
    fields=("trick",),
    checks=(needs_a_card,),
    answer=what_it_counts,
    search=Search(kinds=True, counts=Counts.NEVER, adds=Adds.TRICK, differences=("trick",)),
)
DRAWS_FIRST: Final = AskKind(
    name="draws_first",
    form=Text("who draws first", "wer zieht zuerst"),
    fields=("trick", "hands", "pile"),
    checks=(needs_a_card,),
    answer=who_draws_first,
    search=Search(counts=Counts.ALWAYS, differences=(*TURN, "pile size")),
)
DRAWS: Final = AskKind(
    name="draws",
    form=Text("what does NAME draw", "was zieht NAME"),
    also=("how many cards does NAME draw", "wie viele Karten zieht NAME"),
    fields=("trick", "hand", "hands", "pile"),
    checks=(needs_a_card,),
    answer=what_is_drawn,
    search=Search(counts=Counts.ALWAYS, differences=(*TURN, "pile size")),
)
LEADS: Final = AskKind(
    name="leads",
    form=Text("who leads", "wer spielt an"),
    also=("who leads/plays next", "who is leading", "wer spielt aus", "wer kommt raus/heraus"),
    fields=("trick", "hands", "pile"),
    answer=who_leads,
    search=Search(counts=Counts.ALWAYS, differences=HANDS),
)
OVER: Final = AskKind(
    name="over",
    form=Text("is the game over", "ist die Partie zu Ende"),
    also=(
        "is the game finished",
        "is it over",
        "ist das Spiel zu Ende",
        "ist das Spiel aus/vorbei",
        "ist die Partie aus/vorbei",
        "ist es aus/vorbei",
    ),
    fields=("trick", "hands", "pile"),
    answer=is_over,
    answers=YES_OR_NO,
    search=Search(counts=Counts.ALWAYS, differences=HANDS),
)
POINTS: Final = AskKind(
    name="points",
    form=Text("how many points has NAME", "wie viele Punkte hat NAME"),
    also=("how many points does NAME have",),
    fields=("trick", "hand", "hands", "pile", "captured"),
    answer=how_many_points,
    search=Search(kinds=True, counts=Counts.ALWAYS, adds=Adds.SEAT),
)
WAS: Final = AskKind(
    name="was",
    form=Text("what did NAME show", "was hat NAME gezeigt"),
    also=(
        "which/what card did NAME show",
        "what was the card of NAME",
        "welche Karte hat NAME gezeigt",
        "was war die Karte von NAME",
    ),
    fields=("trick",),
    checks=(needs_a_card, needs_a_card_of_the_seat),
    answer=what_was_shown,
    search=Search(kinds=True, counts=Counts.NEVER, shown_card=True),
)
WHOSE_TURN: Final = AskKind(
    name="turn",
    form=Text("whose turn is it", "wer ist am Zug"),
    also=(
        "whose go is it",
        "who is on turn",
        "who is next",
        "wer muss",
        "wer spielt/legt/zeigt",
        "wer ist dran",
        "wer ist an der Reihe",
        "wer kommt dran",
    ),
    fields=("trick", "hands", "pile"),
    answer=whose_turn,
    search=Search(differences=HANDS),
)
