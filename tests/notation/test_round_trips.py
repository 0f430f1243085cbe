"""Writing and reading are inverse in both forms, and both forms say the same."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from daumen_rules import deck
from daumen_rules.contracts.record_model import Act, Record, TrickMark
from daumen_rules.games.daumen_drauf.recorded_deal import DealtHands
from daumen_rules.games.daumen_drauf.verbs import VERBS
from daumen_rules.records.record import read_json, read_text, write_json
from daumen_rules.records.record import read_whole as read
from daumen_rules.records.record import write as write_text
from tests.laws.strategies import one_in
from tests.notation.noted import a_record, one_game
from tests.notation.records import records


@one_in(2)
@given(records())
def test_what_is_written_is_read_again(record: Record) -> None:
    text, json_text = write_text(record), write_json(record)
    assert read_text(text) == record == read(text)
    assert read_json(json_text) == record == read(json_text)


@one_in(2)
@given(records())
def test_what_was_read_is_written_with_the_same_bytes(record: Record) -> None:
    text, json_text = write_text(record), write_json(record)
    assert write_text(read(json_text)) == text
    assert write_json(read(text)) == json_text


@one_in(2)
@given(records())
def test_a_record_can_be_kept_as_a_file_in_utf_8_with_whole_lines(record: Record) -> None:
    for text in (write_text(record), write_json(record)):
        assert text.encode("utf-8").decode("utf-8") == text
        assert text.endswith("\n")
        assert not any(line != line.strip() for line in text.split("\n"))
    assert len(write_json(record).splitlines()) == 1


@one_in(2)
@given(records())
def test_an_entry_knows_its_line(record: Record) -> None:
    text = write_text(record)
    lines = text.split("\n")
    for game in read_text(text).games:
        for entry in game.entries:
            said = lines[entry.line - 1]
            if isinstance(entry, Act):
                assert said.startswith(f"{record.names[entry.action.seat]}: ")
            elif isinstance(entry, TrickMark):
                assert said == f"trick {entry.number}"
        for claim in game.claims:
            assert lines[claim.line - 1].startswith("result: ")


def test_the_order_of_cards_within_a_hand_does_not_count() -> None:
    cards = deck(2)
    one, other = (
        a_record(("Anna", "Ben"), (one_game(DealtHands((hand, cards[5:10]), cards[10:])),))
        for hand in (cards[:5], cards[4::-1])
    )
    assert one == other
    assert write_text(one) == write_text(other)
    assert write_json(one) == write_json(other)


def test_the_order_of_the_pile_counts() -> None:
    cards = deck(2)
    for write in (write_text, write_json):
        one, other = (
            write(a_record(("Anna", "Ben"), (one_game(DealtHands(hands, pile)),)))
            for hands in [(cards[:5], cards[5:10])]
            for pile in (cards[10:], cards[:9:-1])
        )
        assert one != other
        assert read(one) != read(other)


# By hand

GERMAN = {english: word for word, english in VERBS.leads(0).items() if word.endswith("t")}


def _by_hand(text: str, random: Random) -> str:
    """The same record as somebody would scribble it: German words, blanks, comments."""
    lines: list[str] = []
    for line in text.removesuffix("\n").split("\n"):
        head, colon, value = line.partition(":")
        words = head.split(" ", maxsplit=1)
        words[0] = random.choice((words[0], GERMAN.get(words[0], words[0])))
        said = "  ".join(words)
        if colon:
            first, _, rest = value.strip().partition(" ")
            if first in ("pass", "parry"):
                first = random.choice((first.upper(), GERMAN[first].capitalize()))
            said += random.choice((":", " :", ": ", " :\t")) + f"{first} \t{rest}".rstrip()
        said = random.choice(("", " ", "\t")) + said
        said += random.choice(("", " ", " # so it was: Y9p", "\t#"))
        lines += random.choice(([said], [said, ""], ["# Anna: Y3p", said], ["   ", said]))
    return random.choice(("\n", "\r\n", "\r")).join(lines)


@one_in(2)
@given(records(), st.integers(0, 2**32 - 1))
def test_what_somebody_scribbles_reads_like_the_canonical_text(record: Record, seed: int) -> None:
    scribbled = _by_hand(write_text(record), Random(seed))
    assert read_text(scribbled) == record
    assert write_text(read_text(scribbled)) == write_text(record)
