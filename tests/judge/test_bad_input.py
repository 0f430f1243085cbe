"""What cannot be read is one clear error with its place; garbled files never end in a traceback."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from daumen_rules.games import catalogue
from daumen_rules.judge.court import judge_of
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import no_tick
from tests.cli.run import refused
from tests.judge.asked import told

DISPUTES = sorted(Path("spec/collection/disputes").glob("*.pos"))
RIGHT = """game: mau-mau
players: Anna, Ben
turn: Anna
hand Anna: H7 SK
hand Ben: 4 cards
pile: HK
ask: may Anna lay H7
"""
DAME = """game: dame
players: Anna, Ben
position: (W:Wc3,g1:Bb8,h8)
ask: may Anna c3-d4
"""
LUDO = """game: mensch-aergere-dich-nicht
players: Anna, Ben
men: (1 b1 b1 b1) (21 b3 b3 b3)
dice: 3
ask: may Anna 1-4
"""
LADDERS = """game: leiterspiel
players: Anna, Ben
fields: 5 9
ask: whose go is it
"""
STONES = """game: go-dame
players: Anna, Ben
stones: (a1 b2) (h8)
ask: may Anna b2-c3
"""

WOLF = """game: wolf-und-schafe
players: Anna, Ben
sheep: a1 c1 e1 g1
wolf: d8
ask: may Ben d8-c7
"""


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (RIGHT.replace("ask: may Anna lay H7\n", ""), "expected `ask:` and a question"),
        (RIGHT.replace("may Anna lay H7", ""), ":7:5: "),
        (RIGHT.replace("may Anna lay H7", "may Cem lay H7"), "expected one of Anna, Ben"),
        (RIGHT.replace("lay H7", "trump H7"), "found 'trump'; expected `lay H10`"),
        (RIGHT.replace("may Anna lay H7", "may Anna"), "expected `lay H10`"),
        (RIGHT.replace("may Anna lay H7", "what happens then"), "expected an action before `ask:`"),
        (RIGHT.replace("may Anna lay H7", "is it ower"), "found 'ower'; expected `over`"),
        (RIGHT.replace("hand Ben", "hant Ben"), "expected `hand Ben:`"),
        (RIGHT.replace("pile: HK", "pile: H7"), ":6:7: found 'H7'"),
        (DAME.replace("ask:", "Anna: c3-d4\nAnna: d4-e5\nask:"), "expected what is allowed there"),
        (RIGHT.replace("mau-mau", "mau-maus"), "mau-mau"),
        (RIGHT + "ask: who wins\n", "expected one `ask:`, then `expect:`"),
        (RIGHT + "Anna: lay H7\n", "expected one `ask:`, then `expect:`"),
        (RIGHT.replace("game: mau-mau", "game: mau-mau\nrules: manual with nothing=1"), ":2:"),
        (DAME.replace("Wc3", "Wc9"), ":3:"),
        (DAME.replace("may Anna c3-d4", "may Anna lay c3"), "found 'lay'"),
        (LUDO.replace("(21", "(z9"), ":3:20: found 'z9'; expected a field such as 17, h2 or b1"),
        (LUDO.replace("(21", "(1"), ":3:6: found '2 on 1'; expected one man on a field"),
        (LUDO.replace("(1 b1", "(1"), ":3:6: found '3'; expected 4 men of each seat"),
        (LUDO.replace("(1 b1", "(1 b3"), ":3:6: found '47'; expected B-fields of its own"),
        (LUDO.replace("1-4", "1-x4"), ":5:17: found 'x4'; expected a field such as 17"),
        (LADDERS.replace("9", "200"), ":3:9: found '200'; expected 0 to 99"),
        (LADDERS.replace("5 9", "5"), ":3:9: found '5'; expected 2 values, one for each seat"),
        (STONES.replace("h8", "b2"), ":3:9: found 'b2'; expected one stone on each square"),
        (STONES.replace("h8", "h9"), ":3:18: found 'h9'; expected a square such as"),
        (WOLF.replace(" g1", ""), ":3:8: found '3'; expected 4 in `sheep:`"),
        (WOLF.replace("g1", "h1"), ":3:17: found 'h1'; expected a dark square"),
        (WOLF.replace("d8", "c1"), ":4:7: found 'c1'; expected a square without a sheep"),
        (STONES.replace("b2-c3", "b2-c9"), ":4:18: found 'c9'; expected a square such as c3"),
    ],
)
def test_what_cannot_be_read_is_one_error_with_its_place(
    text: str, error: str, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.pos"
    path.write_text(text, encoding="utf-8")
    said = refused("judge", path)
    assert said.startswith(f"{path}:")
    assert error in said
    assert refused("judge", path, "--lang", "de").startswith(f"{path}:")


@pytest.mark.long
def test_what_was_changed_there_can_be_read() -> None:
    assert told(RIGHT).summary.answer.code == "allowed"
    assert told(DAME).summary.answer.code == "allowed"


def test_what_cannot_have_been_done_is_impossible_with_its_clause() -> None:
    report = told(RIGHT.replace("ask:", "Anna: lay SK\nAnna: lay H7\nask:"))
    assert report.summary.answer.code == "impossible"
    reasons = report.opinions[0].finding.reasons
    assert [reason.sentence.say("en", report.names) for reason in reasons] == [
        "Anna acts; on turn is Ben.",
        "Seven of hearts has neither suit nor rank of King of spades.",
    ]


def garbled(text: str, random: Random) -> str:
    """A text with some characters or lines changed, doubled, left out or put elsewhere."""
    for _ in range(random.randrange(1, 4)):
        lines = text.splitlines(keepends=True)
        at, place = random.randrange(len(text) + 1), random.randrange(len(lines) + 1)
        match random.randrange(6):
            case 0:
                text = text[:at] + random.choice("?:,()-#\u0000äß9 \n") + text[at:]
            case 1:
                text = text[:at] + text[at + random.randrange(1, 6) :]
            case 2:
                text = "".join((*lines[:place], *lines[place + 1 :])) or text
            case 3:
                text = "".join((*lines[:place], *lines[max(0, place - 1) :]))
            case 4:
                other = random.choice(random.choice(DISPUTES).read_text("utf-8").splitlines())
                text = "".join((*lines[:place], f"{other}\n", *lines[place:]))
            case _:
                words = text.split(" ")
                random.shuffle(words[: random.randrange(len(words))])
                text = " ".join(words[: random.randrange(1, len(words) + 1)])
    return text


def rule_on(count: int, seed: int) -> int:
    """How many of so many garbled files can be ruled on all the same."""
    random, read = Random(seed), 0
    default = catalogue.game(catalogue.GAMES[0])
    for _ in range(count):
        text = garbled(random.choice(DISPUTES).read_text("utf-8"), random)
        with suppress(InputError):
            judge = judge_of(text, None, default)
            situation = judge.read(text, no_tick)
            ruling = judge.rule(situation, lambda: True)
            judge.report(situation, ruling)
            judge.compare(situation, ruling)
            read += 1
    return read


@pytest.mark.long
def test_garbled_files_have_an_error_or_a_ruling() -> None:
    assert 0 < rule_on(60, seed=1) < 60


@pytest.mark.long
def test_a_thousand_garbled_files_have_an_error_or_a_ruling() -> None:
    assert 0 < rule_on(1000, seed=2) < 1000
