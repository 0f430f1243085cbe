"""Laws on hidden information: nothing that a viewer is shown depends on something it cannot know.

Here everything that a viewer is shown is collected, for every game: views and scenes, legal
actions, refusals of its attempts, and events. `distinguish` compares two such collections.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import takewhile
from typing import Any, Final, TypeAlias, cast, get_args

import attrs

from daumen_rules.contracts.engine_tests.engine_tests import engine_tests_of
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play, take, viewers
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.frozen import evolve, frozen, has_fields
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.scene_lines import scene_lines

from .distinguish import Comparer, Look

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
MOST_SIMILAR: Final = 6
"""How many actions are compared with one that a viewer may take for them."""
Seen: TypeAlias = tuple[object, ...]
"""Values that a viewer is shown and may inspect."""


# What a viewer is given


def state_seen(game: AnyGame, state: Any, viewer: Viewer, tries: Sequence[Any] = ()) -> Seen:
    """Everything that a viewer is shown of a state, and the answers to the actions it tries
    there.
    """
    return (
        view := game.view(state, viewer),
        tuple(scene_lines(game.scene.of(view, viewer), language) for language in LANGUAGES),
        tuple(show(state, viewer) for show in engine_tests_of(game).shows),
        tuple(act for act in legal_actions(game.rules, state) if game.rules.actor(act) == viewer),
        game.rules.movers(state),
        game.outcome(state) is None,
        tuple(_refusal(step(game.rules, state, act)) for act in tries),
    )


def _refusal(answer: Any) -> Seen:
    """A refusal and its words; empty if the attempt is legal."""
    if not isinstance(answer, Refused):
        return ()
    return (answer, *(answer.say(language) for language in LANGUAGES))


def events_seen(game: AnyGame, events: Iterable[Any], viewer: Viewer) -> Seen:
    """Everything that a viewer is told of events: values, words, and whether the step can be
    undone.
    """
    told: list[object] = []
    for event in events:
        witnessed = game.rules.witness(event, viewer)
        words = (witnessed.sentence.say(language) for language in LANGUAGES)
        told.append((witnessed, *words, game.rules.reveals(event)))
    return tuple(told)


def all_seen(
    game: AnyGame,
    play: Play[Any, Any, Any],
    viewer: Viewer,
    tries: Mapping[int, Sequence[Any]],
) -> Seen:
    """Everything that a viewer is shown in a play.

    `tries` are the actions that it tries, by the number of the state.
    """
    return (
        *(state_seen(game, s, viewer, tries.get(n, ())) for n, s in enumerate(play.states)),
        *(events_seen(game, told.events, viewer) for told in play.steps),
    )


def own_tries(game: AnyGame, state: Any, viewer: Viewer) -> tuple[Any, ...]:
    """The actions that a viewer might try in a state, legal or not."""
    return tuple(act for act in game.checks.attempts(state) if game.rules.actor(act) == viewer)


def comparer_of(game: AnyGame) -> Comparer:
    """The comparer for what viewers of a game are shown."""
    public = engine_tests_of(game).public
    return Comparer(public=tuple(_constants(game) if public is None else public()), save=game.save)


def _constants(game: AnyGame) -> Iterator[object]:
    """The constants in the modules of a game, such as its pack of cards."""
    for module in game.book.modules:
        constants: dict[str, object] = vars(import_module(module))
        for value in constants.values():
            if has_fields(type(value)) or isinstance(value, tuple | dict):
                yield value


# The laws


def nobody_can_tell(
    game: AnyGame,
    viewer: Viewer,
    play: Play[Any, Any, Any],
    other: Play[Any, Any, Any],
    asked: Iterable[int] = (),
) -> None:
    """A viewer is shown the same in two plays. In the states `asked`, and in the last one, it tries
    every action.

    Both plays are replayed here, so that object identity comes from the game alone. The viewer may
    have seen the first play before and remember all its objects.
    """
    places = {*asked, len(play.steps)}
    tries = {place: own_tries(game, play.states[place], viewer) for place in places}
    before, mine, yours = (
        all_seen(game, take(game.rules, one.before, *acts), viewer, tries)
        for one in (play, play, other)
        for acts in [[told.action for told in one.steps]]
    )
    found = comparer_of(game).tells((before, mine), (before, yours))
    assert found is None, f"{viewer} can tell: {found}"


def what_cannot_be_known_is_not_seen(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """In two plays that a viewer cannot distinguish it is shown the same, byte by byte."""
    twins = engine_tests_of(game).twins
    for twin in () if twins is None else twins(play):
        assert len(twin.play.steps) == len(play.steps)
        nobody_can_tell(game, twin.viewer, play, twin.play)


def what_looks_alike_is_alike(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """In two states that a viewer cannot distinguish it is shown the same, and also after any
    action that leads to states which it cannot distinguish.
    """
    if game.checks.alike is None:
        return
    comparer = comparer_of(game)
    for state, done in zip(play.states, (*play.steps, None), strict=True):
        for viewer in viewers(game, state):
            told = partial(_Told, game, comparer, viewer)
            tries = own_tries(game, state, viewer)
            mine = comparer.look(state_seen(game, state, viewer, tries))
            taken = (_taken(game, state, act) for act in tries)
            tried = [told(each) for each in taken if each is not None]
            last = [] if done is None else [told(done)]
            for other in game.checks.alike(state, viewer):
                found = comparer.tells(mine, state_seen(game, other, viewer, tries))
                assert found is None, f"{viewer} can tell: {found}"
                for each in (*tried, *last):
                    _goes_on_alike(each, other)
            for each in last:
                _goes_on_alike(each, state)


@frozen(slots=False, eq=False)
class _Told:
    """A step as a viewer is told it, looked at once for all that it is compared with."""

    game: AnyGame
    comparer: Comparer
    viewer: Viewer
    step: Step[Any, Any, Any]

    @once
    def whole(self) -> Look:
        """All of it."""
        return self.comparer.look(_all_of(self.game, self.step, self.viewer))

    @once
    def until_shown(self) -> Look:
        """Its events up to the first that shows somebody something new."""
        return self.comparer.look(_told_until_shown(self.game, self.step, self.viewer))


def _taken(game: AnyGame, state: Any, action: Any) -> Step[Any, Any, Any] | None:
    answer = step(game.rules, state, action)
    return None if isinstance(answer, Refused) else answer


def _goes_on_alike(told: _Told, other: Any) -> None:
    """A step, and similar steps from another state that looks the same, are told in the same
    way.
    """
    game, viewer, action = told.game, told.viewer, told.step.action
    compared = 0
    for act in _taken_for(game, viewer, action, other):
        also = _taken(game, other, act)
        if also is None:
            continue
        if _leads_to_the_same(game, viewer, told.step.state, also.state):
            found = told.comparer.tells(told.whole, _all_of(game, also, viewer))
        elif act == action:
            found = told.comparer.tells(told.until_shown, _told_until_shown(game, also, viewer))
        else:
            continue
        assert found is None, f"{viewer} can tell {action} from {act}: {found}"
        compared += 1
        if compared > MOST_SIMILAR:
            return


def _all_of(game: AnyGame, told: Step[Any, Any, Any], viewer: Viewer) -> Seen:
    return state_seen(game, told.state, viewer), events_seen(game, told.events, viewer)


def _told_until_shown(game: AnyGame, told: Step[Any, Any, Any], viewer: Viewer) -> Seen:
    return events_seen(game, _until_shown(game, told.events), viewer)


def _taken_for(game: AnyGame, viewer: Viewer, action: Any, state: Any) -> Iterator[Any]:
    """An action, and other actions of the same mover that look the same to a viewer; for Nature's
    actions, those with two things exchanged.
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
    """Whether two states look the same to a viewer and still hide something.

    After the end of a deal the hidden cards may have been shown, which no state keeps.
    """
    masked, alike = game.checks.masked, game.checks.alike
    if masked is None or alike is None or masked(one, viewer) != masked(other, viewer):
        return False
    return any(world != one for world in alike(one, viewer))


def _until_shown(game: AnyGame, events: Iterable[Any]) -> Iterator[Any]:
    """Events up to the first that shows somebody something new."""
    return takewhile(lambda event: not game.rules.reveals(event), events)


def _exchanged(action: Any) -> Iterator[Any]:
    """An action with two items of a sequence exchanged, near ones and far ones."""
    for name, value in attrs.asdict(action, recurse=False).items():
        if isinstance(value, tuple):
            order = cast("tuple[object, ...]", value)
            size = len(order)
            pairs = ((i, (i + apart) % size) for apart in (1, 7, 16) for i in range(0, size, 3))
            for one, two in pairs:
                other = list(order)
                other[one], other[two] = order[two], order[one]
                yield evolve(action, **{name: tuple(other)})
