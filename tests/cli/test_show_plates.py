"""The command `show` on situations: where the plates of the seats stand, and what they tell."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.showing import SVG, drawn, texts_of

HEAD = "daumen_drauf situation 1\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_plate_stays_on_the_picture_and_a_covered_hand_is_counted(
    language: str, tmp_path: Path
) -> None:
    """Seen by Ben, Anna sits at the right or the left, leads and is on turn."""
    told = (
        f"{HEAD}names: Anna, Ben, Cleo, Dora\nhand Anna: G5h G6h ? ?\n"
        "trick\nAnna: Y3?\nBen: B2?\nDora: G5?\nask: who takes the trick\n"
    )
    picture = drawn(told, tmp_path, "svg", "--seat", "Ben", "--lang", language)
    plates = [
        (float(plate.get("x", "")), float(plate.get("width", "")))
        for plate in ElementTree.fromstring(picture).iter(f"{SVG}rect")
        if plate.get("rx") == "12" and plate.get("height") == "24"
    ]
    assert len(plates) >= 4
    assert all(x >= 20 and x + width <= 380 for x, width in plates)
    assert {"en": "hand: 4 cards", "de": "Hand: 4 Karten"}[language] in texts_of(picture)
