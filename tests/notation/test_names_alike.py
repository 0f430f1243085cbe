"""Two names that look alike and are not the same cannot sit at one table."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from daumen_rules.kernel.similar_names import not_told_apart, outline
from tests.cli.run import daumen_rules, refused

ALIKE = {
    "Cyrillic А": "\u0410nna",
    "Cyrillic а at the end": "Ann\u0430",
    "full width": "\uff21nna",
    "a variation selector": "Anna\ufe0f",
    "Greek Α": "\u0391nna",
}


@pytest.mark.parametrize("name", ALIKE.values(), ids=ALIKE)
@pytest.mark.parametrize(
    ("command", "text", "place"),
    [
        ("check", "daumen_drauf 1\nnames: Anna, {}\nAnna: ?\n", "2:14"),
        (
            "judge",
            "daumen_drauf situation 1\nnames: Anna, {}\nask: may Anna talk about the cards\n",
            "2:14",
        ),
        ("check", "game: die-boese-eins\nplayers: Anna, {}\n", "2:16"),
    ],
)
def test_a_name_that_looks_like_another_is_refused(
    command: str, text: str, place: str, name: str, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_text(text.format(name), "utf-8")
    said = refused(command, path)
    assert said.startswith(f"{path}:{place}: found ")
    assert "a name that does not look like 'Anna'" in said
    assert "ein Name, der nicht aussieht wie 'Anna'" in refused(command, path, "--lang", "de")
    path.write_text(text.format("Ben"), "utf-8")
    assert daumen_rules(command, path).status < 2


def test_a_name_in_small_letters_is_the_same_name(tmp_path: Path) -> None:
    """Names may be written in small letters, so `anna` would sit at two seats."""
    path = tmp_path / "file"
    path.write_text("game: daumen-drauf\nplayers: Anna, Ben, anna\nanna: Y3?\n", "utf-8")
    assert refused("check", path).startswith(f"{path}:2:21: found 'anna'; expected each name once")
    path.write_text("game: daumen-drauf\nplayers: Anna, Ben\nanna: Y3?\n", "utf-8")
    assert daumen_rules("check", path).status == 0


@pytest.mark.parametrize("game", [(), ("--game", "kniffel")], ids=["", "kniffel"])
def test_nor_in_play(game: tuple[str, ...]) -> None:
    said = refused("play", *game, "--names", "Anna,\u0410nna", stdin="")
    assert "does not look like 'Anna'" in said


@pytest.mark.parametrize("name", ["ben", "CLARA", "\u0412en"])
def test_a_usual_name_gives_way_to_one_that_is_like_it(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    played = ("play", "--auto", "--seed", "1", "--names", name, "--record", path)
    assert daumen_rules(*played).status == 0
    assert daumen_rules("check", path, "--no-log").status == 0


def test_other_names_are_told_apart() -> None:
    names = ["Anna", "anna", "Änna", "Ana", "Hanna", "Анна", "Άννα", "Zoë", "Zoe", "Jo", "Jо́"]
    assert len(set(map(outline, names))) == len(names)
    assert not_told_apart("Zoë", ["Zoe\u0308"]) is not None
    assert not_told_apart("Anna", ["Anna"]) is not None
    assert not_told_apart("Анна", ["Anna"]) is None  # its н is no Latin letter


ORDINARY = [
    "Jürgen", "Jurgen", "Juergen", "Jörg", "Özlem", "Ozlem", "Zoë", "Zoe", "Łukasz", "Lukasz", "李",
    "王", "김", "さくら", "サクラ", "Müller", "Muller", "Øle", "Ole", "Åse", "Ase", "Søren",
    "Soren",
    "Björn", "Bjørn", "Bjorn", "Dvořák", "Dvorak", "Žofie", "Zofie", "Şule", "Sule", "İpek", "Ipek",
    "Straße", "Strasse", "Weiß", "Weiss", "François", "Francois", "Renée", "Renee", "Ñuño", "Nuno",
    "Þór", "Thor", "Иван", "Ольга", "Νίκος", "Ελένη", "אבי", "سارة", "Anna", "Änna", "Hanna", "Il",
    "Ill",
]  # fmt: skip


def test_ordinary_names_sit_together() -> None:
    for number, name in enumerate(ORDINARY):
        assert not_told_apart(name, ORDINARY[:number]) is None, name
    for game, word in (("daumen_drauf 1", "names"), ("game: kniffel", "players")):
        for pair in pairwise(ORDINARY):
            text = f"{game}\n{word}: {', '.join(pair)}\n"
            assert daumen_rules("check", "-", stdin=text.encode()).status == 0, pair
