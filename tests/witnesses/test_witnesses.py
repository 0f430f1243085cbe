"""Every reading has its shortest game: the search finds it again, and none is shorter.

In the quick loop each is looked for in its own pack and in smaller ones; the thorough profile looks
through all packs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from daumen_rules.games.daumen_drauf.contrast import (
    COUNTING,
    TELLING,
    Contrast,
    contrasts,
    differing,
    result,
    result_and_knowledge,
)
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.match import Match
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.pages.questions import comment_of, record_of
from daumen_rules.games.daumen_drauf.rule_set import FLAGS, GERMAN, RuleSet, flag_words
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.stories.search import search
from daumen_rules.games.daumen_drauf.witnesses import Witness, witnesses
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.record import write, write_json
from daumen_rules.records.replay import Replay, replay
from tests.each import of_each

ROOT = Path(__file__).parents[2]
THOROUGH = settings.get_current_profile_name() == "thorough"
WITNESSES = witnesses()
NAMES = [witness.contrast.name for witness in WITNESSES]
QUICK = [witness for witness in WITNESSES if THOROUGH or len(witness.study.pack.cards) < 8]
"""The witnesses that the quick loop looks for again: all but those in the largest packs."""
QUICK_LENGTH, QUICK_PACKS = 1, STUDY_PACKS[:7]
"""How many actions the quick loop looks through, in the smaller packs."""


def test_every_value_of_every_flag_stands_against_the_german_default() -> None:
    against = {(c.flag, c.value) for c in contrasts() if c.question}
    assert against == {(flag, word) for flag in FLAGS for word in flag_words(flag)[1:]}


def test_every_contrast_has_a_witness_in_the_same_order() -> None:
    assert [contrast.name for contrast in contrasts()] == NAMES
    assert len(set(NAMES)) == len(NAMES)


@of_each("contrast", contrasts())
def test_two_readings_differ_in_one_flag(contrast: Contrast) -> None:
    if contrast.question:
        assert differing(contrast.first, contrast.second) == {contrast.flag}
        assert getattr(contrast.first, contrast.flag) == getattr(GERMAN, contrast.flag)


@of_each("witness", QUICK)
def test_the_search_finds_the_witness_again_and_none_shorter_in_its_pack(witness: Witness) -> None:
    contrast, study = witness.contrast, witness.study
    found = search(contrast.first, contrast.second, (study,), len(witness.moves))
    assert found.parting is not None
    assert found.parting.opening.name == study.name
    assert found.parting.actions[0] == witness.steps(contrast.first)[0].action
    assert found.parting.actions[1:] == witness.moves
    assert found.covered == len(witness.moves) - 1


@pytest.mark.parametrize("witness", WITNESSES, ids=NAMES)
def test_no_game_is_shorter_in_any_pack(witness: Witness) -> None:
    contrast, length = witness.contrast, len(witness.moves)
    packs = STUDY_PACKS if THOROUGH else QUICK_PACKS
    longest = length if THOROUGH else min(length, QUICK_LENGTH)
    found = search(contrast.first, contrast.second, packs, longest)
    if longest < length:
        assert found.parting is None
        assert found.covered == longest
        return
    assert found.parting is not None
    assert (found.parting.opening.name, found.parting.actions[1:]) == (
        witness.study.name,
        witness.moves,
    )


@pytest.mark.parametrize("witness", WITNESSES, ids=NAMES)
def test_no_smaller_pack_parts_them_in_as_few_actions(witness: Witness) -> None:
    contrast, size = witness.contrast, len(witness.study.pack.cards)
    smaller = [study for study in STUDY_PACKS if len(study.pack.cards) < size]
    if len(witness.moves) > 3 and not THOROUGH:
        smaller = smaller[:4]
    found = search(contrast.first, contrast.second, smaller, len(witness.moves))
    assert found.parting is None


def _match(played: Replay) -> Match:
    assert isinstance(played.match, Match)
    return played.match


def places(witness: Witness, rules: RuleSet) -> Iterator[object]:
    """What a record of a witness leads to under a rule set: all that can differ."""
    played = replay(record_of(GAME, witness), rules)
    assert played.is_true
    state = played.games[0].state
    flags = differing(witness.contrast.first, witness.contrast.second)
    yield legal_actions(state) if isinstance(state, Playing) else ()
    yield result_and_knowledge(state) if flags & TELLING else result(state)
    yield _match(played).starter if isinstance(state, Finished) else None


@of_each("witness", WITNESSES)
def test_the_difference_is_real_when_the_record_is_replayed(witness: Witness) -> None:
    contrast = witness.contrast
    assert [*places(witness, contrast.first)] != [*places(witness, contrast.second)]


@of_each("witness", WITNESSES)
def test_up_to_the_last_action_the_two_rule_sets_give_the_same(witness: Witness) -> None:
    contrast = witness.contrast
    telling = differing(contrast.first, contrast.second) & TELLING
    seen = result_and_knowledge if telling else result
    first, second = witness.steps(contrast.first), witness.steps(contrast.second)
    for ours, theirs in zip(first[:-1], second[:-1], strict=True):
        assert seen(ours.state) == seen(theirs.state)
        assert legal_actions(ours.state) == legal_actions(theirs.state)


@of_each("witness", WITNESSES)
def test_the_stored_record_is_the_witness(witness: Witness) -> None:
    path = ROOT / "spec" / "daumen_drauf" / "questions" / f"{witness.contrast.name}.dd"
    text = path.read_text(encoding="utf-8")
    head, comment, rest = text.split("\n", 2)
    assert f"{head}\n{rest}" == write(record_of(GAME, witness))
    assert comment == f"# {comment_of(witness)}"
    assert read(text) == record_of(GAME, witness) == read(write_json(record_of(GAME, witness)))


@pytest.mark.parametrize("flag", sorted(COUNTING))
def test_flags_of_a_match_part_matches_alone(flag: str) -> None:
    for witness in WITNESSES:
        if witness.contrast.flag == flag:
            state = witness.steps(witness.contrast.first)[-1].state
            assert isinstance(state, Finished)
            totals = {
                Match(state.table.players, rules).rules: _match(
                    replay(record_of(GAME, witness), rules)
                )
                for rules in (witness.contrast.first, witness.contrast.second)
            }
            told = {(match.totals, match.starter) for match in totals.values()}
            assert len(told) == 2


def test_every_question_with_a_flag_has_a_witness() -> None:
    asked = {question.id for question in GAME.book.questions() if question.flags}
    assert asked == {witness.contrast.question for witness in WITNESSES} - {""}
