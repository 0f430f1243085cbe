"""123 Meine Tante – deine Tante: cards in pairs, the left one for the bank, the right one against.

The module has the game's own clauses, options and rules. `bank_game` has rounds and stakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import Rank
from daumen_rules.pieces.choices import Say
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.options import Source, option

from .engines.bank_entry import bank_game
from .engines.bank_game import Phase
from .engines.bank_rounds import max_stake_option, rounds_option
from .engines.bank_stakes import (
    PASS,
    PASSES,
    Side,
    bank_told,
    banker_stakes,
    settled,
    shuffled_told,
    to_next,
    turned,
    turning,
)
from .engines.bank_table import (
    Act,
    After,
    Bank,
    BetOn,
    RankStake,
    Task,
    bet_on,
    new_table,
    next_round,
    say_of,
    to_begin,
)
from .engines.laying import put, rank_term
from .engines.tricks import NATURAL, Cards

CLAUSES: Final = clauses("""
    TANTE 123: My aunt, your aunt | Meine Tante – deine Tante
    setup ¶1
    The banker is drawn by lot at the beginning. | Der Bankhalter wird zu Beginn ausgelost.
    material ¶2
    Four lines have ranks at their ends: Ace and Ten, King and Nine, Queen and Eight, Jack and
      Seven.
    Vier Striche haben Werte an den Enden: Ass und Zehn, König und Neun, Dame und Acht, Bube und
      Sieben.
    legality ¶3
    All others stake as many chips as they like on the ends of the lines.
    Alle anderen setzen beliebig viele Chips auf die Enden der Striche.
    setup ¶3
    The banker shuffles after that. | Danach mischt der Bankhalter.
    transition ¶3
    He turns the two top cards one after the other, and goes on so.
    Er deckt nacheinander die beiden obersten Karten auf, und so geht es weiter.
    scoring ¶3
    The first card goes to the left: the bank takes what lies on its rank.
    Die erste Karte kommt nach links: Die Bank zieht ein, was auf ihrem Wert liegt.
    scoring ¶3
    The second card goes to the right: the bank pays as much as lies on its rank.
    Die zweite Karte kommt nach rechts: Die Bank zahlt, was auf ihrem Wert liegt.
    transition ¶3
    The lowest card of the stock is not turned.
    Die unterste Karte des Stocks wird nicht aufgedeckt.
    scoring ¶3
    With the same rank on both sides the bank takes, and does not pay.
    Bei gleichem Wert auf beiden Seiten zieht die Bank ein und zahlt nicht.
    scoring silent
    A stake that was paid goes back with what it won; others lie until they are decided, at most to
      the end of the pack.
    Ein bezahlter Einsatz geht mit dem Gewinn zurück; andere liegen, bis sie entschieden sind,
      längstens bis zum Ende des Packs.
    legality silent
    A seat has one stake on a rank at a time; who stakes nothing more says pass.
    Auf einem Wert hat ein Platz einen Einsatz; wer nichts mehr setzt, sagt pass.
    transition silent
    Who holds the bank for the next pack. | Wer beim nächsten Pack die Bank hält.
""")
LOT, LINES, STAKED, SHUFFLED, TURNED, LEFT, RIGHT, LOWEST, BOTH, LYING, ONE_EACH, HEIR = CLAUSES

MINE: Final = Text("{seat} turns {card}: my aunt.", "{seat} deckt {card} auf: meine Tante.")
YOURS: Final = Text("{seat} turns {card}: your aunt.", "{seat} deckt {card} auf: deine Tante.")
Staking = StrEnum("Staking", "ONCE BEFORE_EACH_PAIR")
LastPair = StrEnum("LastPair", "LITERAL SKIP_LAST_PAIR")
Heir = StrEnum("Heir", "NEXT SAME")


@frozen
class Rules:
    """The rule set: a field an option."""

    staking: Staking = option(Staking.ONCE, STAKED, Source.MANUAL)("""
        When are chips staked? | Wann wird gesetzt?
        once, before the pack is shuffled | einmal, bevor gemischt wird
        before each pair of cards | vor jedem Kartenpaar
    """)
    last_pair: LastPair = option(LastPair.LITERAL, LOWEST, Source.MANUAL)("""
        What becomes of the last card but one? | Was wird aus der vorletzten Karte?
        it goes to the left, and the last one is not turned | sie kommt nach links, und die letzte
          wird nicht aufgedeckt
        neither is turned | beide werden nicht aufgedeckt
    """)
    heir: Heir = option(Heir.NEXT, HEIR, Source.DECISION)("""
        Who holds the bank for the next pack? | Wer hält beim nächsten Pack die Bank?
        the left neighbour | der linke Nachbar
        the same seat | derselbe Platz
    """)
    max_stake: int = max_stake_option(STAKED)
    rounds: int = rounds_option()


@cites(LOT)
def start(players: int, rules: Rules) -> Bank[Rules]:
    """The table before the first stakes; the last seat holds the bank."""
    return new_table(players, rules, Task.STAKE)


@cites(SHUFFLED)
def deal(table: Bank[Rules], cards: Cards) -> After:
    """All cards are the stock."""
    return to_begin(evolve(table, stock=cards), Task.TURN), (shuffled_told(SHUFFLED, table),)


@cites(LINES)
def stakes(table: Bank[Rules]) -> Iterator[Act]:
    """All stakes on ranks on which the seat on turn has none, and to stake nothing more."""
    own = {stake.rank for stake in table.on_ranks[table.turn]}
    for rank in NATURAL:
        if rank not in own:
            for chips in range(1, table.rules.max_stake + 1):
                yield bet_on(table.turn, chips, rank)
    yield say_of(table.turn, PASS)


@row(
    STAKED,
    "{seat} stakes {chips}; it is one at least and {most} at most.",
    "{seat} setzt {chips}; es ist mindestens einer und höchstens {most}.",
)
def wrong_stake(table: Bank[Rules], action: BetOn) -> Facts | None:
    """A stake is within its limits."""
    most = table.rules.max_stake
    if 1 <= action.chips <= most:
        return None
    return {"seat": SeatTerm(action.seat), "chips": number(action.chips), "most": number(most)}


@row(
    ONE_EACH,
    "{seat} has a stake on the {rank} already.",
    "{seat} hat schon einen Einsatz auf diesem Wert: {rank}.",
)
def stakes_again(table: Bank[Rules], action: BetOn) -> Facts | None:
    """A seat has one stake on a rank."""
    lying = table.on_ranks[action.seat] if action.seat in range(table.players) else ()
    if all(stake.rank is not action.rank for stake in lying):
        return None
    return {"seat": SeatTerm(action.seat), "rank": rank_term(action.rank)}


@cites(STAKED, ONE_EACH)
def staked(table: Bank[Rules], action: BetOn | Say) -> After:
    """A stake lies on a rank, or the next seat stakes."""
    seat = action.seat
    if isinstance(action, Say):
        said = told(ONE_EACH, PASSES.told.en, PASSES.told.de, seat=SeatTerm(seat))
        after, events = to_next(table, all_have_staked)
        return after, (said, *events)
    lies = (*table.on_ranks[seat], RankStake(action.rank, action.chips))
    said = told(
        STAKED,
        "{seat} stakes {chips} on {rank}.",
        "{seat} setzt {chips} auf {rank}.",
        seat=SeatTerm(seat),
        chips=number(action.chips),
        rank=rank_term(action.rank),
    )
    return evolve(table, on_ranks=put(table.on_ranks, seat, lies)), (said,)


def all_have_staked(table: Bank[Rules]) -> After:
    """The pack is shuffled, or the next pair turned."""
    return to_begin(table, Task.TURN if table.hands else Task.DEAL), ()


@cites(TURNED, LEFT, RIGHT, BOTH)
def turn_up(table: Bank[Rules]) -> After:
    """A card goes to the left or to the right, and what lies on its rank is decided."""
    card, wins_bank = table.stock[0], len(table.left) == len(table.right)
    side, clause, words = (Side.LEFT, LEFT, MINE) if wins_bank else (Side.RIGHT, RIGHT, YOURS)
    after, shown = turned(table, side, clause, words)
    gains = [-on(card.rank, lies) if wins_bank else on(card.rank, lies) for lies in table.on_ranks]
    after, events = settled(clause, after, gains)
    if not wins_bank and card.rank is table.left[-1].rank:
        both = "Both have the same rank: the bank has taken.", "Gleicher Wert: Die Bank hat schon."
        shown = (*shown, told(BOTH, *both))
    left = tuple(
        tuple(stake for stake in lies if stake.rank is not card.rank) for lies in table.on_ranks
    )
    after, more = go_on(evolve(after, on_ranks=left))
    return after, (*shown, *events, *more)


def on(rank: Rank, lies: tuple[RankStake, ...]) -> int:
    """How many chips of a seat lie on a rank."""
    return sum(stake.chips for stake in lies if stake.rank is rank)


@cites(LOWEST, LYING, HEIR)
def go_on(table: Bank[Rules]) -> After:
    """The next card or the next stakes; at the end of the pack the next bank."""
    once, pair_over = table.rules.staking is Staking.ONCE, len(table.left) == len(table.right)
    last = 2 if table.rules.last_pair is LastPair.SKIP_LAST_PAIR else 1
    if len(table.stock) > last and (any(table.on_ranks) or not once):
        return to_begin(table, Task.STAKE if pair_over and not once else Task.TURN), ()
    dealer = table.vorhand if table.rules.heir is Heir.NEXT else table.dealer
    over = told(LOWEST, "The pack is over.", "Der Pack ist aus.")
    after = next_round(table, dealer, Task.STAKE)
    return after, (over, *bank_told(HEIR, after))


GAME: Final = bank_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 7),
    start=start,
    deal=deal,
    phases=(
        Phase(
            task=Task.STAKE,
            kinds=(BetOn, Say),
            clause=STAKED,
            acts=stakes,
            does=staked,
            rows=(wrong_stake, stakes_again, banker_stakes.under(STAKED)),
            words={PASS: PASSES},
        ),
        turning(TURNED, turn_up),
    ),
)
