"""Situations read and written: round trips in both forms, and errors with their places."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from attrs import evolve

from daumen_rules import GERMAN
from daumen_rules.games.daumen_drauf.cards import Kind
from daumen_rules.games.daumen_drauf.court.asks.may import PASS, SHOW
from daumen_rules.games.daumen_drauf.court.asks.of_games import (
    CAN_BE,
    DEALER,
    DEALT,
    DECK,
    STARTER,
    WINS,
)
from daumen_rules.games.daumen_drauf.court.asks.of_tricks import (
    COUNTS,
    LEADS,
    OVER,
    TAKES,
    WAS,
    WHOSE_TURN,
)
from daumen_rules.games.daumen_drauf.court.asks.open_questions import CHANGE, TALK, UNCOVER
from daumen_rules.games.daumen_drauf.court.asks.reading import read_ask, write_ask
from daumen_rules.games.daumen_drauf.court.asks.table import ROWS
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.json_form import write_json
from daumen_rules.games.daumen_drauf.court.situation.model import Ask, Entry, Heap, Stack
from daumen_rules.games.daumen_drauf.court.situation.reading import is_situation, read
from daumen_rules.games.daumen_drauf.court.situation.worlds import AskKind
from daumen_rules.games.daumen_drauf.court.situation.writer import write_text
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.errors import Fault, InputError
from tests.conftest import many
from tests.disputes.blanked import situation
from tests.each import of_each
from tests.table import cards

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "spec" / "daumen_drauf" / "disputes").glob("*.sit"))

PRONOUNS = {"his", "her", "seine", "ihre"}

EXAMPLE = """daumen_drauf situation 1
# comments begin with #
rules: both
names: Anna, Ben, Cleo
hand Ben: Y4p Y7? ? ...
hand Cleo: 3 cards
captured Anna: ? Y1h
pile: 0
trick
Anna: Y3?   # and end with the line
Ben: pass
turn: Cleo
ask: may Cleo show G1h
expect german: allowed
"""


def test_the_example_says_what_it_says() -> None:
    found = read(EXAMPLE)
    assert found.names == ("Anna", "Ben", "Cleo")
    assert found.hands[0] == Heap((), more=True)
    assert found.hands[1] == Heap((*cards("Y4p"), Kind.parse("Y7"), None), more=True)
    assert found.hands[2] == Heap((None, None, None))
    assert found.captured[0] == Heap((*cards("Y1h"), None))
    assert found.pile == Stack(())
    assert found.trick == (Entry(0, Did.SHOW, Kind.parse("Y3")), Entry(1, Did.PASS))
    assert found.turn == 2
    assert found.expected[0].manual == "german"


@pytest.mark.parametrize("path", FILES[:: many(4, 1)], ids=lambda path: path.stem)
def test_a_situation_is_the_same_after_writing_and_reading(path: Path) -> None:
    found = read(path.read_text("utf-8"))
    for text in (write_text(found), write_text(found, "de"), write_json(found)):
        assert read(text) == found
        assert is_situation(text)
    assert write_json(read(write_text(found))) == write_json(found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (EXAMPLE, True),
        (f"\ufeff\n# noted\n{EXAMPLE}", True),
        ("daumen_drauf   situation 2\n", True),
        ("daumen_drauf 1\nnames: Anna, Ben\n", False),
        ("daumen_drauf situations 1\n", False),
        ("# daumen_drauf situation 1\n", False),
        ("", False),
        ('\ufeff \n {"format": "daumen_drauf situation"}', True),
        ('{"format": "daumen_drauf situations"}', False),
        ('{"format": "daumen_rules"}', False),
        ('{"format": "daumen_drauf situation"', False),
        ("{}", False),
        ('{"a": ' * 10_000, False),
    ],
)
def test_a_situation_is_known_by_its_beginning(text: str, *, expected: bool) -> None:
    assert is_situation(text) is expected


@of_each("seed", range(many(20, 500)))
def test_random_situations_survive_both_forms(seed: int) -> None:
    random = Random(seed)
    players = random.randrange(2, 5)
    made = situation(random, GERMAN, pack_for(players), players)
    assert read(write_text(made)) == made
    assert read(write_json(made)) == made


@pytest.mark.parametrize("seed", range(many(10, 100)))
def test_the_order_of_lines_changes_nothing_but_that_of_expectations(seed: int) -> None:
    """What is told once has one order in both forms; what is expected keeps that of its writer."""
    told = [
        *("rules: both", "names: Anna, Ben, Cleo", "starter: Ben", "hand Ben: Y4p Y7? ? ..."),
        *("hand Cleo: 3 cards", "captured Anna: ? Y1h", "pile: 0", "totals: 1 2 3", "turn: Cleo"),
        *("final: 0 1 -1", "ask: may Cleo show G1h", "because: so", "weil: darum"),
    ]
    expected = ["expect german: refused TURN-2 HIGH-1", "expect: allowed", "expect english: yes"]
    trick = ("trick", "Anna: Y3?", "Ben: pass")
    plain = read("\n".join(("daumen_drauf situation 1", *told, *trick)))
    random = Random(seed)
    random.shuffle(expected)
    lines = [*told, *expected]
    random.shuffle(lines)
    kept = [line for line in lines if line in expected]
    found = read("\n".join(("daumen_drauf situation 1", *lines, *trick)))
    assert evolve(found, expected=()) == plain
    for text in (write_text(found), write_json(found), write_text(read(write_json(found)))):
        assert read(text) == found
        written = write_text(read(text)).splitlines()
        assert [line for line in written if line.startswith("expect")] == kept
        assert [line for line in written if line not in kept] == write_text(plain).splitlines()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("because", said) for said in ("# so", "so # and so", "so\n# and so")),
        *(("weil", "# darum"), ("expect", [{"answer": ["#"]}])),
        ("expect", [{"answer": ["refused", "#HIGH-1"]}]),
    ],
)
def test_what_would_be_a_comment_in_the_text_form_is_refused_in_json(
    key: str, value: object
) -> None:
    data = json.loads(write_json(read(EXAMPLE))) | {key: value}
    with pytest.raises(InputError) as caught:
        read(json.dumps(data))
    assert "where a comment begins" in caught.value.say("en")
    assert "wo ein Kommentar beginnt" in caught.value.say("de")


@pytest.mark.parametrize("key", ["because", "weil"])
def test_a_reason_that_begins_with_the_sign_of_a_comment_is_refused_in_text_too(key: str) -> None:
    kept = [line for line in EXAMPLE.splitlines() if not line.startswith(key)]
    with pytest.raises(InputError) as caught:
        read("\n".join([*kept, f"{key}:#1"]))
    assert "where a comment begins" in caught.value.say("en")
    assert "wo ein Kommentar beginnt" in caught.value.say("de")


@pytest.mark.parametrize("key", ["because", "weil"])
def test_an_empty_reason_in_json_is_none(key: str) -> None:
    data = json.loads(write_json(read(EXAMPLE)))
    data.pop(key, None)
    without = read(json.dumps(data))
    for empty in ("", " ", "\n"):
        assert read(json.dumps(data | {key: empty})) == without


def test_a_sign_of_number_within_a_word_is_no_comment() -> None:
    data = json.loads(write_json(read(EXAMPLE))) | {"because": "see C#4"}
    found = read(json.dumps(data))
    assert found.because == "see C#4"
    assert read(write_text(found)) == found


@of_each("kind", ROWS)
def test_a_question_is_read_in_both_languages(kind: AskKind) -> None:
    names = ("Anna", "Anna Maria")
    for form, card in ((kind.form.en, "Y3?"), (kind.form.de, "Ge3?")):
        words = form.replace("NAME", "Anna Maria").replace("CARD", card)
        found = read_ask(words, names)
        assert found is not None
        assert found.kind is kind
        assert words in (write_ask(found, names), write_ask(found, names, "de"))


@of_each(
    ("old", "new", "line", "column"),
    [
        ("situation 1", "situation 2", 1, 1),
        ("names: Anna, Ben, Cleo", "names: Anna", 4, 8),
        ("names: Anna, Ben, Cleo", "names: Anna, Ben, Ben", 4, 19),
        ("Y4p Y7?", "Y4p X7?", 5, 15),
        ("hand Cleo: 3 cards", "hand Dirk: 3 cards", 6, 6),
        ("hand Cleo", "hand Ben", 6, 1),
        ("pile: 0", "pile: 99", 8, 7),
        ("Ben: pass", "Ben: passes on", 11, 6),
        ("Ben: pass", "Bert: pass", 11, 1),
        ("turn: Cleo", "turn: Clea", 12, 7),
        ("may Cleo show G1h", "may Cleo show G0h", 13, 20),
        ("may Cleo show G1h", "may Clea show G1h", 13, 10),
        ("expect german", "expect french", 14, 8),
        ("rules: both", "rules: dutch", 3, 8),
        ("rules: both", "pile: 3", 8, 1),
    ],
)
def test_an_error_names_its_place(old: str, new: str, line: int, column: int) -> None:
    with pytest.raises(InputError) as caught:
        read(EXAMPLE.replace(old, new))
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.say("en") != caught.value.say("de")


@of_each(
    ("ask", "column", "found", "expected", "erwartet"),
    [
        ("mai Cleo show G1h", 6, "mai", "a question such as", "eine Frage wie"),
        ("may Clea show G1h", 10, "Clea", "one of Anna, Ben, Cleo", "einer von Anna, Ben, Cleo"),
        ("who leeds", 10, "leeds", "a question such as `who leads`", "eine Frage wie `who leads`"),
        ("may Cleo show", 19, "the end of the line", "a card such as Y3p", "eine Karte wie Ge3g"),
        ("may Cleo show ?", 20, "?", "a card such as Y3p", "eine Karte wie Ge3g"),
        ("may Cleo show  G0h?", 21, "G0h?", "a card such as Y3p", "eine Karte wie Ge3g"),
        ("darf Cleo G1h zeign", 20, "zeign", "`zeigen`", "`zeigen`"),
        ("darf Cleo mit G1h zeigen", 24, "zeigen", "`parieren`", "`parieren`"),
        ("may Cleo pass soon", 20, "soon", "the end of the line", "das Ende der Zeile"),
        ("", 5, "the end of the line", "a question such as", "eine Frage wie"),
    ],
)
def test_an_error_in_a_question_stands_at_its_word(
    ask: str, column: int, found: str, expected: str, erwartet: str
) -> None:
    with pytest.raises(InputError) as caught:
        read(EXAMPLE.replace("may Cleo show G1h", ask))
    error = caught.value
    assert (error.line, error.column) == (13, column)
    assert error.found.en.strip("'") == found
    assert error.expected.en.startswith(expected)
    assert error.expected.de.startswith(erwartet)


@pytest.mark.parametrize("mark", ["", "?", " ?"])
def test_a_question_may_end_with_its_sign(mark: str) -> None:
    names = ("Anna", "Anna Maria")
    for word in ("Y3?", "Y3"):
        asked = Ask(SHOW, 1, Kind.parse("Y3"))
        assert read_ask(f"may Anna Maria show {word}{mark}", names) == asked
    (card,) = cards("Y3p")
    assert read_ask(f"may Anna Maria show Y3p{mark}", names) == Ask(SHOW, 1, card)
    assert read_ask(f"wer spielt an{mark}", names) == Ask(LEADS)


@pytest.mark.parametrize(
    ("old", "new", "en", "de"),
    [
        ("rules: both", "ruls: both", "expected `rules:`, `names:`,", "`regeln:`, `namen:`,"),
        ("Ben: pass", "Ben: passs", "or `pass`, or `parry` and a card", "oder `passt`, oder"),
        (
            "rules: both",
            "rules: germn",
            "found 'germn'; expected `both`, `german`, `english`, or such as",
            "gefunden 'germn'; erwartet `beide`, `deutsch`, `englisch` oder etwa",
        ),
        (
            "daumen_drauf situation 1\n# comments begin with #",
            "rules: german",
            "found 'rules: german'; expected a situation",
            "gefunden 'rules: german'; erwartet eine Situation",
        ),
    ],
)
def test_an_error_says_what_could_stand_there_in_the_words_of_either_language(
    old: str, new: str, en: str, de: str
) -> None:
    with pytest.raises(InputError) as caught:
        read(EXAMPLE.replace(old, new))
    assert en in caught.value.say("en")
    assert de in caught.value.say("de")


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("beide", "both"),
        ("Deutsch", "german"),
        ("englisch", "english"),
        ("deutsch mit deal=packets", "german with deal=packets"),
    ],
)
def test_the_rules_are_read_in_german_too(german: str, english: str) -> None:
    found = read(EXAMPLE.replace("rules: both", f"regeln: {german}"))
    assert found == read(EXAMPLE.replace("rules: both", f"rules: {english}"))
    assert f"regeln: {german.lower()}\n" in write_text(found, "de")


def test_cards_are_read_in_small_letters() -> None:
    assert read(EXAMPLE.replace("Y4p Y7?", "y4P Y7?").replace("Y3?", "y3?")) == read(EXAMPLE)
    assert read(EXAMPLE.replace("show G1h", "show g1H")) == read(EXAMPLE)


def test_a_situation_is_written_in_german_words_alone() -> None:
    more = "starter: Ben\nhand Anna: none\ntotals: 1 2 3\nask: may"
    told = EXAMPLE.replace("turn: Cleo\n", "Cleo: parry Y3?\n").replace("ask: may", more)
    assert write_text(read(told), "de").splitlines() == [
        *("daumen_drauf situation 1", "regeln: beide", "namen: Anna, Ben, Cleo", "beginnt: Ben"),
        *("hand Anna: keine", "hand Ben: Ge4g Ge7? ? ...", "hand Cleo: 3 Karten"),
        *("eingenommen Anna: Ge1u ?", "stapel: 0", "stand: 1 2 3"),
        *("stich", "Anna: Ge3?", "Ben: passt", "Cleo: pariert Ge3?"),
        *("frage: darf Cleo Gr1u zeigen", "erwartet deutsch: allowed"),
    ]


def test_a_question_about_a_trick_needs_one() -> None:
    with pytest.raises(InputError):
        read("daumen_drauf situation 1\nnames: A, B\nask: who takes the trick\n")


def test_a_file_without_a_question_is_not_read() -> None:
    with pytest.raises(InputError):
        read("daumen_drauf situation 1\nnames: A, B\n")


def test_the_json_of_every_dispute_fits_the_schema() -> None:
    schema = json.loads((ROOT / "spec/daumen_drauf/situation.schema.json").read_text("utf-8"))
    validator: Any = jsonschema.Draft202012Validator(schema)
    assert len(FILES) >= 60
    for path in FILES[:: many(5, 1)]:
        validator.validate(json.loads(write_json(read(path.read_text("utf-8")))))
    assert not validator.is_valid({"format": "daumen_drauf situation"})


@of_each(
    ("said", "kind"),
    [
        ("who gets the trick", TAKES),
        ("whose trick is it?", TAKES),
        ("wem gehört der Stich", TAKES),
        ("wer kriegt den Stich?", TAKES),
        ("how much is the trick worth", COUNTS),
        ("who is on turn", WHOSE_TURN),
        ("wer ist dran", WHOSE_TURN),
        ("who shuffles", DEALER),
        ("wer mischt", DEALER),
        ("wer fängt an", STARTER),
        ("how many cards each", DEALT),
        ("wie viele Karten gibt es", DECK),
        ("ist das Spiel aus", OVER),
        ("kann das sein", CAN_BE),
        ("wer hat sich geirrt", CAN_BE),
        ("wer hat gewonnen", WINS),
        ("who is next", WHOSE_TURN),
        ("wer gewinnt diesen Stich", TAKES),
    ],
)
def test_a_question_is_read_in_other_words(said: str, kind: AskKind) -> None:
    assert read_ask(said, ("Anna", "Ben")) == Ask(kind)


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("can Ben pass", PASS),
        ("kann Ben passen?", PASS),
        ("can Ben change his mind", CHANGE),
        ("what was the card of Ben", WAS),
    ],
)
def test_a_question_about_a_player_is_read_in_other_words(said: str, kind: AskKind) -> None:
    assert read_ask(said, ("Anna", "Ben")) == Ask(kind, 1)


@pytest.mark.parametrize(
    ("said", "sign"),
    [
        ("yellow 3", "Y3"),
        ("a yellow one", "Y?"),
        ("some 3", "?3"),
        ("a 3, I think poisonous", "?3p"),
        ("higher than 2", "?>2"),
        ("a yellow one above 2", "Y>2"),
        ("one of Y3 and Y4", "Y3|Y4"),
        ("yellow 3 or yellow 4", "Y3|Y4"),
        ("eine gelbe", "Y?"),
        ("irgendeine giftige 3", "?3p"),
        ("höher als 2", "?>2"),
        ("eine von Ge3 und Ge4", "Y3|Y4"),
        ("skipped", "passed over"),
        ("wurde übersprungen", "passed over"),
    ],
)
def test_what_was_done_is_read_as_it_is_said(said: str, sign: str) -> None:
    text = "daumen_drauf situation 1\nnames: Anna, Ben\ntrick\nAnna: {}\nask: may Ben pass\n"
    assert read(text.format(said)) == read(text.format(sign))


def test_points_are_read_by_name_and_under_other_words() -> None:
    text = "daumen_drauf situation 1\nnames: Anna, Ben\n{}\nask: can these points be\n"
    final = read(text.format("final: 3 -3"))
    for line in ("points: 3 -3", "punkte: 3 -3", "final: Ben -3, Anna 3", "final: anna: 3, B -3"):
        assert read(text.format(line)) == final


def test_a_neighbour_is_a_player_too() -> None:
    text = "daumen_drauf situation 1\nnames: Anna, Ben\nask: may {} pass\n"
    said = read(text.format("the player left of anna"))
    assert said == read(text.format("Ben"))


def test_a_hand_and_a_question_are_read_as_they_are_said() -> None:
    text = "daumen_drauf situation 1\nnames: Anna, Ben\nhand Ben: {}\nask: may Ben show {}\n"
    said = text.format("yellow 4 harmless, green 4 and a black one", "yellow 4 harmless")
    assert read(said) == read(text.format("Y4h G4? B?", "Y4h"))


def test_what_is_said_and_is_no_card_is_told_as_it_was_said() -> None:
    text = "daumen_drauf situation 1\nnames: Anna, Ben\ntrick\nAnna: purple 3\nask: who leads\n"
    with pytest.raises(InputError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (4, 7)
    assert caught.value.found.en == "'purple 3'"


def test_a_question_that_cannot_be_read_is_answered_by_the_one_most_like_it() -> None:
    with pytest.raises(Fault) as caught:
        read_ask("will Ben take the trick", ("Anna", "Ben"))
    assert "`who takes the trick`" in caught.value.expected.en


@pytest.mark.parametrize(
    ("kind", "forms"),
    [
        (
            TALK,
            "may {} talk about the cards|may {} talk about his cards|may {} talk about her cards|"
            "darf {} über die Karten reden|darf {} über seine Karten reden|"
            "darf {} über ihre Karten reden",
        ),
        (
            UNCOVER,
            "may {} uncover the card|may {} uncover his card|may {} uncover her card|"
            "darf {} die Karte aufdecken|darf {} seine Karte aufdecken|"
            "darf {} ihre Karte aufdecken",
        ),
    ],
)
def test_whoever_asks_whatever_the_pronoun_the_question_is_the_same(
    kind: AskKind, forms: str
) -> None:
    found = {read_ask(form.format("Ben"), ("Anna", "Ben")) for form in forms.split("|")}
    assert found == {Ask(kind, 1)}
    for language in ("en", "de"):
        assert not set(write_ask(Ask(kind, 1), ("Anna", "Ben"), language).split()) & PRONOUNS


def test_the_words_of_a_question_do_not_change_the_id_of_a_ruling() -> None:
    """This id was given when the question was written `uncover his card`."""
    path = next(path for path in FILES if path.name.startswith("096"))
    text = path.read_text("utf-8")
    assert "uncover the card" in text
    for words in (text, text.replace("the card", "his card")):
        assert Hearing(read(words)).ruling().id == "e86bd435c6ff"
