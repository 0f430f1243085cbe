"""Options that a position leaves open: each alone, and pairs that tell only together."""

from __future__ import annotations

import pytest

from tests.judge.asked import told

JACK = """game: mau-mau
rules: {rules}
players: Anna, Ben
turn: Anna
hand Anna: HJ S9
hand Ben: 4 cards
pile: HK
ask: may Anna lay HJ wish S
"""


def readings(text: str) -> set[tuple[str, str, str]]:
    """The questions that would change a ruling: id, value and the answer under it."""
    (opinion,) = told(text).opinions
    return {
        (one.question, one.reading.value, answer.code)
        for one in opinion.readings
        for answer in one.finding.known
    }


def test_an_option_that_changes_the_answer_is_told() -> None:
    """125 leaves open whether a jack that fits names a suit (Q3)."""
    assert readings(JACK.format(rules="manual")) == {("Q3", "plain", "refused")}


@pytest.mark.long
def test_an_option_that_is_set_is_not_tried_even_where_it_is_set_to_the_default() -> None:
    assert readings(JACK.format(rules="manual with fitting_jack=names")) == set()
    assert readings(JACK.format(rules="manual with jack=only_if_stuck")) == readings(
        JACK.format(rules="manual")
    )


STAYS = """game: lustige-sieben
rules: {rules}
players: Anna, Ben
Ben: bet 2 on 7
Ben: pass
nature: throw 5 3
ask: how many chips has Ben
"""


@pytest.mark.long
def test_a_reading_that_tells_only_beside_another_one_is_told_with_it() -> None:
    """58: eight leaves the bet on the seven. It is settled only where the bank moves on (Q5), and
    then it is lost only by another reading of Q3; either alone leaves Ben his twenty chips.
    """
    pair = ("Q3", "lost with bank=rotate", "number 18")
    found = readings(STAYS.format(rules="manual"))
    assert pair in found
    assert {one for one in found if "with" in one[1]} == {pair}
    assert ("Q3", "lost", "number 18") in readings(STAYS.format(rules="manual with bank=rotate"))
    alone = readings(STAYS.format(rules="manual with bank=fixed"))
    assert not {question for question, *_ in alone} & {"Q3", "Q5"}
