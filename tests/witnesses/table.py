"""The table of witnesses as the search makes it.

Run as a program it looks through all small packs and prints what `witnesses` keeps; that takes
minutes.
"""

from __future__ import annotations

import time

from daumen_rules import Action, Parry, Show
from daumen_rules.games.daumen_drauf.contrast import contrasts
from daumen_rules.games.daumen_drauf.model import Deal
from daumen_rules.games.daumen_drauf.stories.search import SearchResult, search


def words(action: Action) -> str:
    """An action as the table has it: seat, what, card."""
    match action:
        case Show(seat=seat, card=card):
            return f"{seat} {card}"
        case Parry(seat=seat, card=card):
            return f"{seat} parry {card}"
        case Deal(cards=cards):
            return " ".join(map(str, cards))
        case _:
            return f"{action.seat} pass"


def row(name: str, found: SearchResult) -> tuple[str, str, str, str] | None:
    """A row of the table: contrast, pack, deck, moves; None where nothing was found."""
    if found.parting is None:
        return None
    deal, *moves = map(words, found.parting.actions)
    return name, found.parting.opening.name, deal, ", ".join(moves)


def main() -> None:
    """Print the table."""
    for contrast in contrasts():
        began = time.perf_counter()
        found = search(contrast.first, contrast.second)
        took = time.perf_counter() - began
        print(f"    {row(contrast.name, found)},  # {took:.1f} s", flush=True)


if __name__ == "__main__":
    main()
