"""Writes the list of games that is read without loading them: `python -m
tests.collection.write_listing`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, chapter, game
from daumen_rules.games.listing import FILE

SEEDS: Final = 4
STEPS: Final = 400


def entry(slug: str) -> dict[str, Any]:
    """What the list says of a game."""
    found = game(slug)
    return {
        "de": found.book.title.de,
        "en": found.book.title.en,
        "chapter": chapter(slug),
        "number": found.book.number,
        "listed": found.book.listed,
        "players": list(found.rules.seats),
        "has_choices": any(has_choices(found, seed) for seed in range(SEEDS)),
        "hides": found.checks.alike is not None,
    }


def has_choices(found: AnyGame, seed: int) -> bool:
    """Whether a seat has two legal actions somewhere in a game of random moves."""
    random = Random(seed)
    state = found.start(random.choice(found.rules.seats))
    for _ in range(STEPS):
        chance, actions = found.chance(state), found.legal_actions(state)
        seats = [found.rules.actor(action) for action in actions]
        if any(isinstance(seat, int) and seats.count(seat) > 1 for seat in seats):
            return True
        if chance is None and not actions:
            return False
        drawn = None if chance is None else chance.at(random.randrange(chance.total))
        answer: Any = found.step(state, random.choice(actions) if drawn is None else drawn)
        state = answer.state
    return False


def main() -> None:
    told = {slug: entry(slug) for slug in GAMES}
    lines = ",\n".join(
        f"{json.dumps(slug)}: {json.dumps(one, ensure_ascii=False)}" for slug, one in told.items()
    )
    FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
