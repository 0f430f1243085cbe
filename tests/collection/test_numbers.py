"""Options that are numbers: the least and the most that may be agreed, and what is played without.

The manual gives the six columns of Kniffel. All other limits are decisions of this house.
"""

from __future__ import annotations

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.pieces.options import OptionError
from tests.each import of_each

ROUNDS = {
    **dict.fromkeys(["himmel-und-hoelle", "haendchen", "einfacher-pasch", "blaue-augen"], 5),
    **dict.fromkeys(["die-boese-eins", "auf-und-ab", "plus-minus-1w", "einmaleins"], 1),
    **dict.fromkeys(["mariechen-vorwaerts", "mariechen-verdreht", "einer-gleich-zwei"], 1),
    **dict.fromkeys(["gerade-und-aufwaerts", "gerade-und-abwaerts"], 1),
    **dict.fromkeys(["hoch-gewinnt", "tief-gewinnt"], 1),
    **dict.fromkeys(["sterne-wuerfeln", "pasch-3w", "gleichpasch", "zentavesta", "paerchen"], 1),
    "gerneklein": 5,
    "turmblaeser": 5,
    "die-boese-drei": 1,
    "pasch-2w": 3,
    **dict.fromkeys(["zehnerspiel", "lustige-sieben"], 5),
    **dict.fromkeys(["unter-oder-ueber-sieben", "craps"], 1),
    "sultan": 10,
    **dict.fromkeys(["vabanquespiel", "wuerfelpoker"], 1),
}
DRAUGHTS = [
    *("dame", "draught", "polnische-dame", "englische-dame", "tuerkische-dame"),
    *("schlagdame", "italienische-dame"),
]
STOCKS = {"zehnerspiel": 0, "lustige-sieben": 20, "unter-oder-ueber-sieben": 0, "craps": 0}
"""Games of bets, and the chips of each seat; 0 where accounts are kept."""
CROSSING = (
    *("eckdame", "halma-dame", "schach-halma", "pyramiden-dame", "raeuberdame"),
    "froesche-und-kroeten",
)
ENCLOSING = ("go-dame", "mauern", "kesselschlacht", "hasami-yogi")
TO_A_GOAL = ("fuenf-dazu", "zwanzig-ab", "sechsundsechzig", "sechsundsechzig-zu-dritt")
IN_ROUNDS = ("brandeln", "elfern", "dreiblatt", "dreiblatt-mit-schieben", "preference")
BANKS = (
    *("trouper", "das-saebel-spiel", "meine-tante-deine-tante", "camerun-skat", "red-dog"),
    "siebzehn-und-vier",
)

BY_THREE = ("dreiblatt", "dreiblatt-mit-schieben")
MORRIS = ["muehle", "ceylonesisches-muehlespiel"]
NUMBERS = [
    *((slug, "rounds", 1, 20, default) for slug, default in ROUNDS.items()),
    *((slug, "repetition", 2, 9, 3) for slug in DRAUGHTS + MORRIS),
    *((slug, "repetition", 2, 9, 3) for slug in (*CROSSING, *ENCLOSING, "acht-ritter")),
    *((slug, "limit", 1, 2000, 400) for slug in CROSSING),
    *((slug, "limit", 1, 2000, 1000) for slug in ENCLOSING),
    ("acht-ritter", "limit", 1, 2000, 200),
    *((slug, "quiet_limit", 1, 400, 80) for slug in DRAUGHTS),
    *((slug, "quiet_limit", 1, 400, 100) for slug in MORRIS),
    *((slug, "stock", 0, 100, default) for slug, default in STOCKS.items()),
    *((slug, "max_bet", 1, 20, 5 if stock else 3) for slug, stock in STOCKS.items()),
    ("va-banque", "ante", 1, 20, 1),
    ("vabanquespiel", "stock", 1, 20, 5),
    ("wuerfelpoker", "ante", 1, 20, 1),
    ("wuerfelpoker", "max_raise", 1, 20, 3),
    ("finke", "stock", 20, 100, 20),
    ("plus-minus-2w", "stock", 15, 20, 15),
    ("plus-minus-2w", "rounds", 1, 20, 5),
    ("der-turm", "mats", 1, 30, 10),
    ("fensterwuerfeln", "church_rounds", 1, 20, 10),
    ("verflixte-66", "games", 1, 20, 1),
    ("fensterwuerfeln", "combined_rounds", 1, 20, 1),
    ("wuerfelstapel", "dice", 2, 8, 4),
    ("kniffel", "games", 1, 6, 1),
    ("ecarte", "max_stake", 0, 100, 3),
    ("ecarte", "target", 1, 100, 5),
    ("preference", "cap", 0, 1000, 0),
    ("mau-mau", "amount", 1, 100, 1),
    ("mau-mau", "max_turns", 1, 1000, 1000),
    ("mau-mau", "max_deals", 1, 1000, 1000),
    ("mogeln", "max_turns", 1, 1000, 1000),
    ("skat", "deals", 0, 48, 0),
    ("leben-und-tod", "max_turns", 1, 5000, 5000),
    ("kartenhaus", "max_turns", 1, 1000, 1000),
    ("schlafmuetze", "max_turns", 1, 20_000, 20_000),
    ("hund", "premium", 1, 100, 1),
    ("hund", "max_turns", 1, 1000, 1000),
    ("quartett", "max_turns", 1, 1000, 500),
    ("verirrter-ritter", "max_turns", 1, 1000, 1000),
    ("farbe-oder-wert", "counters", 1, 200, 64),
    ("farbe-oder-wert", "max_turns", 1, 1000, 1000),
    ("spitz-pass-auf", "max_turns", 1, 1000, 1000),
    *((slug, "max_deals", 1, 1000, 200) for slug in TO_A_GOAL),
    *((slug, "deals", 0, 48, 0) for slug in IN_ROUNDS),
    ("elfern", "stake", 1, 100, 1),
    *((slug, "rounds", 0, 48, 0) for slug in BANKS),
    *((slug, "max_stake", 1, 20, 3) for slug in BANKS[:3]),
    ("camerun-skat", "cards", 3, 15, 3),
    ("camerun-skat", "unit", 1, 10, 1),
    ("red-dog", "base", 1, 20, 1),
    ("siebzehn-und-vier", "chips", 1, 50, 10),
    ("siebzehn-und-vier", "bank", 1, 100, 30),
    ("pferderennen", "length", 56, 100, 60),
]


def agreed(slug: str, field: str, number: int) -> object:
    """A number as it is agreed. Raises OptionError."""
    book = game(slug).book
    return getattr(book.read_rules(f"manual with {field}={number}"), field)


@of_each(("slug", "field", "least", "most", "default"), NUMBERS)
def test_a_number_that_is_agreed_has_its_limits(
    slug: str, field: str, least: int, most: int, default: int
) -> None:
    assert getattr(game(slug).book.default, field) == default
    for number in (least, most):
        assert agreed(slug, field, number) == number
    for number in (least - 1, most + 1):
        with pytest.raises(OptionError, match=f"a number from {least} to {most}"):
            agreed(slug, field, number)


def test_no_number_that_may_be_agreed_is_left_out() -> None:
    fields = [
        (slug, option.field)
        for slug in SLUGS
        for option in game(slug).book.options
        if isinstance(option.values, range)
    ]
    listed = [(slug, field) for slug, field, *_ in NUMBERS]
    assert sorted(fields) == sorted([*listed, *((slug, "stake") for slug in BY_THREE)])


@pytest.mark.parametrize("slug", BY_THREE)
def test_a_stake_in_thirds_can_be_divided_by_three(slug: str) -> None:
    assert game(slug).book.default.stake == 3
    assert [agreed(slug, "stake", number) for number in (3, 6, 300)] == [3, 6, 300]
    for number in (0, 2, 4, 301, 303):
        with pytest.raises(OptionError):
            agreed(slug, "stake", number)
