"""Every question can be asked of every game, in both languages, of what is known and of what a seat
sees.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.answers import ALLOWED
from daumen_rules.disputes.report import Result
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import LANGUAGES
from tests.each import thinned
from tests.judge.asked import told

GAMES: Final = [slug for slug in catalogue.GAMES if catalogue.game(slug).court is None]
NAMES: Final = ("Anna", "Ben", "Cem", "Dora", "Eva", "Fritz", "Gerd", "Hans", "Ida", "Jan", "Kim")
OF_ANY: Final[tuple[str, ...]] = (
    "what may Anna do",
    "whose turn is it",
    "is it over",
    "who wins",
    "how many points has Anna",
    "what does it count",
)


def reached(game: AnyGame, random: Random) -> tuple[Any, Any]:
    """A state of play, and an action that may be done in it."""
    state = game.start(game.rules.seats[0])
    before: tuple[Any, Any] | None = None
    for _ in range(random.randrange(4, 30)):
        chance = game.chance(state)
        if chance is not None:
            action = chance.at(random.randrange(chance.total))
        else:
            actions = game.legal_actions(state)
            if not actions:
                break
            action = random.choice(actions)
        before = state, action
        answer: Any = game.step(state, action)
        state = answer.state
    assert before is not None
    return before


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(slug, marks=() if at % 33 == 5 else pytest.mark.long)
        for at, slug in enumerate(thinned(GAMES, 8))
    ],
)
@pytest.mark.long
def test_every_question_is_answered_in_both_languages(slug: str) -> None:
    game = catalogue.game(slug)
    state, action = reached(game, Random(slug))
    names = NAMES[: game.rules.players(state)]
    mover = game.rules.actor(action)
    for language in LANGUAGES:
        lines = game.write_position(state, names, language)
        asked: list[str] = list(OF_ANY)
        if isinstance(mover, int):
            words = game.notation.verbs.write(action, language)
            asked.extend(f"{what} {names[mover]} {words}" for what in ("may", "must"))
            asked.append(f"what happens if {names[mover]} {words}")
        for question in asked:
            report = told(f"{lines}ask: {question}\n")
            again = told(f"{lines}frage: {report.question.de}\n")
            assert again.question == report.question
            assert again.summary == report.summary
            if question.startswith("may"):
                assert report.opinions[0].finding.known == {ALLOWED}
        who = names[mover] if isinstance(mover, int) else mover.value
        done = f"{who}: {game.notation.verbs.write(action, language)}\n"
        report = told(f"{lines}{done}ask: what happens then\n")
        assert report.opinions[0].finding.result is Result.ALWAYS
        assert report.opinions[0].finding.reasons
