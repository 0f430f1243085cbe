"""Whole games of which parts are blanked out: they stay legal, and what was true stays possible."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from daumen_rules import GERMAN, RuleSet
from daumen_rules.disputes.matching import fill
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler
from daumen_rules.games.daumen_drauf.court.gaps.findings import (
    Complete,
    GameFindings,
    IllegalWithGaps,
    Unfinished,
)
from daumen_rules.games.daumen_drauf.court.gaps.playing import play
from daumen_rules.games.daumen_drauf.court.gaps.several_games import replay_with_gaps
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Finished
from daumen_rules.games.daumen_drauf.notation.record_extras import RECORD_EXTRAS
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.record_story import last_action
from daumen_rules.records.replay import GameReplay, replay
from tests.conftest import many
from tests.gaps.blanked import blanked, played
from tests.notation.records import EXAMPLES

FILLER = Filler(fill, lambda: True)
RULES = (
    *(GERMAN, RuleSet.parse("english with refill_short=one_by_one")),
    RuleSet.parse("german with must_show_scope=lap"),
    RuleSet.parse("german with forced_pass=skip_all"),
)


@pytest.mark.parametrize("seed", range(many(default=8, thorough=400)))
def test_a_legal_game_stays_legal_whatever_is_forgotten(seed: int) -> None:
    random = Random(seed)
    rules, players = RULES[seed % 4], random.choice((2, 2, 3, 4) if seed % 4 < 3 else (2, 3))
    whole, end = played(random, rules, players)
    assert isinstance(end, Finished)
    scores = tuple(tally.score for tally in end.tallies)
    winners = tuple(seat for seat in range(players) if scores[seat] == max(scores))
    game = blanked(random, whole, rules, players, None, random.choice((0.3, 0.6, 1)), 0.02)
    found = play(game, start(players, rules, 0), FILLER)
    assert found.is_legal
    assert all(
        low <= score <= high for score, (low, high) in zip(scores, found.ranges, strict=True)
    )
    assert winners in found.winners
    assert any(one.net.can_be(scores, scores) for one in found.counted)
    assert found.noted_score in (None, scores)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.name))
def test_a_record_without_gaps_comes_to_the_same_as_by_the_plain_replay(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    plain, found = replay(record, record.rules), replay_with_gaps(record, record.rules, FILLER)
    assert plain.match is not None
    assert found.is_legal is plain.is_true
    assert found.totals == tuple((total, total) for total in plain.match.totals)
    assert found.unplayed == plain.unplayed
    outcome = plain.match.outcome
    assert found.winners == frozenset(() if outcome is None else (outcome.winners,))
    for game, same in zip(found.games, plain.games, strict=True):
        assert not game.depends
        assert game.ranges == tuple((points,) * 2 for points in _points(same))
        assert _told(game) == [
            event.sentence.say("en") for told in same.steps for event in told.events
        ]
        if same.illegal is not None:
            assert isinstance(game.ending, IllegalWithGaps)
            assert game.ending.entry == same.illegal
            assert game.ending.refused == same.refused
            before = last_action(same)
            assert game.ending.otherwise == GAME.otherwise(same.state, same.illegal.action, before)
            assert len(game.ending.legal) == len(legal_actions(same.state))
        elif same.outcome is not None:
            assert game.ending == Complete()
        else:
            assert game.ending == Unfinished(same.state.trick.turn)


def _points(game: GameReplay) -> tuple[int, ...]:
    return RECORD_EXTRAS.points(game.state) if game.outcome is None else game.outcome.scores


def _told(game: GameFindings) -> list[str]:
    return [happening.sentence.say("en") for told in game.told for happening in told.happenings]
