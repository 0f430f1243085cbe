"""One game from its start to its end, with random numbers for chance, for environments."""

from __future__ import annotations

from random import Random
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat

from .tensors import Tensors
from .turns import Turn, Turns, rule_set


class Episode:
    """A game that is played by numbers.

    `turns.ids` numbers the actions and `tensors` what a seat sees; both stay the same for all
    episodes of a number of players and a rule set. Call `begin` first.
    """

    def __init__(
        self,
        game: AnyGame,
        players: int | None = None,
        rules: str | None = None,
        position: str | None = None,
    ) -> None:
        """`rules` is a rule set as it is written, such as `manual with jack=anytime`. `position` is
        a whole position as text in which each game begins; it says who plays, and by which rules.

        Raises ValueError for players and rules that the game does not allow, and for a position
        with gaps; InputError for a position that cannot be read.
        """
        state: Any = None
        agreed = rule_set(game, rules)
        if position is not None:
            state = game.position(position).state
            players, agreed = game.rules.players(state), state.rules
        self.turns = Turns(game, players, agreed, state)
        self.players = self.turns.players
        self.tensors = Tensors(game, self.players, agreed)
        self.turn: Turn = self.turns.first
        self.asked = 0
        """How many numbers have been chosen."""

    def begin(self, seed: int | None = None) -> None:
        """Begin a game; with the same seed chance acts alike."""
        self._below = Random(seed).randrange
        self.turn, self.asked = self._by_chance(self.turns.first), 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before the end."""
        return self.turns.outcome(self.turn)

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked; None at the end."""
        mover = self.turns.mover(self.turn)
        return mover if isinstance(mover, int) else None

    @property
    def legal(self) -> tuple[int, ...]:
        """The numbers that the seat may choose; none at the end."""
        return () if self.seat is None else self.turns.legal(self.turn)

    def choose(self, number: int) -> None:
        """Take a number of the seat that is asked. Raises ValueError for one that is not legal."""
        if number not in self.legal:
            raise ValueError(f"{self.turns.ids.words(number)} ({number}) is not legal now")
        self.turn, self.asked = (
            self._by_chance(self.turns.chosen(self.turn, number)),
            self.asked + 1,
        )

    def seen(self, seat: Seat) -> tuple[float, ...]:
        """What a seat sees, as numbers."""
        return self.tensors.of(self.turns.game.view(self.turn.state, seat), seat)

    def text(self, seat: Seat) -> str:
        """What a seat sees, as text."""
        return str(self.turns.game.view(self.turn.state, seat))

    @property
    def rewards(self) -> tuple[float, ...]:
        """The rewards by seat; they sum to zero."""
        return rewards(self.outcome, self.players)

    def _by_chance(self, turn: Turn) -> Turn:
        """The next question to a seat, after what chance and the referee do."""
        while (chance := self.turns.chance(turn)) is not None:
            turn = self.turns.acted(turn, chance.at(self._below(chance.total)))
        return turn


def rewards(outcome: Outcome | None, players: int) -> tuple[float, ...]:
    """The rewards by seat: the winners share what the players have staked, 1 each. Nothing before
    the end, and nothing where nobody has won.
    """
    if outcome is None or not outcome.winners:
        return (0.0,) * players
    share = players / len(outcome.winners)
    return tuple(share * (seat in outcome.winners) - 1 for seat in range(players))
