"""113 Würfelpoker: the highest combination of five dice wins the pot.

It is long because hands are ranked, dice may be kept, and stakes are raised and answered.
"""

from .engines.actions import ROLL
from .engines.hands import (
    CALL,
    CONTENT,
    FOLD,
    SAYS,
    SEQUENCE_SHAPE,
    Hand,
    Pot,
    by_times,
    hand_term,
    raising,
    shape,
)
from .engines.keep import leave_game, parts
from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, number_option, option
from .engines.sheets import AGREED, Table, always, highest, with_note
from .engines.tally_entry import rounds_option
from .engines.terms import MIDDLE, chips_term
from .engines.values import Clause, Faces, Seat, clockwise

CLAUSES = clauses("""
    WPOKER 113: Dice poker | Würfelpoker
    setup ¶1
    Each pays the same stake into the pot. | Jeder zahlt einen gleich hohen Einsatz in den Pott.
    transition ¶1
    In turn each throws five dice. | Reihum wirft jeder fünf Würfel.
    scoring ¶1; points 1–6
    The highest combination wins the pot, from low to high: pair, two pairs, three alike, sequence,
      full house, four alike, five alike.
    Die höchste Kombination gewinnt den Pott, von unten: Paar, zwei Paare, Drilling, Sequenz, Full
      House, vier gleiche, fünf gleiche.
    scoring points 1–3, 5
    Equal combinations are decided by their pips, then by the dead dice, the highest first.
    Gleiche Kombinationen entscheiden die Augen, dann die toten Würfel, der höchste zuerst.
    scoring point 4
    A sequence to six is higher than one to five; a full house is decided by the three, then by the
      pair.
    Eine Sequenz bis sechs ist höher als eine bis fünf; beim Full House entscheidet der Drilling,
      dann das Paar.
    scoring ¶2
    Quite equal combinations share the pot. | Völlig gleiche Kombinationen teilen den Pott.
    legality ¶2
    By a variant whoever has thrown may raise the stake; the others go along or pass and are out.
    Bei einer Variante darf, wer geworfen hat, steigern; die anderen gehen mit oder passen und
      scheiden aus.
    scoring silent
    Dice without a combination are below a pair; two such hands are decided by their highest die,
      then by the next.
    Würfel ohne Kombination stehen unter dem Paar; zwischen zweien entscheidet der höchste Würfel,
      dann der nächste.
    scoring silent
    Chips that cannot be shared stay in the pot; if all others pass, the thrower takes it.
    Chips, die nicht aufgehen, bleiben im Pott; passen alle anderen, nimmt ihn der Werfer.
    legality silent
    Whoever has thrown raises once at most, whatever the dice show; nobody raises a raise, and seats
      that have still to throw answer too.
    Wer geworfen hat, steigert höchstens einmal, was die Würfel auch zeigen; niemand steigert dabei
      noch einmal, und auch wer noch zu werfen hat, antwortet.
    legality silent
    Whether a seat has one throw, or up to three, between which it keeps dice.
    Ob ein Platz einen Wurf hat oder bis zu drei, zwischen denen er Würfel stehen lässt.
    scoring silent
    After several rounds the most chips win. | Nach mehreren Runden gewinnen die meisten Chips.
    transition silent
    Who begins the next round. | Wer die nächste Runde beginnt.
""")
STAKE, FIVE, RANKS, DEAD, SEQUENCE, SHARES, RAISES, BELOW, REST, ONCE, THROWS, TOTAL, NEXT = CLAUSES
Fourth = StrEnum("Fourth", "FULL_HOUSE_ABOVE SEQUENCE_ABOVE")
Raising = StrEnum("Raising", "NO YES")
Throws = StrEnum("Throws", "ONE THREE")
NextStarter = StrEnum("NextStarter", "LEFT SAME")


@frozen
class Rules:
    fourth: Fourth = option(Fourth.FULL_HOUSE_ABOVE, RANKS, Source.MANUAL)("""
        Which of full house and sequence is higher? | Was ist höher, Full House oder Sequenz?
        the full house, which is printed after it | das Full House, das danach steht
        the sequence, which is rarer | die Sequenz, die seltener ist
    """)
    raising: Raising = option(Raising.NO, RAISES, Source.MANUAL)("""
        May stakes be raised? | Darf gesteigert werden?
        no | nein
        yes, by the variant | ja, nach der Variante
    """)
    throws: Throws = option(Throws.ONE, THROWS, Source.DECISION)("""
        How many throws has a seat? | Wie viele Würfe hat ein Platz?
        one | einen
        up to three, and it keeps what it likes | bis zu drei, und er lässt stehen, was er will
    """)
    ante: int = number_option(1, range(1, 21), STAKE, Source.DECISION)("""
        How high is the stake? | Wie hoch ist der Einsatz?
    """)
    max_raise: int = number_option(3, range(1, 21), RAISES, Source.DECISION)("""
        By how much is raised at most? | Um wie viel wird höchstens gesteigert?
    """)
    rounds: int = rounds_option(AGREED, 1)
    next_starter: NextStarter = option(NextStarter.LEFT, NEXT, Source.DECISION)("""
        Who begins the next round? | Wer beginnt die nächste Runde?
        the left neighbour of the last starter | der linke Nachbar des letzten Beginners
        whoever began the first one | wer die erste begann
    """)


Hands = Table[Rules, Hand, Pot]


@cites(STAKE)
def staked(table: Hands) -> Hands:
    """The table at the start of a round: each seat has paid a stake, and no seat has thrown."""
    ante = table.rules.ante
    notes = tuple(Hand(chips=note.chips - ante) for note in table.notes)
    return evolve(table, notes=notes, common=Pot(table.common.chips + ante * table.players))


@cites(THROWS, FIVE)
def dice(table: Hands) -> int:
    """The number of dice that the seat does not keep."""
    return 5 - len(table.note.dice)


@cites(RANKS, DEAD, SEQUENCE, BELOW)
def rank(rules: Rules, dice: Faces) -> tuple[int, tuple[int, ...]]:
    """The rank of a combination: its kind, then its faces, the most frequent face first."""
    house = 5 if rules.fourth is Fourth.FULL_HOUSE_ABOVE else 4
    kinds = {"2111": 1, "221": 2, "311": 3, SEQUENCE_SHAPE: 9 - house, "32": house, "41": 6, "5": 7}
    return kinds.get(shape(dice), 0), by_times(dice)


def inside(table: Hands) -> list[Seat]:
    """The seats that have not passed."""
    return [seat for seat, note in enumerate(table.notes) if not note.is_out]


def heights(table: Hands) -> dict[Seat, tuple[int, tuple[int, ...]]]:
    """The rank of the combination of each seat that has not passed."""
    return {seat: rank(table.rules, table.notes[seat].dice) for seat in inside(table)}


def decided_by(table: Hands) -> Clause:
    """Which clause decides the pot, after all inside have thrown or only one seat is left."""
    if len(inside(table)) == 1:
        return REST
    first, second, *_ = sorted(heights(table).values(), reverse=True)
    if first == second:
        return SHARES
    if first[0] != second[0]:
        return RANKS
    return {0: BELOW, 4: SEQUENCE, 5: SEQUENCE}.get(first[0], DEAD)


@cites(SHARES, REST, NEXT)
def shared(table: Hands) -> Hands:
    """The highest hands inside share the pot; chips that they cannot share stay in it."""
    high = heights(table)
    best = [seat for seat in high if high[seat] == max(high.values())]
    share, rest = divmod(table.common.chips, len(best))
    notes = (evolve(n, chips=n.chips + share * (s in best)) for s, n in enumerate(table.notes))
    after = evolve(table, notes=tuple(notes), common=Pot(rest), played=table.played + 1)
    if after.played == after.rules.rounds:
        return after
    first = (after.first + (after.rules.next_starter is NextStarter.LEFT)) % after.players
    return staked(evolve(after, first=first, turn=first))


@cites(FIVE, REST)
def onwards(table: Hands) -> Hands:
    """Puts the next seat without a throw on turn; pays the pot out if there is none."""
    seats = (seat for seat in clockwise(table.first, table.players) if seat in inside(table))
    waiting = [seat for seat in seats if not table.notes[seat].throws]
    if not waiting or len(inside(table)) == 1:
        return shared(table)
    return evolve(table, turn=waiting[0], common=Pot(table.common.chips))


@cites(THROWS)
def goes_on(table: Hands) -> bool:
    """Whether the seat on turn, which has thrown, may throw again."""
    return table.rules.throws is Throws.THREE and 0 < table.note.throws < 3


@cites(RAISES, ONCE, THROWS)
def asks(table: Hands) -> tuple[int | str | Faces, ...]:
    """The seat keeps dice for another throw; later it raises; then the others call or fold."""
    if table.common.raised < 0:
        return tuple(range(table.rules.max_raise + 1))
    if table.note.asked:
        return (CALL, FOLD)
    is_open = goes_on(table) and table.chosen is None
    return (*parts(table.note.dice)[:-1], CONTENT) if is_open else ()


@cites(RAISES, ONCE, THROWS)
def chooses(table: Hands, choice: int | str | Faces) -> Clause:
    """Which clause a choice cites: THROWS, RAISES, or ONCE for a raise after a raise."""
    if isinstance(choice, int):
        return ONCE if table.common.raised > 0 else RAISES
    return RAISES if choice in (CALL, FOLD) else THROWS


@cites(RAISES, ONCE, REST)
def chose(table: Hands, choice: int | str | Faces) -> Hands:
    """Keeps dice, ends the throws, raises the stake, or answers a raise, by the choice."""
    note, pot = table.note, table.common
    if isinstance(choice, tuple):
        return evolve(with_note(table, evolve(note, dice=choice)), chosen=ROLL)
    if choice == CONTENT:
        return hand_stands(table)
    if isinstance(choice, int):
        notes = tuple(
            evolve(n, asked=choice > 0 and not n.is_out and s != table.turn)
            for s, n in enumerate(table.notes)
        )
        after = evolve(table, notes=notes, common=Pot(pot.chips + choice, choice))
        after = with_note(after, evolve(note, chips=note.chips - choice))
    else:
        paid = pot.raised if choice == CALL else 0
        new = evolve(note, chips=note.chips - paid, is_out=choice == FOLD, asked=False)
        after = evolve(with_note(table, new), common=Pot(pot.chips + paid, pot.raised))
    seat = next((s for s in map(after.left, range(1, after.players)) if after.notes[s].asked), None)
    return onwards(after) if seat is None else evolve(after, turn=seat)


@cites(FIVE, RAISES)
def hand_stands(table: Hands) -> Hands:
    """The seat on turn has its final hand: it may raise, or the next seat throws."""
    if table.rules.raising is Raising.YES:
        return evolve(table, common=Pot(table.common.chips, -1))
    return onwards(table)


def thrown(table: Hands, faces: Faces) -> Hands:
    """Adds the thrown dice to the kept ones in the hand, and counts the throw."""
    note = table.note
    lying = tuple(sorted((*note.dice, *faces)))
    return with_note(table, evolve(note, dice=lying, throws=note.throws + 1))


@cites(FIVE, THROWS)
def count(table: Hands, faces: Faces) -> Hands:
    """Ends the throws of the seat, unless it may throw again."""
    after = thrown(table, faces)
    return after if goes_on(after) else hand_stands(after)


def at_pot(before: Hands, after: Hands) -> Hands:
    """The table just before the pot was paid out, after the last throw or answer to a raise."""
    if before.faces:
        return thrown(before, before.faces)
    note, seat = before.note, before.turn
    ante = after.rules.ante if after.played < after.rules.rounds else 0
    has_passed = note.asked and after.notes[seat].chips + ante == note.chips
    return with_note(before, evolve(note, is_out=has_passed))


def counts(before: Hands, after: Hands, seat: Seat) -> Clause:
    """Which clause changed a note: FIVE, RAISES, or that which decides the pot."""
    if before.played != after.played:
        return decided_by(at_pot(before, after))
    return FIVE if before.faces else RAISES


def ends(table: Hands) -> Clause:
    """Which clause ends the game: TOTAL after several rounds, else that of the pot."""
    return TOTAL if table.rules.rounds > 1 else decided_by(table)


GAME = leave_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Chips | Chips",
    dice=dice,
    blank=Hand(),
    common=Pot(),
    again=always,
    counted_throws=0,
    asks=asks,
    chose=chose,
    numbers=range(21),
    says=SAYS,
    begins=staked,
    count=count,
    wins=highest(RANKS, TOTAL, by=lambda hand: hand.chips),
    noted_by=counts,
    won_by=ends,
    choosing=raising,
    chosen_by=chooses,
    refused_by=(RAISES, ONCE, THROWS),
    words=hand_term,
    shared=lambda pot: chips_term(pot.chips),
    label=MIDDLE,
    endless=True,
)
