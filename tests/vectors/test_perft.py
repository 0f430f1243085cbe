"""The numbers of `perft.json`: counted again by the library, and by the second program."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable
from typing import Any

import pytest

from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from tests.conftest import many
from tests.each import of_each
from tests.oracle.reference import Reference
from tests.vectors import perft
from tests.vectors.second import flags_of, hands_of

FORMS: list[dict[str, Any]] = json.loads(perft.FILE.read_text("utf-8"))["positions"]
IDS = [form["id"] for form in FORMS]
SHALLOW = 25
"""Up to how many sequences are counted again in the quick loop."""

Numbers = tuple[list[int], list[int]]


def up_to(limit: int, counts: dict[str, Any]) -> Numbers:
    """The numbers of the file, up to the last length with at most so many sequences."""
    sequences: list[int] = counts["sequences"]
    known = next((i for i, n in enumerate(sequences) if n > limit), len(sequences))
    return sequences[:known], counts["ends"][:known]


def limit() -> int:
    return many(SHALLOW, perft.LIMIT)


def test_every_small_pack_is_there_from_the_start_and_from_its_middle() -> None:
    ids = {form["id"] for form in FORMS}
    names = [study.name for study in STUDY_PACKS]
    assert {f"{name}.{place}" for name in names for place in ("start", "middle")} <= ids
    assert len([id_ for id_ in ids if id_.endswith(".deals")]) >= 4
    assert all({"german", "english"} <= {r for c in f["counts"] for r in c["rules"]} for f in FORMS)


def test_some_rule_sets_count_differently() -> None:
    for rules in perft.RULES[1:]:
        assert any(
            len([c for c in form["counts"] if {"german", rules} & set(c["rules"])]) == 2
            for form in FORMS
        ), rules


@pytest.mark.parametrize("form", FORMS, ids=IDS)
def test_the_library_counts_as_many(form: dict[str, Any]) -> None:
    for counts in form["counts"]:
        for rules in counts["rules"]:
            found = perft.by_library(perft.read(form), rules, limit())
            assert found == up_to(limit(), counts), rules


# The second program


def copied(game: Reference) -> Reference:
    """Another game of the second program in the same state."""
    twin = object.__new__(Reference)
    for name, value in vars(game).items():
        if isinstance(value, list):
            copy: Any = [list(i) if isinstance(i, list) else i for i in value]  # pyright: ignore
            setattr(twin, name, copy)
        else:
            setattr(twin, name, value)
    return twin


def after(game: Reference) -> Iterable[Reference]:
    for action in sorted(game.legal()):
        other = copied(game)
        other.log = []
        other.captured = [[] for _ in other.captured]
        other.apply(action)
        yield other


def key(game: Reference) -> Hashable:
    return (
        tuple(tuple(sorted(hand)) for hand in game.hands),
        tuple(game.pile),
        tuple(game.trick),
        tuple(game.covered),
        (game.highest, game.owner if game.trick else 0, game.leader if game.trick else 0),
        (tuple(game.colours), game.passes, game.turn),
    )


def by_second(form: dict[str, Any], rules: str, limit: int) -> Numbers:
    flags = flags_of(rules)
    with hands_of(form["hand_size"]):
        games = [
            Reference(form["players"], [str(card) for card in deck], flags)
            for deck in perft.decks(perft.read(form))
        ]
        for game in games:
            for move in form["moves"]:
                words = [str(move["seat"]), move["do"], *([move["card"]] if "card" in move else [])]
                game.apply(" ".join(words))
        over: Callable[[Reference], bool] = lambda game: game.over  # noqa: E731
        return perft.counted(games, after, over, key, limit)


@of_each("form", FORMS)
def test_the_second_program_counts_as_many(form: dict[str, Any]) -> None:
    for counts in form["counts"]:
        for rules in counts["rules"]:
            assert by_second(form, rules, limit()) == up_to(limit(), counts), rules


def test_looking_at_alike_states_once_changes_no_number() -> None:
    form = next(form for form in FORMS if form["id"] == "trio-y2g1-h2.start")
    flags = flags_of("german")
    with hands_of(2):
        game = Reference(3, form["deck"], flags)
        plain = perft.counted([game], after, lambda g: g.over, id, 60)
    counts = next(c for c in form["counts"] if "german" in c["rules"])
    assert plain == up_to(60, counts)
