"""82 Einundzwanzig: as near to twenty-one as one can, with three dice, then two, then one.

It is long because points, throws and a throw-off decide, each by a clause of its own.
"""

from .engines.kit import Source, cites, clauses, frozen, option
from .engines.nearing import (
    NEARING,
    Nearing,
    Order,
    may_stop,
    nearest,
    nearing,
    paid_by_difference,
    stops_at,
    throws_first,
    won_by,
)
from .engines.note_parts import by_note
from .engines.tally_entry import game
from .engines.throwoff import ThrowOff

CLAUSES = clauses("""
    EINUNDZWANZIG 82: Twenty-one | Einundzwanzig
    legality ¶1, 46 ¶1
    In turn each throws as often as it likes.
    Reihum wirft jeder, so oft er mag.
    transition ¶1
    The pips are added, to make twenty-one or little less.
    Die Augen werden addiert, um einundzwanzig oder wenig darunter zu erreichen.
    transition 46 ¶1
    Whoever comes above twenty-one is out. | Wer über einundzwanzig kommt, scheidet aus.
    scoring ¶1
    Twenty-one wins, or what is nearest below it.
    Es gewinnt die Einundzwanzig, oder was am dichtesten darunter ist.
    scoring 46 ¶1
    Among equal sums the fewest throws win. | Bei gleicher Summe gewinnen die wenigsten Würfe.
    scoring 46 ¶1
    The winner gets ten chips from each that is out, from the others the difference of the sums.
    Der Sieger erhält von jedem Ausgeschiedenen zehn Chips, von den anderen die Differenz.
    scoring silent
    Those equal in sum and throws throw off. | Wer nach Summe und Würfen gleich ist, sticht.
    scoring silent
    If all are out, nobody wins and nothing is paid.
    Sind alle ausgeschieden, gewinnt niemand, und nichts wird gezahlt.
    transition ¶1
    The first throw is made with three dice, the second with two, all later ones with one.
    Der erste Wurf geschieht mit drei Würfeln, der zweite mit zwei, alle weiteren mit einem.
    transition silent
    A seat that has exactly twenty-one stops by itself.
    Wer genau einundzwanzig hat, hört von selbst auf.
    legality silent
    In the first round all throw; whoever has stopped throws no more.
    In der ersten Runde werfen alle; wer aufgehört hat, wirft nicht mehr.
""")
FREE, ADDED, OUT, WINS, FEWER, PAYS, EQUAL, ALL_OUT, DICE, EXACT, FIRST = CLAUSES


@frozen
class Rules:
    order: Order = option(Order.ROUND, FREE, Source.MANUAL)("""
        Who throws after a throw? | Wer wirft nach einem Wurf?
        the next seat that goes on | der nächste Platz, der weitermacht
        the same, until it stops | derselbe, bis er aufhört
    """)


@cites(DICE)
def dice(table: Nearing) -> int:
    """Three dice, then two, then one."""
    return max(1, 3 - table.note.throws)


ties = nearest(WINS, FEWER, EQUAL)
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=dice,
    asks=may_stop(FREE),
    rows=(throws_first(FIRST),),
    count=nearing(21, ADDED, OUT, EXACT),
    throw_off=ThrowOff(ties=ties, by=EQUAL),
    wins=paid_by_difference(ties, PAYS, ALL_OUT, WINS),
    noted_by=by_note(lambda note: note.is_out, OUT, ADDED),
    won_by=won_by(WINS, FEWER, EQUAL, ALL_OUT),
    paid_by=PAYS,
    chosen_by=FREE,
    tells=stops_at(21, EXACT),
    **NEARING,
)
