"""What somebody asks in plain words is among the five clauses and questions that come nearest."""

from __future__ import annotations

from pathlib import Path

import pytest

from daumen_rules.judge.nearest import nearest
from tests.cli.run import daumen_rules, refused
from tests.each import of_each

ASKED = (
    ("skat muss man die Farbe bedienen", "SKAT-33"),
    ("skat wieviel Augen braucht der Alleinspieler zum Gewinnen", "SKAT-25"),
    ("skat how much does Null count", "SKAT-13"),
    ("skat wann ist man Schneider", "SKAT-22"),
    ("skat darf man in alte Stiche schauen", "SKAT-41"),
    ("skat alle haben gepasst", "SKAT-11"),
    ("mogeln wer nimmt den Stapel wenn die Karte stimmt", "MOGELN-9"),
    ("mogeln was kommt nach dem Ass", "MOGELN-13"),
    ("Mühle darf man mit drei Steinen springen", "MUEHLE-11"),
    ("Mühle take a stone out of a mill", "MUEHLE-8"),
    ("mühle zwei Mühlen auf einmal geschlossen", "MUEHLE-15"),
    ("dame müssen Steine schlagen", "DAME-11"),
    ("dame rückwärts schlagen", "DAME-10"),
    ("dame how far may a king move", "DAME-15"),
    ("dame blasen", "DAME-12"),
    ("herz ass herz 10 muss ich trumpfen", "HERZ-5"),
    ("zehntausend wie viel zählen drei gleiche", "ZEHNTAUSEND-3"),
    ("zehntausend straight five in a row", "ZEHNTAUSEND-4"),
    ("chicago how many throws may the others make", "CHICAGO-6"),
    ("chicago zwei Sechsen als Eins", "CHICAGO-11"),
    ("craps wann verliert der Macher", "CRAPS-7"),
    ("elf hoch was passiert bei zwölf", "ELFHOCH-3"),
    ("spitz pass auf falsch geschlagen", "SPITZ-8"),
    ("der letzte stich rank of the seven and the king", "STICH-1"),
    ("kniffel bonus", "KNIFFEL-7"),
    ("mau-mau darf man mit einem Buben aufhören", "MAU-21"),
)


@of_each(("words", "id_"), ASKED)
def test_what_is_meant_is_among_the_five(words: str, id_: str) -> None:
    assert id_ in [near.id for near in nearest(words)]


def test_without_a_game_all_are_searched() -> None:
    found = nearest("Full House fünf gleiche")
    assert "kniffel" in [near.game for near in found]
    assert len({near.game for near in nearest("who shares the pot")}) > 1


def test_a_game_that_is_named_is_alone() -> None:
    assert {near.game for near in nearest("dame schlagen")} == {"dame"}
    assert {near.game for near in nearest("polnische dame schlagen")} == {"polnische-dame"}
    assert {near.game for near in nearest("dame rückwärts")} == {"dame"}


def test_the_command_says_perhaps() -> None:
    found = daumen_rules("ask", "skat", "Farbe", "bedienen")
    assert found.lines[0] == "perhaps you mean:"
    assert found.lines[1].startswith("  skat SKAT-33: Suit must be followed")
    found = daumen_rules("ask", "skat Farbe bedienen", "--lang", "de")
    assert found.lines[0] == "vielleicht meinst du:"
    assert found.lines[1].startswith("  skat SKAT-33: ")
    first, *_ = daumen_rules("ask", "--json", "skat Farbe bedienen").data
    assert (first["game"], first["kind"], first["id"]) == ("skat", "clause", "SKAT-33")


def test_words_that_nothing_has_are_near_to_nothing() -> None:
    found = daumen_rules("ask", "xyzzy")
    assert (found.status, found.lines) == (1, ["nothing is near to that"])
    assert "WORDS" in refused("ask")


UNREAD = (
    ("game: mau-mau\nplayers: Anna, Ben\n", "ask: can one end with a jack", "MAU-21"),
    ("game: skat\nplayers: Anna, Ben, Cem\n", "frage: muss man die Farbe bedienen", "SKAT-33"),
    ("game: kniffel\nplayers: Anna, Ben\n", "frage: gilt ein Kniffel als Full House", "KNIFFEL-9"),
    ("daumen_drauf situation 1\nrules: both\nnames: A, B\n", "ask: must one pass", "Q23"),
)


@pytest.mark.parametrize(("head", "asked", "id_"), UNREAD)
@pytest.mark.parametrize(
    ("language", "said"), [("en", "; perhaps you mean "), ("de", "; vielleicht meinst du ")]
)
def test_where_a_question_cannot_be_read_the_judge_tells_what_is_near(
    head: str, asked: str, id_: str, language: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "asked.pos"
    path.write_text(f"{head}{asked}\n", encoding="utf-8")
    _, _, near = refused("judge", path, "--lang", language).partition(said)
    assert f"{id_}" in near


def test_where_something_else_cannot_be_read_nothing_is_meant(tmp_path: Path) -> None:
    path = tmp_path / "asked.pos"
    path.write_text("game: mau-mau\nplayers: Anna, Ben\npyle: HK\nask: who wins\n", "utf-8")
    assert "perhaps" not in refused("judge", path)
