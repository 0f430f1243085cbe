"""Records with gaps worked out by hand from the rules of the manuals."""

from __future__ import annotations

import pytest

from daumen_rules import Card, Kind, deck
from daumen_rules.disputes.matching import fill
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler
from daumen_rules.games.daumen_drauf.court.gaps.findings import (
    Certain,
    ClaimImpossible,
    Complete,
    EndsOpen,
    GameFindings,
    IllegalWithGaps,
    MarkDiffers,
    PlayStopped,
    Unfinished,
)
from daumen_rules.games.daumen_drauf.court.gaps.several_games import Findings, replay_with_gaps
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did, Remembered
from daumen_rules.games.daumen_drauf.remembered_cards import Noted
from daumen_rules.records.record import read as read_with_gaps

LAP = "rules: german with must_show_scope=lap"
SKIP = "rules: german with forced_pass=skip_all"


def match(*lines: str, names: str = "Anna, Ben", rules: str = "rules: german") -> Findings:
    """What a record with these lines comes to. Its first line is line 4."""
    text = "\n".join(["daumen_drauf 1", rules, f"names: {names}", *lines])
    record = read_with_gaps(text)
    return replay_with_gaps(record, record.rules, Filler(fill, lambda: True))


def found(*lines: str, names: str = "Anna, Ben", rules: str = "rules: german") -> GameFindings:
    """The same of a record of one game."""
    (game,) = match(*lines, names=names, rules=rules).games
    return game


def illegal(game: GameFindings) -> tuple[int, list[str], list[str]]:
    """The line of the illegal entry, the clauses it breaks, and why the card cannot be held."""
    assert isinstance(game.ending, IllegalWithGaps)
    clauses = [clause.id for clause in game.ending.refused.clauses]
    why = [why.say("en", ("Anna", "Ben", "Cleo")) for why in game.ending.why]
    return game.ending.entry.line, clauses, why


def noted(word: str) -> Noted:
    return Kind.parse(word[:2]) if word.endswith("?") else Card.parse(word)


# The example of the German manual: yellow 3, yellow 5, green 4, black 1

EXAMPLE = ("Anna: Y3?", "Ben: Y5?", "Cleo: G4?", "Anna: B1?")


@pytest.mark.cites("HIGH-4", "HIGH-5")
def test_after_the_example_only_black_goes_on_whatever_the_fangs() -> None:
    assert found(*EXAMPLE, names="Anna, Ben, Cleo").ending == Unfinished(1)
    for card in ("G5?", "Y4?", "G5p"):
        game = found(*EXAMPLE, f"Ben: {card}", names="Anna, Ben, Cleo")
        assert illegal(game) == (8, ["HIGH-5", "RAISE-3"], [])
    game = found(*EXAMPLE, "Ben: B1?", names="Anna, Ben, Cleo")
    assert illegal(game)[:2] == (8, ["HIGH-1", "RAISE-3"])
    assert found(*EXAMPLE, "Ben: B2?", names="Anna, Ben, Cleo").is_legal


@pytest.mark.cites("VAL-1", "VAL-2")
def test_four_unknown_fangs_count_from_minus_four_to_four() -> None:
    game = found(*EXAMPLE, "Ben: pass", "Cleo: pass", names="Anna, Ben, Cleo")
    assert game.ranges == ((-4, 4), (0, 0), (0, 0))
    assert game.open_lines == (4, 5, 6, 7)
    known = found(*EXAMPLE[:3], "Anna: B1h", "Ben: pass", "Cleo: pass", names="Anna, Ben, Cleo")
    assert known.ranges[0] == (-2, 4)


# A trick that somebody took, nobody knows how; a seat that was passed over

THREE = "Anna, Ben, Cleo"


@pytest.mark.cites("END-2", "PARRY-4", "NEXT-1")
def test_a_trick_that_was_taken_has_one_card_more() -> None:
    # by the twin it counts 0; a higher card may be poisonous like the first
    game = found("Anna: Y3p", "Cleo: takes it", names=THREE)
    assert game.ending == Unfinished(2)
    assert game.ranges == ((0, 0), (0, 0), (-2, 0))
    assert game.depends == ()


@pytest.mark.cites("END-2")
def test_who_showed_the_highest_card_took_it_by_passes() -> None:
    game = found("Anna: Y3p", "Ben: G1h", "Cleo: B1p", "Anna: pass", "Cleo: takes it", names=THREE)
    assert game.ending == Unfinished(2)
    assert game.ranges == ((0, 0), (0, 0), (-1, -1))


@pytest.mark.cites("PARRY-1", "HIGH-1")
def test_over_the_highest_card_of_all_it_was_a_parry() -> None:
    # with two players nothing is above the 4 of the third colour: the twin, so B4h, and 1+1+1-1
    game = found("Anna: Y1h", "Ben: G1h", "Anna: B4p", "Ben: takes it")
    assert game.ranges == ((0, 0), (2, 2))


@pytest.mark.cites("END-2")
def test_nobody_takes_a_trick_with_no_card_for_it() -> None:
    first = ("Anna: B4h", "Ben: pass", "Anna: Y1?", "Ben: G1?", "Anna: B4p")
    assert illegal(found(*first, "Ben: takes it"))[:2] == (9, ["END-2"])


@pytest.mark.cites("LEAD-2")
def test_nobody_takes_a_trick_without_a_card() -> None:
    assert illegal(found("Anna: takes it"))[:2] == (4, ["LEAD-2"])


@pytest.mark.cites("TURN-1", "PASS-1")
def test_whoever_was_passed_over_counts_as_having_passed() -> None:
    game = found("Anna: Y3p", "Ben: passed over", "Cleo: Y4h", "Anna: pass", names=THREE)
    assert game.ending == Unfinished(1)
    over = found("Anna: Y3p", "Ben: passed over", "Cleo: pass", names=THREE)
    assert (over.ending, over.ranges) == (Unfinished(0), ((-1, -1), (0, 0), (0, 0)))
    assert illegal(found("Anna: Y3p", "Cleo: passed over", names=THREE))[:2] == (5, ["TURN-1"])
    assert illegal(found("Anna: passed over", names=THREE))[:2] == (4, ["LEAD-2"])


# What a seat can have held


@pytest.mark.cites("DECK-6")
@pytest.mark.parametrize("card", ["Y>6", "Y9?", "B7|B8"])
def test_a_card_that_is_not_in_play_was_shown_by_nobody(card: str) -> None:
    game = found(f"Anna: {card}", names=THREE)
    assert illegal(game) == (4, ["THUMB-1"], ["No such card is in play here (DECK-6)."])


@pytest.mark.cites("THUMB-1", "MAT-3")
def test_a_third_card_of_a_kind_is_nobodys() -> None:
    game = found("Anna: Y3?", "Ben: parry Y3?", "Ben: G1?", "Anna: Y3?")
    line, clauses, why = illegal(game)
    assert (line, clauses[0]) == (7, "THUMB-1")
    assert why == ["Shown already (lines 4 and 5)."]


@pytest.mark.cites("THUMB-1")
@pytest.mark.parametrize("card", ["Y5?", "Y>2", "?9p", "Y5p"])
def test_a_card_that_is_not_in_the_pack_is_held_by_nobody(card: str) -> None:
    game = found("pack: duo-y1g1-h2", "Anna: Y1?", f"Ben: {card}")
    line, clauses, _ = illegal(game)
    assert (line, clauses) == (6, ["THUMB-1"])


@pytest.mark.cites("THUMB-1", "MAT-4")
def test_a_card_shown_with_its_fang_does_not_come_again() -> None:
    game = found("Anna: Y3p", "Ben: pass", "Anna: Y3p")
    assert illegal(game) == (6, ["THUMB-1"], ["Shown already (line 4)."])
    assert found("Anna: Y3p", "Ben: pass", "Anna: Y3?").is_legal


@pytest.mark.cites("THUMB-1", "START-3")
def test_nobody_shows_a_sixth_card_before_a_refill() -> None:
    shown = ("Y1", "Y2", "Y3", "Y4", "G1", "G2", "G3", "G4", "B1", "B2", "B3")
    lines = [f"{('Anna', 'Ben')[i % 2]}: {kind}?" for i, kind in enumerate(shown)]
    assert found(*lines[:10]).ending == Unfinished(0)
    assert illegal(found(*lines)) == (14, ["THUMB-1"], ["Anna has no card left."])


@pytest.mark.cites("THUMB-1")
def test_who_has_five_known_cards_has_no_other() -> None:
    deal = "hand Anna: Y1p Y2p Y3p G1? B1h"
    game = found(deal, "Anna: Y2?", "Ben: Y3?", "Anna: G2?")
    assert illegal(game) == (
        *(7, ["THUMB-1"]),
        ["All that Anna can hold are other cards, by what is noted."],
    )
    assert isinstance(game.ending, IllegalWithGaps)
    assert game.ending.legal == (
        Certain(0, Remembered(Did.SHOW, noted("G1?"))),
        Certain(0, Remembered(Did.SHOW, noted("B1h"))),
        Certain(0, Remembered(Did.PASS)),
        Certain(0, Remembered(Did.PARRY, noted("Y3p"))),
    )


@pytest.mark.cites("FILL-1", "FILL-3")
def test_a_card_drawn_since_may_be_the_one() -> None:
    deal = "hand Anna: Y1p Y2p Y3p G1? B1h"
    assert found(deal, "Anna: Y2?", "Ben: pass", "Anna: G2?").is_legal
    beyond = ("Anna: Y2?", "Ben: pass", "Anna: G2?", "Ben: pass", "Anna: G3?", "Ben: pass")
    assert found(deal, *beyond).is_legal
    game = found(deal, "Anna: Y2?", "Ben: pass", "Anna: G2?", "Ben: G3?", "Anna: G4?")
    assert illegal(game)[:2] == (9, ["THUMB-1"])


@pytest.mark.cites("THUMB-1")
def test_the_deal_says_who_has_a_card() -> None:
    game = found("hand Ben: Y3p ...", "Anna: Y3p")
    said = "By the deal noted (line 4) Ben got yellow 3 poisonous."
    assert illegal(game) == (5, ["THUMB-1"], [said])
    game = found("pile: Y3p ...", "Anna: Y3p")
    why = ["By the deal noted (line 4) yellow 3 poisonous is still in the draw pile."]
    assert illegal(game) == (5, ["THUMB-1"], why)
    assert found("pile: Y3p ...", "Anna: Y1?", "Ben: pass", "Anna: Y3p").is_legal
    assert illegal(found("pile: ? Y3p ...", "Anna: Y1?", "Ben: pass", "Anna: Y3p"))[0] == 7


@pytest.mark.cites("START-3", "START-5")
def test_a_deck_is_dealt_one_by_one_from_the_starter() -> None:
    assert found("starter: Ben\ndeck: Y3p Y2p ...", "Ben: Y3p").is_legal
    assert not found("starter: Ben\ndeck: Y3p Y2p ...", "Ben: Y2p").is_legal
    packets = "rules: german with deal=packets"
    assert found("deck: Y3p Y2p ...", "Anna: Y2p", rules=packets).is_legal


# Fangs that follow


@pytest.mark.cites("MAT-3")
def test_a_fang_follows_from_its_twin() -> None:
    game = found("Anna: Y3p", "Ben: Y4?", "Anna: pass", "Ben: Y3?", "Anna: pass")
    assert game.ranges == ((0, 0), (-1, 1))
    said = [
        happening.sentence.say("en", ("Anna", "Ben"))
        for told in game.told
        for happening in told.happenings
    ]
    assert "Ben shows yellow 3 harmless." in said
    assert "Ben shows yellow 4." in said


def test_fangs_hang_together_where_a_hand_is_known() -> None:
    """She has Y3p and Y4p, one more card, and draws none: one of those she shows is a known one."""
    deal = "hand Anna: Y3p Y4p G1h B1h ?"
    game = found(deal, "Anna: Y3?", "Ben: G1?", "Anna: G2?", "Ben: pass")
    assert (
        illegal(found(deal, "Anna: Y3?", "Ben: Y4?", "Anna: G2?", "Ben: G3?", "Anna: B2?"))[0] == 9
    )
    assert game.is_legal
    both = found(deal, "Anna: Y3?", "Ben: pass", "Anna: Y4?", "Ben: pass")
    assert both.ranges[0] == (-2, 2)
    trick = (deal, "Anna: Y3?", "Ben: Y3?", "Anna: Y4?")
    assert illegal(found(*trick))[0] == 6


def test_two_known_cards_and_one_unknown_are_at_most_one_other() -> None:
    """In one trick she shows Y1? and Y2?, holding Y1p, Y2p, two others and one unknown card: not
    both can be harmless.
    """
    deal = "hand Anna: Y1p Y2p B3h B4h ?"
    game = found(deal, "Anna: Y1?", "Ben: pass")
    assert game.ranges[0] == (-1, 1)
    game = found(deal, "Anna: Y1?", "Ben: G1?", "Anna: pass")
    assert game.ranges[1] == (-2, 2)
    raised = (deal, "Anna: Y1?", "Ben: G1h", "Anna: G2h", "Ben: pass")
    assert found(*raised).ranges[0] == (1, 1)


# What depends


@pytest.mark.cites("LEAD-2", "Q14")
def test_by_one_reading_a_pass_depends_on_the_hand() -> None:
    game = found("Anna: Y1?", "Ben: B3?", "Anna: pass", rules=LAP)
    assert game.ending == Unfinished(1)
    (depends,) = game.depends
    (held,) = depends.held
    assert (depends.entry.line, held.seat, held.some) == (6, 0, False)
    assert {str(deck(2)[n].kind) for n in held.cards} == {"G1", "G2", "G3", "G4", "B3", "B4"}
    assert not found("Anna: Y1?", "Ben: B3?", "Anna: pass").depends


@pytest.mark.cites("LEAD-2", "Q14")
def test_a_pass_is_illegal_where_no_five_cards_are_useless() -> None:
    """On yellow 2 only yellow 1 cannot be shown, and there is one left: she holds four cards."""
    assert illegal(found("Anna: Y1?", "Ben: Y2?", "Anna: pass", rules=LAP)) == (6, ["LEAD-2"], [])


@pytest.mark.cites("THUMB-1", "Q14")
def test_what_a_pass_denied_is_not_shown_later() -> None:
    """When she passed she held no green card; since then she has drawn one."""
    before = ("Anna: Y1?", "Ben: B3?", "Anna: pass", "Ben: Y2?", "Anna: G2?", "Ben: G3?")
    assert found(*before, rules=LAP).is_legal
    line, clauses, why = illegal(found(*before, "Anna: G4?", rules=LAP))
    assert (line, clauses) == (10, ["THUMB-1"])
    assert why == ["Anna cannot have held it: by the entry of line 6 none such was in hand."]


@pytest.mark.cites("PASS-3", "Q17")
def test_by_one_reading_a_seat_is_jumped_for_what_it_holds() -> None:
    """On yellow 3 the yellow 1 and 2 are useless: four cards, and Ben holds five."""
    names = "Anna, Ben, Cleo"
    assert illegal(found("Anna: Y3p", "Cleo: Y4?", names=names, rules=SKIP))[:2] == (5, ["TURN-1"])
    game = found("Anna: Y4?", "Cleo: Y5?", names=names, rules=SKIP)
    (depends,) = game.depends
    assert depends.entry.line == 5
    assert [(held.seat, held.some, held.line) for held in depends.held] == [(1, False, 4)]
    # Ben then holds five of the six yellow 1 to 3, and Anna four cards that cannot all be useless
    assert game.ending == Unfinished(0)
    ending = found("Anna: Y4?", names=names, rules=SKIP).ending
    assert isinstance(ending, EndsOpen)
    assert set(ending.turns) == {1, 2}


@pytest.mark.cites("TURN-1", "Q17")
@pytest.mark.parametrize(
    ("hand", "otherwise"),
    [
        ("Y1p Y1h Y2p Y2h Y3p", (("forced_pass", "skip_all"),)),
        ("Y1p Y1h Y2p Y2h G1p", ()),
    ],
)
def test_by_another_reading_the_entry_before_gave_the_turn_to_the_next(
    hand: str, otherwise: tuple[tuple[str, str], ...]
) -> None:
    """All that Ben holds is of no use on yellow 4: where such a seat is jumped, Cleo is on turn."""
    game = found(f"hand Ben: {hand}", "Anna: Y4?", "Cleo: Y5?", names="Anna, Ben, Cleo")
    assert illegal(game)[:2] == (6, ["TURN-1"])
    assert isinstance(game.ending, IllegalWithGaps)
    assert game.ending.otherwise == otherwise


def test_an_unknown_card_was_one_that_could_be_shown() -> None:
    game = found("Anna: Y3?", "Ben: ?", "Anna: G1?")
    assert game.is_legal
    first, second = (dict(depends.cards) for depends in game.depends)
    kinds = "Y4 G1 G2 G3 G4 B1 B2 B3 B4"
    assert {line: " ".join(map(str, cards)) for line, cards in first.items()} == {5: kinds}
    assert {line: " ".join(map(str, cards)) for line, cards in second.items()} == {
        5: "Y4 B1 B2 B3 B4"
    }
    assert illegal(found("Anna: B4?", "Ben: G4?", "Anna: Y4?", "Ben: ?"))[:2] == (7, ["RAISE-3"])


def test_a_later_entry_says_what_an_unknown_card_was() -> None:
    """A yellow 4 goes on only if the unknown card was yellow, above the first and below 4."""
    assert illegal(found("Anna: Y3?", "Ben: ?", "Anna: Y4?"))[0] == 6
    assert found("Anna: Y2?", "Ben: ?", "Anna: Y4?").is_legal
    taken = found("Anna: Y2?", "Ben: ?", "Anna: Y4?", "Ben: pass")
    assert taken.ranges[0] == (-3, 3)


# Points together

SMALL = ("pack: duo-y2-h1",)
WHOLE = (*SMALL, "Anna: Y1?", "Ben: Y2?", "Anna: pass", "Ben: Y1?", "Anna: Y2?", "Ben: pass")


@pytest.mark.cites("VAL-3")
def test_points_are_compared_together() -> None:
    """Ben has a yellow 1 and a yellow 2, Anna both others: what one wins the other loses."""
    game = found(*WHOLE)
    assert game.ending == Complete()
    assert game.ranges == ((-2, 2), (-2, 2))
    assert game.winners == {(0,), (1,), (0, 1)}
    for score in ("2 -2", "0 0", "-2 2"):
        assert found(*WHOLE, f"score: {score}").ending == Complete()
    for score in ("2 2", "0 2", "1 -1", "4 -4"):
        ending = found(*WHOLE, f"score: {score}").ending
        assert isinstance(ending, ClaimImpossible)
        assert (ending.claim.line, ending.over) == (11, True)
    early = found(*WHOLE[:3], "score: 0 0").ending
    assert isinstance(early, ClaimImpossible)
    assert not early.over


@pytest.mark.cites("OVER-2")
def test_cards_left_in_hand_count_whatever_they_are() -> None:
    """Four cards, two each: Ben takes Anna's last; the one he keeps is a minus point."""
    game = found("pack: duo-y2-h2", "Anna: Y1h", "Ben: Y2?", "Anna: parry Y2?")
    assert game.ending == Complete()
    assert game.ranges == ((1, 1), (-1, -1))


@pytest.mark.cites("WIN-1", "WIN-3")
def test_the_points_of_several_games_add_up() -> None:
    one = WHOLE[1:]
    games = match(SMALL[0], "game 1", *one, "game 2", *one, "score: 2 -2")
    assert games.is_legal
    assert games.totals == ((0, 4), (-4, 0))
    assert games.winners == frozenset({(0,), (0, 1)})
    assert match("games: 3", SMALL[0], "game 1", *one).winners == frozenset()


@pytest.mark.cites("WIN-1")
def test_no_game_begins_before_the_one_before_it_is_over() -> None:
    one = WHOLE[1:]
    games = match(SMALL[0], "game 1", *one, "game 2", *one[:3], "game 3", *one)
    assert (len(games.games), games.played, games.unplayed) == (2, 1, 1)
    assert not games.is_legal
    assert games.totals == ((-2, 2), (-2, 2))


@pytest.mark.cites("START-1", "Q54")
def test_who_starts_the_next_game_may_hang_on_points() -> None:
    best, one = "rules: german with next_starter=best_score", WHOLE[1:]
    games = match(SMALL[0], "game 1", *one, "game 2", *one, rules=best)
    assert (games.starters, games.unplayed, games.is_legal) == ((0, 1), 1, False)
    noted_ = match(SMALL[0], "game 1", *one, "score: 2 -2", "game 2", *one, rules=best)
    assert noted_.is_legal
    said = match(SMALL[0], "game 1", *one, "game 2", "starter: Anna", *one, rules=best)
    assert said.is_legal


# Marks, and the time


def test_a_trick_mark_is_compared() -> None:
    ending = found("trick 1", "Anna: Y1?", "trick 2").ending
    assert isinstance(ending, MarkDiffers)
    assert (ending.mark.line, ending.expected) == (6, None)
    ending = found("trick 1", "trick 1", "Anna: Y1?").ending
    assert isinstance(ending, MarkDiffers)
    assert ending.mark.line == 5


def test_without_time_the_answer_says_how_far_it_came() -> None:
    text = "daumen_drauf 1\nnames: Anna, Ben\nhand Anna: B1p ...\nAnna: B1?\nBen: B3?\nAnna: B4?\n"
    record = read_with_gaps(text)
    (game,) = replay_with_gaps(record, record.rules, Filler(fill, lambda: False)).games
    assert isinstance(game.ending, PlayStopped)
    assert game.ending.line in (5, 6)
    assert not game.is_legal
