"""The auction of Skat: who speaks to whom, and who plays alone.

The module has the rows and transitions that only Skat has. The engine `auction` has the rest.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.event_text import told

from ..engines.auction import Auction, Bid, Call, Pass, calls, said
from . import clauses as c
from .deal import After, finished
from .rules import LastWord, PassedIn
from .table import Bidding, Declaring, Match, playing
from .values import ladder


@cites(c.SPEAKING)
def opened(match: Match) -> Auction:
    """The auction at its beginning: middlehand speaks, forehand listens, rearhand waits."""
    fore, middle, rear = playing(match)
    return Auction(speaker=middle, listener=fore, waiting=(rear,))


def auction_of(match: Match) -> Auction | None:
    """The auction of a match; None outside the bidding."""
    return match.phase.auction if isinstance(match.phase, Bidding) else None


def has_last_word(match: Match) -> bool:
    """Whether the others have passed without a bid, and forehand may play at the lowest."""
    auction = auction_of(match)
    return auction is not None and auction.listener is None


@row(
    c.LAST_WORD,
    "All others have passed: {seat} plays at {least}.",
    "Alle anderen haben gepasst: {seat} spielt für {least}.",
)
def said_out_of_place(match: Match, action: Bid | Pass) -> Facts | None:
    """Forehand, when the others have passed without a bid, bids 18, or passes if he may."""
    if not has_last_word(match):
        return None
    least = ladder(match.rules)[0]
    may_pass = match.rules.last_word is LastWord.MAY_PASS
    if action.value == least if isinstance(action, Bid) else may_pass:
        return None
    return {"seat": SeatTerm(action.seat), "least": number(least)}


@cites(c.SOLOIST, c.NOT_TAKEN_BACK)
def called(match: Match, phase: Bidding, call: Call) -> After:
    """The match after a call, and the events. After the last call the highest bidder is soloist."""
    auction = phase.auction.after(call)
    heard = said(c.SPEAKING, call)
    if auction.turn is not None:
        return match.on_to(evolve(phase, auction=auction)), (heard,)
    if auction.listener is None:
        nobody = told(c.PASSED_IN, "All have passed.", "Alle haben gepasst.", shows=True)
        after, ended = passed_in(match)
        return after, (heard, nobody, *ended)
    alone = told(
        c.SOLOIST,
        "{seat} plays alone at {bid}.",
        "{seat} spielt allein für {bid}.",
        seat=SeatTerm(auction.listener),
        bid=number(auction.bid),
    )
    declaring = Declaring(
        hands=phase.hands, skat=phase.skat, auction=auction, soloist=auction.listener
    )
    return match.on_to(declaring), (heard, alone)


@cites(c.PASSED_IN)
def passed_in(match: Match) -> After:
    """The match after all have passed, and the events: nobody scores, the next or the same seat
    deals.
    """
    return finished(match, None, match.rules.passed_in is PassedIn.SAME_DEALER)


def words(match: Match) -> tuple[Call, ...]:
    """The candidates of the seat that has to speak or answer."""
    auction = auction_of(match)
    return () if auction is None else calls(auction, ladder(match.rules))
