"""What is noted of a game of the collection: its players, what they did, and how it ended.

How it is written and read stands in `record`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from attrs import Factory, field, frozen

from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.names import not_told_apart
from daumen_rules.kernel.seats import NATURE, Mover, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.game import AnyGame


class Key(Enum):
    """What a line begins with that is not about a player."""

    GAME = "game"
    RULES = "rules"
    VERSION = "version"
    PLAYERS = "players"
    NATURE = "nature"
    REFEREE = "referee"
    RESULT = "result"
    WINNERS = "winners"
    PAYMENTS = "payments"


_GERMAN: Final = {
    "spiel": Key.GAME,
    "regeln": Key.RULES,
    "fassung": Key.VERSION,
    "spieler": Key.PLAYERS,
    "zufall": Key.NATURE,
    "schiedsrichter": Key.REFEREE,
    "ergebnis": Key.RESULT,
    "gewinner": Key.WINNERS,
    "zahlungen": Key.PAYMENTS,
}
KEYS: Final = {key.value: key for key in Key} | _GERMAN
"""The words of the notation, English and German."""
RESERVED: Final = frozenset(KEYS)
"""Words that no player can be called."""
HEADER: Final = (Key.GAME, Key.RULES, Key.VERSION, Key.PLAYERS)
CLAIMS: Final = (Key.RESULT, Key.WINNERS, Key.PAYMENTS)
NOBODY: Final = "-"
NAME_LENGTH: Final = 40


@frozen
class Act:
    """An action as it was noted, and the line where it stands."""

    action: Any
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

    def words(self, values: tuple[int, ...], names: Sequence[str]) -> str:
        """Values as this claim writes them."""
        if self.key is Key.WINNERS:
            return ", ".join(names[seat] for seat in values) or NOBODY
        return " ".join(map(str, values)) or NOBODY


def _first_version(record: Record) -> str:
    return record.game.book.versions[0]


@frozen(kw_only=True)
class Record:
    """A game written down, finished or not; `names` are the players by seat."""

    game: AnyGame
    rules: Any
    version: str = field(default=Factory(_first_version, takes_self=True))
    """The version of the rules by which it was made."""
    names: tuple[str, ...]
    acts: tuple[Act, ...] = ()
    claims: tuple[Claim, ...] = ()


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


def wrong_name(name: str, others: Sequence[str]) -> Text | None:
    """What was expected in place of a player's name; None where it is good."""
    if not (
        0 < len(name) <= NAME_LENGTH
        and name.isprintable()
        and not set(name) & set(",:#")
        and name.lower() not in RESERVED
        and name != NOBODY
    ):
        return Text(
            f"a name of 1 to {NAME_LENGTH} characters without comma, colon and #, and no word of "
            "the notation",
            f"ein Name aus 1 bis {NAME_LENGTH} Zeichen ohne Komma, Doppelpunkt und #, und kein "
            "Wort der Notation",
        )
    return not_told_apart(name, others)


def seat_called(word: str, names: Sequence[str]) -> int | None:
    """The seat of a name or of a letter, None where there is none."""
    letters = {seat_letter(seat).lower(): seat for seat in range(len(names))}
    by_name = {name.lower(): seat for seat, name in enumerate(names)}
    exact = {name: seat for seat, name in enumerate(names)}
    return exact.get(word, (letters | by_name).get(word.lower()))


def seats_words(seats: range) -> Text:
    """The numbers of players of a game: `2`, `2 to 8`, `2, 4 or 6`."""
    words = [*map(str, seats)]
    if len(words) > 2 and seats.step == 1:
        return Text(f"{words[0]} to {words[-1]}", f"{words[0]} bis {words[-1]}")
    *some, last = words
    listed = ", ".join(some)
    return Text(f"{listed} or {last}", f"{listed} oder {last}") if some else Text(last, last)
