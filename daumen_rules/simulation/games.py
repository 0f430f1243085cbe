"""One game of many: what is simulated, and what is kept of a game.

A game has a number, and its random numbers follow from the seed and this number. So it is the same
game whoever plays it, and whatever is played before it.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any, Final, Literal, TypeAlias

from daumen_rules.bots.bot import Below
from daumen_rules.bots.simulation import worth_of
from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Record
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Mover, Seat, seat_letter
from daumen_rules.table.players import BotName, Players
from daumen_rules.table.table import Seated

_KINDS: Final = {"random": (False, 0), "careful": (True, 0)}
"""Of bots that simulate nothing: whether they are careful, and how much they simulate."""


Form: TypeAlias = Literal["readable", "batch"]


@frozen
class Setting:
    """What is simulated: a game by its slug, a rule set in words, who plays, and a seed.

    `bots` are the kinds of bots. They sit down in this order, again from the first where there are
    more seats; in each game everybody moves up one seat. `work` is how many thousand steps a bot
    that thinks simulates for each choice. `form` says which rules play: the readable ones, or their
    batch form, which has random bots alone.
    """

    slug: str
    rules: str
    players: int
    bots: tuple[BotName, ...]
    work: int = USUAL_WORK
    seed: int = 0
    form: Form = "readable"

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return game(self.slug)

    def bots_of(self, number: int) -> tuple[BotName, ...]:
        """The kinds of bots by seat in the game with a number."""
        seats = ((seat - number) % self.players for seat in range(self.players))
        return tuple(self.bots[seat % len(self.bots)] for seat in seats)


@frozen
class Results:
    """The bots of a game by seat, and per seat its share of the victory, its lead over the others
    and its points (none where the game counts none).
    """

    bots: tuple[BotName, ...]
    won: tuple[Fraction, ...]
    leads: tuple[Fraction, ...]
    points: tuple[int, ...]


@frozen
class PlayedGame:
    """What is kept of a game: its number, how many steps it took, and its results.

    `actions` counts actions by mover and by their words in records, such as `parry {card}`;
    `events` counts what happened by its clause. `waits`
    are, for each clause, how many actions came before each of its events, since the one before it.
    """

    number: int
    steps: int
    results: Results
    actions: Counter[tuple[Seat, str]]
    events: Counter[str]
    waits: dict[str, tuple[int, ...]]


@frozen
class _Kinds(Players):
    """Players of whom each has a kind of its own."""

    kinds: tuple[BotName, ...] = ()
    own_work: int = USUAL_WORK

    def _one(self, seat: Mover) -> Players:
        """The players, as if all were of the kind of a seat."""
        kind = self.kinds[seat] if isinstance(seat, int) else "random"
        is_careful, work = _KINDS.get(kind, (True, self.own_work))
        return Players(self.names, (), is_careful, work, searches=kind == "searching")

    def chosen(self, game: AnyGame, mover: Mover, actions: Any, view: Any, below: Below) -> Any:
        return self._one(mover).chosen(game, mover, actions, view, below)

    def interruption(
        self, game: AnyGame, seat: Seat, actions: Any, view: Any, below: Below
    ) -> Any | None:
        return self._one(seat).interruption(game, seat, actions, view, below)


def played(setting: Setting, number: int) -> PlayedGame:
    """Play the game with a number to its end."""
    found, bots = setting.game, setting.bots_of(number)
    names = tuple(seat_letter(seat) for seat in range(setting.players))
    table = Seated(
        Record(game=found, rules=found.book.read_rules(setting.rules), names=names),
        _Kinds(names, (), kinds=bots, own_work=setting.work),
        Random(f"chance {setting.seed} {number}").randrange,
        lambda step: Random(f"bots {setting.seed} {number} {step}").randrange,
    )
    table.begin()
    actions, events = Counter[tuple[Seat, str]](), Counter[str]()
    waits, since = dict[str, list[int]](), dict[str, int]()
    steps = chosen = 0
    while (step := table.advance()) is not None:
        steps += 1
        mover = found.rules.actor(step.action)
        if isinstance(mover, int):
            chosen += 1
            actions[mover, found.notation.verbs.row(step.action).words.en] += 1
        for event in step.events:
            clause = event.clause.id
            events[clause] += 1
            waits.setdefault(clause, []).append(chosen - since.get(clause, 0))
            since[clause] = chosen
    outcome = table.outcome
    assert outcome is not None
    return PlayedGame(
        number,
        steps,
        results_of(bots, outcome),
        actions,
        events,
        {clause: tuple(each) for clause, each in waits.items()},
    )


def results_of(bots: tuple[BotName, ...], outcome: Outcome) -> Results:
    """The results of bots, by seat, in a game that ended so. Points are what the seats are paid, or
    their scores; none where nothing is counted.
    """
    worths = [worth_of(outcome, seat) for seat in range(len(bots))]
    return Results(
        bots,
        tuple(won for _, won in worths),
        tuple(lead for lead, _ in worths),
        tuple(outcome.payments or outcome.scores),
    )
