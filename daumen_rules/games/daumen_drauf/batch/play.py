"""Kernels of the course of a trick: who is on turn, what may be done, and what comes of it."""

from __future__ import annotations

from daumen_rules.pieces.batch_kernels import Random, Row, below, compiled, inlined, lowest, ones

from .columns import (
    COLOUR_SCOPE,
    COVERED,
    EACH,
    EVENT_AT,
    EVENTS,
    EXPLICIT,
    FINISHED,
    FORCED_PASS,
    HANDS,
    HIGHER,
    HIGHEST,
    IN_LAP,
    LAP,
    LAP_AT,
    LEADER,
    LOG,
    NEW,
    OWNER,
    PARRIER_RELEASES,
    PARRY,
    PASS,
    PASSES,
    PHASE,
    PLAYERS,
    REFILL_SCOPE,
    RELEASED_AT,
    SEAT_AT,
    SHOWN,
    SKIP_EMPTY_HANDS,
    TRICK,
    TURN,
    UNDEALT,
)
from .higher import ALL, can_only_pass, may_pass, parrier, top
from .refilling import deal, refill
from .trick_end import complete, ends_within, finish_within
from .trick_start import left_of


@compiled
def mover(s: Row, p: Row) -> int:
    """The seat on turn; −2 before the deal, −1 at the end.

    Clauses: START-2, TURN-1, OVER-1.
    """
    if s[PHASE] == UNDEALT:
        return -2
    return -1 if s[PHASE] == FINISHED else s[TURN]


@compiled
def legal(s: Row, p: Row, out: Row) -> int:
    """The seat on turn shows, passes, or parries with the twin; then another seat may parry.

    Clauses: THUMB-1, TURN-1, TURN-2, LEAD-1, PASS-1, PARRY-1, PARRY-2, PARRY-3, OVER-1.
    """
    if mover(s, p) < 0:
        return 0
    count, own = 0, s[TURN] * EACH
    cards = s[HANDS + s[TURN]] & s[HIGHER]
    while cards:
        out[count] = own + lowest(cards)
        count += 1
        cards &= cards - 1
    if may_pass(s, p):
        out[count] = own + PASS
        count += 1
    seat = parrier(s, p)
    if seat >= 0:
        out[count] = seat * EACH + PARRY + (s[HIGHEST] ^ 1)
        count += 1
    return count


@compiled
def step(s: Row, p: Row, action: int) -> None:
    """What a legal action does: a parry ends the trick, after others the turn goes on.

    Clauses: PASS-1.
    """
    seat, what = action // EACH, action % EACH
    if what > PASS:
        parry(s, p, seat, what - PARRY)
        return
    if what == PASS:
        pass_(s, p)
    else:
        show(s, p, seat, what)
        if ends_within(s, p):
            finish_within(s, p, seat)
            return
    pass_turn(s, p, seat)


@inlined
def lay(s: Row, p: Row, seat: int, card: int) -> None:
    """A card comes from a hand to the trick, under the thumb: an event.

    Clauses: LEAD-1, TURN-2, RAISE-1, THUMB-1.
    """
    s[EVENTS] += 1
    s[HANDS + seat] ^= 1 << card
    s[TRICK] |= 1 << card
    s[LOG + s[SHOWN]] = card | seat << SEAT_AT | s[LAP] << LAP_AT | s[EVENTS] << EVENT_AT
    s[COVERED + seat] = s[SHOWN]
    s[SHOWN] += 1


@inlined
def release(s: Row, seat: int) -> None:
    """The card that a seat was showing, if any, is laid open on the table: an event.

    Clauses: RAISE-2.
    """
    if s[COVERED + seat] >= 0:
        s[EVENTS] += 1
        s[LOG + s[COVERED + seat]] |= s[EVENTS] << RELEASED_AT


@inlined
def show(s: Row, p: Row, seat: int, card: int) -> None:
    """A seat leads, comes in, or raises.

    Clauses: LEAD-1, TURN-2, RAISE-1, RAISE-2.
    """
    release(s, seat)
    lay(s, p, seat, card)
    top(s, card)
    s[OWNER] = seat
    s[PASSES] = 0
    s[TURN] = left_of(s[TURN], p)


@inlined
def pass_(s: Row, p: Row) -> None:
    """The seat on turn passes, or is jumped: an event. Its covered card stays in the trick.

    Clauses: PASS-1.
    """
    s[EVENTS] += 1
    s[PASSES] += 1
    s[TURN] = left_of(s[TURN], p)


@inlined
def parry(s: Row, p: Row, seat: int, card: int) -> None:
    """A seat shows the twin and takes the trick at once.

    Clauses: PARRY-4, PARRY-5.
    """
    if p[PARRIER_RELEASES] == 1:
        release(s, seat)
    lay(s, p, seat, card)
    complete(s, p, seat, seat, True)


@inlined
def pass_turn(s: Row, p: Row, last_actor: int) -> None:
    """The turn goes on clockwise, lap after lap, until all after the highest card have passed.

    Clauses: TURN-1, TRICK-2, PASS-2, END-1, END-2.
    """
    owner = s[OWNER]
    while s[PASSES] < p[PLAYERS] - 1:
        if s[TURN] == s[LEADER]:
            begin_lap(s, p, owner, last_actor)
            if ends_within(s, p):
                finish_within(s, p, owner)
                return
        if not is_jumped(s, p):
            return
        pass_(s, p)
    complete(s, p, owner, last_actor, False)


@inlined
def begin_lap(s: Row, p: Row, owner: int, last_actor: int) -> None:
    """A lap begins where the trick began. By some readings hands are refilled then, and the order
    of colours begins anew with that of the highest card.

    Clauses: TRICK-2, HIGH-3, FILL-1.
    """
    s[LAP] += 1
    if p[COLOUR_SCOPE] == IN_LAP:
        s[NEW] = ALL
        top(s, s[HIGHEST])
    if p[REFILL_SCOPE] == IN_LAP:
        refill(s, p, owner, last_actor, True)


@inlined
def is_jumped(s: Row, p: Row) -> bool:
    """Whether the seat on turn is jumped because it could only pass.

    Clauses: PASS-3.
    """
    if p[FORCED_PASS] == EXPLICIT:
        return False
    if p[FORCED_PASS] == SKIP_EMPTY_HANDS:
        return bool(s[HANDS + s[TURN]] == 0)
    return can_only_pass(s, s[TURN])


@inlined
def chosen(s: Row, p: Row, r: Random) -> int:
    """A random one of the actions that `legal` writes, without writing them.

    Clauses: TURN-2, LEAD-1, PASS-1, PARRY-1.
    """
    own, cards = s[TURN] * EACH, s[HANDS + s[TURN]] & s[HIGHER]
    shows, passes, seat = ones(cards), may_pass(s, p), parrier(s, p)
    choice = below(r, shows + passes + (seat >= 0))
    if choice < shows:
        for _ in range(choice):
            cards &= cards - 1
        return int(own + lowest(cards))
    if passes and choice == shows:
        return int(own + PASS)
    return int(seat * EACH + PARRY + (s[HIGHEST] ^ 1))


@compiled
def playout(s: Row, p: Row, r: Random, out: Row) -> int:
    """Play at random to the end: `play_out`, which chooses without a list."""
    if s[PHASE] == UNDEALT:
        deal(s, p, r)
    taken = 0
    while s[PHASE] != FINISHED:
        step(s, p, chosen(s, p, r))
        taken += 1
    return taken
