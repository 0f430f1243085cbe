"""A seat from which one looks is told of itself in the second person; others name all seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from daumen_rules import SPECTATOR, Step, Table, load
from tests.cli.run import ROOT, daumen_rules
from tests.cli.showing import data_of

GAME = ROOT / "spec" / "collection" / "games" / "mau-mau.game"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The first four actions of a game; Ben's Eight is the last."""
    place = tmp_path / "short.game"
    place.write_text("".join(GAME.open(encoding="utf-8").readlines()[:9]), encoding="utf-8")
    return place


@pytest.mark.parametrize(
    ("seat", "en", "de"),
    [
        ("Ben", "You lay Eight of spades", "Du legst Pik Acht"),
        ("Anna", "Ben lays Eight of spades", "Ben legt Pik Acht"),
        ("spectator", "Ben lays Eight of spades", "Ben legt Pik Acht"),
        ("referee", "Ben lays Eight of spades", "Ben legt Pik Acht"),
    ],
)
def test_lines_pictures_and_pages_speak_to_the_seat_that_looks(
    record: Path, tmp_path: Path, seat: str, en: str, de: str
) -> None:
    for language, told in ("en", en), ("de", de):
        assert f"  {told}." in daumen_rules("show", record, "--seat", seat, "--lang", language).out
        drawing = tmp_path / "game.svg"
        daumen_rules("show", record, "--seat", seat, "-o", drawing, "--lang", language)
        assert f">{told}. [" in drawing.read_text("utf-8")
    page = tmp_path / "game.html"
    daumen_rules("show", record, "--seat", seat, "-o", page)
    assert [f"{en}.", f"{de}."] in data_of(page.read_text("utf-8"))["texts"]


def test_each_seat_of_a_page_with_all_views_is_told_of_itself(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    daumen_rules("show", record, "-o", page)
    data = data_of(page.read_text("utf-8"))
    said = {
        key: data["texts"][frames[-1]["told"][0][0]][0] for key, frames in data["scenes"].items()
    }
    named = "Ben lays Eight of spades."
    assert said == {
        "referee": named,
        "1": named,
        "2": "You lay Eight of spades.",
        "spectator": named,
    }


def test_what_a_view_notes_of_its_seat_is_said_to_it() -> None:
    """In a notebook, and printed. The first to lay at Mogeln says what he lays."""
    mogeln = load("mogeln")
    state = Table(mogeln, 3, seed=1).ongoing.state
    chance = mogeln.chance(state)
    assert chance is not None
    dealt = mogeln.step(state, chance.at(0))
    assert isinstance(dealt, Step)
    mine, theirs = "You say next: ", "A says next: "
    for viewer, told in ((0, mine), (1, theirs), (SPECTATOR, theirs)):
        view = mogeln.view(dealt.state, viewer)
        assert told in str(view)
        assert told in f"{view._repr_svg_()}"  # pyright: ignore[reportPrivateUsage]
    assert theirs in str(dealt.state)
