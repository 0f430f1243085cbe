"""The contents of a record: the players, the deal, the actions, and the result.

`records` reads and writes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from attrs import Factory, field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.kernel.similar_names import not_told_apart
from daumen_rules.kernel.text import Text

from .game import AnyGame
from .report_text import points_words


class Key(Enum):
    """The first word of a line that is not about a player."""

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
    ASK = "ask"
    EXPECT = "expect"


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
    "frage": Key.ASK,
    "erwartet": Key.EXPECT,
}
KEYS: Final = {key.value: key for key in Key} | _OTHER_WORDS
"""The keys of the notation: the spellings that are written, and others that are read."""
GAME_WORDS: Final = frozenset({"game", "partie"})
TRICK_WORDS: Final = frozenset({"trick", "stich"})
"""Words before a number and without a colon: a game, or a trick, begins."""
HEADER: Final = (Key.GAME, Key.RULES, Key.VERSION, Key.PLAYERS, Key.GAMES, Key.PACK)
CLAIMS: Final = (Key.RESULT, Key.WINNERS, Key.PAYMENTS)
NOBODY: Final = "-"
NAME_LENGTH: Final = 40


@frozen
class Act:
    """An action as it is noted, and its line."""

    action: Any
    line: int = field(default=0, eq=False)


@frozen
class Gap:
    """An action that is not fully known, in the form of the court of its game."""

    mover: Mover
    noted: Any
    line: int = field(default=0, eq=False)
    column: int = field(default=0, eq=False)
    word: str = field(default="?", eq=False)


@frozen
class TrickMark:
    """A mark where a trick begins; tricks count from 1 in each game."""

    number: int
    line: int = field(default=0, eq=False)


@frozen
class Claim:
    """A claim of a record about the end: points by seat, winning seats, or payments by seat."""

    key: Key
    values: tuple[int, ...]
    line: int = field(default=0, eq=False)

    def true_values(self, outcome: Outcome) -> tuple[int, ...]:
        """The right values for an outcome."""
        match self.key:
            case Key.WINNERS:
                return tuple(sorted(outcome.winners))
            case Key.PAYMENTS:
                return outcome.payments or tuple(0 for _ in outcome.scores)
            case _:
                return outcome.scores

    def told(self, values: tuple[int, ...], names: Sequence[str]) -> str:
        """Values as reports tell them: points with names, others as the record writes them."""
        if self.key is Key.RESULT:
            return points_words(values, tuple(names))
        return f"`{self.key.value}: {self.words(values, names)}`"

    def words(self, values: tuple[int, ...], names: Sequence[str]) -> str:
        """Values as the record writes them."""
        if self.key is Key.WINNERS:
            return ", ".join(names[seat] for seat in values) or NOBODY
        return " ".join(map(str, values)) or NOBODY


@frozen
class FirstGap:
    """The place of the first gap of a record, and the text there."""

    line: int
    column: int
    found: str | Text


@frozen(kw_only=True)
class GameRecord:
    """One game of a record, finished or not.

    `deal` is the deal that rows of cards describe, in the form of the game; None if the deal is
    among the entries or is not noted. `starter` is the starting seat, None if it is not noted.
    """

    deal: Any = None
    begins: Any = None
    position: Any = None
    """The position with gaps with which the game begins, in place of the state `begins`."""
    entries: tuple[Act | Gap | TrickMark, ...] = ()
    starter: Seat | None = None
    claims: tuple[Claim, ...] = ()
    deal_line: int = field(default=0, eq=False)
    lack: FirstGap | None = field(default=None, eq=False)

    @property
    def acts(self) -> tuple[Act, ...]:
        """The actions that are fully known."""
        return tuple(entry for entry in self.entries if isinstance(entry, Act))

    @property
    def first_gap(self) -> FirstGap | None:
        """The first gap; None if there is none."""
        gaps = (entry for entry in self.entries if isinstance(entry, Gap))
        return self.lack or next((FirstGap(gap.line, gap.column, gap.word) for gap in gaps), None)


def _first_version(record: Record) -> str:
    return record.game.book.versions[0]


@frozen(kw_only=True)
class Record:
    """One or several games of the same players; `names` are the players' names by seat."""

    game: AnyGame
    rules: Any
    version: str = field(default=Factory(_first_version, takes_self=True))
    """The version of the rules under which it was made."""
    names: tuple[str, ...]
    games: tuple[GameRecord, ...] = (GameRecord(),)
    agreed: int | None = None
    """The number of games agreed beforehand, if it is noted."""
    pack: str = ""
    """The name of the pack; empty for the manual's."""

    @property
    def acts(self) -> tuple[Act, ...]:
        """The actions of the first game."""
        return self.games[0].acts

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims about the end of the first game."""
        return self.games[0].claims

    @property
    def first_gap(self) -> FirstGap | None:
        """The first gap; None if there is none."""
        return next((gap for game in self.games if (gap := game.first_gap)), None)


def of_acts(
    game: AnyGame,
    rules: Any,
    names: tuple[str, ...],
    acts: Sequence[Act],
    claims: Sequence[Claim] = (),
) -> Record:
    """The record of one game with these actions."""
    extras = None if game.notation.record_extras is None else game.notation.record_extras()
    deal = None
    if extras is not None and acts:
        deal = extras.of_action(acts[0].action, len(names), "")
    told = tuple(acts if deal is None else acts[1:])
    one = GameRecord(deal=deal, entries=told, claims=tuple(claims))
    return Record(game=game, rules=rules, names=names, games=(one,))


def claims_of(outcome: Outcome) -> tuple[Claim, ...]:
    """All claims that a record can make about an outcome."""
    winners = tuple(sorted(outcome.winners))
    paid = (Claim(Key.PAYMENTS, outcome.payments),) if outcome.payments else ()
    return (Claim(Key.RESULT, outcome.scores), Claim(Key.WINNERS, winners), *paid)


# Words


def mover_word(mover: Mover, names: Sequence[str]) -> str:
    """The mover, as a record writes it."""
    if isinstance(mover, int):
        return names[mover]
    return Key.NATURE.value if mover is NATURE else Key.REFEREE.value


def reserved_words(game: AnyGame) -> frozenset[str]:
    """Words of the notation with which no player's name may begin."""
    extras = game.notation.record_extras
    own = frozenset[str]() if extras is None else extras().reserved
    return frozenset(KEYS) | GAME_WORDS | TRICK_WORDS | own


def wrong_name(name: str, others: Sequence[str], game: AnyGame) -> Text | None:
    """The expected input in place of a bad player's name; None for a good one."""
    return wrong_beside(name, others, reserved_words(game))


def wrong_beside(name: str, others: Sequence[str], reserved: frozenset[str]) -> Text | None:
    """The same, for given words of the notation."""
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


def seats_words(seats: Sequence[int]) -> Text:
    """The numbers of players of a game: `2`, `2 to 8`, `2, 4 or 6`."""
    words = [*map(str, seats)]
    if len(words) > 2 and seats[-1] - seats[0] == len(seats) - 1:
        return Text(f"{words[0]} to {words[-1]}", f"{words[0]} bis {words[-1]}")
    *some, last = words
    listed = ", ".join(some)
    return Text(f"{listed} or {last}", f"{listed} oder {last}") if some else Text(last, last)
