"""What happened, as short lines: the clause, then who did what.

This is a shorthand for events and expects nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from daumen_rules.games.daumen_drauf.events import (
    Dealt,
    Drawn,
    Event,
    GameOver,
    Inspected,
    LastHand,
    Leads,
    NobodyDraws,
    Parried,
    Passed,
    PileEmpty,
    Released,
    Scored,
    Shown,
    Skipped,
    Taken,
    TrickLeft,
)
from daumen_rules.games.daumen_drauf.model import Card
from tests.table import LETTERS


def story(events: Iterable[Event]) -> list[str]:
    """The events in order, such as `LEAD-1 A shows Y3p` and `END-3 A takes 2`."""
    return [f"{event.clause.id} {_words(event)}" for event in events]


def _words(event: Event) -> str:
    match event:
        case Dealt(dealer=seat, pile=pile):
            return f"{LETTERS[seat]} deals, {pile} left"
        case Drawn(seat=seat, cards=drawn):
            return f"{LETTERS[seat]} draws {_cards(drawn)}"
        case NobodyDraws(pile=pile):
            return f"nobody draws, {pile} left"
        case PileEmpty():
            return "pile empty"
        case Leads(seat=seat):
            return f"{LETTERS[seat]} leads"
        case Shown(seat=seat, card=card):
            return f"{LETTERS[seat]} shows {card}"
        case Released(seat=seat, card=card):
            return f"{LETTERS[seat]} releases {card}"
        case Passed(seat=seat):
            return f"{LETTERS[seat]} passes"
        case Skipped(seat=seat, holds_cards=holds_cards):
            return f"{LETTERS[seat]} {'with' if holds_cards else 'without'} cards is jumped"
        case Parried(seat=seat, card=card):
            return f"{LETTERS[seat]} parries {card}"
        case Taken(seat=seat, cards=count):
            return f"{LETTERS[seat]} takes {count}"
        case Inspected(seat=seat, cards=seen, by_all=by_all):
            return f"{'all' if by_all else LETTERS[seat]} see {_cards(seen)}"
        case TrickLeft(cards=count):
            return f"nobody takes {count}"
        case GameOver():
            return "over"
        case LastHand(seat=seat, cards=left):
            return f"{LETTERS[seat]} holds {_cards(left)}"
        case Scored(seat=seat, tally=tally):
            return f"{LETTERS[seat]} scores {tally.plus} - {tally.minus} - {tally.hand}"
    assert_never(event)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
