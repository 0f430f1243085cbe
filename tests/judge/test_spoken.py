"""Actions within a question: the infinitive at the end in German, as of somebody in both."""

from __future__ import annotations

from daumen_rules.games import catalogue
from daumen_rules.judge.spoken import english_forms, german_forms, infinitive, person, spoken
from tests.each import of_each


@of_each(
    ("imperative", "whole", "of_somebody"),
    [
        ("lege", "legen", "legt"),
        ("nimm", "nehmen", "nimmt"),
        ("lass", "lassen", "lässt"),
        ("halte", "halten", "hält"),
        ("behalte", "behalten", "behält"),
        ("rate", "raten", "rät"),
        ("blase", "blasen", "bläst"),
        ("zweifle", "zweifeln", "zweifelt"),
        ("wähle", "wählen", "wählt"),
        ("setze", "setzen", "setzt"),
        ("aufhören", "aufhören", "aufhört"),
    ],
)
def test_german_verbs_have_their_forms(imperative: str, whole: str, of_somebody: str) -> None:
    assert infinitive(imperative) == whole
    assert person(imperative) == of_somebody


def test_particles_stand_before_the_verb_and_prepositions_stay() -> None:
    assert next(german_forms("schiebe {card} unter")) == "{card} unterschieben"
    assert next(german_forms("sage an {kind} {goal}")) == "{kind} {goal} ansagen"
    assert next(german_forms("setze {chips} auf {on}")) == "{chips} auf {on} setzen"
    assert next(german_forms("lass liegen")) == "liegen lassen"


def test_english_verbs_have_an_s() -> None:
    assert [*english_forms("lay {card}")] == ["lays {card}"]
    assert [*english_forms("pass")] == ["passes"]


@of_each(
    ("game", "words", "written"),
    [
        ("mau-mau", "Karo Bube legen und Herz wünschen", "lay DJ wish H"),
        ("mau-mau", "lays jack of diamonds wish S", "lay DJ wish S"),
        ("mau-mau", "Karo 7 legen", "lay D7"),
        ("mau-mau", "eine Karte", None),
        ("dame", "c3-d4 ziehen", "c3-d4"),
        ("dame", "c3xe5 schlagen", "c3xe5"),
        ("kniffel", "Dreierpasch notieren", "enter three-of-a-kind"),
        ("kniffel", "1 1 5 behalten", "keep 1 1 5"),
        ("skat", "18 reizen", "bid 18"),
        ("skat", "Kreuz Bube spielen", "CJ"),
        ("craps", "2 auf 7 setzen", "bet 2 on 7"),
        ("muehle", "d7 nehmen", "take d7"),
    ],
)
def test_actions_are_read_as_they_are_said(game: str, words: str, written: str | None) -> None:
    found = next(spoken(catalogue.game(game)).readings(0, words), None)
    said = None if found is None else catalogue.game(game).notation.write(found)
    assert said == written
