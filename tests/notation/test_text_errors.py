"""What the text form cannot read: the place, what was found and what was expected, word for word.

A case changes one thing in a record that can be read.
"""

from __future__ import annotations

import pytest

from daumen_rules import deck
from daumen_rules.kernel.errors import InputError
from daumen_rules.records.record import read_text
from daumen_rules.records.record import read_whole as read
from tests.each import of_each
from tests.notation.records import DECK, TEXT, TEXT_WITH_HANDS

A_CARD = (
    "a card such as Y3p: colour Y, G or B, value 1 to 9, p poisonous or h harmless",
    "eine Karte wie Ge3g: Farbe Ge (gelb), Gr (grün) oder Sw (schwarz), Wert 1 bis 9, g giftig "
    "oder u ungiftig",
)
A_NAME = (
    "a name of 1 to 40 characters without comma, colon, # and double blanks, beginning with no "
    "word of the notation",
    "ein Name aus 1 bis 40 Zeichen ohne Komma, Doppelpunkt, # und doppelte Leerzeichen, der mit "
    "keinem Wort der Notation beginnt",
)
THE_GAME = ("`game:` and the name of a game", "`spiel:` und der Name eines Spiels")
A_HEADING = ("`players:` and 2 to 7 names", "`spieler:` und 2 bis 7 Namen")
NO_DECK = ("a game without its deck", "eine Partie ohne Kartenfolge")
NOT_ALL = ("a deal with cards left out", "ein Geben, in dem Karten fehlen")
WHOLE = (
    "a record without gaps: only `check`, `why` and `convert` take one in which cards are unknown",
    "eine Aufzeichnung ohne Lücken: Nur `check`, `why` und `convert` nehmen eine, in der Karten "
    "unbekannt sind",
)
EITHER_DEAL = (
    "either `deck:`, or `hand NAME:` for every name and `pile:`",
    "entweder `deck:`, oder `hand NAME:` für jeden Namen und `pile:`",
)
AN_ENTRY = (
    "`trick N`, `NAME: action` with one of Anna, Ben, `nature` or `referee`, or `result:` at the "
    "end",
    "`stich N`, `NAME: Handlung` mit Anna, Ben, `zufall` oder `schiedsrichter`, oder am Ende "
    "`ergebnis:`",
)
AN_ACTION = (
    f"`show Y3p`, `pass` or `parry Y3p`: {A_CARD[0]}",
    f"`zeige Ge3g`, `passe` oder `pariere Ge3g`: {A_CARD[1]}",
)
A_PARRY = (f"`parry Y3p`: {A_CARD[0]}", f"`pariere Ge3g`: {A_CARD[1]}")
A_SCORE = (
    "2 whole numbers, one a seat, or each with its name: `Anna 3, …`",
    "2 ganze Zahlen, je Platz, oder jede mit ihrem Namen: `Anna 3, …`",
)
A_NUMBER = ("a whole number from 1", "eine ganze Zahl ab 1")
TWO_TO_SEVEN = ("2 to 7 names", "2 bis 7 Namen")
SOMEBODY = ("one of Anna, Ben", "einer von Anna, Ben")
THE_RULES_1 = (
    "a version of the rules of daumen-drauf that is known: 1",
    "eine bekannte Fassung der Regeln von daumen-drauf: 1",
)
THE_NOTATION_1 = (
    "version 1 of the notation, the only one so far",
    "Fassung 1 der Notation, bisher die einzige",
)
END_OF_LINE = ("the end of the line", "das Ende der Zeile")
END_OF_FILE = ("the end of the file", "das Ende der Datei")

Both = tuple[str, str]
Case = tuple[str, str, str, str | Both, Both]
"""What is replaced, by what, the place, what was found, what was expected."""


def a_rule_set(english: str, german: str) -> Both:
    """What is expected in place of a line of rules, with the reason."""
    return (
        f"a rule set of daumen-drauf ({english})",
        f"ein Regelsatz von daumen-drauf ({german})",
    )


FLAGS = (
    "colour_scope, inspection, refill_first, refill_short, parry_timing, self_parry, "
    "leader_without_cards, end_test, covered_card_is_hand_card, unfinished_trick, refill_scope, "
    "must_show_scope, refill_after_parry, forced_pass, parrier_releases_old_card, deal, "
    "match_measure, next_starter"
)
"""All options, the one that is most like the word first."""


def _rules(found: str, english: str, german: str) -> Case:
    expected = a_rule_set(english, german)
    return ("rules: german", f"rules: {found}", "2:8", repr(found), expected)


def _once(line: int) -> Both:
    return (
        f"each card once; this one is there already, line {line} (MAT-4)",
        f"jede Karte nur einmal; diese ist schon da, Zeile {line} (MAT-4)",
    )


HEADER: dict[str, Case] = {
    "wrong header": ("daumen_drauf 1", "chess 1", "1:1", "'chess 1'", THE_GAME),
    "no header": ("daumen_drauf 1\n", "", "5:1", "'game 1'", THE_GAME),
    "header with colon": ("drauf 1", "drauf: 1", "1:1", "'daumen_drauf'", THE_GAME),
    "indented wrong header": ("daumen_drauf 1", "  X", "1:3", "'X'", THE_GAME),
    "unknown notation": ("daumen_drauf 1", "daumen_drauf 2", "1:14", "'2'", THE_NOTATION_1),
    "notation without version": ("drauf 1", "drauf", "1:13", END_OF_LINE, THE_NOTATION_1),
    "unknown version": ("version: 1", "version: 2", "3:10", "'2'", THE_RULES_1),
    "unknown key": ("version: 1", "date: today", "3:1", "'date'", A_HEADING),
    "key without colon": ("version: 1", "version 1", "3:1", "'version 1'", A_HEADING),
    "key with something before the colon": (
        *("rules: german", "rules of ours: german", "2:7", "'of ours'"),
        ("`:` after `rules`", "`:` nach `rules`"),
    ),
    "heading twice": (
        *("version: 1", "regeln: english", "3:1", "'regeln'"),
        ("`regeln:` once", "`regeln:` nur einmal"),
    ),
    "no games agreed": ("version: 1", "games: 0", "3:8", "'0'", A_NUMBER),
    "games agreed in words": ("version: 1", "games: three", "3:8", "'three'", A_NUMBER),
    "very many games agreed": ("version: 1", "games: 1000000", "3:8", "'1000000'", A_NUMBER),
    "games agreed in other digits": ("version: 1", "games: ٣", "3:8", "'٣'", A_NUMBER),
}
RULES: dict[str, Case] = {
    "no rule set": (
        *("rules: german", "rules:", "2:7", END_OF_LINE),
        ("a rule set: german or english", "ein Regelsatz: german oder english"),
    ),
    "unknown rule set": (
        *("rules: german", "rules: french", "2:8", "'french'"),
        ("a rule set: german or english", "ein Regelsatz: german oder english"),
    ),
    "rule set without with": (
        *("rules: german", "rules: german refill_short=greedy", "2:8"),
        *("'german refill_short=greedy'", ("`with OPTION=VALUE`", "`with OPTION=WERT`")),
    ),
    "flag without value": (
        *("rules: german", "rules: german with deal", "2:8", "'german with deal'"),
        ("OPTION=VALUE", "OPTION=WERT"),
    ),
    "unknown flag": _rules(
        "german with colour=trick",
        f"unknown option 'colour'; expected one of {FLAGS}",
        f"unbekannte Option 'colour'; erwartet eine von {FLAGS}",
    ),
    "unknown value": _rules(
        "german with deal=slow",
        "unknown value 'slow' for deal; expected single or packets",
        "unbekannter Wert 'slow' für deal; erwartet single oder packets",
    ),
    "flag twice": _rules(
        "german with deal=single, deal=packets",
        "option 'deal' is set twice",
        "'deal' steht zweimal da",
    ),
    "senseless combination": _rules(
        "german with self_parry=true",
        "self_parry=true needs parry_timing=any_time: the owner of the highest card is never on "
        "turn (Q15, Q21)",
        "self_parry=true braucht parry_timing=any_time: Wer die höchste Karte gezeigt hat, ist nie "
        "an der Reihe (Q15, Q21)",
    ),
    "endless rule set": (
        *("rules: german", f"rules: {'x' * 2001}", "2:8", repr("x" * 37 + "...")),
        ("at most 2000 characters", "höchstens 2000 Zeichen"),
    ),
}
NAMES: dict[str, Case] = {
    "no names": ("names: Anna, Ben\n", "", "5:1", "'game 1'", A_HEADING),
    "empty names": ("names: Anna, Ben", "names:", "4:7", ("0 name(s)", "0 Name(n)"), TWO_TO_SEVEN),
    "one name": ("Anna, Ben", "Anna", "4:8", ("1 name(s)", "1 Name(n)"), TWO_TO_SEVEN),
    "eight names": (
        *("Anna, Ben", "A, B, C, D, E, F, G, H", "4:8", ("8 name(s)", "8 Name(n)"), TWO_TO_SEVEN),
    ),
    "name twice": (
        *("Anna, Ben", "Anna, Anna", "4:14", "'Anna'"),
        ("each name once", "jeder Name nur einmal"),
    ),
    "empty name": ("Anna, Ben", "Anna, , Ben", "4:14", END_OF_LINE, A_NAME),
    "name of the notation": ("Anna, Ben", "Anna, Passt", "4:14", "'Passt'", A_NAME),
    "name that begins like a line": ("Anna, Ben", "Trick 17, Ben", "4:8", "'Trick 17'", A_NAME),
    "name with colon": ("Anna, Ben", "Anna, B:n", "4:14", "'B:n'", A_NAME),
    "long name": ("Ben\n", "B" * 41 + "\n", "4:14", repr("B" * 37 + "..."), A_NAME),
    "invisible name": ("Ben\n", "\u200b\n", "4:14", "'\\u200b'", A_NAME),
    "unknown name": ("Ben: pass", "Bob: pass", "10:1", "'Bob'", AN_ENTRY),
    "start of a name": ("Ben: pass", "  be: pass", "10:3", "'be'", AN_ENTRY),
    "no name": ("Ben: pass", ": pass", "10:1", "':'", AN_ENTRY),
    "unknown starter": ("deck:", "starter: Cleo\ndeck:", "7:10", "'Cleo'", SOMEBODY),
    "nobody starts": ("deck:", "starter:\ndeck:", "7:9", END_OF_LINE, SOMEBODY),
}
GAMES: dict[str, Case] = {
    "game of another number": ("game 1", "game 2", "6:6", "'2'", ("game 1", "Partie 1")),
    "game without number": ("game 1", "game", "6:5", END_OF_LINE, A_NUMBER),
    "nothing dealt": (f"deck: {DECK}\n", "", "7:1", NO_DECK, WHOLE),
    "deck without colon": (f"deck: {DECK}", "deck Y1p", "7:1", "'deck Y1p'", AN_ENTRY),
    "deck twice": (
        "trick 1",
        "karten: Y1p\ntrick 1",
        "8:1",
        "'karten'",
        ("`karten:` once", "`karten:` nur einmal"),
    ),
    "deck and pile": ("trick 1", "pile: Y1p\ntrick 1", "8:1", "'pile'", EITHER_DEAL),
    "more after the score": (
        *("1 -1\n", "1 -1\nAnna: Y3p\n", "12:1", "'Anna'"),
        (
            "`winners:`, `payments:`, `game N` after the result",
            "`winners:`, `payments:`, `game N` nach dem Ergebnis",
        ),
    ),
    "second game without deal": ("1 -1\n", "1 -1\ngame 2", "12:7", NO_DECK, WHOLE),
    "second game called third": ("1 -1\n", "1 -1\ngame 3", "12:6", "'3'", ("game 2", "Partie 2")),
}
CARDS: dict[str, Case] = {
    "unknown card": ("deck: Y1p Y1h", "deck: Y1p Y1x", "7:11", "'Y1x'", A_CARD),
    "card in small letters": ("deck: Y1p", "deck: y1p", "7:7", "'y1p'", A_CARD),
    "card zero": ("deck: Y1p", "deck: Y0p", "7:7", "'Y0p'", A_CARD),
    "card twice": ("deck: Y1p Y1h Y2p", "deck: Y1p Y1h Y1p", "7:15", "'Y1p'", _once(7)),
    "card of the box": (
        *("deck: Y1p Y1h", "deck: Y1p Y5h", "7:11", "'Y5h'"),
        ("values 1 to 4 with 2 players (DECK-6)", "Werte 1 bis 4 zu 2 Spielern (DECK-6)"),
    ),
    "short deck": (
        *(" B4p B4h\n", "\n", f"7:{7 + 22 * 4 - 1}", ("22 cards", "22 Karten")),
        (
            "24 cards with 2 players; missing: B4p B4h (DECK-1)",
            "24 Karten zu 2 Spielern; es fehlen: B4p B4h (DECK-1)",
        ),
    ),
    "empty deck": (
        *(DECK, "# who knows", "7:6", ("0 cards", "0 Karten")),
        (
            "24 cards with 2 players; missing: Y1p Y1h Y2p Y2h Y3p Y3h … (DECK-1)",
            "24 Karten zu 2 Spielern; es fehlen: Y1p Y1h Y2p Y2h Y3p Y3h … (DECK-1)",
        ),
    ),
    "deck for two among three": (
        *("Ben\n", "Ben, Cleo\n", f"7:{7 + 24 * 4 - 1}", ("24 cards", "24 Karten")),
        (
            "30 cards with 3 players; missing: Y5p Y5h G5p G5h B5p B5h (DECK-3)",
            "30 Karten zu 3 Spielern; es fehlen: Y5p Y5h G5p G5h B5p B5h (DECK-3)",
        ),
    ),
}
ACTIONS: dict[str, Case] = {
    "no action": ("Anna: Y2p", "Anna:", "9:6", END_OF_LINE, AN_ACTION),
    "unknown action": ("Anna: Y2p", "Anna: looks", "9:7", "'looks'", AN_ACTION),
    "German word for no action": ("Anna: Y2p", "Anna: Stich", "9:7", "'Stich'", AN_ACTION),
    "action in another's words": ("Anna: Y2p", "Anna: y2p B1p", "9:11", "'B1p'", AN_ACTION),
    "pass with a card": ("Ben: pass", "Ben: pass Y1p", "10:11", "'Y1p'", ("`pass`", "`passe`")),
    "parry without card": ("Ben: pass", "Ben: parry", "10:6", "'parry'", A_PARRY),
    "parry with no card": ("Ben: pass", "Ben: pariert  Y0", "10:15", "'Y0'", A_PARRY),
    "parry without a fang": ("Ben: pass", "Ben: pariert  Y2", "10:15", "'Y2'", WHOLE),
    "show with no card": ("Anna: Y2p", "Anna: zeigt Y2?", "9:13", "'Y2?'", WHOLE),
    "no entry": ("Ben: pass", "Ben passes", "10:1", "'Ben passes'", AN_ENTRY),
    "German heading among entries": ("Ben: pass", "Fassung: 1", "10:1", "'Fassung'", AN_ENTRY),
    "trick without number": ("trick 1", "trick", "8:6", END_OF_LINE, A_NUMBER),
    "trick zero": ("trick 1", "trick 0", "8:7", "'0'", A_NUMBER),
    "trick with colon": ("trick 1", "trick 1:", "8:1", "'trick 1'", AN_ENTRY),
    "score of one": ("score: 1 -1", "score: 1", "11:8", "'1'", A_SCORE),
    "score without points": ("score: 1 -1", "score:", "11:7", END_OF_LINE, A_SCORE),
    "score in words": ("score: 1 -1", "score: 1 none", "11:10", "'none'", A_SCORE),
    "score with two signs": ("score: 1 -1", "score: -+5 1", "11:8", "'-+5'", A_SCORE),
    "score with huge points": (
        "score: 1 -1",
        f"score: 1 {10**12}",
        "11:10",
        f"'{10**12}'",
        A_SCORE,
    ),
    "score in other digits": ("score: 1 -1", "score: 1 ²", "11:10", "'²'", A_SCORE),
    "score without colon": ("score: 1 -1", "score 1 -1", "11:1", "'score 1 -1'", AN_ENTRY),
}
HANDS: dict[str, Case] = {
    "hand of four": (
        *(" Y3p\nhand Ben", "\nhand Ben", "4:12", ("4 cards", "4 Karten")),
        ("five cards (START-3)", "fünf Karten (START-3)"),
    ),
    "hand of six": (
        *("Y3p\n", "Y3p B4h\n", "4:12", ("6 cards", "6 Karten")),
        ("five cards (START-3)", "fünf Karten (START-3)"),
    ),
    "hand of nobody": ("hand Ben:", "hand Bob:", "5:6", "'Bob'", SOMEBODY),
    "hand without name": ("hand Ben:", "hand:", "5:5", "':'", SOMEBODY),
    "hand twice": (
        "hand Ben:",
        "hand Anna:",
        "5:1",
        "'hand Anna'",
        ("`hand Anna:` once", "`hand Anna:` nur einmal"),
    ),
    "missing hand": (*("hand Ben:", "# hand Ben:", "7:1", NOT_ALL, WHOLE),),
    "missing pile": ("pile:", "# pile:", "7:1", NOT_ALL, WHOLE),
    "hand after the deck": ("starter: Ben", f"deck: {DECK}", "4:1", "'hand'", EITHER_DEAL),
    "card in two hands": ("hand Ben: Y3h", "hand Ben: Y1p", "5:11", "'Y1p'", _once(4)),
    "card of a hand in the pile": ("B4h\n", "B4h Y1h\n", "6:63", "'Y1h'", _once(4)),
    "card of the box in a hand": (
        *("hand Ben: Y3h", "hand Ben: Y9p", "5:11", "'Y9p'"),
        ("values 1 to 4 with 2 players (DECK-6)", "Werte 1 bis 4 zu 2 Spielern (DECK-6)"),
    ),
    "short pile": (
        *(" B4h\n", "\n", "6:58", ("23 cards", "23 Karten")),
        (
            "24 cards with 2 players; missing: B4h (DECK-1)",
            "24 Karten zu 2 Spielern; es fehlen: B4h (DECK-1)",
        ),
    ),
}
EVERY = HEADER | RULES | NAMES | GAMES | CARDS | ACTIONS | HANDS


def failure(text: str) -> InputError:
    """The error with which a text is refused."""
    with pytest.raises(InputError) as caught:
        read(text)
    return caught.value


def test_the_records_can_be_read_before_they_are_changed() -> None:
    assert len(read_text(TEXT).games[0].entries) == 3
    assert len(read_text(TEXT_WITH_HANDS).games[0].entries) == 1


@of_each("name", EVERY)
def test_an_error_says_where_what_was_found_and_what_was_expected(name: str) -> None:
    old, new, place, found, expected = EVERY[name]
    text = TEXT_WITH_HANDS if name in HANDS else TEXT
    assert text.count(old) >= 1
    error = failure(text.replace(old, new, 1))
    english, german = (found, found) if isinstance(found, str) else found
    assert error.say("en") == f"-:{place}: found {english}; expected {expected[0]}"
    assert error.say("de") == f"-:{place}: gefunden {german}; erwartet {expected[1]}"


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", " \t\r\n", "# only\n  # comments\n"])
def test_an_empty_file_is_no_record(text: str) -> None:
    error = failure(text)
    assert error.say("en") == f"-:1:1: found an empty file; expected {THE_GAME[0]}"
    assert error.say("de") == f"-:1:1: gefunden eine leere Datei; erwartet {THE_GAME[1]}"


def test_a_record_that_ends_too_early_misses_the_next_line_at_its_end() -> None:
    assert (
        failure("daumen_drauf 1").say("en")
        == f"-:1:15: found the end of the file; expected {A_HEADING[0]}"
    )
    error = failure("daumen_drauf 1\nnames: Anna, Ben # and so on\n\n")
    assert error.say("en") == f"-:2:17: found {NO_DECK[0]}; expected {WHOLE[0]}"
    assert error.say("de") == f"-:2:17: gefunden {NO_DECK[1]}; erwartet {WHOLE[1]}"


def test_the_file_stands_before_the_place() -> None:
    error = failure(TEXT.replace("Ben: pass", "Bob: pass")).in_file("game.dd")
    assert error.say("en").startswith("game.dd:10:1: found 'Bob'; expected `trick N`")


def test_columns_are_counted_in_characters_and_comments_do_not_shift_them() -> None:
    text = TEXT.replace("Anna", "Zoë").replace("Zoë: Y2p", "\tZoë:   Y2x # ärgerlich")
    assert (failure(text).line, failure(text).column) == (9, 9)


def test_the_clause_of_the_deck_is_that_of_the_number_of_players() -> None:
    header = "daumen_drauf 1\nnames: A, B, C, D, E, F, G\ndeck: "
    said = failure(header + " ".join(map(str, deck(7)[:-1]))).say("en")
    assert said.endswith("found 53 cards; expected 54 cards with 7 players; missing: B9h (DECK-4)")


def test_long_findings_are_cut() -> None:
    assert len(failure("x" * 10_000).say("en")) < 150
    assert len(failure(TEXT.replace("german", "german with " + "x" * 10_000)).say("en")) < 150
