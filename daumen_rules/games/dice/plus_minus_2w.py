"""76 Plus-Minus with two dice: neighbours throw a die each, and the lower pays the difference.

It is long because seats drop out between two dice, and the text leaves open who throws next.
"""

from .engines.fields import last_standing, out_told
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
from .engines.note_parts import by_before, by_end
from .engines.sheets import Table, always, highest, with_note
from .engines.tally_entry import game
from .engines.terms import NOW, Counted
from .engines.texts import Term, Text
from .engines.values import Faces, Seat

CLAUSES = clauses("""
    DUELL 76: Plus and minus with two dice | Plus-Minus mit zwei Würfeln
    material ¶1
    Two and more play. | Es spielen zwei und mehr.
    setup ¶1
    Each seat gets 15 units; more, up to 20, can be agreed.
    Jeder Platz bekommt 15 Zähleinheiten; mehr, bis zu 20, kann man vereinbaren.
    procedure ¶1
    Lots are drawn who begins, here for seat A. | Wer beginnt, wird ausgelost, hier Platz A.
    transition ¶1
    A seat throws one die and lets it lie; its left neighbour throws the second die.
    Ein Platz wirft einen Würfel und lässt ihn liegen; sein linker Nachbar wirft den zweiten.
    transition ¶1
    The higher throw gets a unit of the other for each pip that it has more.
    Wer höher geworfen hat, erhält vom anderen so viele Einheiten, wie sein Wurf höher ist.
    transition ¶1
    Then the next seat throws, and settles with its own left neighbour.
    Dann wirft der nächste Platz und verrechnet mit seinem linken Nachbarn.
    transition ¶1
    Whoever has no units left is out. | Wer keine Einheiten mehr hat, scheidet aus.
    scoring ¶1
    Whoever is left has won. | Wer übrig bleibt, hat gewonnen.
    scoring ¶1
    One can also play an agreed number of rounds; then the most units win.
    Man kann auch eine vereinbarte Zahl von Runden spielen; dann gewinnen die meisten Einheiten.
    transition silent
    A round is over when the first throw has gone once round the table; a debtor pays what there is.
    Eine Runde ist um, wenn der erste Wurf einmal um den Tisch ist; gezahlt wird, was da ist.
""")
SEATS, STOCK, LOT, DUEL, PAYS, NEXT, OUT, WINS, AGREED_END, ROUND = CLAUSES
Next = StrEnum("Next", "FRESH THIRD CHAIN")
End = StrEnum("End", "LAST ROUNDS")


@frozen
class Rules:
    next: Next = option(Next.FRESH, NEXT, Source.MANUAL)("""
        Who throws after a duel? | Wer wirft nach einem Duell?
        the left neighbour throws anew, against its own | der linke Nachbar wirft neu, gegen seinen
          eigenen
        the seat after the two | der Platz nach den beiden
        the seat after the two, against the second die | der Platz nach den beiden, gegen den
          zweiten Würfel
    """)
    end: End = option(End.LAST, AGREED_END, Source.MANUAL)("""
        When does it end? | Wann ist es aus?
        when one seat is left | wenn ein Platz übrig ist
        after the rounds that were agreed, or before that | nach den vereinbarten Runden, oder schon
          vorher
    """)
    rounds: int = number_option(5, range(1, 21), ROUND, Source.DECISION)("""
        How many rounds, where these are agreed? | Wie viele Runden, wo man sie vereinbart?
    """)
    stock: int = number_option(15, range(15, 21), STOCK, Source.MANUAL)("""
        How many units has each seat? | Wie viele Einheiten hat jeder Platz?
    """)


@frozen
class Lying:
    """The common part: the face of the first die of a duel (0 for none), and how many places to the
    right of the seat on turn its owner sits.
    """

    die: Annotated[int, Called("die", "Würfel liegt")] = 0
    back: Annotated[int, Called("thrown back", "zurückgewürfelt")] = 0


Units = Table[Rules, int, Lying]


@cites(STOCK)
def blank(rules: Rules) -> int:
    """The agreed number of units for each seat."""
    return rules.stock


def to(table: Units, seat: Seat) -> Units:
    """Puts a seat on turn, or, if it has no units, the first seat on its left with units."""
    seats = (place % table.players for place in range(seat, seat + table.players))
    return evolve(table, turn=next(each for each in seats if table.notes[each]))


@cites(NEXT, ROUND)
def opened(table: Units, opener: Seat) -> Units:
    """Opens the next duel; a round ends when the turn reaches or passes its first seat."""
    after = to(evolve(table, common=Lying()), opener)
    before, now = (
        (seat - table.first) % table.players
        for seat in (table.left(-table.common.back), after.turn)
    )
    return evolve(after, played=table.played + (now <= before))


@cites(DUEL, PAYS, OUT, NEXT)
def count(table: Units, faces: Faces) -> Units:
    """The first die of a duel waits; the second die settles the duel."""
    (face,), seat, die = faces, table.turn, table.common.die
    if not die:
        after = to(table, table.left())
        return evolve(after, common=Lying(face, (after.turn - seat) % table.players))
    owner = table.left(-table.common.back)
    gained = max(-table.notes[seat], min(face - die, table.notes[owner]))
    paid = with_note(with_note(table, table.note + gained), table.notes[owner] - gained, owner)
    if not all(paid.notes[each] for each in (owner, seat)) and sum(map(bool, paid.notes)) == 1:
        return paid
    if table.rules.next is Next.FRESH:
        return opened(paid, seat)
    chained = table.rules.next is Next.CHAIN and paid.notes[seat]
    after = opened(paid, seat if chained else table.left())
    if not chained:
        return after
    third = to(after, after.left())
    return evolve(third, common=Lying(face, (third.turn - seat) % table.players))


@cites(AGREED_END)
def rounds(rules: Rules) -> int | None:
    """The agreed number of rounds, None if the game ends in another way."""
    return rules.rounds if rules.end is End.ROUNDS else None


@cites(SEATS)
def seats() -> range:
    """Two to eight."""
    return range(2, 9)


def shared(lying: Lying) -> Term:
    """The first die of a duel, as a fact."""
    none = Text("no die lies there", "kein Würfel liegt da")
    there = Text(f"a {lying.die} lies there", f"eine {lying.die} liegt da")
    return Term(str(lying.die), there if lying.die else none)


over = last_standing(WINS)
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Units | Einheiten",
    seats=seats(),
    dice=1,
    blank=blank,
    common=Lying(),
    rounds=rounds,
    again=always,
    counted_throws=0,
    count=count,
    over=over,
    wins=highest(AGREED_END, WINS),
    noted_by=by_before(lambda table: table.common.die > 0, PAYS, DUEL),
    won_by=by_end(over, WINS, AGREED_END),
    words=Counted("unit", "units", "Einheit", "Einheiten"),
    shared=shared,
    label=NOW,
    tells=out_told(OUT),
)
