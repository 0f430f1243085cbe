"""A failure as people read it: what both sides say, in both languages, on one screen.

The cases are games by hand; what the rules say in them is worked out from the manuals.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from daumen_rules import GERMAN, Card, Deal, Event, Parry, Pass, RuleSet, Show, State
from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.checker import Checker, EngineDiffers
from daumen_rules.conformance.record import failure_record
from daumen_rules.contracts.engine_tests.script import Script, script
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.game import GAME as DAUMEN
from daumen_rules.games.daumen_drauf.model import Action
from daumen_rules.games.daumen_drauf.packs import study_pack
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.wire import state_form
from daumen_rules.kernel.text import Language
from daumen_rules.records.record import read_text
from daumen_rules.records.record import write as write_text
from daumen_rules.records.replay import replay
from tests.conformance.python_engines import Library
from tests.each import of_each

Played = Script[State, Action, Event]
Form = dict[str, Any]
Lie = Callable[[Form], Form | None]
"""Changes an answer, or gives another one."""


def game(pack: str, deck: str, *actions: Action, rules: RuleSet = GERMAN) -> Played:
    """A game with a small pack, seat 0 starting."""
    study = study_pack(pack)
    opening = start(study.seats, rules, 0, study.pack)
    return script(GAME.rules, opening, Deal(map(Card.parse, deck.split())), actions)


def show(seat: int, card: str) -> Show:
    return Show(seat, Card.parse(card))


class Lying(Library):
    """The library; the answers to one kind of message, after some of them, are changed."""

    def __init__(self, message: str, after: int, change: Lie) -> None:
        super().__init__()
        self.message, self.left, self.change = message, after, change

    def __call__(self, request: Form) -> Form:
        answer: Form = json.loads(json.dumps(super().__call__(request)))
        if request["message"] == self.message:
            self.left -= 1
            if self.left == -1:
                return self.change(answer) or answer
        return answer


def told(engine: Library, played: Played, language: Language = "en") -> EngineDiffers:
    with pytest.raises(EngineDiffers) as raised:
        Checker(engine, language).check(played)
    return raised.value


TWO = game("duo-y2-h1", "Y1p Y2h Y1h Y2p", show(0, "Y1p"), show(1, "Y2h"), Pass(0))
"""A leads, B tops it, A passes: B takes both, B and then A draw."""


def says(engine: Library, played: Played, language: Language = "en") -> tuple[str, str]:
    """What both sides say."""
    lines = told(engine, played, language).lines
    starts = ("your engine says:", "the rules say:")
    if language == "de":
        starts = ("deine Engine sagt:", "die Regeln sagen:")
    first, second = (next(line for line in lines if line.startswith(s)) for s in starts)
    return first.partition(":")[2].strip(), second.partition(":")[2].strip()


def change(**fields: Any) -> Lie:
    """A lie about fields of the state."""

    def lie(answer: Form) -> None:
        answer["state"].update(fields)

    return lie


def instead(answer: Form) -> Lie:
    """A lie that is another answer altogether."""

    def lie(_: Form) -> Form:
        return answer

    return lie


def test_a_failure_is_told_with_deal_moves_and_clause() -> None:
    lines = told(Lying("apply", 2, change(pile=3)), TWO).lines
    assert lines[:8] == [
        "2 seats, 4 cards (duo-y2-h1), 1 to a hand, rules: german",
        "    A: Y1p   starts",
        "    B: Y2h",
        "    draw pile, top card first: Y1h Y2p",
        "    A: Y1p   B: Y2h",
        "  > A: pass   <- wrong here",
        "your engine says: The draw pile has 3.",
        "the rules say:    The draw pile has 0.",
    ]
    assert lines[8].startswith("FILL-")
    assert "German G6; English E5¶2" in lines[8]


def test_a_failure_is_told_in_german() -> None:
    lines = told(Lying("apply", 2, change(pile=3)), TWO, "de").lines
    assert lines[0] == "2 Plätze, 4 Karten (duo-y2-h1), 1 auf der Hand, Regeln: german"
    assert "    A: Y1p   beginnt" in lines
    assert "  > A: pass   <- hier falsch" in lines
    assert "deine Engine sagt: Der Stapel hat 3." in lines
    assert "die Regeln sagen:  Der Stapel hat 0." in lines
    assert not any(" the " in line for line in lines)


@of_each(
    ("after", "fields", "theirs", "ours"),
    [
        (0, {"turn": 0}, "A is on turn.", "B is on turn."),
        (0, {"leader": 1}, "B leads the trick.", "A leads the trick."),
        (0, {"hands": [1, 1]}, "cards in hand: A 1, B 1.", "cards in hand: A 0, B 1."),
        (0, {"trick": []}, "the trick is empty, and nobody has captured its cards.",
         "in the trick: A Y1 (covered)."),
        (0, {"trick": [], "turn": 0, "captured": [["Y1"], []]}, "the trick is over, and A leads.",
         "the trick goes on, and B is on turn."),
        (0, {"trick": [{"seat": 0, "card": "Y1p", "covered": False}]}, "in the trick: A Y1p.",
         "in the trick: A Y1 (covered)."),
        (2, {"captured": [["Y1"], ["Y2"]]}, "captured: A Y1, B Y2.", "captured: A –, B Y1 Y2."),
        (2, {"over": True, "turn": None, "leader": None, "points": [0, 0]}, "The game is over.",
         "The game goes on."),
    ],
)  # fmt: skip
def test_both_sides_are_told_in_plain_words(
    after: int, fields: Form, theirs: str, ours: str
) -> None:
    assert says(Lying("apply", after, change(**fields)), TWO) == (theirs, ours)


def test_a_trick_that_is_over_is_not_told_of_an_answer_that_contradicts_itself() -> None:
    """Who is on turn would have to lead, and nobody is on turn in a game that is over."""
    oddities: tuple[Form, ...] = (
        {"trick": [], "turn": 0, "leader": 1},
        {"trick": [], "over": True, "turn": 1},
    )
    for odd in oddities:
        theirs, _ = says(Lying("apply", 0, change(**odd)), TWO)
        assert "the trick is over" not in theirs


def test_the_answer_is_shown_as_it_came_with_the_field_that_differs() -> None:
    trick = [{"seat": 0, "card": "Y1", "covered": False}]
    lines = told(Lying("apply", 0, change(trick=trick)), TWO).lines
    assert "field:    state.trick[0].covered" in lines
    asked = lines.index(
        'asked:    {"message": "apply", "action": {"seat": 0, "do": "show", "card": "Y1p"}}'
    )
    answer = "".join(line[10:] for line in lines[asked + 1 : asked + 4])
    assert answer.startswith('…state": {"over": false, "turn": 1, "leader": 0, ')
    assert '"covered": false' in answer


def test_an_action_refused_or_allowed_is_told_with_its_clause() -> None:
    no = Lying("apply", 1, instead({"refused": True}))
    assert says(no, TWO) == ("B: show Y2h: not allowed.", "B: show Y2h: allowed.")
    tried = game("duo-y2-h1", "Y2p Y1h Y1p Y2h", show(0, "Y2p"), show(1, "Y1h"))
    yes = Lying("apply", 1, instead({"state": _state(tried)}))
    theirs, ours = says(yes, tried)
    assert theirs == "B: show Y1h: allowed."
    assert ours == (
        "B: show Y1h: not allowed. yellow 1 has no higher value than yellow 2. [HIGH-1]"
    )


def _state(played: Played) -> Form:
    """What lies open after the last move of a game."""
    return dict(state_form(played.state(len(played.moves))))


def test_a_list_of_actions_is_told_by_what_is_too_much_and_too_little() -> None:
    wrong = [{"seat": 1, "do": "pass"}, {"seat": 1, "do": "parry", "card": "Y2h"}]
    theirs, ours = says(Lying("legal", 1, instead({"legal": wrong})), TWO)
    assert theirs == "allowed: B: parry Y2h; not allowed: B: show Y2h."
    assert ours == "allowed: B: show Y2h; not allowed: B: parry Y2h."
    lines = told(Lying("legal", 1, instead({"legal": wrong})), TWO).lines
    assert "  > A: Y1p   <- wrong after this" in lines


def test_a_view_is_told_with_its_seat() -> None:
    def leak(answer: Form) -> None:
        answer["view"]["trick"][0]["card"] = "Y1p"

    theirs, ours = says(Lying("view", 3, leak), TWO)
    assert theirs == "B: in the trick: A Y1p (covered)."
    assert ours == "B: in the trick: A Y1 (covered)."


def test_a_wrong_deal_is_marked_at_the_deal() -> None:
    def swap(answer: Form) -> None:
        answer["view"]["hand"] = ["Y2p"]

    lines = told(Lying("view", 0, swap), TWO).lines
    assert lines[4] == "  > the deal   <- wrong here"
    assert "your engine says: A: own hand Y2p." in lines


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_long_game_of_seven_still_fits_a_screen(language: Language) -> None:
    opening = start(7)
    deck = opening.pack.cards
    moves: list[Action] = []
    played = script(GAME.rules, opening, Deal(deck), moves)
    for _ in range(60):
        state = played.state(len(moves))
        moves.append(legal_actions(state)[0])
        played = script(GAME.rules, opening, Deal(deck), moves)
    wrong = told(Lying("apply", 59, change(turn=9, leader=9)), played, language)
    assert len(wrong.lines) <= 30
    assert max(map(len, wrong.lines)) <= 100


def test_the_case_is_a_record_that_check_can_read() -> None:
    """A refusal on the way is left out; the last action stands there although it is forbidden."""
    tried = game(
        "duo-y2-h1", "Y2p Y1h Y1p Y2h", Parry(0, Card.parse("Y2p")), show(0, "Y2p"), show(1, "Y1h")
    )
    record = failure_record(
        bench(DAUMEN), told(Lying("apply", 2, instead({"state": _state(tried)})), tried).failure
    )
    assert record is not None
    assert read_text(write_text(record)) == record
    assert (record.names, record.pack) == (("A", "B"), "duo-y2-h1")
    (played,) = replay(record, record.rules).games
    assert played.refused is not None
    allowed = failure_record(bench(DAUMEN), told(Lying("apply", 0, change(turn=0)), TWO).failure)
    assert allowed is not None
    (played,) = replay(allowed, allowed.rules).games
    assert played.is_true
    assert played.outcome is None
