"""Which actions of 125 Mau-Mau are legal, on a row."""

from __future__ import annotations

from daumen_rules.contracts.batch_form import CHANCE, OVER
from daumen_rules.pieces.batch_kernels import Row, compiled

from ..table import MOST
from .table import (
    ACTIONS,
    ALL_JACKS,
    ANY_DRAWS,
    CARDS,
    DEALS,
    DRAW,
    DRAWN,
    DUE,
    HANDS,
    IS_DEALT,
    JACK,
    KEEP,
    MAX_DEALS,
    MAX_TURNS,
    MAY_KEEP,
    NONE,
    OWED,
    PASS,
    PLAIN_JACK,
    PLAYERS,
    POINTS,
    RANK,
    STACKS,
    TURN,
    TURNS,
    WISHES,
    fitting,
    held,
    is_laid_out,
    layable,
    left,
)


@compiled
def mover(s: Row, p: Row) -> int:
    """It is over with a hundred points or at a bound; Nature deals, and shuffles for a seat that
    waits for cards. Clauses: MAU-4, MAU-17, MAU-28.
    """
    for seat in range(p[PLAYERS]):
        if s[POINTS + seat] >= MOST:
            return OVER
    if s[TURNS] >= p[MAX_TURNS] or s[DEALS] >= p[MAX_DEALS]:
        return OVER
    if not s[IS_DEALT] or s[OWED]:
        return CHANCE
    return int(s[TURN])


@compiled
def legal(s: Row, p: Row, out: Row) -> int:
    """The cards that can be laid, Jacks with every suit; then drawing or keeping, and passing.
    Clauses: MAU-4, MAU-5, MAU-6, MAU-8, MAU-9, MAU-10, MAU-11, MAU-12, MAU-20, MAU-21, MAU-24.
    """
    if mover(s, p) < 0:
        return 0
    first, cards, fit = s[TURN] * ACTIONS, held(s), fitting(s, p)
    can_be_laid = layable(s, p, cards, fit)
    lays = can_be_laid
    if s[DUE]:
        lays = lays & RANK if p[STACKS] and not is_laid_out(s, p) else 0
    found = 0
    # the drawn card comes last
    in_hand = s[HANDS + s[TURN]]
    for place in range(CARDS + 1):
        card = place if place < CARDS else s[DRAWN]
        if card == NONE or not (lays if place == CARDS else lays & in_hand) >> card & 1:
            continue
        if card % 8 != JACK or cards == 1 << card or (p[PLAIN_JACK] == 1 and fit >> card & 1 == 1):
            out[found] = first + card
            found += 1
            continue
        for suit in range(4):
            out[found] = first + WISHES + card // 8 * 4 + suit
            found += 1
    if s[DRAWN] != NONE:
        if p[MAY_KEEP] or not can_be_laid >> s[DRAWN] & 1:
            out[found] = first + KEEP
            found += 1
        return found
    would_draw = s[DUE] > 0 or not cards & (fit | ALL_JACKS)
    if left(s, p):
        if would_draw or p[ANY_DRAWS]:
            out[found] = first + DRAW
            found += 1
    elif would_draw:
        out[found] = first + PASS
        found += 1
    return found
