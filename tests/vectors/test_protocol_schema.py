"""`protocol.schema.json`: it takes every line of the page, and none that is wrong."""

from __future__ import annotations

import json
import re
from typing import Any

from jsonschema import Draft202012Validator

from daumen_rules import GERMAN, Deal, deck
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.vectors import trials
from daumen_rules.games.daumen_drauf.wire import action_form, event_form, new_form
from daumen_rules.kernel.step import Refused
from tests.cli.run import ROOT
from tests.each import of_each
from tests.vectors.second import Second, hands_of

SCHEMA = json.loads((ROOT / "spec" / "protocol.schema.json").read_text("utf-8"))
PAGE = (ROOT / "spec" / "protocol.md").read_text("utf-8")
WHOLE: Any = Draft202012Validator(SCHEMA)
KINDS = ("hello", "new", "legal", "apply", "view")


def validator(name: str) -> Any:
    """What looks at values of one of the definitions."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def is_valid(name: str, value: object) -> bool:
    return bool(validator(name).is_valid(value))


def session() -> list[tuple[str, Any]]:
    """The annotated session: each line with who writes it, `→` to the engine or `←` from it."""
    block = PAGE.split("## An annotated session")[1].split("\n## ")[0]
    spoken: list[str] = []
    for line in block.splitlines():
        if line.startswith("    ") and line[4] in "→←":
            spoken.append(line.strip())
        elif re.match(r" {7}\S", line) and spoken:
            spoken[-1] += line.strip()
    flags = json.dumps(new_form(start(3), Deal(deck(3)))["flags"])
    return [(line[0], json.loads(line[2:].replace("{…}", flags))) for line in spoken]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert set(KINDS) == {
        name.removesuffix("_answer") for name in SCHEMA["$defs"] if name.endswith("_answer")
    }


def test_the_annotated_session_is_as_the_schema_says() -> None:
    lines = session()
    assert len(lines) == 17
    asked = ""
    for who, data in lines:
        if who == "→":
            asked = data["message"]
            validator(f"{asked}_request").validate(data)
            WHOLE.validate(data)
        else:
            validator(f"{asked}_answer").validate(data)


def test_the_annotated_session_is_right_by_the_second_program() -> None:
    lines = iter(session())
    with hands_of(2):
        game: Second | None = None
        for (_, asked), (who, answer) in zip(lines, lines, strict=False):
            assert who == "←"
            match asked["message"]:
                case "new":
                    game = Second(asked["players"], asked["starter"], asked["deck"], asked["rules"])
                    assert answer["state"] == opened(game.state())
                case "apply":
                    assert game is not None
                    assert ("refused" in answer) != game.allows(asked["action"])
                    if "state" in answer:
                        game.take(asked["action"])
                        assert answer["state"] == opened(game.state())
                case "legal":
                    assert game is not None
                    assert len(answer["legal"]) == len(game.game.legal())
                    assert all(game.allows(action) for action in answer["legal"])
                case "view":
                    assert game is not None
                    seen = game.view(asked["seat"])
                    assert sorted(answer["view"].pop("hand")) == seen.pop("hand")
                    assert answer["view"] == seen
                case _:
                    pass


def opened(state: dict[str, Any]) -> dict[str, Any]:
    """What lies open of a complete state."""
    shown = [e | {"card": e["card"][:2] if e["covered"] else e["card"]} for e in state["trick"]]
    return {
        **{name: state[name] for name in ("over", "turn", "leader", "points")},
        "trick": shown,
        "hands": [len(hand) for hand in state["hands"]],
        "pile": len(state["pile"]),
        "captured": [sorted(card[:2] for card in cards) for cards in state["captured"]],
    }


def test_the_other_lines_of_the_page_are_as_the_schema_says() -> None:
    before = PAGE.split("## An annotated session")[0]
    blocks = re.findall(r"(?:^    [←→{].*\n(?:^     .*\n)*)+", before, re.MULTILINE)
    found: list[str] = []
    for block in blocks:
        for part in re.split(r"\n    (?=[←→{])", block.strip("\n").removeprefix("    ")):
            text = re.sub(r"\s+", " ", part.split("      ")[0] if "do" in part else part)
            if "…" not in text:
                found.append(text)
    assert len(found) >= 9
    for text in found:
        data = json.loads(text.lstrip("→← "))
        name = "action" if "do" in data else "state" if "over" in data else None
        if name is None and "message" in data:
            name = f"{data['message']}_request"
        elif name is None:
            name = "hello_answer" if "engine" in data else "view_answer"
        validator(name).validate(data)


def test_what_the_library_says_is_as_the_schema_says() -> None:
    state, legal = validator("state"), validator("action")
    view, event = validator("view"), validator("event")
    for trial in list(trials(GERMAN))[::12]:
        if trial.after is None or trial.action is None:
            continue
        state.validate(trial.after)
        legal.validate(action_form(trial.action))
        for seen in trial.views:
            view.validate(seen)
    dealt = Deal(deck(3))
    validator("new_request").validate(new_form(start(3), dealt))
    answer = step(start(3), dealt)
    assert not isinstance(answer, Refused)
    for told in answer.events:
        form = event_form(told, 3)
        if form is not None:
            event.validate(form)


GOING_ON: dict[str, Any] = {
    "over": False,
    "turn": 1,
    "leader": 0,
    "trick": [{"seat": 0, "card": "Y3", "covered": True}],
    "hands": [4, 5, 5],
    "pile": 15,
    "captured": [[], [], []],
    "points": None,
}
OVER: dict[str, Any] = {
    "over": True,
    "turn": None,
    "leader": None,
    "trick": [],
    "hands": [0, 1],
    "pile": 0,
    "captured": [["Y1", "Y1"], ["G2"]],
    "points": [0, -2],
}
SEEN: dict[str, Any] = {
    "hand": ["G1h", "Y4h"],
    "trick": [{"seat": 0, "card": "Y3h", "covered": True}],
    "captured": [["Y1", "Y1h"], []],
    "hands": None,
}


def without(value: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: item for key, item in value.items() if key != name}


@of_each(
    ("name", "value"),
    [
        ("state", GOING_ON),
        ("state", without(GOING_ON, "points")),
        ("state", OVER),
        ("view", SEEN),
        ("view", SEEN | {"trick": [], "hands": [["Y1p"], []]}),
        ("apply_answer", {"refused": True}),
        ("apply_answer", {"refused": ["HIGH-5", "TURN-2"]}),
        ("apply_answer", {"state": GOING_ON, "events": [{"event": "passed", "seat": 2}]}),
        ("apply_answer", {"error": "no game"}),
        ("new_answer", {"unsupported": "seven seats"}),
        ("legal_answer", {"legal": []}),
        ("hello_answer", {"engine": "mine", "protocol": 1, "leaves_out": [], "seats_from": 1}),
        ("hello_answer", {"engine": "mine", "protocol": 1, "rules": ["all"], "players": [2, 3]}),
        ("apply_request", {"message": "apply", "action": {"seat": 9, "do": "pass"}, "more": 1}),
    ],
)
def test_right_lines_are_taken(name: str, value: object) -> None:
    validator(name).validate(value)


@of_each(
    ("name", "value"),
    [
        ("state", without(GOING_ON, "turn")),
        ("state", GOING_ON | {"secret": ["Y1p"]}),
        ("state", GOING_ON | {"turn": None}),
        ("state", GOING_ON | {"points": [0, 0, 0]}),
        ("state", GOING_ON | {"hands": [["Y1p"], [], []]}),
        ("state", GOING_ON | {"pile": -1}),
        ("state", GOING_ON | {"pile": True}),
        ("state", GOING_ON | {"trick": [{"seat": 0, "card": "Y3p", "covered": True}]}),
        ("state", GOING_ON | {"trick": [{"seat": 0, "card": "Y3", "covered": False}]}),
        ("state", GOING_ON | {"trick": [{"seat": 0, "card": "Y3"}]}),
        ("state", GOING_ON | {"trick": [{"seat": 0, "card": "Y3", "covered": True, "fang": "p"}]}),
        ("state", GOING_ON | {"captured": [["Y3p"], [], []]}),
        ("state", OVER | {"points": None}),
        ("state", OVER | {"turn": 0}),
        ("view", without(SEEN, "hands")),
        ("view", SEEN | {"pile": ["Y1p"]}),
        ("view", SEEN | {"hand": ["G1"]}),
        ("view", SEEN | {"trick": [{"seat": 0, "card": "Y0h", "covered": True}]}),
        ("action", {"seat": 0, "do": "pass", "card": "Y3p"}),
        ("action", {"seat": 0, "do": "show"}),
        ("action", {"seat": 0, "do": "raise", "card": "Y3p"}),
        ("action", {"seat": "0", "do": "pass"}),
        ("action", {"seat": 0, "do": "show", "card": "Y3"}),
        ("event", {"event": "shown", "seat": 0, "card": "Y3p"}),
        ("event", {"event": "released", "seat": 0, "card": "Y3"}),
        ("event", {"event": "sneezed"}),
        ("apply_answer", {"refused": False}),
        ("apply_answer", {"refused": []}),
        ("apply_answer", {"state": GOING_ON, "refused": True}),
        ("legal_answer", {"legal": None}),
        ("hello_answer", {"engine": "mine"}),
        ("hello_answer", {"engine": "mine", "protocol": "1"}),
        ("hello_answer", {"engine": "mine", "protocol": 1, "leaves_out": ["rules"]}),
        ("hello_answer", {"engine": "mine", "protocol": 1, "seats_from": 2}),
        ("view_answer", GOING_ON),
        ("request", {"message": "undo"}),
        ("request", {"message": "view"}),
    ],
)
def test_wrong_lines_are_not(name: str, value: object) -> None:
    assert not is_valid(name, value)
