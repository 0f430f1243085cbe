"""141 Trouper: the banker's rank against that of all others.

The module has the game's own clauses, options and rules. `bank_game` has rounds and stakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.options import Source, option

from .engines.bank_entry import bank_game
from .engines.bank_game import Phase
from .engines.bank_rounds import IN_TURN, balance, is_last_round, max_stake_option, rounds_option
from .engines.bank_stakes import (
    TO_THE_LEFT,
    TO_THE_RIGHT,
    Side,
    all_stakes,
    shuffled_told,
    staking,
    turned,
    turning,
)
from .engines.bank_table import (
    Act,
    After,
    Bank,
    Pick,
    Picking,
    Task,
    and_then,
    new_table,
    next_round,
    pick_of,
    say_of,
    to_begin,
    without_cards,
)
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    TROUPER 141: Trouper | Trouper
    setup ¶1
    The banker is drawn by lot. | Der Bankhalter wird ausgelost.
    legality ¶1
    Every other seat stakes as many chips as it likes, and lays them before it.
    Jeder andere Platz setzt beliebig viele Chips und legt sie vor sich hin.
    scoring ¶1
    If the banker loses he pays each seat as much as it has staked.
    Verliert der Bankhalter, zahlt er jedem so viel, wie er gesetzt hat.
    scoring ¶1
    If he wins he takes all stakes. | Gewinnt er, bekommt er alle Einsätze.
    transition ¶1
    The banker shuffles after that, and the pack is cut.
    Danach mischt der Bankhalter und lässt abheben.
    transition ¶1
    The top card is the banker's, and lies face up to the left.
    Die oberste Karte ist die des Bankhalters und liegt offen links.
    transition ¶2
    The next one is that of all others, and lies face up to the right.
    Die nächste ist die der Mitspieler und liegt offen rechts.
    transition ¶2
    The third card and all later ones are laid in the middle, and they decide.
    Die dritte und alle weiteren Karten kommen in die Mitte; sie entscheiden.
    scoring ¶2
    A card in the middle of the rank to the left wins for the banker, of the rank to the right for
      the others.
    Eine Karte in der Mitte vom Wert links gewinnt für den Bankhalter, vom Wert rechts für die
      anderen.
    scoring ¶2
    Where both ranks are the same the banker has won, without a card in the middle.
    Sind beide Werte gleich, hat der Bankhalter ohne eine Karte in der Mitte gewonnen.
    legality ¶2
    After a round that he has won the banker may hand on the bank.
    Nach einer gewonnenen Runde darf der Bankhalter die Bank abgeben.
    transition ¶2
    Then a new round begins. | Dann beginnt eine neue Runde.
    legality silent
    The banker chooses the seat that gets the bank; after a lost round he keeps it.
    Wer die Bank bekommt, wählt der Bankhalter; nach einer verlorenen Runde behält er sie.
    legality silent
    Whether the bank is handed on after the last round too.
    Ob die Bank auch nach der letzten Runde abgegeben wird.
""")
LOT, STAKED, LOST, WON, SHUFFLED, LEFT, RIGHT, MIDDLE = CLAUSES[:8]
DECIDED, SAME, HANDED_ON, AGAIN, HEIR, LAST = CLAUSES[8:]
KEEP: Final = "keep"
KEEPS: Final = Word(
    "behalte",
    Text("{seat} keeps the bank.", "{seat} behält die Bank."),
    "keep the bank | behalte die Bank",
)


LastRound = StrEnum("LastRound", "NO YES")


@frozen
class Rules:
    """The rule set: a field an option."""

    max_stake: int = max_stake_option(STAKED)
    rounds: int = rounds_option()
    last: LastRound = option(LastRound.NO, LAST, Source.DECISION)("""
        Is the bank offered after the last round too? | Wird die Bank auch nach der letzten Runde
          angeboten?
        no | nein
        yes | ja
    """)


@cites(LOT)
def start(players: int, rules: Rules) -> Bank[Rules]:
    """The table before the first stakes; the last seat holds the bank."""
    return new_table(players, rules, Task.STAKE)


@cites(STAKED)
def most(table: Bank[Rules]) -> int:
    """How many chips a seat stakes at most."""
    return table.rules.max_stake


@cites(STAKED)
def all_have_staked(table: Bank[Rules]) -> After:
    """The banker shuffles when all have staked."""
    return evolve(table, task=Task.DEAL, turn=table.dealer), ()


@cites(SHUFFLED)
def deal(table: Bank[Rules], cards: Cards) -> After:
    """The first card lies to the left, the next to the right; equal ranks decide at once."""
    shuffled = shuffled_told(SHUFFLED, table)
    after, events = to_the_left(to_begin(evolve(table, stock=cards), Task.TURN))
    after, more = to_the_right(after)
    if after.left[0].rank is not after.right[0].rank:
        return after, (shuffled, *events, *more)
    return and_then((shuffled, *events, *more), alike(after))


@cites(LEFT)
def to_the_left(table: Bank[Rules]) -> After:
    """The first card is the banker's."""
    return turned(table, Side.LEFT, LEFT, TO_THE_LEFT)


@cites(RIGHT)
def to_the_right(table: Bank[Rules]) -> After:
    """The second is that of all others."""
    return turned(table, Side.RIGHT, RIGHT, TO_THE_RIGHT)


@cites(SAME)
def alike(table: Bank[Rules]) -> After:
    """The banker wins with two cards of the same rank."""
    same = told(SAME, "Both ranks are the same.", "Beide Werte sind gleich.")
    return and_then((same,), decided(table, wins_bank=True))


@cites(MIDDLE, DECIDED)
def turn_up(table: Bank[Rules]) -> After:
    """The next card goes to the middle, and decides if it has one of the two ranks."""
    after, shown = turned(
        table,
        Side.MIDDLE,
        MIDDLE,
        Text("{seat} turns {card} in the middle.", "{seat} deckt in der Mitte {card} auf."),
    )
    rank = after.middle[-1].rank
    wins_bank = rank is table.left[0].rank
    if not wins_bank and rank is not table.right[0].rank:
        return after, shown
    side = told(
        DECIDED,
        "It has the rank to the left." if wins_bank else "It has the rank to the right.",
        "Sie hat den Wert links." if wins_bank else "Sie hat den Wert rechts.",
    )
    return and_then((*shown, side), decided(after, wins_bank=wins_bank))


@cites(AGAIN)
def decided(table: Bank[Rules], *, wins_bank: bool) -> After:
    """All stakes are paid, and a new round begins; before it the banker may be asked about the
    bank.
    """
    after, events = won(table) if wins_bank else lost(table)
    if is_offered(after, wins_bank=wins_bank):
        return to_begin(without_cards(after), Task.HEIR), events
    return next_round(after, after.dealer, Task.STAKE), events


@cites(WON)
def won(table: Bank[Rules]) -> After:
    """The banker takes all stakes."""
    return all_stakes(WON, table, wins_bank=True)


@cites(LOST)
def lost(table: Bank[Rules]) -> After:
    """The banker pays each seat its stake."""
    return all_stakes(LOST, table, wins_bank=False)


@cites(HANDED_ON, HEIR)
def is_offered(table: Bank[Rules], *, wins_bank: bool) -> bool:
    """Whether the banker is asked about the bank after a round."""
    return wins_bank and (not is_last_round(table) or asks_at_last(table.rules))


@cites(LAST)
def asks_at_last(rules: Rules) -> bool:
    """Whether he is asked after the last round too."""
    return rules.last is LastRound.YES


def heirs(table: Bank[Rules]) -> Iterator[Act]:
    """The banker keeps the bank, or hands it to any other seat."""
    yield say_of(table.turn, KEEP)
    yield from (pick_of(table.turn, seat) for seat in table.others)


@row(
    HEIR,
    "{seat} hands the bank to {other}; it goes to another seat of the table.",
    "{seat} gibt die Bank an {other}; sie geht an einen anderen Platz am Tisch.",
)
def wrong_heir(table: Bank[Rules], action: Pick) -> Facts | None:
    """The bank is handed to another seat."""
    if action.other in range(table.players) and action.other != action.seat:
        return None
    return {"seat": SeatTerm(action.seat), "other": SeatTerm(action.other)}


@cites(HANDED_ON, HEIR)
def handed_on(table: Bank[Rules], action: Say | Pick) -> After:
    """The next round, with the same banker or with another one."""
    if isinstance(action, Say):
        said = told(HANDED_ON, KEEPS.told.en, KEEPS.told.de, seat=SeatTerm(action.seat))
        return next_round(table, table.dealer, Task.STAKE), (said,)
    said = told(
        HANDED_ON,
        "{seat} hands the bank to {other}.",
        "{seat} gibt die Bank an {other}.",
        seat=SeatTerm(action.seat),
        other=SeatTerm(action.other),
    )
    return next_round(table, action.other, Task.STAKE), (said,)


def outcome(table: Bank[Rules]) -> Outcome | None:
    """The match is over after the agreed rounds, once the bank was handed on or kept."""
    return None if table.task is Task.HEIR else balance(table)


def faults(table: Bank[Rules]) -> Iterator[Impossible]:
    """A card to the left and one to the right, while cards are turned."""
    fits = len(table.left) == len(table.right) == (table.task is Task.TURN)
    en, de = "one card to the left and one to the right", "eine Karte links und eine rechts"
    yield from expected(fits, "left", len(table.left), en, de)


GAME: Final = bank_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 7),
    start=start,
    deal=deal,
    phases=(
        staking(STAKED, most, all_have_staked),
        turning(IN_TURN, turn_up),
        Phase(
            task=Task.HEIR,
            kinds=(Say, Pick),
            clause=HANDED_ON,
            acts=heirs,
            does=handed_on,
            rows=(wrong_heir,),
            words={KEEP: KEEPS},
        ),
    ),
    outcome=outcome,
    faults=faults,
    picking=Picking(
        Text("hand on to {other}", "gib ab an {other}"),
        Text("hand the bank on to {other}", "gib die Bank an {other} ab"),
    ),
)
