"""The examples in `spec/`: the page, and small records that say in a comment what they show."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from daumen_rules import ENGLISH, GERMAN, Parry, RuleSet, Show
from daumen_rules.contracts.record_model import Act, GameRecord, reserved_words
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.notation.record_extras import RECORD_EXTRAS
from daumen_rules.games.daumen_drauf.recorded_deal import DealtHands, DeckOrder
from daumen_rules.games.daumen_drauf.verbs import VERBS
from daumen_rules.records.record import read_json, read_text, write_json
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.record import write as write_text
from daumen_rules.records.replay import Replay, replay
from tests.each import of_each
from tests.notation.noted import a_record, one_game, score_of
from tests.notation.records import EXAMPLES, PAGE, example, on_page
from tests.oracle.reference import Reference

RESERVED = reserved_words(GAME)


def _replay(name: str, rules: RuleSet | None = None) -> Replay:
    record = read(example(name))
    return replay(record, record.rules if rules is None else rules)


def _illegal(name: str, rules: RuleSet | None = None) -> tuple[int, list[str]]:
    """The line of the illegal entry of a record, and the clauses it breaks."""
    answer = _replay(name, rules)
    assert answer.illegal is not None
    assert answer.refused is not None
    return answer.illegal.line, [clause.id for clause in answer.refused.clauses]


# The page


def test_the_two_examples_of_the_page_are_the_same_record() -> None:
    record = read_text(on_page("text"))
    assert record == read_json(on_page("json"))
    answer = replay(record, record.rules)
    assert answer.is_true
    assert answer.outcome is None
    assert record.names[answer.state.trick.turn] == "Ben"


def test_the_page_names_every_word_of_the_notation() -> None:
    table = PAGE.partition("| word | German |")[2].partition("\n\n")[0]
    assert len(RESERVED) >= 30
    assert len(VERBS.leads(0)) >= 12
    for word in RESERVED:
        assert any(f"`{word}{end}" in table for end in ("`", ":`", " ")), word
    for german, english in VERBS.leads(0).items():
        spelt = re.compile(rf"`{german}[` ]")
        row = next(row for row in table.splitlines() if spelt.search(row))
        assert f"`{english}" in row


# The records


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.name))
def test_every_example_can_be_written_again_in_both_forms(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    assert read_text(write_text(record)) == read_json(write_json(record)) == record


IN_TEXT = [path for path in EXAMPLES if path.suffix == ".dd"]


@of_each("path", IN_TEXT)
def test_every_example_in_text_says_what_it_shows(path: Path) -> None:
    assert path.read_text(encoding="utf-8").splitlines()[1].startswith("# ")


def test_there_are_examples_in_both_forms() -> None:
    assert len(IN_TEXT) >= 5
    assert {path.suffix for path in EXAMPLES} == {".dd", ".json"}


@pytest.mark.cites("HIGH-5", "RAISE-3")
def test_a_topped_colour_comes_back() -> None:
    line, clauses = _illegal("broken-topped-colour.dd")
    assert example("broken-topped-colour.dd").splitlines()[line - 1].startswith("Ben: G5h")
    assert clauses == ["HIGH-5", "RAISE-3"]


@pytest.mark.cites("PARRY-2", "Q20")
def test_a_parry_out_of_turn() -> None:
    name = "broken-parry-out-of-turn.dd"
    line, clauses = _illegal(name)
    assert example(name).splitlines()[line - 1].startswith("Cleo: parry Y3h")
    assert clauses == ["PARRY-2"]
    assert _replay(name, RuleSet.parse("german with parry_timing=any_time")).is_true


@pytest.mark.cites("Q30")
def test_who_draws_first_makes_the_same_game_legal_and_illegal() -> None:
    assert _replay("english-refill.dd", ENGLISH).is_true
    line, clauses = _illegal("english-refill.dd", GERMAN)
    assert example("english-refill.dd").splitlines()[line - 1].startswith("Cleo: B5p")
    assert clauses == ["THUMB-1"]


def test_the_unfinished_record_is_legal_so_far() -> None:
    answer = _replay("unfinished.dd")
    assert answer.is_true
    assert answer.outcome is None
    assert answer.state.trick.turn == 1
    assert RECORD_EXTRAS.points(answer.state) == (0, 0, 0)


def test_the_record_told_by_hands_is_in_german_words_and_begins_with_ben() -> None:
    record = read_text(example("hands-and-pile.dd"))
    assert isinstance(record.games[0].deal, DealtHands)
    assert record.games[0].starter == 1
    text = example("hands-and-pile.dd")
    assert all(f"\n{word}" in text for word in ("regeln:", "namen:", "hand ", "stapel:", "stich"))
    assert _replay("hands-and-pile.dd").is_true


def test_the_same_deal_told_by_the_deck_leads_to_the_same_end() -> None:
    record = read_text(example("hands-and-pile.dd"))
    game = record.games[0]
    assert isinstance(game.deal, DealtHands)
    order = [game.deal.hands[seat][i] for i in range(5) for seat in (1, 0)]
    deck = DeckOrder((*order, *game.deal.pile))
    told = one_game(deck, game.entries, starter=1)
    other = read_text(write_text(a_record(record.names, (told,))))
    assert replay(other, GERMAN).games[0].state == replay(record, GERMAN).games[0].state


def test_the_game_for_two_is_there_in_json_as_older_records_have_it() -> None:
    text = example("two-seats.json")
    assert '"format":"daumen_drauf"' in text
    assert read_json(text) == read_text(example("two-seats.dd"))


def test_the_examples_of_the_page_are_canonical() -> None:
    record = read_text(on_page("text"))
    assert json.loads(on_page("json")) == json.loads(write_json(record))
    said = [line.partition("#")[0].rstrip() for line in on_page("text").splitlines()]
    assert "\n".join((*said, "")) == write_text(record).replace(": show ", ": ")


# The match, by the other program


def _by_the_other_program(game: GameRecord) -> Reference:
    assert isinstance(game.deal, DeckOrder)
    table = Reference(2, [str(card) for card in game.deal.cards], {})
    for entry in game.entries:
        if not isinstance(entry, Act):
            assert not table.trick
            continue
        match entry.action:
            case Show(seat=seat, card=card):
                table.apply(f"{seat} show {card}")
            case Parry(seat=seat, card=card):
                table.apply(f"{seat} parry {card}")
            case _:
                table.apply(f"{entry.action.seat} pass")
    return table


@pytest.mark.cites("WIN-1", "WIN-3", "VAL-4")
def test_the_points_of_the_match_are_those_of_an_independent_program() -> None:
    record = read_text(example("match.dd"))
    assert record.agreed == len(record.games) == 3
    tables = [_by_the_other_program(game) for game in record.games]
    assert all(table.over for table in tables)
    points = [table.scores() for table in tables]
    assert [list(score_of(game) or ()) for game in record.games] == points
    assert points == [[-1, 1], [-2, -2], [1, -3]]

    answer = replay(record, record.rules)
    assert answer.is_true
    assert all(game.outcome is not None for game in answer.games)
    assert len(answer.games) == 3
    assert answer.match is not None
    assert answer.match.totals == (-2, -4)
    assert answer.match.outcome is not None
    assert answer.match.outcome.winners == (0,)
