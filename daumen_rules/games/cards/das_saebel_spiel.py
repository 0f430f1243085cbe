"""135 Das Säbel-Spiel: a named card falls to the left for the bank, to the right for the others.

The module has the game's own clauses, options and rules. `bank_game` has rounds and stakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import PACK
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.options import Source, option

from .engines.bank_entry import bank_game
from .engines.bank_game import Phase
from .engines.bank_rounds import max_stake_option, rounds_option
from .engines.bank_stakes import (
    TO_THE_LEFT,
    TO_THE_RIGHT,
    Side,
    all_stakes,
    bank_told,
    shuffled_told,
    staking,
    turned,
    turning,
)
from .engines.bank_table import (
    Act,
    After,
    Bank,
    Name,
    Pick,
    Picking,
    Task,
    name_of,
    new_table,
    next_round,
    pick_of,
    to_begin,
)
from .engines.tricks import Cards

CLAUSES: Final = clauses("""
    SAEBEL 135: The sabre | Das Säbel-Spiel
    setup ¶1
    The banker shuffles. | Der Bankhalter mischt.
    setup ¶1
    Another seat parts the pack with its top card, and the upper part goes beneath.
    Ein anderer Platz teilt das Päckchen mit der obersten Karte; der obere Teil kommt nach unten.
    legality ¶1
    Then the banker asks a seat to name a certain card.
    Dann lässt der Bankhalter einen Platz eine bestimmte Karte nennen.
    legality ¶1
    After that chips may be staked. | Danach darf gesetzt werden.
    transition ¶1
    The cards are turned, in turn to the left and to the right of the stock.
    Die Karten werden aufgedeckt, abwechselnd links und rechts vom Stock.
    scoring ¶1
    If the named card falls to the left the bank takes all stakes.
    Fällt die genannte Karte links, bekommt die Bank alle Einsätze.
    scoring ¶1
    If it falls to the right each stake goes back doubled.
    Fällt sie rechts, kommt jeder Einsatz doppelt zurück.
    legality silent
    Whether the banker may name the card himself. | Ob der Bankhalter die Karte selbst nennen darf.
    legality silent
    All but the banker may stake, whoever named the card too; who does not says pass.
    Alle außer dem Bankhalter dürfen setzen, auch wer die Karte genannt hat; sonst heißt es pass.
    transition silent
    After each round the left neighbour gets the bank.
    Nach jeder Runde bekommt der linke Nachbar die Bank.
""")
SHUFFLED, PARTED, NAMED, STAKED, TURNED, LEFT, RIGHT, HIMSELF, WHO, HEIR = CLAUSES


Named = StrEnum("Named", "CARD RANK")
Namer = StrEnum("Namer", "OTHERS ALL")


@frozen
class Rules:
    """The rule set: a field an option."""

    named: Named = option(Named.CARD, NAMED, Source.MANUAL)("""
        What decides? | Was entscheidet?
        the card that was named alone | allein die genannte Karte
        any card of its rank | jede Karte ihres Werts
    """)
    namer: Namer = option(Namer.OTHERS, HIMSELF, Source.DECISION)("""
        May the banker name the card himself? | Darf der Bankhalter die Karte selbst nennen?
        no, he asks another seat | nein, er fragt einen anderen Platz
        yes | ja
    """)
    max_stake: int = max_stake_option(STAKED)
    rounds: int = rounds_option()


@cites(SHUFFLED, PARTED)
def deal(table: Bank[Rules], cards: Cards) -> After:
    """All cards are the stock, and the banker asks."""
    return to_begin(evolve(table, stock=cards), Task.ASK), (shuffled_told(SHUFFLED, table),)


@cites(HIMSELF)
def namers(table: Bank[Rules]) -> tuple[Seat, ...]:
    """The seats that can be asked to name a card."""
    own = (table.dealer,) if table.rules.namer is Namer.ALL else ()
    return (*table.others, *own)


def asks(table: Bank[Rules]) -> Iterator[Act]:
    """The banker asks any of them."""
    yield from (pick_of(table.turn, seat) for seat in namers(table))


@row(
    HIMSELF,
    "{seat} asks {other}, who cannot name the card.",
    "{seat} fragt {other}; dieser Platz kann die Karte nicht nennen.",
)
def asks_nobody(table: Bank[Rules], action: Pick) -> Facts | None:
    """The banker asks a seat that may name a card."""
    if action.other in namers(table):
        return None
    return {"seat": SeatTerm(action.seat), "other": SeatTerm(action.other)}


@cites(NAMED)
def asked(table: Bank[Rules], action: Pick) -> After:
    """The seat that was asked names a card now."""
    said = told(
        NAMED,
        "{seat} asks {other} for a card.",
        "{seat} fragt {other} nach einer Karte.",
        seat=SeatTerm(action.seat),
        other=SeatTerm(action.other),
    )
    return evolve(table, task=Task.NAME, turn=action.other), (said,)


@cites(NAMED)
def named(table: Bank[Rules], action: Name) -> After:
    """The card is named, and the others stake."""
    said = told(
        NAMED,
        "{seat} names {card}.",
        "{seat} nennt {card}.",
        shows=True,
        seat=SeatTerm(action.seat),
        card=action.card.term,
    )
    return to_begin(evolve(table, named=action.card), Task.STAKE), (said,)


@cites(WHO)
def most(table: Bank[Rules]) -> int:
    """How many chips a seat stakes at most."""
    return table.rules.max_stake


@cites(TURNED, NAMED, LEFT, RIGHT, HEIR)
def turn_up(table: Bank[Rules]) -> After:
    """A card goes to the left or to the right; the named one ends the round."""
    to_the_left = len(table.left) == len(table.right)
    side, words = (Side.LEFT, TO_THE_LEFT) if to_the_left else (Side.RIGHT, TO_THE_RIGHT)
    after, shown = turned(table, side, TURNED, words)
    card = table.stock[0]
    wanted = table.named
    assert wanted is not None, "a card is named before any is turned"
    by_rank = table.rules.named is Named.RANK and card.rank is wanted.rank
    if card is not wanted and not by_rank:
        return after, shown
    paid, events = all_stakes(LEFT if to_the_left else RIGHT, after, wins_bank=to_the_left)
    after = next_round(paid, paid.vorhand, Task.DEAL)
    return after, (*shown, *events, *bank_told(HEIR, after))


def faults(table: Bank[Rules]) -> Iterator[Impossible]:
    """A card is named once it was asked for, and lies in the stock."""
    fits = (table.named in table.stock) is (table.task in (Task.STAKE, Task.TURN))
    en, de = "a card of the stock, once one was named", "eine Karte des Stocks, sobald genannt ist"
    yield from expected(fits, "named", table.named, en, de)


GAME: Final = bank_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 7),
    start=lambda players, rules: new_table(players, rules, Task.DEAL),
    deal=deal,
    phases=(
        Phase(
            task=Task.ASK, kinds=(Pick,), clause=NAMED, acts=asks, does=asked, rows=(asks_nobody,)
        ),
        Phase(
            task=Task.NAME,
            kinds=(Name,),
            clause=NAMED,
            acts=lambda table: [name_of(table.turn, card) for card in PACK],
            does=named,
        ),
        staking(STAKED, most, lambda table: (to_begin(table, Task.TURN), ()), passing=WHO),
        turning(TURNED, turn_up),
    ),
    faults=faults,
    picking=Picking(
        Text("ask {other}", "frage {other}"),
        Text("ask {other} to name a card", "frage {other} nach einer Karte"),
    ),
)
