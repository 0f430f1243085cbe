"""Throw-offs: whose die is whose, in every game that has them, and how often each seat wins."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.games.dice.engines.tally import Tally
from tests.collection.dice.chances import next_sheets
from tests.collection.dice.positions import cited, played
from tests.each import of_each

FIVE = "3 5 plus 6 times 1 by 4 "
"""3 + 5, times 6, by 1, less 4: 44, for whom the banker throws."""
LESS = "3 5 plus 6 times 1 by 5 "
CLOVER = "111 666 111 666 666"
OFFS = {
    "chicago": ("555 stop 222 stop 222 stop", "manual", 3, (1, 2)),
    "punktloeschen": ("12 21", "manual", 2, (0, 1)),
    "einundzwanzig": ("666 666 555 stop stop stop", "manual", 3, (0, 1)),
    "justitia": (("1 1 1 6 6 6 6 6 6 " * 5), "manual", 3, (1, 2)),
    "kleeblatt": (CLOVER, "manual", 3, (0, 1, 2)),
    "quinze": ("5 6 6 stop roll 3 roll 3 stop stop", "manual", 3, (1, 2)),
    "rentmeister": ("111 666 666 " * 6, "manual", 3, (1, 2)),
    "va-banque": (FIVE + LESS + FIVE * 2, "manual", 3, (2, 0)),
    "vabanquespiel": (FIVE * 2 + LESS, "manual", 3, (1, 2)),
}
"""Acts after which some throw off, and who: clockwise from whoever began the round."""


def throws_off(slug: str) -> bool:
    engine: Any = Tally
    owner: Any = getattr(game(slug).rules.effect, "__self__", None)
    return isinstance(owner, engine) and owner.throw_off is not None


def test_no_game_with_a_throw_off_is_left_out() -> None:
    assert set(OFFS) == {slug for slug in SLUGS if throws_off(slug)}


def standing(slug: str, sheet: Any) -> list[int]:
    """What a throw-off brings one seat more of: dots, mats, chips, or the victory."""
    if slug == "punktloeschen":
        return [note.dots for note in sheet.notes]
    if slug in ("kleeblatt", "chicago"):
        return list(sheet.notes)
    if "banque" in slug:
        return [note.chips for note in sheet.notes]
    ended = game(slug).rules.outcome(sheet)
    if slug == "rentmeister":
        return list(ended.payments) if ended else [0] * sheet.players
    return [int(ended is not None and seat in ended.winners) for seat in range(sheet.players)]


@pytest.mark.cites("THROWOFF-1")
@of_each("slug", OFFS)
def test_the_dice_of_a_throw_off_belong_to_the_tied_in_their_order(slug: str) -> None:
    acts, words, players, tied = OFFS[slug]
    before = standing(slug, played(slug, acts.strip(), words, players))
    best, other = ("2", "5") if slug in ("punktloeschen", "chicago") else ("5", "2")
    dice = 3 if slug == "kleeblatt" else 1
    for seat in tied:
        faces = "".join((best if each == seat else other) * dice for each in tied)
        after = standing(slug, played(slug, f"{acts.strip()} {faces}", words, players))
        gained = [now - then for now, then in zip(after, before, strict=True)]
        assert max(gained) > 0
        assert [each for each in range(players) if gained[each] == max(gained)] == [seat]


@pytest.mark.cites("THROWOFF-1")
@pytest.mark.parametrize("slug", OFFS)
def test_a_throw_off_is_as_likely_won_by_each(slug: str) -> None:
    """Of 36 throws of two dice six are equal; of three dice and three, which count by their sum,
    4332 of 46,656. Throws that were taken as one in any order would say that one seat never wins.
    """
    acts, words, players, tied = OFFS[slug]
    if slug == "kleeblatt":
        acts, words, tied = "111 666 666 666 146 146 666", "manual with rolloff_seats=tied", (1, 2)
    sheet = played(slug, acts.strip(), words, players)
    before, chances = standing(slug, sheet), dict.fromkeys(tied, Fraction())
    for there, part in next_sheets(game(slug), sheet).items():
        gained = [now - then for now, then in zip(standing(slug, there), before, strict=True)]
        if max(gained) > 0:
            chances[gained.index(max(gained))] += part
    equal = Fraction(4332, 46_656) if slug == "kleeblatt" else Fraction(6, 36)
    assert set(chances.values()) == {(1 - equal) / 2}


# 61 Punktlöschen


@pytest.mark.cites("PUNKTE-1", "PUNKTE-3")
@pytest.mark.parametrize(
    ("rounds", "clause"),
    [
        ("66 12 " + "12 66 " * 8 + "33 33", "PUNKTE-1"),
        ("66 12 " + "12 66 " * 9 + "33 33", "PUNKTE-3"),
    ],
)
def test_what_a_throw_off_brings_is_told_by_the_clause_of_its_part(
    rounds: str, clause: str
) -> None:
    """The first part ends with the throw-off of its tenth round."""
    told = set(cited("punktloeschen", f"{rounds} 25"))
    assert clause in told
    assert not told & ({"PUNKTE-1", "PUNKTE-3"} - {clause})
