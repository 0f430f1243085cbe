"""Estimates the worth of an action for a seat, from its view alone.

Bots use it; no rule depends on it. The unit is one point of the final score.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, assert_never

from .model import Action, Card, Deal, Parry, Pass, Show, Sight
from .scoring import card_points
from .view import View

EAGERNESS: Final = Fraction(1, 3)
"""How likely somebody who can beat a card is to do so; chosen among a few by letting them play."""


def estimate(view: View, action: Action) -> Fraction:
    """How many points an action brings, by a rough estimate; the more the better.

    A trick taken brings its points. A trick that another seat takes costs its points, shared among
    all the others: every one of them may be the rival who counts.
    """
    trick = points(seen.card for seen in view.shown)
    match action:
        case Parry(card=card):
            return trick + card_points(card)
        case Pass():
            return lost(trick, view)
        case Show(card=card):
            trick += card_points(card)
            chance = chance_to_keep(view, card)
            return chance * trick + (1 - chance) * lost(trick, view)
        case Deal():
            return Fraction(0)
    assert_never(action)


def points(sights: Iterable[Sight]) -> Fraction:
    """The points of cards as far as they are known. An unknown one of two twins counts nothing."""
    return Fraction(sum(card_points(sight) for sight in sights if isinstance(sight, Card)))


def lost(trick: Fraction, view: View) -> Fraction:
    """The worth for the viewer when another seat takes a trick of these points."""
    return -trick / (view.players - 1)


def chance_to_keep(view: View, card: Card) -> Fraction:
    """How likely a card, once shown, is never beaten."""
    beating = sum(beats(sight, card, view) for sight in view.out)
    held = sum(view.hand_sizes) - len(view.hand)
    used = EAGERNESS * Fraction(held, max(len(view.out), 1))
    return (1 - used) ** beating


def beats(sight: Sight, card: Card, view: View) -> bool:
    """Whether a card that is out beats a card once this is shown: it is higher, or the twin."""
    if sight.colour is card.colour:
        return sight.value >= card.value
    return sight.colour not in view.colours
