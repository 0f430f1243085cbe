"""By which clause each thing is told: each line was checked against what its clause rules.

A sentence is known by its beginning in English, with gaps for its facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import chapter, game
from daumen_rules.pieces.event_text import TextEvent

GETS, PLAYS, TAKES_TRICK = "{seat} gets", "{seat} plays {card}", "{seat} takes the trick"
LEAVES, AGAIN = "{seat} keeps", "{seat} throws all"
THROWN = "{seat} throws {what}"
GOES, NO_STONES = "{seat} goes from", "{seat} has no stones left"
DAME = {
    "{seat} captures from": {"DAME-8"},
    "The man becomes a king": {"DAME-13"},
}
CLAIMS = {"{seat} demands": {"DAME-12"}, "{seat} huffs": {"DAME-12"}}
MORRIS = {
    "{seat} places": {"MUEHLE-4"},
    "{seat} has closed": {"MUEHLE-5"},
    "{seat} takes the stone": {"MUEHLE-7"},
    GOES: {"MUEHLE-6", "MUEHLE-11"},
}
TOLD: Mapping[str, Mapping[str, set[str]]] = {
    "chicago": {
        THROWN: {"DICE-1", "CHICAGO-12"},
        "{seat} stops": {"CHICAGO-2"},
        LEAVES: {"CHICAGO-3"},
        AGAIN: {"CHICAGO-3"},
        "{seat} has {result}": {"CHICAGO-1"},
        "{seat} wins": {"CHICAGO-7"},
        "{seat0} and {seat1} throw off; the lowest": {"CHICAGO-12"},
        "{seat} has {note}": {"CHICAGO-9", "CHICAGO-12"},
        "{seat} has lost": {"CHICAGO-10"},
    },
    "streichhoelzer-auswuerfeln": {
        THROWN: {"DICE-1"},
        "{seat} has {note}": {"STREICHHOELZER-2", "STREICHHOELZER-3"},
        "{seat} pays a match": {"STREICHHOELZER-3"},
        "{seat} gives {left} a match": {"STREICHHOELZER-2"},
        "{seat} cannot pay": {"STREICHHOELZER-5"},
        "In the middle": {"STREICHHOELZER-3"},
        "{seat} has lost": {"STREICHHOELZER-7", "STREICHHOELZER-8"},
    },
    "filzlaus": {THROWN: {"DICE-1"}, "{seat} wants": {"FILZLAUS-3"}},
    "hoch-gewinnt": {THROWN: {"DICE-1"}, "{seat} divides": {"HOCH-3"}},
    "tief-gewinnt": {THROWN: {"DICE-1"}, "{seat} divides": {"TIEF-3"}},
    "kniffel": {
        THROWN: {"DICE-1"},
        "{seat} keeps {what}": {"KNIFFEL-3"},
        "{seat} keeps all": {"KNIFFEL-20"},
        AGAIN: {"KNIFFEL-3"},
        "{seat} enters": {"KNIFFEL-4"},
    },
    "zehntausend": {
        THROWN: {"DICE-1"},
        LEAVES: {"ZEHNTAUSEND-6"},
        AGAIN: {"ZEHNTAUSEND-6"},
        "{seat} stops": {"ZEHNTAUSEND-10"},
        "{seat} has {note}": {"ZEHNTAUSEND-7"},
    },
    "dame": {**DAME, **CLAIMS, GOES: {"DAME-5", "DAME-15"}, NO_STONES: {"DAME-18"}},
    "draught": {**DAME, GOES: {"DAME-5", "DRAUGHT-2"}, NO_STONES: {"DAME-18"}},
    "tuerkische-dame": {
        **DAME,
        **CLAIMS,
        "The man becomes a king": {"TUERKISCHE-4"},
        GOES: {"DAME-5", "TUERKISCHE-5"},
    },
    "schlagdame": {**DAME, GOES: {"DAME-5", "DAME-15"}, NO_STONES: {"SCHLAGDAME-1"}},
    "wolf-und-schafe": {"The wolf begins": {"WOLF-4"}, GOES: {"WOLF-5", "WOLF-6"}},
    "muehle": MORRIS,
    "ceylonesisches-muehlespiel": {**MORRIS, "{seat} is on turn": {"CEYLON-3", "CEYLON-4"}},
    "spitz-pass-auf": {
        "Every seat has": {"SPITZ-1"},
        "{seat} turns": {"SPITZ-3"},
        "{seat} slaps first": {"SPITZ-5"},
        "{seat} slaps the card": {"SPITZ-8", "SPITZ-15"},
        "{seat} slaps its own": {"SPITZ-8"},
        "{one} slaps the card of {first}": {"SPITZ-6"},
        "Nobody slaps": {"SPITZ-13"},
        "{seat} sits out": {"SPITZ-14"},
        "The game is over": {"SPITZ-19"},
    },
    "herz-ass-herz-10": {
        "{seat} gets {cards}": {"HERZ-1"},
        "{seat} gets {chips}": {"HERZ-13"},
        PLAYS: {"HERZ-11"},
        TAKES_TRICK: {"HERZ-12"},
        "The side": {"HERZ-7"},
        "{seat} pays": {"HERZ-13"},
    },
    "mau-mau": {
        GETS: {"MAU-2"},
        "{card} is turned up": {"MAU-3"},
        "{seat} lays": {"MAU-5", "MAU-6", "MAU-8", "MAU-25"},
        "{seat} names": {"MAU-7"},
        "{seat} draws": {"MAU-9"},
        "{seat} keeps": {"MAU-10"},
        "{seat} has to draw": {"MAU-12"},
        "{seat} sits out": {"MAU-13"},
        "{seat} has laid": {"MAU-14"},
        "{seat} notes": {"MAU-16"},
        "The pile is shuffled": {"MAU-23"},
    },
    "der-letzte-stich": {
        GETS: {"STICH-2"},
        PLAYS: {"STICH-7"},
        TAKES_TRICK: {"STICH-8"},
        "{seat} has the last": {"STICH-5"},
    },
    "mogeln": {
        GETS: {"MOGELN-2"},
        "{seat} lays face down": {"MOGELN-4"},
        "{seat} doubts": {"MOGELN-6"},
        "{seat} does not doubt": {"MOGELN-6"},
        "{rank} was said": {"MOGELN-7"},
        "{seat} takes the pile": {"MOGELN-8", "MOGELN-9"},
        "{seat} has laid": {"MOGELN-12"},
    },
    "skat": {
        GETS: {"SKAT-4"},
        "{seat} bids": {"SKAT-6"},
        "{seat} holds": {"SKAT-6"},
        "{seat} passes": {"SKAT-6"},
        "{seat} plays alone": {"SKAT-9"},
        "{seat} plays {game}": {"SKAT-9"},
        "{seat} lays down": {"SKAT-38"},
        "{seat} takes up": {"SKAT-18"},
        "{seat} lays away": {"SKAT-18"},
        PLAYS: {"SKAT-34"},
        TAKES_TRICK: {"SKAT-37"},
        "In the skat lay": {"SKAT-19"},
        "{game} is {end}; points": {"SKAT-25", "SKAT-26", "SKAT-44", "SKAT-46"},
        "{step} was reached": {"SKAT-22"},
        "Top trumps": {"SKAT-14"},
        "Step: ": {"SKAT-23"},
        "The game is worth": {"SKAT-15"},
        "{game} is {end}; tricks": {"SKAT-31"},
        "{seat} scores": {"SKAT-45"},
        "{seat} deals": {"SKAT-5"},
        "The scores are": {"SKAT-47"},
    },
}


def told(slug: str) -> Iterator[TextEvent]:
    """What is told in some games at random, by the manual and by every other reading."""
    found = game(slug)
    book, seats = found.book, found.rules.seats
    few = [option for option in book.options if len(option.words()) < 8]
    other = [f"manual with {o.field}={word}" for o in few for word in o.words()[1:]]
    other = other[::2] if chapter(slug) == "board" else other
    for number, words in enumerate(("manual", "manual", *other)):
        rules = book.read_rules(words)
        play = random_play(found, seats[number % len(seats)], rules, Random(number), 150)
        for step in play.steps:
            yield from step.events


@pytest.mark.parametrize("slug", TOLD)
def test_each_sentence_is_told_by_its_clause(slug: str) -> None:
    met: dict[str, set[str]] = {}
    for event in told(slug):
        words = event.sentence.template.en
        for beginning in TOLD[slug]:
            if words.startswith(beginning):
                met.setdefault(beginning, set()).add(event.clause.id)
    assert met == TOLD[slug]


@pytest.mark.cites("JULE-4", "JULE-5", "RENTMEISTER-4", "RENTMEISTER-5", "KUHSCHWANZ-5")
@pytest.mark.parametrize(
    ("slug", "won", "paid"),
    [
        ("jule", "JULE-4", "JULE-5"),
        ("kuhschwanz", "KUHSCHWANZ-4", "KUHSCHWANZ-5"),
        ("gestrichene-zwoelf", "GESTRICHEN-4", "GESTRICHEN-6"),
        ("die-spinne", "SPINNE-8", "SPINNE-7"),
        ("rentmeister", "RENTMEISTER-4", "RENTMEISTER-5"),
        ("einundzwanzig", "EINUNDZWANZIG-4", "EINUNDZWANZIG-6"),
    ],
)
def test_what_is_paid_at_the_end_has_the_clause_of_paying(slug: str, won: str, paid: str) -> None:
    found = game(slug)
    play = random_play(found, 3, found.book.default, Random(5), 2000)
    ends = {event.sentence.template.en: event.clause.id for event in play.steps[-1].events}
    assert ends["{seat} has won."] == won
    assert ends["{seat} gets {chips}."] == ends["{seat} pays {chips}."] == paid
