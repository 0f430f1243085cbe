"""150 Skat: an auction, a soloist against two, and values that are added up over some deals.

The module joins the parts of the game; the other modules of this folder have its rules and words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daumen_rules.contracts.entry import entry
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.step import Step
from daumen_rules.pieces import cards
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import PACK, Deal, deals, sorted_hand
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.traversal import rotated

from ..engines import auction, tricks
from ..engines.auction import Bid, Hold, Pass
from ..engines.tricks import Play
from . import auction as skat_auction
from . import choice as skat_choice
from . import clauses as skat_clauses
from . import deal as skat_deal
from . import legality as skat_legality
from . import play as skat_play
from . import rules as skat_rules
from . import score as skat_score
from . import table as skat_table
from . import values as skat_values
from . import view as skat_view
from .auction import called, opened
from .choice import declared, laid_away, skat_taken
from .clauses import CLAUSES
from .deal import dealt, faults, start
from .figures import FIGURES
from .legality import LEGALITY, candidates
from .play import played, shown
from .rules import Rules
from .sampling import sample
from .score import outcome, totals
from .table import (
    Act,
    Bidding,
    Dealing,
    Declare,
    Declaring,
    Discard,
    Match,
    Playing,
    ShowSkat,
    TakeSkat,
    actor,
    hand_of,
    movers,
)
from .values import Goal, Kind
from .verbs import VERBS
from .view import SECRETS, measure, remembered, scene, view


def attempts(match: Match) -> Iterator[Act]:
    """All candidates, wrong cards and bids, and an action of each kind by a seat out of turn."""
    seat = skat_table.turn(match)
    yield from (Deal(PACK), Deal(PACK[1:]), ShowSkat(0), ShowSkat(match.players - 1))
    yield from candidates(match)
    for other in range(match.players) if seat is None else (seat, (seat + 1) % match.players):
        yield from (Bid(other, 18), Bid(other, 19), Hold(other), Pass(other), TakeSkat(other))
        yield from (Discard(other, PACK[:2]), Discard(other, PACK[:3]))
        yield from (Declare(other, Kind.CLUBS, Goal.OPEN), Declare(other, Kind.NULL, Goal.SCHWARZ))
        yield Play(other, PACK[0])
    if seat is not None and isinstance(match.phase, Playing):
        cards_to_try = {*hand_of(match, seat), *PACK[::5]}
        yield from (Play(seat, card) for card in sorted_hand(cards_to_try))
        yield from map(ShowSkat, range(1, match.players - 1))


# Steps


def chance(match: Match) -> Distribution[Any] | None:
    """All orders of the pack, equally likely; None where no deal is due."""
    return deals() if isinstance(match.phase, Dealing) else None


def effect(match: Match, action: Act) -> Step[Match, Act, TextEvent]:
    """The step of a legal action."""
    after, events = _after(match, action)
    return Step(action, after, events)


def _after(match: Match, action: Act) -> skat_deal.After:
    match match.phase, action:
        case Playing() as phase, Play():
            return played(match, phase, action)
        case Dealing(), Deal():
            return dealt(match, action, opened(match))
        case Bidding() as phase, Bid() | Hold() | Pass():
            return called(match, phase, action)
        case Declaring() as phase, TakeSkat():
            return skat_taken(match, phase)
        case Declaring() as phase, Discard():
            return laid_away(match, phase, action.cards)
        case Declaring() as phase, Declare():
            return declared(match, phase, action)
        case Playing() as phase, ShowSkat():
            return shown(match, phase, action)
        case _:
            raise AssertionError("an action at its time")


SEATS: Final = range(3, 5)
ROOMS: Final = (
    cards.ROOM,
    Room(tricks.__name__),
    Room(auction.__name__),
    Room(skat_clauses.__name__),
    Room(skat_rules.__name__),
    Room(skat_values.__name__),
    Room(skat_table.__name__),
    Room(skat_score.__name__),
    Room(skat_deal.__name__),
    Room(skat_auction.__name__),
    Room(skat_choice.__name__),
    Room(skat_play.__name__),
    Room(skat_view.__name__),
    Room(skat_legality.__name__),
)
"""The modules that carry out clauses, in reading order."""
LONGEST: Final = 200
"""A bound on the steps of a deal: 66 bids, each held, 3 passes, 3 choices, 30 cards."""
KNOWLEDGE: Final = Knowledge(view=view, alike=SECRETS.alike, masked=SECRETS.masked, sample=sample)
GAME: Final = entry(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=ROOMS,
    seats=SEATS,
    start=start,
    movers=movers,
    actor=actor,
    chance=chance,
    candidates=candidates,
    legality=LEGALITY,
    effect=effect,
    outcome=outcome,
    knowledge=KNOWLEDGE,
    verbs=VERBS,
    scene=scene,
    figures=FIGURES,
    attempts=attempts,
    longest=LONGEST * max(range(49)),
    pieces=SECRETS.pieces,
    invariants=faults,
    measure=measure,
    so_far=lambda match: (len(match.results), totals(match)),
    rotated=rotated,
    remembered=remembered,
)
