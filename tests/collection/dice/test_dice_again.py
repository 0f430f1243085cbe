"""Dice games against second programs, written from the manual alone.

Both play the same random games, act by act: as many dice fall, the same may be chosen by the same
seat, and it ends alike. What the manual leaves open is played as our default has it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Refused
from tests.collection.dice.again import more_dice, one_die, two_dice
from tests.collection.dice.again.table import Ask, End
from tests.conftest import many

PROGRAMS = {**one_die.PROGRAMS, **two_dice.PROGRAMS, **more_dice.PROGRAMS}
GAMES = many(5, 2000)
SEATS = {slug: [n for n in game(slug).rules.seats if n <= 5] for slug in PROGRAMS}


def asked(found: Any, state: Any) -> int | Ask | None:
    """What is to be done next, as a second program says it; nothing after the end."""
    movers = found.rules.movers(state)
    if not movers:
        return None
    (mover,) = movers
    chance = found.rules.chance(state)
    if mover is NATURE:
        assert chance is not None
        return len(chance.at(0).faces)
    words = (found.notation.write(action) for action in legal_actions(found.rules, state))
    return Ask(mover, tuple(sorted(words)))


def in_order(request: int | Ask) -> int | Ask:
    """A question with its words in order."""
    return Ask(request.seat, tuple(sorted(request.words))) if isinstance(request, Ask) else request


def played_by_both(slug: str, by: str, players: int, dice: Random) -> None:
    """A game, by the second program of a game. Raises AssertionError at the first difference."""
    found, program = game(slug), PROGRAMS[by](players)
    state, done = found.rules.start(players, found.book.default), list[str]()
    request: int | Ask | None = next(program)
    while True:
        assert request is not None
        assert asked(found, state) == in_order(request), done
        answer: Any
        if isinstance(request, Ask):
            words = answer = dice.choice(request.words)
            action = found.notation.read(request.seat, words)
        else:
            answer = tuple(dice.randint(1, 6) for _ in range(request))
            words = f"throw {' '.join(map(str, answer))}"
            action = found.notation.read(NATURE, words)
        told = step(found.rules, state, action)
        assert not isinstance(told, Refused), (done, words)
        state = told.state
        done.append(words)
        try:
            request = program.send(answer)
        except StopIteration as stopped:
            ended_alike(found.rules.outcome(state), stopped.value, done)
            return


def ended_alike(ours: Any, theirs: End, done: list[str]) -> None:
    """The same winners, and as far as it is told the same points and payments."""
    assert ours is not None, done
    assert set(ours.winners) == set(theirs.winners), done
    assert theirs.points in (None, ours.scores), done
    assert theirs.payments is None or theirs.payments == ours.payments, done


def all_played(slug: str, by: str, games: int) -> None:
    """So many games, of each number of players in turn."""
    dice = Random(slug)
    for number in range(games):
        played_by_both(slug, by, SEATS[by][number % len(SEATS[by])], dice)


@pytest.mark.parametrize("slug", PROGRAMS)
def test_a_second_program_comes_to_the_same_end(slug: str) -> None:
    all_played(slug, slug, GAMES)


@pytest.mark.parametrize(
    ("slug", "by"),
    [
        ("siamesische-zwillinge", "doppeltes-lottchen"),
        ("faule-sechs", "doppeltes-lottchen"),
        ("einundzwanzig", "quinze"),
        ("schluck-hansel", "glueckspeter"),
        ("die-spinne", "gestrichene-zwoelf"),
        ("gleichpasch", "pasch-3w"),
        ("doppelte-liebe", "hin-und-her"),
    ],
)
def test_the_second_program_of_a_game_with_other_rules_is_told_apart(slug: str, by: str) -> None:
    with pytest.raises(AssertionError):
        all_played(slug, by, 100)
