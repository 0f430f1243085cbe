"""Clauses and questions are read from blocks of text, and what is wrong in one is named."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation, source_of
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.question import Reading, Support
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import ClauseBlock, clauses
from daumen_rules.pieces.clauses import proofread
from daumen_rules.pieces.questions import questions
from tests.block_places import places_in

NUMBERED = '''\
"""A game of two dice."""
from daumen_rules.pieces.text_blocks import Block
from daumen_rules.pieces.book import named_clauses

DICE_1, DICE_2, DICE_3, DICE_4 = CLAUSES = named_clauses("""
    DICE-1 material S1, S2 | P
    There are two dice. | Es gibt zwei Würfel.
    DICE-2 legality G1 (ambiguous) [Q1, Q2]
    Whoever is on turn throws both of them, and
      nobody else.
    Wer an der Reihe ist, wirft beide.
    DICE-3 scoring | E7
    The most pips win.
    Die meisten Augen gewinnen.
    DICE-4 scoring silent [Q1]
    Ties. | Gleichstand.
""")
BLOCK = Block("""
    Q1 ties, again [DICE-2, DICE-4]
    What a tie means | Was Gleichstand heißt
    shared none | weak
    It is shared. | Er wird geteilt.
    again moderate | excluded
    One throws again. | Man wirft noch einmal.
    why again | shared
    The texts part. | Die Texte trennen sich.
    scenario
    Both have 7. | Beide haben 7.

    Q2 [DICE-2]
    Whether one must | Ob man muss
    must strong | strong
    One must. | Man muss.
    may none | none
    One may. | Man darf.
    why must
    It is said. | Es steht da.
    scenario
    Nobody throws. | Niemand wirft.
""")
'''


def read(path: Path, source: str) -> dict[str, Any]:
    """The names of a module with this source, after all in it has been read."""
    path.write_text(source, encoding="utf-8")
    with places_in([path]):
        names = runpy.run_path(str(path))
        proofread(names["CLAUSES"], questions(names["CLAUSES"], names["BLOCK"]))
    return names


def test_clauses_have_the_fields_that_their_block_says(tmp_path: Path) -> None:
    names = read(tmp_path / "game.py", NUMBERED)
    assert names["CLAUSES"] == (
        Clause(
            "DICE-1",
            ClauseKind.MATERIAL,
            "S1, S2",
            "P",
            Relation.SAME,
            Text("There are two dice.", "Es gibt zwei Würfel."),
        ),
        Clause(
            "DICE-2",
            ClauseKind.LEGALITY,
            "G1",
            None,
            Relation.AMBIGUOUS,
            Text(
                "Whoever is on turn throws both of them, and nobody else.",
                "Wer an der Reihe ist, wirft beide.",
            ),
            ("Q1", "Q2"),
        ),
        Clause(
            "DICE-3",
            ClauseKind.SCORING,
            None,
            "E7",
            Relation.ONLY_ENGLISH,
            Text("The most pips win.", "Die meisten Augen gewinnen."),
        ),
        Clause(
            "DICE-4",
            ClauseKind.SCORING,
            None,
            None,
            Relation.SILENT,
            Text("Ties.", "Gleichstand."),
            ("Q1",),
        ),
    )
    assert names["DICE_3"] is names["CLAUSES"][2]


def test_questions_have_the_fields_that_their_block_says(tmp_path: Path) -> None:
    names = read(tmp_path / "game.py", NUMBERED)
    ties, duty = questions(names["CLAUSES"], names["BLOCK"])
    assert (ties.id, ties.flags) == ("Q1", ("ties", "again"))
    assert ties.clauses == (names["DICE_2"], names["DICE_4"])
    assert ties.title == Text("What a tie means", "Was Gleichstand heißt")
    assert ties.readings == (
        Reading("shared", Text("It is shared.", "Er wird geteilt."), Support.NONE, Support.WEAK),
        Reading(
            "again",
            Text("One throws again.", "Man wirft noch einmal."),
            Support.MODERATE,
            Support.EXCLUDED,
        ),
    )
    assert (ties.default_german, ties.default_english) == ("again", "shared")
    assert ties.why == Text("The texts part.", "Die Texte trennen sich.")
    assert ties.scenario == Text("Both have 7.", "Beide haben 7.")
    assert (duty.flags, duty.default_german, duty.default_english) == ((), "must", "must")


def test_clauses_of_the_collection_are_numbered_and_their_places_begin_with_the_game() -> None:
    dice = clauses("""
        DICE 39
        legality ¶2; ¶3
        One die is thrown.
        Geworfen wird ein Würfel.
        scoring silent
        The highest throw wins. | Der höchste Wurf gewinnt.
    """)
    assert [(clause.id, clause.german, clause.relation) for clause in dice] == [
        ("DICE-1", "39 ¶2; ¶3", Relation.ONLY_GERMAN),
        ("DICE-2", None, Relation.SILENT),
    ]


def test_a_block_of_the_collection_may_say_how_its_game_is_called() -> None:
    (pips,) = clauses("""
        DICE 39: The die: one throw | Der Würfel
        scoring ¶1
        The highest throw wins. | Der höchste Wurf gewinnt.
    """)
    block = source_of(pips)
    assert isinstance(block, ClauseBlock)
    assert (block.number, block.title) == ("39", "The die: one throw | Der Würfel")
    assert (pips.id, pips.german) == ("DICE-1", "39 ¶1")


# Each fault: what stands in the module, what is planted there, the line and column at which it is
# found, counted by hand in NUMBERED, what is found, and how that which was expected begins.
FAULTS = {
    "a line too few, the German one": (
        "    Die meisten Augen gewinnen.\n",
        "",
        ("13:23", "the end of the line", "what `DICE-3 scoring | E7` says in German"),
    ),
    "a half too few, the German one": (
        " | Gleichstand.",
        "",
        ("16:10", "the end of the line", "what `DICE-4 scoring silent [Q1]` says in German"),
    ),
    "no words at all": (
        "    Ties. | Gleichstand.\n",
        "",
        ("15:31", "the end of the line", "what `DICE-4 scoring silent [Q1]` says in English"),
    ),
    "a line too many": (
        "    DICE-4 scoring",
        "    Oder nicht.\n    DICE-4 scoring",
        ("15:5", "'Oder nicht.'", "a head, which begins with a small letter or an id"),
    ),
    "words below a bar": (
        "Es gibt zwei Würfel.\n",
        "Es gibt zwei Würfel.\n    Oder drei.\n",
        ("8:5", "'Oder drei.'", "a head, which begins with a small letter or an id"),
    ),
    "two bars": (
        "Ties. | Gleichstand.",
        "Ties. | Or not. | Gleichstand.",
        ("16:5", "'Ties. | Or not. | Gleichstand.'", "one bar, between English and German"),
    ),
    "a line too far left": (
        "    The most pips win.",
        "  The most pips win.",
        ("13:3", "'The most pips win.'", "a line as far right as the first"),
    ),
    "a kind that there is not": (
        "legality G1",
        "legal G1",
        ("8:12", "'legal'", "one of material, setup, legality, "),
    ),
    "a relation that there is not": (
        "(ambiguous)",
        "(dubious)",
        ("8:25", "'dubious'", "one of differ, ambiguous"),
    ),
    "a clause without a place": (
        "DICE-4 scoring silent [Q1]",
        "DICE-4 scoring",
        ("15:5", "'DICE-4 scoring'", "a clause such as `PARRY-1 legality G4 | E3 [Q21]`"),
    ),
    "a clause without an id": (
        "DICE-3 scoring | E7",
        "scoring | E7",
        ("12:5", "'scoring | E7'", "a clause such as `PARRY-1 legality G4 | E3 [Q21]`"),
    ),
    "an id of two clauses": (
        "DICE-4 scoring",
        "DICE-1 scoring",
        ("15:5", "'DICE-1'", "DICE-1 once, not twice"),
    ),
    "a question that there is not": (
        "silent [Q1]",
        "silent [Q9]",
        ("15:28", "'Q9'", "a question on DICE-4: Q1"),
    ),
    "a question that is not on the clause": (
        "silent [Q1]",
        "silent [Q1, Q2]",
        ("15:32", "'Q2'", "a question on DICE-4: Q1"),
    ),
    "an id of two questions": (
        "    Q2 [DICE-2]",
        "    Q1 [DICE-2]",
        ("30:5", "'Q1'", "Q1 once, not twice"),
    ),
    "a clause that there is not": (
        "    Q2 [DICE-2]",
        "    Q2 [DICE-22]",
        ("30:9", "'DICE-22'", "one of DICE-1, DICE-2, DICE-3, DICE-4"),
    ),
    "a question without clauses": (
        "    Q2 [DICE-2]",
        "    Q2",
        ("30:5", "'Q2'", "a question such as `Q50 deal [START-4, START-5]`"),
    ),
    "a reading before all questions": (
        "    Q1 ties, again [DICE-2, DICE-4]\n    What a tie means | Was Gleichstand heißt\n",
        "",
        ("19:5", "'shared none | weak'", "a question such as `Q50 deal [START-4, START-5]`"),
    ),
    "a reading without support": (
        "may none | none",
        "may",
        ("34:5", "'may'", "a reading and its support, `single strong | weak`"),
    ),
    "a reading with the support of one manual": (
        "may none | none",
        "may none",
        ("34:5", "'may none'", "a reading and its support, `single strong | weak`"),
    ),
    "a support that there is not": (
        "may none | none",
        "may none | slight",
        ("34:16", "'slight'", "one of strong, moderate, weak, none, excluded"),
    ),
    "a reading twice": (
        "may none | none",
        "must none | none",
        ("34:5", "'must'", "must once, not twice"),
    ),
    "one reading only": (
        "    may none | none\n    One may. | Man darf.\n",
        "",
        ("30:5", "'Q2 [DICE-2]'", "a question with two readings or more"),
    ),
    "no default": (
        "why must",
        "why",
        ("36:5", "'why'", "the default, as `why single` or `why all | taker_only`"),
    ),
    "a default that is no reading": (
        "why again | shared",
        "why again | split",
        ("25:17", "'split'", "one of shared, again"),
    ),
    "no reasons": (
        "    why must\n    It is said. | Es steht da.\n",
        "",
        ("30:5", "'Q2 [DICE-2]'", "a question with `why`"),
    ),
    "no scenario": (
        "    scenario\n    Both have 7. | Beide haben 7.\n",
        "",
        ("19:5", "'Q1 ties, again [DICE-2, DICE-4]'", "a question with `scenario`"),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_block_is_named_with_file_line_and_what_was_expected(
    fault: str, tmp_path: Path
) -> None:
    before, after, (place, found, expected) = FAULTS[fault]
    assert NUMBERED.count(before) == 1
    path = tmp_path / "game.py"
    with pytest.raises(InputError) as error:
        read(path, NUMBERED.replace(before, after))
    said = error.value.say("en")
    assert said.startswith(f"{path}:{place}: found {found}; expected {expected}")
    assert error.value.say("de").startswith(f"{path}:{place}: gefunden ")


def test_a_head_without_its_small_letter_is_named_when_names_are_bound(tmp_path: Path) -> None:
    path = tmp_path / "game.py"
    path.write_text(NUMBERED.replace("DICE-3 scoring", "Dice-3 scoring"), encoding="utf-8")
    with (
        pytest.raises(InputError, match=r"found 'Dice-3 .*'; expected a head") as error,
        places_in([path]),
    ):
        runpy.run_path(str(path))
    assert (error.value.file, error.value.line) == (str(path), 12)


def test_an_id_in_a_block_that_numbers_its_clauses_is_wrong() -> None:
    (die,) = clauses("DICE 39\nDICE-1 legality ¶2\nOne die. | Ein Würfel.")
    with pytest.raises(InputError, match="expected a clause such as `legality ¶2`"):
        str(die)


def test_without_its_file_an_error_names_the_block_and_counts_from_its_first_line() -> None:
    (die, _) = clauses("""
        DICE 39
        legality ¶2
        One die. | Ein Würfel.
        rule silent
        The most pips win. | Die meisten Augen gewinnen.
    """)
    with pytest.raises(InputError) as error:
        str(die)
    assert error.value.say("en").startswith("DICE:4:9: found 'rule'; expected one of material, ")
