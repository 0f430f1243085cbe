"""What is noted of games: their players, what was dealt, what everybody did, and how they ended.

How it is written and read stands in `records`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from attrs import Factory, field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.names import not_told_apart
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.kernel.text import Text

from .game import AnyGame
from .report_text import points_words


class Key(Enum):
    """What a line begins with that is not about a player."""

    GAME = "game"
    RULES = "rules"
    VERSION = "version"
    PLAYERS = "players"
    GAMES = "games"
    PACK = "pack"
    STARTER = "starter"
    NATURE = "nature"
    REFEREE = "referee"
    RESULT = "result"
    WINNERS = "winners"
    PAYMENTS = "payments"


_OTHER_WORDS: Final = {
    "names": Key.PLAYERS,
    "score": Key.RESULT,
    "spiel": Key.GAME,
    "regeln": Key.RULES,
    "fassung": Key.VERSION,
    "spieler": Key.PLAYERS,
    "namen": Key.PLAYERS,
    "partien": Key.GAMES,
    "blatt": Key.PACK,
    "beginnt": Key.STARTER,
    "zufall": Key.NATURE,
    "schiedsrichter": Key.REFEREE,
    "ergebnis": Key.RESULT,
    "punkte": Key.RESULT,
    "gewinner": Key.WINNERS,
    "zahlungen": Key.PAYMENTS,
}
KEYS: Final = {key.value: key for key in Key} | _OTHER_WORDS
"""The words of the notation: those that are written, and those that are read as well."""
GAME_WORDS: Final = frozenset({"game", "partie"})
TRICK_WORDS: Final = frozenset({"trick", "stich"})
"""Words before a number, without a colon: a game, or a trick, begins."""
HEADER: Final = (Key.GAME, Key.RULES, Key.VERSION, Key.PLAYERS, Key.GAMES, Key.PACK)
CLAIMS: Final = (Key.RESULT, Key.WINNERS, Key.PAYMENTS)
NOBODY: Final = "-"
NAME_LENGTH: Final = 40


@frozen
class Act:
    """An action as it was noted, and the line where it stands."""

    action: Any
    line: int = field(default=0, eq=False)


@frozen
class Gap:
    """An action of which not everything is noted, in the form of the court of its game."""

    mover: Mover
    noted: Any
    line: int = field(default=0, eq=False)
    column: int = field(default=0, eq=False)
    word: str = field(default="?", eq=False)


@frozen
class TrickMark:
    """The writer says that a trick begins here; they count from 1 in each game."""

    number: int
    line: int = field(default=0, eq=False)


@frozen
class Claim:
    """What a record says of the end: points by seat, seats that have won, or payments by seat."""

    key: Key
    values: tuple[int, ...]
    line: int = field(default=0, eq=False)

    def true_values(self, outcome: Outcome) -> tuple[int, ...]:
        """What it would have to say of an outcome."""
        match self.key:
            case Key.WINNERS:
                return tuple(sorted(outcome.winners))
            case Key.PAYMENTS:
                return outcome.payments or tuple(0 for _ in outcome.scores)
            case _:
                return outcome.scores

    def told(self, values: tuple[int, ...], names: Sequence[str]) -> str:
        """Values as they are told: points by name, others as the record writes them."""
        if self.key is Key.RESULT:
            return points_words(values, tuple(names))
        return f"`{self.key.value}: {self.words(values, names)}`"

    def words(self, values: tuple[int, ...], names: Sequence[str]) -> str:
        """Values as this claim writes them."""
        if self.key is Key.WINNERS:
            return ", ".join(names[seat] for seat in values) or NOBODY
        return " ".join(map(str, values)) or NOBODY


@frozen
class Lack:
    """Where the first thing stands that a record leaves open, and what is found there."""

    line: int
    column: int
    found: str | Text


@frozen(kw_only=True)
class GameRecord:
    """One game written down, finished or not.

    `deal` is what rows of cards say was dealt, in the form of the game; None where that is among
    the entries, or nothing is noted. `begins` is the state with which it begins where that is
    told, else None. `starter` is who begins, None where that is not said.
    """

    deal: Any = None
    begins: Any = None
    entries: tuple[Act | Gap | TrickMark, ...] = ()
    starter: Seat | None = None
    claims: tuple[Claim, ...] = ()
    deal_line: int = field(default=0, eq=False)
    lack: Lack | None = field(default=None, eq=False)

    @property
    def acts(self) -> tuple[Act, ...]:
        """The actions of which everything is noted."""
        return tuple(entry for entry in self.entries if isinstance(entry, Act))

    @property
    def first_gap(self) -> Lack | None:
        """The first thing that is not noted, None where everything is."""
        gaps = (entry for entry in self.entries if isinstance(entry, Gap))
        return self.lack or next((Lack(gap.line, gap.column, gap.word) for gap in gaps), None)


def _first_version(record: Record) -> str:
    return record.game.book.versions[0]


@frozen(kw_only=True)
class Record:
    """One or several games of the same players; `names` are these by seat."""

    game: AnyGame
    rules: Any
    version: str = field(default=Factory(_first_version, takes_self=True))
    """The version of the rules by which it was made."""
    names: tuple[str, ...]
    games: tuple[GameRecord, ...] = (GameRecord(),)
    agreed: int | None = None
    """How many games were agreed beforehand, if that is said."""
    pack: str = ""
    """The name of the cards that are played with, empty for those of the manual."""

    @property
    def acts(self) -> tuple[Act, ...]:
        """What was done in the first game."""
        return self.games[0].acts

    @property
    def claims(self) -> tuple[Claim, ...]:
        """What is said of the end of the first game."""
        return self.games[0].claims

    @property
    def first_gap(self) -> Lack | None:
        """The first thing that is not noted, None where everything is."""
        return next((gap for game in self.games if (gap := game.first_gap)), None)


def of_acts(
    game: AnyGame,
    rules: Any,
    names: tuple[str, ...],
    acts: Sequence[Act],
    claims: Sequence[Claim] = (),
) -> Record:
    """The record of one game in which so much was done."""
    noting = None if game.notation.noting is None else game.notation.noting()
    deal = None
    if noting is not None and acts:
        deal = noting.of_action(acts[0].action, len(names), "")
    told = tuple(acts if deal is None else acts[1:])
    one = GameRecord(deal=deal, entries=told, claims=tuple(claims))
    return Record(game=game, rules=rules, names=names, games=(one,))


def claims_of(outcome: Outcome) -> tuple[Claim, ...]:
    """All that a record can say of an outcome."""
    winners = tuple(sorted(outcome.winners))
    paid = (Claim(Key.PAYMENTS, outcome.payments),) if outcome.payments else ()
    return (Claim(Key.RESULT, outcome.scores), Claim(Key.WINNERS, winners), *paid)


# Words


def mover_word(mover: Mover, names: Sequence[str]) -> str:
    """Who acts, as a record writes it."""
    if isinstance(mover, int):
        return names[mover]
    return Key.NATURE.value if mover is NATURE else Key.REFEREE.value


def reserved_words(game: AnyGame) -> frozenset[str]:
    """Words of the notation of a game, with none of which a name can begin."""
    noting = game.notation.noting
    own = frozenset[str]() if noting is None else noting().reserved
    return frozenset(KEYS) | GAME_WORDS | TRICK_WORDS | own


def wrong_name(name: str, others: Sequence[str], game: AnyGame) -> Text | None:
    """What was expected in place of a player's name; None where it is good."""
    return wrong_beside(name, others, reserved_words(game))


def wrong_beside(name: str, others: Sequence[str], reserved: frozenset[str]) -> Text | None:
    """The same where these are the words of the notation."""
    if not (
        0 < len(name) <= NAME_LENGTH
        and name == " ".join(name.split())
        and name.isprintable()
        and not set(name) & set(",:#")
        and name.split()[0].lower() not in reserved
        and name != NOBODY
    ):
        return Text(
            f"a name of 1 to {NAME_LENGTH} characters without comma, colon, # and double blanks, "
            "beginning with no word of the notation",
            f"ein Name aus 1 bis {NAME_LENGTH} Zeichen ohne Komma, Doppelpunkt, # und doppelte "
            "Leerzeichen, der mit keinem Wort der Notation beginnt",
        )
    return not_told_apart(name, others)


def seats_words(seats: range) -> Text:
    """The numbers of players of a game: `2`, `2 to 8`, `2, 4 or 6`."""
    words = [*map(str, seats)]
    if len(words) > 2 and seats.step == 1:
        return Text(f"{words[0]} to {words[-1]}", f"{words[0]} bis {words[-1]}")
    *some, last = words
    listed = ", ".join(some)
    return Text(f"{listed} or {last}", f"{listed} oder {last}") if some else Text(last, last)
