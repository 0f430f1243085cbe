"""The engine of auctions: who speaks, who listens, and who is left."""

from __future__ import annotations

import pytest

from daumen_rules.games.cards.engines.auction import (
    CALLS,
    Auction,
    Bid,
    Call,
    Hold,
    Pass,
    calls,
    said,
)
from daumen_rules.games.cards.skat.clauses import CLAUSES
from daumen_rules.pieces.event_text import reveals
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.verbs import Verbs
from tests.each import of_each

WORDS = Verbs(CALLS)
LADDER = (18, 20, 22)
SKAT = Auction(speaker=1, listener=0, waiting=(2,))


def heard(auction: Auction, words: str) -> Auction:
    """The auction after words such as `bid 18, hold`, each by whose turn it is."""
    for word in words.split(", "):
        assert auction.turn is not None
        auction = auction.after(WORDS.read(auction.turn, word))
    return auction


@of_each(
    ("words", "turn"),
    [
        ("bid 18", 0),
        ("bid 18, hold", 1),
        ("bid 18, hold, pass", 2),
        ("bid 18, pass", 2),
        ("bid 18, pass, bid 20", 1),
        ("pass", 2),
        ("pass, bid 18", 0),
        ("pass, pass", 0),
    ],
)
def test_whose_word_it_is(words: str, turn: int) -> None:
    assert heard(SKAT, words).turn == turn


def test_those_who_wait_speak_in_their_order() -> None:
    five = Auction(speaker=1, listener=0, waiting=(2, 3, 4))
    assert [heard(five, ", ".join(["pass"] * n)).turn for n in (1, 2, 3)] == [2, 3, 4]


@pytest.mark.parametrize(
    ("words", "listener", "bid"),
    [
        ("bid 18, hold, bid 20, pass, bid 22, pass", 2, 22),
        ("bid 18, hold, pass, bid 20, hold, pass", 0, 20),
        ("bid 18, pass, pass", 1, 18),
        ("pass, bid 18, pass", 2, 18),
        ("pass, pass, bid 18", 0, 18),
        ("pass, pass, pass", None, 0),
    ],
)
def test_who_is_left(words: str, listener: int | None, bid: int) -> None:
    auction = heard(SKAT, words)
    assert (auction.turn, auction.listener, auction.bid) == (None, listener, bid)
    assert [WORDS.write(call) for call in auction.said] == words.split(", ")


def test_only_the_speaker_bids_and_only_the_listener_holds() -> None:
    def may(auction: Auction) -> tuple[Call, ...]:
        return calls(auction, LADDER)

    assert may(SKAT) == (Bid(1, 18), Bid(1, 20), Bid(1, 22), Pass(1))
    assert may(heard(SKAT, "bid 20")) == (Hold(0), Pass(0))
    assert may(heard(SKAT, "bid 20, hold")) == (Bid(1, 22), Pass(1))
    assert may(heard(SKAT, "pass, pass, pass")) == ()


def test_in_one_round_each_speaks_once_and_nobody_holds() -> None:
    once = Auction(speaker=1, waiting=(2, 0), once=True)
    ended = heard(once, "bid 1, pass, bid 2")
    assert (ended.turn, ended.listener, ended.bid) == (None, 0, 2)
    assert heard(once, "pass, pass, pass").listener is None


def test_without_a_listener_the_first_bidder_becomes_one_and_holds() -> None:
    """As in Brandeln: who has bid keeps it against those who speak after him."""
    auction = heard(Auction(speaker=1, waiting=(2, 3)), "bid 3, bid 4, hold, pass, bid 5")
    assert (auction.turn, auction.listener, auction.speaker) == (1, 1, 3)


@pytest.mark.parametrize("words", ["", "bid", "bid x", "bid ²", "bid 18 20", "holds", "pass 1"])
def test_other_words_are_none(words: str) -> None:
    with pytest.raises(ExpectedError, match=r"`bid 18`|^`pass`$"):
        WORDS.read(0, words)


@pytest.mark.parametrize(
    ("call", "en", "de"),
    [
        (Bid(1, 20), "B bids 20.", "B reizt 20."),
        (Hold(0), "A holds.", "A hält."),
        (Pass(2), "C passes.", "C passt."),
    ],
)
def test_a_word_is_heard_by_all_and_cannot_be_taken_back(call: Call, en: str, de: str) -> None:
    event = said(CLAUSES[0], call)
    assert (event.sentence.say("en"), event.sentence.say("de")) == (en, de)
    assert event.clause == CLAUSES[0]
    assert reveals(event)
