"""107 Verflixte 66: the common sum has to hit 66 exactly; above it, throws are subtracted.

It is long because the sum turns back, the dice may change, and several games make a match.
"""

from .engines.kit import (
    Annotated,
    Called,
    Source,
    StrEnum,
    cites,
    clauses,
    evolve,
    frozen,
    number_option,
    option,
)
from .engines.note_parts import by_end
from .engines.sheets import Table, highest, with_note
from .engines.tally_entry import game
from .engines.terms import Counted, points_term
from .engines.texts import Term, Text
from .engines.values import Choosing, Clause, Faces, Seat

CLAUSES = clauses("""
    VERFLIXT 107: Cursed 66 | Verflixte 66
    transition ¶1
    In turn each has one throw of three dice; the pips of all are added up as they come.
    Reihum hat jeder einen Wurf mit drei Würfeln; die Augen aller werden laufend addiert.
    transition ¶1
    Above 66 the throws of the next seats are subtracted until the sum is below it again; then they
      are added again.
    Über 66 werden die Würfe der nächsten abgezogen, bis die Summe wieder darunter ist; dann werden
      sie wieder addiert.
    legality ¶1
    Once 66 was passed, the seat on turn may go on with a single die.
    Ist 66 überschritten worden, darf, wer dran ist, mit nur einem Würfel weitermachen.
    scoring ¶1
    Whoever hits 66 exactly has won the game. | Wer 66 genau trifft, hat das Spiel gewonnen.
    scoring ¶1
    Several games may be agreed; then whoever has won the most of them wins.
    Es können mehrere Spiele vereinbart werden; dann gewinnt, wer die meisten gewonnen hat.
    transition silent
    The next game is begun by the left neighbour of whoever began the last.
    Das nächste Spiel beginnt der linke Nachbar dessen, der das letzte begonnen hat.
""")
ADDED, BACK, SINGLE, WINS, GAMES, STARTER = CLAUSES
OneDieWhen = StrEnum("OneDieWhen", "AFTER_FIRST_OVERSHOOT ONLY_ABOVE")
OneDie = StrEnum("OneDie", "CHOICE MUST")


@frozen
class Rules:
    games: int = number_option(1, range(1, 21), GAMES, Source.MANUAL)("""
        How many games are played? | Wie viele Spiele werden gespielt?
    """)
    one_die_when: OneDieWhen = option(OneDieWhen.AFTER_FIRST_OVERSHOOT, SINGLE, Source.DECISION)("""
        When is a single die thrown? | Wann wird mit einem Würfel geworfen?
        from the first time on that 66 was passed | sobald 66 einmal überschritten wurde
        only as long as the sum is above 66 | nur solange die Summe über 66 ist
    """)
    one_die: OneDie = option(OneDie.CHOICE, SINGLE, Source.MANUAL)("""
        Must it be a single die then? | Muss es dann ein einziger Würfel sein?
        no, one or three may be chosen | nein, einer oder drei sind zu wählen
        yes | ja
    """)


@frozen
class Sum:
    """The common part: the sum, and whether it has been above 66 in this game.

    A sum of 66 belongs to a game just won; the next throw begins a new game at 0.
    """

    pips: Annotated[int, Called("pips", "Augen")] = 0
    passed: Annotated[bool, Called("passed", "überschritten")] = False


Hunt = Table[Rules, int, Sum]


@cites(SINGLE)
def is_single(table: Hunt) -> bool:
    """Whether the seat may throw a single die."""
    only_above = table.rules.one_die_when is OneDieWhen.ONLY_ABOVE
    return table.common.pips > 66 if only_above else table.common.passed


@cites(SINGLE)
def asks(table: Hunt) -> tuple[int, ...]:
    """The seat chooses one die or three, if the option and the sum allow one die."""
    free = table.rules.one_die is OneDie.CHOICE and table.chosen is None
    return (1, 3) if free and is_single(table) else ()


@cites(ADDED, SINGLE)
def dice(table: Hunt) -> int:
    """Three, or a single one."""
    if isinstance(table.chosen, int):
        return table.chosen
    return 1 if is_single(table) else 3


@cites(ADDED, BACK, WINS, STARTER)
def count(table: Hunt, faces: Faces) -> Hunt:
    """Adds the pips, or subtracts them above 66; the seat that hits 66 wins a game."""
    total = Sum() if table.common.pips == 66 else table.common
    pips = total.pips + (sum(faces) if total.pips < 66 else -sum(faces))
    if pips != 66:
        return evolve(table, common=Sum(pips, total.passed or pips > 66))
    won = with_note(table, table.note + 1)
    before = (table.first + sum(won.notes) - 1) % table.players
    return evolve(won, common=Sum(66), turn=before)


@cites(GAMES)
def over(table: Hunt) -> bool:
    """All games are played."""
    return sum(table.notes) == table.rules.games


def counts(before: Hunt, after: Hunt, seat: Seat) -> Clause:
    """Which clause changed a note or the sum: WINS for a hit, ADDED, or BACK above 66."""
    if seat >= 0:
        return WINS
    return ADDED if before.common.pips <= 66 else BACK


def shared(total: Sum) -> Term:
    """The sum as a fact."""
    return points_term(total.pips)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=dice,
    common=Sum(),
    asks=asks,
    numbers=range(1, 7),
    count=count,
    over=over,
    wins=highest(GAMES),
    noted_by=counts,
    won_by=by_end(lambda table: table.rules.games > 1, GAMES, WINS),
    choosing=Choosing(
        Text("Dice that {seat} takes: {what}.", "Würfel, die {seat} nimmt: {what}."),
        "throw dice: {number} | wirf Würfel: {number}",
    ),
    chosen_by=SINGLE,
    words=Counted("game", "games", "Spiel", "Spiele"),
    shared=shared,
)
