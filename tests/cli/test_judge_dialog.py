"""The command `judge` without a file: its questions, its defaults, and every way to end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from daumen_rules.cli.main import main
from daumen_rules.games.daumen_drauf.court.asks import (
    going_on,
    may,
    of_games,
    of_tricks,
    open_questions,
    raising,
)
from daumen_rules.games.daumen_drauf.court.asks.reading import write_ask
from daumen_rules.games.daumen_drauf.court.interview import KINDS, MOST_QUESTIONS
from daumen_rules.games.daumen_drauf.court.situation.reader import read_text
from daumen_rules.games.daumen_drauf.court.situation.worlds import AskKind
from daumen_rules.games.daumen_drauf.court.situation.writer import write_text
from daumen_rules.kernel.text import Language
from tests.cli.run import ROOT
from tests.clock import ticking_clock
from tests.conftest import many
from tests.each import mostly_long

LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")
HEAD = "daumen_drauf situation 1\n"
TOPPED = ("Anna Y3?, Ben G1", "Anna, Ben, Cleo", "1", "Cleo", "Y5p", "follows", "Y5p ?", "german")
TOPPED_TEXT = (
    f"{HEAD}rules: german\nnames: Anna, Ben, Cleo\nhand Cleo: Y5p ?\n"
    "trick\nAnna: Y3?\nBen: G1?\nask: may Cleo show Y5p\n"
)
EVERYTHING = {
    may.SHOW: ("Cleo", "Y5p", "Anna Y3?, Ben G1", "follows", "Y5p ?"),
    may.PASS: ("Ben", "Anna Y3?", "?", "2 cards"),
    may.PARRY: ("ben", "y3h", "Anna shows y3p", "Ben", "y3h ? ..."),
    may.LOOK: ("Ben", "Anna Y3p, Ben Y4p, Cleo pass, Anna pass"),
    open_questions.LOOK_AGAIN: ("Ben",),
    open_questions.TALK: ("Ben",),
    open_questions.UNCOVER: ("Ben", "Anna Y3?, Ben Y4?, Cleo pass, Anna pass"),
    of_tricks.TAKES: ("Anna: Y3?, Ben passes, Cleo Y5",),
    of_tricks.COUNTS: ("Anna Y3p, Ben Y4p, Cleo pass, Anna pass",),
    of_tricks.DRAWS_FIRST: (
        "Anna Y3h, Ben Y5h, Cleo G1p, Anna pass, Ben pass",
        "Anna 4 cards",
        "9",
    ),
    of_tricks.DRAWS: (
        "Ben",
        "Anna Y3p, Ben parry Y3h",
        "3 cards",
        "Anna 4 cards, Cleo 5 cards",
        "9",
    ),
    of_tricks.LEADS: ("Anna Y3p, Ben parries Y3h", "Anna none, Cleo G1p ? ...", "0"),
    of_tricks.OVER: ("", "Anna none, Ben none, Cleo none", "0"),
    of_tricks.POINTS: ("Ben", "", "none", "Anna none, Cleo none", "0", "Y1h, Y2p"),
    of_games.STARTS_NEXT: ("Cleo",),
    of_games.DEALS_NEXT: ("Cleo",),
    of_games.WINS: ("3, -1, 4",),
    open_questions.LOOK_OWN: ("Ben",),
    open_questions.TAKE_BACK: ("Ben", "Anna Y3?, Ben Y4?, Cleo Y5?"),
    open_questions.CHANGE: ("Ben", "Anna Y3?, Ben pass"),
    of_tricks.WAS: ("Ben", "Anna Y3?, Ben ?"),
    of_games.CAN_BE: ("3 -1 -2",),
    of_games.DECK: (),
    of_games.DEALT: (),
    of_games.UNDEALT: (),
    of_games.DEALER: ("cleo",),
    of_tricks.WHOSE_TURN: ("Anna Y3p, Ben Y4p", "", ""),
    of_games.STARTER: ("cleo",),
    raising.RELEASE: ("Anna", "Anna Y3?, Ben Y4?, Cleo pass"),
    raising.RELEASE_TO_PARRY: ("Anna", "Anna Y3?, Ben Y4?, Cleo pass"),
    raising.KEEP_COVERED: ("Anna", "Anna Y3?, Ben Y4?, Cleo pass"),
    raising.TWO_CARDS: ("Anna Y3?",),
    going_on.GO_ON: ("Anna Y3?, Ben G1?, Cleo Y5?", "", ""),
    going_on.NOTICED: (),
    going_on.MISDEAL: (),
    of_games.FIRST_CARD: ("cleo",),
    of_games.EQUALLY_YOUNG: (),
}


def asked(*typed: str, words: tuple[str, ...] = ()) -> Result:
    """The dialog in this process, with lines typed in advance."""
    lines = "".join(f"{line}\n" for line in typed)
    with ticking_clock(1_000):
        return CliRunner().invoke(
            main, ["judge", "--game", "daumen-drauf", "--plain", "--time", "1", *words], input=lines
        )


def in_order(rules: str, names: str, kind: str, *rest: str) -> tuple[str, ...]:
    """Answers in the order of the questions: what happened, who plays, the question, what the
    question needs, of which the trick is told already, and the rules.
    """
    row = KINDS.get(kind)
    gaps = 0 if row is None else row.names("NAME") + row.names("CARD")
    if row is not None and "trick" in row.fields and len(rest) > gaps:
        at = gaps + row.fields.index("trick")
        return (rest[at], names, kind, *rest[:at], *rest[at + 1 :], rules)
    return ("", names, kind, *rest, rules)


def number_of(kind: AskKind) -> str:
    return next(number for number, each in KINDS.items() if each is kind)


def questions(result: Result) -> list[str]:
    return re.findall(r"^(\d+)\. ", result.stdout, re.MULTILINE)


def asked_and_saved(tmp_path: Path, *typed: str, language: Language = "en") -> tuple[Result, str]:
    """A dialog, and the situation that it has written."""
    target = tmp_path / "asked.sit"
    result = asked(*typed, words=("--save", str(target), "--lang", language))
    assert result.exit_code in (0, 1, 3), result.output
    return result, target.read_text(encoding="utf-8")


def saved(tmp_path: Path, *typed: str, language: Language = "en") -> str:
    """The situation that a dialog has written."""
    return asked_and_saved(tmp_path, *typed, language=language)[1]


# Questions and defaults


def test_a_story_may_be_told_in_place_of_the_game() -> None:
    """It is then one of the usual game; somebody who has not acted in it may still play."""
    story = "Oma gelb 3, Tim gelb 5, Oma passt"
    typed = "\n".join((story, "Oma, Tim, Lisa", "wer bekommt den Stich?", "", "", ""))
    result = CliRunner().invoke(main, ["judge", "--lang", "de"], input=typed)
    assert result.exit_code == 0, result.output
    assert "Wer spielt mit, im Uhrzeigersinn? [Oma, Tim, Anna] " in result.output, "for yellow 5"
    assert "Was ist geschehen: Oma Ge3?, Tim Ge5?, Oma passt\n" in result.output
    assert result.output.count("Welches Spiel ist es? [") == 1, "the story says so"
    assert "Welches Spiel ist es: daumen-drauf\n" in result.output
    assert "Wer bekommt den Stich?\nbeide Anleitungen: Tim\n" in result.output


def test_a_line_of_the_table_may_be_typed_at_any_question_of_any_game() -> None:
    """One that cannot be read is told at once, and one that was told is not asked for again."""
    lines = ("hand Ben: X", "am Zug: Ben", "hand ben: H7 P9", "Haufen: HK")
    typed = "\n".join(("mau-mau", "", "Anna, Ben", *lines, "darf Ben H7 legen?", *[""] * 8))
    result = CliRunner().invoke(main, ["judge", "--lang", "de"], input=typed)
    assert result.exit_code == 0, result.output
    assert "gefunden 'X'; erwartet eine Karte" in result.output
    assert "Hand Ben: [" not in result.output
    assert "Haufen: [" not in result.output
    assert ": erlaubt, was auch in die Lücken kommt\n" in result.output


def test_the_question_may_be_typed_in_words(tmp_path: Path) -> None:
    """Then neither whom nor which card is asked; a number is reviewed in words."""
    said = ("Anna yellow 3", "Anna, Ben", "may Ben still show yellow 4?", "", "", "both")
    result, text = asked_and_saved(tmp_path, *said)
    assert questions(result) == list("123456")
    assert text.endswith("trick\nAnna: Y3?\nask: may Ben still show Y4?\n")
    assert "3  What is the question: may Ben still show yellow 4?\n" in result.stdout
    result = asked("", "Anna, Ben", number_of(of_games.DEALER), "", "")
    assert "3  What is the question: who deals?\n" in result.stdout
    typed = ("Anna gelb 3", "Anna, Ben", "who eats", "who leads", "", "", "")
    result = asked(*typed, words=("--lang", "de"))
    assert "gefunden 'who eats'; erwartet eine Nummer von 1 bis 37, oder in Worten" in result.stdout
    assert "3  Was ist die Frage: who leads\n" in result.stdout


@pytest.mark.parametrize(
    ("number", "language"),
    [
        pytest.param(n, lang, marks=pytest.mark.long if i % 18 != 2 else ())
        for i, n in enumerate(KINDS)
        for lang in LANGUAGES[many(i % 2, 0) : many(i % 2 + 1, 2)]
    ][many(2, 0) :: many(3, 1)],
)
def test_every_kind_of_question_takes_its_defaults_and_few_questions(
    number: str, language: Language
) -> None:
    typed = ("", "", number, *[""] * 9)
    result = asked(*typed, words=("--lang", language, "--time", "60"))
    assert result.exit_code in (0, 1, 3), result.output
    assert 3 <= len(questions(result)) <= MOST_QUESTIONS
    assert "found" not in result.stdout
    assert "gefunden" not in result.stdout
    assert re.search("ruling|Entscheid", result.stdout)


@pytest.mark.parametrize("number", mostly_long(KINDS, 4))
def test_every_kind_of_question_takes_all_that_is_known(number: str, tmp_path: Path) -> None:
    whole = in_order("", "Anna, Ben, Cleo", number, *EVERYTHING[KINDS[number]])
    result, text = asked_and_saved(tmp_path, *whole)
    situation = read_text(text)
    assert situation.ask.kind is KINDS[number]
    assert write_text(situation) == text
    assert len(questions(result)) == len(whole) <= MOST_QUESTIONS


def test_what_is_known_reaches_its_lines(tmp_path: Path) -> None:
    known = ("only y3P", "ada 2 cards", "7", "Y1h ?")
    number = number_of(of_tricks.POINTS)
    text = saved(tmp_path, *in_order("english", "Ada, Bo", number, "bo", "", *known))
    assert text == (
        f"{HEAD}rules: english\nnames: Ada, Bo\nhand Ada: 2 cards\nhand Bo: Y3p\n"
        "captured Bo: Y1h ?\npile: 7\nask: how many points has Bo\n"
    )


@pytest.mark.parametrize(
    ("typed", "hand"),
    [
        ("yellow 3", "Y3? ..."),
        ("gelb 5 giftig", "Y5p ..."),
        ("a green one", "G? ..."),
        ("some 3", "?3 ..."),
        ("nur schwarz vier", "B4?"),
        ("only Y3p", "Y3p"),
        ("Y3p G1?", "Y3p G1?"),
        ("yellow 3 green 5", "Y3? G5?"),
        ("2 cards", "2 cards"),
        ("Y3|Y4", "Y3|Y4 ..."),
    ],
)
def test_one_card_typed_for_a_hand_is_one_of_it_unless_said_to_be_all(
    typed: str, hand: str, tmp_path: Path
) -> None:
    said = ("Anna Y3", "Anna, Ben, Cleo", "2", "ben", "", typed, "")
    assert f"hand Ben: {hand}\n" in saved(tmp_path, *said)


@pytest.mark.parametrize("typed", ["don't know", "weiß nicht", "unknown", "Keine Ahnung"])
def test_not_to_know_is_an_answer(typed: str, tmp_path: Path) -> None:
    assert "hand" not in saved(tmp_path, "Anna Y3", "Anna, Ben", "2", "ben", "", typed, "")


def test_who_is_on_turn_is_the_leader_before_the_first_card(tmp_path: Path) -> None:
    assert "leader: Ben\n" in saved(tmp_path, "none", "", "2", "", "ben", "", "")
    assert "turn: ?\n" in saved(tmp_path, "Anna Y3", "", "2", "", "?", "", "")


@pytest.mark.long
def test_a_long_trick_is_read_to_its_end(tmp_path: Path) -> None:
    trick = ", ".join(["Anna ?", "Ben ?", "Cleo ?"] * 12)
    situation = read_text(saved(tmp_path, trick, "", number_of(of_tricks.TAKES), ""))
    assert len(situation.trick) == 36


def test_a_name_within_another_is_not_mistaken(tmp_path: Path) -> None:
    text = saved(tmp_path, "Anna Y3?, Anna Maria Y4?", "", number_of(of_tricks.TAKES), "")
    assert "trick\nAnna: Y3?\nAnna Maria: Y4?\n" in text


@pytest.mark.parametrize("said", ["left of anna takes it", "die rechts von Cleo: nimmt ihn"])
def test_a_name_may_be_a_neighbour_s_and_a_trick_be_taken_somehow(
    tmp_path: Path, said: str
) -> None:
    names, number = "Anna, Ben, Cleo", number_of(of_tricks.LEADS)
    text = saved(tmp_path, f"Anna yellow 3, {said}", names, number, "", "", "")
    assert "trick\nAnna: Y3?\nBen: takes it\n" in text


def test_the_rules_of_the_option_are_the_default() -> None:
    result = asked("", "", number_of(of_games.WINS), "1 2 3", "", words=("--rules", "english"))
    assert "[english]" in result.stdout
    assert "English manual" in result.stdout


# German


def test_the_dialog_in_german(tmp_path: Path) -> None:
    names = "Anna, Ben, Cleo"
    typed = ("Anna zeigt y3p", names, "3", "ben", "y3h", "folgt", "y3h, ?", "deutsch")
    result, text = asked_and_saved(tmp_path, *typed, language="de")
    assert "regeln: deutsch\n" in text
    assert "frage: darf Ben mit Ge3u parieren\n" in text
    assert "1. Was ist geschehen" in result.stdout
    assert "gelesen: Anna zeigt Ge3g" in result.stdout
    assert not re.search(r"\b(the|Which|found|unknown|ruling)\b", result.stdout)


# Ways back, and wrong answers


@pytest.mark.parametrize("word", ["back", "zurück", "BACK"])
def test_back_offers_the_answer_before(word: str, tmp_path: Path) -> None:
    typed = (*TOPPED[:5], word, word, "", "Y6p", *TOPPED[5:])
    result, text = asked_and_saved(tmp_path, *typed)
    assert text == TOPPED_TEXT.replace("show Y5p", "show Y6p")
    assert "4. Who is it about? [Cleo]" in result.stdout


def test_what_back_offers_is_spelt_as_in_the_situation() -> None:
    typed = ("anna shows y3p", "anna, Ben", "3", "ben", "y3H", "BEN", *["back"] * 4, "quit")
    result = asked(*typed)
    assert result.exit_code == 0
    offered = re.findall(r"^\d+\. .* \[(.*?)\] ", result.stdout, re.MULTILINE)
    assert offered[-4:] == ["Ben", "Y3h", "Ben", "3"]


def test_a_question_about_a_trick_wants_one() -> None:
    number = number_of(of_tricks.TAKES)
    result = asked("", "", number, "none", "", words=("--lang", "de"))
    assert "erwartet `trick` mit mindestens einer Karte" in result.stdout


@pytest.mark.parametrize(
    "sign",
    mostly_long(["\t", "\r", "\x00", "{0}", "[bold]", "`", "\u2028", "#", "\x1b[2J"]),
)
def test_signs_out_of_place_end_in_no_traceback(sign: str) -> None:
    for at in range(0, len(TOPPED), many(3, 1)):
        result = asked(*TOPPED[:at], f"Anna{sign}Ben", *TOPPED[at:], *TOPPED[at:])
        assert isinstance(result.exception, SystemExit | None), result.exception
        assert "\x1b" not in result.stdout


# Saving


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_saved_file_is_judged_alike(language: Language, tmp_path: Path) -> None:
    target = tmp_path / "asked.sit"
    dialog = asked(*TOPPED, words=("--lang", language, "--save", str(target)))
    with ticking_clock(1_000):
        judged = CliRunner().invoke(main, ["judge", "--plain", "--lang", language, str(target)])
    assert judged.exit_code == dialog.exit_code == 1
    assert dialog.stdout.endswith(f"\n{judged.stdout}")
    assert list(tmp_path.iterdir()) == [target]
    ask = write_ask(read_text(target.read_text(encoding="utf-8")).ask, ("Anna", "Ben", "Cleo"))
    assert ask == "may Cleo show Y5p"


def test_an_unwritable_file_is_refused_before_the_first_question(tmp_path: Path) -> None:
    for target in (tmp_path, tmp_path / "none" / "a.sit"):
        result = asked(*TOPPED, words=("--save", str(target)))
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "ruling", "said"),
    [("en", "German manual: refused", "cannot write "), ("de", "nicht erlaubt", " ist nicht sch")],
)
def test_where_the_file_cannot_be_written_after_all_the_ruling_is_told(
    language: str, ruling: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    result = asked(*TOPPED, words=("--save", str(tmp_path / "a.sit"), "--lang", language))
    assert result.exit_code == 2
    assert ruling in result.stdout
    assert said in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [("--expect",), ("--json",), ("--save", "a.sit", "b.sit")])
def test_options_that_want_a_file_or_none(words: tuple[str, ...]) -> None:
    result = asked(words=words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "FILE" in result.stderr


# Ends


@pytest.mark.parametrize("word", ["quit", "ende", "QUIT"])
def test_quit_writes_nothing(word: str, tmp_path: Path) -> None:
    target = tmp_path / "asked.sit"
    result = asked(*TOPPED[:4], word, words=("--save", str(target)))
    assert result.exit_code == 0
    assert not target.exists()


@pytest.mark.parametrize("count", range(len(TOPPED)))
def test_the_end_of_the_input_is_one_line_and_status_2(count: int, tmp_path: Path) -> None:
    target = tmp_path / "asked.sit"
    result = asked(*TOPPED[:count], words=("--save", str(target)))
    assert result.exit_code == 2
    assert result.stderr == "daumen-rules: the input ended before the last question\n"
    assert not target.exists()


def test_the_dialog_works_over_a_pipe() -> None:
    run = subprocess.run(
        [
            *(sys.executable, "-X", "utf8", "-m", "daumen_rules", "judge", "--plain"),
            *("--game", "daumen-drauf", "--time", "300"),
        ],
        input="\n".join(TOPPED),
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        check=False,
    )
    assert (run.returncode, run.stderr) == (1, "")
    assert "Who is it about? [Anna] Cleo\n" in run.stdout
    assert "German manual: refused" in run.stdout


def test_answers_are_reviewed_and_one_is_changed_by_its_number(tmp_path: Path) -> None:
    """Ben's hand is the seventh answer; what was answered after a changed one stands."""
    first = ("Anna Y3", "Anna, Ben, Cleo", "1", "ben", "Y4p", "", "some 3", "")
    typed = (*first, "7", "yellow 4", "1", "Cleo Y2", "")
    text = saved(tmp_path, *typed)
    assert "hand Ben: Y4? ...\n" in text
    assert "trick\nCleo: Y2?\n" in text
    shown = asked(*typed).stdout
    assert "   7  What does Ben hold: ?3 ...\n" in shown
    assert "expected a number from 1 to 8" in asked(*typed[:-1], "9").stdout


def test_a_dialogue_is_left_and_taken_up(tmp_path: Path) -> None:
    target = tmp_path / "kept.sit"
    words = ("--save", str(target))
    assert "kept in" in asked("", "", "1", "ben", "Y4p", "later", words=words).stdout
    assert target.read_text("utf-8").startswith("daumen-rules answers 1\n")
    result = asked("", "yellow 4", "", words=words)
    assert questions(result)[:1] == ["6"]
    assert "ask: may Ben show Y4p\n" in target.read_text("utf-8")


def test_an_answer_that_was_kept_and_cannot_be_read_is_asked_again(tmp_path: Path) -> None:
    target = tmp_path / "kept.sit"
    target.write_text("daumen-rules answers 1\nrules: both\nnames: A,A\nkind: 99\n", "utf-8")
    result = asked("", "", "18", words=("--save", str(target)))
    assert questions(result)[:3] == ["1", "2", "3"]
    assert "[A, A]" not in result.stdout


def test_later_names_its_file(tmp_path: Path) -> None:
    """Without one nothing is lost: the question comes again."""
    result = asked("Anna Y3, Ben Y4", "später", "quit")
    assert "where? `later FILE`; nothing is lost so far" in result.stdout
    assert questions(result) == ["1", "2", "2"]
    assert "wohin? `später FILE`" in asked("später", "quit", words=("--lang", "de")).stdout
    kept = tmp_path / "kept.sit"
    assert "kept in" in asked("Anna Y3, Ben Y4", f"later {kept}").stdout
    assert "trick: Anna Y3, Ben Y4\n" in kept.read_text("utf-8")


# What happened


@pytest.mark.parametrize(
    "typed",
    ["Oma gelb 3, Tim gelb 5, Oma passt", "Oma yellow 3; Tim shows yellow 5; then Oma passes"],
)
def test_a_story_in_one_line_tells_who_plays(typed: str) -> None:
    """DECK-6: a yellow 5 is not in play between two, so somebody else plays, too."""
    result = asked(typed, "quit")
    assert "read: Oma Y3?, Tim" in result.stdout
    assert "2. Who plays, clockwise? [Oma, Tim, Anna]" in result.stdout
    assert "[Oma, Tim]" in asked(typed.replace("5", "4"), "quit").stdout


def test_a_story_is_read_as_far_as_it_can_be_and_read_back() -> None:
    """Enter then takes what was read."""
    result = asked("Oma gelb 3, Tim gelb 5, der Hund bellt, Oma passt", "", "quit")
    said = "read: Oma Y3?, Tim Y5?; not read: 'der Hund bellt'; expected a name and what was done"
    assert said in result.stdout
    assert "1. What happened, in order, such as" in result.stdout
    assert questions(result) == ["1", "1", "2"]


@pytest.mark.cites("MAT-3", "DECK-6")
def test_a_third_card_of_a_kind_is_noticed_at_once() -> None:
    """S2 / P: of every card there are two; W2: three players do without the sixes."""
    typed = ("Anna Y3, Ben parry Y3", "Anna, Ben, Cleo", "may Cleo show Y3", "", "Y3", "quit")
    assert "There are two cards of yellow 3, not 3; expected" in asked(*typed).stdout
    result = asked("Anna Y3, Ben Y6", "Anna, Ben, Cleo", "Anna, Ben, Cleo, Dora", "quit")
    assert "yellow 6 is not in play with 3 players; expected" in result.stdout
    assert questions(result) == ["1", "2", "2", "3"]


def test_a_line_of_the_situation_may_be_typed_at_any_question(tmp_path: Path) -> None:
    """So what somebody has captured, and that nobody remembers the turn, can be told."""
    typed = ("Anna Y3, Ben Y4", "Anna, Ben, Cleo", "may Cleo show Y5p", "captured Ben: Y1h ...")
    text = saved(tmp_path, *typed, "turn: ?", "reihe: Cleo", "eingenommen Anna: 2 Karten", "", "")
    assert "captured Ben: Y1h ...\n" in text
    assert "captured Anna: 2 cards\n" in text
    assert "turn: Cleo\n" in text
    assert "turn: ?\n" in saved(tmp_path, *typed[:3], "turn: ?", "", "")


# What stands on the screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_questions_come_in_steps_and_once(language: Language) -> None:
    """A letter lists the questions of a group; each list fits a screen of 24 lines."""
    result = asked("", "", "b", "who eats", "quit", words=("--lang", language))
    shown = re.findall(r"^ {3}([a-z]) {2}", result.stdout, re.MULTILINE)
    assert shown == ["a", "b", "c", "d", "e", "f"]
    assert re.findall(r"^ {2,3}(\d+) {2}", result.stdout, re.MULTILINE) == [
        *map(str, range(10, 15))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_and_is_no_name(language: Language) -> None:
    result = asked("?", "", "?", "", "?", "quit", words=("--lang", language))
    assert questions(result) == ["1", "1", "2", "2", "3", "3"]
    assert not re.search("found|gefunden", result.stdout)
    told = {"en": "in the order in which they sit", "de": "in der Reihenfolge, in der sie sitzen"}
    assert told[language] in result.stdout


ANGRY = (
    *("Verdammt!", "Anna, zehn a) 7 *", "1 2 3", "$$$ !!!", "was soll das", "999", "-3", "0"),
    *("; drop table", "(╯°□°)╯", "2.", "nein nein nein", "Ben: quatsch", "rules: x"),
)


@pytest.mark.parametrize("slug", ["daumen-drauf", "mau-mau", "kniffel", "muehle"])
@pytest.mark.parametrize("before", [(), ("-",), ("-", "Anna, Ben")])
def test_what_is_typed_in_anger_is_no_answer(
    slug: str, before: tuple[str, ...], tmp_path: Path
) -> None:
    """`later` keeps what was said before, and nothing else."""
    kept = list[str]()
    for name, typed in (("calm", before), ("angry", (*before, *ANGRY))):
        file = tmp_path / name
        result = asked(*typed, f"later {file}", words=("--game", slug))
        assert result.exit_code == 0, result.output
        assert result.stdout.count("expected") == (len(ANGRY) if name == "angry" else 0)
        kept.append(file.read_text("utf-8"))
    assert kept[0] == kept[1]


def test_a_question_that_is_chosen_by_its_number_is_read_back(tmp_path: Path) -> None:
    said = asked("-", "Anna, Ben", "6", f"later {tmp_path / 'kept'}", words=("--game", "mau-mau"))
    assert "   read: whose turn is it?" in said.stdout.splitlines()
