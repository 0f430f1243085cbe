"""83 Chicago: up to three throws, as the first player says. It is long because the first binds the
others, the lowest takes a mat, equals throw off, and two sixes may buy a one."""

from .engines.actions import STOP, WORDS, Keep
from .engines.keep import KeepTable, keep_game, keeping
from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.sheets import all_but, fewer_throws, with_note
from .engines.terms import Counted, Line, in_throws
from .engines.texts import Facts, SeatTerm, Text, TextEvent, number, row, told
from .engines.throwoff import ThrowOff
from .engines.values import Callable, Clause, Faces, Iterator, Outcome, Seat, Word, clockwise

CLAUSES = clauses("""
    CHICAGO 83: Chicago: 1 is 100, 6 is 60 | Chicago
    scoring ¶1
    A 1 counts 100, a 6 counts 60, every other face its pips.
    Eine 1 zählt 100, eine 6 zählt 60, jede andere Zahl ihre Augen.
    transition ¶1
    A go begins with three dice; at its end all three count.
    Ein Durchgang beginnt mit drei Würfeln; am Ende zählen alle drei.
    legality ¶1
    Whoever is not content throws one to three dice again, a second and a third time.
    Wer nicht zufrieden ist, wirft ein bis drei Würfel ein zweites und ein drittes Mal.
    legality ¶1
    Dice that are no longer used stand. | Nicht mehr benutzte Würfel bleiben stehen.
    example ¶1
    Of 1-4-2 the 1 is left; 6-3 with the others makes 163.
    Von 1-4-2 bleibt die 1 stehen; mit 6-3 dazu sind es 163.
    legality ¶1
    The others have no more throws than the first took.
    Die anderen haben nicht mehr Würfe, als der Erste brauchte.
    scoring ¶1
    The round is won by the most points, among equals by the fewest throws.
    Die Runde gewinnen die meisten Punkte, bei gleichen die wenigsten Würfe.
    remark ¶1
    Three 1s, Chicago, are the most that can be: 300.
    Dreimal die 1, Chicago, ist das Höchste: 300.
    scoring ¶1
    Whoever loses the round takes a mat. | Wer die Runde verliert, bekommt einen Deckel.
    scoring ¶1
    Whoever is first to have three mats pays: the match is lost.
    Wer als Erster drei Deckel hat, bezahlt: Die Partie ist verloren.
    legality ¶1, optional rule
    Two 6s in one first or second throw may be given for a die that stands as a 1.
    Zwei Sechser in einem ersten oder zweiten Wurf dürfen eine stehende 1 ergeben.
    scoring silent
    Of those with the fewest points the most throws lose, then the lowest die in a throw-off.
    Von denen mit den wenigsten Punkten verlieren die meisten Würfe, dann der niedrigste im Stechen.
    transition silent
    Who begins the next round. | Wer die nächste Runde beginnt.
    scoring silent
    Whether somebody takes a mat where all have the same points and throws.
    Ob jemand einen Deckel bekommt, wenn alle gleiche Punkte und Würfe haben.
""")
VALUES, THREE_DICE, AGAIN, STAND, EXAMPLE, NO_MORE, WINNER, HIGHEST, MAT, PAYS, *OPEN = CLAUSES
SIXES, LAST, NEXT, ALL_EQUAL = OPEN
Frozen = StrEnum("Frozen", "YES NO")
Sixes = StrEnum("Sixes", "NOTHING EXCHANGE TURN")
Last = StrEnum("Last", "MORE_THROWS ROLL_OFF")
AllEqual = StrEnum("AllEqual", "THROW_OFF NO_MAT")
NextStarter = StrEnum("NextStarter", "LEFT LOSER")
EXCHANGE = "exchange"
GIVES = Text("{seat} gives two 6s for a 1.", "{seat} gibt zwei Sechser für eine 1.")
GIVE = "give two 6s for a 1 | gib zwei Sechser für eine 1"
SAYS = {STOP: WORDS[STOP], EXCHANGE: Word("tausche", GIVES, GIVE)}


@frozen
class Rules:
    frozen: Frozen = option(Frozen.YES, STAND, Source.DECISION)("""
        Do dice stand for good? | Bleiben Würfel endgültig stehen?
        none is taken up again | keiner wird wieder aufgenommen
        any may be thrown again | jeder darf wieder geworfen werden
    """)
    sixes: Sixes = option(Sixes.NOTHING, SIXES, Source.MANUAL)("""
        What do two 6s in a first or second throw buy? | Was bringen zwei Sechser in einem ersten
          oder zweiten Wurf?
        the optional rule is not played | die wahlweise Regel gilt nicht
        both are given for a 1, and a throw has to be left for the other die | beide werden für eine
          1 gegeben, und für den anderen Würfel muss ein Wurf bleiben
        one is turned to 1, the other stays a 6 | einer wird zur 1 gedreht, der andere bleibt 6
    """)
    last: Last = option(Last.MORE_THROWS, LAST, Source.DECISION)("""
        Who loses among equals? | Wer verliert bei Gleichstand?
        the most throws, then a throw-off | die meisten Würfe, dann das Stechen
        a throw-off decides, whatever the throws | das Stechen, gleich wie viele Würfe
    """)
    next_starter: NextStarter = option(NextStarter.LEFT, NEXT, Source.DECISION)("""
        Who begins the next round? | Wer beginnt die nächste Runde?
        the left neighbour of the last starter | der linke Nachbar des letzten Starters
        the loser of the round; where nobody has lost, whoever began it | der Verlierer der Runde;
          wo niemand verloren hat, wer sie begann
    """)
    all_equal: AllEqual = option(AllEqual.THROW_OFF, ALL_EQUAL, Source.DECISION)("""
        Does somebody take a mat where all are equal? | Bekommt jemand einen Deckel, wenn alle
          gleich sind?
        yes, whoever throws lowest then | ja, wer dann am niedrigsten wirft
        no, the next round begins | nein, die nächste Runde beginnt
    """)


@frozen
class Round:
    """The common part: points and throws of each go of this round, and whether two 6s are given."""

    results: Annotated[tuple[tuple[int, int], ...], Called("results", "Ergebnisse")] = ()
    has_given: Annotated[bool, Called("has given", "hat gegeben")] = False


Pick = Callable[[list[tuple[int, int]]], tuple[int, int]]
Mats = KeepTable[Rules, int, Round]


@cites(STAND)
def stands(rules: Rules) -> bool:
    """Whether kept dice stay for the rest of the go."""
    return rules.frozen is Frozen.YES


def apart(rules: Rules) -> bool:
    """Whether kept dice stay apart from `faces`: also if two sixes must be of one throw."""
    return stands(rules) or rules.sixes is not Sixes.NOTHING


@cites(NO_MORE)
def limit(table: Mats) -> int:
    """How many throws a go may have: three, or as many as the first seat of the round made."""
    return table.common.results[0][1] if table.common.results else 3


@row(
    NO_MORE,
    "Throws of {first}: {throws}; nobody throws more often.",
    "Würfe von {first}: {throws}; niemand wirft öfter.",
)
def more_than_the_first(table: Mats, action: Keep) -> Facts | None:
    """No seat throws more often than the first seat of the round."""
    if not table.common.results or table.thrown + 1 < limit(table):
        return None
    return {"first": SeatTerm(table.first), "throws": number(limit(table))}


@cites(SIXES)
def has_pair(table: Mats) -> bool:
    """Whether the first or second throw has two sixes that the seat may still exchange."""
    most = {Sixes.NOTHING: 0, Sixes.EXCHANGE: limit(table) - 1, Sixes.TURN: 2}
    is_early = table.thrown < most[table.rules.sixes]
    return is_early and table.faces.count(6) >= 2 and not table.common.has_given


@cites(THREE_DICE)
def asks(table: Mats) -> tuple[str, ...]:
    """A seat with three dice on the table may stop; a seat with two sixes may give them."""
    stops = (STOP,) if len(table.lying) == 3 else ()
    return (*stops, EXCHANGE) if has_pair(table) else stops


@cites(THREE_DICE, SIXES)
def chooses(table: Mats, choice: str | Faces) -> Clause:
    """Which clause a choice cites: stopping, giving two sixes, or throwing again."""
    return {STOP: THREE_DICE, EXCHANGE: SIXES}.get(str(choice), AGAIN)


@cites(SIXES)
def chose(table: Mats, choice: str | Faces) -> Mats:
    """Of two given sixes one becomes a 1; the option says whether the other stays a six."""
    if choice != EXCHANGE:
        common = Round(table.common.results)
        return evolve(table, chosen=STOP) if choice == STOP else evolve(table, common=common)
    given = Round(table.common.results, has_given=True)
    left = table.faces[: -2 if table.rules.sixes is Sixes.EXCHANGE else -1]
    return evolve(table, common=given, faces=left, kept=(1, *table.kept), emptied=not left)


@cites(VALUES)
def worth(faces: Faces) -> int:
    """The points of dice: 100 for a 1, 60 for a 6, the pips for any other face."""
    return sum({1: 100, 6: 60}.get(face, face) for face in faces)


def count(table: Mats, faces: Faces) -> Mats:
    """Adds points and throws of the go to the results of the round."""
    return evolve(table, common=Round((*table.common.results, (worth(faces), table.thrown + 1))))


def with_height(table: Mats, pick: Pick, *, by_throws: bool = True) -> tuple[Seat, ...]:
    """The seats with the picked result: by points, then by the fewer throws (if `by_throws`)."""
    heights = [(points, -throws * by_throws) for points, throws in table.common.results]
    seats = zip(clockwise(table.first, table.players), heights, strict=True)
    return tuple(seat for seat, height in seats if height == pick(heights))


@cites(WINNER)
def winners(table: Mats) -> tuple[Seat, ...]:
    """The winners of the round: most points, then fewest throws; seats equal in both all win."""
    return with_height(table, max)


@cites(LAST, ALL_EQUAL)
def ties(table: Mats) -> tuple[Seat, ...]:
    """After the round, the seats in last place; several throw off. None if nobody loses."""
    results, rules = table.common.results, table.rules
    spared = len(set(results)) == 1 and rules.all_equal is AllEqual.NO_MAT
    if spared or len(results) < table.players:
        return ()
    return with_height(table, min, by_throws=rules.last is Last.MORE_THROWS)


def rounded(table: Mats) -> Mats:
    """A single seat in last place takes a mat; several seats throw off first."""
    return table if len(ties(table)) > 1 else next_round(table, *ties(table))


@cites(NEXT)
def starter(table: Mats, *losers: Seat) -> Seat:
    """The loser of the round begins the next one, or the seat left of the last first seat."""
    is_left = table.rules.next_starter is NextStarter.LEFT
    return (table.first + 1) % table.players if is_left else (*losers, table.first)[0]


@cites(MAT)
def next_round(table: Mats, *losers: Seat) -> Mats:
    """Losers take a mat, and a new round begins."""
    for loser in losers:
        table = with_note(table, table.notes[loser] + 1, loser)
    begins = starter(table, *losers)
    return evolve(table, first=begins, turn=begins, common=Round(), tied=())


@cites(PAYS)
def over(table: Mats) -> bool:
    """The game is over when a seat has three mats."""
    return 3 in table.notes


@cites(PAYS)
def wins(table: Mats) -> Outcome:
    """The seat with three mats has lost, and all others have won."""
    return all_but([table.notes.index(3)], [-mats for mats in table.notes])


def tells(before: Mats, after: Mats) -> Iterator[TextEvent]:
    """Tells the result of a go and, after the last go, the winners of the round."""
    if before.chosen != STOP:
        return
    ended, who = count(before, before.lying), SeatTerm(before.turn)
    result = in_throws(*ended.common.results[-1])
    yield told(VALUES, "{seat} has {result}.", "{seat} hat {result}.", seat=who, result=result)
    all_in, round_won = len(ended.common.results) == before.players, "{seat} wins the round."
    for seat in winners(ended) if all_in else ():
        yield told(WINNER, round_won, "{seat} gewinnt die Runde.", seat=SeatTerm(seat))
    if all_in and not ties(ended):
        yield told(ALL_EQUAL, "Nobody takes a mat.", "Niemand bekommt einen Deckel.")


def counts(before: Mats, after: Mats, seat: Seat) -> Clause:
    """Which clause gives the mat: LAST if several seats have the fewest points, else MAT."""
    ended = count(before, before.lying) if before.chosen == STOP else before
    points = [points for points, _ in ended.common.results]
    return LAST if points.count(min(points)) > 1 else MAT


def board(table: Mats) -> list[Line]:
    """Points and throws of each seat that has finished its go in this round."""
    reached = dict(zip(clockwise(table.first, table.players), table.common.results, strict=False))
    results = [reached.get(seat, (None, None)) for seat in range(table.players)]
    names = Text("points", "Punkte"), Text("throws", "Würfe")
    return [*zip(names, zip(*results, strict=True), strict=True)]


GAME = keep_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Minus points for mats | Minuspunkte für Deckel",
    dice=3,
    common=Round(),
    asks=asks,
    chose=chose,
    says=SAYS,
    stands=apart,
    rows=(more_than_the_first, *keeping(AGAIN, AGAIN, 3, STAND, stands)),
    count=count,
    counts=lambda table: worth(table.lying),
    over=over,
    rounded=rounded,
    throw_off=ThrowOff(
        ties=ties, best=lambda _: -1, by=LAST, found=lambda table: next_round(table, *table.tied)
    ),
    faults=fewer_throws(3),
    wins=wins,
    noted_by=counts,
    won_by=PAYS,
    chosen_by=chooses,
    refused_by=(THREE_DICE, SIXES),
    loses=True,
    words=Counted("mat", "mats", "Deckel", "Deckel"),
    board=board,
    tells=tells,
)
