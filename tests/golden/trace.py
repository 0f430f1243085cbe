"""Traces: a game step by step, as the referee, every seat and a spectator see it.

The module makes traces and expects nothing. `python -m tests.golden.trace --write` writes them all;
whoever does reads the change before keeping it. Numbers come from a sequence of our own, so that
every version of Python writes the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Final

import attrs

from daumen_rules import (
    ENGLISH,
    GERMAN,
    SPECTATOR,
    Action,
    Deal,
    Event,
    Parry,
    Pass,
    Refused,
    RuleSet,
    Show,
    State,
    View,
    deals,
)
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import (
    Card,
    CardCount,
    Finished,
    Kind,
    ShownCard,
    Undealt,
)
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import SeenCard, view, witness
from daumen_rules.kernel.seats import Viewer, seat_letter

FOLDER: Final = Path(__file__).parent
GAMES: Final = {
    2: (2, GERMAN),
    3: (3, ENGLISH),
    4: (4, GERMAN),
    5: (5, ENGLISH),
    6: (6, GERMAN),
    7: (7, ENGLISH),
}
"""The seed and the rules of each golden game, by its number of seats."""

LEGEND: Final = """\
A line stands where something is new, with + where something has come to it; the rest is as before.
Cards: Y yellow, G green, B black; 1 to 9; p poisonous, h harmless; no letter, fang not known.
Y3p@12/2 is a card shown in event 12, in lap 2; Y3p own@4 one known as one's own since event 4.
In a view (Y3) is under a thumb. Who sees an event in other words is named below it."""


class Numbers:
    """A sequence of numbers from a seed: the 64-bit linear congruential one of Knuth's MMIX."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def bits(self) -> int:
        """The next 32 bits."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return self.state >> 32

    def below(self, bound: int) -> int:
        """The next number below a bound of any size."""
        number = 0
        for _ in range(bound.bit_length() // 32 + 2):
            number = number << 32 | self.bits()
        return number % bound


# Words


def said(value: Any) -> str:
    """A value of a state or view, in short."""
    match value:
        case None:
            return "-"
        case bool() | int() | str() | Card() | Kind() | RuleSet():
            return str(value)
        case Enum():
            return str(value.value)
        case ShownCard(seat=seat, card=card, lap=lap, event=event):
            return f"{seat_letter(seat)} {card}@{event}/{lap}"
        case SeenCard(seat=seat, card=card, covered=covered):
            return f"{seat_letter(seat)} ({card})" if covered else f"{seat_letter(seat)} {card}"
        case CardCount(plus=plus, minus=minus, hand=hand, score=score):
            return f"+{plus} -{minus} -{hand} = {score}"
        case Show() | Pass() | Parry() | Deal():
            return acted(value)
        case (Show() | Pass() | Parry(), *_):
            return " | ".join(map(acted, value))
        case tuple():
            return " ".join(map(said, value)) or "-"  # pyright: ignore[reportUnknownArgumentType]
        case _:
            raise AssertionError(f"no words for {value!r}")


def acted(action: Action) -> str:
    """An action in short."""
    match action:
        case Show(seat=seat, card=card):
            return f"{seat_letter(seat)} shows {card}"
        case Pass(seat=seat):
            return f"{seat_letter(seat)} passes"
        case Parry(seat=seat, card=card):
            return f"{seat_letter(seat)} parries {card}"
        case Deal(cards=cards):
            return f"deal {said(cards)}"


def named(viewer: Viewer) -> str:
    return seat_letter(viewer) if isinstance(viewer, int) else "spectator"


# What a step shows


def by_letter(seat: int | None) -> str:
    return "-" if seat is None else seat_letter(seat)


def by_seat(name: str, values: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for seat, value in enumerate(values):
        yield f"{name} {seat_letter(seat)}", said(value)


def state_lines(state: State) -> Iterator[tuple[str, str]]:
    """All fields of a state, by name."""
    yield "phase", type(state).__name__
    if isinstance(state, Undealt):
        return
    table = state.table
    yield from by_seat("hand", table.hands)
    yield "pile", said(table.pile)
    yield from by_seat("captured", table.captured)
    for viewer in (*range(table.players), SPECTATOR):
        seen = [
            f"{card} {look.how.value}@{look.event}" for card, look in table.faces(viewer).items()
        ]
        yield f"memory {named(viewer)}", " ".join(seen) or "-"
    yield "count", f"{table.events} events, {table.tricks} tricks, taker {by_letter(table.taker)}"
    if isinstance(state, Finished):
        yield from by_seat("tally", state.tallies)
        yield "left", said(state.left)
        return
    trick = state.trick
    yield "trick", said(trick.shown)
    turns = f"leader {seat_letter(trick.leader)}, turn {seat_letter(trick.turn)}"
    yield "turns", f"{turns}, lap {trick.lap}, {trick.passes} passes"


def view_lines(state: State, viewers: tuple[Viewer, ...]) -> Iterator[tuple[str, str]]:
    """All fields of all views, by name; one that all viewers see alike stands once."""
    views = {viewer: view(state, viewer) for viewer in viewers}
    for field in attrs.fields(View):
        if field.name in {"viewer", "rules"}:
            continue
        sights = {named(viewer): getattr(seen, field.name) for viewer, seen in views.items()}
        if field.name != "hand" and len(set(sights.values())) == 1:
            sights = {"all": sights["A"]}
        for who, value in sights.items():
            name = f"{who} see{'' if who == 'all' else 's'} {field.name}"
            if field.name in {"captured", "tallies"}:
                yield from by_seat(name, value)
            elif field.name in {"starter", "turn", "leader"}:
                yield name, by_letter(value)
            else:
                yield name, said(value)


def event_lines(number: int, event: Event, viewers: tuple[Viewer, ...]) -> Iterator[str]:
    """An event in both languages: first as the referee sees it, then as others do."""
    yield f"  {number} {event.sentence.say('en')} | {event.sentence.say('de')} [{event.clause}]"
    others: dict[Event, list[str]] = {}
    for viewer in viewers:
        told = witness(event, viewer)
        if told != event:
            others.setdefault(told, []).append(named(viewer))
    for told, names in others.items():
        words = f"{told.sentence.say('en')} | {told.sentence.say('de')}"
        yield f"    {' '.join(names)}: {words}"


class Changes:
    """What has been written already, so that only what is new is written."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}

    def lines(self, fields: Iterable[tuple[str, str]]) -> Iterator[str]:
        for name, value in fields:
            self.forget_others(name)
            before = self.last.get(name)
            if value == before:
                continue
            if before and before != "-" and value.startswith(f"{before} "):
                yield f"  {name} + {value[len(before) + 1 :]}"
            else:
                yield f"  {name}: {value}"
            self.last[name] = value

    def forget_others(self, name: str) -> None:
        """What all see is no longer what one sees, and the other way round."""
        who, see, field = name.partition(" sees " if " sees " in name else "all see ")
        if not see:
            return
        others = f"all see {field}" if who else f" sees {field}"
        for other in [other for other in self.last if other.endswith(others)]:
            del self.last[other]


# The trace


def choose(numbers: Numbers, actions: tuple[Action, ...]) -> Action:
    """A legal action: a show or a parry three times in four where there is one."""
    bold = tuple(action for action in actions if not isinstance(action, Pass))
    some = bold if bold and numbers.below(4) else actions
    return some[numbers.below(len(some))]


def trace(players: int, seed: int, rules: RuleSet) -> str:
    """The whole trace of a game."""
    numbers, viewers = Numbers(seed), (*range(players), SPECTATOR)
    changes, events, number = Changes(), 0, 0
    state: State = start(players, rules)
    lines = [f"A game of {players} seats, seed {seed}, rules {rules}", *LEGEND.splitlines(), ""]
    lines += ["0 before the deal", *changes.lines(state_lines(state))]
    lines += changes.lines(view_lines(state, viewers))
    while GAME.rules.movers(state):
        if isinstance(state, Undealt):
            chance = deals(state)
            action = chance.at(numbers.below(chance.total))
        else:
            action = choose(numbers, legal_actions(state))
        answer = step(state, action)
        assert not isinstance(answer, Refused)
        state, number = answer.state, number + 1
        lines += ["", f"{number} {acted(action)}"]
        for event in answer.events:
            events += 1
            lines += event_lines(events, event, viewers)
        lines += changes.lines(state_lines(state))
        lines.append(f"  legal: {said(legal_actions(state))}")
        lines += changes.lines(view_lines(state, viewers))
    return "\n".join([*lines, ""])


def path_of(players: int) -> Path:
    return FOLDER / f"seats-{players}.txt"


def write() -> None:
    """Write all golden traces."""
    for players, (seed, rules) in GAMES.items():
        path_of(players).write_bytes(trace(players, seed, rules).encode())


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.golden.trace --write")
    write()
