"""The dialogue of `judge` at a real terminal: plain words, the review, leaving and going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from daumen_rules.games.daumen_drauf.court.situation.reader import read_text
from daumen_rules.games.daumen_drauf.court.situation.writer import write_text
from daumen_rules.kernel.text import Language
from tests.cli.terminal import CTRL_C, CTRL_D, Terminal

pytestmark = pytest.mark.long

SIX = {
    "en": ("Anna some 3, Ben green 1", "Anna, Ben, Cleo", "1", "Cleo", "yellow 5", ""),
    "de": ("Anna irgendeine 3, Ben grün 1", "Anna, Ben, Cleo", "1", "Cleo", "gelb 5", ""),
}
"""What is answered to the first six questions: may Cleo show a yellow 5?"""
UNKNOWN = {"en": "don't know", "de": "weiß nicht"}
REVIEW = {"en": "Enter rules on it", "de": "Enter entscheidet"}
REFUSED = {"en": "both manuals: refused", "de": "beide Anleitungen: nicht erlaubt"}
CURSOR = "\x1b[?25h"
"""The cursor is shown: keys are waited for."""
ANSWERS = "daumen-rules answers 1\n"


class Talk:
    """A dialogue that keeps what is said in a file."""

    def __init__(self, language: Language, target: Path) -> None:
        asked = ("judge", "--game", "daumen-drauf", "--save", target.name, "--lang", language)
        self.terminal = Terminal(*asked, cwd=target.parent, COLUMNS="200")

    def answer(self, number: int, words: str) -> None:
        """Wait for a question, and answer it."""
        self.question(number)
        self.terminal.type(words)

    def question(self, number: int) -> None:
        """Wait until a question stands there, and the cursor behind it."""
        self.terminal.see(f"{number}. ")
        self.terminal.see("]")
        self.terminal.see(CURSOR)

    def review(self, words: str, language: Language) -> None:
        """Wait for the list of answers, and say what to do with it."""
        self.terminal.see(REVIEW[language])
        self.terminal.see(CURSOR)
        self.terminal.type(words)


def kept(path: Path) -> str:
    """The situation of a file in either language, in English."""
    return write_text(read_text(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", ["en", "de"])
def test_plain_words_are_understood_and_an_answer_is_changed_by_its_number(
    language: Language, tmp_path: Path
) -> None:
    """A yellow 5 is topped by green 1 if yellow was before it; with `some 3` nobody can tell."""
    talk = Talk(language, tmp_path / "a.sit")
    for number, words in enumerate(SIX[language], start=1):
        talk.answer(number, words)
    talk.answer(7, UNKNOWN[language])
    talk.answer(8, "")
    talk.review("1", language)
    talk.answer(1, {"en": "Anna yellow 3, Ben green 1", "de": "Anna gelb 3, Ben grün 1"}[language])
    talk.review("", language)
    talk.terminal.see(REFUSED[language])
    talk.terminal.see("HIGH-5")
    assert talk.terminal.end() == 1
    assert "trick\nAnna: Y3?\nBen: G1?\n" in kept(tmp_path / "a.sit")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("leave", "status"), [("later", 0), ("später", 0), (CTRL_C, 130), (CTRL_D, 2)]
)
def test_it_is_left_and_taken_up_where_it_was(
    leave: str, status: int, language: Language, tmp_path: Path
) -> None:
    target = tmp_path / "a.sit"
    first = Talk(language, target)
    for number, words in enumerate(SIX[language], start=1):
        first.answer(number, words)
    first.question(7)
    if len(leave) > 1:
        first.terminal.type(leave)
    else:
        first.terminal.press(leave)
    first.terminal.see(target.name)
    assert first.terminal.end() == status
    assert target.read_text(encoding="utf-8").startswith(ANSWERS)
    again = Talk(language, target)
    again.answer(7, UNKNOWN[language])
    again.answer(8, "")
    again.review("", language)
    assert again.terminal.end() in (0, 1, 3)
    assert "trick\nAnna: ?3\nBen: G1?\n" in kept(target)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_cannot_be_is_asked_again(language: Language, tmp_path: Path) -> None:
    talk = Talk(language, tmp_path / "a.sit")
    for number, words in enumerate(SIX[language][:3], start=1):
        talk.answer(number, words)
    talk.answer(4, "Dora")
    talk.terminal.see({"en": "found 'Dora'; expected", "de": "gefunden 'Dora'; erwartet"}[language])
    talk.answer(4, "Cleo")
    talk.answer(5, {"en": "yellow 12", "de": "gelb 12"}[language])
    talk.terminal.see({"en": "; expected", "de": "; erwartet"}[language])
    talk.answer(5, "ende")
    assert talk.terminal.end() == 0
    assert not (tmp_path / "a.sit").exists()
