"""`play --game`: people at this keyboard and bots, chance from the seed or typed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from daumen_rules.cli.play.input_lines import read_typed
from daumen_rules.cli.play.menu import labels
from daumen_rules.conformance.random_play import random_play as walk
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.records.record import read
from daumen_rules.records.replay import replay
from daumen_rules.table.words import Unreadable
from tests.cli.playing import SEPARATOR, played
from tests.cli.run import daumen_rules
from tests.each import of_each

WOLF = ("--game", "wolf-und-schafe")
TWO = (*WOLF, "--humans", "2", "--seed", "1")
CARDS = ("--game", "der-letzte-stich", "--players", "2")


# Bots


@of_each("slug", GAMES)
@pytest.mark.long
def test_every_game_begins_with_as_many_players_as_can_be(slug: str) -> None:
    """The seats, the rules and the first question are told; a person ends it at once."""
    players = game(slug).rules.seats[-1]
    call = ("--game", slug, "--players", str(players), "--seed", "1", "--dice", "ask")
    result = played(*call, "--lang", "de", typed="ende\n")
    lines = result.output.splitlines()
    assert result.exit_code == 0, result.output
    assert (lines[0], lines[-1]) == ("seed 1", "seed 1")
    (usual, _), *_ = game(slug).book.rule_sets
    assert lines[1] == f"{game(slug).book.title.de} · {usual}"
    assert lines[2].count(" (Bot)") == players - 1


def test_the_same_seed_gives_the_same_game_and_a_record_of_it(tmp_path: Path) -> None:
    first, second = tmp_path / "a.game", tmp_path / "b.game"
    call = (*WOLF, "--auto", "--seed", "7")
    results = [played(*call, "--record", str(path)) for path in (first, second)]
    assert [result.exit_code for result in results] == [0, 0]
    assert f"The record is in {first}." in results[0].output
    assert first.read_bytes() == second.read_bytes()
    record = read(first.read_text(encoding="utf-8"))
    assert replay(record).outcome is not None
    assert replay(record).is_true
    assert [claim.key.value for claim in record.claims] == ["result", "winners"]
    assert daumen_rules("check", first).status == 0
    other = played(*WOLF, "--auto", "--seed", "8")
    assert other.output != played(*call).output


def test_names_and_rules_are_told_and_recorded(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    rules = "manual with first=sheep"
    call = (*WOLF, "--auto", "--seed=1", "--names=Zoë", f"--rules={rules}", f"--record={path}")
    result = played(*call)
    assert result.output.splitlines()[1:3] == [
        f"Wolf and sheep · {rules}",
        "A Zoë (bot) · B Ben (bot)",
    ]
    record = read(path.read_text(encoding="utf-8"))
    assert record.names == ("Zoë", "Ben")
    assert record.rules.first.value == "sheep"


# People


def test_an_action_is_typed_by_its_number_or_its_words(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    typed = "place d6\n1\nA1-B2\nquit\n"
    result = played(*TWO, f"--record={path}", typed=typed)
    assert result.exit_code == 0
    first = re.search(r"You may: 1 (d6-\S+)", result.output)
    assert first is not None
    assert path.read_text(encoding="utf-8").splitlines()[5:] == [
        "Ben: place d6",
        f"Ben: {first[1]}",
        "Anna: a1-b2",
    ]
    assert f"The part played so far is recorded in {path}." in result.output


@pytest.mark.parametrize("typed", ["", "0", "99", "e9", "²", "\x1b[2J", "x" * 2000, "Anna: x"])
def test_what_cannot_be_read_is_answered_with_what_was_expected(typed: str) -> None:
    result = played(*TWO, typed=f"{typed}\nquit\n")
    assert result.exit_code == 0
    assert "… 8 more: `all`" in result.output
    assert "; expected a number from 1 to 20, or " in result.output
    assert "; expected a number from 1 to 28, or " in played(*TWO, typed="all\n\nquit\n").output
    assert "\x1b" not in result.output


@of_each("slug", GAMES)
@pytest.mark.long
def test_an_empty_line_is_no_action(slug: str) -> None:
    """Not even one blank, nor where only one action is possible."""
    found = game(slug)
    play = walk(found, found.rules.seats[0], found.book.default, Random(slug), 30)
    for state in play.states:
        legal = legal_actions(found.rules, state)
        for mover in dict.fromkeys(map(found.rules.actor, legal)):
            own = [action for action in legal if found.rules.actor(action) == mover]
            view = found.rules.view(state, mover if isinstance(mover, int) else SPECTATOR)
            for some in (own, own[:1]):
                marks = labels(found, mover, len(some))
                for line in ("", "  "):
                    typed = read_typed(found, view, mover, some, line, marks)
                    assert isinstance(typed, Unreadable)
                    assert marks[-1] in typed.expected.en


@pytest.mark.parametrize(
    ("language", "number", "letter"),
    [
        ("en", "a number from 1 to ", "a letter from a to "),
        ("de", "1 bis ", "ein Buchstabe von a bis "),
    ],
)
@pytest.mark.parametrize("slug", ["daumen-drauf", "skat", "chicago", "einundzwanzig"])
def test_enter_is_answered_with_what_may_be_typed(
    slug: str, language: str, number: str, letter: str
) -> None:
    """Letters where a number can be an action: a bid, or the dice that are kept."""
    found = {"en": "found an empty line; expected ", "de": "gefunden eine leere Zeile; erwartet "}
    said = found[language] + (letter if slug in ("skat", "chicago") else number)
    call = ("--game", slug, "--seed=3", "--lang", language)
    result = played(*call, typed="\n" * 5 + "quit\n")
    assert result.exit_code == 0
    assert result.output.count(said) == 5


def test_the_help_tells_the_rules() -> None:
    square = {"en": "a square such as c3", "de": "ein Feld wie c3"}
    for language, ask, form in (("en", "?", "place c3"), ("de", "hilfe", "setze c3")):
        every = "regeln" if language == "de" else "rules"
        short = played(*TWO, "--lang", language, typed=f"{ask}\nquit\n").output
        assert f"`{every}`" in short
        assert "WOLF-1" not in short
        result = played(*TWO, "--lang", language, typed=f"{ask}\n{every}\nquit\n")
        assert f"\n  {form}\n" in result.output
        assert result.output.count(f"  {square[language]}\n") == 1
        for clause in game("wolf-und-schafe").book.clauses:
            assert f"  {clause.id}: {clause.gist['de' if language == 'de' else 'en']}" in (
                result.output
            )


# Undo


def test_the_last_action_of_a_person_may_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    typed = "undo\nplace d6\nd6-e5\nundo\nd6-c5\nquit\n"
    result = played(*TWO, f"--record={path}", typed=typed)
    assert result.output.count("Nothing can be taken back") == 1
    assert "Taken back: Ben: d6-e5" in result.output
    assert path.read_text(encoding="utf-8").splitlines()[5:] == ["Ben: place d6", "Ben: d6-c5"]
    german = played(*TWO, "--lang=de", typed="place d6\nzurück\nende\n")
    assert "Zurückgenommen: Ben: setze d6" in german.output


def test_what_is_not_a_persons_own_is_not_taken_back() -> None:
    """A bot alone has acted, or chance has, or a card was seen."""
    bot = played(*WOLF, "--humans=1", "--seed=1", typed="undo\nquit\n")
    assert "Nothing can be taken back" in bot.output
    chance = played("--game=kniffel", "--seed=1", typed="undo\nquit\n")
    assert "Nothing can be taken back" in chance.output
    seen = played(*CARDS, "--humans=2", "--seed=1", typed="\n1\n\nundo\nquit\n")
    assert "Nothing can be taken back" in seen.output


def test_what_a_bot_has_answered_is_taken_back_with_it(tmp_path: Path) -> None:
    """The record keeps neither; there is nothing of Anna's before it."""
    path = tmp_path / "a.game"
    typed = "a1-b2\nundo\nundo\nc1-b2\nquit\n"
    call = (*WOLF, "--humans=1", "--seed=1", f"--record={path}")
    result = played(*call, typed=typed)
    assert result.output.count("Taken back: Anna: a1-b2") == 1
    assert result.output.count("Nothing can be taken back") == 1
    steps = [line for line in path.read_text(encoding="utf-8").splitlines() if ": " in line]
    assert "Anna: a1-b2" not in steps
    assert "Anna: c1-b2" in steps
    assert sum(line.startswith("Ben: ") for line in steps) == 3


def test_what_another_did_in_secret_is_not_taken_back_nor_told() -> None:
    """Anna lays a card face down, so nobody has seen anything; but Ben has the keyboard now. What
    she had slipped before, with the keyboard, she could take back.
    """
    call = ("--game=mogeln", "--players=2", "--humans=2", "--seed=5")
    rules = "--rules=manual with multi=yes"
    result = played(*call, rules, typed="\nall\nquit\n")
    slipped, laid, *_ = re.findall(r"slip (\w+)", result.output.partition("Anna> all")[2])
    typed = f"\nslip {slipped}\nundo\nlay {laid}\n\nundo\nquit\n"
    anna, ben = played(*call, rules, typed=typed).output.split(SEPARATOR)[1:3]
    assert f"Taken back: Anna: slip {slipped}" in anna
    assert "Ben> undo" in ben
    assert "Nothing can be taken back" in ben
    assert laid not in ben


# Hidden hands


def test_nobody_sees_the_hand_of_another_on_the_screen(tmp_path: Path) -> None:
    """Between two changes of the keyboard only cards are told that its holder was dealt, or that
    have been played.
    """
    path = tmp_path / "a.game"
    result = played(*CARDS, "--humans=2", "--seed=3", f"--record={path}", typed="\n1\n" * 40)
    assert result.exit_code == 0
    told = re.sub(r"^found an empty line; .*$", "", result.output, flags=re.MULTILINE)
    *pictures, end = told.split(SEPARATOR)[1:]
    assert "gets" not in end, "what all have been told is not told again"
    holders = re.findall(r"The keyboard goes to (\w+)\.", "".join(pictures))
    assert len(holders) == len(pictures) > 10
    lines = path.read_text(encoding="utf-8").splitlines()
    plays = [line.split(": ")[1] for line in lines if line.startswith(("Anna: ", "Ben: "))]
    dealt: dict[str, set[str]] = {}
    for picture, holder in zip(pictures, holders, strict=True):
        hand, *_ = re.findall(rf"^[ ►] [AB]  {holder} +hand: (.*)$", picture, re.MULTILINE)
        dealt.setdefault(holder, cards(hand))
    assert [len(hand) for hand in dealt.values()] == [16, 16]
    assert len(set[str].union(*dealt.values())) == 32
    acted = 0
    for picture, holder in zip(pictures, holders, strict=True):
        acted += len(re.findall(r"^\w+> 1$", picture, re.MULTILINE))
        assert cards(picture) <= dealt[holder] | set(plays[:acted])


def cards(picture: str) -> set[str]:
    """The cards in a picture, as they are written."""
    return set(re.findall(r"\b[CSHD](?:10|[7-9JQKA])\b", picture))


def test_whoever_waits_for_the_keyboard_may_end_the_game() -> None:
    result = played(*CARDS, "--humans=2", "--seed=3", typed="x\nquit\n")
    assert result.exit_code == 0
    assert "found `x`; expected Enter, `?` or `quit`" in result.output


# Ways to end, and calls that cannot be used


@pytest.mark.parametrize(("typed", "status"), [("place d6\nquit\n", 0), ("place d6\n", 2)])
def test_a_game_broken_off_is_recorded_so_far(tmp_path: Path, typed: str, status: int) -> None:
    path = tmp_path / "a.game"
    result = played(*TWO, f"--record={path}", typed=typed)
    assert result.exit_code == status
    assert f"The part played so far is recorded in {path}." in result.output
    assert result.stdout.splitlines()[-1] == "seed 1"
    assert len(read(path.read_text(encoding="utf-8")).acts) == 1
    assert ("the input ended before the game was over" in result.stderr) == (status == 2)


def test_plain_is_ascii() -> None:
    result = played(*TWO, "--plain", "--lang=de", typed="d6-d7\nende\n")
    assert result.output.isascii()
    assert "zurueck" in result.output


def test_the_help_is_that_of_all_games() -> None:
    answer = daumen_rules("play", "--help")
    assert answer == daumen_rules("play", *WOLF, "--help")
    for option in ("--dice", "--bot", "--games", "--plain"):
        assert option in answer.out
    german = daumen_rules("play", "--game=wolf-und-schafe", "--help", "--lang=de")
    assert "An dieser Tastatur spielen, gegen Bots und andere Menschen." in german.out
