"""Reads the sources of the vectors: TOML, seats as letters, actions such as `A Y3p` and `B pass`.

A table gives hands and the top of the draw pile; what is
missing of the pack lies below it in card order. The pack is that of the manuals where a hand has
five cards, and otherwise all cards named and their twins.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from daumen_rules.kernel.seats import Seat, clockwise
from daumen_rules.kernel.text import Text, quoted

from .. import clauses
from ..cards import HAND_SIZE, Card
from ..match import PlayedGame
from ..model import Action, CardCount, Deal, Parry, Pass, Show
from ..rule_set import RuleSet, describe
from ..setup import deck as manual_deck
from .model import Because, Expected, Given, Level, MatchGiven, Vector

LETTERS: Final = "ABCDEFGH"
_BOTH: Final = ("german", "english")
_OWN: Final = {
    *("n", "en", "de", "level", "question", "places", "why", "warum", "case", "rules", "refused"),
    *("at", "moves", "action", "players", "starter", "agreed", "games"),
}
"""The fields of a source that are no facts."""
_CLAUSES: Final = {clause.id: clause for clause in clauses.ALL}


@cache
def load() -> tuple[Vector, ...]:
    """All vectors, in the order of the clauses and of their numbers."""
    found: list[Vector] = []
    for source in files("daumen_rules.games.daumen_drauf.vectors").joinpath("sources").iterdir():
        if source.name.endswith(".toml"):
            found += read(source.read_text(encoding="utf-8"))
    order = {id_: place for place, id_ in enumerate(_CLAUSES)}
    return tuple(sorted(found, key=lambda vector: (order[vector.clause], vector.id)))


def read(text: str) -> list[Vector]:
    """The vectors of one source. Raises ValueError, with the id, for one that cannot be read."""
    data = tomllib.loads(text)
    tables = data.pop("tables", {})
    found: list[Vector] = []
    for clause, entries in data.items():
        for entry in entries:
            id_ = f"{clause}.{entry['n']:02}"
            try:
                found.append(_vector(id_, clause, entry, tables))
            except (KeyError, ValueError, IndexError) as error:
                raise ValueError(f"{id_}: {error!r}") from error
    return found


def _vector(id_: str, clause: str, entry: Mapping[str, Any], tables: Mapping[str, Any]) -> Vector:
    places = _CLAUSES[clause].german, _CLAUSES[clause].english
    if "places" in entry:
        german, english = entry["places"].split(" / ")
        places = german.replace("–", "") or None, english.replace("–", "") or None
    cases = entry.get("case") or [entry]
    if "case" in entry and not entry.keys() <= _OWN:
        raise ValueError(f"facts beside cases: {sorted(entry.keys() - _OWN)}")
    return Vector(
        id=id_,
        clause=clause,
        level=Level(entry.get("level", "must")),
        question=entry.get("question"),
        title=Text(entry["en"], entry["de"]),
        because=Because(*places, Text(entry["why"], entry["warum"])),
        given=_match(entry) if "agreed" in entry else _given(entry, tables),
        cases=tuple(map(_case, cases)),
    )


def _case(entry: Mapping[str, Any]) -> Expected:
    return Expected(
        tuple(describe(RuleSet.parse(rules)) for rules in entry.get("rules", _BOTH)),
        tuple(entry["refused"].split()) if "refused" in entry else None,
        {name: value for name, value in entry.items() if name not in _OWN},
    )


# What is given


def _given(entry: Mapping[str, Any], tables: Mapping[str, Any]) -> Given:
    action = entry["action"]
    if "at" not in entry:  # nothing is dealt yet
        players = entry["players"]
        return Given(
            players=players,
            starter=seat_of(entry.get("starter", "A")),
            hand_size=HAND_SIZE,
            deck=None,
            moves=(),
            action=action_of(action) if isinstance(action, str) else _deal(action, players),
        )
    table = tables[entry["at"]]
    hands = [cards_of(hand) for hand in table["hands"]]
    starter = seat_of(table.get("starter", "A"))
    dealt = _deck(hands, cards_of(table.get("pile", "")), starter)
    return Given(
        players=len(hands),
        starter=starter,
        hand_size=len(hands[0]),
        deck=dealt,
        moves=tuple(action_of(move) for move in entry.get("moves", "").split(", ") if move),
        action=Deal(dealt) if action == "deal" else action_of(action),
    )


def _deck(
    hands: Sequence[tuple[Card, ...]], pile: tuple[Card, ...], starter: Seat
) -> tuple[Card, ...]:
    """The deck that gives these hands, one card at a time beginning with the starter."""
    size, players = len(hands[0]), len(hands)
    if any(len(hand) != size for hand in hands):
        raise ValueError("hands of different sizes")
    order = clockwise(starter, players)
    dealt = tuple(hands[seat][i] for i in range(size) for seat in order)
    named = dealt + pile
    if len(set(named)) < len(named):
        twice = {str(card) for card in named if named.count(card) > 1}
        raise ValueError(f"a card named twice: {twice}")
    pack: Iterable[Card] = {*named, *(card.twin for card in named)}
    if size == HAND_SIZE:
        pack = manual_deck(players)
    return named + tuple(sorted(set(pack) - set(named)))


def _deal(entry: Mapping[str, str], players: int) -> Deal:
    """The deck of the manuals in card order, for `of` players, with cards `less` and `more`."""
    less = cards_of(entry.get("less", ""))
    kept = [card for card in manual_deck(int(entry.get("of", players))) if card not in less]
    return Deal((*kept, *cards_of(entry.get("more", ""))))


def _match(entry: Mapping[str, Any]) -> MatchGiven:
    """A match; a game is written `A: 3 1 0 | 2 2 1`: who started; plus, minus, hand by seat."""
    played: list[PlayedGame] = []
    for game in entry["games"]:
        starter, _, tallies = game.partition(": ")
        counted = tuple(CardCount(*map(int, seat.split())) for seat in tallies.split(" | "))
        played.append(PlayedGame(seat_of(starter), counted))
    return MatchGiven(
        players=entry["players"],
        agreed=entry["agreed"],
        first_starter=seat_of(entry.get("starter", "A")),
        played=tuple(played),
    )


# Words


def seat_of(letter: str) -> Seat:
    """The seat of a letter. Raises ValueError for another."""
    return LETTERS.index(letter)


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards of a line such as `Y3p G1h`."""
    return tuple(map(Card.parse, text.split()))


def action_of(text: str) -> Action:
    """The action of a line such as `A Y3p`, `B pass`, `C parry Y3h`."""
    letter, *words = text.split()
    match words:
        case ["pass"]:
            return Pass(seat_of(letter))
        case ["parry", card]:
            return Parry(seat_of(letter), Card.parse(card))
        case [card]:
            return Show(seat_of(letter), Card.parse(card))
        case _:
            raise ValueError(f"no action: {quoted(text)}")
