"""A search for short games in which a reading of an option makes a difference that an engine shows:
in who may do what, in what is refused, or in how the game ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final

from daumen_rules.conformance.forms import forms_of, state_form
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.options import Option, OptionError
from daumen_rules.pieces.rule_sets import changed

from .search import LONGEST, Chance, Found, next_action
from .shorten import shortened

STEPS: Final = 10_000
"""How many steps are searched for a reading beside the manual's, and beside other readings."""
SHORT: Final = 6
"""A game of so few actions is short enough."""
LEAST: Final = 400
"""How many steps are searched though a game was found."""


@frozen(kw_only=True)
class Difference:
    """A game that comes out differently under two rule sets: the first has the default."""

    default: Any
    other: Any
    players: int
    actions: tuple[Any, ...]


def readings(game: AnyGame) -> Iterator[tuple[Option, str]]:
    """Each reading of each option that is not the default; of a number the first other one."""
    for option in game.book.options:
        words = [word for word in option.words() if word != option.word(game.book.default)]
        for word in words[:1] if isinstance(option.values, range) else words:
            yield option, word


def difference(
    game: AnyGame, option: Option, word: str, seed: int, seeds: Mapping[str, Found]
) -> Difference | None:
    """A short game in which a reading makes a difference; None where none was found.

    Every third game begins as one of `seeds` does, which reach what is rare, most often as one that
    reaches a clause of the option.
    """
    clauses = [clause.id for clause in option.clauses]
    near = [
        one
        for id_, one in seeds.items()
        if id_.partition("/")[0] in clauses or id_.partition("=")[0] == option.field
    ]
    random = Random(f"{game.slug}/{option.field}={word}/{seed}")
    best: Difference | None = None
    others = _with_others(game, option, word, random)
    for some, views in (
        (_alone(game, option, word), False),
        (others, False),
        (_alone(game, option, word), True),
    ):
        steps = number = 0
        pairs = list(some)
        while pairs and steps < STEPS:
            one, other = pairs[number % len(pairs)]
            begins = None
            if seeds and number % 3 == 2:
                begins = random.choice(near if near and number % 2 else [*seeds.values()])
            found = _played(game, one, other, random, number, begins, views)
            number += 1
            if found is None:
                steps += 20
                continue
            players, actions, differs, work = found
            steps += work
            if differs and (best is None or len(actions) < len(best.actions)):
                best = Difference(default=one, other=other, players=players, actions=actions)
            if best is not None and (len(best.actions) <= SHORT or steps > LEAST):
                break
        if best is not None:
            return _shortened(game, best, views)
    return None


def _alone(game: AnyGame, option: Option, word: str) -> Iterator[tuple[Any, Any]]:
    with suppress(OptionError):
        yield game.book.default, changed(game.book.default, {option.field: word})


def _with_others(
    game: AnyGame, option: Option, word: str, random: Random
) -> Iterator[tuple[Any, Any]]:
    """Both readings beside each reading of another option, then beside several."""
    default = game.book.default
    others = [each for each in readings(game) if each[0] != option]
    some = [{each.field: reading} for each, reading in others]
    for _ in range(40 if len(others) > 1 else 0):
        few = random.sample(others, random.randint(2, min(4, len(others))))
        some.append({each.field: reading for each, reading in few})
    for changes in some:
        with suppress(OptionError):
            base = changed(default, changes)
            yield base, changed(base, {option.field: word})


def _played(
    game: AnyGame,
    default: Any,
    other: Any,
    random: Random,
    number: int,
    begins: Found | None,
    views: bool,
) -> tuple[int, tuple[Any, ...], bool, int] | None:
    """A game by either reading in lockstep, up to the first difference; it may begin as another
    does. Also whether there is one, and how much work it was, in steps.
    """
    seats = game.rules.seats
    players = seats[0] if number % 4 else random.choice(seats)
    first: tuple[Any, ...] = ()
    if begins is not None:
        players = begins.players
        first = begins.actions[: random.randint(1, len(begins.actions))]
        first = first if random.random() < 0.7 else begins.actions
    try:
        states: tuple[Any, Any] = game.start(players, default), game.start(players, other)
    except ValueError:
        return None
    chance, lead = Chance(random, number // 2), number % 2
    actions: list[Any] = []
    differs = False
    while not (differs := differs or _differ(game, *states, views=views)):
        if len(actions) == LONGEST:
            break
        action = first[len(actions)] if len(actions) < len(first) else None
        if action is None or isinstance(step(game.rules, states[lead], action), Refused):
            first, action = (), next_action(game, states[lead], chance)
        if action is None:
            break
        actions.append(action)
        one, two = (step(game.rules, state, action) for state in states)
        if isinstance(one, Refused) or isinstance(two, Refused):
            differs = True
        else:
            states = one.state, two.state
    return players, tuple(actions), differs, max(len(actions), chance.work)


def _differ(game: AnyGame, one: Any, other: Any, *, views: bool) -> bool:
    """Whether two states differ in what every engine says; with `views` also in what seats see."""
    if state_form(game, one) != state_form(game, other):
        return True
    if set(legal_actions(game.rules, one)) != set(legal_actions(game.rules, other)):
        return True
    view = forms_of(game).view
    return views and any(view(one, seat) != view(other, seat) for seat in range(one.players))


def differs_at_end(
    game: AnyGame,
    default: Any,
    other: Any,
    players: int,
    actions: Sequence[Any],
    *,
    views: bool = False,
) -> bool:
    """Whether a game comes out differently at its last action, and not before."""
    try:
        return Lockstep(game, default, other, players, views=views).differs_at_end(actions)
    except ValueError:
        return False


class Lockstep:
    """Games by two rule sets side by side. What was played is kept, so that further games that
    begin in the same way go on from there. Raises ValueError for rules that do not fit.
    """

    def __init__(
        self, game: AnyGame, default: Any, other: Any, players: int, *, views: bool
    ) -> None:
        self.game, self.views = game, views
        self.actions = list[Any]()
        self.states = [(game.start(players, default), game.start(players, other))]
        self.differing = list[bool]()
        """Of the states so far, as far as that was asked for, whether they differ."""

    def differs_at_end(self, actions: Sequence[Any]) -> bool:
        """Whether both games differ after the last action, and not before."""
        pairs = zip(self.actions, actions, strict=False)
        same = next((at for at, (one, other) in enumerate(pairs) if one != other), None)
        known = min(len(self.actions), len(actions)) if same is None else same
        del self.actions[known:], self.states[known + 1 :], self.differing[known + 1 :]
        for at, action in enumerate(actions):
            if self.differs(at):
                return False
            if at == len(self.actions):
                one, two = (step(self.game.rules, state, action) for state in self.states[at])
                if isinstance(one, Refused) or isinstance(two, Refused):
                    return at == len(actions) - 1 and type(one) is not type(two)
                self.actions.append(action)
                self.states.append((one.state, two.state))
        return self.differs(len(actions))

    def differs(self, at: int) -> bool:
        """Whether the states after a number of actions differ; those before were asked for."""
        if at == len(self.differing):
            self.differing.append(_differ(self.game, *self.states[at], views=self.views))
        return self.differing[at]


def _shortened(game: AnyGame, found: Difference, views: bool) -> Difference:
    both = Lockstep(game, found.default, found.other, found.players, views=views)
    size = len(found.actions)
    one = Found(rules=found.other, players=found.players, actions=found.actions, cost=size)
    return Difference(
        default=found.default,
        other=found.other,
        players=found.players,
        actions=shortened(one, both.differs_at_end).actions if found.actions else (),
    )
