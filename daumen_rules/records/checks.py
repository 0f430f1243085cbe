"""What the text form and the JSON form ask alike of a record, each with its one error text.

Where a fault stands is the reader's to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.words import ExpectedError
from daumen_rules.records.noted import mover_word, seats_words, wrong_name

RULES_LENGTH: Final = 2000


def game_of(words: str, asked: AnyGame | None) -> AnyGame:
    """The game that a record names; `asked` is the one that it must be, if any. Raises Fault."""
    try:
        found = catalogue.game(catalogue.found(words))
    except catalogue.UnknownGameError as error:
        expected = Text(
            f"a game of the collection ({error.text.en})",
            f"ein Spiel der Sammlung ({error.text.de})",
        )
        raise Fault(words, expected) from None
    if asked is not None and asked.slug != found.slug:
        other = asked.slug
        raise Fault(words, Text(f"{other}, as was asked for", f"{other}, wonach gefragt ist"))
    return found


def rules_of(words: str, game: AnyGame) -> Any:
    """The rule set that a record names. Raises Fault."""
    if len(words) > RULES_LENGTH:
        raise Fault(
            words,
            Text(f"at most {RULES_LENGTH} characters", f"höchstens {RULES_LENGTH} Zeichen"),
        )
    try:
        return game.book.read_rules(words)
    except OptionError as error:
        expected = Text(
            f"a rule set of {game.slug} ({error.text.en})",
            f"ein Regelsatz von {game.slug} ({error.text.de})",
        )
        raise Fault(words, expected) from None


def check_version(words: str, game: AnyGame) -> str:
    """The version of the rules by which a record was made. Raises Fault for an unknown one."""
    known = game.book.versions
    if words not in known:
        several = len(known) > 1
        first, last = known[0], known[-1]
        span = Text(f"{first} to {last}", f"{first} bis {last}") if several else Text(last, last)
        raise Fault(
            words,
            Text(
                f"a version of the rules of {game.slug} that is known: {span.en}",
                f"eine bekannte Fassung der Regeln von {game.slug}: {span.de}",
            ),
        )
    return words


def check_name(name: str, others: Sequence[str]) -> str:
    """The name of a player besides others. Raises Fault."""
    wrong = wrong_name(name, others)
    if wrong is not None:
        raise Fault(name, wrong)
    return name


def check_players(number: int, game: AnyGame) -> None:
    """Raises Fault unless a game is for so many."""
    if number not in game.rules.seats:
        seats = seats_words(game.rules.seats)
        found = Text(f"{number} name(s)", f"{number} Name(n)")
        raise Fault(found, Text(f"{seats.en} names", f"{seats.de} Namen"))


def action_of(words: str, mover: Mover, game: AnyGame, names: Sequence[str]) -> Any:
    """The action of a mover, in the words of the game. Raises Fault."""
    who = mover_word(mover, names)
    expected = Text(f"an action of {who} in this game", f"eine Handlung von {who} in diesem Spiel")
    try:
        action = game.notation.read(mover, words)
    except ExpectedError as error:
        raise Fault(words, _whose(words, mover, game) or error.text) from None
    except ValueError:
        raise Fault(words, expected) from None
    if game.rules.actor(action) != mover:
        raise Fault(words, expected)
    return action


def _whose(words: str, mover: Mover, game: AnyGame) -> Text | None:
    """Whose action it is that stands at another's name: chance's or the referee's."""
    for other in (NATURE, REFEREE):
        try:
            game.notation.read(other, words)
        except ValueError:
            continue
        if other != mover:
            word = mover_word(other, ())
            return Text(
                f"`{word}:` before it, for no player does that",
                f"`{word}:` davor, denn das tut kein Spieler",
            )
    return None
