"""Every game by numbers: each legal action has its own, and what is not legal has none."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.adapters.action_ids import WAIT, ActionIds
from daumen_rules.adapters.episode import Episode, rewards
from daumen_rules.adapters.turns import Turns
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.game import Outcome
from tests.each import mostly_long

CHOICES = 120


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_a_game_is_played_by_numbers(slug: str) -> None:
    """All legal actions of a state have different numbers, the words of which are theirs; one is
    chosen, and it is taken.
    """
    found, random = game(slug), Random(slug)
    turns = Turns(found)
    turn = turns.first
    for _ in range(CHOICES):
        if turns.outcome(turn) is not None:
            break
        chance = turns.chance(turn)
        if chance is not None:
            turn = turns.acted(turn, chance.at(random.randrange(chance.total)))
            continue
        seat = turns.mover(turn)
        mine = [a for a in found.legal_actions(turn.state) if found.actor(a) == seat]
        numbers = {action: turns.ids.of(action) for action in mine}
        assert len({*numbers.values()}) == len(mine)
        for action, ids in numbers.items():
            said = turns.ids.words(ids[-1])
            assert said == found.notation.write(action) or said.endswith("that is all")
        assert {*turns.legal(turn)} - {WAIT} == {ids[0] for ids in numbers.values()}
        if not mine:
            assert turns.legal(turn) == (WAIT,)
            turn = turns.chosen(turn, WAIT)
            continue
        action = random.choice(mine)
        before = turn.state
        for number in numbers[action]:
            assert number in turns.legal(turn)
            assert turn.state == before
            turn = turns.chosen(turn, number)
        step = found.step(before, action)
        assert turn.state == getattr(step, "state", None)


@pytest.mark.long
@pytest.mark.parametrize("slug", ["daumen-drauf", "skat", "mau-mau", "muehle", "kniffel"])
def test_numbers_do_not_depend_on_the_rules(slug: str) -> None:
    found = game(slug)
    ids = ActionIds(found)
    for _, rules in found.book.rule_sets:
        turns = Turns(found, None, rules)
        assert turns.ids.size == ids.size
        assert [turns.ids.words(n) for n in range(ids.size)] == [
            ids.words(n) for n in range(ids.size)
        ]
    assert len({ids.words(n) for n in range(ids.size)}) == ids.size


def test_an_action_of_several_operands_is_chosen_one_by_one() -> None:
    """Of five dice some are kept: each is a choice, and the last says that it is all."""
    episode = Episode(game("kniffel"))
    episode.begin(seed=4)
    words = episode.turns.ids.words
    assert "keep that is all" in map(words, episode.legal)
    state = episode.turn.state
    first = next(number for number in episode.legal if words(number).endswith("…"))
    episode.choose(first)
    assert episode.turn.state == state
    assert {*map(words, episode.legal)} <= {
        "keep that is all",
        *(f"keep {face} …" for face in range(1, 7)),
    }
    with pytest.raises(ValueError, match="is not legal now"):
        episode.choose(WAIT)


def test_whoever_may_act_out_of_turn_is_asked_first_and_may_wait() -> None:
    """Where parrying is free, all with cards are asked before the seat on turn, also those who hold
    no twin: whether one may parry is hidden.
    """
    found = game("daumen-drauf")
    turns = Turns(found, 3, found.book.read_rules("german with parry_timing=any_time"))
    random, asked = Random(5), list[bool]()
    turn = turns.first
    while turns.outcome(turn) is None and len(asked) < 60:
        chance = turns.chance(turn)
        if chance is not None:
            turn = turns.acted(turn, chance.at(random.randrange(chance.total)))
            continue
        legal = turns.legal(turn)
        asked.append(WAIT in legal)
        if asked[-1]:
            assert turns.mover(turn) in found.rules.movers(turn.state)[1:]
        turn = turns.chosen(turn, WAIT if WAIT in legal else random.choice(legal))
    assert any(asked)
    assert not all(asked)


def test_rewards_are_what_the_winners_share() -> None:
    """Three stake 1 each: one winner gains 2; two winners gain a half each."""
    assert rewards(Outcome((5, 3, 1)), 3) == (2.0, -1.0, -1.0)
    assert rewards(Outcome((5, 5, 1)), 3) == (0.5, 0.5, -1.0)
    assert rewards(Outcome((0, 0), ()), 2) == (0.0, 0.0)
    assert rewards(None, 2) == (0.0, 0.0)


def test_a_game_begins_in_a_position() -> None:
    """White closes the mill on the seventh rank and takes: Black has two stones left."""
    text = "players: White, Black\nstones White: a7 d7 g4\nstones Black: a1 d1 f4\nlost: 6 6\n"
    episode = Episode(game("muehle"), position=f"{text}turn: White\n")
    episode.begin(1)
    words = episode.turns.ids.words
    for _ in range(2):
        legal = {words(number): number for number in episode.legal}
        episode.choose(legal.get("g4-g7") or legal[next(w for w in legal if "f4" in w)])
    assert episode.outcome is not None
    assert episode.rewards == (1.0, -1.0)
