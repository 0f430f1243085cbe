"""The library behind the protocol, for any game of the collection: an engine for tests.

`python game_engine.py SLUG [OPTION=VALUE]`: with an option it plays by that reading, whatever it
is told, so that there is something to be found.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from daumen_rules.conformance.forms import action_form, forms_of, opening_of
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.expected_error import ExpectedError


class GameEngine:
    """One game at a time, after requests as dicts."""

    def __init__(self, slug: str, reading: str = "") -> None:
        self._game = game(slug)
        self._forms = forms_of(self._game)
        self._reading = reading
        self._state: Any = None

    @property
    def _told(self) -> dict[str, Any]:
        """The state as the protocol has it, with all fields."""
        fields = {name: form.write(self._state) for name, form in self._forms.fields.items()}
        return {**self._forms.state(self._state), "fields": fields}

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        found, plays = self._game, self._game.rules
        match request["message"]:
            case "hello":
                return {
                    "engine": "the library itself",
                    "protocol": 1,
                    "rules": ["all"],
                    "fields": list(self._forms.fields),
                    "positions": True,
                }
            case "new":
                rules = request["rules"]
                if self._reading:
                    rules = f"manual with {self._reading}"
                self._state, _ = opening_of(found)({**request, "rules": rules})
                return {"state": self._told}
            case "legal":
                actions = legal_actions(plays, self._state)
                return {"legal": [action_form(found, action) for action in actions]}
            case "apply":
                try:
                    action = self._forms.action_of(request["action"])
                except ExpectedError:
                    return {"refused": True}
                told = step(plays, self._state, action)
                if isinstance(told, Refused):
                    return {"refused": True}
                self._state = told.state
                return {"state": self._told}
            case _:
                return {"view": self._forms.view(self._state, request["seat"])}


def main() -> None:
    engine = GameEngine(*sys.argv[1:])
    for line in sys.stdin:
        request = json.loads(line)
        if request["message"] == "bye":
            return
        print(json.dumps(engine.answer(request)), flush=True)


if __name__ == "__main__":
    main()
