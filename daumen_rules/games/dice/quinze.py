"""46 Quinze: as near to fifteen as one can, without passing it."""

from .engines.kit import Source, clauses, frozen, option
from .engines.nearing import (
    NEARING,
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
    QUINZE 46: Fifteen | Quinze
    legality ¶1
    In turn each throws as often as it likes. | Reihum wirft jeder beliebig oft.
    transition ¶1
    The pips are added, to make fifteen or little less.
    Die Augen werden addiert, um fünfzehn oder wenig darunter zu erreichen.
    transition ¶1
    Whoever comes above fifteen is out. | Wer über fünfzehn kommt, scheidet aus.
    scoring ¶1
    Fifteen wins, or what is nearest below it.
    Es gewinnt die Fünfzehn, oder was am dichtesten darunter ist.
    scoring ¶1
    Among equal sums the fewest throws win. | Bei gleicher Summe gewinnen die wenigsten Würfe.
    scoring ¶1
    The winner gets ten chips from each that is out, from the others the difference of the sums.
    Der Sieger erhält von jedem Ausgeschiedenen zehn Chips, von den anderen die Differenz.
    scoring silent
    Those equal in sum and throws throw off. | Wer nach Summe und Würfen gleich ist, sticht.
    scoring silent
    If all are out, nobody wins and nothing is paid.
    Sind alle ausgeschieden, gewinnt niemand, und nichts wird gezahlt.
    transition silent
    A seat that has exactly fifteen stops by itself.
    Wer genau fünfzehn hat, hört von selbst auf.
    legality silent
    In the first round all throw; whoever has stopped throws no more.
    In der ersten Runde werfen alle; wer aufgehört hat, wirft nicht mehr.
""")
FREE, ADDED, OUT, WINS, FEWER, PAYS, EQUAL, ALL_OUT, EXACT, FIRST = CLAUSES


@frozen
class Rules:
    order: Order = option(Order.ROUND, FREE, Source.DECISION)("""
        Who throws after a throw? | Wer wirft nach einem Wurf?
        the next seat that goes on | der nächste Platz, der weitermacht
        the same, until it stops | derselbe, bis er aufhört
    """)


ties = nearest(WINS, FEWER, EQUAL)
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    asks=may_stop(FREE),
    rows=(throws_first(FIRST),),
    count=nearing(15, ADDED, OUT, EXACT),
    throw_off=ThrowOff(ties=ties, by=EQUAL),
    wins=paid_by_difference(ties, PAYS, ALL_OUT, WINS),
    noted_by=by_note(lambda note: note.is_out, OUT, ADDED),
    won_by=won_by(WINS, FEWER, EQUAL, ALL_OUT),
    paid_by=PAYS,
    chosen_by=FREE,
    tells=stops_at(15, EXACT),
    **NEARING,
)
