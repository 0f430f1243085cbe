"""A game that was played, and how to play or replay one.

The module keeps what was played and helps to read it; it has no law and expects nothing. No law and
no expectation lives here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import TypeAlias

import attrs
from attrs import define, frozen
from hypothesis.vendor.pretty import RepresentationPrinter

from daumen_rules import Action, Card, Deal, Event, Parry, Pass, Refused, RuleSet, Show, State, Step
from daumen_rules.games.daumen_drauf.events import Passed, Shown, Skipped
from daumen_rules.games.daumen_drauf.model import Finished, Playing, Table, Undealt
from daumen_rules.games.daumen_drauf.rules import legal_actions, step

Choice: TypeAlias = Callable[[tuple[Action, ...]], Action]
"""Which of the legal actions is taken."""
Told: TypeAlias = Step[State, Action, Event]


@cache
def whole_deck(players: int) -> tuple[Card, ...]:
    """Values 1 to players + 2 in three colours, each once with and once without a fang."""
    return tuple(
        Card.parse(f"{colour}{value}{fang}")
        for colour in "YGB"
        for value in range(1, players + 3)
        for fang in "ph"
    )


@frozen
class Trick:
    """A trick of a game: its steps, and its cards with who showed them, in order."""

    steps: tuple[Told, ...]
    cards: tuple[tuple[int, Card], ...]
    parried: bool
    taken: bool
    """Whether somebody took it; else it was left when the game ended within it."""

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for told in self.steps for event in told.events)

    @property
    def passed_last(self) -> tuple[int, ...]:
        """The seats that passed or were jumped since the last card, in order."""
        seats: list[int] = []
        for event in self.events:
            if isinstance(event, Shown):
                seats.clear()
            elif isinstance(event, Passed | Skipped):
                seats.append(event.seat)
        return tuple(seats)


@define(frozen=True, slots=False)
class Game:
    """A game from before the deal to its end, or as far as it was played.

    `salt` is a number to choose by, for laws that look at a sample.
    """

    before: Undealt
    steps: tuple[Told, ...]
    salt: int = 0

    @property
    def players(self) -> int:
        return self.before.players

    @property
    def rules(self) -> RuleSet:
        return self.before.rules

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(told.action for told in self.steps)

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The state before the deal and after every step."""
        return (self.before, *(told.state for told in self.steps))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for told in self.steps for event in told.events)

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The table after every step."""
        return tuple(table_of(told.state) for told in self.steps)

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks in order. One that is still going on is left out."""
        return tuple(_tricks(self.steps))

    @property
    def end(self) -> Finished:
        state = self.states[-1]
        assert isinstance(state, Finished), "the game is not over"
        return state

    def sample(self, size: int) -> list[int]:
        """Some of the numbers of `states`, chosen by the salt, in order."""
        every = range(len(self.states))
        return sorted(Random(self.salt).sample(every, min(size, len(every))))

    def _repr_pretty_(self, printer: RepresentationPrinter, _: bool) -> None:
        printer.text(repr(self))

    def __repr__(self) -> str:
        deck, *rest = self.actions
        cards = " ".join(map(str, deck.cards)) if isinstance(deck, Deal) else ""
        return "\n".join(
            [
                f"{self.players} seats, {self.rules}, seat {self.before.starter} starts",
                f"deck {cards}",
                *(" ".join(map(str, attrs.astuple(action, recurse=False))) for action in rest),
                f"salt {self.salt}",
            ]
        )


def table_of(state: State) -> Table:
    """The table of a state after the deal."""
    assert isinstance(state, Playing | Finished)
    return state.table


def _tricks(steps: Sequence[Told]) -> Iterator[Trick]:
    began, taken = 1, 0
    for place, told in enumerate(steps):
        table = table_of(told.state)
        is_taken = table.tricks > taken
        if not is_taken and not isinstance(told.state, Finished):
            continue
        ours = tuple(steps[began : place + 1])
        acts = [told.action for told in ours]
        cards = [(act.seat, act.card) for act in acts if isinstance(act, Show | Parry)]
        yield Trick(ours, tuple(cards), isinstance(acts[-1], Parry), is_taken)
        began, taken = place + 1, table.tricks


def take(state: State, action: Action) -> Told:
    """The step that a legal action makes."""
    answer = step(state, action)
    assert not isinstance(answer, Refused), answer.say("en")
    return answer


def play(before: Undealt, deck: Sequence[Card], choose: Choice, salt: int = 0) -> Game:
    """A whole game from a deck, by choices."""
    steps = [take(before, Deal(tuple(deck)))]
    while actions := legal_actions(steps[-1].state):
        steps.append(take(steps[-1].state, choose(actions)))
    return Game(before, tuple(steps), salt)


def replay(before: Undealt, actions: Sequence[Action]) -> Game | None:
    """The game that some actions make, or None where one of them is refused."""
    steps: list[Told] = []
    state: State = before
    for action in actions:
        answer = step(state, action)
        if isinstance(answer, Refused):
            return None
        steps.append(answer)
        state = answer.state
    return Game(before, tuple(steps))


def by_temper(random: Random, shows: int, passes: int, parries: int) -> Choice:
    """Choices by chance, with a weight for each form of action."""

    def weight(action: Action) -> int:
        return (
            shows if isinstance(action, Show) else passes if isinstance(action, Pass) else parries
        )

    def choose(actions: tuple[Action, ...]) -> Action:
        return random.choices(actions, [weight(action) for action in actions])[0]

    return choose
