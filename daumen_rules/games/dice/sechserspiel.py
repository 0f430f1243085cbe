"""51 Sechserspiel: six throws, each multiplied by a row that is still free."""

from daumen_rules.games.dice.engines.kit import *

CLAUSES = clauses("""
    SECHSERSPIEL 51
    setup ¶1
    A table has the rows 1 to 6 and a column for each seat.
    Eine Tabelle hat die Reihen 1 bis 6 und eine Spalte für jeden Platz.
    transition ¶1
    The seats throw in turn, six times each.
    Die Plätze werfen abwechselnd, jeder sechsmal.
    legality ¶1
    The face is multiplied by a row that the seat has not used yet, and entered there.
    Die Zahl wird mit einer Reihe malgenommen, die der Platz noch nicht benutzt hat, und dort
      eingetragen.
    scoring ¶1
    The most points win.
    Die meisten Punkte gewinnen.
    advice ¶1
    High throws belong in high rows: a 6 brings 36 in the sixth row and 12 in the second.
    Hohe Würfe gehören in hohe Reihen: Eine 6 bringt in der sechsten 36 und in der zweiten 12.
""")
TABLE, SIX, ROW, WINS, ADVICE = CLAUSES
Order = StrEnum("Order", "ROUND BLOCK")


@frozen
class Rules:
    order: Order = option(Order.ROUND, SIX, Source.MANUAL)("""
        Who throws after a throw? | Wer wirft nach einem Wurf?
        the next seat | der nächste Platz
        the same, six times in a row | derselbe, sechsmal hintereinander
    """)


blank, asks, count = columns(TABLE, 1), free_rows(ROW), entered(ROW)


@cites(SIX)
def rounds(rules: Rules) -> int:
    """Six rounds of one throw, or one of six."""
    return 6 if rules.order is Order.ROUND else 1


@cites(SIX)
def again(before: Sheet[Rules, Column], after: Sheet[Rules, Column]) -> bool:
    """Six throws, where they are made in a row."""
    return after.rules.order is Order.BLOCK and after.thrown < 6


@cites(WINS)
def wins(sheet: Sheet[Rules, Column]) -> Outcome:
    """The highest sum wins."""
    return most([note.points for note in sheet.notes])


GAME = game(
    "sechserspiel",
    "Six by six | Sechserspiel",
    CLAUSES,
    Rules(),
    Tally(
        dice=1,
        blank=blank,
        rounds=rounds,
        asks=asks,
        count=count,
        again=again,
        wins=wins,
        choice=ROW,
        numbers=range(1, 7),
        choosing=Text("{seat} takes row {what}.", "{seat} nimmt die Reihe {what}."),
        words=column_term,
    ),
)
