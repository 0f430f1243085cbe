"""What a table tells of each action: a whole phrase, what it touches, and the seats it names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from daumen_rules import SPECTATOR, Table, load
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.seats import REFEREE, Mover
from daumen_rules.kernel.text import LANGUAGES, Language
from daumen_rules.pieces.scene_lines import spot_name
from daumen_rules.pieces.scenes import Board, Course, Scene
from daumen_rules.table.message import actions_data
from daumen_rules.table.things import parts_with_places, tiles
from tests.each import mostly_long
from tests.tables.messages import played

WHOLE_VERBS = {"pass", "passe", "advance"}
"""Phrases of one word that say all."""


def test_things_have_values_and_actions_say_what_they_touch() -> None:
    table = Table(load("muehle"), seed=1)
    table.receive(0, {"at": table.message_for(0)["at"], "do": "place d6"})
    message = table.message_for(1)
    (board,) = [part for part in message["scene"]["middle"] if part["kind"] == "board"]
    assert [stone["at"] for stone in board["stones"]] == ["d6"]
    assert {act["touches"][0] for act in message["actions"]} >= {"a1", "g7"}
    assert "d6" not in {act["touches"][0] for act in message["actions"]}


def test_an_action_has_a_whole_phrase_for_a_button() -> None:
    """Cards in words, seats by their names, and ways of men by where they begin and end."""
    dame, skat, quartett, kette = map(load, ("dame", "skat", "quartett", "kette"))
    mau_mau, muehle, ludo = map(load, ("mau-mau", "muehle", "mensch-aergere-dich-nicht"))
    said = [
        (dame, "a3-b4", "move from a3 to b4", "ziehe von a3 nach b4"),
        (dame, "c3xe5xg7", "capture from c3 to e5 to g7", "schlage von c3 nach e5 nach g7"),
        (skat, "H10", "play Ten of hearts", "spiele Herz Zehn"),
        (skat, "discard H10 CJ", "discard Ten of hearts, Jack of clubs", None),
        (quartett, "ask B for 9", "ask Ben for Nine", "frage Ben nach Neun"),
        (skat, "declare grand open", "declare grand open", "sage Grand offen an"),
        (
            *(mau_mau, "lay CJ wish D"),
            *("lay Jack of clubs and wish for diamonds", "lege Kreuz Bube und wünsche Karo"),
        ),
        (muehle, "place d6", "place a stone on d6", "setze einen Stein auf d6"),
        (ludo, "enter", "enter a man", "setze eine Figur ein"),
        (dame, "huff e5", "huff the stone on e5", "blase den Stein auf e5"),
        (kette, "back 12-9", "move back from 12 to 9", "ziehe zurück von 12 nach 9"),
    ]
    for found, do, en, de in said:
        table = Table(found, ("Anna", "Ben", "Cem")[: found.rules.seats[0]], seed=1)
        action = found.notation.read(0, do)
        assert _said(table, action, "en") == {"do": do, "say": en}
        assert de is None or _said(table, action, "de") == {"do": do, "say": de}


def test_words_of_a_game_and_of_its_referee_are_told_whole() -> None:
    """What one says, chooses or bets, who was heard, and what is left as it is."""
    names = "va-banque", "die-boese-drei", "sechserspiel", "chicago", "ecarte", "stumme-jule"
    add, again, choose, chicago, ecarte, mute = map(load, names)
    said: list[tuple[AnyGame, Mover, str, str, str]] = [
        (add, 0, "plus", "add the throw", "addiere den Wurf"),
        (again, 0, "roll", "throw again", "würfle weiter"),
        (choose, 0, "choose 3", "take row 3", "nimm die Reihe 3"),
        (chicago, 0, "keep", "keep no dice", "behalte keinen Würfel"),
        (ecarte, 0, "bet 0", "bet nothing", "setze nichts"),
        (ecarte, 0, "bet 1", "bet 1 chip", "setze 1 Chip"),
        (mute, REFEREE, "spoke B", "Ben has spoken", "Ben hat geredet"),
        (mute, REFEREE, "spoke nobody", "nobody has spoken", "niemand hat geredet"),
    ]
    for found, mover, do, en, de in said:
        table = Table(found, ("Anna", "Ben", "Cem")[: found.rules.seats[0]], seed=1)
        action = found.notation.read(mover, do)
        assert _said(table, action, "en") == {"do": do, "say": en}
        assert _said(table, action, "de") == {"do": do, "say": de}


def test_an_action_touches_parts_things_and_fields() -> None:
    """A card that is drawn comes from the stock; a man that enters, from its yard to its start; a
    marriage is a Queen and a King; a question is for a seat."""
    mau_mau, ludo, quartett = map(load, ("mau-mau", "mensch-aergere-dich-nicht", "quartett"))
    touched: list[tuple[AnyGame, str, list[str], list[int]]] = [
        (mau_mau, "draw", ["stock"], []),
        (mau_mau, "lay CJ wish D", ["CJ"], []),
        (ludo, "enter", ["b1", "1"], []),
        (quartett, "ask B for 9", [], [1]),
        (load("sechsundsechzig"), "meld H", ["HQ", "HK"], []),
        (load("wieviel-augen-2w"), "guess 51", [], []),
    ]
    for found, do, touches, seats in touched:
        table = Table(found, seed=1)
        table.next()
        scene, action = table.watched(0).scene(table.ongoing.state), found.notation.read(0, do)
        (told,) = actions_data(table, [action], 0, scene, "en")
        assert (told["touches"], told["seats"]) == (touches, seats), do


def _said(table: Table, action: object, language: Language) -> dict[str, Any]:
    (told,) = actions_data(table, [action], SPECTATOR, Scene(), language)
    return {"do": told["do"], "say": told["say"]}


def _touchable(scene: Scene) -> Iterator[str]:
    """The places, the values of things, and the fields of a scene."""
    for place, part in parts_with_places(scene):
        yield place
        yield from (tile.value for tile, _ in tiles(place, part))
        if isinstance(part, Board):
            sides = range(part.size)
            yield from (spot_name((file, rank)) for file in sides for rank in sides)
        if isinstance(part, Course):
            yield from (field.name for field in part.fields)


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_each_legal_action_has_a_phrase_of_its_own_and_touches_what_lies_there(slug: str) -> None:
    """A phrase has several words, or is a verb that says all. What is touched is in the scene."""
    for table in played(game(slug), 0, 30):
        for mover, actions in table.ongoing.legal().items():
            viewer = mover if isinstance(mover, int) else SPECTATOR
            scene = table.watched(viewer).scene(table.ongoing.state)
            for language in LANGUAGES:
                told = actions_data(table, actions[:100], viewer, scene, language)
                said = [each["say"] for each in told]
                assert len({*said}) == len(said)
                assert all(one == " ".join(one.split()) != "" for one in said)
                assert {one for one in said if " " not in one} <= WHOLE_VERBS
                assert {one for each in told for one in each["touches"]} <= {*_touchable(scene)}
