"""A field that is declared open by mistake is found, in every game whose marks hide something.

What a viewer cannot tell apart each game states by hand (`checks.alike`); the marks are not asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.conformance.secrecy import what_looks_alike_is_alike
from daumen_rules.games.cards.der_letzte_stich import PLAYED as STICH
from daumen_rules.games.cards.herz_ass_herz_10.game import PLAYED as HERZ
from daumen_rules.games.cards.mau_mau.view import SECRETS as MAU_MAU
from daumen_rules.games.cards.mogeln.table import Laid
from daumen_rules.games.cards.mogeln.view import SECRETS as MOGELN
from daumen_rules.games.cards.skat import table as skat
from daumen_rules.games.cards.spitz.view import SECRETS as SPITZ
from daumen_rules.games.catalogue import chapter, game
from daumen_rules.pieces import marks, pictured
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.marks import Mark, Only, faults, marked
from daumen_rules.pieces.scenes import Scene
from daumen_rules.pieces.secrets import Secrets
from tests.collection.secrets import WITH_SECRETS, moments
from tests.parts import changed

SECRETS: dict[str, Secrets[Any, Any]] = {
    "der-letzte-stich": STICH.secrets,
    "herz-ass-herz-10": HERZ.secrets,
    "mau-mau": MAU_MAU,
    "mogeln": MOGELN,
    "spitz-pass-auf": SPITZ,
}
MARKED: dict[str, tuple[type, ...]] = {
    **{slug: (secrets.state,) for slug, secrets in SECRETS.items()},
    "mogeln": (MOGELN.state, Laid),
    "skat": (skat.Bidding, skat.Declaring, skat.Playing),
}
"""The classes with marks, by game."""
BY_ITSELF = {"daumen-drauf"}
"""Games whose knowledge is finer than marks: their leaks are planted by hand (`test_planted`)."""
SEEDS = 40


def hidden(slug: str) -> Iterator[tuple[type, str]]:
    """The fields that a mark hides. In Skat, whose view has a function of its own, hands and the
    skat of the auction are left out: no mark opens them, and `test_planted` has their leaks.
    """
    for kind in MARKED[slug]:
        for name, field in marked(kind).items():
            if isinstance(field.who, Only) or (field.who is not Mark.OPEN and slug != "skat"):
                yield kind, name


FIELDS = [(slug, kind, name) for slug in MARKED for kind, name in hidden(slug)]


def is_found(found: AnyGame, slug: str) -> bool:
    """Whether the law does not hold in one of some games."""
    for seed in range(SEEDS):
        random = Random(seed)
        players = random.choice(found.rules.seats)
        for moment in moments(found, players, rules_of(slug, found), random):
            try:
                what_looks_alike_is_alike(found, moment)
            except AssertionError as error:
                return "can tell" in str(error)
    return False


def no_scene(view: object, viewer: object) -> Scene:
    """No scene draws a field that should not be there."""
    return Scene()


def no_game(shown: object) -> None:
    """What is printed of it are its fields."""


def rules_of(slug: str, found: AnyGame) -> Any:
    """Rules by which everything that can be hidden is."""
    return found.book.read_rules("manual with multi=yes" if slug == "mogeln" else "manual")


@pytest.mark.long
@pytest.mark.parametrize(("slug", "kind", "name"), FIELDS, ids=lambda x: getattr(x, "__name__", x))
def test_a_field_declared_too_open_is_found(
    slug: str, kind: type, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = changed(game(slug), of=no_scene)
    monkeypatch.setattr(pictured, "game_of", no_game)
    if slug in SECRETS and kind is SECRETS[slug].state:
        found = changed(found, view=evolve(SECRETS[slug], opened=(name,)).seen)
    else:
        true = marks.marked

        def opened(of: Any) -> Any:
            fields = true(of)
            return fields | {name: evolve(fields[name], who=Mark.OPEN)} if of is kind else fields

        monkeypatch.setattr(marks, "_marked", opened)
    assert is_found(found, slug)


@pytest.mark.parametrize("slug", MARKED)
def test_the_marks_of_a_game_have_no_faults(slug: str) -> None:
    assert [fault for kind in MARKED[slug] for fault in faults(kind)] == []


def test_every_card_game_with_secrets_has_marks_or_is_said_to_know_finer() -> None:
    cards = {slug for slug in WITH_SECRETS if slug in BY_ITSELF or chapter(slug) == "cards"}
    assert {*MARKED} | BY_ITSELF == cards
