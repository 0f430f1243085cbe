"""99 Familie Meier: first a 1, the husband; then a 2, the wife; then all pips are children.

It is long because husband, wife and children come in that order, of one throw or of several.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import by_note
from .engines.sheets import Sheet, highest, lasting, with_note
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.texts import SeatTerm, Term, Text, TextEvent, told
from .engines.values import Faces, Iterator

CLAUSES = clauses("""
    MEIER 99: The Meier family | Familie Meier
    transition ¶1
    Three rounds are played in turn: with three dice, then with two, then with one.
    Der Reihe nach werden drei Runden gespielt: mit drei Würfeln, dann mit zwei, dann mit einem.
    scoring ¶1
    First a 1 must fall, Mr Meier; then a 2, Mrs Meier.
    Zuerst muss eine 1 fallen, Herr Meier, dann eine 2, Frau Meier.
    scoring ¶1
    When both are there, all other pips are children, also those of further 1s and 2s.
    Sind beide da, sind alle anderen Augen Kinder, auch die weiterer Einsen und Zweien.
    scoring ¶1
    The most children win. | Die meisten Kinder gewinnen.
    example ¶1
    1-5-6, then 2-3, then 4: seven children. | 1-5-6, dann 2-3, dann 4: sieben Kinder.
""")
ROUNDS, COUPLE, CHILDREN, WINS, EXAMPLE = CLAUSES

SameThrow = StrEnum("SameThrow", "ALLOWED SEPARATE")


@frozen
class Rules:
    same_throw: SameThrow = option(SameThrow.ALLOWED, COUPLE, Source.DECISION)("""
        May Mr and Mrs Meier come in the same throw? | Dürfen Herr und Frau Meier im selben Wurf
          kommen?
        yes | ja
        no, she comes in a later one | nein, sie kommt in einem späteren
    """)


@frozen
class Family:
    """A note: whether husband and wife have come, and the number of children."""

    husband: Annotated[bool, Called("husband", "Mann")] = False
    wife: Annotated[bool, Called("wife", "Frau")] = False
    children: Annotated[int, Called("children", "Kinder")] = 0


@cites(ROUNDS)
def dice(sheet: Sheet[Rules, Family]) -> int:
    """Three dice in the first round, two in the second, one in the third."""
    return 3 - sheet.played


@cites(COUPLE, CHILDREN)
def count(sheet: Sheet[Rules, Family], faces: Faces) -> Sheet[Rules, Family]:
    """One 1 brings the husband, then one 2 the wife, then all other pips are children."""
    family, left = sheet.note, list(faces)
    husband = family.husband or 1 in left
    if husband and not family.husband:
        left.remove(1)
    may_come = family.husband or (husband and sheet.rules.same_throw is SameThrow.ALLOWED)
    wife = family.wife or (may_come and 2 in left)
    if wife and not family.wife:
        left.remove(2)
    return with_note(sheet, Family(husband, wife, family.children + (sum(left) if wife else 0)))


def tells(before: Sheet[Rules, Family], after: Sheet[Rules, Family]) -> Iterator[TextEvent]:
    """Tells that the couple has come, if the same throw has also brought children."""
    seat = before.turn
    old, new = before.notes[seat], after.notes[seat]
    if new.children and not old.wife:
        en, de = "{seat} has Mr and Mrs Meier.", "{seat} hat Herrn und Frau Meier."
        yield told(COUPLE, en, de, seat=SeatTerm(seat))


def words(family: Family) -> Term:
    """A family as a fact."""
    if not family.husband:
        return Term("-", Text("nobody yet", "noch niemanden"))
    if not family.wife:
        return Term("1", Text("Mr Meier", "Herrn Meier"))
    if not family.children:
        return Term("1 2 0", Text("Mr and Mrs Meier", "Herrn und Frau Meier"))
    children = Counted("child", "children", "Kind", "Kinder")(family.children)
    return Term(f"1 2 {children.code}", children.words)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Children | Kinder",
    dice=dice,
    blank=Family(),
    rounds=lasting(ROUNDS, 3),
    count=count,
    wins=highest(WINS, by=lambda family: family.children),
    noted_by=by_note(lambda family: family.children > 0, CHILDREN, COUPLE),
    won_by=WINS,
    words=words,
    tells=tells,
)
