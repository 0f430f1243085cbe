"""What the sources of the vectors state, looked up in a complete state as the pages have it.

The shorthand of the sources is read once more; the module expects nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from daumen_rules.games.daumen_drauf.actions import Action, Deal, Parry, Pass, Show

LETTERS: Final = "ABCDEFGH"
STATE_FACTS: Final = {
    *("turn", "leader", "over", "trick", "hands", "hand"),
    *("pile", "top", "captured", "points", "views", "lap"),
}
ACTION_FACTS: Final = {"legal", "events"}
"""What may be done before the action, and what happens by it, as `tests.story` tells it."""
MATCH_FACTS: Final = {"over", "next", "dealer", "totals", "winners"}


def disagreements(
    facts: Mapping[str, Any], state: Mapping[str, Any], views: Mapping[int, Mapping[str, Any]]
) -> Iterator[str]:
    """Every fact that is not so: in words, with what is found."""
    for name, stated in facts.items():
        if name == "top":
            if state["pile"][: len(stated.split())] != stated.split():
                yield f"top of the pile: stated {stated}, found {state['pile']}"
        elif name == "views":
            for letter, view in stated.items():
                seen = views[LETTERS.index(letter)]
                yield from (f"{letter} {line}" for line in _in_view(view, seen))
        elif name == "hand":
            for letter, cards in stated.items():
                held = _sorted(state["hands"][LETTERS.index(letter)])
                if held != _sorted(cards.split()):
                    yield f"hand of {letter}: stated {cards}, found {held}"
        else:
            found = _fact(name, state)
            wanted = _bags(stated) if name == "captured" else stated
            if found != wanted:
                yield f"{name}: stated {stated}, found {found}"


def line_of(action: Action) -> str:
    """An action as the sources write it: `A Y3p`, `B pass`, `C parry Y3h`."""
    match action:
        case Show(seat, card):
            return f"{LETTERS[seat]} {card}"
        case Parry(seat, card):
            return f"{LETTERS[seat]} parry {card}"
        case Pass(seat):
            return f"{LETTERS[seat]} pass"
        case Deal():
            raise AssertionError("Nature's deal is no action of a seat")


def _fact(name: str, state: Mapping[str, Any]) -> object:
    match name:
        case "turn" | "leader":
            return None if state[name] is None else LETTERS[state[name]]
        case "trick":
            return trick_line(state["trick"], hide=True)
        case "hands":
            return [len(hand) for hand in state["hands"]]
        case "pile":
            return len(state["pile"])
        case "captured":
            return [sorted(cards) for cards in state["captured"]]
        case "over" | "points" | "lap":
            return state[name]
        case _:
            raise AssertionError(f"no fact: {name}")


def _in_view(stated: Mapping[str, Any], seen: Mapping[str, Any]) -> Iterator[str]:
    for name, wanted in stated.items():
        match name, wanted:
            case "hands", "hidden":
                found, want = _open(seen["hands"]), ""
            case "hand", _:
                found, want = _sorted(seen["hand"]), _sorted(wanted.split())
            case "trick", _:
                found, want = trick_line(seen["trick"], hide=False), wanted
            case "captured" | "hands", _:
                found, want = _open(seen[name]), _open([line.split() for line in wanted])
            case _:
                raise AssertionError(f"no fact of a view: {name}")
        if found != want:
            yield f"sees {name}: stated {wanted}, found {found}"


def _sorted(cards: list[str]) -> str:
    return " ".join(sorted(cards))


def _open(lists: list[list[str]] | None) -> str:
    """Lists of cards as one line; nothing where they are hidden."""
    return "" if lists is None else "; ".join(map(_sorted, lists))


def _bags(lines: list[str]) -> list[list[str]]:
    return [sorted(line.split()) for line in lines]


def trick_line(trick: list[dict[str, Any]], *, hide: bool) -> str:
    """A trick as the sources write it: `A Y3p open, B Y5`; covered cards as kinds if they hide."""
    words = [
        f"{LETTERS[entry['seat']]} "
        + (entry["card"][:2] if hide and entry["covered"] else entry["card"])
        + ("" if entry["covered"] else " open")
        for entry in trick
    ]
    return ", ".join(words)
