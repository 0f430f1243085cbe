"""72 Unter oder über sieben: a wager on less or more than seven, and bets against it.

It is long because a wager, bets against it and what a seven doubles are three kinds of payment.
"""

from .engines.bank import (
    MAY_PASS,
    PASSING,
    SHORT,
    MayPass,
    Purse,
    bank_game,
    banks,
    betting,
    holder_told,
    is_short,
    max_bet,
    next_bank,
    passes_by,
    passing,
    ruined,
    same,
    settled,
    stock,
    to_next,
)
from .engines.bets import bet_rows
from .engines.kit import cites, clauses, evolve, frozen
from .engines.sheets import Table, no_rounds, with_note
from .engines.tally_entry import rounds_option
from .engines.texts import Text, TextEvent, told
from .engines.values import Clause, Faces, Iterator, Seat, Stake, Word

CLAUSES = clauses("""
    UNTERUEBER 72: Under or over seven | Unter oder über sieben
    transition ¶1
    Each in turn is the maker once, here seat A first.
    Reihum ist jeder einmal Spielmacher, hier zuerst Platz A.
    transition ¶1
    The maker wagers to throw less than seven pips, or more.
    Der Spielmacher wettet, unter oder über sieben Augen zu werfen.
    legality ¶1
    The others bet against it. | Die anderen setzen dagegen.
    scoring ¶1
    Whoever has won the wager collects. | Wer die Wette gewonnen hat, kassiert.
    transition ¶1
    After a seven the bets are doubled, and the maker throws again.
    Nach einer Sieben wird der Einsatz verdoppelt, und der Spielmacher wirft noch einmal.
    transition silent
    A seven doubles every bet, also above what was agreed, as far as the chips of its seat go.
    Eine Sieben verdoppelt jeden Einsatz, auch über das Vereinbarte, soweit die Chips seines
      Platzes reichen.
""")
MAKER, SIDE, AGAINST, COLLECTS, SEVEN, SHORT_OF = CLAUSES
UNDER, OVER = "under", "over"
SIDES = {
    UNDER: Word(
        "unter",
        Text("{seat} wagers on less than seven.", "{seat} wettet auf unter sieben."),
        "wager on less than seven | wette auf unter sieben",
    ),
    OVER: Word(
        "über",
        Text("{seat} wagers on more than seven.", "{seat} wettet auf über sieben."),
        "wager on more than seven | wette auf über sieben",
    ),
}


@frozen
class Rules:
    stock: int = stock(0)
    max_bet: int = max_bet()
    may_pass: MayPass = passing()
    rounds: int = rounds_option(MAKER, 1)


Wager = Table[Rules, Purse, str]
"""All share the side on which the maker wagers, empty before that."""


@cites(SIDE, AGAINST)
def asks(table: Wager) -> tuple[Stake | str, ...]:
    """The maker says a side; then each other seat bets or passes."""
    return betting(table) if table.common else (UNDER, OVER)


@cites(SIDE, AGAINST)
def chose(table: Wager, choice: Stake | str) -> Wager:
    """After the maker has said the side, the seats on its left bet in turn."""
    return banks(table, choice) if table.common else to_next(evolve(table, common=str(choice)))


@cites(SIDE, AGAINST, PASSING)
def chooses(table: Wager, choice: Stake | str) -> Clause:
    """Which clause a choice cites: SIDE for a side, AGAINST for a bet, PASSING for a pass."""
    return SIDE if choice in SIDES else passes_by(AGAINST)(table, choice)


@cites(SEVEN, SHORT_OF)
def doubled(table: Wager) -> Wager:
    """Doubles every bet, as far as the chips of its seat go."""
    for seat, purse in enumerate(table.notes):
        for bet in purse.bets:
            more = min(bet.chips, purse.free) if table.rules.stock else bet.chips
            table = with_note(table, evolve(purse, bets=(Stake(bet.chips + more),)), seat)
    return table


@cites(COLLECTS, SEVEN)
def count(table: Wager, faces: Faces) -> Wager:
    """A seven doubles; any other throw decides, and the next seat is the maker."""
    if sum(faces) == 7:
        return doubled(table)
    is_won = (sum(faces) < 7) == (table.common == UNDER)
    after = settled(table, same(-1 if is_won else 1))
    return evolve(next_bank(after, moves=True, in_turn=True), common="")


@cites(MAKER)
def over(table: Wager) -> bool:
    """Over when each seat was maker as often as agreed, or fewer than two seats have chips."""
    return table.played >= table.rules.rounds * table.players or ruined(table)


def counts(before: Wager, after: Wager, seat: Seat) -> Clause:
    """Which clause changed a note: that of a bet, or that of the throw."""
    if not before.faces:
        return AGAINST
    if sum(before.faces) == 7:
        twice = 2 * before.notes[seat].bets[0].chips
        return SEVEN if after.notes[seat].bets[0].chips == twice else SHORT_OF
    due = sum(bet.chips for bet in before.notes[seat].bets)
    is_won = (sum(before.faces) < 7) == (before.common == UNDER)
    return SHORT if not is_won and is_short(before, after, seat, due) else COLLECTS


def tells(before: Wager, after: Wager) -> Iterator[TextEvent]:
    """Tells that a seven doubles the bets, and who is the maker now."""
    if sum(before.faces) == 7 and any(purse.bets for purse in before.notes):
        placed = [[sum(bet.chips for bet in p.bets) for p in t.notes] for t in (before, after)]
        if all(now == 2 * was for was, now in zip(*placed, strict=True)):
            yield told(SEVEN, "All bets are doubled.", "Alle Einsätze werden verdoppelt.")
        else:
            en = "The bets are doubled as far as the chips go."
            yield told(SEVEN, en, "Die Einsätze werden verdoppelt, soweit die Chips reichen.")
    words = Text("{seat} is the maker now.", "{seat} ist jetzt Spielmacher.")
    yield from holder_told(before, after, MAKER, words, over=over(after))


def marks(table: Wager, seat: Seat) -> tuple[Text, ...]:
    """Who is the maker, and the side that it has said."""
    said = {
        "": Text("maker", "Spielmacher"),
        UNDER: Text("maker: under seven", "Spielmacher: unter sieben"),
        OVER: Text("maker: over seven", "Spielmacher: über sieben"),
    }
    return (said[table.common],) if seat == table.first else ()


GAME = bank_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    common="",
    rounds=no_rounds,
    asks=asks,
    chose=chose,
    says=SIDES | MAY_PASS,
    bets=(0,),
    rows=bet_rows(AGAINST, asks),
    count=count,
    over=over,
    noted_by=counts,
    chosen_by=chooses,
    refused_by=(SIDE, PASSING),
    tells=tells,
    marks=marks,
)
