"""74 Craps, as this manual has it: a number is named, and the one thrown instead brings luck.

It is long because a bet is answered by all others together, who share what they win by what they
bet.
"""

from .engines.bank import (
    MAY_PASS,
    PASS,
    PASSING,
    Purse,
    bank_game,
    can_bet,
    holder_told,
    max_bet,
    next_bank,
    passes_by,
    ruined,
    same,
    settled,
    stakes,
    stock,
    to_next,
    with_bet,
)
from .engines.bets import bet_rows
from .engines.kit import Annotated, Called, Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.sheets import AGREED, Table, no_rounds, with_note
from .engines.tally_entry import rounds_option
from .engines.terms import NOW, first_is
from .engines.texts import Facts, SeatTerm, Term, Text, TextEvent, number, row
from .engines.values import Bet, Clause, Faces, Iterator, Seat, Stake

CLAUSES = clauses("""
    CRAPS 74: Craps | Craps
    procedure ¶1
    Two dice are thrown by hand on the table or against a wall, without a cup.
    Ohne Becher wirft die Hand zwei Würfel, auf den Tisch oder an eine Wand.
    procedure ¶1
    A round of throws finds the first maker, here seat A.
    Eine Runde Würfe ermittelt den ersten Spielmacher, hier Platz A.
    legality ¶1
    The maker names a number from 2 to 12 and bets on it.
    Der Spielmacher nennt eine Zahl von 2 bis 12 und setzt darauf.
    legality ¶1
    The others together bet as much against it, in equal shares or as they like; more than equal
      shares can hold the maker does not bet.
    Die anderen setzen zusammen ebenso viel dagegen, zu gleichen Teilen oder wie sie wollen; mehr,
      als gleiche Teile halten können, setzt der Spielmacher nicht.
    scoring ¶1
    If the maker throws the number named, the maker has won.
    Wirft der Spielmacher die genannte Zahl, hat er gewonnen.
    transition ¶1
    Another number is not lost yet: it brings luck if it falls once more, and is thrown for.
    Eine andere Zahl ist noch nicht verloren: Sie bringt Glück, wenn sie noch einmal fällt, und es
      wird weitergeworfen.
    scoring ¶1
    If the number named falls before that, the maker has lost.
    Fällt vorher die genannte Zahl, hat der Spielmacher verloren.
    scoring ¶1
    Then the others collect by their shares of the bet.
    Dann kassieren die anderen nach ihrem Anteil am Einsatz.
    transition ¶1
    In the next game the next in turn is the maker.
    Beim nächsten Spiel ist der Nächste in der Runde Spielmacher.
    legality silent
    What the others do not bet against the maker goes back to the maker.
    Was die anderen nicht gegen den Spielmacher setzen, bekommt er zurück.
""")
HAND, FIRST, NAMES, AGAINST, HITS, LUCKY, LOSES, SHARES, NEXT, BACK = CLAUSES
Share = StrEnum("Share", "EQUAL FREE")


@frozen
class Rules:
    share: Share = option(Share.EQUAL, AGAINST, Source.DECISION)("""
        How do the others share the bet? | Wie teilen sich die anderen den Einsatz?
        equally, odd chips from the left of the maker on | gleich, überzählige Chips links vom
          Spielmacher beginnend
        as they like, in turn, until nothing is left | wie sie wollen, reihum, bis nichts übrig ist
    """)
    stock: int = stock(0)
    max_bet: int = max_bet()
    rounds: int = rounds_option(AGREED, 1)


@frozen
class Luck:
    """The common part: the chips of the maker's bet that no other seat has matched yet, and the
    lucky number, 0 before a throw sets it.
    """

    left: Annotated[int, Called("throws left", "Würfe übrig")] = 0
    lucky: Annotated[int, Called("lucky number", "Glückszahl")] = 0


Wager = Table[Rules, Purse, Luck]


def named(table: Wager) -> int:
    """The number that the maker has named, 0 before that."""
    bets = table.notes[table.first].bets
    return bets[0].on if bets else 0


def holders(table: Wager) -> list[Seat]:
    """The seats that can bet against the maker, clockwise from its left neighbour."""
    others = ((table.first + place) % table.players for place in range(1, table.players))
    return [seat for seat in others if can_bet(table, seat)]


@cites(AGAINST)
def against(table: Wager) -> int | None:
    """The most chips that the seat on turn can bet: another seat what nobody has matched of the
    maker's bet, the maker what the others can match in equal shares. None without a limit.
    """
    if named(table):
        return table.common.left
    if table.rules.share is Share.FREE or not table.rules.stock:
        return None
    seats = holders(table)
    return len(seats) * min((table.notes[seat].chips for seat in seats), default=0)


@cites(NAMES, AGAINST)
def asks(table: Wager) -> tuple[Stake | str, ...]:
    """The maker bets on a number; then, with free shares, each other seat bets or passes."""
    is_named, most = named(table) > 0, against(table)
    if is_named and table.turn == table.first:
        return ()
    bets = stakes(table, (0,) if is_named else range(2, 13))
    fitting = (bet for bet in bets if most is None or bet.chips <= most)
    return (*fitting, *[PASS] * is_named)


@row(
    AGAINST,
    "{seat} bets {chips}; against each other can be bet {most}.",
    "{seat} setzt {chips}; gegeneinander gesetzt werden können {most}.",
)
def more_than_is_held(table: Wager, action: Bet) -> Facts | None:
    """No seat bets more than the other side can match."""
    most = against(table)
    if most is None or action.chips <= most or bool(action.on) == bool(named(table)):
        return None
    return {
        "seat": SeatTerm(action.seat),
        "chips": number(action.chips),
        "most": number(most),
    }


@cites(AGAINST)
def shared_out(table: Wager, chips: int) -> Wager:
    """The others match the maker's bet in equal shares; odd chips go clockwise from the left."""
    seats = holders(table)
    each, odd = divmod(chips, len(seats))
    for place, seat in enumerate(seats):
        if held := each + (place < odd):
            table = with_note(table, evolve(table.notes[seat], bets=(Stake(held),)), seat)
    return table


@cites(BACK)
def returned(table: Wager) -> Wager:
    """After all bets, the maker takes back the chips that no other seat has matched."""
    maker = table.notes[table.first]
    (bet,) = maker.bets
    kept = Stake(bet.chips - table.common.left, bet.on)
    return evolve(with_note(table, evolve(maker, bets=(kept,)), table.first), common=Luck())


@cites(AGAINST, BACK)
def chose(table: Wager, choice: Stake | str) -> Wager:
    """The others match the maker's bet, all in equal shares or each as it likes."""
    bet = choice if isinstance(choice, Stake) else Stake(0)
    after = with_bet(table, bet) if bet.chips else table
    if bet.on and table.rules.share is Share.EQUAL:
        return shared_out(after, bet.chips)
    left = bet.chips if bet.on else table.common.left - bet.chips
    after = to_next(evolve(after, common=Luck(left)))
    if not left:
        after = evolve(after, turn=after.first)
    return returned(after) if after.turn == after.first else after


@cites(NAMES, AGAINST, PASSING)
def chooses(table: Wager, choice: Stake | str) -> Clause:
    """Which clause a choice cites: the bet of the maker, a bet against it, or a pass."""
    return passes_by(AGAINST if named(table) else NAMES)(table, choice)


@cites(LOSES)
def lost(table: Wager, pips: int) -> Wager | None:
    """The number named falls after another one: the maker has lost."""
    return collected(table) if table.common.lucky and pips == named(table) else None


@cites(HITS)
def hit(table: Wager, pips: int) -> Wager | None:
    """The number named falls: the maker has won."""
    return settled(table, same(-1)) if pips == named(table) else None


@cites(LUCKY)
def lucky(table: Wager, pips: int) -> Wager | None:
    """The number that fell first falls once more: the maker has won."""
    return settled(table, same(-1)) if pips == table.common.lucky else None


@cites(LUCKY)
def goes_on(table: Wager, pips: int) -> Wager:
    """Another number is thrown for, the first one that fell."""
    return evolve(table, common=Luck(lucky=table.common.lucky or pips))


@cites(SHARES)
def collected(table: Wager) -> Wager:
    """The others collect by their shares of the bet."""
    return settled(table, same(1))


@cites(NEXT)
def next_maker(table: Wager) -> Wager:
    """The next in turn is the maker."""
    return evolve(next_bank(table, moves=True, in_turn=True), common=Luck())


def count(table: Wager, faces: Faces) -> Wager:
    """The first throw hits the named number or sets the lucky one; later the two decide."""
    pips = sum(faces)
    settled_bet = lost(table, pips) or hit(table, pips) or lucky(table, pips)
    return next_maker(settled_bet) if settled_bet else goes_on(table, pips)


@cites(NEXT)
def over(table: Wager) -> bool:
    """Over when each seat was maker as often as agreed, or fewer than two seats have chips."""
    return table.played >= table.rules.rounds * table.players or ruined(table)


def counts(before: Wager, after: Wager, seat: Seat) -> Clause:
    """Which clause changed a note: that of a bet, or that of the throw."""
    maker = before.first
    if not before.faces:
        own = NAMES if before.turn == maker else BACK
        return own if seat == maker else AGAINST
    if after.common.lucky:
        return LUCKY
    if sum(before.faces) == before.common.lucky:
        return LUCKY
    if not before.common.lucky:
        return HITS
    return LOSES if seat in (-1, maker) else SHARES


def tells(before: Wager, after: Wager) -> Iterator[TextEvent]:
    """Tells who is the maker now."""
    words = Text("{seat} is the maker now.", "{seat} ist jetzt Spielmacher.")
    yield from holder_told(before, after, NEXT, words, over=over(after))


def shared(luck: Luck) -> Term:
    """The lucky number as a fact."""
    words = Text(f"lucky number {luck.lucky}", f"Glückszahl {luck.lucky}")
    nothing = Text("no lucky number", "keine Glückszahl")
    return Term(str(luck.lucky), words if luck.lucky else nothing)


GAME = bank_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    common=Luck(),
    rounds=no_rounds,
    asks=asks,
    chose=chose,
    says=MAY_PASS,
    bets=range(13),
    rows=(*bet_rows(NAMES, asks), more_than_is_held),
    count=count,
    over=over,
    noted_by=counts,
    chosen_by=chooses,
    refused_by=PASSING,
    shared=shared,
    label=NOW,
    tells=tells,
    marks=first_is("maker", "Spielmacher"),
)
