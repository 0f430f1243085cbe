"""Laws on hidden information: a viewer who cannot know something is given nothing that depends on
it.

What he is given is put together here once, for every game: views, what else he is shown, his legal
actions, refusals of what he tries, and what he is told. How two of these are compared stands in
`distinguish`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import takewhile
from typing import Any, Final, TypeAlias, cast, get_args

import attrs

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play, take, viewers
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.scene_lines import scene_lines

from .distinguish import Comparer

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
MOST_SIMILAR: Final = 6
"""How many acts are held against one that somebody may take for them."""
Given: TypeAlias = tuple[object, ...]
"""Something that a viewer is given, and may look at as closely as he likes."""


# What a viewer is given


def seen(game: AnyGame, state: Any, viewer: Viewer, tries: Sequence[Any] = ()) -> Given:
    """All that a viewer is given in a state, and the answers to the actions that he tries there."""
    return (
        view := game.view(state, viewer),
        tuple(scene_lines(game.scene.of(view, viewer), language) for language in LANGUAGES),
        tuple(show(state, viewer) for show in game.checks.shows),
        tuple(act for act in legal_actions(game.rules, state) if game.rules.actor(act) == viewer),
        game.rules.movers(state),
        game.outcome(state) is None,
        tuple(_refusal(step(game.rules, state, act)) for act in tries),
    )


def _refusal(answer: Any) -> Given:
    """A refusal and its words; nothing where the try is allowed."""
    if not isinstance(answer, Refused):
        return ()
    return (answer, *(answer.say(language) for language in LANGUAGES))


def heard(game: AnyGame, events: Iterable[Any], viewer: Viewer) -> Given:
    """All that a viewer is told of events: values, words, and whether the step can be undone."""
    told: list[object] = []
    for event in events:
        witnessed = game.rules.witness(event, viewer)
        words = (witnessed.sentence.say(language) for language in LANGUAGES)
        told.append((witnessed, *words, game.rules.reveals(event)))
    return tuple(told)


def given(
    game: AnyGame,
    play: Play[Any, Any, Any],
    viewer: Viewer,
    tries: Mapping[int, Sequence[Any]],
) -> Given:
    """All that a viewer is given in a play. `tries` are the actions that he tries, by the number of
    the state.
    """
    return (
        *(seen(game, s, viewer, tries.get(n, ())) for n, s in enumerate(play.states)),
        *(heard(game, told.events, viewer) for told in play.steps),
    )


def own_tries(game: AnyGame, state: Any, viewer: Viewer) -> tuple[Any, ...]:
    """The actions that a viewer might try in a state, legal or not."""
    return tuple(act for act in game.checks.attempts(state) if game.rules.actor(act) == viewer)


def comparer_of(game: AnyGame) -> Comparer:
    """Who looks at what a viewer is given."""
    public = game.checks.public
    return Comparer(public=tuple(_constants(game) if public is None else public()), save=game.save)


def _constants(game: AnyGame) -> Iterator[object]:
    """The constants in the modules of a game, such as its pack of cards."""
    for module in game.book.modules:
        constants: dict[str, object] = vars(import_module(module))
        for value in constants.values():
            if attrs.has(type(value)) or isinstance(value, tuple | dict):
                yield value


# The laws


def nobody_can_tell(
    game: AnyGame,
    viewer: Viewer,
    play: Play[Any, Any, Any],
    other: Play[Any, Any, Any],
    asked: Iterable[int] = (),
) -> None:
    """All that a viewer is given in two plays is the same. In the states that are named, and in the
    last one, he tries whatever might be tried.

    All is played here, so that which values are one object comes from the game alone. He may have
    played the first one before, and remembers every object of it.
    """
    places = {*asked, len(play.steps)}
    tries = {place: own_tries(game, play.states[place], viewer) for place in places}
    before, mine, yours = (
        given(game, take(game.rules, one.before, *acts), viewer, tries)
        for one in (play, play, other)
        for acts in [[told.action for told in one.steps]]
    )
    found = comparer_of(game).tells((before, mine), (before, yours))
    assert found is None, f"{viewer} can tell: {found}"


def what_cannot_be_known_is_not_seen(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """In two plays that a viewer cannot tell apart he is given the same, byte by byte."""
    for twin in () if game.checks.twins is None else game.checks.twins(play):
        assert len(twin.play.steps) == len(play.steps)
        nobody_can_tell(game, twin.viewer, play, twin.play)


def what_looks_alike_is_alike(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """In two states that a viewer cannot tell apart he is given the same, and also after any action
    there that leads to states which he cannot tell apart.
    """
    if game.checks.alike is None:
        return
    comparer = comparer_of(game)
    for state, done in zip(play.states, (*play.steps, None), strict=True):
        for viewer in viewers(game, state):
            tries = own_tries(game, state, viewer)
            mine = seen(game, state, viewer, tries)
            steps = [_taken(game, state, act) for act in tries]
            for other in game.checks.alike(state, viewer):
                found = comparer.tells(mine, seen(game, other, viewer, tries))
                assert found is None, f"{viewer} can tell: {found}"
                for told in (*steps, done):
                    if told is not None:
                        _goes_on_alike(game, comparer, viewer, told, other)
            if done is not None:
                _goes_on_alike(game, comparer, viewer, done, state)


def _taken(game: AnyGame, state: Any, action: Any) -> Step[Any, Any, Any] | None:
    answer = step(game.rules, state, action)
    return None if isinstance(answer, Refused) else answer


def _goes_on_alike(
    game: AnyGame, comparer: Comparer, viewer: Viewer, told: Step[Any, Any, Any], other: Any
) -> None:
    """A step, and steps in another world that may be taken for it, are told in the same way."""
    compared = 0
    for act in _taken_for(game, viewer, told.action, other):
        also = _taken(game, other, act)
        if also is None:
            continue
        if _leads_to_the_same(game, viewer, told.state, also.state):
            found = comparer.tells(*(_all_of(game, one, viewer) for one in (told, also)))
        elif act == told.action:
            found = comparer.tells(
                *(heard(game, _until_shown(game, one.events), viewer) for one in (told, also))
            )
        else:
            continue
        assert found is None, f"{viewer} can tell {told.action} from {act}: {found}"
        compared += 1
        if compared > MOST_SIMILAR:
            return


def _all_of(game: AnyGame, told: Step[Any, Any, Any], viewer: Viewer) -> Given:
    return seen(game, told.state, viewer), heard(game, told.events, viewer)


def _taken_for(game: AnyGame, viewer: Viewer, action: Any, state: Any) -> Iterator[Any]:
    """An action, and others of the same mover that a viewer may take for it; of Nature's, those
    with two things exchanged.
    """
    yield action
    masked = game.checks.masked
    mover = game.rules.actor(action)
    if masked is None or mover == viewer:
        return
    others = _exchanged(action) if mover is NATURE else legal_actions(game.rules, state)
    backs = masked(action, viewer)
    for act in others:
        if act != action and game.rules.actor(act) == mover and masked(act, viewer) == backs:
            yield act


def _leads_to_the_same(game: AnyGame, viewer: Viewer, one: Any, other: Any) -> bool:
    """Whether two states still hide something and a viewer cannot tell them apart. After the end of
    a deal the hidden cards may have been shown, and no state keeps that.
    """
    masked, alike = game.checks.masked, game.checks.alike
    if masked is None or alike is None or masked(one, viewer) != masked(other, viewer):
        return False
    return any(world != one for world in alike(one, viewer))


def _until_shown(game: AnyGame, events: Iterable[Any]) -> Iterator[Any]:
    """Events up to the first that shows somebody more than he knew."""
    return takewhile(lambda event: not game.rules.reveals(event), events)


def _exchanged(action: Any) -> Iterator[Any]:
    """An act with two parts of a sequence in each other's place, near ones and far ones."""
    for name, value in attrs.asdict(action, recurse=False).items():
        if isinstance(value, tuple):
            order = cast("tuple[object, ...]", value)
            size = len(order)
            pairs = ((i, (i + apart) % size) for apart in (1, 7, 16) for i in range(0, size, 3))
            for one, two in pairs:
                other = list(order)
                other[one], other[two] = order[two], order[one]
                yield evolve(action, **{name: tuple(other)})
