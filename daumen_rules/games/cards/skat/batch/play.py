"""The deal and the play of 150 Skat, on a row."""

from __future__ import annotations

from daumen_rules.pieces.batch_kernels import Random, Row, compiled, shuffle

from .score import result, winner
from .table import (
    ACTIONS,
    BID,
    CARDS,
    CONTRACT,
    DEALER,
    DEALS,
    FORGETS,
    HANDS,
    LISTENER,
    NONE,
    NULL,
    OPEN,
    PLAYED,
    PLAYED_OUT,
    PLAYERS,
    PLAYS,
    REFEREE_SAYS,
    RESULTS,
    SAID,
    SAME_SUIT,
    SHOWN,
    SIZES,
    SKAT,
    SKAT_SIZE,
    SOLOIST,
    SPEAKER,
    TAKEN,
    TASK,
    TURN,
    WAITING,
    WIDTH,
    clear,
    forehand,
    next_playing,
)


@compiled
def start(s: Row, p: Row) -> None:
    """The last seat deals. Clauses: SKAT-3."""
    s[:] = 0
    clear(s, p, p[PLAYERS] - 1)


@compiled
def chance(s: Row, p: Row, r: Random) -> None:
    """Ten cards for each seat that plays, two for the skat; the auction begins. In which order the
    packets go makes no difference to a random deal. Clauses: CARDS-1, CARDS-2, SKAT-2, SKAT-4,
    SKAT-6.
    """
    pack = s[SAID : SAID + CARDS]  # room for calls and cards that the deal does not need yet
    for card in range(CARDS):
        pack[card] = card
    shuffle(r, pack, CARDS)
    for place in range(30):
        s[HANDS + forehand(s, p, place // 10)] |= 1 << pack[place]
    for place in range(3):
        s[SIZES + forehand(s, p, place)] = 10
    s[SKAT] = 1 << pack[30] | 1 << pack[31]
    s[SKAT_SIZE] = 2
    pack[:] = 0
    s[TASK] = BID
    s[LISTENER] = forehand(s, p, 0)
    s[SPEAKER] = forehand(s, p, 1)
    s[WAITING] = forehand(s, p, 2)
    s[TURN] = s[SPEAKER]


@compiled
def legal_plays(s: Row, p: Row, out: Row) -> int:
    """The cards of the suit led, else all; by the option what the table can say of the skat.
    Clauses: SKAT-33, SKAT-34, SKAT-35, SKAT-36, SKAT-44.
    """
    found = 0
    cards = s[HANDS + s[TURN]]
    in_trick = s[PLAYED] % 3
    if in_trick:
        led = s[PLAYS + s[PLAYED] - in_trick] % CARDS
        following = cards & p[SAME_SUIT + (s[CONTRACT] >> 3) * CARDS + led]
        cards = following if following else cards
    for card in range(CARDS):
        if cards >> card & 1:
            out[found] = s[TURN] * ACTIONS + card
            found += 1
    if p[REFEREE_SAYS]:
        for place in range(3):
            out[found] = forehand(s, p, place) * ACTIONS + SHOWN
            found += 1
    return found


@compiled
def play(s: Row, p: Row, card: int) -> None:
    """The card lies in the trick; who takes the trick leads the next, unless the deal is over.
    Clauses: SKAT-32, SKAT-34, SKAT-37, SKAT-43.
    """
    seat = s[TURN]
    s[HANDS + seat] ^= 1 << card
    s[SIZES + seat] -= 1
    s[PLAYS + s[PLAYED]] = seat * CARDS + card
    s[PLAYED] += 1
    if s[PLAYED] % 3:
        s[TURN] = next_playing(s, p)
        return
    s[TURN] = winner(s, p, s[PLAYED] // 3 - 1) // CARDS
    is_lost = s[CONTRACT] >> 3 == NULL and s[TURN] == s[SOLOIST] and not p[PLAYED_OUT]
    if is_lost or s[PLAYED] == 30:
        count(s, p, NONE)


@compiled
def count(s: Row, p: Row, loser: int) -> None:
    """The result is noted, and the dealer's left neighbour deals next. Clauses: SKAT-5."""
    s[RESULTS + s[DEALS]] = result(s, p, loser)
    s[DEALS] += 1
    clear(s, p, (s[DEALER] + 1) % p[PLAYERS])


@compiled
def view(s: Row, p: Row, seat: int, out: Row) -> None:
    """All but the hands of others and the skat, and by the option the tricks. The soloist's hand
    lies open in an open game; he knows the skat that he has laid away. Clauses: SKAT-38, SKAT-40,
    SKAT-41.
    """
    for place in range(WIDTH):
        out[place] = s[place]
    for other in range(p[PLAYERS]):
        lies_open = other == s[SOLOIST] and s[CONTRACT] != NONE and s[CONTRACT] & 3 == OPEN
        if other != seat and not lies_open:
            out[HANDS + other] = NONE
    if not s[TAKEN] or seat != s[SOLOIST]:
        out[SKAT] = NONE
    if p[FORGETS]:
        out[PLAYS : PLAYS + s[PLAYED] // 3 * 3] = NONE
