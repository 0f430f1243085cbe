"""Engines that tell the fields of a state, and begin games with a position."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.checker import EngineFails
from daumen_rules.conformance.checking import EngineDiffers, check_game
from daumen_rules.conformance.engine_questions import EngineQuestions, failure
from daumen_rules.conformance.forms import forms_of
from daumen_rules.conformance.generated_games import as_generated
from daumen_rules.conformance.hello import Hello, shifted
from daumen_rules.conformance.messages import Conversation, FunctionConnection
from daumen_rules.conformance.random_games import random_game
from daumen_rules.conformance.random_play import random_play
from daumen_rules.conformance.report import Plan
from daumen_rules.contracts.engine_tests.engine_tests import FixedGame
from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.seats import NATURE
from tests.conformance.game_engine import GameEngine
from tests.conformance.test_random_play import function
from tests.each import mostly_long

COLLECTION = [slug for slug in SLUGS if bench(slug).forms.fields]


class Telling(GameEngine):
    """An engine that tells some fields, of which `spoil` may change one."""

    def __init__(self, slug: str, fields: list[str]) -> None:
        super().__init__(slug)
        self._some = fields

    def spoil(self, fields: dict[str, Any]) -> None:
        """Change a field."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = super().answer(request)
        if request["message"] == "hello":
            return {**answer, "fields": self._some}
        if "state" in answer:
            every = answer["state"]["fields"]
            answer["state"]["fields"] = {name: every[name] for name in self._some if name in every}
            self.spoil(answer["state"]["fields"])
        return answer


def test_a_field_that_the_game_has_not_is_one_error_with_the_nearest_names() -> None:
    drawn = as_generated(bench("kniffel"), _game("kniffel", 2))
    with pytest.raises(EngineFails) as raised:
        check_game(Telling("kniffel", ["dise"]).answer, drawn)
    first, *_ = str(raised.value).splitlines()
    assert '`fields[0]`: found "dise"; expected a field of the game such as "dice"' in first


def test_a_field_is_as_it_lies_on_the_table() -> None:
    """By hand: the first throw 2 2 5 6 2 lies there, then the three twos are kept."""
    engine = GameEngine("kniffel")
    engine.answer({"message": "new", "players": 2, "rules": "manual"})
    done = _acts(engine, "nature: throw 6 6", "nature: throw 2 2 5 6 2")
    if "refused" in done:
        done = _acts(engine, "nature: throw 2 2 5 6 2")
    fields = done["state"]["fields"]
    assert sorted(fields["dice"]) == [2, 2, 2, 5, 6]
    assert fields["turn"] == 0
    assert fields["rounds played"] == 0


def _acts(engine: GameEngine, *said: str) -> dict[str, Any]:
    answer: dict[str, Any] = {}
    for line in said:
        by, do = line.split(": ")
        answer = engine.answer({"message": "apply", "action": {"by": by, "do": do}})
    return answer


class LosesDice(Telling):
    def spoil(self, fields: dict[str, Any]) -> None:
        fields["dice"] = fields["dice"][1:]


class InAnyOrder(Telling):
    def spoil(self, fields: dict[str, Any]) -> None:
        fields["dice"] = fields["dice"][::-1]


class LacksOne(Telling):
    def spoil(self, fields: dict[str, Any]) -> None:
        del fields["turn"]


class TellsTexts(Telling):
    def spoil(self, fields: dict[str, Any]) -> None:
        fields["turn"] = "A"


def test_fields_that_differ_are_found_and_named() -> None:
    drawn = as_generated(bench("kniffel"), _game("kniffel", 2))
    with pytest.raises(EngineDiffers) as raised:
        check_game(LosesDice("kniffel", ["turn", "dice"]).answer, drawn)
    assert [d.place for d in raised.value.failure.differences] == ["fields.dice"]
    check_game(InAnyOrder("kniffel", ["turn", "dice"]).answer, drawn)


@pytest.mark.parametrize(
    ("engine", "flaw"),
    [
        (LacksOne, "`state.fields`: found no `turn` in"),
        (TellsTexts, '`state.fields.turn`: found "A"; expected a number from 0 up'),
    ],
)
def test_fields_of_the_wrong_form_are_a_fault(engine: type[Telling], flaw: str) -> None:
    drawn = as_generated(bench("kniffel"), _game("kniffel", 2))
    with pytest.raises(EngineFails) as raised:
        check_game(engine("kniffel", ["turn", "dice"]).answer, drawn)
    assert flaw in str(raised.value)


def _game(slug: str, seed: int, longest: int = 40, probes: float = 0.0) -> Script[Any, Any, Any]:
    found = bench(slug)
    settings = found.settings(found.game.book.default)
    setting = settings[seed % len(settings)]
    return random_game(found, setting, found.policies[0], Random(seed), probes, longest)


@pytest.mark.parametrize("slug", mostly_long(COLLECTION))
def test_every_field_has_its_form_in_every_state_of_play(slug: str) -> None:
    forms = forms_of(game(slug)).fields
    for seed in range(3):
        seats = game(slug).rules.seats
        played = random_play(
            game(slug), seats[seed % len(seats)], game(slug).book.default, Random(seed), 60
        )
        for state in played.states:
            for form in forms.values():
                told = json.loads(json.dumps(form.write(state)))
                assert form.check(told, "") is None
                assert form.normal(told) == told


class CountsFromOne(GameEngine):
    """An engine whose first seat is seat 1."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        names = self._forms.seat_fields
        answer = super().answer(shifted(request, -1, names))
        if request["message"] == "hello":
            return {**answer, "seats_from": 1}
        shown: dict[str, Any] = shifted(answer, 1, names)
        return shown


@pytest.mark.parametrize("slug", mostly_long(COLLECTION))
def test_a_position_can_be_sent_and_the_engine_goes_on_from_there(slug: str) -> None:
    found = bench(slug)
    for seed in (1, 4):
        played = _game(slug, seed)
        middle = len(played.moves) // 2
        rest = Script(played.state(middle), None, played.state(middle), played.moves[middle:])
        request = json.loads(json.dumps(found.forms.new(rest.opening, None)))
        if played.state(middle) != played.opening:
            assert request["position"]
            assert request["fields"]
        assert found.forms.opening(request)[0] == rest.opening
        talk = Conversation(FunctionConnection(CountsFromOne(slug).answer), found.forms)
        questions = EngineQuestions(
            rules=found.game.rules, forms=found.forms, hello=talk.hello(slug)
        )
        asks = questions.asks(rest, all_views=False)
        assert failure(rest, asks, talk.ask(asks), found.forms) is None


def test_positions_are_sent_only_to_engines_that_take_them() -> None:
    found, played = bench("kniffel"), _game("kniffel", 3)
    rest = Script(played.state(5), None, played.state(5), played.moves[5:9])
    plan: Plan[Any, Any, Any, Any] = Plan(games=0, suite=(FixedGame("from the middle", "", rest),))
    assert Campaign(found, lambda: function("kniffel"), plan).run().games == 1
    assert Campaign(found, lambda: function("kniffel", positions=False), plan).run().games == 0


@pytest.mark.parametrize("slug", mostly_long(COLLECTION))
def test_whatever_is_sent_can_be_read_and_lies_within_dice_and_pack(slug: str) -> None:
    found = bench(slug)
    cards = {f"{suit}{rank}" for suit in "CSHD" for rank in (7, 8, 9, 10, *"JQKA")}
    for seed in range(4):
        played = _game(slug, seed, 60, 0.5)
        questions = EngineQuestions(
            rules=found.game.rules, forms=found.forms, hello=Hello(engine="")
        )
        for ask in questions.asks(played, all_views=False):
            if ask.topic != "apply":
                continue
            sent = ask.request["action"]
            assert found.forms.action_of(sent) is not None
            if sent["by"] != NATURE.value:
                continue
            verb, *words = sent["do"].split()
            if verb == "throw":
                assert {*words} <= set("123456"), sent
            elif verb in ("deal", "shuffle"):
                assert {*words} <= cards, sent
                assert len({*words}) == len(words)


class NoPoints(GameEngine):
    """An engine that leaves out the points, and tells wrong ones."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = super().answer(request)
        if "state" in answer:
            del answer["state"]["winners"], answer["state"]["payments"]
            answer["state"]["points"] = [17]
        return {**answer, "leaves_out": ["points"]}


def test_who_leaves_out_the_points_leaves_out_the_winners_too() -> None:
    whole = _game("die-boese-eins", 2, 2000)
    assert bench("die-boese-eins").game.outcome(whole.moves[-1].after) is not None
    check_game(NoPoints("die-boese-eins").answer, as_generated(bench("die-boese-eins"), whole))


@pytest.mark.long
def test_games_are_played_with_every_number_of_players() -> None:
    plan: Plan[Any, Any, Any, Any] = Plan(games=28, rules=(game("kniffel").book.default,))
    report = Campaign(bench("kniffel"), lambda: function("kniffel"), plan).run()
    assert sorted(report.players) == [2, 3, 4, 5, 6, 7, 8]
    five: Plan[Any, Any, Any, Any] = Plan(games=4, players=(5,))
    report = Campaign(bench("kniffel"), lambda: function("kniffel"), five).run()
    assert report.players == {5: 4}
    assert report.is_complete
