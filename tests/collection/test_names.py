"""A game is found by its slug, its titles and its number, however they are typed."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from daumen_rules.games.catalogue import GAMES, SLUGS, UnknownGameError, found, game, slug_of
from tests.each import of_each


@pytest.mark.long
@of_each("slug", GAMES)
def test_a_game_is_found_by_each_of_its_names(slug: str) -> None:
    title = game(slug).book.title
    for name in filter(None, (slug, title.de, title.en, game(slug).book.number)):
        for typed in (name, name.upper(), f" {name} ", name.replace(" ", "_")):
            assert found(typed) == slug
        assert found(normalize("NFD", name)) == slug


@of_each(
    ("typed", "slug"),
    [
        ("Mühle", "muehle"),
        ("muehle", "muehle"),
        ("MÜHLE", "muehle"),
        ("MAU MAU", "mau-mau"),
        ("Kniffel", "kniffel"),
        ("150", "skat"),
        ("Daumen drauf!", "daumen-drauf"),
        ("daumen_drauf", "daumen-drauf"),
        ("Himmel und Hölle", "himmel-und-hoelle"),
        ("STREICHHÖLZER auswürfeln", "streichhoelzer-auswuerfeln"),
        ("Spitz pass auf", "spitz-pass-auf"),
        ("Nine men’s morris", "muehle"),
        ("Herz Ass - Herz 10", "herz-ass-herz-10"),
    ],
)
def test_umlauts_capitals_blanks_and_marks_do_not_matter(typed: str, slug: str) -> None:
    assert found(typed) == slug


def test_no_two_games_have_a_name_in_common() -> None:
    names = [
        {slug, slug_of(title.de), slug_of(title.en), number}
        for slug in GAMES
        for title, number in [(game(slug).book.title, game(slug).book.number)]
    ]
    assert sum(map(len, names)) == len(set[str]().union(*names))


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Checkers", "draught"),
        ("Mühl", "muehle"),
        ("Knifel", "kniffel"),
        ("sheep", "wolf"),
        ("Daumen", "daumen"),
    ],
)
def test_an_unknown_game_is_answered_with_the_nearest_names(typed: str, near: str) -> None:
    with pytest.raises(UnknownGameError, match=f"no game '{typed}'; the nearest are .*{near}"):
        found(typed)


@pytest.mark.parametrize("typed", ["", "!", "0", "999", "ﷺ"])
def test_what_is_like_no_name_has_no_nearest(typed: str) -> None:
    with pytest.raises(UnknownGameError, match=r"^no game '[^']*'$"):
        found(typed)


def test_a_game_may_be_looked_for_among_some_alone() -> None:
    with pytest.raises(UnknownGameError, match="no game 'Daumen drauf!'"):
        found("Daumen drauf!", SLUGS)
