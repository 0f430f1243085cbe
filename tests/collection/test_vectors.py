"""The vectors of the collection, worked out by hand: the rules come to what stands there.

Notes and what is shared are compared with the lines of the picture, in short.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from daumen_rules.games.catalogue import SLUGS, chapter, game
from daumen_rules.games.dice.engines.terms import FIELDS, MIDDLE, NOW, STAKES, TOGETHER
from daumen_rules.kernel.game import step
from daumen_rules.kernel.seats import NATURE, REFEREE, seat_letter
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.pieces.scenes import Chips, Note
from tests.cli.run import ROOT
from tests.each import of_each

FOLDER = ROOT / "spec" / "collection" / "vectors"
SCHEMA: Any = Draft202012Validator(json.loads((FOLDER / "vectors.schema.json").read_text("utf-8")))
SEATS = "ABCDEFGH"
FILES = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in sorted(FOLDER.glob("*.json"))
    if path != FOLDER / "vectors.schema.json"
}
CITING = [
    pytest.param(
        form["vectors"],
        id=slug,
        marks=pytest.mark.cites(*{id_ for vector in form["vectors"] for id_ in vector["clauses"]}),
    )
    for slug, form in FILES.items()
]
"""The vectors of each game, with all clauses that they are about."""


def mover(name: str) -> Any:
    others = {"nature": NATURE, "referee": REFEREE}
    return others[name] if name in others else SEATS.index(name)


def turn(found: Any, state: Any) -> str:
    """Whose turn it is, as vectors write it; nothing after the end."""
    movers = found.rules.movers(state)
    if not movers:
        return ""
    return seat_letter(movers[0]) if isinstance(movers[0], int) else movers[0].value


SHARED = tuple(f"{label.en}: " for label in (TOGETHER, MIDDLE, FIELDS, NOW, STAKES))
"""How a line begins of what all seats share."""


def said(parts: Iterable[Any]) -> list[str]:
    """The notes and chips of a picture, in English."""
    return [
        part.said.say("en") if isinstance(part, Note) else f"{part.count} {part.label.en}"
        for part in parts
        if isinstance(part, Note | Chips)
    ]


def compared(found: Any, answer: Step[Any, Any, Any]) -> dict[str, Any]:
    """All that a vector may say of what has become of an action."""
    state = answer.state
    scene = found.scene.of(found.rules.view(state, None), None)
    lines = said(scene.middle)
    shared = [line.partition(": ")[2] for line in lines if line.startswith(SHARED)]
    seen = [" ".join(line.split()) for line in scene_lines(scene, "en")]
    ended = found.rules.outcome(state)
    events = [event for event in answer.events if "throw" not in event.sentence.template.en]
    return {
        "turn": turn(found, state),
        "notes": [", ".join(said(place.parts)) for place in scene.seats],
        "seen": seen,
        "shared": shared[0] if shared else "",
        "points": list(ended.scores) if ended else [],
        "winners": [SEATS[seat] for seat in ended.winners] if ended else [],
        "payments": list(ended.payments) if ended else [],
        "told": [event.clause.id for event in events],
    }


@pytest.mark.parametrize("vectors", CITING)
def test_what_was_worked_out_by_hand_comes_of_the_acts(vectors: list[dict[str, Any]]) -> None:
    of_each("vector", vectors)(it_comes_of_the_acts)()


def it_comes_of_the_acts(vector: dict[str, Any]) -> None:
    found = game(vector["id"].partition(".")[0])
    state = found.rules.start(vector["players"], found.book.read_rules(vector["rules"]))
    for words in vector["acts"]:
        who = mover(turn(found, state))
        answer = step(found.rules, state, found.notation.read(who, words))
        assert not isinstance(answer, Refused), (words, answer.say("en"))
        state = answer.state
    who = mover(vector["by"] if "by" in vector else turn(found, state))
    answer = step(found.rules, state, found.notation.read(who, vector["action"]))
    if "refused" in vector:
        assert isinstance(answer, Refused)
        assert {clause.id for clause in answer.clauses} == set(vector["refused"])
        return
    assert not isinstance(answer, Refused), answer.say("en")
    whole, after = compared(found, answer), dict(vector["after"])
    for line in after.pop("seen", ()):
        assert any(each.startswith(line) for each in whole["seen"]), whole["seen"]
    assert {key: whole[key] for key in after} == after


@of_each("slug", FILES)
def test_the_vectors_of_a_game_are_usual_at_an_edge_and_refused(slug: str) -> None:
    form = FILES[slug]
    SCHEMA.validate(form)
    ids = [vector["id"] for vector in form["vectors"]]
    assert form["game"] == slug in SLUGS
    assert len(set(ids)) == len(ids)
    assert all(id_.startswith(f"{slug}.") for id_ in ids)
    assert {vector["kind"] for vector in form["vectors"]} == {"usual", "edge", "refused"}
    for vector in form["vectors"]:
        assert ("refused" in vector) == (vector["kind"] == "refused")
        assert {*vector["clauses"]} <= {clause.id for clause in game(slug).book.clauses}


def test_no_dice_game_lacks_vectors() -> None:
    assert {slug for slug in SLUGS if chapter(slug) == "dice"} <= FILES.keys()
