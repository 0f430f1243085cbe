"""What a person types, read: an action, a call for another seat, or a command.

Whether an action is allowed only `step` knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.keyboard import Calls
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, Mover, seat_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.expected_error import ExpectedError

from ..shared.abbreviations import without_verb
from . import texts as t


class Command(Enum):
    """What is no action."""

    HELP = "help"
    ALL = "all"
    UNDO = "undo"
    QUIT = "quit"


_COMMANDS: Final = {
    **dict.fromkeys(("?", "h", "help", "hilfe"), Command.HELP),
    **dict.fromkeys(("all", "alle"), Command.ALL),
    **dict.fromkeys(("undo", "zurück", "zurueck"), Command.UNDO),
    **dict.fromkeys(("q", "quit", "exit", "ende"), Command.QUIT),
}


@frozen
class Acts:
    """What somebody means to do: one action, or several of which one at most can be legal."""

    mover: Mover
    actions: tuple[Any, ...]


@frozen
class Unreadable:
    """What was expected where a line cannot be read."""

    expected: Text


@frozen
class Unclear:
    """Why a line that can be read means nothing that can be done."""

    why: Text


Typed: TypeAlias = Acts | Command | Unreadable | Unclear


def command_of(words: str) -> Command | None:
    """The command of a line, None where it is none."""
    return _COMMANDS.get(words.strip().lower())


def completed(
    game: AnyGame, mover: Mover, offered: Sequence[Any], language: Language, typed: str
) -> tuple[str, ...]:
    """What a line that somebody has begun may become: actions that were offered, else any words
    of the game, by the next of them.
    """
    words = (game.notation.say(action, language) for action in offered)
    begun = tuple(each for each in words if each.lower().startswith(typed.lower()))
    return begun or game.notation.verbs.complete(mover, typed, language)


def calls_of(game: AnyGame) -> Calls[Any] | None:
    """What seats may call out while another seat is on turn; None where a game has no calls."""
    return None if game.notation.keyboard is None else game.notation.keyboard.calls


def read_call(game: AnyGame, view: Any, names: Sequence[str], typed: str) -> Acts | None:
    """A call for a seat, such as `C: parry`, by whoever has the keyboard; None for what is none."""
    caller, colon, words = typed.partition(":")
    seat = seat_named(caller.strip(), names)
    calls = calls_of(game)
    if calls is None or not colon or seat is None:
        return None
    meant = calls.read(view, seat, words)
    return None if meant is None else Acts(seat, meant)


def read_typed(game: AnyGame, view: Any, mover: Mover, offered: Sequence[Any], typed: str) -> Typed:
    """What somebody typed who sees a view, acts for `mover` and was offered some actions by number.

    Words of an action win over commands, and these over numbers. The first word of an action may be
    left out where only one fits: `a1` for `place a1`, `3 5` for `throw 3 5`. An empty line means no
    action, even where only one is possible.
    """
    words = " ".join(typed.split())
    listed = len(offered) if mover is not NATURE else 0
    if not words:
        return _unreadable(game.notation.verbs.expected(mover), listed)
    by_words = {
        game.notation.say(action, language).lower(): action
        for action in offered
        for language in LANGUAGES
    }
    if words.lower() in by_words:
        return Acts(mover, (by_words[words.lower()],))
    command = command_of(words)
    if command is not None:
        return command
    if words.isascii() and words.isdigit() and len(words) < 6 and 1 <= int(words) <= listed:
        return Acts(mover, (offered[int(words) - 1],))
    keyboard = game.notation.keyboard
    if keyboard is not None and keyboard.read is not None and isinstance(mover, int):
        meant = keyboard.read(view, mover, words)
        if meant is not None:
            return Unclear(meant) if isinstance(meant, Text) else Acts(mover, meant)
    return _read(game, mover, offered, words, listed)


def _read(
    game: AnyGame, mover: Mover, offered: Sequence[Any], words: str, listed: int
) -> Acts | Unreadable:
    try:
        return Acts(mover, (game.notation.read(mover, words),))
    except ExpectedError as error:
        expected = error.text
    meant = without_verb(game, mover, words, offered)
    return _unreadable(expected, listed) if meant is None else Acts(mover, (meant,))


def _unreadable(expected: Text, listed: int) -> Unreadable:
    """What was expected, with the numbers of a list of so many actions."""
    if not listed:
        return Unreadable(expected)
    return Unreadable(
        Text(
            t.NUMBER_OR.en.format(count=listed, other=expected.en),
            t.NUMBER_OR.de.format(count=listed, other=expected.de),
        )
    )
