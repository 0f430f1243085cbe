"""A game in words: what is legal, what happens, what is refused and why.

Tests share it that play games in which a state says whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.event_text import TextEvent


@frozen
class Playing:
    """A state of a game, and what was told on the way to it from the last state."""

    game: AnyGame
    state: Any
    told: Sequence[TextEvent] = ()

    @property
    def legal(self) -> set[str]:
        """What may be done, in words."""
        actions = legal_actions(self.game.rules, self.state)
        words = {self.game.notation.write(action) for action in actions}
        assert len(words) == len(actions)
        return words

    @property
    def outcome(self) -> Outcome | None:
        return self.game.rules.outcome(self.state)

    @property
    def clauses(self) -> list[str]:
        """The clauses of what was told."""
        return [told.clause.id for told in self.told]

    def after(self, *acts: str) -> Playing:
        """What is after some actions, each by whom it is on turn, dice by chance."""
        found = self
        for words in acts:
            (mover, *_) = self.game.rules.movers(found.state) or (found.state.turn,)
            action = self.game.notation.read(mover, words)
            answer = step(self.game.rules, found.state, action)
            assert not isinstance(answer, Refused), answer.say("en")
            found = Playing(self.game, answer.state, answer.events)
        return found

    def refusal(self, words: str, seat: Any = None) -> list[str]:
        """The clauses by which something is refused, to the seat on turn unless it is said."""
        mover = (*self.game.rules.movers(self.state), self.state.turn)[0] if seat is None else seat
        answer = step(self.game.rules, self.state, self.game.notation.read(mover, words))
        return [clause.id for clause in answer.clauses] if isinstance(answer, Refused) else []


def playing(slug: str, options: str = "", **fields: Any) -> Playing:
    """A game of two before its first action, but for some fields of its state; options as
    `first=sheep, behind=first_rank`.
    """
    return playing_with(2, slug, options, **fields)


def playing_with(players: int, slug: str, options: str = "", **fields: Any) -> Playing:
    """A game of a number of players before its first action, as above."""
    found = game(slug)
    words = f"manual with {options}" if options else "manual"
    rules = found.book.read_rules(words)
    return Playing(found, evolve(found.rules.start(players, rules), **fields))
