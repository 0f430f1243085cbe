"""115 Vabanquespiel: five dice, joined by each kind of reckoning once, for stakes of twenty.

It is long because stakes are paid from a stock, and the text does not say how is divided.
"""

from math import trunc

from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, number_option, option
from .engines.note_parts import by_end
from .engines.reckoning import (
    RECKONING,
    Reckoned,
    Reckoning,
    banker,
    best_of,
    drops_rest,
    kinds_left,
    misused_kinds,
    reckoning,
    reckoning_game,
    richest,
    staked,
    taken,
    taking,
    with_banker,
)
from .engines.sheets import AGREED, throws
from .engines.tally_entry import rounds_option
from .engines.terms import chips_term
from .engines.texts import SeatTerm, TextEvent, told
from .engines.throwoff import ThrowOff
from .engines.values import Clause, Fraction, Iterator, Seat, clockwise

CLAUSES = clauses("""
    VABANQUESPIEL 115: The game of va banque | Vabanquespiel
    material ¶1
    Two and more play, each with the same number of units.
    Es spielen zwei und mehr, jeder mit gleich vielen Zähleinheiten.
    procedure ¶1
    The highest throw finds who holds the bank first, here seat A.
    Der höchste Wurf ermittelt, wer zuerst die Bank übernimmt, hier Platz A.
    setup ¶1
    Each seat gives a stake of 20 units to the banker.
    Jeder Platz gibt dem Bankhalter einen Einsatz von 20 Einheiten.
    transition ¶2
    The banker throws for each seat in turn, one die after the other.
    Der Bankhalter würfelt der Reihe nach für jeden Platz, einen Würfel nach dem anderen.
    legality ¶2
    After the second, third and fourth throw the seat says which kind of reckoning is used; each of
      the four is used once, in any order.
    Nach dem zweiten, dritten und vierten Wurf sagt der Platz, welche Rechenart verwendet wird; jede
      der vier wird einmal verwendet, in beliebiger Folge.
    example ¶3
    4, times 2, plus 6, minus 4, by 2 is 5. | 4, mal 2, plus 6, minus 4, durch 2 ergibt 5.
    scoring ¶3
    The highest end of a round takes all stakes.
    Das höchste Ergebnis einer Runde nimmt den Gesamteinsatz.
    transition ¶3
    In the next round another seat holds the bank, here the left neighbour of the last banker.
    In der nächsten Runde hält ein anderer die Bank, hier der linke Nachbar des vorigen Bankhalters.
    scoring silent
    Those equally high throw off. | Gleich Hohe stechen.
    legality silent
    How is divided; here as in 112: without a rest, which the fifth die alone drops.
    Wie geteilt wird; hier wie in 112: ohne Rest, den nur der fünfte Würfel wegfallen lässt.
    transition silent
    Whoever cannot pay the stake is out; with one seat left it is over.
    Wer den Einsatz nicht zahlen kann, scheidet aus; ist nur noch einer da, ist es aus.
    scoring silent
    After the last round the most units win.
    Nach der letzten Runde gewinnen die meisten Einheiten.
""")
SEATS, FIRST, STAKE, BANK, SAYS, EXAMPLE, WINS, NEW, EQUAL, DIVIDED, BROKE, TOTAL = CLAUSES
BankerPlays = StrEnum("BankerPlays", "YES NO")
Division = StrEnum("Division", "AS_112 EXACT_FRACTION")


@frozen
class Rules:
    banker_plays: BankerPlays = option(BankerPlays.YES, BANK, Source.DECISION)("""
        Does the banker also throw for himself? | Würfelt der Bankhalter auch für sich?
        yes, last | ja, zuletzt
        no, but he gives a stake too | nein, gibt aber auch einen Einsatz
    """)
    division: Division = option(Division.AS_112, DIVIDED, Source.DECISION)("""
        How is divided? | Wie wird geteilt?
        without a rest, which only the fifth die drops, as in 112 | ohne Rest, den erst der fünfte
          Würfel fallen lässt, wie in 112
        exactly, in fractions | genau, in Brüchen
    """)
    stock: int = number_option(5, range(1, 21), SEATS, Source.DECISION)("""
        For how many stakes has each seat units? | Für wie viele Einsätze hat jeder Platz Einheiten?
    """)
    rounds: int = rounds_option(AGREED, 1)


UNITS = 20
"""The units of a stake."""


@cites(SEATS)
def blank(rules: Rules) -> Reckoned:
    """Each seat has the same number of units."""
    return Reckoned(chips=UNITS * rules.stock)


@cites(SAYS, DIVIDED)
def asks(table: Reckoning) -> tuple[str, ...]:
    """At the second to fourth die the seat chooses one of the kinds left."""
    return kinds_left(table, exact=table.rules.division is Division.AS_112)


@cites(DIVIDED)
def dropped(table: Reckoning, value: Fraction) -> Fraction:
    """The whole number of a value, or the value itself if the option keeps fractions."""
    return Fraction(trunc(value)) if table.rules.division is Division.AS_112 else value


@cites(BANK, BROKE)
def plays(table: Reckoning) -> bool:
    """All seats that are not out take part; the banker only if the option says so."""
    is_bank = table.turn == banker(table)
    return not table.note.is_out and (not is_bank or table.rules.banker_plays is BankerPlays.YES)


def reckoned(table: Reckoning) -> list[Seat]:
    """The seats that take part in this round."""
    return [seat for seat in range(table.players) if plays(evolve(table, turn=seat))]


def inside(table: Reckoning) -> list[Seat]:
    """The seats that are not out."""
    return [seat for seat, note in enumerate(table.notes) if not note.is_out]


@cites(STAKE)
def new_round(table: Reckoning, bank: Seat) -> Reckoning:
    """Begins a round: a seat takes the bank, and each seat that is not out pays its stake."""
    return staked(with_banker(table, bank), inside(table), UNITS)


def begins(table: Reckoning) -> Reckoning:
    """Seat A holds the bank first."""
    return new_round(table, 0)


@cites(BROKE)
def over(table: Reckoning) -> bool:
    """Over when the stakes are paid out and at most one seat can pay another stake."""
    return not table.common and len(inside(table)) < 2


@cites(WINS, NEW, BROKE)
def paid(table: Reckoning, winner: Seat) -> Reckoning:
    """The winner takes all stakes, a seat without units is out, and the bank moves left."""
    ended = taking(table, {winner: table.common})
    notes = (evolve(note, is_out=note.chips < UNITS) for note in ended.notes)
    ended = evolve(ended, notes=tuple(notes))
    if ended.played == ended.rules.rounds or over(ended):
        return ended
    bank = next(seat for seat in clockwise(table.first, table.players) if seat in inside(ended))
    return new_round(ended, bank)


@cites(EQUAL)
def rounded(table: Reckoning) -> Reckoning:
    """Pays out the stakes, unless tied seats have to throw off."""
    best, *others = ties(table)
    return table if others else paid(table, best)


def found(table: Reckoning) -> Reckoning:
    """Pays out the stakes to the seat that the throw-off has left."""
    return paid(table, table.tied[0])


@cites(SEATS)
def seats() -> range:
    """Two to eight."""
    return range(2, 9)


def gains(before: Reckoning, after: Reckoning) -> list[int]:
    """How many chips each seat took in a step that ended a round; zeros in any other step."""
    if before.common == after.common and before.first == after.first:
        return [0] * before.players
    return taken(before, after, UNITS, inside(after))


def tells(before: Reckoning, after: Reckoning) -> Iterator[TextEvent]:
    """Tells a dropped remainder and, after a round, who takes the stakes and who is out."""
    if drops_rest(before, after) and before.rules.division is Division.AS_112:
        yield told(DIVIDED, "The rest is dropped.", "Der Rest fällt weg.")
    for seat, chips in enumerate(gains(before, after)):
        if chips:
            en, de = "{seat} takes {chips}.", "{seat} nimmt {chips}."
            yield told(WINS, en, de, seat=SeatTerm(seat), chips=chips_term(chips))
    for seat in inside(before):
        if after.notes[seat].is_out:
            en, de = "{seat} has no units left and is out.", "{seat} hat nichts mehr und ist aus."
            yield told(BROKE, en, de, seat=SeatTerm(seat))
    if before.first != after.first:
        en, de = "{seat} is the new banker.", "{seat} ist der neue Bankhalter."
        yield told(NEW, en, de, seat=SeatTerm(banker(after)))


def counts(before: Reckoning, after: Reckoning, seat: Seat) -> Clause:
    """Which clause changed a note: that of the die, or WINS, BROKE or STAKE for chips."""
    if before.faces and seat == before.turn:
        return SAYS if before.thrown else BANK
    if seat < 0 or gains(before, after)[seat] or not after.common:
        return WINS
    return BROKE if after.notes[seat].is_out else STAKE


ties = best_of(reckoned, EQUAL)
GAME = reckoning_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    seats=seats(),
    blank=blank,
    again=throws(SAYS, 5),
    plays=plays,
    asks=asks,
    rows=misused_kinds(SAYS, DIVIDED, lambda rules: rules.division is Division.AS_112),
    begins=begins,
    count=reckoning(asks, dropped, SAYS),
    over=over,
    rounded=rounded,
    throw_off=ThrowOff(ties=ties, by=EQUAL, found=found),
    wins=richest(TOTAL, WINS, stock=lambda rules: UNITS * rules.stock),
    noted_by=counts,
    won_by=by_end(lambda table: table.rules.rounds > 1, TOTAL, WINS),
    chosen_by=SAYS,
    tells=tells,
    **RECKONING,
)
