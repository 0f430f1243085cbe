"""Reads the lines that people type: an action, a call for another seat, or a command.

No function here decides whether an action is legal; `step` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import NATURE, Mover, seat_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.operands import either
from daumen_rules.table.words import Unclear, Unreadable, meant, offered_as

from . import texts as t
from .menu import expected, labelled

_EXAMPLES: Final = 3
"""The most verbs of which an example is told."""


class Command(Enum):
    """A command to `play` itself, in place of an action."""

    HELP = "help"
    RULES = "rules"
    ALL = "all"
    UNDO = "undo"
    QUIT = "quit"


_COMMANDS: Final = {
    **dict.fromkeys(("?", "h", "help", "hilfe"), Command.HELP),
    **dict.fromkeys(("rules", "regeln"), Command.RULES),
    **dict.fromkeys(("all", "alle"), Command.ALL),
    **dict.fromkeys(("undo", "zurück", "zurueck"), Command.UNDO),
    **dict.fromkeys(("q", "quit", "exit", "ende"), Command.QUIT),
}


@frozen
class Acts:
    """The action that a line means, or several readings of it, of which at most one is legal."""

    mover: Mover
    actions: tuple[Any, ...]


Typed: TypeAlias = Acts | Command | Unreadable | Unclear


def command_of(words: str) -> Command | None:
    """The command that a line names, None for a line that is no command."""
    return _COMMANDS.get(words.strip().lower())


def completed(
    game: AnyGame, mover: Mover, offered: Sequence[Any], language: Language, typed: str
) -> tuple[str, ...]:
    """The completions of a line that a person has begun to type.

    These are the offered actions that begin with it. If there are none, the notation of the game
    adds its next possible word.
    """
    words = (game.notation.say(action, language) for action in offered)
    begun = tuple(each for each in words if each.lower().startswith(typed.lower()))
    return begun or game.notation.verbs.complete(mover, typed, language)


def read_call(game: AnyGame, view: Any, names: Sequence[str], typed: str) -> Acts | None:
    """The call that a line such as `C: parry` makes for seat C; None for a line that is no call.

    The person at the keyboard may type calls for every seat.
    """
    caller, colon, words = typed.partition(":")
    seat = seat_named(caller.strip(), names)
    keyboard = game.notation.keyboard
    calls = None if keyboard is None else keyboard.calls
    if calls is None or not colon or seat is None:
        return None
    meant = calls.read(view, seat, words)
    return None if meant is None else Acts(seat, meant)


def read_typed(
    game: AnyGame,
    view: Any,
    mover: Mover,
    offered: Sequence[Any],
    typed: str,
    marks: Sequence[str] = (),
) -> Typed:
    """Reads a line of a person who acts for `mover`, sees `view`, and may choose from `offered`,
    the first of which have been listed with `marks`.

    Words of an offered action win over commands, commands over labels of the list, labels over
    short forms of the game. An empty line is no action: where Enter does the one thing that can be
    done, `People` knows it.
    """
    words = " ".join(typed.split())
    if not words:
        return Unreadable(expected(marks, _examples(game, mover, offered)))
    action = offered_as(game, offered, words)
    if action is not None:
        return Acts(mover, (action,))
    command = command_of(words)
    if command is not None:
        return command
    place = labelled(marks).get(words.lower())
    if place is not None:
        return Acts(mover, (offered[place],))
    found = meant(game, view, mover, offered, words)
    if isinstance(found, Unreadable):
        begun = words.partition(" ")[0].lower() in game.notation.verbs.leads(mover)
        other = found.expected if begun else _examples(game, mover, offered)
        return Unreadable(expected(marks, other))
    return found if isinstance(found, Unclear) else Acts(mover, found)


def _examples(game: AnyGame, mover: Mover, offered: Sequence[Any]) -> Text:
    """Words that may be typed: those of an offered action of each verb, or what the verbs say."""
    verbs, by_verb = game.notation.verbs, dict[Any, list[Any]]()
    if mover is NATURE:
        return verbs.expected(mover)
    for action in offered:
        by_verb.setdefault(verbs.row(action), []).append(action)
    some = [same[len(same) // 2] for same in by_verb.values()][:_EXAMPLES]
    said = (
        either([f"`{game.notation.say(action, language)}`" for action in some], language)
        for language in LANGUAGES
    )
    english, german = said
    return Text(t.WORDS.en.format(words=english), t.WORDS.de.format(words=german))
