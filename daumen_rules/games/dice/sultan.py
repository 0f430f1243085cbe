"""49 Sultan: whoever throws a six rules, and the others have to throw what the sultan commands.

It is long because the trump, the throne and who throws next change by each other.
"""

from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.sheets import Table, always, most, with_note
from .engines.tally_entry import game, rounds_option
from .engines.terms import NOW, chips_term
from .engines.texts import SeatTerm, Term, Text, TextEvent, told
from .engines.values import Choosing, Clause, Faces, Iterator, Outcome, Seat

CLAUSES = clauses("""
    SULTAN 49: The sultan | Sultan
    transition ¶1
    In turn each throws one die; whoever is first to throw a six becomes sultan.
    Reihum wirft jeder einen Würfel; wer zuerst eine Sechs wirft, wird Sultan.
    legality ¶1
    The sultan names the trump, a number from 1 to 5 that the others have to throw.
    Der Sultan nennt den Trumpf, eine Zahl von 1 bis 5, die die anderen werfen müssen.
    scoring ¶1
    Whoever does not throw it pays the sultan a chip.
    Wer sie nicht wirft, zahlt dem Sultan einen Chip.
    scoring ¶1
    Whoever throws it gets as many chips from the sultan as it has pips.
    Wer sie wirft, dem zahlt der Sultan ihre Augen in Chips.
    transition ¶1
    Whoever throws a six takes the place of the sultan. | Wer eine Sechs wirft, löst den Sultan ab.
    transition silent
    The others throw in turn; after a new sultan it is not said who throws on.
    Die anderen werfen reihum; wer nach einem neuen Sultan weiterwirft, ist nicht gesagt.
    scoring silent
    The game ends after as many rounds of the others as were agreed; the most chips win.
    Das Spiel endet nach so vielen Runden der anderen, wie vereinbart; die meisten Chips gewinnen.
    scoring silent
    A six is not the trump, so that by the words it pays; but it obeys no sultan that it removes,
      and pays nothing.
    Eine Sechs ist nicht Trumpf und zahlt also nach den Worten; wer den Sultan ablöst, gehorcht ihm
      aber nicht mehr und zahlt nichts.
""")
FIRST, TRUMP, PAYS, GETS, SIX, ON, END, REMOVED = CLAUSES
SixPays = StrEnum("SixPays", "NO YES")
TrumpChange = StrEnum("TrumpChange", "REIGN ROUND")
ThrowsOn = StrEnum("ThrowsOn", "LEFT_OF_NEW LEFT_OF_OLD")
SultanThrows = StrEnum("SultanThrows", "NO YES")


@frozen
class Rules:
    six_pays: SixPays = option(SixPays.NO, REMOVED, Source.AGAINST)("""
        Does a six pay the sultan whom it removes? | Zahlt eine Sechs dem abgelösten Sultan?
        no | nein
        yes, as it is not the trump | ja, da sie nicht Trumpf ist
    """)
    trump_change: TrumpChange = option(TrumpChange.REIGN, TRUMP, Source.DECISION)("""
        For how long is a trump named? | Für wie lange wird ein Trumpf genannt?
        as long as the sultan reigns | solange der Sultan herrscht
        for a round | für eine Runde
    """)
    throws_on: ThrowsOn = option(ThrowsOn.LEFT_OF_NEW, ON, Source.DECISION)("""
        Who throws after a new sultan? | Wer wirft nach einem neuen Sultan?
        whoever sits on the left of the new one | wer links vom neuen sitzt
        whoever sits on the left of the old one | wer links vom alten sitzt
    """)
    sultan_throws: SultanThrows = option(SultanThrows.NO, ON, Source.DECISION)("""
        Does the sultan throw too? | Wirft auch der Sultan?
        no | nein
        yes, and pays nobody | ja, und zahlt an niemanden
    """)
    rounds: int = rounds_option(END, 10)


@frozen
class Reign:
    """The common part: the trump (-1 without a sultan, 0 before the sultan names it); how many
    places to the left of the sultan the first thrower sits; and the throws of this round.
    """

    trump: Annotated[int, Called("trump", "Trumpf")] = -1
    onwards: Annotated[int, Called("onwards", "weiter")] = 1
    throws: Annotated[int, Called("throws", "Würfe")] = 0


Court = Table[Rules, int, Reign]
"""`first` is the sultan."""


@cites(TRUMP)
def asks(court: Court) -> tuple[int, ...]:
    """A new sultan names the trump."""
    return () if court.common.trump else (1, 2, 3, 4, 5)


@cites(TRUMP, ON)
def chose(court: Court, choice: int) -> Court:
    """The sultan has named the trump; the first thrower for it is on turn."""
    turn = court.left(court.common.onwards)
    return evolve(court, turn=turn, common=evolve(court.common, trump=choice))


@cites(FIRST, SIX, ON)
def crowned(court: Court) -> Court:
    """The thrower becomes the sultan and is going to name a trump."""
    old = (court.first - court.turn) % court.players if court.common.trump > 0 else 0
    onwards = (old + 1) % court.players if court.rules.throws_on is ThrowsOn.LEFT_OF_OLD else 1
    if not onwards and court.rules.sultan_throws is SultanThrows.NO:
        onwards = 1
    reign = evolve(court.common, trump=0, onwards=onwards)
    return evolve(court, first=court.turn, common=reign)


@cites(ON, TRUMP)
def onwards(court: Court) -> Court:
    """Puts the next thrower on turn; the sultan throws only if the option says so. By another
    option the sultan names a new trump when every thrower has thrown once.
    """
    after = evolve(court, turn=court.left())
    if court.common.trump < 0:
        return after
    if after.turn == court.first and court.rules.sultan_throws is SultanThrows.NO:
        after = evolve(after, turn=after.left())
    begun = (court.first + court.common.onwards) % court.players
    if court.rules.trump_change is TrumpChange.ROUND and after.turn == begun:
        return evolve(after, turn=court.first, common=evolve(court.common, trump=0))
    return after


@cites(END)
def in_round(court: Court) -> Court:
    """Counts the throw; a round is over when each seat that throws has thrown once."""
    if court.common.trump < 0:
        return court
    throwers = court.players - (court.rules.sultan_throws is SultanThrows.NO)
    more, throws = divmod(court.common.throws + 1, throwers)
    return evolve(court, played=court.played + more, common=evolve(court.common, throws=throws))


@cites(PAYS, GETS, SIX, REMOVED)
def count(court: Court, faces: Faces) -> Court:
    """The thrower pays the sultan a chip, or gets the pips of the trump; a 6 makes it sultan."""
    (face,), trump, court = faces, court.common.trump, in_round(court)
    is_free = face == 6 and court.rules.six_pays is SixPays.NO
    if trump > 0 and court.turn != court.first and not is_free:
        due = face if face == trump else -1
        court = with_note(court, court.note + due)
        court = with_note(court, court.notes[court.first] - due, court.first)
    return crowned(court) if face == 6 else onwards(court)


@cites(END)
def wins(court: Court) -> Outcome:
    """Scores are chips; the payments are the same numbers."""
    return evolve(most(court.notes), payments=court.notes)


def counts(before: Court, after: Court, seat: Seat) -> Clause:
    """Which clause changed a note or the trump: it follows from the throw."""
    if seat < 0 and before.faces != (6,):
        return TRUMP
    if before.faces == (6,):
        return SIX if before.common.trump > 0 else FIRST
    return GETS if before.faces == (before.common.trump,) else PAYS


def tells(before: Court, after: Court) -> Iterator[TextEvent]:
    """Tells who is the sultan now."""
    if before.faces == (6,):
        by, seat = counts(before, after, -1), SeatTerm(after.first)
        yield told(by, "{seat} is sultan now.", "{seat} ist jetzt Sultan.", seat=seat)


def shared(reign: Reign) -> Term:
    """The trump as a fact."""
    if reign.trump > 0:
        words = Text(f"trump {reign.trump}", f"Trumpf {reign.trump}")
        return Term(str(reign.trump), words)
    no_sultan = Text("no sultan yet", "noch kein Sultan")
    new = Text("the sultan names the trump", "der Sultan nennt den Trumpf")
    return Term(str(reign.trump), no_sultan if reign.trump else new)


def marks(court: Court, seat: Seat) -> tuple[Text, ...]:
    """Who is sultan, on the table."""
    return (Text("sultan", "Sultan"),) if court.common.trump >= 0 and seat == court.first else ()


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    common=Reign(),
    again=always,
    counted_throws=0,
    asks=asks,
    chose=chose,
    numbers=range(1, 7),
    count=count,
    wins=wins,
    noted_by=counts,
    won_by=END,
    choosing=Choosing(
        Text("{seat} names trump {what}.", "{seat} nennt den Trumpf {what}."),
        "name {number} as trump | nenne {number} als Trumpf",
    ),
    chosen_by=TRUMP,
    words=chips_term,
    shared=shared,
    marks=marks,
    label=NOW,
    tells=tells,
    endless=True,
)
