"""The interview about any game: which game it is, and then the interview of its judge."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from daumen_rules.contracts.court import Answers, AnyJudge, Interview
from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.interviewing import AnswerType, Field, Item
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text

from .court import judge_of

_A_GAME: Final = Text(
    "a game by its name, title or number; `daumen-rules games` lists all",
    "ein Spiel mit Name, Titel oder Nummer; `daumen-rules games` zählt alle auf",
)
GAME: Final = Field(
    about=Text("Which game is it", "Welches Spiel ist es"),
    type=AnswerType.GAME,
    help=Text(
        "A name, a title or a number, such as `mau-mau`; `daumen-rules games` lists all. Or tell "
        "what happened, if it was in Daumen drauf!.",
        "Ein Name, ein Titel oder eine Nummer, etwa `mau-mau`; `daumen-rules games` zählt alle "
        "auf. Oder erzähle, was geschehen ist, wenn es Daumen drauf! war.",
    ),
)
"""The first question, where no game is named."""


def interview(asked: AnyGame | None, default: AnyGame) -> Interview[tuple[AnyJudge, Any]]:
    """The interview about any game; the first question is which, unless it is `asked`.

    It makes a situation together with the judge of its game.
    """

    def judge(answers: Answers) -> AnyJudge:
        slug = answers.get("game", default.slug)
        return judge_of("", asked, catalogue.game(slug))

    def rest(answers: Answers) -> dict[str, str]:
        return {key: answer for key, answer in answers.items() if key != "game"}

    def item(answers: Answers, rules: str | None, language: Language) -> Item | None:
        if asked is None and "game" not in answers:
            return GAME.item("game", language, names=(), default=default.slug)
        return judge(answers).interview().item(rest(answers), rules, language)

    def spelt(answers: Answers, key: str, answer: str) -> str:
        if key != "game":
            return judge(answers).interview().spelt(rest(answers), key, answer)
        try:
            return catalogue.found(answer)
        except catalogue.UnknownGameError:
            raise InputError(1, 1, answer, _A_GAME) from None

    def said(answers: Answers, answer: str, language: Language) -> str:
        return judge(answers).interview().said(rest(answers), answer, language)

    def situation(answers: Answers) -> tuple[AnyJudge, Any]:
        found = judge(answers)
        return found, found.interview().situation(rest(answers))

    def line(answers: Answers, typed: str) -> tuple[str, str] | None:
        if asked is not None or "game" in answers:
            return judge(answers).interview().line(rest(answers), typed)
        return _begun(judge(answers).interview(), typed)

    return Interview(item=item, spelt=spelt, situation=situation, said=said, line=line)


def _begun(usual: Interview[Any], typed: str) -> tuple[str, str] | None:
    """What happened, where it is told at once, in place of the name of a game."""
    first = usual.item({}, None, "en")
    if first is None or " " not in typed:
        return None
    with suppress(catalogue.UnknownGameError):
        catalogue.found(typed)
        return None
    with suppress(InputError):
        return first.key, usual.spelt({}, first.key, typed)
    return None
