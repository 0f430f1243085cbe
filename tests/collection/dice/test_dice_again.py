"""Dice games against second programs, written from the manual alone.

Both play the same random games, act by act: as many dice fall, the same may be chosen by the same
seat, and it ends alike. What the manual leaves open is played as our default has it; some programs
know the options too, and play by random rule sets.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE, REFEREE
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.options import Option, OptionError, options_of
from daumen_rules.pieces.rule_sets import changed
from tests.collection.dice.again import (
    bets,
    five_dice,
    keeping,
    more_dice,
    more_options,
    more_readings,
    one_die,
    pots,
    readings,
    summed,
    two_dice,
)
from tests.collection.dice.again.table import Ask, End, Options, Program
from tests.conftest import many

BY_DEFAULT = {**one_die.PROGRAMS, **two_dice.PROGRAMS, **more_dice.PROGRAMS}
WITH_OPTIONS = {
    **bets.PROGRAMS,
    **keeping.PROGRAMS,
    **more_options.PROGRAMS,
    **more_readings.PROGRAMS,
    **pots.PROGRAMS,
    **readings.PROGRAMS,
    **summed.PROGRAMS,
    **five_dice.PROGRAMS,
}
GAMES = many(5, 2000)
SMALL = 4
"""How many values of an option that is a number are tried often."""


def seats(slug: str, most: int = 5) -> list[int]:
    """The numbers of players of a game."""
    return [number for number in game(slug).rules.seats if number <= most]


def begun(by: str, players: int, rules: object) -> Program:
    """The second program of a game, by a rule set, if it knows more than the default."""
    if by in BY_DEFAULT:
        return BY_DEFAULT[by](players)
    return WITH_OPTIONS[by](players, words_of(rules))


def words_of(rules: object) -> Options:
    """The options of a rule set, as its page writes them."""
    return {option.field: option.word(rules) for option in options_of(type(rules))}


def any_word(option: Option, dice: Random) -> str:
    """A value of an option; of a number mostly a small one, as games grow long by it."""
    words = option.words()
    return dice.choice(words if dice.random() < 0.1 else words[:SMALL])


def any_rules(default: object, dice: Random) -> object:
    """A rule set that makes sense: of each option the default or any of its values."""
    while True:
        words = {
            option.field: any_word(option, dice)
            for option in options_of(type(default))
            if dice.random() < 0.7
        }
        try:
            return changed(default, words)
        except OptionError:
            continue


def asked(found: Any, state: Any) -> int | Ask | None:
    """What is to be done next, as a second program says it; nothing after the end."""
    movers = found.rules.movers(state)
    if not movers:
        return None
    mover = movers[0]
    chance = found.rules.chance(state)
    assert movers in ((mover,), (NATURE, REFEREE))
    if mover is NATURE:
        assert chance is not None
        return len(chance.at(0).faces)
    words = (found.notation.write(action) for action in legal_actions(found.rules, state))
    return Ask(mover, tuple(sorted(words)))


def in_order(request: int | Ask) -> int | Ask:
    """A question with its words in order."""
    return Ask(request.seat, tuple(sorted(request.words))) if isinstance(request, Ask) else request


def any_answer(request: Ask, dice: Random) -> str:
    """One of the words; whoever may bet much or pass does either as often."""
    verbs = sorted({words.split()[0] for words in request.words})
    verb = dice.choice(verbs)
    return dice.choice([words for words in request.words if words.split()[0] == verb])


def overheard(found: Any, state: Any, dice: Random) -> str:
    """What the referee hears now and then, where something may be heard before a throw."""
    if found.rules.movers(state) != (NATURE, REFEREE) or dice.random() > 0.01:
        return ""
    actions = legal_actions(found.rules, state)
    heard = [action for action in actions if found.rules.actor(action) is REFEREE]
    return str(found.notation.write(dice.choice(heard)))


def played_by_both(slug: str, program: Program, players: int, dice: Random, rules: object) -> None:
    """A game, by a second program too. Raises AssertionError at the first difference."""
    found = game(slug)
    state = found.rules.start(players, rules)
    done = [f"{players} players", found.book.write_rules(rules)]
    request: int | Ask | None = next(program)
    while True:
        assert request is not None
        assert asked(found, state) == in_order(request), done
        answer: Any
        if isinstance(request, Ask):
            words = answer = any_answer(request, dice)
            action = found.notation.read(request.seat, words)
        elif words := overheard(found, state, dice):
            answer, action = words, found.notation.read(REFEREE, words)
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
    """So many games, of each number of players in turn, by the default rule set."""
    dice, default = Random(slug), game(slug).book.default
    for number in range(games):
        players = seats(by)[number % len(seats(by))]
        program = begun(by, players, game(by).book.default)
        played_by_both(slug, program, players, dice, default)


def all_played_by_options(slug: str, games: int, most: int) -> None:
    """So many games, of each number of players up to the most in turn, by random rule sets; every
    fourth by the default.
    """
    dice, default = Random(slug), game(slug).book.default
    for number in range(games):
        players = seats(slug, most)[number % len(seats(slug, most))]
        rules = any_rules(default, dice) if number % 4 else default
        played_by_both(slug, begun(slug, players, rules), players, dice, rules)


@pytest.mark.parametrize("slug", BY_DEFAULT)
def test_a_second_program_comes_to_the_same_end(slug: str) -> None:
    all_played(slug, slug, GAMES)


@pytest.mark.parametrize("slug", WITH_OPTIONS)
def test_a_second_program_with_options_comes_to_the_same_end(slug: str) -> None:
    all_played_by_options(slug, 2, most=3)


@pytest.mark.long
@pytest.mark.parametrize("slug", WITH_OPTIONS)
def test_many_games_of_a_second_program_with_options_come_to_the_same_end(slug: str) -> None:
    all_played_by_options(slug, many(6, 2000), most=many(3, 8))


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
