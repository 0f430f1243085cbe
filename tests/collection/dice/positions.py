"""Positions worked out by hand: acts in short, and what becomes of them.

Acts are written in a row: `35` throws a 3 and a 5, `c5` chooses 5, any other word is said, with
its blanks as lines: `bet_3_on_7`.
"""

from __future__ import annotations

from typing import Any

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome, step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.event_text import TextEvent
from tests.collection.dice.chances import table
from tests.collection.dice.goes import after, refused


def spelled(act: str) -> str:
    """An act in the words of the game."""
    if act.isdigit():
        return f"throw {' '.join(act)}"
    return f"choose {act[1:]}" if act[0] == "c" and act[1:].isdigit() else act.replace("_", " ")


def played(slug: str, acts: str, words: str = "manual", players: int = 2) -> Any:
    """The sheet after some acts."""
    sheet = table(slug, words, players)
    return after(game(slug), sheet, ", ".join(map(spelled, acts.split()))) if acts else sheet


def ended(slug: str, acts: str, words: str = "manual", players: int = 2) -> Outcome:
    """How a game ends by some acts. Raises AssertionError where it does not."""
    outcome = game(slug).rules.outcome(played(slug, acts, words, players))
    assert outcome is not None
    return outcome


def forbidden(slug: str, acts: str, last: str, words: str = "manual", players: int = 2) -> set[str]:
    """The clauses that a last act breaks after some others."""
    return refused(game(slug), played(slug, acts, words, players), spelled(last))


def events(slug: str, acts: str, words: str = "manual", players: int = 2) -> tuple[TextEvent, ...]:
    """The events of the last act."""
    *before, last = acts.split()
    found, sheet = game(slug), played(slug, " ".join(before), words, players)
    said = spelled(last)
    mover = NATURE if said.startswith("throw") else sheet.turn
    answer = step(found.rules, sheet, found.notation.read(mover, said))
    assert isinstance(answer, Step)
    return answer.events


def cited(slug: str, acts: str, words: str = "manual", players: int = 2) -> list[str]:
    """The clauses of the events of the last act, but for the first, which is the act itself."""
    return [event.clause.id for event in events(slug, acts, words, players)[1:]]


def told(slug: str, acts: str, words: str = "manual", players: int = 2) -> list[tuple[str, str]]:
    """What is told of the last act, each with its clause."""
    said = events(slug, acts, words, players)
    return [(event.clause.id, event.sentence.say("en")) for event in said]
