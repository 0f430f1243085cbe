"""A game as one question after another: who is asked, with which numbers, and what follows.

Whoever may act out of turn is asked before the one on turn, in the order of the seats, and also
without a legal action, so that the question tells nobody anything. Chance and the referee are not
asked: what they may do has weights.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from attrs import field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.chance import Distribution, weighted
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat
from daumen_rules.kernel.step import Refused

from .action_ids import WAIT, ActionIds

Offers: TypeAlias = dict[Mover, dict[tuple[int, ...], Any]]


def _nothing() -> Offers:
    return {}


@frozen
class Turn:
    """A state, who is asked in it, and the numbers of an action that is begun."""

    state: Any
    on_turn: Mover | None
    """The first who can act; None at the end."""
    others: tuple[Seat, ...] = ()
    """The seats that may act out of turn and have not been asked yet."""
    begun: tuple[int, ...] = ()
    offers: Offers = field(factory=_nothing, eq=False, repr=False)
    """The legal actions of all in the state, each by its numbers."""
    events: tuple[Any, ...] = field(default=(), eq=False, repr=False)
    """What has happened since the question before."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Turn:
        """Itself: nothing in it changes."""
        return self


def rule_set(game: AnyGame, rules: str | None) -> Any:
    """A rule set as it is written, the default for None. Raises OptionError."""
    return game.book.default if rules is None else game.book.read_rules(rules)


class Turns:
    """The questions of a game."""

    def __init__(
        self, game: AnyGame, players: int | None = None, rules: Any = None, state: Any = None
    ) -> None:
        """The game begins in a state, or at its start. Raises ValueError for a number of players
        that the game does not allow.
        """
        self.game, self.ids = game, ActionIds(game)
        self.players = game.rules.seats[0] if players is None else players
        self.rules = game.book.default if rules is None else rules
        self.first = self._turn(game.start(self.players, self.rules) if state is None else state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        """Itself: nothing in it changes."""
        return self

    def _turn(self, state: Any) -> Turn:
        offers: Offers = {}
        for action in self.game.legal_actions(state):
            mover = self.game.actor(action)
            ids = self.ids.of(action) if isinstance(mover, int) else (len(offers.get(mover, {})),)
            offers.setdefault(mover, {})[ids] = action
        on_turn = self._on_turn(state, offers)
        movers = () if on_turn is None else self.game.rules.movers(state)
        others = tuple(one for one in movers if isinstance(one, int) and one != on_turn)
        return Turn(state, on_turn, others, offers=offers)

    def outcome(self, turn: Turn) -> Outcome | None:
        """How the game ended; None before the end."""
        return self.game.outcome(turn.state)

    def mover(self, turn: Turn) -> Mover | None:
        """Who is asked, or acts; None at the end."""
        return turn.others[0] if turn.others else turn.on_turn

    def _asked(self, turn: Turn) -> Seat:
        """The seat that is asked."""
        mover = self.mover(turn)
        assert isinstance(mover, int), "chance or the referee acts, or the game is over"
        return mover

    def _on_turn(self, state: Any, offers: Offers) -> Mover | None:
        """The first who can act; None at the end."""
        if self.game.outcome(state) is not None:
            return None
        if self.game.chance(state) is not None:
            return NATURE
        return next(mover for mover in self.game.rules.movers(state) if mover in offers)

    def legal(self, turn: Turn) -> tuple[int, ...]:
        """The numbers that the seat that is asked may choose, in order."""
        seat, size = self._asked(turn), len(turn.begun)
        found = {ids[size] for ids in turn.offers.get(seat, {}) if ids[:size] == turn.begun}
        if turn.others and not turn.begun:
            found.add(WAIT)
        return tuple(sorted(found))

    def chance(self, turn: Turn) -> Distribution[Any] | None:
        """What chance may do, or the referee, to whom all is equally likely; None where a seat is
        asked.
        """
        mover = self.mover(turn)
        if mover is REFEREE:
            return weighted(*((action, 1) for action in turn.offers[REFEREE].values()))
        return self.game.chance(turn.state) if mover is NATURE else None

    def chosen(self, turn: Turn, number: int) -> Turn:
        """The next question after a legal number."""
        seat = self._asked(turn)
        if number == WAIT:
            return evolve(turn, others=turn.others[1:], events=())
        begun = (*turn.begun, number)
        action = turn.offers[seat].get(begun)
        if action is None:
            return evolve(turn, begun=begun, events=())
        return self.acted(turn, action)

    def acted(self, turn: Turn, action: Any) -> Turn:
        """The next question after a legal action of anybody."""
        answer = self.game.step(turn.state, action)
        assert not isinstance(answer, Refused), answer.say("en")
        return evolve(self._turn(answer.state), events=answer.events)
