"""`judge` without a file: a situation asked for at the keyboard, until it is complete.

What is asked, and what an answer means, is the court's to say.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.cli.shared.frame import Failure
from daumen_rules.cli.shared.options import check_target
from daumen_rules.cli.shared.screen import EndOfInputError, Screen, open_screen
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.court import Interview, Item, T

LONGEST: Final = 4000
"""How much of an answer is read."""

BACK: Final = ("back", "zurück", "zurueck")
QUIT: Final = ("quit", "exit", "ende")

HOW: Final = Text(
    "Enter takes what stands in [brackets]; `back` to the question before, `quit` ends.",
    "Enter nimmt, was in [Klammern] steht; `zurück` zur Frage davor, `ende` beendet.",
)
UNREADABLE: Final = Text(
    "found {found}; expected {expected}", "gefunden {found}; erwartet {expected}"
)
INPUT_ENDED: Final = Text(
    "the input ended before the last question", "die Eingabe endete vor der letzten Frage"
)


def asked_situation(
    interview: Interview[T], rules: str | None, target: str | None, language: Language
) -> T | None:
    """What somebody answers; None where he quits. Raises Failure, at once where `target`, in which
    it will be written, cannot be.
    """
    if target is not None:
        check_target(target, language)
    try:
        return _asked(open_screen(), interview, rules, language)
    except EndOfInputError:
        raise Failure(INPUT_ENDED[language]) from None


def _asked(
    screen: Screen, interview: Interview[T], rules: str | None, language: Language
) -> T | None:
    answers: dict[str, str] = {}
    before = ""
    """What was answered to the question that is asked again."""
    screen.say(f"{HOW[language]}\n{interview.introduction[language]}")
    while (item := interview.item(answers, rules, language)) is not None:
        default = before or item.default
        typed = _typed(screen, item, len(answers) + 1, default)
        if typed.lower() in QUIT:
            return None
        if typed.lower() in BACK:
            before = answers.popitem()[1] if answers else before
            continue
        try:
            answers[item.key] = interview.spelt(answers, item.key, typed or default)
        except InputError as error:
            found, expected = error.found[language], error.expected[language]
            screen.say(UNREADABLE[language].format(found=found, expected=expected))
        else:
            before = ""
    return interview.situation(answers)


def _typed(screen: Screen, item: Item, number: int, default: str) -> str:
    """What somebody types, without a comment."""
    screen.say(*item.choices)
    typed = screen.ask(f"{number}. {item.words} [{default}] ", LONGEST)
    return " ".join(typed.partition("#")[0].split())
