"""What actions and chance do in 125 Mau-Mau, on a row."""

from __future__ import annotations

from daumen_rules.pieces.batch_kernels import Random, Row, compiled, play_out, shuffle

from .legality import legal, mover
from .table import (
    ACE,
    ACT,
    ACTIONS,
    CARDS,
    DEALER,
    DEALS,
    DRAW,
    DRAWN,
    DUE,
    EIGHT,
    FIRST_ACTS,
    HANDS,
    HAS_DRAWN,
    IS_DEALT,
    JACK,
    KEEP,
    LAST_ACTS,
    NONE,
    OWED,
    PILE,
    PLAYERS,
    POINTS,
    SEVEN,
    SIZES,
    STOCK,
    TEN,
    TEN_IS_NOTHING,
    TURN,
    TURNS,
    WIDTH,
    WISH,
    WISHES,
    is_laid_out,
    left,
    top,
)


@compiled
def start(s: Row, p: Row) -> None:
    """The last seat deals. Clauses: MAU-27."""
    s[:] = 0
    s[DEALER] = p[PLAYERS] - 1
    s[WISH] = NONE
    s[DRAWN] = NONE


# Chance


@compiled
def chance(s: Row, p: Row, r: Random) -> None:
    """The pack is dealt, or the pile shuffled. Clauses: CARDS-1, CARDS-2, MAU-23."""
    if s[IS_DEALT]:
        size = s[PILE] - 1
        card = top(s)
        for place in range(1, size + 1):
            s[STOCK + place] = s[PILE + place]
        shuffle(r, s[STOCK + 1 : STOCK + 1 + size], size)
        s[STOCK] = size
        s[PILE + 1 :] = 0
        s[PILE] = 1
        s[PILE + 1] = card
        fill(s, p, s[OWED])
        return
    for card in range(CARDS):
        s[STOCK + 1 + card] = card
    shuffle(r, s[STOCK + 1 : STOCK + 1 + CARDS], CARDS)
    s[STOCK] = CARDS
    deal(s, p)


@compiled
def taken(s: Row) -> int:
    """The top card of the stock, which is taken."""
    place = STOCK + s[STOCK]
    card = s[place]
    s[place] = 0
    s[STOCK] -= 1
    return int(card)


@compiled
def deal(s: Row, p: Row) -> None:
    """Each seat gets five cards from the stock, one is turned up; Vorhand is on turn, unless an
    Eight skips it. Clauses: MAU-2, MAU-3, MAU-4, MAU-12, MAU-13, MAU-25.
    """
    s[IS_DEALT] = 1
    for seat in range(p[PLAYERS]):
        s[HANDS + seat] = 0
    for place in range(5 * p[PLAYERS]):
        s[HANDS + (s[DEALER] + 1 + place) % p[PLAYERS]] |= 1 << taken(s)
    for seat in range(p[PLAYERS]):
        s[SIZES + seat] = 5
    card = taken(s)
    s[PILE] = 1
    s[PILE + 1] = card
    acts = p[ACT] == 1 and p[FIRST_ACTS] == 1
    s[TURN] = (s[DEALER] + (2 if acts and card % 8 == EIGHT else 1)) % p[PLAYERS]
    s[DUE] = 2 if acts and card % 8 == SEVEN else 0


# Effects


@compiled
def step(s: Row, p: Row, action: int) -> None:
    """A seat lays, draws, keeps or passes. Clauses: MAU-7, MAU-9, MAU-10, MAU-24."""
    choice = action % ACTIONS
    if choice < WISHES:
        lay(s, p, choice, NONE)
    elif choice < DRAW:
        lay(s, p, (choice - WISHES) // 4 * 8 + JACK, choice % 4)
    elif choice == DRAW:
        fill(s, p, max(1, s[DUE]))
    elif choice == KEEP:
        take(s, s[DRAWN])
        go_on(s, p, 1)
    else:
        free_of_sevens(s, p)


@compiled
def lay(s: Row, p: Row, card: int, wish: int) -> None:
    """The card lies on the pile and acts, unless it was the last; then the next seat is on turn.
    Clauses: MAU-7, MAU-11, MAU-12, MAU-13, MAU-26.
    """
    if s[DRAWN] != NONE:
        take(s, s[DRAWN])
    seat = s[TURN]
    s[HANDS + seat] ^= 1 << card
    s[SIZES + seat] -= 1
    s[PILE] += 1
    s[PILE + s[PILE]] = card
    s[WISH] = wish
    goes_on = s[SIZES + seat] > 0 or p[LAST_ACTS] == 1
    is_acting_seven = p[ACT] == 1 and card % 8 == SEVEN and goes_on
    s[DUE] = s[DUE] + 2 if is_acting_seven else 0
    if is_acting_seven or not is_laid_out(s, p):
        go_on(s, p, 2 if p[ACT] == 1 and card % 8 == EIGHT else 1)
    else:
        count(s, p)


@compiled
def take(s: Row, card: int) -> None:
    """The seat on turn takes a card to its hand."""
    s[HANDS + s[TURN]] |= 1 << card
    s[SIZES + s[TURN]] += 1
    s[DRAWN] = NONE
    s[HAS_DRAWN] = 0


@compiled
def go_on(s: Row, p: Row, steps: int) -> None:
    """The turn goes on by one seat, or by two past one that sits out. Clauses: MAU-4, MAU-13."""
    s[TURN] = (s[TURN] + steps) % p[PLAYERS]
    s[TURNS] += 1


@compiled
def fill(s: Row, p: Row, owed: int) -> None:
    """The seat on turn gets so many cards as far as the stock goes, and then waits for a shuffle if
    the pile has cards for it. Clauses: MAU-9, MAU-12, MAU-23.
    """
    while owed and s[STOCK]:
        card = taken(s)
        owed -= 1
        if s[DUE]:
            take(s, card)
        else:
            s[DRAWN] = card
            s[HAS_DRAWN] = 1
    s[OWED] = owed if left(s, p) > s[STOCK] else 0
    if s[DUE] and not s[OWED]:
        free_of_sevens(s, p)


@compiled
def free_of_sevens(s: Row, p: Row) -> None:
    """Nothing is due any more: the turn goes on, or the deal is counted if a seat has laid out.
    Clauses: MAU-12, MAU-26.
    """
    s[DUE] = 0
    if is_laid_out(s, p):
        count(s, p)
    else:
        go_on(s, p, 1)


@compiled
def worth(hand: int, p: Row) -> int:
    """What the cards of a hand count. Clauses: MAU-16, MAU-22."""
    found = 0
    for card in range(CARDS):
        if hand >> card & 1:
            rank = card % 8
            if rank == TEN:
                found += 0 if p[TEN_IS_NOTHING] else 10
            elif rank == ACE:
                found += 11
            elif rank >= JACK:
                found += rank - JACK + 2
    return found


@compiled
def count(s: Row, p: Row) -> None:
    """Each seat notes the points of its hand, and the next seat deals. Clauses: MAU-14, MAU-16,
    MAU-27.
    """
    for seat in range(p[PLAYERS]):
        s[POINTS + seat] += worth(s[HANDS + seat], p)
        s[HANDS + seat] = 0
        s[SIZES + seat] = 0
    s[IS_DEALT] = 0
    s[DEALER] = (s[DEALER] + 1) % p[PLAYERS]
    s[STOCK:] = 0
    s[WISH] = NONE
    s[TURNS] = 0
    s[DEALS] += 1


@compiled
def score(s: Row, p: Row, out: Row) -> None:
    """The fewest points are best. Clauses: MAU-17, MAU-28."""
    for seat in range(p[PLAYERS]):
        out[seat] = -s[POINTS + seat]


@compiled
def view(s: Row, p: Row, seat: int, out: Row) -> None:
    """The pile, one's own cards, and the numbers of all others. Clauses: MAU-29."""
    for place in range(WIDTH):
        out[place] = s[place]
    out[STOCK + 1 : PILE] = NONE
    for other in range(p[PLAYERS]):
        if other != seat:
            out[HANDS + other] = NONE
    if seat != s[TURN]:
        out[DRAWN] = NONE


@compiled
def playout(s: Row, p: Row, r: Random, out: Row) -> int:
    """Random play to the end."""
    return play_out(mover, chance, legal, step, s, p, r, out)
