"""Where gaps and open readings meet: what a manual says, and that nothing of it is hidden.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.disputes.findings import Always, Clear, Contradictory, Depends, Silent
from daumen_rules.disputes.matching import heavier, weights
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.kernel.text import Language
from tests.disputes.said import codes, lines_of
from tests.each import of_each

HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: Anna, Ben, Cleo\n"
TURN_FORGOTTEN = (
    "hand Anna: 4 cards\nhand Ben: G2h ...\ncaptured Cleo: none\npile: 3\n"
    "trick\nAnna: Y3?\nBen: pass\nCleo: G2?\nturn: ?\nask: may Ben parry with G2h\n"
)
PERHAPS_WITHOUT_CARDS = (
    "hand Anna: 4 cards\nhand Ben: none\npile: 0\ntrick\nAnna: Y3?\nBen: Y4p\nCleo: pass\n"
    "Anna: pass\nask: who leads\n"
)


def told(body: str, rules: str = "both", language: Language = "en", *, long: bool = False) -> str:
    """The ruling in one row."""
    situation = read(HEAD.format(rules=rules) + body)
    lines = lines_of(situation, Hearing(situation).ruling(), language, long=long)
    return " ".join(" ".join(lines).split())


# Readings


@pytest.mark.cites("Q20", "PARRY-2")
def test_a_reading_that_leaves_an_answer_impossible_is_told_beside_the_gaps() -> None:
    """If Anna has passed it is Ben's turn; by any_time that does not matter. Ben holds the twin."""
    ruling = Hearing(read(HEAD.format(rules="both") + TURN_FORGOTTEN)).ruling()
    german, english = (judged.opinion for judged in ruling.judged)
    assert isinstance(german, Clear)
    assert isinstance(german.finding, Depends)
    assert isinstance(english, Contradictory)
    assert isinstance(english.finding, Depends)
    (option,) = english.options
    assert (option.question, option.reading.value) == ("Q20", "any_time")
    assert isinstance(option.finding, Always)
    assert codes(option.finding) == {"allowed"}
    said = told(TURN_FORGOTTEN)
    assert "contradictory: the English manual in itself, on Q20" in said
    assert "German manual: depends: refused or allowed" in said
    assert said.count("0 passed since the last card") == 1


@pytest.mark.cites("Q33", "NEXT-2", "OVER-1")
def test_what_a_manual_leaves_open_is_told_where_the_gaps_decide_too() -> None:
    """Cleo leads if she has a card; by game_ends the game is over with the empty hand of Ben."""
    ruling = Hearing(read(HEAD.format(rules="both") + PERHAPS_WITHOUT_CARDS)).ruling()
    german, english = (judged.opinion for judged in ruling.judged)
    assert isinstance(german, Clear)
    assert codes(german.finding) == codes(english.finding) == {"seat 2", "nobody"}
    assert isinstance(english, Silent)
    (option,) = english.options
    assert option.question == "Q33"
    assert codes(option.finding) == {"nobody"}


@pytest.mark.cites("Q20")
def test_a_reading_as_well_carried_counts_where_it_answers_otherwise_in_some_way() -> None:
    """Cleo is not on turn; by any_time she may if she holds the twin, which nobody knows."""
    body = "hand Ben: Y5h ? ? ? ?\ntrick\nAnna: Y3p\nask: may Cleo parry with Y3h\n"
    ruling = Hearing(read(HEAD.format(rules="both") + body)).ruling()
    german, english = (judged.opinion for judged in ruling.judged)
    assert isinstance(german, Clear)
    assert codes(german.finding) == {"refused"}
    assert isinstance(english, Contradictory)
    assert {option.question for option in english.options} == {"Q20"}
    assert codes(english.options[0].finding) == {"allowed", "refused"}


@pytest.mark.cites("Q30", "FILL-3")
def test_what_parts_the_manuals_is_named_where_both_depend_on_the_gaps() -> None:
    """If there is a pile, Ben draws first by the German manual and Anna by the English one."""
    body = "trick\nAnna: Y3?\nBen: Y4?\nCleo: pass\nAnna: pass\nask: who draws first\n"
    assert told(body).endswith("; our defaults for the two part in Q30 (Who draws first)")


@pytest.mark.cites("Q06", "TURN-1")
def test_a_reading_is_asked_about_a_card_as_if_it_were_held() -> None:
    """If the trick is taken back to Ben, Y5h beats Y3; whether Ben holds it nobody says."""
    body = "trick\nAnna: Y3?\nBen: passed over\nCleo: Y4?\nask: may Ben show Y5h\n"
    said = "read otherwise (support none): depends: allowed if Ben holds yellow 5 harmless"
    assert said in told(body)


@pytest.mark.cites("Q06")
def test_what_was_shown_after_somebody_was_passed_over_was_shown() -> None:
    """Cleo's 3 beat a yellow 4, so it was green or black, whether it is taken back or not."""
    body = "trick\nAnna: Y4?\nBen: passed over\nCleo: ?3\nask: what did Cleo show\n"
    assert "both manuals: green 3 or black 3" in told(body)


def test_cards_that_are_too_many_are_told_with_their_lines() -> None:
    """Twenty captured cards, five more and one shown are 26; two players have 24."""
    text = (
        "daumen_drauf situation 1\nnames: Anna, Ben\ncaptured Anna: 20 cards\n"
        "captured Ben: 5 cards\ntrick\nAnna: G?\nask: may Ben pass\n"
    )
    situation = read(text)
    lines = " ".join(lines_of(situation, Hearing(situation).ruling(), long=True))
    assert "2 players have 24 cards; here are 26 (lines 3, 4 and 6)." in lines


@pytest.mark.cites("Q31", "Q26")
def test_a_reading_that_only_lets_more_tables_arise_does_not_count() -> None:
    """With twelve in the pile all draw all they need, by every reading: Cleo took and leads."""
    body = "pile: 12\ntrick\nAnna: G2?\nBen: G4?\nCleo: parry G4?\nask: who leads\n"
    for judged in Hearing(read(HEAD.format(rules="both") + body)).ruling().judged:
        assert isinstance(judged.opinion, Clear)
        assert codes(judged.opinion.finding) == {"seat 2"}


@pytest.mark.cites("Q17")
def test_a_turn_that_is_told_stands_though_others_were_jumped() -> None:
    """Ben is on turn, whoever passed and whoever was jumped: black is new to the trick."""
    body = (
        "hand Ben: B1p ? ? ? ?\npile: 7\ntrick\nAnna: Y3?\nCleo: Y4?\nturn: Ben\n"
        "ask: may Ben show B1p\n"
    )
    situation = read(HEAD.format(rules="english with forced_pass=skip_all") + body)
    assert codes(Hearing(situation).ruling().judged[0].opinion.finding) == {"allowed"}


# All answers


@pytest.mark.cites("VAL-1", "VAL-2")
def test_all_values_are_told_that_are_possible() -> None:
    """G5 is there twice, once harmless and once poisonous; the other three count one each."""
    body = "trick\nAnna: Y3?\nBen: B2?\nCleo: G4?\nAnna: pass\nBen: G5?\nCleo: parry G5?\n"
    ask = "ask: what does the trick count\n"
    finding = Hearing(read(HEAD.format(rules="german") + body + ask)).ruling().judged[0].opinion
    assert codes(finding.finding) == {f"number {value}" for value in (-3, -1, 1, 3)}
    assert "depends: from -3 to 3" in told(body + ask)
    assert "kommt darauf an: von -3 bis 3" in told(body + ask, language="de")


@of_each("seed", range(20))
def test_the_heaviest_and_the_lightest_filling_are_found(seed: int) -> None:
    """Compared with all fillings of a few slots."""
    random = Random(seed)
    size = 5
    filled = tuple(random.sample(range(size), size))
    slots = [
        frozenset({thing, *(t for t in range(size) if random.random() < 0.4)}) for thing in filled
    ]
    of = {(s, t): random.choice((-1, 0, 1)) for s in range(size) for t in range(size)}

    def fillings(at: int = 0, used: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
        if at == size:
            return [used]
        return [f for t in slots[at] if t not in used for f in fillings(at + 1, (*used, t))]

    def total(one: tuple[int, ...]) -> int:
        return sum(of[s, t] for s, t in enumerate(one))

    every = fillings()
    totals = {total(one) for one in every}
    found = [filled, *weights(slots, filled, lambda s, t: of[s, t])]
    assert set(found) <= set(every)
    assert max(map(total, found)) == max(totals)
    assert min(map(total, found)) == min(totals)
    best = max(found, key=total)
    assert heavier(slots, best, lambda s, t: of[s, t]) is None


# Words


@pytest.mark.cites("HIGH-1", "TURN-1", "THUMB-1")
def test_what_decides_is_not_hidden_behind_a_card_perhaps_not_held() -> None:
    """G1 is higher than yellow, and lower than any green card."""
    said = told("trick\nAnna: Y3?\nBen: ?\nask: may Cleo show G1h\n", "german")
    assert "THUMB-1" not in said
    assert "refused (HIGH-1" in said
    assert "if Ben showed Y" in said
    assert "if Ben showed G" in said


@pytest.mark.cites("HIGH-2", "THUMB-1")
def test_where_only_holding_the_card_is_open_that_is_said() -> None:
    body = "trick\nAnna: Y3?\nBen: pass\nask: may Cleo show G1h\n"
    said = told(body, "german")
    assert "depends: allowed if Cleo holds green 1 harmless, else refused" in said
    assert "HIGH-2: green 1" in said
    german = told(body, "german", "de")
    assert "kommt darauf an: erlaubt, wenn Cleo Grün 1 ungiftig hat, sonst nicht erlaubt" in german


@pytest.mark.cites("FILL-1", "FILL-2")
def test_of_two_ways_only_what_the_question_is_about_is_told() -> None:
    body = "trick\nAnna: Y3?\nBen: G2?\nCleo: pass\nAnna: parry G2?\nask: who draws first\n"
    said = told(body, "german")
    assert "for example if the pile has 0" in said
    assert "for example if the pile has 1" in said
    assert " captured" not in said
    assert " captured" in told(body, "german", long=True)


@pytest.mark.cites("END-2", "NEXT-1")
def test_a_turn_after_the_end_of_the_trick_is_the_turn_to_lead() -> None:
    """Cleo has passed too, between Ben and Anna: Ben took the trick, and has cards."""
    body = "hand Ben: 2 cards\ntrick\nBen: Y3?\nAnna: pass\nturn: {}\nask: may {} show B1?\n"
    said = told(body.format("Anna", "Anna"))
    assert "impossible" in said
    assert "END-2: The trick is over: counting the passes left out" in said
    assert "so Anna is not on turn" in said
    assert "impossible" not in told(body.format("Ben", "Ben"))
    parried = told(
        "trick\nBen: Y3?\nCleo: parry Y3?\nturn: Anna\nhand Cleo: ? ...\nask: who leads\n"
    )
    assert (
        "PARRY-4: The trick is over: Cleo has parried, and Anna is not on turn (lines 6 and 7)."
        in parried
    )


@pytest.mark.cites("OVER-1", "Q40", "Q41")
def test_a_trick_that_goes_on_is_why_the_game_is_not_over() -> None:
    body = (
        "hand Anna: none\nhand Ben: none\nhand Cleo: G2? B3?\npile: 0\ntrick\nAnna: Y3?\n"
        "Ben: G1?\nCleo: pass\nask: is the game over\n"
    )
    assert "OVER-1: The trick still goes on" in told(body)
    assert "OVER-1: Der Stich läuft noch" in told(body, language="de")


@pytest.mark.cites("PARRY-1", "HIGH-1")
def test_a_card_shown_on_its_twin_is_perhaps_a_parry() -> None:
    body = "trick\nAnna: Y3?\nBen: G2?\nCleo: pass\nAnna: G2?\nask: who takes the trick\n"
    assert "PARRY-1: If Anna parried with its twin, write `parry` before the card." in told(body)
    higher = body.replace("Anna: G2?", "Anna: G1?")
    assert "impossible" in told(higher)
    assert "PARRY-1" not in told(higher)


@pytest.mark.cites("PARRY-1")
def test_nothing_is_parried_once_the_trick_is_over() -> None:
    trick = "trick\nAnna: Y3p\nBen: pass\nCleo: pass\n"
    body = f"hand Anna: Y3h ...\n{trick}ask: may Anna parry with Y3h\n"
    assert "PARRY-1: The trick is over: there is no card to parry any more." in told(body)


def test_where_no_clause_carries_all_ways_they_are_told_in_words() -> None:
    """Anna may be to lead, or Ben, or the game is over: she may not pass in any of them."""
    said = told("ask: may Anna pass\n", "german")
    assert "for one of these reasons, as the gaps are filled: LEAD-2: Leading is a duty" in said


@pytest.mark.cites("Q02", "Q33")
def test_one_line_after_the_answers_says_what_both_manuals_come_to() -> None:
    silent = "ask: may Ben look at a captured trick again\n"
    answers, _, after = told(silent).partition(" silent: the English manual on Q02")
    assert " English manual: " in answers
    assert "manual: " not in after
    antworten, _, danach = told(silent, language="de").partition(" schweigt: englische Anleitung")
    assert " englische Anleitung: " in antworten
    assert danach.startswith(" zu Q02")
    assert "silent: the" not in told(silent, "english")


def test_what_has_no_room_is_hinted_at() -> None:
    body = "ask: who starts the next game\n"
    assert "(more with --long)" not in told(body, long=True)
    short = (
        "hand Anna: 4 cards\nhand Ben: 4 cards\nhand Cleo: 5 cards\npile: 1\ntrick\nAnna: Y3?\n"
        "Ben: G2?\nCleo: pass\nAnna: pass\nask: what does Anna draw\n"
    )
    assert "(more with --long)" in told(short)
    assert "(mehr mit --long)" in told(short, language="de")
