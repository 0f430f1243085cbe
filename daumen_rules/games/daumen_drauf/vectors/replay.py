"""Vectors played by the library: the complete states before and after, and the trials for engines.

What fills in the bulk of a vector. That it is right is tested against the facts in the
sources and against a second program.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.step import Refused

from ..cards import HAND_SIZE, Card, Pack
from ..events import Event
from ..match import Match
from ..model import Action, Deal, State, Undealt
from ..rule_set import RuleSet
from ..rules import legal_actions, step
from ..setup import pack_for, start
from ..wire import Fields, state_form, view_form
from .model import Expected, Given, MatchGiven, Vector
from .reader import load


@frozen
class Played:
    """A vector under one rule set: the state before its action, and what the library answers."""

    opening: Undealt
    before: State
    refused: tuple[str, ...] | None
    after: State | None
    events: tuple[Event, ...] = ()

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the state before; none before the deal, which is Nature's."""
        return () if isinstance(self.before, Undealt) else tuple(legal_actions(self.before))


@frozen(kw_only=True)
class Trial:
    """A vector under one rule set, ready to be put to another engine.

    Begin a game with `opening` and `deal`, take `moves`, then `action`. `refused` are the ids of
    all clauses it breaks, None where it is allowed and leads to `state`.
    """

    vector: Vector
    rules: RuleSet
    opening: Undealt
    deal: Deal
    moves: tuple[Action, ...]
    action: Action | None
    """None where the vector is about the deal itself: then `state` is that of the new game."""
    refused: tuple[str, ...] | None
    state: State | None

    @property
    def after(self) -> Fields | None:
        """What lies open for all afterwards, in the form of `spec/protocol.md`."""
        return None if self.state is None else state_form(self.state)

    @property
    def views(self) -> tuple[Fields, ...]:
        """What each seat knows afterwards; empty where the action is refused."""
        if self.state is None:
            return ()
        return tuple(view_form(self.state, seat) for seat in range(self.opening.players))


def opening_of(given: Given, rules: RuleSet) -> Undealt:
    """The state before the deal."""
    small = () if given.deck is None or given.hand_size == HAND_SIZE else given.deck
    return _opening(given.players, given.starter, small, given.hand_size, rules)


@cache
def _opening(
    players: int, starter: int, small: tuple[Card, ...], hand_size: int, rules: RuleSet
) -> Undealt:
    pack = Pack(tuple(sorted(small)), hand_size) if small else pack_for(players)
    return start(players, rules, starter, pack)


def play(vector: Vector, rules: RuleSet) -> Played:
    """Play a vector. Raises ValueError for a move that is not allowed on the way."""
    given = vector.given
    if isinstance(given, MatchGiven):
        raise ValueError(f"{vector.id} is about a match")
    opening = opening_of(given, rules)
    state = _after(opening, () if given.deck is None else (Deal(given.deck), *given.moves))
    answer = step(state, given.action)
    if isinstance(answer, Refused):
        broken = tuple(dict.fromkeys(clause.id for clause in answer.clauses))
        return Played(opening, state, broken, None)
    return Played(opening, state, None, answer.state, answer.events)


@cache
def _after(opening: Undealt, moves: tuple[Action, ...]) -> State:
    """The state after some moves; vectors share the beginnings of their games."""
    if not moves:
        return opening
    answer = step(_after(opening, moves[:-1]), moves[-1])
    if isinstance(answer, Refused):
        raise ValueError(f"{opening.rules}: {moves[-1]}: {answer.say('en')}")
    return answer.state


def match_of(given: MatchGiven, rules: RuleSet) -> Match:
    """The match of a vector."""
    return Match(given.players, rules, given.agreed, given.first_starter, given.played)


def ruled(vectors: Iterable[Vector]) -> Iterator[tuple[Vector, Expected, RuleSet]]:
    """Every vector with every rule set for which it states something."""
    for vector in vectors:
        for case in vector.cases:
            for rules in case.rules:
                yield vector, case, RuleSet.parse(rules)


def trials(rules: RuleSet | None = None) -> Iterator[Trial]:
    """All vectors that can be put to an engine through the protocol, for one rule set or for all.

    Left out are matches, and decks that may not be dealt.
    """
    for vector, case, under in ruled(load()):
        given = vector.given
        if isinstance(given, MatchGiven) or rules not in (None, under):
            continue
        played, about_the_deal = play(vector, under), given.deck is None
        if isinstance(given.action, Deal) != about_the_deal or (about_the_deal and case.refused):
            continue
        deck = given.action if isinstance(given.action, Deal) else Deal(given.deck or ())
        yield Trial(
            vector=vector,
            rules=under,
            opening=played.opening,
            deal=deck,
            moves=given.moves,
            action=None if about_the_deal else given.action,
            refused=case.refused,
            state=played.after,
        )
