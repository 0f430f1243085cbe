"""By which clause an event happens, in positions worked out from the manual."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import SLUGS, chapter, game
from daumen_rules.games.dice.finke import Finch
from daumen_rules.games.dice.plus_minus_2w import Lying
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.dice import Throw
from daumen_rules.pieces.options import Source
from tests.collection.dice.chances import table
from tests.collection.dice.positions import cited, events, forbidden, told
from tests.collection.test_citing_clauses import games
from tests.each import mostly_long


def told_of(slug: str, sheet: Any, *faces: int) -> list[tuple[str, str]]:
    """What is told of a throw in a position, each with its clause."""
    answer = step(game(slug).rules, sheet, Throw(faces))
    assert isinstance(answer, Step)
    return [(event.clause.id, event.sentence.say("en")) for event in answer.events]


@pytest.mark.cites("BOESEDREI-1", "BOESEDREI-8")
def test_whoever_stops_before_a_throw_does_so_by_a_clause_of_its_own() -> None:
    free = "manual with min_throws=none"
    assert events("die-boese-drei", "stop", free)[0].clause.id == "BOESEDREI-8"
    assert events("die-boese-drei", "roll", free)[0].clause.id == "BOESEDREI-1"
    assert events("die-boese-drei", "roll 4 stop", free)[0].clause.id == "BOESEDREI-1"


@pytest.mark.cites("ZEPPELIN-5", "ZEPPELIN-7")
def test_the_winner_of_the_airship_takes_what_lies_there() -> None:
    """A has laid six chips into the gondola, B has one of six on the first field."""
    said = told("zeppelin", "6 1 6 1 6 1 6 1 6 1 6")
    assert ("ZEPPELIN-5", "A is out.") in said
    assert ("ZEPPELIN-7", "B takes 7 chips from the board.") in said


@pytest.mark.cites("HANSEL-5", "HANSEL-7")
def test_the_winner_of_hansel_takes_what_lies_there_if_that_was_agreed() -> None:
    """Four sevens of A lie in the belly, and a chip of B on the two."""
    acts = "34 11 34 11 34 11 34"
    assert ("HANSEL-5", "A is out.") in told("schluck-hansel", acts)
    assert ("HANSEL-7", "B takes 5 chips from the board.") in told("schluck-hansel", acts)
    assert "HANSEL-7" not in cited("schluck-hansel", acts, "manual with prize=none")


@pytest.mark.cites("FINKE-8", "FINKE-9")
def test_the_winner_of_the_finch_takes_all_fields() -> None:
    """A pays its last three chips on the three."""
    said = told_of("finke", evolve(table("finke", "manual", 2), notes=(3, 37)), 1, 2)
    assert ("FINKE-8", "A is out.") in said
    assert ("FINKE-9", "B takes 3 chips from the board.") in said


@pytest.mark.cites("FINKE-7", "FINKE-11")
def test_who_has_too_little_for_all_fields_of_the_finch_is_told_so() -> None:
    """B has swept all, throws two once more and owes eleven chips; it has three."""
    start: Any = table("finke", "manual", 2)
    sheet = evolve(start, notes=(37, 3), turn=1, common=Finch(just="swept"))
    said = told_of("finke", sheet, 1, 1)
    assert "FINKE-11" in {clause for clause, _ in said}
    assert ("FINKE-8", "B is out.") in said
    enough = told_of("finke", evolve(sheet, notes=(28, 12)), 1, 1)
    assert not {"FINKE-8", "FINKE-11"} & {clause for clause, _ in enough}


@pytest.mark.cites("DUELL-7")
def test_whoever_has_no_units_left_is_told_to_be_out() -> None:
    """Five units are due, and B has three."""
    start: Any = table("plus-minus-2w", "manual", 2)
    sheet = evolve(start, notes=(27, 3), turn=1, common=Lying(6, 1))
    assert ("DUELL-7", "B is out.") in told_of("plus-minus-2w", sheet, 1)


@pytest.mark.cites("LUSTIGE-6", "LUSTIGE-9")
def test_the_bank_gains_by_the_bets_that_cannot_stay() -> None:
    """A three pays one chip on the two; three chips on the seven are lost in the last round."""
    bets, lost = "bet_3_on_7 pass bet_{}_on_2 pass 12", "manual with at_end=lost, rounds=1"
    said = told("lustige-sieben", bets.format(1), lost, 3)
    assert ("LUSTIGE-9", "A has 22 chips.") in said
    assert ("LUSTIGE-9", "B has 17 chips.") in said
    assert ("LUSTIGE-6", "C has 21 chips.") in said
    assert ("LUSTIGE-6", "A has 18 chips.") in told("lustige-sieben", bets.format(5), lost, 3)


@pytest.mark.cites("LUSTIGE-11", "BANK-2")
def test_a_highest_bet_is_agreed_against_the_words() -> None:
    (limit,) = (each for each in game("lustige-sieben").book.options if each.field == "max_bet")
    assert limit.source is Source.AGAINST
    assert forbidden("lustige-sieben", "", "bet 6 on 7") == {"BANK-2"}


@pytest.mark.cites("PASCH2W-4", "PASCH2W-6")
def test_a_pot_that_is_short_is_told_by_its_own_clause() -> None:
    """Of the 25 units of two players, two double sixes leave one."""
    assert cited("pasch-2w", "66 66") == ["PASCH2W-4"] * 2
    assert cited("pasch-2w", "66 66 66")[:2] == ["PASCH2W-6"] * 2
    on = "manual with pot_short=play_on"
    assert told("pasch-2w", "66 66 66 11", on)[1:] == [
        ("PASCH2W-6", "The pot is empty; B gets nothing.")
    ]
    assert told("pasch-2w", "66 66 66 12", on)[1:] == []


@pytest.mark.cites("PASCH3W-2", "PASCH3W-3")
def test_a_triple_counts_by_another_clause_than_a_pair() -> None:
    assert told("pasch-3w", "556")[1] == ("PASCH3W-2", "A has 5 points.")
    assert told("pasch-3w", "666")[1] == ("PASCH3W-3", "A has 24 points.")


@pytest.mark.cites("FENSTER-2", "FENSTER-6")
def test_pips_of_the_combination_count_by_its_clause() -> None:
    """Three twos are nine twos."""
    combined = "manual with variant=kombination"
    assert told("fensterwuerfeln", "222", combined)[1][0] == "FENSTER-2"
    pips = f"{combined}, unit=pips"
    assert told("fensterwuerfeln", "222", pips)[1] == ("FENSTER-6", "A has 18 windows.")


@pytest.mark.cites("PASCH2W-4", "PASCH2W-6")
def test_it_is_told_that_an_empty_pot_ends_the_game() -> None:
    """Four double sixes and a double one are the fifty units of four players."""
    said, ends = (
        told("pasch-2w", "66 66 66 66 11", players=4),
        "The pot is empty; the game is over.",
    )
    assert said[1:3] == [("PASCH2W-6", ends), ("PASCH2W-4", "B has 14 chips.")]
    on = told("pasch-2w", "66 66 66 66 11", "manual with pot_short=play_on", 4)
    assert on[1] == ("PASCH2W-4", "B has 14 chips.")


@pytest.mark.cites("STREICHHOELZER-6")
def test_a_seat_that_waits_is_told_unless_it_is_sent_a_match() -> None:
    """B has no match; a 1 of A sends one, other faces do not."""
    start: Any = table("streichhoelzer-auswuerfeln", "manual", 3)
    sheet = evolve(start, notes=(5, 0, 5), common=20)
    waits = ("STREICHHOELZER-6", "B has no match and waits.")
    assert waits in told_of("streichhoelzer-auswuerfeln", sheet, 2, 3, 4)
    assert waits not in told_of("streichhoelzer-auswuerfeln", sheet, 1, 3, 4)
    over = told_of("streichhoelzer-auswuerfeln", evolve(sheet, notes=(1, 0, 1), common=28), 6, 2, 2)
    assert waits not in over


@pytest.mark.parametrize("slug", mostly_long(x for x in SLUGS if chapter(x) == "dice"))
def test_what_a_seat_has_is_told_when_it_changes_only(slug: str) -> None:
    for play in islice(games(game(slug)), 10):
        had: dict[str, str] = {}
        for done in play.steps:
            for event in done.events:
                facts = dict(event.sentence.facts)
                if "note" in facts:
                    seat, note = (facts[name].say("en", ()) for name in ("seat", "note"))
                    assert had.get(seat) != note
                    had[seat] = note
