"""The talk with the bench, in Python: `python talk.py GAME.py [OLD NEW]...` plays that game.

Written from spec/protocol.md and spec/collection/protocol.md; nothing of the library is imported.
A game may import what it shares with others: `tests/conformance/second` has such games.
A fault is planted as OLD NEW: the text of the game with NEW where OLD stood.
"""

import json
import sys
from pathlib import Path
from typing import Any


def loaded(path: str, faults: list[str]) -> Any:
    """The class `Table` of a game, with faults planted."""
    text = Path(path).read_text(encoding="utf-8")
    for old, new in zip(faults[::2], faults[1::2], strict=True):
        assert text.count(old) == 1, f"{path} has {text.count(old)} times {old!r}"
        text = text.replace(old, new)
    sys.path.insert(0, str(Path(__file__).parents[4]))
    space: dict[str, Any] = {}
    exec(compile(text, path, "exec"), space)
    return space["Table"]


def told(table: Any) -> dict[str, Any]:
    """The state of a table in the form of the protocol."""
    movers = table.movers()
    ending = {"points": None, "winners": None, "payments": None}
    state = {"over": not movers, "movers": movers, **ending}
    if not movers:
        state |= table.ending()
    return {"state": state | ({"fields": table.fields()} if hasattr(table, "fields") else {})}


def greeting(name: str, game: Any) -> dict[str, Any]:
    """What the engine can: fields and positions where its game has them."""
    said: dict[str, Any] = {"engine": name, "protocol": 1, "leaves_out": ["views"]}
    if hasattr(game, "fields"):
        said["fields"] = list(game(2).fields())
    return said | {"positions": bool(getattr(game, "lay", None))}


def applied(table: Any, by: int | str, words: str) -> bool:
    """Whether an action was allowed and has been carried out."""
    if by == "nature":
        verb, *values = words.split()
        return "nature" in table.movers() and bool(table.nature(verb, values))
    if (by, words) not in table.legal():
        return False
    table.act(by, words)
    return True


def main(path: str, faults: list[str]) -> None:
    """Answer each line of the bench."""
    game = loaded(path, faults)
    table: Any = None
    answer: dict[str, Any]
    for line in sys.stdin:
        request = json.loads(line)
        match request["message"]:
            case "hello":
                answer = greeting(Path(path).stem, game)
            case "new":
                table = game(request["players"])
                if "fields" in request:
                    table.lay(request["fields"])
                answer = told(table)
            case "legal":
                answer = {"legal": [{"by": seat, "do": words} for seat, words in table.legal()]}
            case "apply":
                action = request["action"]
                done = applied(table, action["by"], action["do"])
                answer = told(table) if done else {"refused": True}
            case _:
                return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
