"""Laws that hold in every game of the kernel, whatever it is about.

Here lives what is the same for all games, written once against `Game`. What a game offers besides
(pieces that are conserved, worlds that a seat cannot tell apart, saving) comes in as a `Subject`.
A law raises AssertionError where it does not hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final, TypeAlias

from daumen_rules.conformance.arguments import of_kind
from daumen_rules.conformance.secrecy import (
    LANGUAGES,
    what_cannot_be_known_is_not_seen,
    what_looks_alike_is_alike,
)
from daumen_rules.conformance.subject import AnySubject, Play, Subject, Twin, take, viewers
from daumen_rules.kernel.game import legal_actions, may_undo, step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import NATURE

__all__ = [
    "LAWS",
    "AnySubject",
    "Law",
    "Play",
    "Subject",
    "Twin",
    "check_laws",
    "take",
    "viewers",
    "what_cannot_be_known_is_not_seen",
    "what_looks_alike_is_alike",
]

Law: TypeAlias = Callable[[AnySubject, Play[Any, Any, Any]], None]


# Actions


def legal_actions_are_those_that_step_accepts(
    subject: AnySubject, play: Play[Any, Any, Any]
) -> None:
    """None missing and none too many, each once; each refusal names its clauses."""
    for state in play.states:
        accepted = set[Any]()
        refusals = dict[tuple[Any, ...], Refused]()
        for action in subject.game.checks.attempts(state):
            answer = step(subject.game.rules, state, action)
            if isinstance(answer, Refused):
                refusals[answer.clauses] = answer
            elif subject.game.rules.actor(action) is not NATURE:
                accepted.add(action)
        for refused in refusals.values():
            names_its_clauses(subject, refused)
        offered = legal_actions(subject.game.rules, state)
        assert set(offered) == accepted
        assert len(offered) == len(accepted)


def names_its_clauses(subject: AnySubject, refused: Refused) -> None:
    """A refusal names at least one clause, each of the game, each told in both languages."""
    assert refused.breaches
    for breach in refused.breaches:
        assert breach.clause in subject.game.book.clauses
    for language in LANGUAGES:
        lines = refused.say(language).splitlines()
        assert len(lines) == len(refused.breaches)
        assert all("{" not in line for line in lines)


def refusals_leave_nothing_behind(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """The state refused upon is equal to what it was, has the same hash, and plays on the same."""
    for place, state in enumerate(play.states):
        number, words = hash(state), repr(state)
        refused = 0
        for action in subject.game.checks.attempts(state):
            refused += isinstance(step(subject.game.rules, state, action), Refused)
        assert (hash(state), repr(state)) == (number, words)
        if refused and place < len(play.steps):
            told = play.steps[place]
            assert step(subject.game.rules, state, told.action) == told


def there_is_always_something_to_do(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """Before the end somebody may act, a seat or Nature; after it nobody, and it has an outcome."""
    game = subject.game.rules
    for state in play.states:
        movers, actions, chance = game.movers(state), legal_actions(game, state), game.chance(state)
        assert (chance is not None) == (NATURE in movers)
        assert bool(movers) == (game.outcome(state) is None)
        assert bool(actions) == any(mover is not NATURE for mover in movers)
        assert {game.actor(action) for action in actions} <= set(movers)
        outcome = game.outcome(state)
        assert outcome is None or len(outcome.scores) == subject.game.rules.players(state)


def nature_does_what_is_likely(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """Her acts have a weight above 0, and `step` accepts all that has one and nothing else."""
    game = subject.game.rules
    for state in play.states:
        chance = game.chance(state)
        for action in subject.game.checks.attempts(state):
            if game.actor(action) is NATURE and not isinstance(step(game, state, action), Refused):
                assert chance is not None
                assert chance.weight(action) > 0
    for told, state in zip(play.steps, play.states, strict=False):
        chance = game.chance(state)
        assert (chance is not None) == (game.actor(told.action) is NATURE)
        if chance is not None:
            assert chance.weight(told.action) > 0
            for number in {0, chance.total // 2, chance.total - 1}:
                assert not isinstance(step(game, state, chance.at(number)), Refused)


# Steps and events


def the_same_actions_make_the_same_game(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """Played again, the states and events are equal, with the same hash and the same words."""
    again = take(subject.game.rules, play.before, *(told.action for told in play.steps))
    assert again.steps == play.steps
    for state, other in zip(play.states, again.states, strict=True):
        assert (hash(state), repr(state)) == (hash(other), repr(other))


def every_event_cites_a_clause(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """And is told in both languages; a witness is told an event of the same kind and clause."""
    for event in _events(play):
        assert event.clause in subject.game.book.clauses
        for language in LANGUAGES:
            words = event.sentence.say(language)
            assert words
            assert "{" not in words
        for viewer in viewers(subject, play.before):
            seen = subject.game.rules.witness(event, viewer)
            assert (type(seen), seen.clause) == (type(event), event.clause)


def _events(play: Play[Any, Any, Any]) -> Iterator[Any]:
    for told in play.steps:
        yield from told.events


def nobody_takes_back_chance_or_what_was_shown(
    subject: AnySubject, play: Play[Any, Any, Any]
) -> None:
    """Only one's own last act, and only where nobody has learnt anything from it."""
    game = subject.game.rules
    for place, told in enumerate(play.steps):
        silent = not any(map(game.reveals, told.events))
        for seat in range(subject.game.rules.players(play.before)):
            own = game.actor(told.action) == seat
            assert may_undo(game, play.steps[: place + 1], seat) == (own and silent)
    assert not may_undo(game, (), 0)


# What a game may offer


def nothing_is_lost_or_made(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """Every piece is in exactly one place, at every step."""
    if subject.game.checks.pieces is None:
        return
    every = [subject.game.checks.pieces(state) for state in play.states]
    found = [Counter(pieces) for pieces in every if pieces is not None]
    assert all(one == other for one, other in pairwise(found))
    assert all(times == 1 for pieces in found for times in pieces.values())


def every_action_brings_the_end_nearer(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """A measure decreases with every step."""
    if subject.game.checks.measure is not None:
        heights = [subject.game.checks.measure(state) for state in play.states]
        assert all(high > low for high, low in pairwise(heights))


def what_is_paid_is_got(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """The payments of an outcome sum to zero, one a seat."""
    for state in play.states:
        outcome = subject.game.rules.outcome(state)
        if outcome is not None and outcome.payments:
            assert sum(outcome.payments) == 0
            assert len(outcome.payments) == subject.game.rules.players(state)


def no_seat_is_special(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """With every seat some places on, the same is legal, leads to the same, and ends the same."""
    game, rotated = subject.game.rules, subject.game.checks.rotated
    if rotated is None:
        return
    players = game.players(play.before)
    for by in range(1, players):
        turned = [rotated(state, by, players) for state in play.states]
        actions = [rotated(told.action, by, players) for told in play.steps]
        again = take(game, turned[0], *actions)
        assert again.states == tuple(turned)
        for state, other in zip(play.states, turned, strict=True):
            legal = {rotated(action, by, players) for action in legal_actions(game, state)}
            assert legal == set(legal_actions(game, other))
            ended, also = game.outcome(state), game.outcome(other)
            assert (ended is None) == (also is None)
            if ended is not None and also is not None:
                assert ended.scores == also.scores[by:] + also.scores[:by]


def to_save_and_load_is_the_identity(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """States, actions, events and views come back as they were, and equal values as equal text."""
    game = subject.game
    views = (game.rules.view(s, viewer) for s in play.states for viewer in viewers(subject, s))
    actions = (told.action for told in play.steps)
    for value in (*play.states, *actions, *_events(play), *views):
        text = game.save(value)
        assert game.load(text) == value
        assert subject.game.save(game.load(text)) == text


LAWS: Final[tuple[Law, ...]] = (
    legal_actions_are_those_that_step_accepts,
    refusals_leave_nothing_behind,
    there_is_always_something_to_do,
    nature_does_what_is_likely,
    the_same_actions_make_the_same_game,
    every_event_cites_a_clause,
    nobody_takes_back_chance_or_what_was_shown,
    nothing_is_lost_or_made,
    every_action_brings_the_end_nearer,
    what_cannot_be_known_is_not_seen,
    what_looks_alike_is_alike,
    what_is_paid_is_got,
    no_seat_is_special,
    to_save_and_load_is_the_identity,
)


def check_laws(subject: AnySubject, play: Play[Any, Any, Any]) -> None:
    """Ask every law of a play. Raises AssertionError where one does not hold, and ValueError for
    what is no subject or no play.
    """
    of_kind("subject", subject, Subject, "a Subject, such as DAUMEN_DRAUF")
    of_kind("play", play, Play, "a Play, such as `game.play` of a drawn game")
    for law in LAWS:
        law(subject, play)
