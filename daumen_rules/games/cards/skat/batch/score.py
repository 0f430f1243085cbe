"""What a deal of 150 Skat counts, on a row."""

from __future__ import annotations

from daumen_rules.pieces.batch_kernels import Row, compiled

from .table import (
    ABOVE_90,
    BASE,
    BID_NOW,
    CARDS,
    CONTRACT,
    HAND_NEEDS_ALL,
    HANDS,
    HEIGHT,
    MOST_TRUMPS,
    NO_SKAT_TOPS,
    NONE,
    NOT_LOST,
    NULL,
    OPEN,
    PLAIN,
    PLAYED,
    PLAYERS,
    PLAYS,
    POINTS,
    SCHNEIDER,
    SCHWARZ,
    SKAT,
    SOLOIST,
    TRUMPS,
    WITHOUT_TWO,
    WORTH,
    ZERO,
)


@compiled
def card_points(cards: int) -> int:
    """The points of cards. Clauses: SKAT-1."""
    found = 0
    for card in range(CARDS):
        if cards >> card & 1:
            rank = card % 8
            if rank == 7:
                found += 11
            elif rank == 3:
                found += 10
            elif rank >= 4:
                found += rank - 2
    return found


@compiled
def winner(s: Row, p: Row, trick: int) -> int:
    """The number of the play that takes a trick: the highest trump, else the highest card of the
    suit led. Clauses: SKAT-27, SKAT-28, SKAT-29, SKAT-30, SKAT-37.
    """
    heights = HEIGHT + (s[CONTRACT] >> 3) * CARDS
    best = PLAYS + 3 * trick
    for place in range(best + 1, PLAYS + 3 * trick + 3):
        card, other = s[place] % CARDS, s[best] % CARDS
        height = p[heights + card]
        if height > p[heights + other] and (height > 0 or card // 8 == other // 8):
            best = place
    return int(s[best])


@compiled
def tops(cards: int, kind: int, p: Row) -> int:
    """How many top trumps the cards have or lack in a row; 0 in Null. Clauses: SKAT-14."""
    first = TRUMPS + kind * MOST_TRUMPS
    if p[first] == NONE:
        return 0
    jacks = cards & 0x10101010
    if p[WITHOUT_TWO] and jacks == 0x10:
        return 2
    found = 0
    held = cards >> p[first] & 1
    while p[first + found] != NONE and cards >> p[first + found] & 1 == held:
        found += 1
    return found


@compiled
def reached_by(points: int, own: int, others: int, p: Row) -> int:
    """Schwarz, Schneider or plain, by the soloist's points and both sides' tricks. Clauses:
    SKAT-22, SKAT-24.
    """
    if not own or not others:
        return SCHWARZ
    return SCHNEIDER if points >= 90 + p[ABOVE_90] or points <= 30 else PLAIN


@compiled
def is_won(contract: int, points: int, own: int, reached: int, p: Row) -> bool:
    """Whether the soloist has won a suit game or Grand. Clauses: SKAT-25, SKAT-26."""
    goal = contract & 3
    by_hand = contract >> 2 & 1 == 1 and p[HAND_NEEDS_ALL] == 1
    if by_hand or goal == OPEN:
        return own == 10
    return points >= 61 and reached >= goal


@compiled
def result(s: Row, p: Row, loser: int) -> int:
    """Count the deal: the result in one number, and the score is added. `loser` is a seat that has
    turned up the skat, or `NONE`. Clauses: SKAT-12, SKAT-13, SKAT-15, SKAT-19, SKAT-23, SKAT-24,
    SKAT-31, SKAT-44, SKAT-45, SKAT-46.
    """
    soloist, contract = s[SOLOIST], s[CONTRACT]
    kind, by_hand, goal = contract >> 3, contract >> 2 & 1, contract & 3
    tricks = s[PLAYED] // 3
    own, won_cards = 0, 0
    for trick in range(tricks):
        if winner(s, p, trick) // CARDS == soloist:
            own += 1
            for place in range(PLAYS + 3 * trick, PLAYS + 3 * trick + 3):
                won_cards |= 1 << s[place] % CARDS
    points = card_points(won_cards | s[SKAT]) if own else 0
    if loser != NONE:
        won = loser != soloist
        reached = goal if won and goal != OPEN else PLAIN
    elif kind == NULL:
        won, reached = own == 0, PLAIN
    else:
        reached = reached_by(points, own, tricks - own, p)
        won = is_won(contract, points, own, reached, p)
    dealt = s[HANDS + soloist]
    for place in range(PLAYS, PLAYS + s[PLAYED]):
        if s[place] // CARDS == soloist:
            dealt |= 1 << s[place] % CARDS
    if not by_hand or not p[NO_SKAT_TOPS]:
        dealt |= s[SKAT]
    top = tops(int(dealt), kind, p)
    base, bid = p[BASE + contract], s[BID_NOW]
    worth = p[WORTH + 3 * contract + reached] + (0 if kind == NULL else base * top)
    overbid = worth < bid and not p[NOT_LOST]
    if overbid:
        won = False
        worth = (bid + base - 1) // base * base
    score = worth if won else -worth if by_hand else -2 * worth
    s[POINTS + soloist] += score
    found = soloist + 1 << 6 | contract
    found = found << 9 | bid
    found = found << 7 | points
    found = found << 4 | own
    found = found << 4 | top
    found = found << 2 | reached
    found = found << 1 | (1 if won else 0)
    found = found << 1 | (1 if overbid else 0)
    found = found << 10 | worth
    return int(found << 12 | score + ZERO)


@compiled
def score(s: Row, p: Row, out: Row) -> None:
    """The points of each seat. Clauses: SKAT-45, SKAT-47."""
    for seat in range(p[PLAYERS]):
        out[seat] = s[POINTS + seat]
