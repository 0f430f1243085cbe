"""A text that was not saved is refused, with the path of what is wrong: no value is made of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daumen_rules import NATURE, SPECTATOR, Pass, RuleSet, Step, deals
from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.saved import forms_of
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.canonical import read
from tests.conftest import many
from tests.each import mostly_long, of_each
from tests.laws import strategies as our
from tests.mutated import mutated_json

Load = Callable[[str], Any]


def _canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


# By hand


@of_each(
    ("text", "message"),
    [
        ('{"Pass":{"seat":1.5}}', "Pass.seat: found 1.5; expected a whole number"),
        ('{"Pass":{"seat":1.0}}', "Pass.seat: found 1.0; expected a whole number"),
        ('{"Pass":{"seat":NaN}}', "Pass.seat: found NaN; expected a whole number"),
        ('{"Pass":{"seat":1e400}}', "Pass.seat: found Infinity; expected a whole number"),
        ('{"Pass":{"seat":true}}', "Pass.seat: found true; expected a whole number"),
        ('{"Pass":{"seat":null}}', "Pass.seat: found null; expected a whole number"),
        ('{"Pass":{"seat":{"Pass":{"seat":1}}}}', "Pass.seat: found "),
        ('{"Pass":{"seat":1,"seat":2}}', "an object has a key twice"),
        ('{"Pass":{}}', "Pass: found {}; expected an object with seat"),
        ('{"Pass":{"seat":1,"card":null}}', "expected an object with seat"),
        ('{"Show":{"seat":0,"card":{"Kind":"Y3"}}}', 'Show.card: found {"Kind": "Y3"}; exp'),
        ('{"Show":{"seat":0,"card":{"Card":"Y3x"}}}', 'Show.card.Card: found "Y3x"; exp'),
        ('{"Deal":{"cards":[{"Card":"Y1p"},3]}}', "Deal.cards[1]: found 3; expected"),
        ('{"Deal":{"cards":{"Card":"Y1p"}}}', "Deal.cards: found"),
    ],
)  # fmt: skip
def test_the_message_says_where_it_is_what_it_is_and_what_was_expected(
    text: str, message: str
) -> None:
    with pytest.raises(ValueError, match="no saved value") as caught:
        GAME.load(text)
    assert message in str(caught.value)


@of_each(
    ("old", "new"),
    [
        ('"hand_size":5', '"hand_size":0'),
        ('"hand_size":5', '"hand_size":11'),
        ('"players":3', '"players":8'),
        ('"players":3', '"players":1'),
        ('"starter":0', '"starter":3'),
        ('{"Card":"Y1p"},', ""),
        ('{"RuleSet":"german"}', '{"RuleSet":"german "}'),
        ('{"RuleSet":"german"}', '{"RuleSet":"GERMAN"}'),
    ],
)
def test_a_table_that_no_start_leads_to_is_refused(old: str, new: str) -> None:
    text = GAME.save(start(3))
    assert old in text
    with pytest.raises(ValueError, match=r".+"):
        GAME.load(text.replace(old, new, 1))


def test_a_state_has_a_hand_for_every_seat() -> None:
    before = start(3)
    dealt = step(before, deals(before).at(1996))
    assert isinstance(dealt, Step)
    data = json.loads(GAME.save(dealt.state))
    ((_, state),) = data.items()
    for key in ("hands", "captured"):
        table = state["table"]["Table"]
        kept = table[key]
        table[key] = kept[:-1]
        with pytest.raises(ValueError, match=rf"table\.{key}: found"):
            GAME.load(json.dumps(data))
        table[key] = kept
    state["table"]["Table"]["memory"][0]["Look"]["seat"] = 3
    with pytest.raises(ValueError, match=r"table\.memory\[0\]\.seat: found 3"):
        GAME.load(json.dumps(data))
    state["table"]["Table"]["memory"][0]["Look"]["seat"] = 0
    assert GAME.save(GAME.load(json.dumps(data))) == _canonical(data)


@pytest.mark.parametrize("text", ['{"Fraction":"1/0"}', '{"Fraction":"2/4"}', '{"Fraction":"x"}'])
def test_a_fraction_is_one_as_it_is_written(text: str) -> None:
    forms = forms_of(game("tief-gewinnt"))
    assert read('{"Fraction":"1/2"}', (), forms) == 0.5
    with pytest.raises(ValueError, match="Fraction: found"):
        read(text, (), forms)
    with pytest.raises(ValueError, match="no saved state, action, event or view"):
        game("tief-gewinnt").load('{"Fraction":"1/2"}')


def test_a_huge_value_makes_a_short_message() -> None:
    for text in ('{"Show":{"seat":0,"card":{"Card":"%s"}}}', '{"Pass":{"seat":"%s"}}'):
        with pytest.raises(ValueError, match=r"\.\.\.") as caught:
            GAME.load(text % ("Y" * 1_000_000))
        assert len(str(caught.value)) < 500


def test_two_saved_actions_come_back_from_other_white_space() -> None:
    assert GAME.load(' {"Pass" :\n{"seat": 2}} ') == Pass(2)
    assert type(GAME.load(GAME.save(Pass(2)))) is Pass


# By mutation


def refused_or_the_same(text: str, loads: Load, saves: Callable[[Any], str]) -> bool:
    """Whether a text is refused, by ValueError and no other; else it is saved again as it was."""
    try:
        value = loads(text)
    except ValueError:
        return True
    assert saves(value) == _canonical(json.loads(text))
    return False


def _saved(seed: int, players: int, steps: int) -> Iterator[str]:
    """A state, what led to it, and what two see of it, saved."""
    random, before = Random(seed), start(players)
    yield GAME.save(before)
    answer = step(before, deals(before).at(seed))
    for _ in range(steps):
        legal = legal_actions(answer.state) if isinstance(answer, Step) else ()
        if isinstance(answer, Step) and legal:
            answer = step(answer.state, random.choice(legal))
    assert isinstance(answer, Step)
    yield from map(GAME.save, (answer.state, answer.action, *answer.events))
    yield from (GAME.save(view(answer.state, viewer)) for viewer in (SPECTATOR, 1))


@our.one_in(2)
@given(st.integers(0, 2**32), st.integers(2, 7), st.integers(0, 40))
def test_a_mutated_text_is_refused_or_saves_again_to_itself(
    seed: int, players: int, steps: int
) -> None:
    random = Random(seed)
    for text in _saved(seed, players, steps):
        assert GAME.save(GAME.load(text)) == text
        for _ in range(3):
            refused_or_the_same(mutated_json(text, random), GAME.load, GAME.save)


@pytest.mark.parametrize("slug", mostly_long(GAMES, 12))
def test_the_same_holds_of_every_game_of_the_collection(slug: str) -> None:
    random, found = Random(slug), game(slug)
    play = random_play(found, found.rules.seats[0], found.book.default, random, 12)
    refused = 0
    for state in play.states[:: many(4, 1)]:
        text = found.save(state)
        assert found.save(found.load(text)) == text
        changed = [mutated_json(text, random) for _ in range(many(8, 200))]
        refused += sum(refused_or_the_same(one, found.load, found.save) for one in changed)
    assert refused > 3
    if '"rules"' in found.save(play.states[0]):
        data = json.loads(found.save(play.states[0]))
        ((_, fields),) = data.items()
        fields["rules"] = 3
        with pytest.raises(ValueError, match="rules: found 3"):
            found.load(json.dumps(data))


def test_a_view_is_loaded_of_a_seat_that_has_drawn_in_the_middle_of_a_trick() -> None:
    """By `refill_scope=lap` a seat has had four cards, one more than it was dealt."""
    rules = RuleSet.parse("german with refill_scope=lap, forced_pass=skip_all")
    (pack,) = (one.pack for one in STUDY_PACKS if one.seats == 3 and one.pack.hand_size == 3)
    state: Any = start(3, rules, 0, pack)
    deal = "Y1h G2h Y2p G1h B1h G2p B1p Y1p Y2h G1p"
    acts = (("deal " + deal, NATURE), ("show G1h", 0), ("show G2h", 1), ("show Y2p", 2))
    for words, mover in (*acts, ("pass", 0), ("show B1h", 1)):
        answer = step(state, GAME.notation.read(mover, words))
        assert isinstance(answer, Step)
        state = answer.state
    had = [len(hand) for hand in state.table.hands]
    for shown in state.trick.shown:
        had[shown.seat] += 1
    assert max(had) == 4
    for viewer in range(3):
        saved = GAME.save(GAME.view(state, viewer))
        assert GAME.save(GAME.load(saved)) == saved
