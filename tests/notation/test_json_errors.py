"""What the JSON form cannot read: the place, what was found and what was expected, word for word.

A case changes one thing in a record that can be read.
"""

from __future__ import annotations

import json

from daumen_rules.records.record import read_json
from daumen_rules.records.record import read_whole as read
from tests.each import of_each
from tests.notation.records import DECK, JSON, JSON_WITH_HANDS
from tests.notation.test_text_errors import (
    A_CARD,
    A_NAME,
    A_PARRY,
    EITHER_DEAL,
    END_OF_LINE,
    NO_DECK,
    THE_RULES_1,
    TWO_TO_SEVEN,
    WHOLE,
    Case,
    failure,
)

AN_ENTRY = ('"by" and "do", or "trick"', '"by" und "do", oder "trick"')
ONLY_THESE = ("only the keys by, do", "nur die Schlüssel by, do")
HEADS = "rules, version, names, agreed, pack, games"
KEYS = "deck, hands, pile, acts, entries, starter, result, winners, payments, score"
A_TEXT = ("a text", "ein Text")
A_LIST = ("a list", "eine Liste")
AN_OBJECT = ("an object", "ein Objekt")
A_WHOLE_NUMBER = ("a whole number", "eine ganze Zahl")
TWO_NUMBERS = ("2 whole number(s), one a seat", "2 ganze Zahl(en), je Platz")
DECK_LINE = f'"deck": {json.dumps(DECK.split())}'


def _between(least: int, most: int) -> tuple[str, str]:
    return (
        f"a whole number from {least} to {most}",
        f"eine ganze Zahl von {least} bis {most}",
    )


def _key(name: str) -> tuple[tuple[str, str], tuple[str, str]]:
    return (
        (f'an object without "{name}"', f'ein Objekt ohne "{name}"'),
        (f'the key "{name}"', f'der Schlüssel "{name}"'),
    )


def _json(reason: str) -> tuple[str, str]:
    return (f"JSON ({reason})", f"JSON ({reason})")


SYNTAX: dict[str, Case] = {
    "comma missing": (
        '",\n"rules"',
        '"\n"rules"',
        "4:1",
        '\'"rules": "ge\'',
        _json("Expecting ',' delimiter"),
    ),
    "colon missing": (
        '"rules":',
        '"rules"',
        "4:9",
        "'\"german\",'",
        _json("Expecting ':' delimiter"),
    ),
    "comma too many": ('Y2p"}, ', 'Y2p"},, ', "9:54", "', {\"seat\": 1'", _json("Expecting value")),
    "quote missing": (
        '"Ben"]',
        '"Ben]',
        "6:25",
        END_OF_LINE,
        _json("Invalid control character at"),
    ),
    "something after the end": ("}]\n}\n", "}]\n}\n# end", "13:1", "'# end'", _json("Extra data")),
    "Python's None": (
        '"score": [1, -1]',
        '"score": None',
        "10:10",
        "'None'",
        _json("Expecting value"),
    ),
    "not a number": ("[1, -1]", "[1, NaN]", "10:14", "'NaN'", ("JSON", "JSON")),
    "infinity": ("[1, -1]", "[1, -Infinity]", "10:14", "'-Infinity'", ("JSON", "JSON")),
    "key twice": (
        *('"version": "1"', '"rules": "english"', "5:1", "'rules'"),
        ("each key of an object once", "jeder Schlüssel eines Objekts einmal"),
    ),
    "key twice in an entry": (
        *('"show": "Y2p"', '"show": "Y2p", "seat": 0', "9:54", "'seat'"),
        ("each key of an object once", "jeder Schlüssel eines Objekts einmal"),
    ),
    "deep nesting": (
        *('"score": [1, -1]', f'"score": {"[" * 100_000}', "10:57", "'['"),
        (
            "at most 50 lists and objects in each other",
            "höchstens 50 Listen und Objekte ineinander",
        ),
    ),
}
HEADER: dict[str, Case] = {
    "unknown key": (
        *('"version"', '"Version"', "5:1", "'Version'"),
        (
            f"only the keys format, format_version, game, {HEADS}",
            f"nur die Schlüssel format, format_version, game, {HEADS}",
        ),
    ),
    "missing key": ('"version": "1",\n', "", "1:1", *_key("version")),
    "other format": (
        ': "daumen_drauf"',
        ': "chess"',
        "2:11",
        "'chess'",
        ('"daumen_rules"', '"daumen_rules"'),
    ),
    "version as a number": ('version": "1"', 'version": 1', "3:19", "'1'", A_TEXT),
    "unknown notation": ('version": "1"', 'version": "2"', "3:19", "'2'", ('"1"', '"1"')),
    "unknown rules": ('"version": "1"', '"version": "2"', "5:12", "'2'", THE_RULES_1),
    "unknown rule set": (
        *('"german"', '"french"', "4:10", "'french'"),
        ("a rule set: german or english", "ein Regelsatz: german oder english"),
    ),
    "rule set as a list": ('"german"', '["german"]', "4:10", A_LIST, A_TEXT),
    "names as a text": ('["Anna", "Ben"]', '"Anna, Ben"', "6:10", "'Anna, Ben'", A_LIST),
    "one name": ('"Anna", "Ben"', '"Anna"', "6:10", ("1 name(s)", "1 Name(n)"), TWO_TO_SEVEN),
    "name twice": (
        *('"Ben"', '"Anna"', "6:19", "'Anna'"),
        ("each name once", "jeder Name nur einmal"),
    ),
    "empty name": ('"Ben"', '""', "6:19", ('""', '""'), A_NAME),
    "name of the notation": ('"Ben"', '"Show"', "6:19", "'Show'", A_NAME),
    "name with a broken letter": ('"Ben"', '"\\ud800"', "6:19", "'\\ud800'", A_NAME),
    "name as a number": ('"Ben"', "7", "6:19", "'7'", A_TEXT),
    "nothing agreed": ('"games"', '"agreed": 0,\n"games"', "7:11", "'0'", _between(1, 999_999)),
    "true agreed": ('"games"', '"agreed": true,\n"games"', "7:11", "'true'", A_WHOLE_NUMBER),
    "no game": (
        *(JSON[JSON.index('"games"') :], '"games": [ ]\n}', "7:10", A_LIST),
        ("at least one game", "mindestens eine Partie"),
    ),
    "a game that is none": (
        JSON[JSON.index('"games"') :],
        '"games": [1]}',
        "7:11",
        "'1'",
        AN_OBJECT,
    ),
}
GAME: dict[str, Case] = {
    "unknown key of a game": (
        *('"score"', '"scores"', "10:1", "'scores'"),
        (
            f"only the keys {KEYS}",
            f"nur die Schlüssel {KEYS}",
        ),
    ),
    "deck and pile": (
        *('"score": [1, -1]', '"pile": []', "10:9", "'pile'"),
        EITHER_DEAL,
    ),
    "nothing dealt": (DECK_LINE + ",\n", "", "8:12", NO_DECK, WHOLE),
    "deck as a text": (
        json.dumps(DECK.split()),
        json.dumps(DECK),
        "8:9",
        repr(DECK[:37] + "..."),
        A_LIST,
    ),
    "unknown card": ('"Y1h"', '"Y1x"', "8:17", "'Y1x'", A_CARD),
    "card twice": (
        *('"Y2p"', '"Y1p"', "8:24", "'Y1p'"),
        (
            "each card once; this one is there already, line 8 (MAT-4)",
            "jede Karte nur einmal; diese ist schon da, Zeile 8 (MAT-4)",
        ),
    ),
    "card of the box": (
        *('"Y2p"', '"Y5p"', "8:24", "'Y5p'"),
        ("values 1 to 4 with 2 players (DECK-6)", "Werte 1 bis 4 zu 2 Spielern (DECK-6)"),
    ),
    "short deck": (
        *(', "B4h"', "", "8:9", ("23 cards", "23 Karten")),
        (
            "24 cards with 2 players; missing: B4h (DECK-1)",
            "24 Karten zu 2 Spielern; es fehlen: B4h (DECK-1)",
        ),
    ),
    "no such starter": ('"score": [1, -1]', '"starter": 2', "10:12", "'2'", _between(0, 1)),
    "starter by name": ('"score": [1, -1]', '"starter": "Ben"', "10:12", "'Ben'", A_WHOLE_NUMBER),
    "score of three": ("[1, -1]", "[1, -1, 0]", "10:10", A_LIST, TWO_NUMBERS),
    "score as a text": ("[1, -1]", '["1", -1]', "10:11", "'1'", A_WHOLE_NUMBER),
    "score with a fraction": ("[1, -1]", "[1, -1.0]", "10:14", "'-1.0'", A_WHOLE_NUMBER),
    "score beyond all numbers": ("[1, -1]", "[1, 1e999]", "10:14", "'1e999'", A_WHOLE_NUMBER),
    "huge score": (
        "[1, -1]",
        f"[1, {10**12}]",
        "10:14",
        f"'{10**12}'",
        _between(1 - 10**12, 10**12 - 1),
    ),
    "score of ten thousand digits": (
        *("[1, -1]", f"[1, -{'9' * 10_000}]", "10:14", repr("-" + "9" * 36 + "...")),
        _between(1 - 10**12, 10**12 - 1),
    ),
    "no entries": ('"entries"', '"starter"', "7:11", *_key("acts")),
}
ENTRIES: dict[str, Case] = {
    "entry as a text": ('{"trick": 1}', '"trick 1"', "9:13", "'trick 1'", AN_OBJECT),
    "empty entry": ('{"trick": 1}', "{}", "9:13", AN_OBJECT, AN_ENTRY),
    "seat without action": (', "pass": true', "", "9:55", AN_OBJECT, AN_ENTRY),
    "two actions": ('"pass": true', '"pass": true, "show": "Y1p"', "9:55", AN_OBJECT, AN_ENTRY),
    "seat by name": ('{"seat": 0', '{"seat": "Anna"', "9:36", "'Anna'", A_WHOLE_NUMBER),
    "no such seat": ('{"seat": 0', '{"seat": 2', "9:36", "'2'", _between(0, 1)),
    "seat below": ('{"seat": 0', '{"seat": -1', "9:36", "'-1'", _between(0, 1)),
    "trick zero": ('"trick": 1', '"trick": 0', "9:23", "'0'", _between(1, 999_999)),
    "no pass": ('"pass": true', '"pass": false', "9:75", "'false'", ("true", "true")),
    "pass null": ('"pass": true', '"pass": null', "9:75", "'null'", ("true", "true")),
    "card as a number": ('"show": "Y2p"', '"show": 2', "9:47", "'2'", A_TEXT),
    "parry with no card": ('"parry": "Y2h"', '"parry": "Y0"', "9:103", "'Y0'", A_PARRY),
    "parry without a fang": ('"parry": "Y2h"', '"parry": "Y2"', "9:103", "'Y2'", WHOLE),
}
HANDS: dict[str, Case] = {
    "hand of four": (
        *(', "Y3p"]', "]", "9:11", ("4 cards", "4 Karten")),
        ("five cards (START-3)", "fünf Karten (START-3)"),
    ),
    "three hands": ('"hands": [', '"hands": [[], ', "9:10", A_LIST, ("2 hands", "2 Hände")),
    "missing pile": (
        '"pile"',
        '"starter2"',
        "10:1",
        "'starter2'",
        (
            f"only the keys {KEYS}",
            f"nur die Schlüssel {KEYS}",
        ),
    ),
    "card in two hands": (
        *('["Y3h"', '["Y1p"', "9:49", "'Y1p'"),
        (
            "each card once; this one is there already, line 9 (MAT-4)",
            "jede Karte nur einmal; diese ist schon da, Zeile 9 (MAT-4)",
        ),
    ),
    "short pile": (
        *(', "B4h"', "", "10:9", ("23 cards", "23 Karten")),
        (
            "24 cards with 2 players; missing: B4h (DECK-1)",
            "24 Karten zu 2 Spielern; es fehlen: B4h (DECK-1)",
        ),
    ),
}
EVERY = SYNTAX | HEADER | GAME | ENTRIES | HANDS


def test_the_records_can_be_read_before_they_are_changed() -> None:
    assert len(read_json(JSON).games[0].entries) == 4
    assert read_json(JSON_WITH_HANDS).games[0].starter == 1


@of_each("name", EVERY)
def test_an_error_says_where_what_was_found_and_what_was_expected(name: str) -> None:
    old, new, place, found, expected = EVERY[name]
    text = JSON_WITH_HANDS if name in HANDS else JSON
    assert text.count(old) >= 1
    error = failure(text.replace(old, new, 1))
    english, german = (found, found) if isinstance(found, str) else found
    assert error.say("en") == f"-:{place}: found {english}; expected {expected[0]}"
    assert error.say("de") == f"-:{place}: gefunden {german}; erwartet {expected[1]}"


def test_windows_line_ends_and_a_mark_of_byte_order_shift_nothing() -> None:
    broken = JSON.replace('"parry": "Y2h"', '"parry": "Y9x"').replace("\n", "\r\n")
    assert (failure(broken).line, failure(broken).column) == (9, 103)
    broken = "\ufeff" + JSON.replace('"daumen_drauf"', "1")
    assert (failure(broken).line, failure(broken).column) == (2, 11)
    assert read("\ufeff" + JSON) == read(JSON)


def test_a_key_that_stands_as_a_value_too_is_not_taken_for_the_second_one() -> None:
    broken = '{"a": {"key": 1, "b": ["key"],\n "key": 2, "c": "key"}}'
    assert failure(broken).say("en").startswith("-:2:2: found 'key'; expected each key")


def test_a_list_is_no_record_in_json() -> None:
    assert failure("[]").say("en").startswith("-:1:1: found '[]'; expected `game:` and")
