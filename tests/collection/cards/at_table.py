"""Card games in tests: cards and acts in words, refusals by clause, games played out by chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeVar

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.cards.engines.tricks import BEAT, FOLLOW_SUIT, OVERTRUMP, TRUMP, Duty
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.cards import PACK, Card
from daumen_rules.pieces.event_text import TextEvent

FREE: Final[tuple[Duty, ...]] = ()
FOLLOW: Final = (FOLLOW_SUIT,)
FOLLOW_BEAT: Final = (FOLLOW_SUIT, BEAT)
FOLLOW_TRUMP: Final = (FOLLOW_SUIT, TRUMP)
STRICT: Final = (FOLLOW_SUIT, BEAT, TRUMP, OVERTRUMP)
"""The duties that games have, from none to all but one."""


def cards(words: str) -> tuple[Card, ...]:
    """The cards of words such as `H10 CJ`."""
    return tuple(map(Card.parse, words.split()))


def rest(*places: tuple[Card, ...]) -> list[Card]:
    """The cards of the pack that lie in none of some places, in its order."""
    gone = {card for place in places for card in place}
    return [card for card in PACK if card not in gone]


S = TypeVar("S")


def after(game: AnyGame, state: S, *acts: str) -> S:
    """The state after acts such as `bid 18`, each by whose turn it is."""
    for words in acts:
        action = game.notation.read(game.rules.movers(state)[0], words)
        answer = step(game.rules, state, action)
        assert not isinstance(answer, Refused), (words, answer.say("en"))
        state = answer.state
    return state


def events(game: AnyGame, state: Any, words: str) -> tuple[TextEvent, ...]:
    """The events of an act."""
    action = game.notation.read(game.rules.movers(state)[0], words)
    answer = step(game.rules, state, action)
    assert not isinstance(answer, Refused), (words, answer.say("en"))
    return answer.events


def told(game: AnyGame, state: Any, words: str) -> list[str]:
    """What is told of an act, in English."""
    return [event.sentence.say("en") for event in events(game, state, words)]


def told_by(game: AnyGame, state: Any, words: str) -> list[str]:
    """The clauses by which it is told, event by event."""
    return [event.clause.id for event in events(game, state, words)]


def refused(game: AnyGame, state: Any, words: str, mover: Mover | None = None) -> list[str]:
    """The clauses that an act breaks, by a mover or by whose turn it is; none if it is allowed."""
    found = game.rules.movers(state)
    by = mover if mover is not None else found[0] if found else 0
    answer = step(game.rules, state, game.notation.read(by, words))
    return [clause.id for clause in answer.clauses] if isinstance(answer, Refused) else []


def by_chance(_state: Any, actions: tuple[Any, ...], random: Random) -> Any:
    """Any action."""
    return random.choice(actions)


def played_out(
    game: AnyGame,
    state: S,
    random: Random,
    choose: Callable[[Any, tuple[Any, ...], Random], Any] = by_chance,
) -> S:
    """The state at the end, or where Nature is to act."""
    while actions := legal_actions(game.rules, state):
        answer = step(game.rules, state, choose(state, actions, random))
        assert not isinstance(answer, Refused), answer.say("en")
        state = answer.state
    return state
