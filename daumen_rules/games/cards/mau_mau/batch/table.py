"""The rows of 125 Mau-Mau: what each number of a row means, and which cards fit.

A card is its place in the pack, and cards in a hand are a mask with the bit of each. The stock and
the pile have their top last. What is not there, such as a suit that nobody has named, is `NONE`.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.batch_kernels import Row, compiled

NONE: Final = -1
MOST_SEATS: Final = 5
CARDS: Final = 32

PLAYERS, ACT, ANY_JACK, PLAIN_JACK, ANY_DRAWS, MAY_KEEP, TEN_IS_NOTHING, NO_MORE = range(8)
FIRST_ACTS, ANYTHING_FITS, STACKS, LAST_ACTS, AMOUNT, MAX_TURNS, MAX_DEALS = range(8, 15)
"""The places of the parameters: the players, then the options in their order."""

IS_DEALT, DEALER, TURN, WISH, DRAWN, HAS_DRAWN, DUE, OWED, TURNS, DEALS = range(10)
"""The places of a row; then come points, hands and their sizes by seat, and the stock and the pile,
each with its size before it.
"""
POINTS: Final = 10
HANDS: Final = POINTS + MOST_SEATS
SIZES: Final = HANDS + MOST_SEATS
STOCK: Final = SIZES + MOST_SEATS
PILE: Final = STOCK + 1 + CARDS
WIDTH: Final = PILE + 1 + CARDS

WISHES: Final = CARDS
"""The actions of a seat: to lay a card, a Jack with each suit that it can name, to draw, to keep
and to pass."""
DRAW: Final = WISHES + 16
KEEP: Final = DRAW + 1
PASS: Final = KEEP + 1
ACTIONS: Final = PASS + 1

SUIT: Final = 0xFF
"""The cards of the first suit."""
RANK: Final = 0x01010101
"""The cards of the first rank, the Sevens."""
ALL: Final = 0xFFFFFFFF
SEVEN, EIGHT, TEN, JACK, QUEEN, KING, ACE = 0, 1, 3, 4, 5, 6, 7
ALL_JACKS: Final = RANK << JACK


@compiled
def top(s: Row) -> int:
    """The top card of the pile."""
    return int(s[PILE + s[PILE]])


@compiled
def held(s: Row) -> int:
    """The cards from which the seat on turn can lay. Clauses: MAU-20."""
    hand = s[HANDS + s[TURN]]
    return int(hand if s[DRAWN] == NONE else hand | 1 << s[DRAWN])


@compiled
def fitting(s: Row, p: Row) -> int:
    """The cards that fit: those of the named suit, else of suit or rank of the top card, or on a
    Jack turned up first, by the option, all. Clauses: MAU-5, MAU-8, MAU-25.
    """
    if s[WISH] != NONE:
        return int(SUIT << 8 * s[WISH])
    card = top(s)
    if s[TURNS] == 0 and p[ANYTHING_FITS] and card % 8 == JACK:
        return ALL
    return SUIT << card // 8 * 8 | RANK << card % 8


@compiled
def layable(s: Row, p: Row, cards: int, fit: int) -> int:
    """Which of the cards can be laid where none is due: those that fit, and Jacks where none does
    or where the option has it. Clauses: MAU-6.
    """
    found = cards & fit
    return found | cards & ALL_JACKS if p[ANY_JACK] or not found else found


@compiled
def left(s: Row, p: Row) -> int:
    """The number of cards that can still be drawn. Clauses: MAU-23."""
    return int(s[STOCK] if p[NO_MORE] else s[STOCK] + s[PILE] - 1)


@compiled
def is_laid_out(s: Row, p: Row) -> bool:
    """Whether somebody has laid all cards."""
    fewest = CARDS
    for seat in range(p[PLAYERS]):
        fewest = min(fewest, s[SIZES + seat])
    return fewest == 0
