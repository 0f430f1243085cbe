"""Short questions as people ask them at a table of *Daumen drauf!*, and what is meant by them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from daumen_rules.games import catalogue
from daumen_rules.judge.court import judge_of
from daumen_rules.kernel.lines import no_tick

TABLE: Final = Path("spec/daumen_drauf/disputes/003-middle-colour-after-black.sit")
ASKED: Final = (
    ("who won the trick?", "takes"),
    ("who gets the trick?", "takes"),
    ("who takes the trick now?", "takes"),
    ("wer bekommt den Stich?", "takes"),
    ("Wer macht jetzt den Stich?", "takes"),
    ("wer hat denn den Stich gewonnen?", "takes"),
    ("wem gehört der Stich?", "takes"),
    ("whose go is it?", "turn"),
    ("whose turn is it now?", "turn"),
    ("who's next?", "turn"),
    ("wer ist dran?", "turn"),
    ("wer muss jetzt?", "turn"),
    ("wer legt jetzt?", "turn"),
    ("Wie viel ist der Stich wert?", "counts"),
    ("wie viele Punkte bringt der Stich?", "counts"),
    ("how many points is the trick worth?", "counts"),
    ("who leads next?", "leads"),
    ("wer spielt aus?", "leads"),
    ("wer kommt raus?", "leads"),
    ("who draws first?", "draws_first"),
    ("wer zieht zuerst?", "draws_first"),
    ("how many cards does Dora draw?", "draws"),
    ("wie viele Karten zieht Dora?", "draws"),
    ("is it over?", "over"),
    ("ist das Spiel vorbei?", "over"),
    ("ist es aus?", "over"),
    ("how many points does Dora have?", "points"),
    ("wie viele Punkte hat Dora eigentlich?", "points"),
    ("may Dora show G6p?", "show"),
    ("Darf Dora hier G6p zeigen?", "show"),
    ("can Dora pass now?", "pass"),
    ("darf Dora überhaupt passen?", "pass"),
    ("can Dora parry with Y3h?", "parry"),
    ("darf Dora bitte den Stich ansehen?", "look"),
    ("may Dora look at the trick?", "look"),
    ("may Dora take the card back?", "take_back"),
)


@pytest.mark.parametrize(("question", "kind"), ASKED)
def test_a_question_is_read_as_it_is_spoken(question: str, kind: str) -> None:
    told = TABLE.read_text(encoding="utf-8")
    text = f"{told[: told.index('ask:')]}ask: {question}\n"
    judge = judge_of(text, None, catalogue.game(catalogue.USUAL))
    assert judge.read(text, no_tick).ask.kind.name == kind
