"""113 Würfelpoker: the highest combination of five dice wins the pot.

It is long because hands are ranked, stakes are raised and answered, and what cannot be shared
stays.
"""

from collections import Counter

from .engines.acts import Word
from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, number_option, option
from .engines.sheets import AGREED, Table, always, highest, noting
from .engines.tally_entry import game, rounds_option
from .engines.terms import MIDDLE, chips_term
from .engines.texts import Term, Text
from .engines.values import Clause, Faces, Seat

CLAUSES = clauses("""
    WPOKER 113: Dice poker | Würfelpoker
    setup ¶1
    Each pays the same stake into the pot. | Jeder zahlt einen gleich hohen Einsatz in den Pott.
    transition ¶1
    In turn each throws five dice. | Reihum wirft jeder fünf Würfel.
    scoring ¶1
    The highest combination wins the pot, from low to high: pair, two pairs, three alike, sequence,
      full house, four alike, five alike.
    Die höchste Kombination gewinnt den Pott, von unten: Paar, zwei Paare, Drilling, Sequenz, Full
      House, vier gleiche, fünf gleiche.
    scoring ¶1
    Equal combinations are decided by their pips, then by the dead dice, the highest first.
    Gleiche Kombinationen entscheiden die Augen, dann die toten Würfel, der höchste zuerst.
    scoring ¶1
    A sequence to six is higher than one to five; a full house is decided by the three, then by the
      pair.
    Eine Sequenz bis sechs ist höher als eine bis fünf; beim Full House entscheidet der Drilling,
      dann das Paar.
    scoring ¶1
    Quite equal combinations share the pot. | Völlig gleiche Kombinationen teilen den Pott.
    legality ¶1
    By a variant whoever has thrown may raise the stake; the others go along or pass and are out.
    Bei einer Variante darf, wer geworfen hat, steigern; die anderen gehen mit oder passen und
      scheiden aus.
    scoring silent
    What is below a pair, and which of the two comes first that stand under one number.
    Was unter einem Paar ist, und welche der zwei vorgeht, die unter einer Nummer stehen.
    scoring silent
    Chips that cannot be shared stay in the pot; if all others pass, the thrower takes it.
    Chips, die nicht aufgehen, bleiben im Pott; passen alle anderen, nimmt ihn der Werfer.
""")
STAKE, FIVE, RANKS, DEAD, SEQUENCE, SHARES, RAISES, BELOW, REST = CLAUSES
Fourth = StrEnum("Fourth", "FULL_HOUSE_ABOVE SEQUENCE_ABOVE")
Raising = StrEnum("Raising", "NO YES")
CALL, FOLD = "call", "pass"
SAYS = {
    CALL: Word("mitgehen", Text("{seat} goes along.", "{seat} geht mit.")),
    FOLD: Word("passe", Text("{seat} passes and is out.", "{seat} passt und scheidet aus.")),
}


@frozen
class Rules:
    fourth: Fourth = option(Fourth.FULL_HOUSE_ABOVE, BELOW, Source.DECISION)("""
        Which of full house and sequence is higher? | Was ist höher, Full House oder Sequenz?
        the full house, which is printed after it | das Full House, das danach steht
        the sequence, which is rarer | die Sequenz, die seltener ist
    """)
    raising: Raising = option(Raising.NO, RAISES, Source.MANUAL)("""
        May stakes be raised? | Darf gesteigert werden?
        no | nein
        yes, by the variant | ja, nach der Variante
    """)
    ante: int = number_option(1, range(1, 21), STAKE, Source.DECISION)("""
        How high is the stake? | Wie hoch ist der Einsatz?
    """)
    max_raise: int = number_option(3, range(1, 21), RAISES, Source.DECISION)("""
        By how much is raised at most? | Um wie viel wird höchstens gesteigert?
    """)
    rounds: int = rounds_option(AGREED, 1)


@frozen
class Hand:
    """A note: the dice, nothing before the throw; chips won and lost; whether the seat is out, and
    whether it has still to answer.
    """

    dice: Faces = ()
    chips: int = 0
    is_out: bool = False
    asked: bool = False


@frozen
class Pot:
    """What all share: the chips in the pot, and by how much the last throw was raised; -1 before
    that was said, 0 where it was not.
    """

    chips: int = 0
    raised: int = 0


Hands = Table[Rules, Hand, Pot]


@cites(STAKE)
def staked(table: Hands) -> Hands:
    """Everybody has paid a stake, and nobody has thrown."""
    ante = table.rules.ante
    notes = tuple(Hand(chips=note.chips - ante) for note in table.notes)
    return evolve(table, notes=notes, common=Pot(table.common.chips + ante * table.players))


@cites(RANKS, DEAD, SEQUENCE, BELOW)
def rank(rules: Rules, dice: Faces) -> tuple[int, tuple[int, ...]]:
    """How high a combination is: its kind, then its faces, those that come most often first."""
    times = Counter(dice)
    by_times = sorted(times, key=lambda face: (times[face], face), reverse=True)
    shape = "".join(str(times[face]) for face in by_times)
    house = 5 if rules.fourth is Fourth.FULL_HOUSE_ABOVE else 4
    kinds = {"2111": 1, "221": 2, "311": 3, "32": house, "41": 6, "5": 7}
    is_run = len(times) == 5 and max(dice) - min(dice) == 4
    kind = 9 - house if is_run else kinds.get(shape, 0)
    return kind, tuple(by_times)


def inside(table: Hands) -> list[Seat]:
    """Who has not passed."""
    return [seat for seat, note in enumerate(table.notes) if not note.is_out]


@cites(SHARES, REST)
def shared(table: Hands) -> Hands:
    """The highest of those inside share the pot; what cannot be shared stays there."""
    heights = {seat: rank(table.rules, table.notes[seat].dice) for seat in inside(table)}
    best = [seat for seat in heights if heights[seat] == max(heights.values())]
    share, rest = divmod(table.common.chips, len(best))
    for seat in best:
        table = noting(
            table, evolve(table.notes[seat], chips=table.notes[seat].chips + share), seat
        )
    after = evolve(table, common=Pot(rest), played=table.played + 1)
    if after.played == after.rules.rounds:
        return after
    first = (after.first + 1) % after.players
    return staked(evolve(after, first=first, turn=first))


@cites(FIVE, REST)
def onwards(table: Hands) -> Hands:
    """The next seat inside that has not thrown; without one, or with one inside, the pot is won."""
    seats = ((table.first + place) % table.players for place in range(table.players))
    waiting = [seat for seat in seats if seat in inside(table) and not table.notes[seat].dice]
    if not waiting or len(inside(table)) == 1:
        return shared(table)
    return evolve(table, turn=waiting[0], common=Pot(table.common.chips))


@cites(RAISES)
def asks(table: Hands) -> tuple[int | str, ...]:
    """By how much is raised, then who goes along."""
    if table.common.raised < 0:
        return tuple(range(table.rules.max_raise + 1))
    return (CALL, FOLD) if table.note.asked else ()


@cites(RAISES, REST)
def chose(table: Hands, choice: int | str) -> Hands:
    """The stake is raised and asked of all others in turn; the thrower's go is over after them."""
    note, pot = table.note, table.common
    if isinstance(choice, int):
        notes = tuple(
            evolve(n, asked=choice > 0 and not n.is_out and s != table.turn)
            for s, n in enumerate(table.notes)
        )
        after = evolve(table, notes=notes, common=Pot(pot.chips + choice, choice))
        after = noting(after, evolve(note, chips=note.chips - choice))
    else:
        paid = pot.raised if choice == CALL else 0
        new = Hand(note.dice, note.chips - paid, choice == FOLD)
        after = evolve(noting(table, new), common=Pot(pot.chips + paid, pot.raised))
    waiting = (s for s in map(after.left, range(1, after.players)) if after.notes[s].asked)
    seat = next(waiting, None)
    return onwards(after) if seat is None else evolve(after, turn=seat)


@cites(FIVE, RAISES)
def count(table: Hands, faces: Faces) -> Hands:
    """The dice lie there, and the seat may raise, or the next one throws."""
    after = noting(table, evolve(table.note, dice=tuple(sorted(faces))))
    if table.rules.raising is Raising.YES:
        return evolve(after, common=Pot(after.common.chips, -1))
    return onwards(after)


def counts(before: Hands, after: Hands, seat: Seat) -> Clause:
    """By the dice, by raising, and at the end of a round by the pot."""
    if before.played != after.played:
        ante = after.rules.ante if after.played < after.rules.rounds else 0
        chips = ((a.chips, b.chips) for a, b in zip(before.notes, after.notes, strict=True))
        return SHARES if sum(new + ante > old for old, new in chips) > 1 else RANKS
    return FIVE if before.faces else RAISES


def hand_term(note: Hand) -> Term:
    """The dice and the chips as a fact."""
    dice, chips = " ".join(map(str, note.dice)) or "–", chips_term(note.chips).words
    out = (" (out)", " (draußen)") if note.is_out else ("", "")
    words = Text(f"{dice}; {chips.en}{out[0]}", f"{dice}; {chips.de}{out[1]}")
    return Term(f"{dice} / {note.chips}{' out' * note.is_out}", words)


def pot_term(pot: Pot) -> Term:
    """The chips in the pot as a fact."""
    return chips_term(pot.chips)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Chips | Chips",
    dice=5,
    blank=Hand(),
    common=Pot(),
    again=always,
    asks=asks,
    chose=chose,
    numbers=range(21),
    says=SAYS,
    begins=staked,
    count=count,
    wins=highest(RANKS, by=lambda hand: hand.chips),
    noted_by=counts,
    won_by=RANKS,
    choosing=Text("{seat} raises by {what}.", "{seat} erhöht um {what}."),
    chosen_by=RAISES,
    words=hand_term,
    shared=pot_term,
    label=MIDDLE,
    endless=True,
)
