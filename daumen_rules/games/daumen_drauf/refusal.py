"""The words of a refusal for one viewer, with no more of a card than the viewer can know."""

from __future__ import annotations

from typing import assert_never

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import Breach, Refused
from daumen_rules.kernel.text import Fact, Sentence, Term, sentence

from . import clauses as c
from .events import Parried, Passed, Shown
from .model import Action, Card, Deal, Kind, Parry, Pass, Show, Sight, State
from .view import View, view


@frozen
class Eyes:
    """The knowledge of a viewer: the kinds whose fangs it knows."""

    kinds: frozenset[Kind]

    def sees(self, card: Card) -> Sight:
        """A card that a record names, as far as it may be told."""
        return card if card.kind in self.kinds else card.kind


def eyes_of(seen: View) -> Eyes:
    """The knowledge of a seat or a spectator, from its view."""
    sights = (*seen.hand, *seen.out, *(one.card for one in seen.shown))
    taken = (sight for captured in seen.captured for sight in captured)
    return Eyes(frozenset(s.kind for s in (*sights, *taken) if isinstance(s, Card)))


def told_refusal(
    state: State, action: Action, refused: Refused, viewer: Viewer
) -> tuple[Sentence, tuple[Breach, ...]]:
    """The attempt and the clauses that it breaks, as a viewer may be told.

    A viewer learns that another seat lacks a card only where there is no other breach.
    """
    eyes, told = eyes_of(view(state, viewer)), refused.breaches
    if isinstance(action, Deal) or viewer != action.seat:
        told = tuple(breach for breach in told if breach.clause is not c.THUMB_1) or told
    return _attempt(action, eyes), tuple(
        evolve(breach, sentence=_seen(breach.sentence, eyes)) for breach in told
    )


def _attempt(action: Action, eyes: Eyes) -> Sentence:
    """What a seat tried, as the event it would have been."""
    match action:
        case Deal():
            return sentence("The cards are dealt.", "Die Karten werden gegeben.")
        case Show(seat=seat, card=card):
            return Shown(seat, eyes.sees(card), c.TURN_2).sentence
        case Pass(seat=seat):
            return Passed(seat).sentence
        case Parry(seat=seat, card=card):
            return Parried(seat, eyes.sees(card)).sentence
    assert_never(action)


def _seen(said: Sentence, eyes: Eyes) -> Sentence:
    return evolve(said, facts=tuple((name, _seen_fact(fact, eyes)) for name, fact in said.facts))


def _seen_fact(fact: Fact, eyes: Eyes) -> Fact:
    if not isinstance(fact, Term):
        return fact
    try:
        return eyes.sees(Card.parse(fact.code)).term
    except ValueError:
        return fact
