"""70 Dufte Hundert: first to a hundred, where doubles are multiplied; a variant with trickery.

It is long because in the variant the thrower says something and the others may notice it.
"""

from .engines.callouts import callout_game
from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.note_parts import somebody
from .engines.sheets import Sheet, with_note
from .engines.texts import Text
from .engines.values import Clause, Faces, Heard, Outcome, Seat, Word

CLAUSES = clauses("""
    DUFTE 70: Smart hundred | Dufte Hundert
    scoring ¶1
    Whoever is first to have a hundred pips wins. | Wer als Erster hundert Augen hat, gewinnt.
    transition ¶1
    In turn each throws once, and the pips of both dice are added to what it has.
    Reihum wirft jeder einmal; die Augen beider Würfel kommen zu dem, was er hat.
    transition ¶1
    The pips of a double are multiplied instead.
    Die Augen eines Paschs werden stattdessen malgenommen.
    legality ¶1
    In the variant with trickery, whoever throws a double says what it counts: the product, or, if
      that is overlooked, the sum.
    In der Variante mit Schikane sagt, wer einen Pasch wirft, was er zählt: das Produkt oder, wenn
      er es übersieht, die Summe.
    transition ¶1
    A product that was overlooked goes to whoever notices it first.
    Ein übersehenes Produkt bekommt, wer es zuerst entdeckt.
    transition silent
    Notice is taken before the next throw; if nobody does, the sum stands, even where it wins.
    Entdeckt wird vor dem nächsten Wurf; entdeckt es niemand, gilt die Summe, auch wenn sie gewinnt.
    transition silent
    Whether whoever has overlooked a product keeps the sum.
    Ob die Summe behält, wer ein Produkt übersehen hat.
    transition silent
    Two ones are multiplied too, though one is less than their sum.
    Auch zwei Einsen werden malgenommen, obwohl eins weniger ist als ihre Summe.
""")
WINS, ADDED, DOUBLE, SAYS, NOTICED, STANDS, KEPT, ONES = CLAUSES
PRODUCT, SUM, NOTICES = "product", "sum", "noticed"
Variant = StrEnum("Variant", "PLAIN SCHIKANE")
Overlooked = StrEnum("Overlooked", "NOTHING SUM")


@frozen
class Rules:
    variant: Variant = option(Variant.PLAIN, SAYS, Source.MANUAL)("""
        Which of the two games is played? | Welches der beiden Spiele wird gespielt?
        that in which doubles are multiplied anyway | das, in dem ein Pasch auf jeden Fall
          malgenommen wird
        the variant with trickery | die Variante mit Schikane
    """)
    overlooked: Overlooked = option(Overlooked.NOTHING, KEPT, Source.DECISION)("""
        What is left to whoever has overlooked a product that is noticed? | Was bleibt dem, der ein
          Produkt übersehen hat, das entdeckt wird?
        nothing | nichts
        the sum | die Summe
    """)


def is_double(sheet: Sheet[Rules, int]) -> bool:
    """Whether the thrower has a double and has to say how much it counts."""
    return sheet.rules.variant is Variant.SCHIKANE and len(set(sheet.faces)) == 1


@cites(SAYS)
def asks(sheet: Sheet[Rules, int]) -> tuple[str, ...]:
    """The thrower of a double says the product or the sum, once."""
    return (PRODUCT, SUM) if is_double(sheet) and sheet.chosen is None else ()


@cites(NOTICED, STANDS)
def may_notice(sheet: Sheet[Rules, int]) -> tuple[Heard, ...]:
    """After the thrower says the sum, any other seat may notice it, or nobody does."""
    others = (seat for seat in (*range(sheet.players), None) if seat != sheet.turn)
    return tuple(Heard(seat, NOTICES) for seat in others) if sheet.chosen == SUM else ()


@cites(SAYS, NOTICED)
def choice(sheet: Sheet[Rules, int], _: object) -> Clause:
    """Which clause an act cites: SAYS for the thrower's word, NOTICED for the report."""
    return NOTICED if sheet.chosen == SUM else SAYS


def hear(sheet: Sheet[Rules, int], heard: Heard) -> Sheet[Rules, int]:
    """Keeps the seat that gets the product, or -1 if nobody has noticed."""
    return evolve(sheet, chosen=-1 if heard.seat is None else heard.seat)


@cites(ADDED, DOUBLE, NOTICED, STANDS, KEPT, ONES)
def count(sheet: Sheet[Rules, int], faces: Faces) -> Sheet[Rules, int]:
    """Adds the sum, or the product of a double; another seat may get the product."""
    one, two = faces
    product, said = one * two, sheet.chosen
    if one != two:
        return with_note(sheet, sheet.note + one + two)
    if said is None or said == PRODUCT:
        return with_note(sheet, sheet.note + product)
    by = said if isinstance(said, int) else -1
    if by < 0 or sheet.rules.overlooked is Overlooked.SUM:
        sheet = with_note(sheet, sheet.note + one + two)
    return sheet if by < 0 else with_note(sheet, sheet.notes[by] + product, by)


@cites(WINS)
def wins(sheet: Sheet[Rules, int]) -> Outcome:
    """The first seat with a hundred wins; the thrower comes before a seat that noticed."""
    first = [seat for seat in (sheet.turn, *range(sheet.players)) if sheet.notes[seat] >= 100]
    return Outcome(sheet.notes, (first[0],))


def counts(before: Sheet[Rules, int], after: Sheet[Rules, int], seat: Seat) -> Clause:
    """Which clause changed a note: by the throw, the thrower's word, and the report."""
    if len(set(before.faces)) > 1:
        return ADDED
    if before.chosen == PRODUCT or before.chosen is None:
        return ONES if before.faces == (1, 1) else DOUBLE
    if seat != before.turn:
        return NOTICED
    return STANDS if before.chosen == -1 else KEPT


GAME = callout_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    asks=asks,
    says={
        PRODUCT: Word(
            "Produkt",
            Text("{seat} says the product.", "{seat} nennt das Produkt."),
            "say the product | nenne das Produkt",
        ),
        SUM: Word(
            "Summe",
            Text("{seat} says the sum.", "{seat} nennt die Summe."),
            "say the sum | nenne die Summe",
        ),
    },
    hears={
        NOTICES: Word(
            "entdeckt",
            Text("{seat} notices the double.", "{seat} entdeckt den Pasch."),
            "{seat} has noticed the double | {seat} hat den Pasch entdeckt",
        )
    },
    heard=may_notice,
    hear=hear,
    count=count,
    over=somebody(WINS, lambda points: points >= 100),
    wins=wins,
    noted_by=counts,
    won_by=WINS,
    chosen_by=choice,
    refused_by=(SAYS, NOTICED),
)
