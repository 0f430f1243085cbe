"""The rows of 150 Skat: what each number of a row and of the parameters means.

A card is its place in the pack, and cards in a hand or in the skat are a mask with the bit of each.
A contract is kind · 8 + hand game · 4 + goal. What is not there, such as a soloist before there is
one, is `NONE`.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.batch_kernels import Row, compiled

NONE: Final = -1
CARDS: Final = 32
MOST_SEATS: Final = 4
MOST_DEALS: Final = 48
DEAL, BID, CHOOSE, AWAY, DECLARE, PLAY = range(6)
"""The tasks."""
GRAND: Final = 4
NULL: Final = 5
KINDS: Final = 6
PLAIN, SCHNEIDER, SCHWARZ, OPEN = range(4)
"""The goals."""
CONTRACTS: Final = KINDS * 8

# Parameters: the players, the options in their order, and tables that the readable rules fill

PLAYERS, DEALS_AGREED, _, _, MUST_PLAY, SAME_DEALER, PLAYED_OUT, ABOVE_90, HAND_NEEDS_ALL = range(9)
_, _, _, WITHOUT_TWO, NOT_LOST, NO_SKAT_TOPS, REFEREE_SAYS, FORGETS = range(9, 17)
OPTIONS: Final = 17
HEIGHT: Final = OPTIONS
"""By kind and card: its height among those of its suit in play, above 0 for trumps."""
SAME_SUIT: Final = HEIGHT + KINDS * CARDS
"""By kind and card: the cards of its suit in play."""
TRUMPS: Final = SAME_SUIT + KINDS * CARDS
"""By kind: the trumps, the highest first, and `NONE` after the last."""
MOST_TRUMPS: Final = 12
BASE: Final = TRUMPS + KINDS * MOST_TRUMPS
"""By contract: the base value."""
WORTH: Final = BASE + CONTRACTS
"""By contract and step reached: the value without top trumps."""
LADDER: Final = WORTH + CONTRACTS * 3
"""How many bids there are, and then the bids."""
MOST_BIDS: Final = 66

# A row

DEALER, TURN, TASK, SOLOIST, TAKEN, CONTRACT = range(6)
SPEAKER, LISTENER, WAITING, BID_NOW, IS_ASKED, CALLS, SKAT, SKAT_SIZE, PLAYED, DEALS = range(6, 16)
"""`CALLS` is how many calls the auction has had, `PLAYED` how many cards the deal."""
POINTS: Final = 16
HANDS: Final = POINTS + MOST_SEATS
SIZES: Final = HANDS + MOST_SEATS
"""Points, hands and their sizes by seat."""
SAID: Final = SIZES + MOST_SEATS
"""The calls, `PER_NUMBER` to a number: seat · 128 + call, where a bid is its place + `BIDS`."""
PER_NUMBER: Final = 7
CALL_BITS: Final = 9
PASSED, HELD, BIDS = range(3)
PLAYS: Final = SAID + 20
"""The cards played, as seat · 32 + card."""
RESULTS: Final = PLAYS + 30
"""The results of the deals: their fields as in `RESULT_BITS`, 0 where all have passed."""
WIDTH: Final = RESULTS + MOST_DEALS
RESULT_BITS: Final = (3, 6, 9, 7, 4, 4, 2, 1, 1, 10, 12)
"""How many bits each field of a result has, the soloist plus 1 highest and the score plus `ZERO`
lowest."""
ZERO: Final = 2048

# The actions of a seat

DISCARDS: Final = CARDS
"""Two cards to lay away, the higher first: that with place b and one below it with place a are
number b · (b − 1) / 2 + a."""
DECLARES: Final = DISCARDS + 496
"""A game: kind · 4 + goal."""
TAKE: Final = DECLARES + 24
SHOWN: Final = TAKE + 1
"""The table says that this seat has turned up the skat."""
CALLED: Final = SHOWN + 1
"""Pass, hold, and the bids."""
ACTIONS: Final = CALLED + BIDS + MOST_BIDS


@compiled
def forehand(s: Row, p: Row, place: int) -> int:
    """The seat so many places to the left of forehand, of the three that play. Clauses: SKAT-2."""
    return int((s[DEALER] + 1 + place) % p[PLAYERS])


@compiled
def next_playing(s: Row, p: Row) -> int:
    """The seat that plays after the seat on turn; of four the dealer sits out. Clauses: SKAT-2,
    SKAT-34.
    """
    seat = (s[TURN] + 1) % p[PLAYERS]
    sits_out = p[PLAYERS] == 4 and seat == s[DEALER]
    return int((seat + 1) % p[PLAYERS] if sits_out else seat)


@compiled
def is_over(s: Row, p: Row) -> bool:
    """Whether all deals are played. Clauses: SKAT-48."""
    agreed = p[DEALS_AGREED] if p[DEALS_AGREED] else p[PLAYERS]
    return bool(s[DEALS] >= agreed)


@compiled
def clear(s: Row, p: Row, dealer: int) -> None:
    """The row before a deal of this dealer. Clauses: SKAT-5."""
    s[DEALER] = dealer
    s[TURN] = (dealer + 1) % p[PLAYERS]
    s[TASK:DEALS] = 0
    s[SOLOIST] = NONE
    s[CONTRACT] = NONE
    s[SPEAKER] = NONE
    s[LISTENER] = NONE
    s[WAITING] = NONE
    s[HANDS:RESULTS] = 0
