"""74 Craps, as this manual has it: a number is named, and the one thrown instead brings luck.

It is long because a bet is answered by all others together, who share what they win by what they
bet.
"""

from daumen_rules.games.dice.engines.bank import *
from daumen_rules.games.dice.engines.bets import agreed, bet_rows
from daumen_rules.games.dice.engines.kit import *

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
    The others together bet as much against it. | Die anderen setzen zusammen ebenso viel dagegen.
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
        equally: what the maker bets is bet against each | gleich: Was der Spielmacher setzt, gilt
          gegen jeden
        as they like, in turn, until nothing is left | wie sie wollen, reihum, bis nichts übrig ist
    """)
    stock: int = stock(0)
    max_bet: int = max_bet()
    rounds: int = rounds_option(AGREED, 1)


@frozen
class Luck:
    """What all share: what is left to bet against the maker, and the lucky number, 0 before."""

    left: int = 0
    lucky: int = 0


Wager = Table[Rules, Purse, Luck]


def named(table: Wager) -> int:
    """The number that the maker has named, 0 before."""
    bets = table.notes[table.first].bets
    return bets[0].on if bets else 0


@cites(NAMES, AGAINST)
def amounts(table: Wager) -> range:
    """What may be bet: by the maker as was agreed, by another what is left."""
    return range(1, table.common.left + 1) if named(table) else agreed(table)


@cites(NAMES, AGAINST)
def asks(table: Wager) -> tuple[Stake | str, ...]:
    """The maker's number and bet, then the bets of the others, where these are free."""
    if not named(table):
        return stakes(table, range(2, 13))
    if table.turn == table.first:
        return ()
    return (*(bet for bet in map(Stake, amounts(table)) if can_pay(table, bet)), PASS)


def can_pay(table: Wager, bet: Stake) -> bool:
    """Whether the seat on turn has enough for a bet."""
    return not table.rules.stock or bet.chips <= table.note.free


@cites(AGAINST, BACK)
def chose(table: Wager, choice: Stake | str) -> Wager:
    """The maker's bet is held by all others, or by those who like; the rest goes back."""
    if isinstance(choice, str):
        return to_next(table)
    after = with_bet(table, choice)
    if not choice.on:
        left = table.common.left - choice.chips
        after = evolve(after, common=Luck(left))
        return to_next(after) if left else evolve(after, turn=table.first)
    if table.rules.share is Share.FREE:
        return to_next(evolve(after, common=Luck(choice.chips)))
    left = table.note.chips
    for seat in map(table.left, range(1, table.players)):
        has = min(after.notes[seat].chips, left) if table.rules.stock else choice.chips
        if held := min(choice.chips, has):
            bets = (Stake(held),)
            after, left = noting(after, evolve(after.notes[seat], bets=bets), seat), left - held
    return after


def chooses(table: Wager, choice: Stake | str) -> Clause:
    """By whether the maker bets, or another."""
    return passes_by(AGAINST if named(table) else NAMES)(table, choice)


@cites(HITS, LUCKY, LOSES, SHARES, NEXT)
def count(table: Wager, faces: Faces) -> Wager:
    """The first throw hits, or brings the lucky number; then one of the two decides."""
    pips, luck = sum(faces), table.common.lucky
    if pips not in (luck, named(table)):
        return evolve(table, common=Luck(lucky=luck or pips))
    is_lost = luck != 0 and pips != luck
    after = settled(table, same(1 if is_lost else -1))
    return evolve(next_bank(after, moves=True), common=Luck())


@cites(NEXT)
def over(table: Wager) -> bool:
    """Each seat has been the maker as often as was agreed, or nobody can bet against one."""
    return table.played == table.rules.rounds * table.players or ruined(table)


def counts(before: Wager, after: Wager, seat: Seat) -> Clause:
    """By the bet, or by what was thrown."""
    if not before.faces:
        return NAMES if seat == before.first else AGAINST
    if after.common.lucky:
        return LUCKY
    if after.notes[before.first].chips > before.notes[before.first].chips:
        return LUCKY if before.common.lucky else HITS
    return LOSES if seat in (-1, before.first) else SHARES


def shared(luck: Luck) -> Term:
    """The lucky number as a fact."""
    words = Text(f"lucky number {luck.lucky}", f"Glückszahl {luck.lucky}")
    nothing = Text("no lucky number", "keine Glückszahl")
    return Term(str(luck.lucky), words if luck.lucky else nothing)


GAME = game(
    Rules(),
    count,
    richest,
    dice=2,
    common=Luck(),
    rounds=no_rounds,
    choice=AGAINST,
    says=MAY_PASS,
    bets=range(13),
    rows=bet_rows(NAMES, asks, amounts),
    **BANKING,
    label=NOW,
)
