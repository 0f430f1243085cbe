"""The auction, the skat and the declaration of 150 Skat on a row, and the actions of all tasks."""

from __future__ import annotations

from daumen_rules.contracts.batch_form import CHANCE, OVER
from daumen_rules.pieces.batch_kernels import Random, Row, compiled, play_out

from .play import chance, count, legal_plays, play
from .table import (
    ACTIONS,
    AWAY,
    BID,
    BID_NOW,
    BIDS,
    CALL_BITS,
    CALLED,
    CALLS,
    CARDS,
    CHOOSE,
    CONTRACT,
    DEAL,
    DEALER,
    DEALS,
    DECLARE,
    DECLARES,
    DISCARDS,
    HANDS,
    HELD,
    IS_ASKED,
    KINDS,
    LADDER,
    LISTENER,
    MUST_PLAY,
    NONE,
    NULL,
    OPEN,
    PASSED,
    PER_NUMBER,
    PLAIN,
    PLAY,
    PLAYERS,
    SAID,
    SAME_DEALER,
    SHOWN,
    SIZES,
    SKAT,
    SKAT_SIZE,
    SOLOIST,
    SPEAKER,
    TAKE,
    TAKEN,
    TASK,
    TURN,
    WAITING,
    clear,
    forehand,
    is_over,
)


@compiled
def mover(s: Row, p: Row) -> int:
    """Nature deals, else the seat on turn acts, till all deals are played. Clauses: SKAT-48."""
    if is_over(s, p):
        return OVER
    return CHANCE if s[TASK] == DEAL else int(s[TURN])


@compiled
def legal(s: Row, p: Row, out: Row) -> int:
    """What the task of the seat on turn offers. Clauses: SKAT-36, SKAT-18."""
    if mover(s, p) < 0:
        return 0
    task = s[TASK]
    if task == PLAY:
        return int(legal_plays(s, p, out))
    first = s[TURN] * ACTIONS
    if task == BID:
        return int(legal_calls(s, p, out, first))
    if task == AWAY:
        return int(legal_discards(int(s[HANDS + s[TURN]]), out, first))
    found = 0
    if task == CHOOSE:
        out[0] = first + TAKE
        found = 1
    return int(legal_games(task == CHOOSE, out, first, found))


@compiled
def legal_calls(s: Row, p: Row, out: Row, first: int) -> int:
    """Bids above the last and to pass, or to hold and to pass; forehand alone bids the least, and
    passes if he may. Clauses: SKAT-6, SKAT-7, SKAT-8, SKAT-10.
    """
    found = 0
    if s[IS_ASKED]:
        out[0] = first + CALLED + HELD
        found = 1
    else:
        bids = p[LADDER] if s[LISTENER] != NONE else 1
        for place in range(bids):
            if p[LADDER + 1 + place] > s[BID_NOW]:
                out[found] = first + CALLED + BIDS + place
                found += 1
    if s[LISTENER] != NONE or not p[MUST_PLAY]:
        out[found] = first + CALLED + PASSED
        found += 1
    return found


@compiled
def legal_discards(hand: int, out: Row, first: int) -> int:
    """Any two cards of the hand. Clauses: SKAT-18."""
    found = 0
    for low in range(CARDS):
        for high in range(low + 1, CARDS):
            if hand >> low & hand >> high & 1:
                out[found] = first + DISCARDS + high * (high - 1) // 2 + low
                found += 1
    return found


@compiled
def legal_games(by_hand: bool, out: Row, first: int, found: int) -> int:
    """All games that can be named: Schneider and Schwarz by hand and not in Null, open games by
    hand or in Null. Clauses: SKAT-20, SKAT-21.
    """
    for kind in range(KINDS):
        for goal in range(4):
            if goal == PLAIN or (by_hand if kind != NULL else goal == OPEN):
                out[found] = first + DECLARES + 4 * kind + goal
                found += 1
    return found


@compiled
def step(s: Row, p: Row, action: int) -> None:
    """A card is played, cards are laid away, a game is named, the skat taken up or shown, or a seat
    calls. Clauses: SKAT-9, SKAT-18, SKAT-38, SKAT-43, SKAT-44.
    """
    choice = action % ACTIONS
    if choice < DISCARDS:
        play(s, p, choice)
    elif choice >= CALLED:
        call(s, p, choice - CALLED)
    elif choice == SHOWN:
        count(s, p, action // ACTIONS)
    elif choice == TAKE:
        s[HANDS + s[TURN]] |= s[SKAT]
        s[SIZES + s[TURN]] += 2
        s[SKAT] = 0
        s[SKAT_SIZE] = 0
        s[TAKEN] = 1
        s[TASK] = AWAY
    elif choice < DECLARES:
        pair, high = choice - DISCARDS, 1
        while high * (high + 1) // 2 <= pair:
            high += 1
        s[SKAT] = 1 << high | 1 << pair - high * (high - 1) // 2
        s[SKAT_SIZE] = 2
        s[HANDS + s[TURN]] ^= s[SKAT]
        s[SIZES + s[TURN]] -= 2
        s[TASK] = DECLARE
    else:
        kind, goal = (choice - DECLARES) // 4, (choice - DECLARES) % 4
        s[CONTRACT] = kind * 8 + (4 if s[TASK] == CHOOSE else 0) + goal
        s[TASK] = PLAY
        s[TURN] = forehand(s, p, 0)


@compiled
def call(s: Row, p: Row, what: int) -> None:
    """The auction after a call of the seat on turn; at its end the highest bidder is soloist, or
    the next or the same seat deals. Clauses: SKAT-6, SKAT-8, SKAT-9, SKAT-11, SKAT-43.
    """
    number, place = s[CALLS] // PER_NUMBER, s[CALLS] % PER_NUMBER
    s[SAID + number] |= (s[TURN] * 128 + what) << CALL_BITS * place
    s[CALLS] += 1
    if what >= BIDS:
        s[BID_NOW] = p[LADDER + 1 + what - BIDS]
        if s[LISTENER] == NONE:
            s[LISTENER] = s[TURN]
            next_speaker(s)
        else:
            s[IS_ASKED] = 1
    else:
        if what == PASSED:
            if s[IS_ASKED]:
                s[LISTENER] = s[SPEAKER]
            next_speaker(s)
        s[IS_ASKED] = 0
    if s[IS_ASKED]:
        s[TURN] = s[LISTENER]
    elif s[SPEAKER] != NONE:
        s[TURN] = s[SPEAKER]
    elif s[LISTENER] != NONE:
        s[SOLOIST] = s[LISTENER]
        s[TURN] = s[LISTENER]
        s[TASK] = CHOOSE
    else:
        s[DEALS] += 1
        clear(s, p, s[DEALER] if p[SAME_DEALER] else (s[DEALER] + 1) % p[PLAYERS])


@compiled
def next_speaker(s: Row) -> None:
    """The waiting seat speaks; if none waits and nobody has bid, the listener does. Clauses:
    SKAT-6, SKAT-10.
    """
    if s[WAITING] != NONE:
        s[SPEAKER] = s[WAITING]
        s[WAITING] = NONE
    elif s[LISTENER] != NONE and not s[BID_NOW]:
        s[SPEAKER] = s[LISTENER]
        s[LISTENER] = NONE
    else:
        s[SPEAKER] = NONE


@compiled
def playout(s: Row, p: Row, r: Random, out: Row) -> int:
    """Random play to the end."""
    return play_out(mover, chance, legal, step, s, p, r, out)
