"""What is told about a seat is said to it where it reads it: in all texts of all games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest

import daumen_rules
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.second_person import ENGLISH, GERMAN, addressed
from daumen_rules.kernel.text import LANGUAGES, Language, SeatTerm, Sentence, Term, Text, sentence
from daumen_rules.pieces.scenes import Note
from tests.each import mostly_long, of_each
from tests.tables.messages import played

ROOT: Final = Path(daumen_rules.__file__).parent
ROOMS: Final = ("games", "pieces", "table")
THIRD: Final = frozenset(("court", "conformance", "stories", "reasons", "event_reasons"))
"""Rooms and modules whose texts name every seat: rulings and pages have no single reader."""
NO_READER: Final = ("There is no seat {seat} at a table of {players}.",)
"""Texts about a seat that nobody can have."""


def say(en: str, de: str, reader: int) -> tuple[str, str]:
    """A sentence about Anna and Ben, as one of them reads it."""
    card = Term("HQ", Text("HQ", "HD"))
    told = sentence(en, de, seat=SeatTerm(0), other=SeatTerm(1), card=card)
    return told.say("en", ("Anna", "Ben"), reader), told.say("de", ("Anna", "Ben"), reader)


EXAMPLES: Final = (
    ("{seat} does not hold {card}.", "You do not hold HQ."),
    ("{seat} hat {card} nicht auf der Hand.", "Du hast HD nicht auf der Hand."),
    ("{seat} plays {card} and wins.", "You play HQ and win."),
    ("{seat} nimmt {card} und gewinnt.", "Du nimmst HD und gewinnst."),
    ("Both stay: {seat} takes {card}.", "Both stay: you take HQ."),
    ("Beide bleiben: {seat} bekommt {card}.", "Beide bleiben: Du bekommst HD."),
    ("After a Seven {seat} draws and does not lay.", "After a Seven you draw and do not lay."),
    ("Nach {card} zieht {seat} und legt nicht.", "Nach HD ziehst du und legst nicht."),
    ("{other} draws {card} from {seat}.", "Ben draws HQ from you."),
    ("{other} zieht {card} von {seat}.", "Ben zieht HD von dir."),
    ("{other} asks {seat} for {card}.", "Ben asks you for HQ."),
    ("{other} fragt {seat} nach {card}.", "Ben fragt dich nach HD."),
    ("{other} owes {seat} a chip.", "Ben owes you a chip."),
    ("{other} schuldet {seat} einen Chip.", "Ben schuldet dir einen Chip."),
    ("{other} is on turn, not {seat}.", "Ben is on turn, not you."),
    ("{other} ist an der Reihe, nicht {seat}.", "Ben ist an der Reihe, nicht du."),
    ("All passed on the last card of {seat}.", "All passed on your last card."),
    ("Alle passten auf die letzte Karte von {seat}.", "Alle passten auf deine letzte Karte."),
    (
        "A man of {seat} goes from {card} to {card}.",
        "A man of yours goes from HQ to HQ.",
    ),
    ("Eine Figur von {seat} zieht.", "Eine Figur von dir zieht."),
    ("It is over before {seat} acts again.", "It is over before you act again."),
    ("Es ist aus, bevor {seat} noch einmal handelt.", "Es ist aus, bevor du noch einmal handelst."),
    (
        "{seat} has lost with its side; its side pays.",
        "You have lost with your side; your side pays.",
    ),
    ("Nur {seat} sieht den Stich an.", "Nur du siehst den Stich an."),
)


@of_each("template, told", EXAMPLES)
def test_a_sentence_is_said_to_its_reader(template: str, told: str) -> None:
    assert told in say(template, template, 0)


def test_others_are_told_the_name() -> None:
    en, de = "{seat} gives {other} a match.", "{seat} gibt {other} ein Hölzchen."
    assert say(en, de, 0) == ("You give Ben a match.", "Du gibst Ben ein Hölzchen.")
    assert say(en, de, 1) == ("Anna gives you a match.", "Anna gibt dir ein Hölzchen.")
    assert say(en, de, 2) == ("Anna gives Ben a match.", "Anna gibt Ben ein Hölzchen.")


def test_a_sentence_with_an_unknown_verb_names_the_seat() -> None:
    assert say("{seat} zorbles.", "{seat} zorbelt.", 0) == ("Anna zorbles.", "Anna zorbelt.")


def test_the_words_for_a_reader_are_forms_of_the_language() -> None:
    """German verbs after *du* end in -st, or in -t after another s-sound; English ones in no -s."""
    assert [verb for verb in GERMAN.values() if not re.search("[szß]t$", verb)] == []
    assert [one for one in ENGLISH.values() if re.search("[^s]s$", one) or one == "has"] == []


def wrong_forms(told: str, language: Language) -> list[str]:
    """Verbs of the third person beside the word for the reader, or joined to one that is."""
    you = r"\b(?:you|You) (?:alone |still |now )?" if language == "en" else r"\b(?:du|Du) "
    beside = re.findall(rf"{you}(\w+)", told)
    if language == "en":
        return [verb for verb in beside if verb in ENGLISH and ENGLISH[verb] != verb]
    before = re.findall(r"(\w+) (?:nur )?du\b", told)
    return [
        verb
        for verb in (*beside, *(one.lower() for one in before))
        if verb in GERMAN and not re.search("[szß]t$", verb)
    ]


def faults(template: str, gap: str, language: Language) -> list[str]:
    """What is wrong with a template as the seat of a gap reads it."""
    told = addressed(template, gap, language)
    if told is None:
        return [f"no second person for {{{gap}}}: {template}"]
    word = {"en": r"\b[Yy](?:ou|ours?|our)\b", "de": r"\b(?:[Dd]u|dir|dich|[Dd]eine[nrm]?)\b"}
    if f"{{{gap}}}" in told or not re.search(word[language], told):
        return [f"the reader is not addressed: {told}"]
    return [f"{verb}: {told}" for verb in wrong_forms(told, language)]


@cache
def texts() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """All pairs of texts in the rooms of games, each with the gaps that have a seat."""
    found = dict[tuple[str, str], frozenset[str]]()
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if "SeatTerm" in source and not THIRD & {*path.parts, path.stem}:
                for pair, gaps in texts_of(source):
                    found[pair] = found.get(pair, frozenset()) | gaps
    return tuple((en, de, gaps) for (en, de), gaps in found.items())


def texts_of(source: str) -> Iterator[tuple[tuple[str, str], frozenset[str]]]:
    """The pairs of texts of a module that stand side by side, and the gaps that have a seat."""
    filled = {*re.findall(r'(\w+)"?[=:] ?SeatTerm\(', source)} | {"seat", "who"}
    for node in ast.walk(ast.parse(source)):
        sides = node.args if isinstance(node, ast.Call) else getattr(node, "elts", [])
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "verb":
            continue  # the words of an action are said to nobody
        for one, other in pairwise(sides):
            en, de = getattr(one, "value", None), getattr(other, "value", None)
            if isinstance(en, str) and isinstance(de, str):
                gaps = frozenset(re.findall(r"\{(\w+)\}", en)) & filled
                if gaps and " " in en and not en[0].islower() and en not in NO_READER:
                    yield (en, de), gaps


def test_every_text_about_a_seat_can_be_said_to_it() -> None:
    """Also in German, and without a verb in the wrong person."""
    wrong = [
        fault
        for en, de, gaps in texts()
        for gap in sorted(gaps)
        for language, text in (("en", en), ("de", de))
        for fault in faults(text, gap, language)  # type: ignore[arg-type]
    ]
    assert wrong == []
    assert len(texts()) > 300


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_no_seat_is_told_its_own_name(slug: str) -> None:
    """What happens in play, why attempts are refused, and the notes of scenes."""
    random, wrong = Random(slug), set[str]()
    for seed in range(2):
        for table in played(game(slug), seed):
            steps = table.ongoing.steps[-3:]
            told = [event.sentence for step in steps for event in step.events]
            if random.random() < 0.2:
                told += [*refusals(table), *notes(table)]
            for said in told:
                wrong |= {*named(said)}
    assert wrong == set()


def refusals(table: daumen_rules.Table) -> Iterator[Sentence]:
    attempts = table.game.checks.attempts(table.ongoing.state)
    for act in islice(attempts, 0, 300, 10):
        refused = table.ongoing.refusal(act)
        yield from () if refused is None else (breach.sentence for breach in refused.breaches)


def notes(table: daumen_rules.Table) -> Iterator[Sentence]:
    scene = table.game.scene.of(table.ongoing.view(0), 0)
    beside = [part for place in scene.seats for part in place.parts]
    for part in (*scene.middle, *beside, *scene.below):
        if isinstance(part, Note):
            yield part.said


def named(said: Sentence) -> Iterator[str]:
    """The wrong forms of a sentence as each seat reads it that it is about."""
    names = tuple(f"#{seat_letter(seat)}" for seat in range(26))
    for gap, fact in said.facts:
        for language in LANGUAGES if isinstance(fact, SeatTerm) else ():
            yield from faults(said.template[language], gap, language)
            assert isinstance(fact, SeatTerm)
            told = said.say(language, names, fact.seat)
            if names[fact.seat] in told:
                yield told
