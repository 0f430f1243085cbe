"""Pictures and pages made for tests, read back into what they say.

The module only helps; it expects nothing by itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final
from xml.etree import ElementTree

from attrs import evolve

from daumen_rules import GERMAN, Card, Deal, Kind, Parry, RuleSet, Show, State, deck
from daumen_rules.contracts.record_model import Act, Record
from daumen_rules.games.daumen_drauf.recorded_deal import DeckOrder, whole_cards
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.kernel.step import Refused
from daumen_rules.records.record import read_text
from daumen_rules.records.record import write as write_text
from tests.cli.run import daumen_rules
from tests.notation.noted import a_record, one_game

NAMES: Final = ("Ada", "Bo", "Cem", "Dora", "Emil", "Fee", "Gül")
SVG: Final = "{http://www.w3.org/2000/svg}"


def shown(record: Path, target: Path, *words: str) -> str:
    """The file that `show` makes of a record."""
    answer = daumen_rules("show", record, "-o", target, *words)
    assert (answer.status, answer.out) == (0, ""), answer.err
    return target.read_text(encoding="utf-8")


def drawn(situation: str, place: Path, form: str, *words: str) -> str:
    """The file that `show` makes of the text of a situation, in a file without an ending."""
    source = place / "noted"
    source.write_text(situation, encoding="utf-8")
    return shown(source, place / f"a.{form}", *words)


def page_of(record: Record, place: Path, *words: str) -> str:
    """The page of a record."""
    source = place / "record.dd"
    source.write_text(write_text(record), encoding="utf-8")
    return shown(source, place / "page.html", *words)


def data_of(page: str) -> Any:
    """The data in a page."""
    found = re.search(r'<script type="application/json" id="story">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def scenes_of(data: Any, key: str) -> list[dict[str, Any]]:
    """The scenes of an onlooker in full, with what is told in words and clause ids."""
    before: dict[str, Any] = {}
    scenes: list[dict[str, Any]] = []
    for changes in data["scenes"][key]:
        before = {**before, **changes}
        told = [(data["texts"][number], *clause) for number, *clause in before["told"]]
        seats = [_seat(data, number) for number in before["seats"]]
        middle, below = (_parts(data, before[where]) for where in ("middle", "below"))
        scenes.append({**before, "told": told, "seats": seats, "middle": middle, "below": below})
    return scenes


def _seat(data: Any, number: int) -> dict[str, Any]:
    flags, marks, parts = data["places"][number]
    said = [data["texts"][mark][0] for mark in marks]
    return {"flags": flags, "marks": said, "parts": _parts(data, parts)}


def _parts(data: Any, numbers: list[int]) -> list[Any]:
    """Parts in English: a note as its words, a fan as its label, its backs and its cards."""
    found: list[Any] = []
    for kind, *rest in (data["parts"][number] for number in numbers):
        if kind == "note":
            found.append(data["texts"][rest[0]][0])
        elif kind == "fan":
            label, count, backs, tiles = rest
            said = data["texts"][count][0] if count >= 0 else None
            cards = [_tile(data, tile) for tile in tiles]
            found.append((data["texts"][label][0], said, backs, cards))
        else:
            found.append((kind, *rest))
    return found


def _tile(data: Any, number: int) -> str:
    """A card in words, with whose it is."""
    words, by, *_ = data["tiles"][number]
    said: str = data["texts"][words][0]
    return said if by < 0 else f"{data['texts'][by][0]}: {said}"


def titles_of(picture: str) -> list[str]:
    """What the cards of a picture are, in words, in the order drawn."""
    root = ElementTree.fromstring(picture)
    return [
        title.text or "" for group in root.iter(f"{SVG}g") for title in group.iter(f"{SVG}title")
    ]


def texts_of(picture: str) -> list[str]:
    """The texts of a picture, in the order drawn."""
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def plates_of(picture: str) -> dict[str, str]:
    """What stands beside each name on a picture, on its plate or beneath it."""
    found: dict[str, str] = {}
    texts = texts_of(picture)
    for text, below in zip(texts, [*texts[1:], ""], strict=True):
        name, _, marks = text.partition(" · ")
        found.setdefault(name, marks or below)
    return found


# Games


def played(seed: int, players: int, rules: RuleSet = GERMAN) -> Record:
    """A whole game with a shuffled deck, played at random."""
    random = Random(seed)
    cards = tuple(random.sample(deck(players), len(deck(players))))
    state: State = start(players, rules)
    entries: list[Act] = []
    action: Any = Deal(cards)
    while True:
        answer = step(state, action)
        assert not isinstance(answer, Refused)
        state = answer.state
        legal = legal_actions(state)
        if not legal:
            break
        action = random.choice(legal)
        entries.append(Act(action))
    return a_record(NAMES[:players], (one_game(DeckOrder(cards), entries, 0),), rules)


def written(path: Path) -> Record:
    """The record in a file."""
    return read_text(path.read_text(encoding="utf-8"))


def entries_of(record: Record) -> tuple[Act, ...]:
    """What the seats do in the only game of a record."""
    return tuple(entry for entry in record.games[0].entries if isinstance(entry, Act))


def until(record: Record, steps: int) -> Record:
    """The record of a game that was left after some steps."""
    game = evolve(record.games[0], entries=entries_of(record)[:steps], claims=())
    return evolve(record, games=(game,))


def states(record: Record) -> Iterator[State]:
    """The state after the deal, and after everything a seat does."""
    game = record.games[0]
    assert isinstance(game.deal, DeckOrder)
    state: State = start(len(record.names), record.rules, game.starter or 0)
    for action in (
        Deal(whole_cards(game.deal.cards)),
        *(entry.action for entry in entries_of(record)),
    ):
        answer = step(state, action)
        assert not isinstance(answer, Refused)
        state = answer.state
        yield state


def with_fangs_exchanged(record: Record, kinds: frozenset[Kind]) -> Record:
    """The same game with the twins of some kinds in each other's place."""
    game = record.games[0]
    assert isinstance(game.deal, DeckOrder)

    def other(card: Card) -> Card:
        return card.twin if card.kind in kinds else card

    def renamed(entry: Act) -> Act:
        match entry.action:
            case Show(card=card) | Parry(card=card):
                return Act(evolve(entry.action, card=other(card)))
            case _:
                return entry

    deal = DeckOrder(tuple(map(other, whole_cards(game.deal.cards))))
    entries = tuple(map(renamed, entries_of(record)))
    return evolve(record, games=(evolve(game, deal=deal, entries=entries),))
