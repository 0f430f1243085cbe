"""What a person may type in any game: help, words without their verb, and what was meant."""

from __future__ import annotations

import pytest

from daumen_rules.cli.play.input_lines import read_typed
from daumen_rules.cli.play.menu import labels
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.text import LANGUAGES, Language
from daumen_rules.table.words import Unreadable
from tests.cli.playing import played
from tests.each import mostly_long

MOVERS: tuple[Mover, ...] = (0, NATURE, REFEREE)


def told(slug: str, *lines: str, language: Language = "en") -> list[str]:
    """What is told where lines are typed at the beginning of a game."""
    asked = ("--game", slug, "--seed", "1", "--lang", language)
    result = played(*asked, typed="\n".join((*lines, "quit", "")))
    assert result.exit_code == 0, result.output
    return [line.strip() for line in result.output.splitlines()]


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_help_shows_every_verb_with_an_example_in_both_languages(slug: str) -> None:
    verbs = game(slug).notation.verbs
    for language in LANGUAGES:
        said = told(slug, "?", language=language)
        if not any(line.startswith(("Type the number", "Tippen:")) for line in said):
            pytest.skip("nothing is asked before the game is over")
        tables = [verbs.help(mover, language) for mover in MOVERS]
        shown = [
            table
            for table in tables
            if table
            and all(any(f"{line} ".startswith(f"{row} ") for line in said) for row, _ in table)
        ]
        assert shown


def test_the_first_word_may_be_left_out_where_one_action_fits() -> None:
    assert "You place a stone on a1." in told("muehle", "a1")
    assert not [line for line in told("mau-mau", "cj wish d") if line.startswith("found")]


@pytest.mark.parametrize(
    ("slug", "typed", "said"),
    [
        ("kniffel", "behalten 1", "Du lässt 1 stehen."),
        ("kniffel", "ich behalte 1", "Du lässt 1 stehen."),
        ("kniffel", "notieren Chance", "Du füllst das Feld Chance."),
        ("kniffel", "Dreier", "Du füllst das Feld Dreier."),
        ("muehle", "setzen a1", "Du setzt einen Stein auf a1."),
        ("muehle", "Ich setze a1", "Du setzt einen Stein auf a1."),
        ("muehle", "a1 setzen", "Du setzt einen Stein auf a1."),
        ("kniffel", "1 behalten", "Du lässt 1 stehen."),
        ("kniffel", "Chance notieren", "Du füllst das Feld Chance."),
        ("dame", "von a3 nach b4", "Du ziehst von a3 nach b4."),
        ("dame", "ziehe a3 b4", "Du ziehst von a3 nach b4."),
    ],
)
def test_a_verb_may_have_another_form(slug: str, typed: str, said: str) -> None:
    assert said in told(slug, typed, language="de")


@pytest.mark.parametrize("typed", ["ziehen", "ziehe", "ich ziehe", "Ziehen", "zieht"])
def test_a_form_of_a_verb_is_answered_by_the_clause_that_forbids_it(typed: str) -> None:
    """MAU-9: whoever can lay a card draws none."""
    assert any("[MAU-9]" in line for line in told("mau-mau", typed, language="de"))


@pytest.mark.parametrize(
    ("slug", "typed", "meant"),
    [
        ("kniffel", "full haus", "`enter full-house`"),
        ("kniffel", "entre ones", "`enter ones`"),
        ("muehle", "plase a7", "`place a7`"),
        ("mau-mau", "cj wisch d", "`lay CJ wish D`"),
    ],
)
def test_a_wrong_word_is_answered_by_legal_actions_like_it(
    slug: str, typed: str, meant: str
) -> None:
    lines = told(slug, typed)
    said = lines[lines.index(f"Anna> {typed}") + 1 :]
    assert said[0].startswith(f"found `{typed}`; expected ")
    assert said[1].startswith("Did you mean `")
    assert meant in said[1]
    german = told(slug, typed, language="de")
    assert german[german.index(f"Anna> {typed}") + 2].endswith(" gemeint? `?` hilft.")


def test_what_is_like_nothing_is_told_what_was_expected() -> None:
    said = told("kniffel", "xyzzy")
    assert any(line.startswith("found `xyzzy`; expected a letter from a to ") for line in said)
    assert not any("Did you mean" in line for line in said)


def test_without_its_first_word_an_illegal_action_is_explained_where_one_verb_is_possible() -> None:
    said = told("muehle", "a1", "place a1")
    refused = [line for line in said if line.startswith("Not allowed")]
    assert refused
    assert [line for line in told("muehle", "a1", "a1") if line.startswith("Not allowed")] == (
        refused
    )


def test_a_single_action_has_the_number_1() -> None:
    muehle = game("muehle")
    state = muehle.start(2)
    offered = muehle.legal_actions(state)[:1]
    marks = labels(muehle, 0, 1)
    found = read_typed(muehle, muehle.view(state, 0), 0, offered, "", marks)
    assert isinstance(found, Unreadable)
    assert found.expected.en.startswith("`1`, or ")
    assert found.expected.de.startswith("`1` oder ")


@pytest.mark.parametrize(
    ("slug", "aim"),
    [
        ("jule", "Whoever is first to have written and struck all of them wins."),
        ("mau-mau", "Whoever has laid all cards first has won the deal."),
        ("dame", "To take all stones of the opponent, or to shut them in."),
        ("skat", "The soloist wins with 61 points or more, and with all that he has announced."),
        ("hund", "Whoever has laid all cards first has won."),
    ],
)
def test_help_begins_with_who_wins(slug: str, aim: str) -> None:
    """So the manuals say: 33 ¶1, 127 ¶1, 11, Skat, 128."""
    said = told(slug, "?")
    heading = next(at for at, line in enumerate(said) if line.endswith(", in short:"))
    assert said[heading + 1] == aim


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_help_is_short(slug: str) -> None:
    """With its heading it has at most six lines of rules, and it tells nothing twice."""
    found = game(slug)
    if found.notation.keyboard is not None and found.notation.keyboard.rules_in_short is not None:
        pytest.skip("it has rules in short of its own")
    words: dict[Language, tuple[str, str]] = {
        "en": (", in short:", "`rules`"),
        "de": (", kurz gesagt:", "`regeln`"),
    }
    for language, (heading, every) in words.items():
        said = told(slug, "?", language=language)
        (begins,) = (at for at, line in enumerate(said) if heading in line)
        (ends,) = (at for at, line in enumerate(said) if line.startswith(every))
        assert 2 <= ends - begins <= 6
        assert len(set(said[begins:ends])) == ends - begins
