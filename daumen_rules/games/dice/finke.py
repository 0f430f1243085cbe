"""62 Finke: pips are paid on fields of a board and taken from them, until one seat is left.

It is long because a throw may pay, take, sweep or be punished, and six points are left open.
"""

from daumen_rules.pieces.marks import Exactly

from .engines.actions import ROLL, STOP, WORDS
from .engines.fields import ELEVEN, fields_term, last_standing, out_told, prize_told
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
from .engines.note_parts import taking_part
from .engines.sheets import Table, with_note
from .engines.tally_entry import game
from .engines.terms import FIELDS, chips_term
from .engines.texts import Term, Text, TextEvent
from .engines.values import Clause, Faces, Iterator, Outcome, Seat, Word

CLAUSES = clauses("""
    FINKE 62: The finch | Finke
    setup ¶1
    A finch is drawn with the fields 2 to 12; each seat has at least 20 chips.
    Eine Finke mit den Feldern 2 bis 12 wird gezeichnet; jeder Platz hat mindestens 20 Chips.
    transition ¶1
    In turn two dice are thrown, and the pips thrown have to be paid on their field.
    Reihum werden zwei Würfel geworfen; die geworfene Augenzahl muss auf ihr Feld gezahlt werden.
    transition ¶1
    What lies there already may be taken; as that costs nothing, while two or twelve can cost
      chips, it is taken here without a question.
    Was dort schon liegt, darf genommen werden; da das nichts kostet, zwei oder zwölf aber Chips
      kosten können, wird es hier ungefragt genommen.
    transition ¶1
    A seat throws until it meets an empty field and pays.
    Ein Platz würfelt, bis er auf ein leeres Feld trifft und zahlt.
    transition ¶1
    On the seven is always paid; it holds any number of chips.
    Auf die Sieben wird immer gezahlt; sie fasst beliebig viele Chips.
    legality ¶1
    Whoever throws two or twelve may take all, also from the seven, and then has to throw again.
    Wer zwei oder zwölf wirft, darf alles nehmen, auch von der Sieben, und muss dann noch einmal
      würfeln.
    transition ¶1
    Two or twelve again puts a chip on every field, those of two and twelve among them.
    Noch einmal zwei oder zwölf legt auf jedes Feld einen Chip, auch auf die der Zwei und der Zwölf.
    transition ¶1
    Whoever has lost all chips is out. | Wer alle Chips verloren hat, scheidet aus.
    scoring ¶1
    Whoever is left has won, and takes all fields.
    Wer übrig bleibt, hat gewonnen und räumt alle Felder ab.
    transition ¶1
    In a variant a two takes all but the seven, a twelve all.
    Bei einer Variante räumt eine Zwei alles außer der Sieben, eine Zwölf alles.
    transition silent
    Whoever has too few chips pays what there is, from the lowest field on; after the chips on every
      field the next seat throws.
    Wer zu wenige Chips hat, zahlt, was da ist, vom niedrigsten Feld an; nach den Chips auf jedem
      Feld würfelt der nächste Platz.
""")
FINCH, PAYS, TAKES, UNTIL, SEVEN, SWEEPS, AGAIN, OUT, WINS, TWO, SHORT_OF = CLAUSES
Deposit = StrEnum("Deposit", "PIPS ONE")
Collect = StrEnum("Collect", "AUTO CHOICE")
Sweep = StrEnum("Sweep", "CHOICE AUTO")
Two = StrEnum("Two", "ALL NOT_SEVEN")
AfterPenalty = StrEnum("AfterPenalty", "END THROW_AGAIN")
MayStop = StrEnum("MayStop", "NO YES")
TAKE, LEAVE = "take", "leave"
SAYS = {
    **WORDS,
    TAKE: Word(
        "nehmen",
        Text("{seat} takes the chips.", "{seat} nimmt die Chips."),
        "take the chips | nimm die Chips",
    ),
    LEAVE: Word(
        "lassen",
        Text("{seat} leaves the chips.", "{seat} lässt die Chips liegen."),
        "leave the chips | lass die Chips liegen",
    ),
}


@frozen
class Rules:
    deposit: Deposit = option(Deposit.PIPS, PAYS, Source.MANUAL)("""
        How much is paid on a field? | Wie viel wird auf ein Feld gezahlt?
        its pips | seine Augenzahl
        one chip | ein Chip
    """)
    collect: Collect = option(Collect.AUTO, TAKES, Source.AGAINST)("""
        Is what lies on a field taken? | Wird genommen, was auf einem Feld liegt?
        always | immer
        if the seat likes; it throws on anyway | wenn der Platz will; er würfelt auf jeden Fall
          weiter
    """)
    sweep: Sweep = option(Sweep.CHOICE, SWEEPS, Source.MANUAL)("""
        Is all taken after two or twelve? | Wird nach zwei oder zwölf alles genommen?
        if the seat likes; else its go is over | wenn der Platz will; sonst ist er fertig
        always | immer
    """)
    two: Two = option(Two.ALL, TWO, Source.MANUAL)("""
        What does a two take? | Was nimmt eine Zwei?
        all | alles
        all but the seven | alles außer der Sieben
    """)
    may_stop: MayStop = option(MayStop.NO, UNTIL, Source.DECISION)("""
        May a seat stop that has taken chips? | Darf aufhören, wer Chips genommen hat?
        no: a go ends by paying | nein: Man hört mit Zahlen auf
        yes | ja
    """)
    after_penalty: AfterPenalty = option(AfterPenalty.END, SHORT_OF, Source.DECISION)("""
        Who throws after a chip was put on every field? | Wer würfelt nach den Chips auf jedem Feld?
        the next seat | der nächste Platz
        the same | derselbe
    """)
    stock: int = number_option(20, range(20, 101), FINCH, Source.MANUAL)("""
        How many chips has each seat? | Wie viele Chips hat jeder Platz?
    """)


@frozen
class Finch:
    """The common part: the chips on the fields from 2 to 12, and the last act of this go: the seat
    `took` a field, `left` it, or `swept` all fields; empty for no act.
    """

    fields: Annotated[tuple[int, ...], Exactly(11), Called("fields", "Felder")] = ELEVEN
    just: Annotated[str, Called("just done", "eben getan")] = ""


Bird = Table[Rules, int, Finch]


@cites(FINCH)
def blank(rules: Rules) -> int:
    """The agreed number of chips for each seat."""
    return rules.stock


def lies_there(table: Bird, pips: int) -> bool:
    """Whether the thrown field has chips to take; nobody takes from field 7 by a throw of 7."""
    return pips != 7 and table.common.fields[pips - 2] > 0


@cites(SWEEPS, TAKES, UNTIL)
def asks(table: Bird) -> tuple[str, ...]:
    """If the rules allow it, the seat chooses to take or leave chips, or to throw or stop."""
    if table.faces:
        if table.chosen in (TAKE, LEAVE):
            return ()
        pips, rules = sum(table.faces), table.rules
        if pips in (2, 12):
            may = rules.sweep is Sweep.CHOICE and table.common.just != "swept"
        else:
            may = rules.collect is Collect.CHOICE and lies_there(table, pips)
        return (TAKE, LEAVE) if may else ()
    may = table.rules.may_stop is MayStop.YES and bool(table.thrown)
    may = may and table.common.just == "took" and table.chosen is None
    return (ROLL, STOP) if may else ()


@cites(SWEEPS, TAKES, UNTIL)
def chooses(table: Bird, choice: object) -> Clause:
    """Which clause a choice cites: TAKES for one field, SWEEPS for all, UNTIL for stopping."""
    if choice not in (TAKE, LEAVE):
        return UNTIL
    return TAKES if sum(table.faces) in range(3, 12) else SWEEPS


@cites(PAYS, SHORT_OF)
def paying(table: Bird, dues: dict[int, int]) -> Bird:
    """The seat pays its dues to the fields (pips to chips), as far as its chips go."""
    fields, left = list(table.common.fields), table.note
    for field, due in dues.items():
        paid = min(left, due)
        fields[field - 2], left = fields[field - 2] + paid, left - paid
    return evolve(with_note(table, left), common=Finch(tuple(fields)))


@cites(TAKES, TWO)
def taking(table: Bird, fields: set[int], just: str) -> Bird:
    """The seat takes all chips from the given fields."""
    lying = table.common.fields
    gained = sum(chips for place, chips in enumerate(lying) if place + 2 in fields)
    kept = (0 if place + 2 in fields else chips for place, chips in enumerate(lying))
    return evolve(with_note(table, table.note + gained), common=Finch(tuple(kept), just))


@cites(PAYS, TAKES, SEVEN, SWEEPS, AGAIN)
def count(table: Bird, faces: Faces) -> Bird:
    """The seat pays or takes one field, sweeps all fields, or pays every field as a penalty."""
    pips, every = sum(faces), range(2, 13)
    if pips in (2, 12):
        if table.common.just == "swept":
            return paying(table, dict.fromkeys(every, 1))
        if table.chosen == LEAVE:
            return evolve(table, common=Finch(table.common.fields))
        spared = {7} if pips == 2 and table.rules.two is Two.NOT_SEVEN else set[int]()
        return taking(table, {*every} - spared, "swept")
    if lies_there(table, pips):
        if table.chosen == LEAVE:
            return evolve(table, common=Finch(table.common.fields, "left"))
        return taking(table, {pips}, "took")
    return paying(table, {pips: pips if table.rules.deposit is Deposit.PIPS else 1})


@cites(UNTIL, SHORT_OF)
def again(before: Bird, after: Bird) -> bool:
    """A go lasts until the seat has paid; by an option it goes on after the penalty."""
    penalty = before.common.just == "swept" and sum(before.faces) in (2, 12)
    same = penalty and after.rules.after_penalty is AfterPenalty.THROW_AGAIN
    return after.common.just != "" or same


@cites(WINS)
def paid_out(table: Bird) -> Bird:
    """The table after the last seat with chips has taken all chips from the board."""
    winner = next(seat for seat, chips in enumerate(table.notes) if chips)
    prize = sum(table.common.fields)
    return evolve(with_note(table, table.notes[winner] + prize, winner), common=Finch())


@cites(WINS)
def wins(table: Bird) -> Outcome:
    """Scores are chips; the last seat with chips wins."""
    winner = next(seat for seat, chips in enumerate(table.notes) if chips)
    return Outcome(paid_out(table).notes, (winner,))


def counts(before: Bird, after: Bird, seat: Seat) -> Clause:
    """Which clause changed a note: it follows from the throw and the chips on its field."""
    pips = sum(before.faces)
    short = seat >= 0 and not after.notes[seat] and due(before) > before.notes[seat]
    if short:
        return SHORT_OF
    if pips in (2, 12):
        swept = TWO if pips == 2 and before.rules.two is Two.NOT_SEVEN else SWEEPS
        return AGAIN if before.common.just == "swept" else swept
    if pips == 7:
        return SEVEN
    return TAKES if before.common.fields[pips - 2] else PAYS


def due(table: Bird) -> int:
    """How many chips a throw costs, 0 if the seat takes chips or sweeps."""
    pips = sum(table.faces)
    if pips in (2, 12):
        return 11 if table.common.just == "swept" else 0
    if lies_there(table, pips):
        return 0
    return pips if table.rules.deposit is Deposit.PIPS else 1


def tells(before: Bird, after: Bird) -> Iterator[TextEvent]:
    """Tells which seats are out, and how many chips the winner takes."""
    yield from out_told(OUT)(before, after)
    yield from prize_told(WINS, after.notes, sum(after.common.fields))


def shared(finch: Finch) -> Term:
    """The fields on which chips lie, as a fact."""
    return fields_term(2)(finch.fields)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    blank=blank,
    common=Finch(),
    again=again,
    counted_throws=1,
    plays=taking_part(lambda chips: chips > 0, OUT),
    asks=asks,
    says=SAYS,
    count=count,
    over=last_standing(WINS),
    wins=wins,
    paid_out=paid_out,
    noted_by=counts,
    won_by=WINS,
    chosen_by=chooses,
    refused_by=(SWEEPS, UNTIL),
    tells=tells,
    words=chips_term,
    shared=shared,
    label=FIELDS,
)
