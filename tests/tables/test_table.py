"""The course of play at a table: who is asked, undo, matches, records that are taken up again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules import NATURE, REFEREE, Refused, Table, load
from daumen_rules.kernel.game import step
from daumen_rules.records.record import read, write
from daumen_rules.table.ask import Wanted
from daumen_rules.table.players import TimeIsUp
from tests.each import of_each


def first_each_time(table: Table, steps: int) -> Table:
    """Whoever is asked does the first thing, so many times."""
    for _ in range(steps):
        asked = table.next()
        if asked.wanted is Wanted.NOTHING:
            break
        table.act(asked.actions[0])
    return table


def test_people_are_asked_and_bots_act_by_themselves() -> None:
    table = Table(load("muehle"), ("Anna", "Ben"), (0,), seed=3, work=1)
    asked = table.next()
    assert (asked.wanted, asked.movers, len(asked.actions)) == (Wanted.CHOICE, (0,), 24)
    assert not isinstance(table.act(asked.actions[0]), Refused)
    assert table.next().movers == (0,)
    assert len(table.ongoing.steps) == 2


def test_an_illegal_action_is_a_refusal_and_changes_nothing() -> None:
    table = Table(load("muehle"), seed=3)
    action = table.next().actions[0]
    table.act(action)
    assert isinstance(table.act(action), Refused)
    assert len(table.ongoing.steps) == 1


def test_chance_is_drawn_from_the_seed_or_entered() -> None:
    one, other = (Table(load("kniffel"), 2, seed=5) for _ in range(2))
    assert one.next() == other.next()
    assert [*one.ongoing.steps] == [*other.ongoing.steps] != []
    entered = Table(load("kniffel"), 2, enters_chance=True)
    asked = entered.next()
    assert (asked.wanted, asked.movers) == (Wanted.CHANCE, (NATURE,))
    assert entered.message_for(0)["asked"]["example"] == "throw 1 1 1 1 1"
    reply = entered.receive(0, {"at": "1.0", "do": "throw 1 1 1 5 6"})
    assert reply == {"done": True}
    assert entered.next().wanted is Wanted.CHOICE


def test_each_person_throws_and_bots_throw_by_themselves() -> None:
    """The throws are those of a table that does not ask: of 3 seats, one is a bot."""
    asking = Table(load("jule"), 3, (0, 2), seed=5, asks_throws=True)
    movers, at = list[Any](), 0
    while (asked := asking.next()).wanted is Wanted.THROW:
        movers.append(asked.movers)
        (seat,) = asked.movers
        assert isinstance(seat, int)
        if len(movers) == 1:
            mark = asking.message_for(seat)["at"]
            assert asking.message_for(seat)["actions"] == []
            assert asking.receive(2, {"do": "throw", "at": mark})["wrong"] == "words"
            assert asking.receive(0, {"do": "throw 6", "at": mark})["wrong"] == "words"
            assert asking.receive(0, {"do": "throw", "at": mark}) == {"done": True}
        else:
            asking.throw()
        assert len(asking.ongoing.steps) > at
        at = len(asking.ongoing.steps)
    assert movers[:4] == [(0,), (2,), (0,), (2,)]
    alone = Table(load("jule"), 3, (), seed=5)
    assert alone.next().wanted is asking.next().wanted is Wanted.NOTHING
    assert [*alone.ongoing.steps] == [*asking.ongoing.steps]


def test_the_referee_is_asked_what_happened_at_the_table() -> None:
    table = Table(load("spitz-pass-auf"), 2, seed=1)
    asked = table.next()
    while asked.wanted is Wanted.CHOICE:
        table.act(asked.actions[0])
        asked = table.next()
    assert (asked.wanted, asked.movers) == (Wanted.REFEREE, (REFEREE,))


def test_who_may_act_out_of_turn_is_asked_first_and_may_skip() -> None:
    """Somebody may have spoken before each throw of Stumme Jule."""
    table = Table(load("stumme-jule"), 2, seed=1)
    asked = table.next()
    assert (asked.wanted, asked.movers, asked.may_skip) == (Wanted.INTERRUPTION, (REFEREE,), True)
    table.skip()
    assert table.next().wanted is Wanted.INTERRUPTION
    (thrown,) = table.ongoing.steps
    assert table.game.rules.actor(thrown.action) is NATURE
    assert table.receive(1, {"at": "1.1", "do": "skip"})["wrong"] == "skip"


def test_people_are_asked_for_calls_before_a_bot_acts_whoever_could_call() -> None:
    game = load("daumen-drauf")
    rules = game.book.read_rules("german with parry_timing=any_time")
    table = Table(game, 3, (0, 1), seed=2, rules=rules, work=1)
    asked = table.next()
    while asked.wanted is Wanted.CHOICE:
        table.act(asked.actions[0])
        asked = table.next()
    assert (asked.wanted, asked.turn) == (Wanted.CALL, 2)
    assert {*asked.movers} <= {0, 1}
    for left in range(len(asked.movers), 0, -1):
        assert len(table.next().movers) == left
        table.skip(table.next().movers[0])
    assert table.next() != asked


@pytest.mark.parametrize("slug", ["muehle", "skat", "kniffel", "daumen-drauf"])
def test_a_table_that_is_left_goes_on_as_if_it_had_not_been(slug: str) -> None:
    game = load(slug)
    seats = game.rules.seats[-1] if slug == "skat" else 2
    whole = first_each_time(Table(game, seats, (0,), seed=4, bot="random"), 12)
    left = first_each_time(Table(game, seats, (0,), seed=4, bot="random"), 5)
    left.next()
    text = write(left.record)
    again = Table.resume(read(text), (0,), seed=4, bot="random")
    first_each_time(again, 7)
    assert [step.action for step in again.ongoing.steps] == [s.action for s in whole.ongoing.steps]


def test_what_one_has_done_can_be_taken_back_until_somebody_acts() -> None:
    table = Table(load("muehle"), seed=3)
    table.act(table.next().actions[0])
    before = table.message_for(0)["at"]
    assert table.take_back((1,)) is None
    assert table.take_back((0,)) is not None
    assert table.next().movers == (0,)
    assert table.message_for(0)["at"] != before
    assert table.receive(0, {"at": before, "do": "place a1"})["wrong"] == "late"
    assert [line["text"] for line in table.message_for(1)["happened"]][-1] == "A takes it back."


def test_the_answers_of_bots_are_taken_back_too_and_every_step_is_told() -> None:
    table = Table(load("muehle"), people=(0,), seed=3, bot="random")
    table.act(table.next().actions[0])
    table.next()
    assert len(table.ongoing.steps) == 2
    assert table.take_back((0,)) is not None
    assert [*table.ongoing.steps] == []
    told = [line["text"] for line in table.message_for(0)["happened"]]
    assert told[-2:] == ["B takes it back.", "You take it back."]
    assert table.message_for(1)["happened"][-1]["text"] == "A takes it back."


def test_with_hidden_cards_the_passes_of_bots_are_taken_back_but_nothing_that_they_have_shown() -> (
    None
):
    """A shows a card, B passes, C passes or shows one too. B thinks better of it."""
    for does, back in (("pass", True), ("show", False)):
        table = Table(load("daumen-drauf"), 4, seed=3)
        for wanted in ("show", "pass", does):
            actions = table.next().actions
            said = (one for one in actions if table.game.notation.write(one).startswith(wanted))
            table.act(next(said))
        steps, bots = len(table.ongoing.steps), frozenset({2})
        assert (table.ongoing.take_back((1,), bots) is not None) is back
        assert len(table.ongoing.steps) == steps - 2 * back


def test_a_match_goes_on_with_the_next_game_by_itself() -> None:
    table = Table(load("daumen-drauf"), 2, (), games=2, seed=1)
    assert table.next().wanted is Wanted.NOTHING
    assert len(table.games) == 2
    assert table.outcome is not None
    assert len(table.record.games) == 2


def test_a_table_begins_with_a_position() -> None:
    kniffel = load("kniffel")
    state = Table(kniffel, 2, seed=9)
    state.next()
    table = Table(kniffel, ("Anna", "Ben"), position=state.ongoing.state)
    assert table.next().wanted is Wanted.CHOICE
    assert [*table.ongoing.steps] == []
    assert read(write(table.record)).games[0].begins == state.ongoing.state


def test_a_bot_that_thinks_can_be_ended() -> None:
    class TooLate(Exception):
        pass

    left = 20

    def tick() -> None:
        nonlocal left
        left -= 1
        if not left:
            raise TooLate

    muehle = load("muehle")
    table = Table(muehle, 2, (), bot="thinking", work=1, seed=1, tick=tick)
    with pytest.raises(TooLate):
        table.next()
    assert [*table.ongoing.steps] == []
    other = Table(muehle, 2, (), bot="thinking", work=1, seed=1)
    assert table.advance() == other.advance() is not None


@pytest.mark.long
@pytest.mark.parametrize("slug", ["skat", "mau-mau", "daumen-drauf"])
def test_bots_that_were_stopped_make_the_same_moves(slug: str) -> None:
    """Each choice is stopped once, in the middle."""

    class Stopped(Exception):
        pass

    calls = list[bool]()

    def tick() -> None:
        calls.append(True)
        if len(calls) == 5:
            raise Stopped

    game = load(slug)
    stopped, whole = (
        Table(game, game.rules.seats[0], (), bot="thinking", work=1, seed=2, tick=each)
        for each in (tick, lambda: None)
    )
    times = 0
    for _ in range(8):
        calls.clear()
        try:
            step = stopped.advance()
        except Stopped:
            times += 1
            step = stopped.advance()
        assert step == whole.advance()
    assert times > 2


def test_a_bot_whose_time_is_up_acts_at_once() -> None:
    def tick() -> None:
        raise TimeIsUp

    table = Table(load("muehle"), 2, (), bot="thinking", seed=1, tick=tick)
    other = Table(load("muehle"), 2, (), bot="careful", seed=1)
    for one in (table, other):
        one.next()
    assert [s.action for s in table.ongoing.steps] == [s.action for s in other.ongoing.steps]


def test_tables_without_a_seed_differ() -> None:
    hands = {Table(load("skat")).message_for(0)["view"]["hand A"] for _ in range(4)}
    assert len(hands) == 4


@of_each(
    ("words", "error"),
    [
        ({"names": 7}, "is not for 7 players"),
        ({"people": (0, 5)}, "people sit on seats from 0 to 1"),
        ({"names": ("A:", "B")}, "expected a name of 1 to 40 characters"),
        ({"names": ("", "B")}, "expected a name"),
        ({"names": (" a ", "B")}, "expected a name"),
        ({"names": ("A", "a")}, "expected each name once"),
        ({"games": 0}, "a match of 0 games"),
        ({"games": 2}, "a match of 2 games"),
        ({"rules": "nonsense"}, "a rule set of"),
        ({"rules": load("skat").book.default}, "a rule set of"),
        ({"bot": "clever"}, "a bot is one of random, careful, thinking"),
        ({"work": 0}, "its work at least"),
        ({"position": "a1"}, "a state of"),
        ({"position": load("skat").start(3)}, "a state of"),
        ({"position": load("muehle").start(2), "names": 3}, "is one of 2 players"),
    ],
)
def test_a_table_that_cannot_be_is_one_clear_error(words: dict[str, object], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        Table(load("muehle"), **words)  # type: ignore[arg-type]


def test_the_moves_of_random_bots_are_those_of_the_seed() -> None:
    seeds = [Random(n).randrange(100) for n in range(3)]
    for seed in seeds:
        one, other = (Table(load("skat"), 3, (), bot="random", seed=seed) for _ in range(2))
        for table in (one, other):
            table.next()
        assert write(one.record) == write(other.record)


def test_an_action_that_is_tried_first_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[object]()

    def counted(rules: Any, state: Any, action: Any) -> Any:
        made.append(action)
        return step(rules, state, action)

    monkeypatch.setattr("daumen_rules.table.ongoing.step", counted)
    table = Table(load("muehle"), seed=1)
    action = table.next().actions[0]
    assert table.ongoing.refusal(action) is None
    table.act(action)
    assert made == [action]
    assert table.ongoing.refusal(action) is not None
    assert len(made) == 2
