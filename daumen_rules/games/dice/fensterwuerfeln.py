"""81 Fensterwürfeln: twos, fours or sixes, of which more in a throw count their square.

It is long because it is four games, with ends that the text gives to some of them only.
"""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, number_option, option
from .engines.note_parts import by_before, by_end
from .engines.sheets import Sheet, adding, highest, throws
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.values import Faces

CLAUSES = clauses("""
    FENSTER 81: Throwing windows | Fensterwürfeln
    transition ¶1
    Each seat has three throws in a round. | Jeder Platz hat je Runde drei Würfe.
    scoring ¶1
    One of the face that counts is one, a pair counts four, a triple nine.
    Eine gewertete Zahl zählt einfach, ein Zweierpasch als vier, ein Dreierpasch als neun.
    scoring ¶1
    In the Gefängnisfenster the twos count, in the Bauernfenster the fours, in the Kirchenfenster
      the sixes.
    Bei den Gefängnisfenstern zählen die Zweien, bei den Bauernfenstern die Vieren, bei den
      Kirchenfenstern die Sechsen.
    scoring ¶1
    In the Gefängnisfenster whoever is first to have thirty twos wins; the Bauernfenster are the
      same but for the fours.
    Bei den Gefängnisfenstern gewinnt, wer zuerst dreißig Zweien hat; die Bauernfenster sind
      ebenso, nur mit den Vieren.
    setup ¶1
    The Kirchenfenster usually take ten rounds.
    Die Kirchenfenster gehen gewöhnlich über zehn Runden.
    scoring ¶1
    In the Fensterkombination the first throw counts twos, the second fours; the third is not told.
    Bei der Fensterkombination zählt der erste Wurf die Zweien, der zweite die Vieren; vom dritten
      steht nichts da.
    scoring silent
    Where rounds end it, the highest number wins.
    Wo Runden das Spiel beenden, gewinnt die höchste Zahl.
""")
THREE, SQUARE, FACE, THIRTY, CHURCH, COMBINED, HIGHEST = CLAUSES
Variant = StrEnum("Variant", "GEFAENGNIS BAUERN KIRCHE KOMBINATION")
Third = StrEnum("Third", "SIXES NONE")
Unit = StrEnum("Unit", "HITS PIPS")
Finish = StrEnum("Finish", "IMMEDIATE ROUND")


@frozen
class Rules:
    variant: Variant = option(Variant.GEFAENGNIS, FACE, Source.MANUAL)("""
        Which game is played? | Welches Spiel wird gespielt?
        Gefängnisfenster: twos, to thirty | Gefängnisfenster: Zweien, bis dreißig
        Bauernfenster: fours, to thirty | Bauernfenster: Vieren, bis dreißig
        Kirchenfenster: sixes | Kirchenfenster: Sechsen
        Fensterkombination: another face in each throw | Fensterkombination: in jedem Wurf eine
          andere Zahl
    """)
    church_rounds: int = number_option(10, range(1, 21), CHURCH, Source.MANUAL)("""
        How many rounds do the Kirchenfenster take? | Wie viele Runden gehen die Kirchenfenster?
    """)
    combined_rounds: int = number_option(1, range(1, 21), COMBINED, Source.MANUAL)("""
        How many rounds does the Fensterkombination take? | Wie viele Runden geht die
          Fensterkombination?
    """)
    third: Third = option(Third.SIXES, COMBINED, Source.DECISION)("""
        What does the third throw of the combination count? | Was zählt der dritte Wurf der
          Kombination?
        sixes, the church windows | Sechsen, die Kirchenfenster
        nothing | nichts
    """)
    unit: Unit = option(Unit.HITS, COMBINED, Source.DECISION)("""
        What is a hit of the combination worth? | Was ist ein Treffer der Kombination wert?
        one | eins
        its pips | seine Augen
    """)
    finish: Finish = option(Finish.IMMEDIATE, THIRTY, Source.MANUAL)("""
        When is it over, once somebody has thirty? | Wann ist es aus, wenn jemand dreißig hat?
        at once | sofort
        when all have had as many throws | wenn alle gleich oft geworfen haben
    """)


RACES = (Variant.GEFAENGNIS, Variant.BAUERN)


@cites(FACE, COMBINED)
def face_of(sheet: Sheet[Rules, int]) -> int:
    """The face that counts in this throw, 0 where none does."""
    match sheet.rules.variant:
        case Variant.GEFAENGNIS:
            return 2
        case Variant.BAUERN:
            return 4
        case Variant.KIRCHE:
            return 6
        case _:
            return (2, 4, 6 if sheet.rules.third is Third.SIXES else 0)[sheet.thrown]


def in_pips(rules: Rules) -> bool:
    """Whether the combination multiplies the square of the hits by their pips."""
    return rules.variant is Variant.KOMBINATION and rules.unit is Unit.PIPS


@cites(SQUARE, COMBINED)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The square of the number of hits; by another reading times the pips of the face."""
    face = face_of(sheet)
    return faces.count(face) ** 2 * (face if in_pips(sheet.rules) else 1)


@cites(CHURCH, COMBINED)
def rounds(rules: Rules) -> int | None:
    """The agreed number of rounds of the church and the combination; None for a race."""
    agreed = {
        Variant.KIRCHE: rules.church_rounds,
        Variant.KOMBINATION: rules.combined_rounds,
    }
    return agreed.get(rules.variant)


@cites(THIRTY)
def over(sheet: Sheet[Rules, int]) -> bool:
    """A race is over when a seat has thirty; by another reading at the end of the round."""
    race = sheet.rules.variant in RACES and max(sheet.notes) >= 30
    return race and (sheet.rules.finish is Finish.IMMEDIATE or sheet.is_between)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Windows | Fenster",
    dice=3,
    rounds=rounds,
    again=throws(THREE, 3),
    count=adding(worth),
    over=over,
    wins=highest(HIGHEST),
    noted_by=by_before(lambda sheet: in_pips(sheet.rules), COMBINED, SQUARE),
    won_by=by_end(lambda sheet: sheet.rules.variant in RACES, THIRTY, HIGHEST),
    words=Counted("window", "windows", "Fenster", "Fenster"),
)
