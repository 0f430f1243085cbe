"""Laws that hold in every game.

A game states the facts that they need in its checks, such as the pieces that are conserved. A law
that does not hold raises AssertionError.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.game import AnyGame, Game
from daumen_rules.contracts.plays import Play, Twin, take, viewers
from daumen_rules.kernel.clause import ClauseKind
from daumen_rules.kernel.game import legal_actions, may_undo, step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Refused

from .arguments import of_kind
from .secrecy import LANGUAGES, what_cannot_be_known_is_not_seen, what_looks_alike_is_alike
from .text_laws import (
    a_picture_shows_every_thing_once,
    a_refusal_names_what_was_tried,
    what_happened_names_what_was_done,
)

__all__ = [
    "LAWS",
    "Law",
    "Play",
    "Twin",
    "a_picture_shows_every_thing_once",
    "a_refusal_names_what_was_tried",
    "check_laws",
    "take",
    "viewers",
    "what_cannot_be_known_is_not_seen",
    "what_happened_names_what_was_done",
    "what_looks_alike_is_alike",
]

Law: TypeAlias = Callable[[AnyGame, Play[Any, Any, Any]], None]


# Actions


def legal_actions_are_those_that_step_accepts(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """No legal action is missing, none is too many, each occurs once; each refusal names its
    clauses.
    """
    for state in play.states:
        accepted = set[Any]()
        refusals = dict[tuple[Any, ...], Refused]()
        for action in game.checks.attempts(state):
            answer = step(game.rules, state, action)
            if isinstance(answer, Refused):
                refusals[answer.clauses] = answer
            elif game.rules.actor(action) is not NATURE:
                accepted.add(action)
        for refused in refusals.values():
            names_its_clauses(game, refused)
        offered = legal_actions(game.rules, state)
        assert set(offered) == accepted
        assert len(offered) == len(accepted)


def names_its_clauses(game: AnyGame, refused: Refused) -> None:
    """A refusal names at least one clause, each of the game, each told in both languages."""
    assert refused.breaches
    for breach in refused.breaches:
        assert breach.clause in game.book.clauses
    for language in LANGUAGES:
        lines = refused.say(language).splitlines()
        assert len(lines) == len(refused.breaches)
        assert all("{" not in line for line in lines)


def refusals_leave_nothing_behind(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """After a refusal the state equals the state before, has the same hash, and goes on in the same
    way.
    """
    for place, state in enumerate(play.states):
        number, saved = hash(state), game.save(state)
        refused = 0
        for action in game.checks.attempts(state):
            refused += isinstance(step(game.rules, state, action), Refused)
        assert (hash(state), game.save(state)) == (number, saved)
        if refused and place < len(play.steps):
            told = play.steps[place]
            assert step(game.rules, state, told.action) == told


def there_is_always_something_to_do(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """Before the end a seat or Nature may act; after it nobody may, and there is an outcome."""
    for state in play.states:
        movers, actions, chance = (
            game.rules.movers(state),
            legal_actions(game.rules, state),
            game.rules.chance(state),
        )
        assert (chance is not None) == (NATURE in movers)
        assert bool(movers) == (game.outcome(state) is None)
        assert bool(actions) == any(mover is not NATURE for mover in movers)
        assert {game.rules.actor(action) for action in actions} <= set(movers)
        outcome = game.outcome(state)
        assert outcome is None or len(outcome.scores) == game.rules.players(state)


def nature_does_what_is_likely(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """Nature's actions have weights above 0, and `step` accepts exactly the actions with a
    weight.
    """
    for state in play.states:
        chance = game.rules.chance(state)
        for action in game.checks.attempts(state):
            if game.rules.actor(action) is NATURE and not isinstance(
                step(game.rules, state, action), Refused
            ):
                assert chance is not None
                assert chance.weight(action) > 0
    for told, state in zip(play.steps, play.states, strict=False):
        chance, mover = game.rules.chance(state), game.rules.actor(told.action)
        assert mover in game.rules.movers(state)
        if mover is NATURE:
            assert chance is not None
            assert chance.weight(told.action) > 0
            for number in {0, chance.total // 2, chance.total - 1}:
                assert not isinstance(step(game.rules, state, chance.at(number)), Refused)


# Steps and events


def the_same_actions_make_the_same_game(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """Replayed, the states and events are equal, with equal hashes and equal saved text."""
    again = take(game.rules, play.before, *(told.action for told in play.steps))
    assert again.steps == play.steps
    for state, other in zip(play.states, again.states, strict=True):
        assert (hash(state), game.save(state)) == (hash(other), game.save(other))


def every_event_cites_a_clause(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """Every event cites a clause and is told in both languages; a witness gets an event of the same
    kind and clause.
    """
    for event in _events(play):
        assert event.clause in game.book.clauses
        for language in LANGUAGES:
            words = event.sentence.say(language)
            assert words
            assert "{" not in words
        for viewer in viewers(game, play.before):
            seen = game.rules.witness(event, viewer)
            assert (type(seen), seen.clause) == (type(event), event.clause)


def every_clause_fits_what_it_tells(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """The kind of a clause fits the events that cite it.

    A setup clause is cited by chance and ends no game; a clause on possible actions is cited by an
    action; a clause on views by an event that shows something. Clauses on material, aims, examples,
    advice and remarks are cited by no event.
    """
    forbids = {row.clause for row in game.rules.legality.rows}
    for told in play.steps:
        for event in told.events:
            match event.clause.kind:
                case ClauseKind.SETUP:
                    assert game.rules.actor(told.action) is NATURE
                    assert game.outcome(told.state) is None
                case ClauseKind.LEGALITY:
                    acted = game.rules.actor(told.action) is not NATURE
                    assert acted or event.clause in forbids
                case ClauseKind.VIEW:
                    assert game.rules.reveals(event)
                case other:
                    assert other in _HAPPENING


_HAPPENING: Final = {ClauseKind.TRANSITION, ClauseKind.SCORING}


def _events(play: Play[Any, Any, Any]) -> Iterator[Any]:
    for told in play.steps:
        yield from told.events


def nobody_takes_back_chance_or_what_was_shown(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """A seat may undo only its own last action, and only if nobody has learnt anything from it."""
    for place, told in enumerate(play.steps):
        silent = not any(map(game.rules.reveals, told.events))
        for seat in range(game.rules.players(play.before)):
            own = game.rules.actor(told.action) == seat
            assert may_undo(game.rules, play.steps[: place + 1], seat) == (own and silent)
    assert not may_undo(game.rules, (), 0)


# What a game may offer


def nothing_is_lost_or_made(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """Every piece is in exactly one place, at every step."""
    if game.checks.pieces is None:
        return
    every = [game.checks.pieces(state) for state in play.states]
    found = [Counter(pieces) for pieces in every if pieces is not None]
    assert all(one == other for one, other in pairwise(found))
    assert all(times == 1 for pieces in found for times in pieces.values())


def every_action_brings_the_end_nearer(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """A measure decreases with every step."""
    if game.checks.measure is not None:
        heights = [game.checks.measure(state) for state in play.states]
        assert all(high > low for high, low in pairwise(heights))


def what_is_paid_is_got(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """The payments of an outcome, one for each seat, and what is left on the table sum to zero."""
    for state in play.states:
        outcome = game.outcome(state)
        if outcome is not None and outcome.payments:
            assert sum(outcome.payments) + outcome.left == 0
            assert len(outcome.payments) == game.rules.players(state)


def no_seat_is_special(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """With all seats rotated, the same actions are legal, lead to the same states, and end the
    same.
    """
    rotated = game.checks.rotated
    if rotated is None:
        return
    players = game.rules.players(play.before)
    for by in range(1, players):
        turned = [rotated(state, by, players) for state in play.states]
        actions = [rotated(told.action, by, players) for told in play.steps]
        again = take(game.rules, turned[0], *actions)
        assert again.states == tuple(turned)
        for state, other in zip(play.states, turned, strict=True):
            legal = {rotated(action, by, players) for action in legal_actions(game.rules, state)}
            assert legal == set(legal_actions(game.rules, other))
            ended, also = game.outcome(state), game.outcome(other)
            assert (ended is None) == (also is None)
            if ended is not None and also is not None:
                assert ended.scores == also.scores[by:] + also.scores[:by]


def to_save_and_load_is_the_identity(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """States, actions, events and views are loaded as they were saved; equal values have equal
    saved text.
    """
    views = (game.view(s, viewer) for s in play.states for viewer in viewers(game, s))
    actions = (told.action for told in play.steps)
    for value in (*play.states, *actions, *_events(play), *views):
        text = game.save(value)
        assert game.load(text) == value
        assert game.save(game.load(text)) == text


def every_state_holds_together(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """No state of a play is one that the game calls impossible."""
    for state in play.states:
        assert game.faults(state) == ()


LAWS: Final[tuple[Law, ...]] = (
    legal_actions_are_those_that_step_accepts,
    refusals_leave_nothing_behind,
    there_is_always_something_to_do,
    nature_does_what_is_likely,
    the_same_actions_make_the_same_game,
    every_event_cites_a_clause,
    every_clause_fits_what_it_tells,
    nobody_takes_back_chance_or_what_was_shown,
    nothing_is_lost_or_made,
    every_action_brings_the_end_nearer,
    what_cannot_be_known_is_not_seen,
    what_looks_alike_is_alike,
    what_is_paid_is_got,
    no_seat_is_special,
    to_save_and_load_is_the_identity,
    every_state_holds_together,
    what_happened_names_what_was_done,
    a_refusal_names_what_was_tried,
    a_picture_shows_every_thing_once,
)


def check_laws(game: AnyGame, play: Play[Any, Any, Any]) -> None:
    """Checks every law on a play."""
    of_kind("game", game, Game, "a Game, such as GAME or one of the catalogue")
    of_kind("play", play, Play, "a Play, such as `game.play` of a drawn game")
    for law in LAWS:
        law(game, play)
