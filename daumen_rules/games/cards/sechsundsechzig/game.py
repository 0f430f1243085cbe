"""133 Sechsundsechzig: 66 points first, with a stock, marriages and closing.

The module has the stock, closing, and what a deal counts; `rules` has the options, and
`engines.sixty_six` the clauses and what 134 has too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import sorted_hand
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.event_text import told

from ..engines import marriages
from ..engines import sixty_six as s
from ..engines.before_tricks import dealt_out, singly, trumps_turned_up
from ..engines.desk import Act, After, Desk, Meld, Task, undealt
from ..engines.laying import put
from ..engines.marriages import MARRYING
from ..engines.sixty_six import CLAUSES, ENOUGH, deal_points, reached, won
from ..engines.stages import Stage
from ..engines.stock import drawn_after, drawn_told
from ..engines.trick_match import cleared
from ..engines.trick_match_entry import trick_match_game
from ..engines.tricks import BEAT, FOLLOW_SUIT, TAKE, TRUMP, Cards, Duty, Play, winner
from . import rules as sechs_rules
from .rules import Announced, Closing, First, Last, Nobody, NotBehind, Rules

WORDS: Final = {
    "close": Word(
        "zumachen",
        Text("{seat} closes the stock.", "{seat} macht zu."),
        "close the stock | mach den Talon zu",
        ("stock",),
    ),
    "enough": Word(
        "genug",
        Text("{seat} says that it is enough.", "{seat} sagt: genug."),
        "say that you have enough | sage, dass du genug hast",
    ),
}


@cites(s.SIX, s.TURNED_UP)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Six cards each; the next is turned up and is the last of the stock."""
    after, events = dealt_out(s.SIX, desk, cards, singly(6))
    after, shown = trumps_turned_up(s.TURNED_UP, after)
    return after, (*events, *shown)


def draws(desk: Desk[Rules]) -> bool:
    """Whether seats draw after a trick: there is a stock, and nobody has closed it."""
    return bool(desk.turned_up) and desk.closed is None


@cites(s.FREE, s.STRICT)
def owes(desk: Desk[Rules], duty: Duty) -> bool:
    """Whether a duty holds: one to take the trick while seats draw, the others after that."""
    if draws(desk):
        return duty is TAKE and desk.rules.first is First.TAKE
    return duty is FOLLOW_SUIT or (duty is not TAKE and desk.rules.last is Last.STRICT)


def free(desk: Desk[Rules]) -> int:
    """How many tricks have bound nobody; where the stock was closed, all so far."""
    return len(desk.tricks) if desk.closed is not None else 6


@cites(s.DRAWN, s.CLOSED)
def after_trick(desk: Desk[Rules], best: Play) -> After:
    """Both draw, the taker of the trick first; the card turned up is the last of all."""
    if not draws(desk) or is_decided(desk):
        return desk, ()
    if len(desk.stock) > 1:
        return drawn_after(s.DRAWN, desk, (best.seat, 1 - best.seat))
    last, up = (*desk.stock, *desk.turned_up)
    other = 1 - best.seat
    hands = put(desk.hands, best.seat, sorted_hand((*desk.hands[best.seat], last)))
    hands = put(hands, other, sorted_hand((*hands[other], up)))
    takes_up = told(
        s.DRAWN,
        "{seat} draws {card}, which was turned up.",
        "{seat} zieht {card}, die offen lag.",
        seat=SeatTerm(other),
        card=up.term,
    )
    events = (drawn_told(s.DRAWN, best.seat, last), takes_up)
    return evolve(desk, hands=hands, stock=(), turned_up=()), events


# What can be said at the lead


def sayings(desk: Desk[Rules]) -> Iterator[Act]:
    """What the seat on turn may try to say at its lead."""
    yield from (Say(desk.turn, word) for word in WORDS)


@row(
    s.CLOSING,
    "{seat} cannot close the stock now.",
    "{seat} kann jetzt nicht zumachen.",
)
def closes_wrongly(desk: Desk[Rules], action: Say) -> Facts | None:
    """A seat that is to lead closes a stock that is open, if it is agreed."""
    if desk.task is not Task.PLAY or action.word != "close":
        return None
    agreed = desk.rules.closing is Closing.YES and draws(desk) and desk.bound is None
    return None if agreed and not desk.trick else {"seat": SeatTerm(action.seat)}


@row(
    s.SIXTY_SIX,
    "{seat} cannot say now that it is enough.",
    "{seat} kann jetzt nicht „genug“ sagen.",
)
def has_not_enough(desk: Desk[Rules], action: Say) -> Facts | None:
    """A seat that is to lead says that it has 66 points, if that is to be said."""
    if desk.task is not Task.PLAY or action.word != "enough":
        return None
    said = desk.rules.announced is Announced.BY_WORD and not desk.trick
    if said and action.seat == desk.turn and reached(desk)[action.seat] >= ENOUGH:
        return None
    return {"seat": SeatTerm(action.seat)}


@cites(s.CLOSING, s.SIXTY_SIX)
def said(desk: Desk[Rules], action: Say) -> After:
    """A seat closes the stock, or ends the deal that it has won."""
    closes = action.word == "close"
    text = WORDS[action.word].told
    by = s.CLOSING if closes else s.SIXTY_SIX
    event = told(by, text.en, text.de, shows=True, seat=SeatTerm(action.seat))
    if closes:
        return evolve(desk, closed=action.seat), (event,)
    after, events = count(desk)
    return cleared(after), (event, *events)


@cites(s.MARRIAGE)
def melded(desk: Desk[Rules], action: Meld) -> After:
    """A marriage counts at once, and may end the deal."""
    after, events = marriages.melded(desk, action)
    if not is_decided(after):
        return after, events
    after, more = count(after)
    return cleared(after), (*events, *more)


SAYING: Final[Stage[Rules]] = Stage(
    task=Task.PLAY,
    kinds=(Say,),
    clause=s.CLOSING,
    seats=lambda _: (),
    acts=sayings,
    does=said,
    rows=(closes_wrongly, has_not_enough),
    words=WORDS,
)


# What a deal counts


@cites(s.SIXTY_SIX)
def is_decided(desk: Desk[Rules]) -> bool:
    """Whether a deal is over at once, because a seat has 66 points."""
    return desk.rules.announced is Announced.AT_ONCE and max(reached(desk)) >= ENOUGH


@cites(s.SIXTY_SIX, s.NOBODY)
def winner_of(desk: Desk[Rules]) -> Seat | None:
    """The seat that has won a deal: with 66 points or more, and more than the other; None if
    neither has.
    """
    has = [*reached(desk)]
    is_played_out = not any(desk.hands) and desk.closed is None
    if max(has) < ENOUGH and is_played_out and desk.rules.nobody is Nobody.LAST_TRICK:
        has[winner(s.order(desk), desk.tricks[-1]).seat] += 10
    if max(has) < ENOUGH or has[0] == has[1]:
        return None
    return has.index(max(has))


@cites(s.BEHIND, s.NOT_BEHIND, s.NOBODY)
def count(desk: Desk[Rules]) -> After:
    """The winner gets one to three points, and three more against whoever has closed. Where nobody
    has won, whoever has closed may still lose three.
    """
    seat, counted, closer = winner_of(desk), s.counted(desk), desk.closed
    if seat is not None:
        brings, by = deal_points(desk, 1 - seat)
        after, events = won(desk, seat, brings, by)
        if closer == 1 - seat:
            after, more = won(after, seat, 3, s.BEHIND)
            events = (*events, *more)
        return after, (*counted, *events)
    if closer is not None:
        has, other = reached(desk), 1 - closer
        by = s.BEHIND if has[closer] < has[other] else s.NOT_BEHIND
        if by is s.BEHIND or desk.rules.not_behind is NotBehind.THREE:
            after, events = won(desk, other, 3, by)
            return after, (*counted, *events)
    nothing = told(
        s.NOBODY if closer is None else s.NOT_BEHIND,
        "Nobody gets points for the deal.",
        "Niemand bekommt Punkte für das Spiel.",
    )
    return desk, (*counted, nothing)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(s.__name__), Room(marriages.__name__), Room(sechs_rules.__name__)),
    seats=range(2, 3),
    pack=s.pack,
    packed=s.PACK_OF_24,
    start=undealt,
    deal=deal,
    leads=(evolve(MARRYING, does=melded), SAYING),
    order=s.order,
    duties=(
        (s.FREE, TAKE),
        (s.STRICT, FOLLOW_SUIT),
        (s.STRICT, BEAT),
        (s.STRICT, TRUMP),
    ),
    owes=owes,
    free=free,
    after_trick=after_trick,
    is_decided=is_decided,
    count=count,
    outcome=s.outcome,
    ending=s.ending,
    turns=s.LED,
    playing=s.OWN,
    taking=s.RANKED,
)
