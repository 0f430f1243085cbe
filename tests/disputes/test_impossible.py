"""A situation that cannot arise is impossible, whatever is asked of it.

Which clauses forbid it was worked out from the manuals by hand.
"""

from __future__ import annotations

import pytest

from daumen_rules.disputes.answers import REFUSED
from daumen_rules.disputes.findings import Always, Impossible
from daumen_rules.games.daumen_drauf.court.asks.going_on import GO_ON
from daumen_rules.games.daumen_drauf.court.asks.must import needs_the_hand
from daumen_rules.games.daumen_drauf.court.asks.of_games import WINS
from daumen_rules.games.daumen_drauf.court.asks.open_questions import (
    CHANGE,
    LOOK_AGAIN,
    TAKE_BACK,
    TALK,
    UNCOVER,
)
from daumen_rules.games.daumen_drauf.court.asks.table import ROWS
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.court.situation.worlds import AskKind
from daumen_rules.games.daumen_drauf.rule_set import GERMAN
from tests.disputes.said import codes
from tests.each import of_each

HEAD = "daumen_drauf situation 1\nrules: both\nnames: Anna, Ben, Cleo\nfinal: 0 0 0\n"
TIE = "totals: 1 2 2\n"
TRICK = "trick\nAnna: Y3h\nBen: Y4h\n"
QUESTIONS = {kind.form.en: kind for kind in ROWS}
OF_GAMES = [
    form
    for form, kind in QUESTIONS.items()
    if kind.of_table is not None
    or (kind.answer is None and any(not asked.of_position for asked in kind.opens))
]
"""Questions that need no position."""
OF_A_TABLE = [form for form in QUESTIONS if form not in (*OF_GAMES, GO_ON.form.en)]
WITHOUT_TRICK = [form for form in OF_A_TABLE if QUESTIONS[form] in (TALK, LOOK_AGAIN)]


def forbidden(body: str, form: str) -> set[frozenset[str]]:
    """The clauses that a situation breaks, by each manual; none where it can arise."""
    asked = form.replace("NAME", "Ben").replace("CARD", "Y5p")
    if needs_the_hand in QUESTIONS[form].checks:
        body = body.replace("hand Ben: Y6h ...", "hand Ben: Y6h")
        body = body if "hand Ben" in body else f"hand Ben: G1p\n{body}"
    ruling = Hearing(read(f"{HEAD}{body}ask: {asked}\n")).ruling()
    findings = [judged.opinion.finding for judged in ruling.judged]
    return {
        frozenset(reason.clause.id for reason in found.reasons)
        if isinstance(found, Impossible)
        else frozenset()
        for found in findings
    }


@pytest.mark.cites("DECK-6", "DECK-3")
@of_each("form", QUESTIONS)
def test_a_card_of_the_box_lies_nowhere_whatever_is_asked(form: str) -> None:
    """W2, W4 / P: three players play with the values 1 to 5, and the others stay in the box."""
    for body in (
        f"hand Ben: Y6h ...\n{TRICK}",
        f"captured Ben: Y6h ...\n{TRICK}",
        f"pile: Y6h ...\n{TRICK}",
        "trick\nAnna: Y3h\nBen: Y6?\n",
    ):
        assert forbidden(f"{TIE}{body}", form) == {frozenset({"DECK-6"})}, body


@pytest.mark.cites("DECK-6", "DECK-3")
@pytest.mark.parametrize("kind", [TAKE_BACK, UNCOVER, CHANGE, TALK, WINS])
def test_the_same_card_is_in_play_with_four(kind: AskKind) -> None:
    """W2: with four players the sixes come in too."""
    head = HEAD.replace("Cleo", "Cleo, Dora").replace("0 0 0", "0 0 0 0")
    totals = TIE.replace("1 2 2", "1 2 2 0")
    asked = kind.form.en.replace("NAME", "Ben")
    body = f"{head}{totals}trick\nAnna: Y5h\nBen: Y6?\nask: {asked}\n"
    for judged in Hearing(read(body)).ruling().judged:
        assert not isinstance(judged.opinion.finding, Impossible)


@pytest.mark.cites("MAT-3", "MAT-4")
@of_each("form", QUESTIONS)
def test_a_card_lies_in_one_place_whatever_is_asked(form: str) -> None:
    """S2, S3 / P: of each colour and value there are two cards, one of them poisonous."""
    twice = f"{TIE}hand Cleo: Y3h ...\n{TRICK}"
    assert forbidden(twice, form) == {frozenset({"MAT-4"})}
    thrice = f"{TIE}hand Cleo: Y3? Y3? ...\n{TRICK}"
    assert forbidden(thrice, form) == {frozenset({"MAT-3"})}


@pytest.mark.cites("HIGH-1", "TURN-2")
@of_each("form", OF_A_TABLE)
def test_a_trick_that_falls_is_none_whatever_is_asked_of_the_table(form: str) -> None:
    """G2, G2→1 / E2¶1, E2¶7b: whoever is next shows a higher card, or passes."""
    broken = frozenset({"HIGH-1", "TURN-2"})
    assert forbidden("trick\nAnna: Y3h\nBen: Y2h\n", form) == {broken}


@pytest.mark.cites("START-3", "FILL-1")
@of_each("form", OF_A_TABLE)
def test_nobody_holds_six_cards_whatever_is_asked_of_the_table(form: str) -> None:
    """W5, G6 / P, E5¶2: five are dealt, and hands are filled up to five."""
    broken = frozenset({"START-3", "FILL-1"})
    assert forbidden(f"hand Cleo: 6 cards\n{TRICK}", form) == {broken}


@pytest.mark.cites("START-3", "FILL-1")
@pytest.mark.parametrize("form", WITHOUT_TRICK)
def test_where_all_can_be_the_readings_answer(form: str) -> None:
    assert forbidden("hand Cleo: 5 cards\n", form) == {frozenset()}


@of_each("form", [*WITHOUT_TRICK, *OF_GAMES])
def test_an_answer_that_hangs_on_no_card_is_not_said_to_fill_gaps(form: str) -> None:
    asked = form.replace("NAME", "Ben")
    for judged in Hearing(read(f"{HEAD}{TIE}ask: {asked}\n")).ruling().judged:
        finding = judged.opinion.finding
        assert isinstance(finding, Always)
        assert not finding.gaps


@pytest.mark.cites("VAL-3", "Q02")
def test_captured_cards_are_looked_at_freely_once_the_game_is_surely_over() -> None:
    """G7, G7→2: nobody or one has cards left, and all captured ones are counted."""
    hands = "hand Anna: none\nhand Ben: {}\nhand Cleo: none\npile: 0\n"
    ask = "ask: may Ben look at own captured cards\n"
    for cards, code in (("none", "allowed"), ("2 cards", "allowed"), ("...", "allowed")):
        finding = Hearing(read(HEAD + hands.format(cards) + ask)).finding(GERMAN)
        assert codes(finding) == {code}
    perhaps = hands.replace("hand Cleo: none\n", "").format("2 cards")
    assert codes(Hearing(read(HEAD + perhaps + ask)).finding(GERMAN)) == {"refused"}


@pytest.mark.cites("DECK-6")
@pytest.mark.parametrize(
    "ask", ["may Anna show Y6p", "may Anna show Y6", "may Anna parry with Y7h"]
)
def test_a_card_that_is_put_away_cannot_be_shown(ask: str) -> None:
    """W2: three play with the values 1 to 5, and the others are put away (W4)."""
    text = f"daumen_drauf situation 1\nnames: Anna, Ben, Cleo\nask: {ask}\n"
    found = Hearing(read(text)).finding(GERMAN)
    assert isinstance(found, Always)
    assert found.verdict.answer == REFUSED
    assert [reason.clause.id for reason in found.verdict.reasons] == ["DECK-6"]
