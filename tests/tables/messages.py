"""Tables of games that are played at random, and what they send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from jsonschema import Draft202012Validator

from daumen_rules import Table
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.table.ask import Wanted

SCHEMA: Final = json.loads(
    (Path(__file__).parents[2] / "spec" / "collection" / "message.schema.json").read_text("utf-8")
)
MESSAGE: Final = Draft202012Validator(SCHEMA)
REPLY: Final = Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": "#/$defs/reply"})


def valid(message: Any) -> Any:
    """A message that the schema allows, after it has been JSON."""
    read = json.loads(json.dumps(message))
    MESSAGE.validate(read)  # pyright: ignore[reportUnknownMemberType]
    return read


def replied(reply: Any) -> Any:
    """A reply that the schema allows."""
    told = json.loads(json.dumps(reply))
    REPLY.validate(told)  # pyright: ignore[reportUnknownMemberType]
    return reply


def played(
    game: AnyGame, seed: int, most: int = 60, *, enters_chance: bool = False
) -> Iterator[Table]:
    """A table before each of its first steps; those who are asked act at random, and make throws
    and deals themselves if the table `enters_chance`.
    """
    random = Random(f"{game.slug} {seed}")
    players = random.choice(game.rules.seats)
    table = Table(game, players, seed=seed, enters_chance=enters_chance)
    for _ in range(most):
        asked = table.next()
        yield table
        if asked.wanted is Wanted.NOTHING:
            return
        legal = [act for acts in table.ongoing.legal().values() for act in acts]
        chance = table.ongoing.chance if asked.wanted is Wanted.CHANCE else None
        if chance is not None:
            table.act(chance.at(random.randrange(chance.total)))
        elif asked.may_skip and (not asked.actions or random.random() < 0.5):
            table.skip()
        else:
            table.act(random.choice(asked.actions or legal))


def viewers(table: Table) -> tuple[Viewer, ...]:
    """All who may look at a table."""
    return (*range(len(table.players.names)), SPECTATOR)
