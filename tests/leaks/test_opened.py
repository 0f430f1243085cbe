"""A field that is declared open by mistake is found, in every game whose marks hide something.

The view is made with the mistake, and the states that a viewer cannot tell apart without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import astuple, evolve, fields, frozen

from daumen_rules import ENGLISH
from daumen_rules.conformance.secrecy import what_looks_alike_is_alike
from daumen_rules.contracts import pictured
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.cards.mogeln.table import Laid
from daumen_rules.games.cards.mogeln.view import SECRETS as MOGELN
from daumen_rules.games.cards.spitz_pass_auf.view import SECRETS as SPITZ
from daumen_rules.games.catalogue import chapter, game
from daumen_rules.games.daumen_drauf import model as daumen_drauf
from daumen_rules.pieces import marks
from daumen_rules.pieces.marks import Mark, Only, faults, marked
from daumen_rules.pieces.scenes import Scene
from daumen_rules.pieces.secrets import Secrets
from tests.collection.secrets import WITH_SECRETS, moments
from tests.each import of_each
from tests.leaks.planting import ask_daumen_drauf, in_daumen_drauf
from tests.parts import changed

DESKS = (
    *("elfern", "fuenf-dazu", "zwanzig-ab", "dreiblatt", "dreiblatt-mit-schieben", "brandeln"),
    *("sechsundsechzig", "sechsundsechzig-zu-dritt", "einundfuenfzig", "ecarte"),
    *("herzeln", "schnipp-schnapp-schnurr", "lasst-fuenf-gerade-sein", "der-letzte-stich"),
    *("herz-ass-herz-10", "preference", "skat"),
    *("orakel", "farbe-oder-wert", "leben-und-tod", "quartett", "verirrter-ritter", "hund"),
    "schlafmuetze",
)
"""Card games of the desk, or of the layout."""

BANKS = (
    *("trouper", "das-saebel-spiel", "meine-tante-deine-tante", "camerun-skat", "red-dog"),
    "siebzehn-und-vier",
)
"""Games against a bank."""
HIDDEN_IN_BANKS = {"hands": ("siebzehn-und-vier",), "stock": ("trouper",), "covered": ("red-dog",)}
"""For each hidden field of theirs a game in which something lies there."""


HIDDEN_IN = {
    "hands": (
        "quartett",
        "verirrter-ritter",
        "hund",
        "schlafmuetze",
        "fuenf-dazu",
        "der-letzte-stich",
        "herz-ass-herz-10",
        "skat",
    ),
    "stock": ("zwanzig-ab", "orakel", "skat"),
    "aside": ("zwanzig-ab",),
    "drawn": ("einundfuenfzig",),
    "piles": ("farbe-oder-wert",),
    "peeked": ("farbe-oder-wert",),
    "beneath": ("leben-und-tod",),
    "won": ("leben-und-tod",),
}
"""For each hidden field games in which something lies there: all share their marks."""


def secrets_of(slug: str) -> Secrets[Any, Any]:
    """The secrets of a game, one of whose methods says what lies in it."""
    found: Any = game(slug).checks.pieces
    secrets: Secrets[Any, Any] = found.__self__
    return secrets


SECRETS: dict[str, Secrets[Any, Any]] = {
    **{slug: secrets_of(slug) for slug in ("mau-mau", *DESKS, *BANKS)},
    "mogeln": MOGELN,
    "spitz-pass-auf": SPITZ,
}
MARKED: dict[str, tuple[type, ...]] = {
    **{slug: (secrets.state,) for slug, secrets in SECRETS.items()},
    "mogeln": (MOGELN.state, Laid),
}
"""The classes with marks, by game."""
OPEN_BY_ITSELF: dict[str, dict[type, frozenset[str]]] = {
    "daumen-drauf": {
        daumen_drauf.Table: frozenset(
            {"rules", "pack", "players", "starter", "events", "tricks", "taker"}
        ),
        daumen_drauf.Trick: frozenset({"leader", "turn", "passes", "lap"}),
    }
}
"""By game whose knowledge is finer than marks, the classes with secrets, and what of them is open;
of all else something is hidden from somebody.
"""
SEEDS = 40


@frozen
class Opened:
    """A view, and beside it what everybody is shown whole by mistake."""

    view: Any
    shown: tuple[Any, ...]


def hidden(slug: str) -> Iterator[tuple[type, str]]:
    """The fields that a mark hides."""
    for kind in MARKED[slug]:
        for name, field in marked(kind).items():
            asked = HIDDEN_IN_BANKS if slug in BANKS else HIDDEN_IN
            elsewhere = slug in (*DESKS, *BANKS) and slug not in asked.get(name, ())
            if field.who is not Mark.OPEN and not elsewhere:
                yield kind, name


FIELDS = [(slug, kind, name) for slug in MARKED for kind, name in hidden(slug)]
ASKED = [
    (slug, kind, name)
    for slug, kind, name in FIELDS
    if slug in SECRETS or isinstance(marked(kind)[name].who, Only)
]
"""Those of them whose marks the view asks."""
BESIDE = [
    *((slug, kind, name) for slug, kind, name in FIELDS if slug not in SECRETS),
    *(
        (slug, kind, field.name)
        for slug, kinds in OPEN_BY_ITSELF.items()
        for kind, is_open in kinds.items()
        for field in fields(kind)
        if field.name not in is_open
    ),
]
"""Fields of games whose views have functions of their own. A mark may not be asked in these; so the
field is shown beside the view.
"""


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
    """Rules by which everything that can be hidden is, and by which a match is short."""
    short = "manual with max_deals=1"
    by_name = {"mogeln": "manual with multi=yes", "fuenf-dazu": short, "zwanzig-ab": short}
    by_name["farbe-oder-wert"] = "manual with missed=guesser"
    return found.book.read_rules(by_name[slug]) if slug in by_name else found.book.default


@pytest.mark.long
@pytest.mark.parametrize(("slug", "kind", "name"), ASKED, ids=lambda x: getattr(x, "__name__", x))
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
            return {**fields, name: evolve(fields[name], who=Mark.OPEN)} if of is kind else fields

        monkeypatch.setattr(marks, "marked", opened)
    assert is_found(found, slug)


@pytest.mark.long
@pytest.mark.parametrize(("slug", "kind", "name"), BESIDE, ids=lambda x: getattr(x, "__name__", x))
def test_a_field_shown_beside_the_view_is_found(
    slug: str, kind: type, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = with_field(slug, kind, name, monkeypatch)
    if slug in MARKED:
        assert is_found(changed(game(slug), of=no_scene, view=view), slug)
    else:
        in_daumen_drauf(monkeypatch, of=no_scene, view=view)
        assert any(map(is_found_in_daumen_drauf, range(SEEDS)))


@pytest.mark.long
@pytest.mark.parametrize(("slug", "kind"), [("daumen-drauf", daumen_drauf.Table)])
def test_nothing_is_found_where_all_see_the_field(
    slug: str, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in OPEN_BY_ITSELF[slug][kind] - {"rules", "pack"}:
        with monkeypatch.context() as patch:
            view = with_field(slug, kind, name, patch)
            in_daumen_drauf(patch, of=no_scene, view=view)
            assert not any(map(is_found_in_daumen_drauf, range(2)))


def with_field(slug: str, kind: type, name: str, patch: pytest.MonkeyPatch) -> Any:
    """The view of a game, and beside it a field of the state or of a part of it."""
    patch.setattr(pictured, "game_of", no_game)
    whole = game(slug).rules.view

    def view(state: Any, viewer: Any) -> Opened:
        parts = [state, *astuple(state, recurse=False)]
        shown = tuple(getattr(part, name) for part in parts if type(part) is kind)
        return Opened(whole(state, viewer), shown)

    return view


def is_found_in_daumen_drauf(seed: int) -> bool:
    """Whether two games that look alike can be told apart, by the rules that hide most."""
    try:
        ask_daumen_drauf(ENGLISH, seed)
    except AssertionError as error:
        return "can tell" in str(error)
    return False


@of_each("slug", MARKED)
def test_the_marks_of_a_game_have_no_faults(slug: str) -> None:
    assert [fault for kind in MARKED[slug] for fault in faults(kind)] == []


def test_every_card_game_with_secrets_has_marks_or_is_said_to_know_finer() -> None:
    by_itself = {*OPEN_BY_ITSELF}
    cards = {slug for slug in WITH_SECRETS if slug in by_itself or chapter(slug) == "cards"}
    assert {*MARKED} | by_itself == cards
