"""The engine of games in which notes are compared: whose go it is, choices, ends, words."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.games.dice.engines import sheets
from daumen_rules.games.dice.engines.sheets import HEADING, Sheet, fewest, most
from daumen_rules.games.dice.filzlaus import Hunt
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.choices import Choose
from daumen_rules.pieces.dice import Throw, throws
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.options import OptionError, Source, questions_of
from tests.collection.dice.chances import NAMED, table
from tests.collection.dice.goes import after, refused, taken, told
from tests.each import mostly_long, of_each
from tests.scene import seen_lines

GAMES = [slug for slug in SLUGS if sheets.__name__ in game(slug).book.modules]
CUPS = {"turmblaeser": 2, "plus-minus-2w": 1, "der-turm": 1, "va-banque": 1, "vabanquespiel": 1}
"""Games in which some of the dice fall before the others, under a cup or by themselves."""
SOONER = {"pasch-2w", "sultan", "plus-minus-2w", "vabanquespiel"}
"""Games that can be over before their rounds are, or have throws besides, such as a throw-off."""
WITH_ROUNDS = [
    slug
    for slug in GAMES
    if "rounds" in [option.field for option in game(slug).book.options] and slug not in SOONER
]


def dice_of(slug: str) -> int:
    """The number of dice by the heading above the game, or of those that fall first."""
    number = int(game(slug).book.number)
    if slug in CUPS:
        return CUPS[slug]
    return (
        1 if number < 56 else 2 if number < 78 else 3 if number < 109 else 4 if number < 111 else 5
    )


def before_a_throw(slug: str, sheet: Any) -> Any:
    """The sheet when the dice are about to fall; whoever chooses takes the last that is offered."""
    found = game(slug)
    while not found.rules.outcome(sheet) and found.rules.chance(sheet) is None:
        sheet = taken(found, sheet, legal_actions(found.rules, sheet)[-1])
    return sheet


def acts_to_the_end(slug: str, sheet: Any) -> int:
    """How many throws a game takes in which all dice show sixes."""
    found = game(slug)
    for acts in range(1000):
        sheet = before_a_throw(slug, sheet)
        chance = found.rules.chance(sheet)
        if chance is None:
            return acts
        sheet = taken(found, sheet, chance.at(chance.total - 1))
    raise AssertionError("the game does not end")


@pytest.mark.cites("TALLY-1")
@of_each("slug", GAMES)
def test_the_heading_says_how_many_dice_are_thrown(slug: str) -> None:
    chance = game(slug).rules.chance(before_a_throw(slug, table(slug, players=2)))
    assert chance is not None
    assert chance.total == 6 ** dice_of(slug)


@pytest.mark.parametrize("slug", mostly_long(g for g in GAMES if dice_of(g) > 1 and g not in NAMED))
def test_dice_without_names_count_the_same_in_every_order(slug: str) -> None:
    found, sheet = game(slug), before_a_throw(slug, table(slug, players=2))
    by_sorted: dict[Any, set[Any]] = {}
    for faces in product(range(1, 7), repeat=dice_of(slug)):
        notes = taken(found, sheet, Throw(faces)).notes
        by_sorted.setdefault(tuple(sorted(faces)), set()).add(notes)
    assert all(len(notes) == 1 for notes in by_sorted.values())


@pytest.mark.cites("TALLY-2")
@pytest.mark.parametrize("slug", WITH_ROUNDS)
def test_one_round_to_twenty_may_be_agreed_and_no_fewer_or_more(slug: str) -> None:
    one, twenty = (table(slug, f"manual with rounds={rounds}", 2) for rounds in (1, 20))
    assert acts_to_the_end(slug, twenty) == 20 * acts_to_the_end(slug, one)
    for rounds in (0, 21):
        with pytest.raises(OptionError):
            table(slug, f"manual with rounds={rounds}", 2)


@pytest.mark.cites("TALLY-2", "HIMMEL-1", "HAENDCHEN-1", "EINPASCH-1")
@pytest.mark.cites("EINMALEINS-2", "HOCH-1", "TIEF-1")
@of_each("slug", WITH_ROUNDS)
def test_rounds_stand_where_the_text_speaks_of_them_or_on_what_these_games_share(slug: str) -> None:
    said = {
        "himmel-und-hoelle": "HIMMEL-1",
        "haendchen": "HAENDCHEN-1",
        "einfacher-pasch": "EINPASCH-1",
        "einmaleins": "EINMALEINS-2",
        "hoch-gewinnt": "HOCH-1",
        "tief-gewinnt": "TIEF-1",
        "zentavesta": "ZENTAVESTA-1",
        "gerneklein": "GERNEKLEIN-1",
        "die-boese-drei": "BOESEDREI-4",
        "unter-oder-ueber-sieben": "UNTERUEBER-1",
    }
    (rounds,) = (option for option in game(slug).book.options if option.field == "rounds")
    assert [clause.id for clause in rounds.clauses] == [said.get(slug, "TALLY-2")]
    single = acts_to_the_end(slug, table(slug, "manual with rounds=1", 2))
    is_single = acts_to_the_end(slug, table(slug, players=2)) == single
    assert (rounds.source is Source.MANUAL) == (is_single and slug in said)


@pytest.mark.cites("TALLY-2")
@of_each("slug", WITH_ROUNDS)
def test_as_many_rounds_are_played_as_are_agreed(slug: str) -> None:
    one, three = (table(slug, f"manual with rounds={rounds}", 2) for rounds in (1, 3))
    assert acts_to_the_end(slug, three) == 3 * acts_to_the_end(slug, one)


@pytest.mark.parametrize(
    ("slug", "acts"),
    [
        ("himmel-und-hoelle", 2 * 5),
        ("haendchen", 2 * 5),
        ("einfacher-pasch", 2 * 5),
        ("blaue-augen", 2 * 5),
        ("einmaleins", 2),
        ("hoch-gewinnt", 2),
        ("mariechen-vorwaerts", 2 * 6),
    ],
)
def test_five_rounds_are_played_or_the_single_go_of_the_manual(slug: str, acts: int) -> None:
    assert acts_to_the_end(slug, table(slug, players=2)) == acts
    question = questions_of(game(slug).book.options)[0]
    assert question.default_german == str(game(slug).book.default.rounds)


@pytest.mark.cites("TALLY-3", "DICE-3")
def test_the_dice_go_clockwise_after_every_throw() -> None:
    found, sheet = game("haendchen"), table("haendchen", players=3)
    turns = list[int]()
    for _ in range(4):
        turns.append(sheet.turn)
        sheet = after(found, sheet, "throw 5 5")
    assert turns == [0, 1, 2, 0]


@pytest.mark.cites("DICE-1")
def test_a_throw_of_two_dice_has_a_number_from_0_to_35() -> None:
    assert [throws(2).at(place).faces for place in (0, 1, 35)] == [(1, 1), (1, 2), (6, 6)]
    for place in (-1, 36):
        with pytest.raises(ValueError, match="0 to 35"):
            throws(2).at(place)


@pytest.mark.cites("TALLY-4")
def test_a_go_of_several_throws_is_not_interrupted() -> None:
    found, sheet = game("plus-minus-1w"), table("plus-minus-1w", players=2)
    turns = list[int]()
    while found.rules.outcome(sheet) is None:
        turns.append(sheet.turn)
        sheet = after(found, sheet, "throw 4")
    assert turns == [0] * 9 + [1] * 9


@pytest.mark.cites("TALLY-5")
def test_the_equally_good_share_the_victory() -> None:
    assert most((3, 5, 5)).winners == (1, 2)
    assert fewest((3, 5, 3)).winners == (0, 2)
    assert fewest((3, 5, 3)).scores == (3, 5, 3)
    assert most((9, 5, 5), (1, 2)).winners == (1, 2)
    assert most((9, 5), ()).winners == ()


@pytest.mark.cites("TALLY-3", "TALLY-5", "HAENDCHEN-3")
@pytest.mark.parametrize(
    ("goes", "notes", "told_en", "told_de"),
    [
        (("5 5", "1 5", "2 2"), (25, 5, 0), ["A has won."], ["A hat gewonnen."]),
        (
            ("5 1", "1 1", "6 5"),
            (5, 0, 5),
            ["A has won.", "C has won."],
            ["A hat gewonnen.", "C hat gewonnen."],
        ),
    ],
)
def test_who_has_won_is_told_when_all_have_thrown(
    goes: tuple[str, ...], notes: tuple[int, ...], told_en: list[str], told_de: list[str]
) -> None:
    found, sheet = game("haendchen"), table("haendchen", "manual with rounds=1", 3)
    *before, last = (f"throw {faces}" for faces in goes)
    for words in before:
        assert not any("won" in line for line in told(found, sheet, words))
        sheet = after(found, sheet, words)
    answer = step(found.rules, sheet, found.notation.read(NATURE, last))
    assert not isinstance(answer, Refused)
    both: tuple[tuple[Language, list[str]], ...] = (("en", told_en), ("de", told_de))
    for language, expected in both:
        lines = [event.sentence.say(language) for event in answer.events]
        assert lines[-len(expected) :] == expected
        assert len(lines) == len(expected) + (1 if notes[2] == 0 else 2)
    assert answer.state == Sheet(rules=sheet.rules, players=3, notes=notes, played=1)
    ended = found.rules.outcome(answer.state)
    assert ended is not None
    assert ended.scores == notes


def test_where_nobody_has_won_that_is_told() -> None:
    lines = [event.sentence for event in winners_told(HEADING, Outcome((0, 0, 0), ()))]
    assert [line.say("en") for line in lines] == ["Nobody has won."]
    assert [line.say("de") for line in lines] == ["Niemand hat gewonnen."]


@pytest.mark.cites("TALLY-2", "TALLY-3")
def test_the_first_round_is_followed_by_the_second_with_all_notes_kept() -> None:
    found, sheet = game("haendchen"), table("haendchen", "manual with rounds=2", 3)
    later = after(found, sheet, "throw 5 5, throw 1 5, throw 2 2")
    assert later == Sheet(rules=sheet.rules, players=3, notes=(25, 5, 0), played=1)
    assert after(found, later, "throw 5 2") == Sheet(
        rules=sheet.rules, players=3, notes=(30, 5, 0), turn=1, played=1
    )


@pytest.mark.cites("TALLY-4", "FILZLAUS-3")
def test_a_choice_is_for_one_throw_and_a_go_begins_without_one() -> None:
    found, sheet = game("filzlaus"), table("filzlaus", "manual with variant=kombinierte", 3)
    chosen = after(found, sheet, "choose 2")
    assert chosen == evolve(sheet, chosen=2)
    missed = after(found, chosen, "throw 1")
    assert missed == evolve(sheet, notes=(Hunt(1), Hunt(), Hunt()), thrown=1)
    caught = after(found, missed, "choose 1, throw 1")
    assert caught == evolve(sheet, notes=(Hunt(2, (1,), True), Hunt(), Hunt()), turn=1)


# Refusals


@pytest.mark.cites("DICE-1")
@pytest.mark.parametrize("words", ["throw 3", "throw 3 4 5", "throw"])
def test_only_the_right_dice_are_thrown(words: str) -> None:
    assert refused(game("haendchen"), table("haendchen", players=2), words) == {"DICE-1"}


def test_a_die_has_no_seven() -> None:
    answer = step(game("haendchen").rules, table("haendchen", players=2), Throw((5, 7)))
    assert isinstance(answer, Refused)
    assert (
        answer.say("de")
        == "5, 7 wurde geworfen; die Zahl der Würfel ist 2, jeder davon 1 bis 6. [DICE-1]"
    )


@pytest.mark.cites("DICE-3")
def test_nobody_acts_but_who_is_on_turn() -> None:
    plain, sheet = game("haendchen"), table("haendchen", "manual with rounds=1", 2)
    chosen = step(plain.rules, sheet, Choose(0, 1))
    assert isinstance(chosen, Refused)
    assert [clause.id for clause in chosen.clauses] == ["DICE-3"]
    with pytest.raises(ExpectedError):  # in a game without choices nobody can write one
        plain.notation.read(0, "choose 1")
    louse, hunt = game("filzlaus"), table("filzlaus", "manual with variant=kombinierte", 2)
    assert refused(louse, hunt, "choose 1", seat=1) == {"DICE-3"}
    assert refused(louse, hunt, "throw 1") == {"DICE-3"}
    over = after(plain, sheet, "throw 5 5, throw 1 1")
    assert refused(plain, over, "throw 5 5") == {"DICE-3"}


def test_every_number_of_a_die_and_none_is_tried_by_every_seat() -> None:
    louse, hunt = game("filzlaus"), table("filzlaus", "manual with variant=kombinierte", 2)
    tried = {*louse.checks.attempts(hunt)}
    assert {Choose(seat, number) for seat in range(2) for number in range(7)} <= tried
    assert {act for act in tried if isinstance(act, Throw)} == {
        *(Throw((6,)), Throw((7,)), Throw((1, 1))),
    }


def test_a_refusal_names_all_clauses_that_are_broken() -> None:
    louse, hunt = game("filzlaus"), table("filzlaus", "manual with variant=kombinierte", 2)
    assert refused(louse, hunt, "throw 1 2") == {"DICE-1", "DICE-3"}
    assert refused(louse, hunt, "choose 6", seat=1) == {"DICE-3", "FILZLAUS-3"}


# Words


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["A throws 4.", "A has 5 throws and the louse."]),
        ("de", ["A wirft 4.", "A hat 5 Würfe und die Laus."]),
    ],
)
def test_what_happens_is_told_in_both_languages(language: Language, lines: list[str]) -> None:
    found = game("filzlaus")
    sheet = after(found, table("filzlaus", players=2), "throw 3, throw 4, throw 4, throw 5")
    thrown, caught = (
        step(found.rules, sheet, Throw((4,))),
        step(found.rules, sheet, Throw((1,))),
    )
    assert not isinstance(thrown, Refused)
    assert not isinstance(caught, Refused)
    said = [thrown.events[0].sentence.say(language), caught.events[1].sentence.say(language)]
    assert said == lines


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ("Round 1 of 1", "thrown: 5, 3, 2", "to choose: 2, 3, 5", "► A  0", "  B  1 1/2")),
        (
            "de",
            ("Runde 1 von 1", "gewürfelt: 5, 3, 2", "zu wählen: 2, 3, 5", "► A  0", "  B  1 1/2"),
        ),
    ],
)
def test_a_picture_shows_notes_turn_and_choices(language: Language, shown: tuple[str]) -> None:
    found = game("hoch-gewinnt")
    assert found.checks.rotated is not None
    sheet = found.checks.rotated(table("hoch-gewinnt", "manual with roles=choose", 2), 1, 2)
    sheet = after(found, sheet, "throw 4 3 2, choose 4, throw 5 3 2")
    assert seen_lines(found, sheet, language) == shown


@pytest.mark.parametrize(
    "words", ["choose", "choose 7", "choose 1 2", "choose 12", "throw x", "go"]
)
def test_words_that_are_no_action_say_what_was_expected(words: str) -> None:
    with pytest.raises(ExpectedError) as found:
        game("filzlaus").notation.read(0 if words.startswith("choose") else NATURE, words)
    assert found.value.text.en != found.value.text.de


def test_a_choice_is_made_by_a_seat() -> None:
    assert game("filzlaus").notation.read(1, "choose 2") == Choose(1, 2)
    with pytest.raises(ExpectedError):
        game("filzlaus").notation.read(NATURE, "choose 2")
