"""In every game that hides something: rulings on positions with gaps are those of all fillings.

The fillings are made here of the text of a position: cards that were taken out of it are put back
in every order, and hidden dice get every face.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any, Final

import pytest

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.answers import ALLOWED, REFUSED
from daumen_rules.disputes.report import Result
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.expected_error import ExpectedError
from tests.conftest import many
from tests.each import mostly_long
from tests.judge.asked import told
from tests.judge.test_all_games import GAMES, NAMES

HIDING: Final = [slug for slug in GAMES if catalogue.game(slug).checks.alike is not None]
GAPS: Final = 3
CARD: Final = re.compile(r"(?<![\w:])[CSHD](?:10|[2-9JQKA])(?![\w:])")
DICE: Final = re.compile(r"(?<=^dice: )[1-6 ]+$", re.MULTILINE)


def played(game: AnyGame, random: Random) -> Any:
    """A state of a random game in which a seat is on turn."""
    state = game.start(game.rules.seats[0])
    steps = random.randrange(2, 24)
    while True:
        chance = game.chance(state)
        if chance is not None:
            action = chance.at(random.randrange(chance.total))
        else:
            actions = game.legal_actions(state)
            is_seat = any(isinstance(mover, int) for mover in game.rules.movers(state))
            if not actions or (steps <= 0 and is_seat):
                return state
            action = random.choice(actions)
        answer = game.step(state, action)
        assert isinstance(answer, Step)
        state, steps = answer.state, steps - 1


def with_gaps(text: str, random: Random) -> tuple[str, list[tuple[str, ...]]] | None:
    """A text with `?` in place of some cards or dice, and all that can stand there."""
    dice = DICE.search(text)
    if dice is not None:
        count = len(dice.group().split())
        gaps = f"{text[: dice.start()]}{' '.join('?' * count)}{text[dice.end() :]}"
        return gaps, [*product("123456", repeat=count)]
    cards = [found for found in CARD.finditer(text) if "trick" not in line_of(text, found.start())]
    if len(cards) < GAPS:
        return None
    taken = sorted(random.sample(cards, GAPS), key=lambda found: found.start())
    for found in reversed(taken):
        text = f"{text[: found.start()]}?{text[found.end() :]}"
    return text, [*permutations(found.group() for found in taken)]


def line_of(text: str, at: int) -> str:
    """The line in which a place of a text stands."""
    return text[text.rfind("\n", 0, at) + 1 : text.find("\n", at)]


def states(game: AnyGame, text: str, ways: list[tuple[str, ...]]) -> Iterator[Any]:
    """The states of all ways to fill the gaps that can have arisen."""
    for way in ways:
        pieces = re.split(r"\?", text)
        whole = "".join(f"{piece}{each}" for piece, each in zip(pieces, (*way, ""), strict=True))
        try:
            yield game.position(whole).state
        except InputError:
            continue


def is_written(game: AnyGame, action: Any) -> bool:
    """Whether an action is one of a seat, and can be written so that it is read again."""
    seat = game.rules.actor(action)
    try:
        read = game.notation.read(seat, game.notation.write(action))
    except ExpectedError:
        return False
    return isinstance(seat, int) and bool(read == action)


def asked_about(game: AnyGame, random: Random) -> Iterator[tuple[str, list[Any], Any]]:
    """A position of play with gaps as a text, all states that fit it, and an action of a seat, up
    to three times; nothing where no seat is on turn.
    """
    state = played(game, random)
    gaps = with_gaps(game.write_position(state, NAMES[: game.rules.players(state)]), random)
    attempts = [*game.legal_actions(state), *game.checks.attempts(state)]
    by_seats = [one for one in attempts if is_written(game, one)]
    if gaps is None or not by_seats or NATURE in game.rules.movers(state):
        return
    text, ways = gaps
    fitting = [*states(game, text, ways)]
    assert state in fitting
    for action in random.sample(by_seats, min(3, len(by_seats))):
        yield text, fitting, action


@pytest.mark.parametrize("slug", mostly_long(HIDING))
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, many(3, 8)))]
)
def test_a_ruling_is_that_of_all_fillings(slug: str, seed: int) -> None:
    game, random = catalogue.game(slug), Random(f"{slug} {seed}")
    for text, fitting, action in asked_about(game, random):
        names = NAMES[: game.rules.players(fitting[0])]
        answers = {isinstance(game.step(one, action), Step) for one in fitting}
        seat = game.rules.actor(action)
        assert isinstance(seat, int)
        ask = f"may {names[seat]} {game.notation.write(action)}"
        (opinion,) = told(f"{text}ask: {ask}\n").opinions
        wanted = {ALLOWED if answer else REFUSED for answer in answers}
        assert opinion.finding.known == wanted, ask
        assert opinion.finding.result is (Result.DEPENDS if len(wanted) > 1 else Result.ALWAYS), ask
