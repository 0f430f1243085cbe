"""59 Todessprung: whoever reaches the number that was named, or passes it, has lost.

It is long because a number is named, dice are chosen, and the text has two answers to who has won.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import together
from .engines.shared_sum import loser, no_term, one_of
from .engines.sheets import Table
from .engines.tally_entry import game
from .engines.texts import Term, Text
from .engines.values import Choosing, Clause, Faces, Outcome

CLAUSES = clauses("""
    TODESSPRUNG 59: Leap of death | Todessprung
    legality ¶1
    One seat names a number between 30 and 50, here seat A.
    Ein Platz nennt eine Zahl zwischen 30 und 50, hier Platz A.
    transition ¶1
    Beginning on its left, each in turn throws once; all pips are added together.
    Links von ihm beginnend wirft jeder reihum einmal; alle Augen werden zusammengezählt.
    legality ¶1
    Before a throw each chooses one die or both.
    Vor einem Wurf wählt jeder einen oder beide Würfel.
    scoring ¶1
    Whoever reaches the number or passes it has lost.
    Wer die Zahl erreicht oder überschreitet, hat verloren.
    scoring ¶1
    The text asks who comes nearest to it, but names no winner.
    Der Text fragt, wer ihr am nächsten kommt, nennt aber keinen Sieger.
""")
NAMES, ADDED, DICE, LOSES, NEAREST = CLAUSES
Bounds = StrEnum("Bounds", "INCLUSIVE EXCLUSIVE")
Winner = StrEnum("Winner", "ALL_OTHERS LAST_SAFE_THROWER")


@frozen
class Rules:
    bounds: Bounds = option(Bounds.INCLUSIVE, NAMES, Source.DECISION)("""
        May 30 and 50 be named themselves? | Dürfen 30 und 50 selbst genannt werden?
        yes | ja
        no | nein
    """)
    winner: Winner = option(Winner.ALL_OTHERS, NEAREST, Source.DECISION)("""
        Who has won? | Wer hat gewonnen?
        all who have not lost | alle, die nicht verloren haben
        whoever threw before the loser, and so came nearest | wer vor dem Verlierer geworfen hat und
          so am nächsten kam
    """)


@frozen
class Leap:
    """The common part: the number named (0 before that), and the sum of all pips."""

    limit: Annotated[int, Called("limit", "Grenze")] = 0
    pips: Annotated[int, Called("pips", "Augen")] = 0


Jump = Table[Rules, int, Leap]


@cites(NAMES, DICE)
def asks(table: Jump) -> tuple[int, ...]:
    """The first seat names the number; later each seat chooses one die or two."""
    if not table.common.limit:
        inside = table.rules.bounds is Bounds.EXCLUSIVE
        return tuple(range(30 + inside, 51 - inside))
    return (1, 2) if table.chosen is None else ()


@cites(NAMES, DICE)
def choice(table: Jump, _: object) -> Clause:
    """Which clause a choice cites: NAMES for the number, DICE for the number of dice."""
    return DICE if table.common.limit else NAMES


@cites(NAMES, ADDED)
def chose(table: Jump, choice: int | str) -> Jump:
    """Keeps a choice of dice; after the number is named, the left neighbour begins."""
    if not table.common.limit:
        return evolve(table, common=Leap(int(choice)), turn=table.left())
    return evolve(table, chosen=choice)


def dice(table: Jump) -> int:
    """The chosen number of dice."""
    return table.chosen if isinstance(table.chosen, int) else 2


@cites(ADDED)
def count(table: Jump, faces: Faces) -> Jump:
    """Adds the pips of each throw to the common sum."""
    return evolve(table, common=Leap(table.common.limit, table.common.pips + sum(faces)))


@cites(NEAREST, LOSES)
def wins(table: Jump) -> Outcome:
    """The last thrower loses; by an option only the thrower before it wins."""
    if table.rules.winner is Winner.LAST_SAFE_THROWER:
        return one_of(table, table.left(-1))
    return loser(table)


def shared(leap: Leap) -> Term:
    """The pips and the number named, as a fact."""
    return Term(
        f"{leap.pips} {leap.limit}",
        Text(f"{leap.pips} of {leap.limit}", f"{leap.pips} von {leap.limit}"),
    )


TOLD = Text("{seat} chooses {what}.", "{seat} wählt {what}.")
AIMED = Choosing(TOLD, "name the number {number} | nenne die Zahl {number}")
DICED = Choosing(TOLD, "throw dice: {number} | wirf Würfel: {number}")
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=dice,
    common=Leap(),
    asks=asks,
    chose=chose,
    numbers=(1, 2, *range(30, 51)),
    count=count,
    over=together(LOSES, lambda leap: 0 < leap.limit <= leap.pips),
    wins=wins,
    noted_by=ADDED,
    won_by=LOSES,
    choosing=lambda number: AIMED if number > 2 else DICED,
    chosen_by=choice,
    refused_by=(NAMES, DICE),
    loses=True,
    words=no_term,
    shared=shared,
)
