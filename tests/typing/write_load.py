"""Writes the stub of `load`, an overload for every game: `python -m tests.typing.write_load`.

What the type of a game is the type checker says.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, get_type_hints

from daumen_rules.games.catalogue import GAMES, game

ROOT: Final = Path(__file__).parents[2]
TARGET: Final = ROOT / "daumen_rules" / "games" / "loading.pyi"
_NAME: Final = re.compile(r"\b(?:[a-z_0-9]+\.)+[A-Z]\w*")
_HEAD: Final = '''\
"""What `load` answers for each name; written by `python -m tests.typing.write_load`."""

from typing import Literal, TypeAlias, overload
'''
_DOOR: Final = "@overload\ndef load(name: str) -> AnyGame: ..."


def home(slug: str) -> str:
    """The module that holds a game."""
    kind = str(type(game(slug).book.default).__module__)
    module = kind if "GAME" in vars(sys.modules[kind]) else kind.rpartition(".")[0] + ".game"
    assert vars(sys.modules[module])["GAME"] is game(slug)
    return module


def revealed(lines: Sequence[str], expressions: Sequence[str]) -> list[str]:
    """The types that mypy finds of some expressions, after some lines."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "asked.py"
        asked = [f"reveal_type({expression})" for expression in expressions]
        file.write_text("\n".join((*lines, *asked, "")), encoding="utf-8")
        command = [sys.executable, "-m", "mypy", "--strict", "--no-pretty", "--config-file", ""]
        command += ["--follow-imports", "silent", "--cache-dir", ".mypy_cache/load", str(file)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = re.findall(r'Revealed type is "(.*)"', done.stdout)
    assert len(found) == len(expressions), done.stdout + done.stderr
    return found


def types_of_games() -> dict[str, str]:
    """What mypy says that each game is, by slug."""
    lines = [f"from {home(slug)} import GAME as game{n}" for n, slug in enumerate(GAMES)]
    found = revealed(lines, [f"game{n}" for n in range(len(GAMES))])
    return {slug: _with_rules(slug, kind) for slug, kind in zip(GAMES, found, strict=True)}


def _with_rules(slug: str, kind: str) -> str:
    """The type of a game with its rule set, where an engine's parts leave that open to mypy: as
    `Any`, alone and as the first parameter of states and views, which is the type of their rules.
    """
    rules: Any = game(slug).book.default
    name = f"{rules.__class__.__module__}.{rules.__class__.__qualname__}"
    head, _, inside = kind.partition("[")
    parts = _parts(inside[:-1])
    for place in (1, 4):
        of, _, others = parts[place].partition("[")
        if others.startswith("Any"):
            module, _, class_name = of.rpartition(".")
            values = getattr(sys.modules[module], class_name)
            assert get_type_hints(values)["rules"] is values.__parameters__[0], of
            parts[place] = f"{of}[{name}{others.removeprefix('Any')}"
    parts[0] = name if parts[0] == "Any" else parts[0]
    return f"{head}[{', '.join(parts)}]"


def _owner(name: str) -> str:
    """The game or the engine of a type: `Skat`, `Draughts`; empty for a type of all games."""
    if not name.startswith("daumen_rules.games."):
        return ""
    rooms = ("dice", "board", "cards", "engines")
    first = next(part for part in name.split(".")[2:] if part not in rooms)
    return first.title().replace("_", "")


def _owner_of(union: str) -> str:
    """The game or the engine of the last type in a union that has one."""
    owners = filter(None, map(_owner, _NAME.findall(union)))
    return next(reversed([*owners]), "")


def _short(name: str) -> str:
    """A name for a type that tells it from those of the same name in other games."""
    kind = name.rpartition(".")[2]
    return kind if kind.startswith(_owner(name)) else _owner(name) + kind


def _parts(inside: str) -> list[str]:
    """What stands between the outer commas."""
    found, depth = [""], 0
    for sign in inside:
        depth += {"[": 1, "]": -1}.get(sign, 0)
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found]


def source(types: dict[str, str]) -> str:
    """The stub, before it is formatted."""
    names = sorted({name for kind in types.values() for name in _NAME.findall(kind)})
    imports, unions, doors = set[str](), dict[str, str](), list[str]()
    for name in names:
        module, _, kind = name.rpartition(".")
        short = _short(name)
        imports.add(f"from {module} import {kind} as {short}".removesuffix(f" as {kind}"))
    if any(re.search(r"\bAny\b", kind) for kind in types.values()):
        imports.add("from typing import Any")
    for slug, kind in types.items():
        long = kind.partition("[")[2][:-1]
        inside = _NAME.sub(lambda name: _short(name[0]), long)
        parts = _parts(inside)
        owners = [_owner_of(part) for part in _parts(long)]
        for place, what in ((1, "State"), (2, "Action"), (3, "Event")):
            if " | " in parts[place]:
                alias = f"{owners[place]}{what}"
                if alias in unions.values():  # another union of the same engine
                    alias = f"{slug.title().replace('-', '')}{what}"
                parts[place] = unions.setdefault(parts[place], alias)
        answer = f"Game[{', '.join(parts)}]"
        doors.append(f'@overload\ndef load(name: Literal["{slug}"]) -> {answer}: ...')
    aliases = [f"{alias}: TypeAlias = {union}" for union, alias in unions.items()]
    assert len(set(unions.values())) == len(unions)
    imports.add("from daumen_rules.contracts.game import AnyGame")
    return "\n".join((_HEAD, *sorted(imports), "", *aliases, "", *doors, _DOOR, ""))


def write() -> None:
    """Write the stub, formatted."""
    TARGET.write_text(source(types_of_games()), encoding="utf-8")
    for words in (["format", "-q"], ["check", "--fix", "-q"], ["format", "-q"]):
        subprocess.run([sys.executable, "-m", "ruff", *words, str(TARGET)], cwd=ROOT, check=False)


if __name__ == "__main__":
    write()
