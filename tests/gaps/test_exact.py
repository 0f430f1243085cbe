"""What is found of a record with gaps is what all deals together say, no more and no less."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from daumen_rules import GERMAN, RuleSet
from daumen_rules.contracts.court import MoveWithGaps
from daumen_rules.contracts.record_model import GameRecord
from daumen_rules.disputes.matching import fill
from daumen_rules.games.daumen_drauf.court.explained import explained_with_gaps
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler
from daumen_rules.games.daumen_drauf.court.gaps.findings import (
    ClaimImpossible,
    Complete,
    EndsOpen,
    GameFindings,
    IllegalWithGaps,
    Unfinished,
)
from daumen_rules.games.daumen_drauf.court.gaps.playing import play
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.rule_set import with_flags
from daumen_rules.games.daumen_drauf.setup import start
from tests.conftest import many
from tests.gaps.blanked import blanked, changed, played, told_loosely
from tests.gaps.brute import Truth, truth
from tests.laws.strategies import GROUPS
from tests.notation.noted import a_record, score_of

FILLER = Filler(fill, lambda: True)
FOUR_CARDS = (
    *("duo-y2-h1", "duo-y1g1-h1", "duo-y2-h2", "duo-y1g1-h2", "trio-y2-h1", "trio-y1g1-h1"),
)
SIX_CARDS = (
    *("duo-y3-h1", "duo-y3-h2", "duo-y2g1-h2", "duo-y1g1b1-h3"),
    *("trio-y3-h1", "trio-y3-h2", "trio-y2g1-h2"),
)
SKIP = RuleSet.parse("german with forced_pass=skip_all")
DUTY = RuleSet.parse("german with must_show_scope=lap")
BOTH = RuleSet.parse("german with must_show_scope=lap, forced_pass=skip_all")


def _rules(random: Random) -> RuleSet:
    """The manual, the readings that ask what is in hand, or any others."""
    if random.random() < 0.7:
        return random.choice((GERMAN, SKIP, DUTY, BOTH))
    flags: dict[str, str] = {}
    for group in GROUPS:
        flags |= random.choice(group)
    return with_flags(GERMAN, flags)


def _agree(found: GameFindings, true: Truth, game: GameRecord) -> None:
    """Findings on a game, and what all its deals say."""
    ending = found.ending
    assert tuple(one.entry.line - 1 for one in found.depends) == true.depends
    illegal = ending.entry.line - 1 if isinstance(ending, IllegalWithGaps) else None
    assert illegal == true.illegal
    score = score_of(game)
    if score is not None and illegal is None:
        assert isinstance(ending, ClaimImpossible) is not true.score_fits
        if true.score_fits:
            assert found.ranges == tuple((point, point) for point in score)
        return
    low = [min(seat) for seat in zip(*true.scores, strict=True)]
    high = [max(seat) for seat in zip(*true.scores, strict=True)]
    assert found.ranges == tuple(zip(low, high, strict=True))
    assert found.winners == true.winners
    for scores in product(*(range(a, b + 1) for a, b in found.ranges)):
        can_be = any(one.net.can_be(scores, scores) for one in found.counted)
        assert can_be is (scores in true.scores), scores
    match ending:
        case Complete():
            assert true.turns == {None}
        case Unfinished(turn=turn):
            assert true.turns == {turn}
        case EndsOpen(turns=turns):
            assert true.turns == set(turns)
        case _:
            assert isinstance(ending, IllegalWithGaps)


def _compare(
    seed: int, packs: tuple[str, ...], *, unknown: float, changes: float, loosely: bool = False
) -> GameFindings:
    random = Random(seed)
    study, rules = study_pack(random.choice(packs)), _rules(random)
    whole, _ = played(random, rules, study.seats, study.pack, random.choice((3, 6, 10, 30)))
    much = random.choice((0.2, 0.5, 0.9, 1))
    game = blanked(random, whole, rules, study.seats, study.pack, much, unknown)
    if loosely:
        game = told_loosely(random, game, study.seats)
    if random.random() < changes:
        game = changed(random, game, study.pack, study.seats)
    found = play(game, start(study.seats, rules, game.starter or 0, study.pack), FILLER)
    _agree(found, truth(game, study.seats, rules, study.name), game)
    return found


@pytest.mark.parametrize("first", range(0, many(default=20, thorough=4000), 20))
def test_findings_are_those_of_all_deals(first: int) -> None:
    for seed in range(first, first + 20):
        _compare(seed, FOUR_CARDS, unknown=0, changes=0.4)


@pytest.mark.parametrize("first", range(0, many(default=20, thorough=2000), 20))
def test_findings_with_unknown_cards_are_those_of_all_deals(first: int) -> None:
    for seed in range(first, first + 20):
        _compare(seed, FOUR_CARDS, unknown=0.4, changes=0.3)


@pytest.mark.parametrize("first", range(0, many(default=20, thorough=2000), 20))
def test_findings_of_tricks_that_somebody_took_are_those_of_all_deals(first: int) -> None:
    for seed in range(first, first + 20):
        _compare(seed, FOUR_CARDS, unknown=0.2, changes=0.3, loosely=True)


@pytest.mark.parametrize(
    ("seed", "kind"),
    [(0, Complete), (5, Unfinished), (7, IllegalWithGaps), (20, ClaimImpossible), (164, EndsOpen)],
)
def test_every_kind_of_ending_is_among_those_that_are_compared(seed: int, kind: type) -> None:
    assert isinstance(_compare(seed, FOUR_CARDS, unknown=0.4, changes=0.3).ending, kind)


@pytest.mark.parametrize("seed", range(many(default=1, thorough=300)))
def test_findings_with_more_cards_are_those_of_all_deals(seed: int) -> None:
    _compare(seed, SIX_CARDS, unknown=0.1, changes=0.3)


@pytest.mark.parametrize("first", range(0, many(default=10, thorough=1000), 10))
def test_why_says_of_each_entry_what_all_deals_say(first: int) -> None:
    for seed in range(first, first + 10):
        random = Random(seed)
        study, rules = study_pack(random.choice(FOUR_CARDS)), _rules(random)
        whole, _ = played(random, rules, study.seats, study.pack, 6)
        game = blanked(random, whole, rules, study.seats, study.pack, 0.9, 0.3)
        game = changed(random, told_loosely(random, game, study.seats), study.pack, study.seats)
        true = truth(game, study.seats, rules, study.name)
        names = ("Anna", "Ben", "Cleo")[: study.seats]
        record = a_record(names, (game,), rules, pack=study.name)
        last = len(game.entries) if true.illegal is None else true.illegal + 1
        for at in range(last):
            found = explained_with_gaps(record, rules, at + 1, lambda: True)
            assert isinstance(found, MoveWithGaps)
            assert found.why.allowed is (at != true.illegal)
            assert found.why.anyhow is (at not in true.depends)
        beyond = explained_with_gaps(record, rules, last + 1, lambda: True)
        assert beyond == tuple(range(1, last + 1))
