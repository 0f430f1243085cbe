"""Games of two or three dice in which notes are compared: chances, readings, examples."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from attrs import evolve

from daumen_rules.contracts.report_text import result_words
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome, legal_actions
from tests.collection.dice.chances import (
    alone,
    equal,
    mean,
    next_sheets,
    scores,
    sorted_throws,
    table,
    total,
    variance,
)
from tests.collection.dice.goes import after, refused, taken, told

ONCE = "manual with rounds=1"


def count(slug: str, faces: str, words: str = "manual") -> object:
    """What a first throw counts."""
    sheet = after(game(slug), table(slug, words, 2), f"throw {' '.join(faces)}")
    return sheet.notes[0]


def end(slug: str, throws: str, words: str = "manual") -> Outcome:
    """How a game of two seats ends with throws such as `55 12`."""
    acts = ", ".join(f"throw {' '.join(faces)}" for faces in throws.split())
    outcome = game(slug).rules.outcome(after(game(slug), table(slug, words, 2), acts))
    assert outcome is not None
    return outcome


# 56 Himmel und Hölle


@pytest.mark.numbers("himmel-und-hoelle")
@pytest.mark.cites("HIMMEL-3", "HIMMEL-4")
def test_heaven_and_hell_rank_as_plain_sums() -> None:
    for throw in sorted_throws(2):
        sheet = taken(game("himmel-und-hoelle"), table("himmel-und-hoelle"), throw)
        assert sheet.notes == (9 * sum(throw.faces) + 14,)
    chances = scores("himmel-und-hoelle", ONCE)
    assert (mean(chances), variance(chances)) == (Fraction(77), Fraction(945, 2))
    assert (min(chances), max(chances)) == (32, 122)


@pytest.mark.cites("HIMMEL-2", "HIMMEL-3")
def test_the_example_of_heaven_and_hell() -> None:
    assert count("himmel-und-hoelle", "62") == 86
    assert end("himmel-und-hoelle", "62 63", ONCE) == Outcome((86, 95), (1,))


# 63 Händchen, 73 Einfacher Pasch


@pytest.mark.numbers("haendchen")
@pytest.mark.cites("HAENDCHEN-2", "HAENDCHEN-3")
def test_only_fives_count_for_the_little_hand() -> None:
    chances = scores("haendchen", ONCE)
    assert chances == {0: Fraction(25, 36), 5: Fraction(10, 36), 25: Fraction(1, 36)}
    assert mean(chances) == Fraction(25, 12)
    assert end("haendchen", "55 56", ONCE) == Outcome((25, 5), (0,))


@pytest.mark.numbers("einfacher-pasch")
@pytest.mark.cites("EINPASCH-2", "EINPASCH-3")
def test_only_doubles_count() -> None:
    assert mean(scores("einfacher-pasch", ONCE)) == Fraction(7, 6)
    assert end("einfacher-pasch", "33 65", ONCE) == Outcome((6, 0), (0,))


@pytest.mark.numbers("einfacher-pasch")
@pytest.mark.cites("EINPASCH-2")
def test_a_double_counts_both_dice_or_one() -> None:
    face = "manual with double_value=face"
    assert (count("einfacher-pasch", "44"), count("einfacher-pasch", "44", face)) == (8, 4)
    assert mean(scores("einfacher-pasch", f"{face}, rounds=1")) == Fraction(7, 12)


# 78 Blaue Augen, 80 Um den Stern, 87 Einmaleins


@pytest.mark.numbers("blaue-augen")
@pytest.mark.cites("AUGEN-1", "AUGEN-2", "AUGEN-3")
def test_blue_and_grey_eyes_are_all_pips_together() -> None:
    grey = "manual with eyes=grey, rounds=1"
    even, odd = scores("blaue-augen", ONCE), scores("blaue-augen", grey)
    assert (mean(even), min(even), max(even)) == (Fraction(6), 0, 18)
    assert (mean(odd), min(odd), max(odd)) == (Fraction(9, 2), 0, 15)
    for throw in sorted_throws(3):
        blue, grey_notes = (
            taken(game("blaue-augen"), table("blaue-augen", words), throw).notes[0]
            for words in (ONCE, grey)
        )
        assert blue + grey_notes == sum(throw.faces)
    assert end("blaue-augen", "245 666", ONCE) == Outcome((6, 18), (1,))


@pytest.mark.numbers("um-den-stern")
@pytest.mark.cites("UMSTERN-1", "UMSTERN-2", "UMSTERN-3")
def test_the_pips_around_the_middle_are_three_a_throw() -> None:
    chances = scores("um-den-stern")
    assert mean(chances) == 3 * 3
    assert (min(chances), max(chances)) == (0, 36)
    assert all(points % 2 == 0 for points in chances)
    assert end("um-den-stern", "135 246 111 112 355 353") == Outcome((16, 8), (0,))


@pytest.mark.numbers("einmaleins")
@pytest.mark.cites("EINMALEINS-2", "EINMALEINS-3")
def test_the_times_table_has_its_chances() -> None:
    chances = scores("einmaleins")
    assert (mean(chances), variance(chances)) == (Fraction(49, 2), Fraction(4165, 18))
    assert (min(chances), max(chances)) == (2, 72)
    assert equal(chances) == Fraction(821, 23328)


@pytest.mark.cites("EINMALEINS-1", "EINMALEINS-3", "EINMALEINS-4")
def test_the_last_die_is_the_grey_one() -> None:
    assert end("einmaleins", "126 621") == Outcome((18, 8), (0,))
    sheet = table("einmaleins", players=2)
    assert told(game("einmaleins"), sheet, "throw 1 2 6") == [
        "A throws white 1 and 2, grey 6.",
        "A has 18 points.",
    ]


# 99 Familie Meier


@pytest.mark.numbers("familie-meier")
@pytest.mark.cites("MEIER-2", "MEIER-3")
@pytest.mark.parametrize(
    ("words", "expected", "childless"),
    [
        ("manual", Fraction(42431, 15552), Fraction(1925, 2592)),
        ("manual with same_throw=separate", Fraction(14287, 15552), Fraction(6775, 7776)),
    ],
)
def test_the_meiers_have_few_children(words: str, expected: Fraction, childless: Fraction) -> None:
    chances = scores("familie-meier", words)
    assert (mean(chances), chances[0]) == (expected, childless)
    assert min(chances) == 0
    assert max(scores("familie-meier")) == 24


@pytest.mark.cites("MEIER-1", "MEIER-2", "MEIER-3", "MEIER-4", "MEIER-5")
def test_the_example_of_the_meiers() -> None:
    assert end("familie-meier", "156 222 23 12 4 6") == Outcome((7, 6), (0,))
    assert end("familie-meier", "222 111 21 12 6 3") == Outcome((6, 4), (0,))


def test_the_meiers_come_together_or_one_after_the_other() -> None:
    separate = "manual with same_throw=separate"
    throws = "126 333 21 33 5 3"
    assert end("familie-meier", throws).scores == (6 + 3 + 5, 0)
    assert end("familie-meier", throws, separate).scores == (1 + 5, 0)


@pytest.mark.cites("MEIER-1")
def test_each_round_has_one_die_less() -> None:
    found, sheet = game("familie-meier"), table("familie-meier", players=2)
    assert refused(found, after(found, sheet, "throw 1 1 1"), "throw 1 1") == {"DICE-1"}
    later = after(found, sheet, "throw 1 1 1, throw 1 1 1")
    assert refused(found, later, "throw 1 1 1") == {"DICE-1"}
    assert after(found, later, "throw 1 1, throw 1 1, throw 1").turn == 1


# 100 Gerade und aufwärts, 101 Gerade und abwärts


@pytest.mark.numbers("gerade-und-aufwaerts", "gerade-und-abwaerts")
@pytest.mark.cites("AUFWAERTS-1", "AUFWAERTS-2", "ABWAERTS-1", "ABWAERTS-2")
def test_upwards_and_downwards_have_the_same_chances() -> None:
    chances = scores("gerade-und-aufwaerts")
    assert chances == scores("gerade-und-abwaerts")
    assert (mean(chances), variance(chances)) == (Fraction(6), Fraction(70, 3))
    assert (min(chances), max(chances)) == (0, 36)
    assert chances[0] == Fraction(5, 6) ** 9


@pytest.mark.cites("AUFWAERTS-2", "AUFWAERTS-3", "ABWAERTS-2", "ABWAERTS-3")
def test_what_counts_upwards_does_not_count_downwards() -> None:
    throws = "246 246 246 226 445 216"
    assert end("gerade-und-aufwaerts", throws) == Outcome((12, 4 + 8 + 6), (1,))
    assert end("gerade-und-abwaerts", throws) == Outcome((12, 6 + 8 + 2), (1,))
    assert end("gerade-und-abwaerts", "666 111 111 222 444 666") == Outcome((18, 12), (0,))


# 103 Hoch gewinnt, 104 Tief gewinnt


@pytest.mark.numbers("hoch-gewinnt", "tief-gewinnt")
@pytest.mark.cites("HOCH-1", "HOCH-2", "HOCH-4", "TIEF-1", "TIEF-2")
def test_high_and_low_have_exact_chances() -> None:
    notes = {
        (slug, op): total((s.notes[0], c) for s, c in alone(slug, f"manual with op={op}").items())
        for slug in ("hoch-gewinnt", "tief-gewinnt")
        for op in ("mul", "add")
    }
    high, low = notes["hoch-gewinnt", "mul"], notes["tief-gewinnt", "mul"]
    assert (mean(high), min(high), max(high)) == (Fraction(15029, 1440), 1, 36)
    assert equal(high) == Fraction(1, 16)
    assert (mean(low), min(low), max(low)) == (Fraction(14, 9), Fraction(1, 6), 6)
    added, few = notes["hoch-gewinnt", "add"], notes["tief-gewinnt", "add"]
    assert (mean(added), min(added), max(added)) == (Fraction(7447, 1440), 2, 12)
    assert (mean(few), min(few), max(few)) == (Fraction(163, 144), Fraction(1, 3), 2)


@pytest.mark.cites("HOCH-2", "TIEF-2")
def test_high_times_low_is_the_square_of_the_middle() -> None:
    for throw in sorted_throws(3):
        high, low = (
            taken(game(slug), table(slug), throw).notes[0]
            for slug in ("hoch-gewinnt", "tief-gewinnt")
        )
        assert high * low == throw.faces[1] ** 2


@pytest.mark.cites("HOCH-2", "HOCH-4", "HOCH-5", "HOCH-6", "TIEF-4", "TIEF-5")
def test_the_examples_of_high_and_low() -> None:
    assert end("hoch-gewinnt", "532 643") == Outcome((450, 480), (1,), parts=60)
    assert end("tief-gewinnt", "532 643") == Outcome((72, 120), (0,), parts=60)
    assert (count("hoch-gewinnt", "532"), count("hoch-gewinnt", "643")) == (Fraction(15, 2), 8)
    assert (count("tief-gewinnt", "532"), count("tief-gewinnt", "643")) == (Fraction(6, 5), 2)
    added = "manual with op=add"
    assert count("hoch-gewinnt", "532", added) == 4
    assert count("tief-gewinnt", "532", added) == 1


@pytest.mark.cites("HOCH-4", "TIEF-4")
def test_points_of_high_and_low_are_told_as_they_are() -> None:
    names = ("Anna", "Ben")
    high = end("hoch-gewinnt", "532 643")
    scored = game("hoch-gewinnt").book.scored
    assert result_words(high, names, "en", scored) == "Ben wins. Result: Anna 7 1/2, Ben 8."
    low = end("tief-gewinnt", "532 643")
    assert result_words(low, names, "de", scored) == "Anna gewinnt. Ergebnis: Anna 1 1/5, Ben 2."


@pytest.mark.parametrize(
    ("slug", "label"), [("filzlaus", "Würfe"), ("sterne-wuerfeln", "Sterne"), ("kniffel", "Punkte")]
)
def test_scores_are_called_what_they_are(slug: str, label: str) -> None:
    assert game(slug).book.scored.de == label


@pytest.mark.cites("HOCH-1", "HOCH-2", "HOCH-3", "TIEF-1", "TIEF-2", "TIEF-3")
def test_what_high_and_low_leave_open_are_throws_the_division_and_who_chooses() -> None:
    for slug, name in (("hoch-gewinnt", "HOCH"), ("tief-gewinnt", "TIEF")):
        stands = {
            option.field: [c.id for c in option.clauses] for option in game(slug).book.options
        }
        assert stands == {"rounds": [f"{name}-1"], "op": [f"{name}-2"], "roles": [f"{name}-3"]}


@pytest.mark.cites("HOCH-4")
def test_a_sixtieth_is_exact() -> None:
    assert end("hoch-gewinnt", "553 433") == Outcome((500, 240), (0,), parts=60)


@pytest.mark.cites("HOCH-3", "TIEF-3")
@pytest.mark.parametrize(("slug", "best"), [("hoch-gewinnt", max), ("tief-gewinnt", min)])
@pytest.mark.parametrize("op", ["mul", "add"])
def test_no_choice_is_better_than_what_is_taken_without_one(
    slug: str, best: Callable[[list[Fraction]], Fraction], op: str
) -> None:
    found = game(slug)
    chosen, taken_best = (
        table(slug, f"manual with op={op}, roles={roles}") for roles in ("choose", "best")
    )
    for throw in sorted_throws(3):
        thrown = taken(found, chosen, throw)
        actions = legal_actions(found.rules, thrown)
        assert len(actions) == len(set(throw.faces))
        results = [taken(found, thrown, action).notes[0] for action in actions]
        assert best(results) == taken(found, taken_best, throw).notes[0]


@pytest.mark.cites("HOCH-3", "TIEF-3")
def test_the_thrower_can_choose_a_worse_die() -> None:
    words = "manual with roles=choose"
    for slug, clause in (("hoch-gewinnt", "HOCH-3"), ("tief-gewinnt", "TIEF-3")):
        found = game(slug)
        sheet = after(found, table(slug, words, 2), "throw 5 3 2")
        assert refused(found, sheet, "choose 4") == {clause}
        assert refused(found, sheet, "throw 5 3 2") == {"DICE-3"}
        assert after(found, sheet, "choose 3").notes[0] == Fraction(10, 3)
        assert after(found, table(slug, words, 2), "throw 6 3 2, choose 6").notes[0] == 1
        assert count(slug, "532") != Fraction(10, 3)


# 105 Einer gleich zwei


@pytest.mark.numbers("einer-gleich-zwei")
@pytest.mark.cites("EINERGLEICH-1", "EINERGLEICH-2", "EINERGLEICH-3")
def test_ten_throws_bring_ten_times_one_throw() -> None:
    found, sheet, throws = game("einer-gleich-zwei"), table("einer-gleich-zwei"), 0
    gained = Fraction()
    while found.rules.outcome(sheet) is None:
        later = next_sheets(found, sheet)
        worth = total((s.notes[0], c) for s, c in later.items())
        assert mean(worth) == Fraction(35, 36)
        assert 1 - worth[0] == Fraction(5, 24)
        (sheet,) = {evolve(each, notes=(0,)) for each in later}
        gained, throws = gained + mean(worth), throws + 1
    assert (gained, throws) == (Fraction(175, 18), 10)


@pytest.mark.cites("EINERGLEICH-2", "EINERGLEICH-3", "EINERGLEICH-4")
def test_the_examples_of_one_equals_two() -> None:
    assert [count("einer-gleich-zwei", faces) for faces in ("426", "145", "224", "444")] == [
        6,
        5,
        4,
        0,
    ]
    assert end("einer-gleich-zwei", "426 " * 10 + "145 " * 10) == Outcome((60, 50), (0,))
