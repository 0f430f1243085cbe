"""What users of the bench have for one game they have for every game of the catalogue."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, Phase, find, given, settings

from daumen_rules.cli.main import main
from daumen_rules.conformance import strategies
from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.checking import EngineDiffers, check_engine, check_game
from daumen_rules.conformance.clause_coverage import clauses_shown, executable
from daumen_rules.conformance.laws import check_laws
from daumen_rules.conformance.plugin import DaumenCase, cases
from daumen_rules.conformance.state_machine import EngineMachine
from daumen_rules.conformance.strategies import GeneratedGame
from daumen_rules.contracts.engine_tests.engine_tests import EngineTests
from daumen_rules.games.catalogue import GAMES, SLUGS, game
from tests.conformance.game_engine import GameEngine
from tests.each import mostly_long

ENGINE = Path(__file__).parent / "game_engine.py"
FEW = settings(
    max_examples=2,
    database=None,
    derandomize=True,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
    ],
)


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_the_library_is_right_in_games_that_are_drawn(slug: str) -> None:
    @settings(FEW)
    @given(strategies.of(slug).games(whole=False))
    def check(drawn: GeneratedGame[Any, Any, Any]) -> None:
        first, *moves = repr(drawn).splitlines()
        assert first.startswith(game(slug).book.title.en)
        assert len(moves) == len(drawn.moves)
        check_game(GameEngine(slug).answer, drawn)

    check()


@pytest.mark.long
def test_what_is_drawn_of_another_game_obeys_the_laws() -> None:
    @settings(FEW)
    @given(strategies.of("mau-mau").games(whole=False))
    def check(drawn: GeneratedGame[Any, Any, Any]) -> None:
        check_laws(game("mau-mau"), drawn.play)

    check()


@pytest.mark.long
def test_a_game_comes_upon_a_clause_that_forbids_and_one_by_which_something_happens() -> None:
    found = bench("wolf-und-schafe")
    forbidding = {row.clause for row in found.game.rules.legality.rows}
    for clause in executable(found):
        drawn = strategies.of("wolf-und-schafe").games_citing(clause)
        if clause in forbidding:
            shown = find(drawn, lambda _: True, settings=settings(FEW, max_examples=50))
            assert clause in clauses_shown(found, shown)


@pytest.mark.long
def test_an_engine_that_plays_by_another_reading_is_told_which() -> None:
    engine = GameEngine("wolf-und-schafe", "first=sheep").answer
    with pytest.raises(EngineDiffers) as raised:
        check_engine(engine, game="wolf-und-schafe", settings=settings(FEW, max_examples=24))
    assert raised.value.blame.reading == ("first", "sheep")


class Misreading(GameEngine):
    """An engine that takes a six for a five."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        if request["message"] == "apply" and request["action"]["do"].startswith("throw"):
            action = request["action"]
            request = {**request, "action": {**action, "do": action["do"].replace("6", "5")}}
        return super().answer(request)


DICE = [
    *("sultan", "haendchen", "unter-oder-ueber-sieben", "craps", "zehnerspiel"),
    *("himmel-und-hoelle", "einmaleins", "va-banque", "wuerfelpoker", "vabanquespiel"),
]


@pytest.mark.long
@pytest.mark.parametrize("slug", DICE)
def test_an_engine_that_takes_a_six_for_a_five_is_found_out(slug: str) -> None:
    with pytest.raises(EngineDiffers):
        check_engine(Misreading(slug).answer, game=slug, settings=settings(FEW, max_examples=24))


class Faulty(GameEngine):
    """An engine with one fault, whatever the game is."""

    def __init__(self, slug: str, fault: str) -> None:
        super().__init__(slug)
        self._fault = fault
        self._acts = 0

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        message = request["message"]
        before = {"state": self._told} if message == "apply" else {}
        answer = super().answer(request)
        self._acts = 0 if message == "new" else self._acts + (message == "apply")
        match self._fault:
            case "shows covered dice" if "view" in answer:
                answer["view"] = {**answer["view"], "faces": list(self._state.faces)}
            case "allows all" if answer.get("refused"):
                return before
            case "forbids the last" if message == "legal":
                answer["legal"] = answer["legal"][:-1]
            case _ if "state" in answer:
                self._spoil(answer["state"])
            case _:
                pass
        return answer

    def _spoil(self, state: dict[str, Any]) -> None:
        seats = range(self._state.players)
        match self._fault:
            case "gives a point more" if state["over"]:
                state["points"][0] += 1
            case "crowns the others" if state["over"]:
                state["winners"] = [seat for seat in seats if seat not in state["winners"]]
            case "ends too early" if self._acts:
                over = {"over": True, "movers": [], "points": [0 for _ in seats], "winners": [0]}
                state.update(over)
            case "goes the other way round":
                movers = state["movers"]
                turned = (each if isinstance(each, str) else -each % len(seats) for each in movers)
                state["movers"] = sorted(turned, key=str)
            case _:
                pass


FAULTS = [
    ("haendchen", "gives a point more"),
    ("himmel-und-hoelle", "gives a point more"),
    ("einmaleins", "crowns the others"),
    ("die-boese-eins", "crowns the others"),
    ("filzlaus", "crowns the others"),
    ("einundzwanzig", "ends too early"),
    ("siamesische-zwillinge", "ends too early"),
    ("sechserspiel", "goes the other way round"),
    ("laeuse-wuerfeln", "goes the other way round"),
    ("va-banque", "forbids the last"),
    ("tausend", "forbids the last"),
    ("quinze", "allows all"),
    ("verflixte-66", "allows all"),
    ("turmblaeser", "shows covered dice"),
]
"""What seven kinds of faults there are, and in which games."""


@pytest.mark.long
@pytest.mark.parametrize(("slug", "fault"), FAULTS)
def test_a_fault_of_any_kind_is_found_out_and_a_clause_of_the_game_named(
    slug: str, fault: str
) -> None:
    with pytest.raises(EngineDiffers) as raised:
        check_engine(Faulty(slug, fault).answer, game=slug, settings=settings(FEW, max_examples=24))
    assert raised.value.blame.clause in game(slug).book.clauses


@pytest.mark.long
def test_the_cases_of_a_game_are_its_clauses_that_compute() -> None:
    computing = [clause for clause in game("skat").book.clauses if clause.kind.computes]
    never = {"CARDS-2"}
    assert [case.clause.id for case in cases(game="skat")] == [
        clause.id for clause in computing if clause.id not in never
    ]
    assert {clause.id for clause in bench("skat").never} == never
    with pytest.raises(ValueError, match="game: no game 'skatt'; the nearest are skat"):
        cases(game="skatt")


@pytest.mark.daumen_rules(game="wolf-und-schafe", games=2, clauses="*1")
def test_a_right_engine_passes(daumen_case: DaumenCase[Any]) -> None:
    daumen_case.check(GameEngine("wolf-und-schafe").answer)


class WolfAndSheep(EngineMachine):
    """Act by act."""

    game = "wolf-und-schafe"

    def engine(self) -> Any:
        return GameEngine("wolf-und-schafe").answer


TestWolfAndSheep = WolfAndSheep.TestCase
TestWolfAndSheep.settings = settings(FEW, stateful_step_count=10)


def test_one_game_says_what_is_special_and_all_others_are_treated_alike() -> None:
    own_tests = [slug for slug in GAMES if bench(slug).own_tests != EngineTests()]
    assert own_tests == ["daumen-drauf"]


@pytest.mark.long
def test_what_is_kept_of_another_game_is_a_record_that_check_reads(tmp_path: Path) -> None:
    """By rounds=2 the game goes on where it is over after one: the record is legal to its end."""
    words = ["--rules", "manual", "--games", "1", "--plain", "--save", str(tmp_path)]
    command = [sys.executable, str(ENGINE), "die-boese-eins", "rounds=2"]
    run = CliRunner().invoke(main, ["conform", "--game", "die-boese-eins", *words, "--", *command])
    assert run.exit_code == 1, run.output
    (record,) = tmp_path.glob("*.game")
    (case,) = tmp_path.glob("*.json")
    assert record.stem == case.stem
    checked = CliRunner().invoke(main, ["check", str(record)])
    assert checked.exit_code == 0, checked.output
    replayed = CliRunner().invoke(main, ["conform", "replay", str(case), "--plain", "--", *command])
    assert replayed.output.startswith("FAILED")
