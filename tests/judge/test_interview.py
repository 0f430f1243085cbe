"""The dialogue of `judge` about any game: its answer is that of a file which says the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main
from daumen_rules.disputes.report import RulingReport
from daumen_rules.judge.court import judge_of
from daumen_rules.judge.interview import interview_of
from daumen_rules.judge.situation import read_situation
from tests.cli.run import Answer, daumen_rules
from tests.each import of_each, thinned
from tests.judge.asked import always, told

DISPUTES = sorted(Path("spec/collection/disputes").glob("*.pos"))
MOST = 24
"""The most questions that a dialogue asks of these disputes."""


LATEST = 150
"""Disputes from this number on are of cards that lie in more ways than a dialogue asks for."""


def answered(text: str) -> tuple[dict[str, str], RulingReport[Any]]:
    """The answers of a dialogue with somebody who knows what a file says, and the ruling."""
    situation = read_situation(text)
    game, names = situation.game, situation.names
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    known = {line.partition(":")[0]: line.partition(":")[2].strip() for line in lines}
    acts = lines[len(lines) - 2 - len(situation.position.acts) : -2]
    given = {
        "names": ", ".join(names),
        "kind": situation.position.ask.value if situation.position.ask else "",
        "done": "; ".join(acts) or "-",
    }
    for head, value in [*known.items()]:
        groups = re.findall(r"\([^)]*\)|\S+", value)
        if len(groups) == len(names):
            each = zip(names, groups, strict=True)
            known |= {f"{head} {name}": group.strip("()") for name, group in each}
    interview = interview_of(game)
    answers: dict[str, str] = {}
    while (item := interview.item(answers, None, "en")) is not None:
        said = given.get(item.key, known.get(item.key, item.default))
        answers[item.key] = interview.spelt(answers, item.key, said)
        assert len(answers) <= MOST, answers
    judge = judge_of("", game, game)
    found = interview.situation(answers)
    return answers, judge.report(found, judge.rule(found, always))


ASKED = [path for path in DISPUTES if int(path.stem[:3]) < LATEST]


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if at % 40 == 0 else pytest.mark.long)
        for at, path in enumerate(thinned(ASKED, 2))
    ],
)
def test_a_dialogue_finds_what_the_file_says(path: Path) -> None:
    text = path.read_text("utf-8")
    answers, report = answered(text)
    (opinion,), (wanted,) = report.opinions, told(text).opinions
    assert opinion.finding.known == wanted.finding.known, answers


# At the terminal

CARDS = ("", "", "may Anna lay SK", "", "0 0", "H7 SK", "4 cards", "HK", "Anna", "-", "0", "0")
"""What happened, who plays, the question, the rules, and what lies there."""
RULING = "manual: allowed, whatever fills the gaps"


def asked(*typed: str, words: tuple[str, ...] = ()) -> Answer:
    return daumen_rules("judge", "--plain", *words, stdin="".join(f"{line}\n" for line in typed))


def test_the_first_question_is_which_game() -> None:
    found = asked("", "quit")
    assert found.lines[1] == "1. Which game is it? [daumen-drauf] "
    assert "2. What happened, in order, such as" in found.out
    found = asked("Mau Mau", *CARDS, "")
    assert "1. Which game is it? [daumen-drauf] Mau Mau" in found.out
    assert "   1  Which game is it: mau-mau" in found.out
    assert RULING in found.out
    assert found.status == 0


def test_a_game_that_is_named_is_not_asked_for() -> None:
    found = asked(*CARDS, "", words=("--game", "mau-mau"))
    assert "1. What happened, in order, such as" in found.out
    assert "4. Which rules? [manual]" in found.out
    assert RULING in found.out


def test_the_dialogue_in_german() -> None:
    question = "darf Anna Pik König legen"
    typed = ("mau-mau", "", "", question, *CARDS[3:6], "4 Karten", *CARDS[7:])
    found = asked(*typed, "", words=("--lang", "de"))
    assert "1. Welches Spiel ist es? [daumen-drauf]" in found.out
    assert "hand Anna: [-] H7 SK" in found.out or "Hand Anna: [-] H7 SK" in found.out
    assert "Anleitung: erlaubt, was auch in die Lücken kommt" in found.out
    assert not re.search(r"\b(the|Which|found|ruling)\b", found.out)


@of_each(
    ("before", "wrong", "said"),
    [
        ((), "halma9", "found 'halma9'; expected a game by its name"),
        (("mau-mau",), "Anna: fly", "found 'Anna: fly'; expected a name and an action, such as"),
        (("mau-mau", ""), "Anna", "found 1 name(s); expected 2 to 5 names"),
        (("mau-mau", "", ""), "99", "found '99'; expected a number from 1 to 12, or in words"),
        (("mau-mau", "", "", "1"), "Dora", "found 'Dora'; expected one of Anna, Ben"),
        (("mau-mau", "", "", "1", ""), "lay X7", "found"),
        (
            ("mau-mau", *CARDS[:3]),
            "manual with jack=2",
            "found 'manual with jack=2'; expected only_if_stuck",
        ),
        (("mau-mau", *CARDS[:5]), "H7 X9", "found 'X9'"),
    ],
)
def test_a_wrong_answer_is_one_line_and_asked_again(
    before: tuple[str, ...], wrong: str, said: str
) -> None:
    found = asked(*before, wrong, "quit")
    lines = [line for line in found.lines if line.startswith("found")]
    assert len(lines) == 1
    assert lines[0].startswith(said)
    assert found.lines[-1].startswith(f"{len(before) + 1}. ")


@pytest.mark.long
def test_later_keeps_what_was_said_and_the_same_command_goes_on(tmp_path: Path) -> None:
    words = ("--save", str(tmp_path / "kept.pos"))
    assert "kept in" in asked("mau-mau", *CARDS[:6], "later", words=words).out
    assert "game: mau-mau\n" in (tmp_path / "kept.pos").read_text("utf-8")
    found = asked(*CARDS[6:], "", words=words)
    assert re.findall(r"^(\d+)\. ", found.out, re.MULTILINE)[0] == "8"
    assert RULING in found.out
    judged = daumen_rules("judge", tmp_path / "kept.pos")
    assert found.out.endswith(judged.out)
    assert "hand Ben: 4 cards\n" in (tmp_path / "kept.pos").read_text("utf-8")


def test_a_story_is_read_as_far_as_it_can_be_and_read_back() -> None:
    found = asked("Oma lays the 7 of spades, Tim draws; the dog barks", "", "", "quit",
                  words=("--game", "mau-mau"))  # fmt: skip
    assert "read: Oma: lay S7; Tim: draw; not read: 'the dog barks'; expected a name" in found.out
    assert "1. What happened, in order, such as" in found.out
    assert "[Oma: lay S7; Tim: draw]" in found.out
    assert "2. Who plays, clockwise? [Oma, Tim]" in found.out


def test_a_question_mark_explains_and_is_no_name() -> None:
    found = asked("", "?", "", "?", "quit", words=("--game", "mau-mau"))
    assert "The players in the order in which they sit" in found.out
    assert "Ask as at the table, such as" in found.out
    assert "[?]" not in found.out


def test_choices_are_not_listed_again_after_a_slip() -> None:
    found = asked("", "", "who eats", "who sleeps", "quit", words=("--game", "mau-mau"))
    assert found.out.count("may somebody do something?") == 1


def test_going_back_twice_loses_no_answer(tmp_path: Path) -> None:
    """`later FILE` keeps what was said, also what was gone back to."""
    kept = tmp_path / "kept.txt"
    typed = ("Oma lay S7", "Oma, Tim, Eva", "who wins", "back", "back", f"later {kept}")
    assert "kept in" in asked(*typed, words=("--game", "mau-mau")).out
    said = kept.read_text("utf-8")
    assert "names: Oma, Tim, Eva\n" in said
    assert "kind: who wins\n" in said


@pytest.mark.long
def test_what_does_not_fit_together_is_said_at_the_end() -> None:
    lines = "\n".join(("mau-mau", *CARDS[:7], "H7", *CARDS[8:], "", ""))
    found = CliRunner().invoke(main, ["judge", "--plain"], input=lines)
    assert found.exit_code == 2
    assert "found 'H7'" in found.stderr
