"""How many ways the small packs can go: sequences of actions counted by the library.

The module has the positions that are counted from, and the file in `spec/` that keeps the numbers.
Write it with `python -m tests.vectors.perft --write`; a test counts again with the second program.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Hashable, Iterable
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from attrs import evolve, frozen

from daumen_rules import ENGLISH, Deal, RuleSet, State
from daumen_rules.games.daumen_drauf.legality.moves import candidates
from daumen_rules.games.daumen_drauf.model import Action, Card, Finished, Playing
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS, StudyPack
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.wire import action_form, action_of
from daumen_rules.kernel.step import Refused

FILE: Final = Path(__file__).parents[2] / "spec" / "daumen_drauf" / "vectors" / "perft.json"
LIMIT: Final = 200_000
"""Lengths with more sequences than this are left out."""
ALL_DEALS: Final = 4
"""Packs of so many cards are also counted over all orders of the deck."""
RULES: Final = (
    "german",
    "english",
    "english with parry_timing=any_time",
    "german with refill_short=one_by_one",
    "german with forced_pass=skip_all",
    "german with end_test=any_moment, covered_card_is_hand_card=false",
)

S = TypeVar("S")


@frozen
class Position:
    """What is counted from: a deal, or all of them (None), and the actions taken already."""

    name: str
    study: StudyPack
    deck: tuple[Card, ...] | None
    moves: tuple[Action, ...] = ()


def counted(
    states: Iterable[S],
    after: Callable[[S], Iterable[S]],
    is_over: Callable[[S], bool],
    key: Callable[[S], Hashable],
    limit: int = LIMIT,
) -> tuple[list[int], list[int]]:
    """How many sequences of 1, 2, 3 … actions there are, and how many of them end the game.

    Counted length by length up to the last with at most `limit` sequences. States with the same
    `key` go on alike and are looked at once.
    """
    layer: dict[Hashable, tuple[S, int]] = {}
    for state in states:
        _, times = layer.get(key(state), (state, 0))
        layer[key(state)] = (state, times + 1)
    sequences: list[int] = []
    ends: list[int] = []
    while layer:
        following: dict[Hashable, tuple[S, int]] = {}
        number = over = 0
        for state, times in layer.values():
            for next_one in after(state):
                number += times
                if is_over(next_one):
                    over += times
                    continue
                same = key(next_one)
                _, before = following.get(same, (next_one, 0))
                following[same] = (next_one, before + times)
        if not 0 < number <= limit:
            break
        sequences.append(number)
        ends.append(over)
        layer = following
    return sequences, ends


# By the library


def by_library(position: Position, rules: str, limit: int = LIMIT) -> tuple[list[int], list[int]]:
    """The numbers of a position. Raises ValueError where its moves are not allowed."""
    openings = [_position(position, RuleSet.parse(rules), deck) for deck in decks(position)]
    return counted(openings, _after, lambda state: isinstance(state, Finished), _key, limit)


def decks(position: Position) -> list[tuple[Card, ...]]:
    """The decks of a position: its own, or every order of the pack."""
    if position.deck is not None:
        return [position.deck]
    return list(permutations(position.study.pack.cards))


def _position(position: Position, rules: RuleSet, deck: tuple[Card, ...]) -> State:
    state: State = start(position.study.seats, rules, pack=position.study.pack)
    for action in (Deal(deck), *position.moves):
        answer = step(state, action)
        if isinstance(answer, Refused):
            raise ValueError(answer.say("en"))
        state = answer.state
    if isinstance(state, Finished):
        raise ValueError("the game is over")
    return state


def _after(state: State) -> Iterable[State]:
    for action in candidates(state):
        answer = step(state, action)
        if not isinstance(answer, Refused):
            yield _forgotten(answer.state)


def _forgotten(state: State) -> State:
    """A state without what seats remember and have captured: neither changes what may be done."""
    if not isinstance(state, Playing):
        return state
    empty = ((),) * state.table.players
    table = evolve(state.table, memory=(), captured=empty, events=0)
    return evolve(state, table=table)


def _key(state: State) -> Hashable:
    assert isinstance(state, Playing)
    table, trick = state.table, state.trick
    shown = tuple((s.seat, s.card, s.lap) for s in trick.shown)
    return table.hands, table.pile, trick.leader, trick.turn, trick.passes, trick.lap, shown


# The positions


def positions() -> list[Position]:
    """Of every small pack one deal, a position in its middle, and of the tiniest all deals."""
    found: list[Position] = []
    for study in STUDY_PACKS:
        random = Random(study.name)
        cards = list(study.pack.cards)
        random.shuffle(cards)
        beginning = Position(f"{study.name}.start", study, tuple(cards))
        found += [beginning, _middle(beginning, random)]
        if len(cards) <= ALL_DEALS:
            found.append(Position(f"{study.name}.deals", study, None))
    return found


def _middle(beginning: Position, random: Random) -> Position:
    """A position half as many actions later as there are cards, by the rules of both manuals."""
    assert beginning.deck is not None
    longest = beginning
    for _ in range(20):
        state = _position(beginning, RuleSet(), beginning.deck)
        moves: list[Action] = []
        for _ in range(len(beginning.deck) // 2):
            action = random.choice(legal_actions(state))
            answer = step(state, action)
            assert not isinstance(answer, Refused)
            if isinstance(answer.state, Finished):
                break
            moves.append(action)
            state = answer.state
        name = f"{beginning.study.name}.middle"
        found = Position(name, beginning.study, beginning.deck, tuple(moves))
        if len(moves) > len(longest.moves) and _can_be_reached(found, ENGLISH):
            longest = found
    return longest


def _can_be_reached(position: Position, rules: RuleSet) -> bool:
    assert position.deck is not None
    try:
        _position(position, rules, position.deck)
    except ValueError:
        return False
    return True


# The file


def made() -> dict[str, Any]:
    """What the file holds."""
    return {
        "format": "daumen_drauf perft",
        "format_version": "1",
        "limit": LIMIT,
        "positions": [_form(position) for position in positions()],
    }


def _form(position: Position) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {}
    for rules in RULES:
        try:
            sequences, ends = by_library(position, rules)
        except ValueError:  # by these rules somebody is jumped on the way, or it is over
            continue
        numbers = found.setdefault(str((sequences, ends)), {"rules": []})
        numbers["rules"].append(rules)
        numbers |= {"sequences": sequences, "ends": ends}
    return {
        "id": position.name,
        "pack": position.study.name,
        "players": position.study.seats,
        "starter": 0,
        "hand_size": position.study.pack.hand_size,
        "deck": None if position.deck is None else [str(card) for card in position.deck],
        "deals": len(decks(position)),
        "moves": [action_form(action) for action in position.moves],
        "counts": list(found.values()),
    }


def read(form: dict[str, Any]) -> Position:
    """The position of an entry of the file."""
    study = next(study for study in STUDY_PACKS if study.name == form["pack"])
    deck = None if form["deck"] is None else tuple(map(Card.parse, form["deck"]))
    return Position(form["id"], study, deck, tuple(map(action_of, form["moves"])))


def written(data: dict[str, Any]) -> str:
    """The file's text: one line for each field of a position."""
    head = [f" {json.dumps(k)}: {json.dumps(v)}," for k, v in data.items() if k != "positions"]
    bodies = [
        "  {" + ",\n   ".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in form.items()) + "}"
        for form in data["positions"]
    ]
    return "\n".join(["{", *head, ' "positions": [', ",\n".join(bodies), " ]", "}"]) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.vectors.perft --write")
    FILE.write_text(written(made()), encoding="utf-8")
