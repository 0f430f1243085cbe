"""Stories as people tell them, in several games: who did what, and how far they are read."""

from __future__ import annotations

import pytest

from daumen_rules.contracts.court import PartlyReadError
from daumen_rules.games.catalogue import game
from daumen_rules.judge.story import players_of, story, written

READ = (
    ("mau-mau", "Oma lays the 7 of spades, Tim draws", "Oma: lay S7; Tim: draw"),
    ("mau-mau", "Oma legt Pik 7; dann Tim zieht", "Oma: lay S7; Tim: draw"),
    ("dame", "Anna c3-d4; Ben from f6 to e5", "Anna: c3-d4; Ben: f6-e5"),
    ("dame", "Anna: c3-d4", "Anna: c3-d4"),
    ("kniffel", "Anna throws 1 2 3 4 5; Anna keeps 3 4 5",
     "nature: throw 1 2 3 4 5; Anna: keep 3 4 5"),
    ("leiterspiel", "Anna würfelt 6", "nature: throw 6"),
    ("hund", "Anna lays S7", "Anna: S7"),
    ("craps", "nature: throw 3 4", "nature: throw 3 4"),
    ("skat", "Anna bids 18; Ben passes", "Anna: bid 18; Ben: pass"),
    ("skat", "Anna says 18", "Anna: bid 18"),
    ("skat", "Anna sagt 18, Ben hält, Anna 20", "Anna: bid 18; Ben: hold; Anna: bid 20"),
    ("muehle", "Oma d6, Tim setzt a1", "Oma: place d6; Tim: place a1"),
    ("muehle", "Oma legt einen Stein auf d6", "Oma: place d6"),
    ("dame", "Oma zieht von c3 nach d4", "Oma: c3-d4"),
    ("mau-mau", "Oma lays the 7 of hearts and Tim draws", "Oma: lay H7; Tim: draw"),
    ("kniffel", "Oma würfelt 11234, behält 1 1", "nature: throw 1 1 2 3 4; Oma: keep 1 1"),
    ("chicago", "Oma wirft 1 1 5, Oma hört auf", "nature: throw 1 1 5; Oma: stop"),
    ("mensch-aergere-dich-nicht", "Oma throws a 6", "nature: throw 6"),
)  # fmt: skip


@pytest.mark.parametrize(("slug", "told", "lines"), READ)
def test_a_story_is_read_as_records_write_it(slug: str, told: str, lines: str) -> None:
    assert written(story(game(slug), told)) == lines


def test_a_story_tells_who_plays_and_is_said_in_german() -> None:
    found = story(game("kniffel"), "Oma throws 1 2 3 4 5; Oma keeps 3; Tim throws 1 1 1 1 1")
    assert players_of(found) == ["Oma", "Tim"]
    said = "zufall: wirf 1 2 3 4 5; Oma: behalte 3; zufall: wirf 1 1 1 1 1"
    assert written(found, "de") == said


@pytest.mark.parametrize(
    ("told", "read", "found"),
    [
        ("Oma draws; the dog barks; Tim draws", "Oma: draw", "the dog barks"),
        ("Oma flies", "", "Oma flies"),
        ("Oma legt Herz 7, Tim 2 ziehen", "Oma: lay H7", "Tim 2 ziehen"),
        ("draw", "", "draw"),
    ],
)
def test_a_story_is_read_as_far_as_it_can_be(told: str, read: str, found: str) -> None:
    with pytest.raises(PartlyReadError) as caught:
        story(game("mau-mau"), told)
    assert caught.value.read == read
    assert caught.value.found.en == f"'{found}'"
