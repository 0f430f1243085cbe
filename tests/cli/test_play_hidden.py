"""Several people at one keyboard: nobody sees on the screen what he could not see at the table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from daumen_rules import Card, State, deck
from daumen_rules.cli.play.menu import labels
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf.model import Finished, Playing, ShownCard, Table
from daumen_rules.games.daumen_drauf.rule_set import Inspection
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from tests.cli.playing import SEPARATOR, faces, played, recorded, states
from tests.conftest import many
from tests.each import mostly_long

FIRST_ALWAYS = "\n1\n" * 200
"""Enter where the keyboard changes hands, and the first action of every list."""

NAMES = ("Anna", "Ben", "Clara", "David")
HAND_OVER = re.compile(r"(?:The keyboard goes to|Die Tastatur geht an)\s+(\w+)\.")
ACCEPTED = re.compile(r"^(?:Anna|Ben|Clara|David)> 1\s*$", re.MULTILINE)

pytestmark = pytest.mark.cites("HAND-2", "THUMB-2", "THUMB-4")


def lying_open(table: Table, shown: tuple[ShownCard, ...]) -> Iterator[Card]:
    """The released cards of a trick: all but the latest of each seat."""
    for seat in range(table.players):
        yield from [s.card for s in shown if s.seat == seat][:-1]


def seen_by(seat: int, so_far: tuple[State, ...]) -> set[Card]:
    """The cards whose fang a seat has seen or can tell, worked out from hands and tricks alone."""
    seen: set[Card] = set()
    for state in so_far:
        assert isinstance(state, Playing | Finished)
        table = state.table
        seen |= set(table.hands[seat])
        if isinstance(state, Playing):
            seen |= set(lying_open(table, state.trick.shown))
        else:
            seen |= {card for hand in table.hands for card in hand}
        for taker, captured in enumerate(table.captured):
            if table.rules.inspection is Inspection.ALL or taker == seat:
                seen |= {s.card for s in captured}
    return seen | {card.twin for card in seen}


def check_pictures(pictures: list[str], record: Path) -> int:
    """Between two changes of the keyboard only fangs are told that its holder can know.

    Pictures are what is on the screen from one change to the next, the last for all. Answers how
    many fangs were hidden from somebody while his picture was on the screen.
    """
    course = states(recorded(record))
    acted, hidden = 0, 0
    for picture in pictures[:-1]:
        found = HAND_OVER.search(picture)
        assert found is not None
        seat = NAMES.index(found[1])
        acted += len(ACCEPTED.findall(picture))
        before_the_last = course[:acted]
        assert faces(picture) <= seen_by(seat, before_the_last)
        now = before_the_last[-1]
        assert isinstance(now, Playing)
        hands = {card for hand in now.table.hands for card in hand}
        assert set(now.table.hands[seat]) <= faces(picture)
        hidden += len(hands - seen_by(seat, before_the_last))
    assert acted == len(course) - 1, "every action was typed"
    return hidden


def pictures_of(output: str) -> list[str]:
    """A transcript cut where the keyboard changes hands, without what answers an empty line."""
    lines = [line for line in output.splitlines() if "such as Y3p" not in line]
    lines = [line for line in lines if "wie Ge3g" not in line]
    return "\n".join(lines).split(SEPARATOR)[1:]


@pytest.mark.parametrize(
    ("rules", "language"),
    [
        ("english", "de"),
        *(
            pytest.param(rules, language, marks=pytest.mark.long)
            for rules, language in [("german", "en"), ("german", "de"), ("english", "en")]
        ),
    ],
)
@pytest.mark.parametrize("people", [3, 2, 4][: many(default=1, thorough=3)])
def test_no_fang_of_another_hand_is_told_in_a_whole_game(
    tmp_path: Path, people: int, rules: str, language: str
) -> None:
    target = tmp_path / "game.dd"
    seats, games = (f"--players={people}", f"--humans={people}"), many(1, 3)
    for seed in range(games):
        result = played(
            *seats,
            f"--seed={seed}",
            f"--rules={rules}",
            f"--lang={language}",
            f"--record={target}",
            "--force",
            typed=FIRST_ALWAYS,
        )
        assert result.exit_code == 0
        assert check_pictures(pictures_of(result.output), target) > 0


def test_the_next_person_is_told_what_happened_since(tmp_path: Path) -> None:
    result = played("--players=2", "--humans=2", "--seed=7", typed="\n1\n\nquit\n")
    anna, ben = pictures_of(result.output)
    card = re.search(r"1 \[([YGB]\d)[ph]\]", anna)
    assert card is not None
    assert f"[👍 {card[1]}]" in ben
    assert "Anna shows " in ben


def test_a_refusal_does_not_tell_what_another_seat_holds() -> None:
    """Whatever card Anna names for Ben, she does not hear whether he has it."""
    for card in deck(2)[:: many(5, 3)]:
        for typed in (f"\nB: parry {card}\nB: {card}\nquit\n", f"A: parry {card}\nquit\n"):
            result = played("--players=2", "--humans=2", "--seed=7", typed=typed)
            assert "THUMB-1" not in result.output
            assert result.exit_code == 0


# Calling out of turn


ANY_TIME = "german with parry_timing=any_time"


def test_several_people_are_asked_before_a_bot_acts_with_no_hand_on_the_screen(
    tmp_path: Path,
) -> None:
    """Seats 0 and 1 of three are people; Clara is a bot. The question comes whoever could parry."""
    asked = 0
    for seed in range(8):
        result = played(
            "--humans=2", f"--seed={seed}", "--rules", ANY_TIME, typed="\n1\n\n1\n\nquit\n"
        )
        for picture in pictures_of(result.output):
            if "Before Clara acts" in picture:
                asked += 1
                assert "Hand of" not in picture
                assert not faces(picture)
    assert asked == 8


@pytest.mark.long
@pytest.mark.cites("PARRY-2", "Q20")
def test_a_call_is_carried_out_where_the_caller_holds_the_twin(tmp_path: Path) -> None:
    """Anna leads her first card; Ben or Clara calls at the hand-over. Who lacks the twin is told so
    without a fang, whoever holds it takes the trick.
    """
    taken, refused = 0, 0
    for seed in range(20):
        result = played(
            "--humans=3", f"--seed={seed}", "--rules", ANY_TIME, typed="\n1\nC: parry\nquit\n"
        )
        called = pictures_of(result.output)[1]
        if "[THUMB-1]" in called:
            refused += 1
        else:
            taken += 1
            assert "The keyboard goes to Clara" in result.output
    assert taken > 0
    assert refused > 0


def test_a_call_is_refused_where_the_rules_do_not_allow_it() -> None:
    for seed in range(10):
        result = played("--humans=3", f"--seed={seed}", typed="\n1\nC: parry\nquit\n")
        assert "[PARRY-2]" in result.output
        assert "[THUMB-1]" not in result.output


# Which games ask


HANDS = frozenset(
    {
        *("daumen-drauf", "mogeln", "mau-mau", "skat"),  # cards in hands
        *("herz-ass-herz-10", "der-letzte-stich", "elfern", "fuenf-dazu", "zwanzig-ab"),
        *("dreiblatt", "dreiblatt-mit-schieben", "brandeln", "einundfuenfzig"),
        *("sechsundsechzig", "sechsundsechzig-zu-dritt", "ecarte", "herzeln", "preference"),
        *("schnipp-schnapp-schnurr", "lasst-fuenf-gerade-sein", "red-dog", "siebzehn-und-vier"),
        *("quartett", "hund"),
        *("wieviel-augen-2w", "wieviel-augen-3w", "wuerfelstapel"),  # one throws, the other guesses
    }
)
"""The games in which, by their manuals, a seat sees what another does not. In 117 all packs lie
face down until they are turned, in 75 the dice under the cup: nobody looks.
"""

UNASKED = {"schlafmuetze", "verirrter-ritter"}
"""Games with hands in which no seat is asked anything, so that nobody is given the keyboard."""


@pytest.mark.parametrize("slug", mostly_long(GAMES, 8))
def test_the_keyboard_changes_hands_unseen_just_where_a_seat_sees_what_another_does_not(
    slug: str,
) -> None:
    """Everybody lets be what he may, else does the first thing; 40 lines are typed."""
    most = min(4, game(slug).rules.seats[-1])
    for people in {game(slug).rules.seats[0], most} - {1}:
        call = ("--game", slug, f"--players={people}", f"--humans={people}", "--seed=2")
        (first,) = labels(game(slug), 0, 1)
        told = played(*call, typed=f"\n{first}\n" * 20).output
        assert bool(HAND_OVER.search(told)) == (slug in HANDS), told
        assert (SEPARATOR in told) == (slug in HANDS)


@pytest.mark.long
def test_what_each_game_says_apart_from_its_views_is_hidden_from_a_seat_in_the_same_games() -> None:
    """What a viewer can tell of a state each game with secrets states by hand besides its views.
    Daumen drauf! has twin games instead, and HAND-2.
    """
    found = {"daumen-drauf"}
    for slug in GAMES:
        one, draw = game(slug), random.Random(1)
        masked, state = one.checks.masked, one.rules.start(one.rules.seats[0], one.book.default)
        for _ in range(60 if masked is not None else 0):
            assert masked is not None
            if masked(state, 0) != masked(state, 1):
                found.add(slug)
            if one.rules.outcome(state) is not None:
                break
            chance = one.rules.chance(state)
            drawn = None if chance is None else chance.at(draw.randrange(chance.total))
            answer = step(one.rules, state, drawn or draw.choice(legal_actions(one.rules, state)))
            assert isinstance(answer, Step)
            state = answer.state
    assert found == HANDS | UNASKED
