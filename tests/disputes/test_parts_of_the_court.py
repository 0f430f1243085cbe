"""Small parts of the court: what they say and draw, held to the manuals and to what was told.

What is expected here was worked out by hand, or is found anew by going through everything.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.cli.pages.ruling_side import RulingSide
from daumen_rules.contracts.court import Answers
from daumen_rules.disputes.answers import YES_OR_NO
from daumen_rules.disputes.findings import Always
from daumen_rules.disputes.ruling import Ruling, Unsettled
from daumen_rules.games.daumen_drauf.court.asks import (
    going_on,
    may,
    must,
    of_games,
    of_tricks,
    open_questions,
    raising,
)
from daumen_rules.games.daumen_drauf.court.asks.may import (
    LEAD_WITH,
    PARRY,
    PASS,
    SHOW,
    STILL_PARRY,
    STILL_SHOW,
)
from daumen_rules.games.daumen_drauf.court.asks.of_games import CAN_BE, DEALER, EQUALLY_YOUNG
from daumen_rules.games.daumen_drauf.court.asks.of_tricks import DRAWS, OVER, TAKES, WAS
from daumen_rules.games.daumen_drauf.court.asks.reading import read_ask
from daumen_rules.games.daumen_drauf.court.asks.row import Row
from daumen_rules.games.daumen_drauf.court.asks.table import ROWS
from daumen_rules.games.daumen_drauf.court.asks.verdicts import GOES_ON
from daumen_rules.games.daumen_drauf.court.court import COURT
from daumen_rules.games.daumen_drauf.court.expected import expected_summary
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.interview import INTERVIEW, KINDS
from daumen_rules.games.daumen_drauf.court.scene import MOST, Drawer
from daumen_rules.games.daumen_drauf.court.situation.model import Entry, Situation
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.court.situation.variants import question_named
from daumen_rules.games.daumen_drauf.court.situation.worlds import AskKind, World
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.kernel.verdict import Answer
from daumen_rules.pieces.scenes import Fan, Note
from tests.disputes.said import codes
from tests.each import of_each

ROOT = Path(__file__).parents[2]
DISPUTES = ROOT / "spec" / "daumen_drauf" / "disputes"
HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: {names}\n"
THREE = HEAD.format(rules="german", names="Anna, Ben, Cleo")


# Words


@pytest.mark.parametrize("word", ["final", "FINAL", "points", "Points", "result", "Result"])
def test_points_have_several_words_in_small_and_capital_letters(word: str) -> None:
    text = f"{THREE}{{}}: 3 -1 -2\nask: can these points be\n"
    assert read(text.format(word)).final == (3, -1, -2)
    assert read(text.format(word)).totals is None


@pytest.mark.parametrize("word", ["Ergebnis", "endstand", "PUNKTE"])
def test_so_they_have_in_german(word: str) -> None:
    assert read(f"{THREE}{word}: 3 -1 -2\nfrage: kann das sein\n").final == (3, -1, -2)


@of_each(
    ("said", "found", "en", "de"),
    [
        ("what does", "", "`the` or one of Anna, Ben", "`the` oder einer von Anna, Ben"),
        ("who takes?", "", "`the` or `this`", "`the` oder `this`"),
        ("who takes", "", "`the` or `this`", "`the` oder `this`"),
        ("how many", "", "`cards` or `points`", "`cards` oder `points`"),
        ("wie viele", "", "`Karten` or `Punkte`", "`Karten` oder `Punkte`"),
        ("may", "", "one of Anna, Ben", "einer von Anna, Ben"),
        ("may Ben still parry soon", "soon", "`with`", "`with`"),
        ("may Ben parry with Y3p soon", "soon", "the end of the line", "das Ende der Zeile"),
        (
            "darf Ben mit G1h",
            "",
            "`parieren`, `anspielen`, `erhöhen` or `überbieten`",
            "`parieren`, `anspielen`, `erhöhen` oder `überbieten`",
        ),
        (
            "what",
            "",
            "a question such as `may Anna show Y3p`, `who takes the trick`, `who leads`, "
            "`is the game over`",
            "eine Frage wie `darf Anna Ge3g zeigen`, `wer bekommt den Stich`, `wer spielt an`, "
            "`ist die Partie zu Ende`",
        ),
        ("wo gibt", "wo", "a question such as `wer gibt`", "eine Frage wie `wer gibt`"),
    ],
)
def test_what_may_follow_in_a_question_is_named_or_whole_questions_are(
    said: str, found: str, en: str, de: str
) -> None:
    with pytest.raises(Fault) as caught:
        read_ask(said, ("Anna", "Ben"))
    words = said.removesuffix("?").split()
    assert caught.value.found == found
    assert caught.value.item == (words.index(found) if found else len(words))
    assert caught.value.expected == Text(en, de)


@of_each("form", [kind.form for kind in ROWS])
def test_a_question_without_its_first_letter_is_told_as_it_is_meant(form: Text) -> None:
    for words in (form.en, form.de):
        if words[1:] == "er ist am Zug":  # a question too
            continue
        with pytest.raises(Fault) as caught:
            read_ask(words[1:], ("Anna", "Ben"))
        assert (caught.value.found, caught.value.item) == (words[1:].split()[0], 0)
        card = "Y3p" if words == form.en else "Ge3g"
        meant = words.replace("NAME", "Anna").replace("CARD", card)
        assert f"`{meant}`" in caught.value.expected.en
        assert f"`{meant}`" in caught.value.expected.de


# The interview


def default(answers: Answers, key: str, language: Language = "en", rules: str | None = None) -> str:
    """The answer that an empty line gives to a question."""
    item = INTERVIEW.item(answers, rules, language)
    assert item is not None
    assert item.key == key
    return item.default


def number_of(kind: AskKind) -> str:
    return next(number for number, each in KINDS.items() if each is kind)


def answers(kind: AskKind, *, names: str = "Ben, Anna, Cleo", **more: str) -> Answers:
    return {"trick": "none", "names": names, "kind": number_of(kind), **more}


def test_an_empty_line_takes_the_rules_that_were_asked_for() -> None:
    given = answers(EQUALLY_YOUNG)
    assert [default(given, "rules", language) for language in LANGUAGES] == ["both", "beide"]
    assert default(given, "rules", rules="english") == "english"
    assert default({"trick": "none"}, "names", rules="english") == "Anna, Ben, Cleo"
    assert default({"trick": "Oma Y3, Tim pass"}, "names") == "Oma, Tim"


@pytest.mark.cites("START-1")
def test_an_empty_line_speaks_of_the_first_at_the_table() -> None:
    """The youngest, who begins, is named first."""
    assert default(answers(PASS), "who") == "Ben"
    assert default(answers(DEALER), "starter") == "Ben"


def test_an_empty_line_gives_nobody_a_point() -> None:
    assert default(answers(CAN_BE), "final") == "0 0 0"
    assert default(answers(CAN_BE, names="A, B"), "final") == "0 0"


def test_an_empty_line_makes_a_trick_only_where_one_is_asked_about() -> None:
    assert default(answers(TAKES), "shown") == "Ben ?"
    assert default(answers(WAS, who="Anna"), "shown") == "Anna ?"
    drawn = answers(DRAWS, who="Anna")
    assert default(drawn, "shown") == "Ben ?"
    assert default({**drawn, "shown": "Ben ?"}, "hand") == "unknown"
    assert default({**drawn, "trick": "Ben ?"}, "hand") == "unknown"
    assert default(answers(PASS, who="Anna"), "turn") == "unknown"
    assert [default({}, "trick", language) for language in LANGUAGES] == ["nothing", "nichts"]


def test_whose_turn_it_is_follows_from_a_trick_alone() -> None:
    asked = answers(PASS, who="Anna")
    for trick, said in (("none", ["unknown", "unbekannt"]), ("Ben Y3?", ["follows", "folgt"])):
        told_so_far = {**asked, "trick": trick}
        assert [default(told_so_far, "turn", language) for language in LANGUAGES] == said


# Pictures


def notes(situation: Situation) -> list[str]:
    middle = Drawer().scene(situation).middle
    found = [part for part in middle if isinstance(part, Note)]
    assert [note.strong for note in found] == [True, *[False] * (len(found) - 1)]
    return [note.said.say("en", situation.names) for note in found]


@of_each(
    ("lines", "said"),
    [
        ("", ["No card of this trick is shown yet", "Whose turn it is: ?"]),
        (
            "turn: ?\n",
            ["No card of this trick is shown yet", "Whose turn it is: ? (nobody remembers)"],
        ),
        ("turn: Ben\n", ["No card of this trick is shown yet"]),
        ("leader: Ben\n", ["No card of this trick is shown yet"]),
        ("trick\nAnna: Y3?\n", ["The trick so far"]),
        (
            "turn: ?\ntrick\nAnna: Y3?\n",
            ["The trick so far", "Whose turn it is: ? (nobody remembers)"],
        ),
        ("trick\nAnna: Y3?\nBen: parry Y3?\n", ["The trick is over"]),
        ("trick\nAnna: Y3?\nBen: pass\nCleo: pass\n", ["The trick is over"]),
    ],
)
def test_a_picture_says_what_is_known_of_the_turn(lines: str, said: list[str]) -> None:
    assert notes(read(f"{THREE}{lines}ask: whose turn is it\n")) == said


def test_a_picture_has_pile_and_trick_in_the_middle_and_all_seats_in_order() -> None:
    lines = "hand Anna: Y1p\nhand Ben: none\nhand Cleo: G1p G2p\npile: 4\n"
    heaps = "captured Anna: none\ncaptured Ben: B1h\ncaptured Cleo: none\n"
    turn = "turn: ?\ntrick\nAnna: Y3?\nBen: Y4?\nask: whose turn is it\n"
    scene = Drawer().scene(read(f"{THREE}{lines}{heaps}{turn}"))
    parts = [part.label.en if isinstance(part, Fan) else "note" for part in scene.middle]
    assert parts == ["draw pile", "note", "note", "actions"]
    (pile, *_, trick) = (part for part in scene.middle if isinstance(part, Fan))
    assert (pile.count and pile.count.en, len(trick.cards)) == ("4", 2)
    hands, captured = ([seat.parts[at] for seat in scene.seats] for at in (0, 1))
    assert [len(fan.cards) for fan in hands if isinstance(fan, Fan)] == [1, 0, 2]
    assert [len(fan.cards) for fan in captured if isinstance(fan, Fan)] == [0, 1, 0]
    assert [[mark.en for mark in seat.marks] for seat in scene.seats] == [["leads"], [], []]


@pytest.mark.parametrize("over", [-98, -1, 0, 1, 40])
def test_of_a_long_trick_the_latest_actions_are_drawn_and_counted(over: int) -> None:
    short = read(f"{THREE}trick\nAnna: Y3?\nask: whose turn is it\n")
    entries = tuple(Entry(1, Did.PASS, line=line) for line in range(MOST + over - 1))
    situation = evolve(short, trick=(*short.trick, *entries))
    (fan,) = (
        part
        for part in Drawer().scene(situation).middle
        if isinstance(part, Fan) and part.label.en == "actions"
    )
    assert len(fan.cards) == min(MOST + over, MOST)
    count = f"the latest {MOST} of {MOST + over} actions" if over > 0 else None
    assert (fan.count and fan.count.en) == count
    passing = [tile.words.en == "passes" for tile in fan.cards]
    assert passing == [over > 0, *[True] * (len(fan.cards) - 1)]


def test_no_actions_are_drawn_where_there_is_no_trick() -> None:
    middle = Drawer().scene(read(f"{THREE}ask: who leads\n")).middle
    assert [part.label.en for part in middle if isinstance(part, Fan)] == ["draw pile"]


# The rows of questions


def test_every_row_is_in_the_table_once_and_says_how_it_is_answered() -> None:
    modules = (going_on, may, must, of_games, of_tricks, open_questions, raising)
    written: list[Row[Any, Any]] = [
        one for module in modules for one in vars(module).values() if isinstance(one, Row)
    ]
    assert {*written} == {*ROWS}
    assert len({kind.name for kind in ROWS}) == len(ROWS) == len({*ROWS})
    for kind in ROWS:
        assert [kind.answer, kind.of_table].count(None) == 1 or kind.opens, kind
        assert kind.names("CARD") == (kind.answer in (may.may_show, may.may_parry)), kind
        for asked in kind.opens:
            assert not question_named(asked.question).flags, kind


def test_no_words_ask_for_two_rows() -> None:
    """What is read is one of several words where `/` stands between them."""
    asked: dict[str, Row[Any, Any]] = {}
    for kind in ROWS:
        for form in (kind.form.en, kind.form.de, *kind.also):
            for words in product(*(part.split("/") for part in form.lower().split())):
                assert asked.setdefault(" ".join(words), kind) is kind, words


# Rulings


@pytest.mark.cites("Q30")
def test_a_page_names_every_question_in_which_the_manuals_part() -> None:
    """G6: the winner draws first; E5¶2: whoever decided last."""
    trick = "pile: 9\ntrick\nAnna: Y3?\nBen: Y5?\nCleo: pass\nAnna: pass\n"
    head = HEAD.format(rules="both", names="Anna, Ben, Cleo")
    situation = read(f"{head}{trick}ask: who draws first\n")

    def parting(ruling: Ruling[World | None], language: Language = "en") -> str:
        return RulingSide(COURT.report(situation, ruling), None, None, language).parting

    ruling = Hearing(situation).ruling()
    assert [parting(ruling, language) for language in LANGUAGES] == [
        "The two manuals differ in Q30 (Who draws first).",
        "Die beiden Anleitungen gehen auseinander in Q30 (Wer zuerst zieht).",
    ]
    several = evolve(ruling, parting=("Q01", "Q20", "Q30"))
    assert [parting(several).count(id_) for id_ in several.parting] == [1, 1, 1]
    taken = evolve(situation, ask=read_ask("who takes the trick", situation.names))
    assert parting(Hearing(taken).ruling()) == parting(Hearing(taken).ruling(), "de") == ""


@pytest.mark.cites("Q20", "PARRY-2")
def test_a_page_tells_each_reading_with_its_question_its_support_and_its_answer() -> None:
    """E3 has no word of whose turn it is: by that reading Cleo parries before Ben has acted."""
    hands = "hand Ben: Y4h ? ? ? ?\nhand Cleo: Y3h ? ? ? ?\npile: 15\ntrick\nAnna: Y3p\n"
    head = HEAD.format(rules="english", names="Anna, Ben, Cleo")
    situation = read(f"{head}{hands}ask: may Cleo parry with Y3h\n")
    ruling = Hearing(situation).ruling()
    report = COURT.report(situation, ruling)
    told = [RulingSide(report, None, None, of).answers for of in LANGUAGES]
    assert [answer.readings for answers in told for answer in answers] == [
        (
            "Q20 (Whether one parries only on one's own turn), read otherwise (support "
            "moderate): allowed, whatever fills the gaps",
        ),
        (
            "Q20 (Ob man nur parieren darf, wenn man an der Reihe ist), anders gelesen "
            "(Halt mäßig): erlaubt, was auch in die Lücken kommt",
        ),
    ]


@pytest.mark.cites("Q20")
def test_the_example_of_a_reading_is_the_shortest_game_in_which_it_shows() -> None:
    """Anna shows a card whose twin Clara has: by one reading she parries before Ben has acted."""
    told = {of: " ".join(COURT.example("Q20", "any_time", of, False)).split() for of in LANGUAGES}
    assert " ".join(told["en"]).startswith("see `daumen-rules differ Q20`, the shortest game: Anna")
    assert " ".join(told["de"]).startswith("siehe `daumen-rules differ Q20`, die kürzeste Partie:")
    assert "any_time: allowed now: Ben: Y2p, pass; Clara: parry Y1h" in " ".join(told["en"])
    whole = [line.strip() for line in COURT.example("Q20", "any_time", "en", True)]
    assert "Ben: Y2p" in whole


@pytest.mark.long
def test_all_answers_to_a_question_are_known_beforehand_where_they_are_few() -> None:
    """Of all kinds: the disputes have no other answer, and each of these is one of them, or what a
    reading of an open question answers.
    """
    found: dict[AskKind, set[Answer | Unsettled]] = {}
    for path in sorted(DISPUTES.glob("*.sit")):
        situation = read(path.read_text("utf-8"))
        for expected in situation.expected:
            answer, _ = expected_summary(situation, expected)
            found.setdefault(situation.ask.kind, set()).add(answer)
            if asked := situation.open_question:
                readings = question_named(asked.question).readings
                said = {asked.answer(situation, reading.value).answer for reading in readings}
                found[situation.ask.kind] |= said
    found[LEAD_WITH].add(GOES_ON)  # the test below
    found[PARRY] |= found[STILL_PARRY]
    found[SHOW] |= found[STILL_SHOW]
    for kind in {*ROWS} - {STILL_SHOW, STILL_PARRY}:
        if kind.answers:
            assert found[kind] - {*Unsettled} == kind.answers, kind
    assert STILL_SHOW.answers == SHOW.answers
    assert STILL_PARRY.answers == PARRY.answers
    assert {kind for kind in ROWS if kind.answers == YES_OR_NO} == FEW
    permissions = {kind for kind in ROWS if kind.form.en.startswith("may ")}
    assert permissions == {kind for kind in ROWS if kind.is_permission}
    assert all(not kind.answers for kind in {*ROWS} - permissions - FEW)


FEW = {OVER, must.MUST_SHOW, must.MUST_PASS, raising.RELEASE}
"""The questions whose answer is yes or no."""


@pytest.mark.cites("Q14", "LEAD-2")
@pytest.mark.parametrize("ask", ["may Ben lead with Y1p", "who takes the trick"])
def test_a_trick_in_which_the_leader_must_show_cannot_be_over(ask: str) -> None:
    """Read as for each lap, Anna may not begin a lap with a pass while she can show a card."""
    rules = HEAD.format(rules="german with must_show_scope=lap", names="Anna, Ben, Cleo")
    situation = read(f"{rules}hand Anna: Y5p ...\ntrick\nAnna: Y3h\nBen: Y4h\nask: {ask}\n")
    finding = Hearing(situation).ruling().judged[0].opinion.finding
    assert isinstance(finding, Always)
    assert finding.verdict.answer == GOES_ON
    assert [clause.id for clause in finding.verdict.clauses] == ["LEAD-2"]


def test_only_a_table_of_which_all_is_told_has_no_gaps() -> None:
    """24 cards (W1 / P): ten in hands, one of them shown, two captured, twelve in the pile."""
    cards = [str(card) for card in pack_for(2).cards]
    lines = "hand Anna: {}\nhand Ben: {}\ncaptured Ben: {}\npile: {}\ntrick\nBen: {}\n"

    def gaps(*unknown: int) -> bool:
        left = [card if at not in unknown else "?" for at, card in enumerate(cards)]
        heaps = (left[:5], left[5:9], left[10:12], left[12:], left[9:10])
        body = lines.format(*(" ".join(heap) for heap in heaps))
        situation = read(
            HEAD.format(rules="german", names="Anna, Ben") + f"{body}ask: is the game over\n"
        )
        finding = Hearing(situation).ruling().judged[0].opinion.finding
        assert isinstance(finding, Always)
        assert codes(finding) == {"no"}
        return finding.gaps

    assert not gaps()
    assert gaps(13)
    assert gaps(0, 13)
    assert gaps(12, 13)
