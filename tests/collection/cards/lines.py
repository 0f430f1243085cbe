"""Lines of a game in tests: `A: lay H7`, `nature: shuffle …`, `referee: quiet`.

The module turns such lines into actions and takes them. What they are to lead to stands in the
tests.
"""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.cards.engines.tricks import Cards
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE, REFEREE, SPECTATOR, Mover, Viewer
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.cards import Card

_OTHERS: Final[dict[str, Mover]] = {"nature": NATURE, "referee": REFEREE}


def cards(words: str) -> Cards:
    """The cards of words such as `H7 SJ`."""
    return tuple(map(Card.parse, words.split()))


def action(game: AnyGame, line: str) -> Any:
    """The action of a line."""
    who, _, words = line.partition(": ")
    return game.notation.read(_OTHERS[who] if who in _OTHERS else "ABCDEF".index(who), words)


def after(game: AnyGame, state: Any, *lines: str) -> Any:
    """The state after some lines. Raises AssertionError where one is refused."""
    for line in lines:
        answer = step(game.rules, state, action(game, line))
        assert not isinstance(answer, Refused), (line, answer.say("en"))
        state = answer.state
    return state


def told(
    game: AnyGame, state: Any, line: str, viewer: Viewer = SPECTATOR, language: Language = "en"
) -> list[str]:
    """What somebody is told of a line."""
    answer = step(game.rules, state, action(game, line))
    assert not isinstance(answer, Refused), (line, answer.say("en"))
    heard = (game.rules.witness(event, viewer) for event in answer.events)
    return [event.sentence.say(language) for event in heard]


def refused(game: AnyGame, state: Any, line: str) -> list[str]:
    """The clauses that a line breaks, none if it is allowed."""
    answer = step(game.rules, state, action(game, line))
    return [clause.id for clause in answer.clauses] if isinstance(answer, Refused) else []


def said(game: AnyGame, state: Any, line: str, language: Language = "en") -> str:
    """The reasons for which a line is refused."""
    answer = step(game.rules, state, action(game, line))
    assert isinstance(answer, Refused)
    return answer.say(language)


def legal(game: AnyGame, state: Any) -> set[str]:
    """What may be done, in words."""
    return {game.notation.write(found) for found in legal_actions(game.rules, state)}
