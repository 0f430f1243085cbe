"""Questions that the command `ask` answers, as the rules alone decide them."""

from __future__ import annotations

from typing import Final

import pytest

from daumen_rules.disputes.ruling import summary, summary_words
from daumen_rules.judge.court import asked_without_table
from tests.each import of_each
from tests.judge.asked import always

ASKED: Final = (
    ("must I lay the old card open?", "yes RAISE-2"),
    ("must the old card be laid open when raising", "yes RAISE-2"),
    ("muss man beim Erhöhen die alte Karte aufdecken?", "yes RAISE-2"),
    ("muss ich beim Parieren die alte Karte aufdecken?", "no PARRY-4"),
    ("can I keep the old card covered?", "refused RAISE-2"),
    ("darf man die alte Karte verdeckt lassen?", "refused RAISE-2"),
    ("may one show two cards at once?", "refused LEAD-1"),
    ("darf man zwei Karten gleichzeitig zeigen?", "refused LEAD-1"),
    ("muss man bedienen?", "no HIGH-2 LEAD-2"),
    ("what if two are the same age?", "silent Q57"),
    ("wer fängt an, wenn zwei gleich alt sind?", "silent Q57"),
    ("was gilt, wenn falsch gegeben wurde?", "silent Q58"),
    ("what if somebody got too many cards?", "silent Q58"),
    ("what if an illegal card is noticed later?", "silent Q07"),
    ("how many cards are dealt?", "5 START-3"),
)


@pytest.mark.cites("RAISE-2", "LEAD-1", "Q07", "Q57", "Q58", "START-3")
@of_each(("words", "answer"), ASKED)
def test_a_question_of_anybody_is_answered_without_a_table(words: str, answer: str) -> None:
    asked = asked_without_table(f"daumen drauf {words}")
    assert asked is not None
    _, judge, situation = asked
    found = summary(judge.rule(situation, always))
    assert found is not None
    assert summary_words(found, ("Anna", "Ben", "Cleo")) == answer


@pytest.mark.parametrize(
    "words", ["may one pass", "may Anna show Y3p", "who leads", "who gets the trick", "who deals"]
)
def test_what_needs_a_table_is_not_answered_without_one(words: str) -> None:
    assert asked_without_table(f"daumen drauf {words}") is None
