"""Goes in tests: acts in words, and the best that can be made of a go, by the game's own steps.

The best is found by a dynamic programme in exact fractions, in which equal states are one. Dice
that fall in another order are taken as one throw; a test shows that they lead to the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Final

from attrs import frozen

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE, Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.choices import Choose
from daumen_rules.pieces.dice import Faces, Throw


def after(game: AnyGame, state: Any, acts: str) -> Any:
    """The state after acts such as `throw 1 4 2, keep 1`, each by whose turn it is."""
    for words in acts.split(", "):
        answer = step(game.rules, state, _act(game, state, words, None))
        assert not isinstance(answer, Refused), (words, answer.say("en"))
        state = answer.state
    return state


def told(game: AnyGame, state: Any, words: str) -> list[str]:
    """What is told of an act, in English."""
    answer = step(game.rules, state, _act(game, state, words, None))
    assert not isinstance(answer, Refused), answer.say("en")
    return [event.sentence.say("en") for event in answer.events]


def refused(game: AnyGame, state: Any, words: str, seat: Seat | None = None) -> set[str]:
    """The clauses that an act breaks, none if it is allowed; by a seat, or by whose turn it is."""
    answer = step(game.rules, state, _act(game, state, words, seat))
    return {clause.id for clause in answer.clauses} if isinstance(answer, Refused) else set()


def _act(game: AnyGame, state: Any, words: str, seat: Seat | None) -> Any:
    """The act in the words of the game, or a choice of which it has no words at all."""
    mover = NATURE if words.startswith("throw") else state.turn if seat is None else seat
    choice = re.fullmatch(r"choose (\d)", words)
    if choice and not any(verb.make is Choose for verb in game.notation.verbs.rows):
        return Choose(state.turn if seat is None else seat, int(choice[1]))
    return game.notation.read(mover, words)


def taken(game: AnyGame, state: Any, action: Any) -> Any:
    """The state after an action. Raises AssertionError where it is refused."""
    answer = step(game.rules, state, action)
    assert not isinstance(answer, Refused), answer.say("en")
    return answer.state


# The best of a go

SCALE: Final = 6**15
"""Three throws of five dice: every expectation is a whole number of these parts."""


@frozen
class Graph:
    """Every state to which a go leads, and its ways on, by number; none where the go is over.

    A way on has as many parts of all throws as are alike, and 0 where a seat chooses it.
    """

    states: tuple[Any, ...]
    ways: tuple[tuple[tuple[int, int], ...], ...]


def graph(game: AnyGame, state: Any, is_over: Callable[[Any], bool]) -> Graph:
    """The graph of a go from a state on."""
    numbers: dict[Any, int] = {state: 0}
    states, ways = [state], list[tuple[tuple[int, int], ...]]()
    for here in states:
        on = () if is_over(here) else tuple(_ways_on(game, here))
        for _, there in on:
            if there not in numbers:
                numbers[there] = len(states)
                states.append(there)
        ways.append(tuple((alike, numbers[there]) for alike, there in on))
    return Graph(tuple(states), tuple(ways))


def _ways_on(game: AnyGame, state: Any) -> Iterator[tuple[int, Any]]:
    chance = game.rules.chance(state)
    if chance is None:
        for action in legal_actions(game.rules, state):
            yield 0, taken(game, state, action)
        return
    for faces, alike in sorted_throws(chance).items():
        yield alike, taken(game, state, Throw(faces))


_SORTED: Final[dict[int, Counter[Faces]]] = {}


def sorted_throws(chance: Distribution[Any]) -> Counter[Faces]:
    """The faces that can fall, in order, and how many throws are alike but for their order."""
    if chance.total not in _SORTED:
        faces = (tuple(sorted(chance.at(number).faces)) for number in range(chance.total))
        _SORTED[chance.total] = Counter(faces)
    return _SORTED[chance.total]


def best(goes: Graph, worth: Callable[[Any], int], state: Any = None) -> Fraction:
    """The highest expectation of what a go is worth where it is over, from a state on."""
    known: list[int | None] = [None] * len(goes.states)

    def value(here: int) -> int:
        found = known[here]
        if found is None:
            on = goes.ways[here]
            total = sum(alike for alike, _ in on)
            if not on:
                found = worth(goes.states[here]) * SCALE
            elif total:
                found, rest = divmod(sum(alike * value(to) for alike, to in on), total)
                assert rest == 0
            else:
                found = max(value(to) for _, to in on)
            known[here] = found
        return found

    return Fraction(value(0 if state is None else goes.states.index(state)), SCALE)
