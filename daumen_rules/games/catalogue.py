"""The catalogue: every game, with the module that holds it.

The list alone stands here, one line a game. A module has its game under the name `GAME` and is
loaded when it is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import Text, shortened

from .listing import listing as listing

if TYPE_CHECKING:  # slow to load, and no list needs it
    from daumen_rules.contracts.game import AnyGame

_MODULES: Final = {
    "daumen-drauf": "daumen_drauf.game",
    "jule": "dice.jule",
    "stumme-jule": "dice.stumme_jule",
    "kuhschwanz": "dice.kuhschwanz",
    "ochsenschwanz": "dice.ochsenschwanz",
    "hin-und-her": "dice.hin_und_her",
    "laeuse-wuerfeln": "dice.laeuse_wuerfeln",
    "die-boese-eins": "dice.die_boese_eins",
    "die-boese-drei": "dice.die_boese_drei",
    "auf-und-ab": "dice.auf_und_ab",
    "plus-minus-1w": "dice.plus_minus_1w",
    "justitia": "dice.justitia",
    "die-21-eins": "dice.die_21_eins",
    "marathon": "dice.marathon",
    "quinze": "dice.quinze",
    "zeppelin": "dice.zeppelin",
    "nackter-spatz": "dice.nackter_spatz",
    "sultan": "dice.sultan",
    "das-grosse-herz": "dice.das_grosse_herz",
    "sechserspiel": "dice.sechserspiel",
    "mariechen-vorwaerts": "dice.mariechen_vorwaerts",
    "mariechen-verdreht": "dice.mariechen_verdreht",
    "filzlaus": "dice.filzlaus",
    "doppelte-liebe": "dice.doppelte_liebe",
    "himmel-und-hoelle": "dice.himmel_und_hoelle",
    "tollpatsch-und-xanthippe": "dice.tollpatsch_und_xanthippe",
    "lustige-sieben": "dice.lustige_sieben",
    "todessprung": "dice.todessprung",
    "kreuze-loeschen": "dice.kreuze_loeschen",
    "punktloeschen": "dice.punktloeschen",
    "finke": "dice.finke",
    "haendchen": "dice.haendchen",
    "elf-hoch": "dice.elf_hoch",
    "gestrichene-zwoelf": "dice.gestrichene_zwoelf",
    "die-spinne": "dice.die_spinne",
    "teilen": "dice.teilen",
    "schluck-hansel": "dice.schluck_hansel",
    "glueckspeter": "dice.glueckspeter",
    "dufte-hundert": "dice.dufte_hundert",
    "teure-sieben": "dice.teure_sieben",
    "unter-oder-ueber-sieben": "dice.unter_oder_ueber_sieben",
    "einfacher-pasch": "dice.einfacher_pasch",
    "craps": "dice.craps",
    "wieviel-augen-2w": "dice.wieviel_augen_2w",
    "plus-minus-2w": "dice.plus_minus_2w",
    "pasch-2w": "dice.pasch_2w",
    "blaue-augen": "dice.blaue_augen",
    "sterne-wuerfeln": "dice.sterne_wuerfeln",
    "um-den-stern": "dice.um_den_stern",
    "fensterwuerfeln": "dice.fensterwuerfeln",
    "einundzwanzig": "dice.einundzwanzig",
    "chicago": "dice.chicago",
    "sequenzen": "dice.sequenzen",
    "pasch-3w": "dice.pasch_3w",
    "gleichpasch": "dice.gleichpasch",
    "einmaleins": "dice.einmaleins",
    "rentmeister": "dice.rentmeister",
    "streichhoelzer-auswuerfeln": "dice.streichhoelzer_auswuerfeln",
    "der-turm": "dice.der_turm",
    "kleeblatt": "dice.kleeblatt",
    "tausend": "dice.tausend",
    "doppeltes-lottchen": "dice.doppeltes_lottchen",
    "siamesische-zwillinge": "dice.siamesische_zwillinge",
    "faule-sechs": "dice.faule_sechs",
    "turmblaeser": "dice.turmblaeser",
    "zentavesta": "dice.zentavesta",
    "zehnerspiel": "dice.zehnerspiel",
    "familie-meier": "dice.familie_meier",
    "gerade-und-aufwaerts": "dice.gerade_und_aufwaerts",
    "gerade-und-abwaerts": "dice.gerade_und_abwaerts",
    "fuenf-finger-spiel": "dice.fuenf_finger_spiel",
    "hoch-gewinnt": "dice.hoch_gewinnt",
    "tief-gewinnt": "dice.tief_gewinnt",
    "einer-gleich-zwei": "dice.einer_gleich_zwei",
    "wieviel-augen-3w": "dice.wieviel_augen_3w",
    "verflixte-66": "dice.verflixte_66",
    "gerneklein": "dice.gerneklein",
    "paerchen": "dice.paerchen",
    "beelzebub": "dice.beelzebub",
    "wuerfelstapel": "dice.wuerfelstapel",
    "kniffel": "dice.kniffel.game",
    "va-banque": "dice.va_banque",
    "wuerfelpoker": "dice.wuerfelpoker",
    "zehntausend": "dice.zehntausend",
    "vabanquespiel": "dice.vabanquespiel",
    "leiterspiel": "board.leiterspiel",
    "mensch-aergere-dich-nicht": "board.mensch_aergere_dich_nicht",
    "einigkeit-macht-stark": "board.einigkeit_macht_stark.game",
    "sperre": "board.sperre",
    "kette": "board.kette",
    "springen": "board.springen",
    "buntes-aergern": "board.buntes_aergern",
    "wer-den-cent-nicht-ehrt": "board.wer_den_cent_nicht_ehrt",
    "schneller-pasch": "board.schneller_pasch",
    "gaensespiel": "board.gaensespiel",
    "dame": "board.dame",
    "acht-ritter": "board.acht_ritter",
    "draught": "board.draught",
    "polnische-dame": "board.polnische_dame",
    "englische-dame": "board.englische_dame",
    "tuerkische-dame": "board.tuerkische_dame",
    "schlagdame": "board.schlagdame",
    "eckdame": "board.eckdame",
    "halma-dame": "board.halma_dame",
    "schach-halma": "board.schach_halma",
    "go-dame": "board.go_dame",
    "wolf-und-schafe": "board.wolf_und_schafe.game",
    "mauern": "board.mauern",
    "pyramiden-dame": "board.pyramiden_dame",
    "italienische-dame": "board.italienische_dame",
    "raeuberdame": "board.raeuberdame",
    "kesselschlacht": "board.kesselschlacht",
    "hasami-yogi": "board.hasami_yogi",
    "froesche-und-kroeten": "board.froesche_und_kroeten",
    "muehle": "board.muehle",
    "ceylonesisches-muehlespiel": "board.ceylonesisches_muehlespiel",
    "pferderennen": "board.pferderennen",
    "preference": "cards.preference.game",
    "spitz-pass-auf": "cards.spitz_pass_auf.game",
    "herz-ass-herz-10": "cards.herz_ass_herz_10.game",
    "schnipp-schnapp-schnurr": "cards.schnipp_schnapp_schnurr",
    "herzeln": "cards.herzeln",
    "brandeln": "cards.brandeln.game",
    "meine-tante-deine-tante": "cards.meine_tante_deine_tante",
    "verirrter-ritter": "cards.verirrter_ritter",
    "elfern": "cards.elfern",
    "mau-mau": "cards.mau_mau.game",
    "fuenf-dazu": "cards.fuenf_dazu",
    "siebzehn-und-vier": "cards.siebzehn_und_vier.game",
    "hund": "cards.hund",
    "einundfuenfzig": "cards.einundfuenfzig",
    "ecarte": "cards.ecarte",
    "lasst-fuenf-gerade-sein": "cards.lasst_fuenf_gerade_sein",
    "der-letzte-stich": "cards.der_letzte_stich",
    "sechsundsechzig": "cards.sechsundsechzig.game",
    "sechsundsechzig-zu-dritt": "cards.sechsundsechzig_zu_dritt",
    "das-saebel-spiel": "cards.das_saebel_spiel",
    "red-dog": "cards.red_dog",
    "camerun-skat": "cards.camerun_skat",
    "dreiblatt": "cards.dreiblatt",
    "dreiblatt-mit-schieben": "cards.dreiblatt_mit_schieben",
    "zwanzig-ab": "cards.zwanzig_ab",
    "leben-und-tod": "cards.leben_und_tod",
    "trouper": "cards.trouper",
    "schlafmuetze": "cards.schlafmuetze.game",
    "kartenhaus": "cards.kartenhaus",
    "mogeln": "cards.mogeln.game",
    "quartett": "cards.quartett",
    "orakel": "cards.orakel",
    "die-jagd": "cards.die_jagd",
    "farbe-oder-wert": "cards.farbe_oder_wert",
    "skat": "cards.skat.game",
}
GAMES: Final = tuple(_MODULES)
"""The names of the games in commands and records, in the order of the catalogue."""
USUAL: Final = GAMES[0]
"""The game that is meant where none is named."""
CHAPTERS: Final = ("dice", "board", "cards")
"""The chapters of the collection."""
SLUGS: Final = tuple(
    slug for slug, module in _MODULES.items() if module.partition(".")[0] in CHAPTERS
)
"""The names of the games of the collection."""


class UnknownGameError(LookupError):
    """No game of the catalogue: what was asked for, and the nearest names."""

    def __init__(self, words: str, among: Sequence[str] = GAMES) -> None:
        asked, names = slug_of(words), _slugs_by_name(among)
        parts = [] if asked.isdigit() else _parts(asked, names)
        close = nearest(asked, names)
        near = list(dict.fromkeys(names[name] for name in parts + close))[:3]
        ask_en, ask_de = (" or ".join(near), " oder ".join(near)) if near else ("–", "–")
        said = repr(shortened(words))
        self.text = Text(
            f"no game {said}; the nearest are {ask_en}" if near else f"no game {said}",
            f"kein Spiel {said}; am nächsten sind {ask_de}" if near else f"kein Spiel {said}",
        )
        super().__init__(self.text.en)


def matching(words: str) -> tuple[str, ...]:
    """The slugs of the games of which a number, or a part of the slug or of a title is typed."""
    asked, names = slug_of(words), _slugs_by_name(GAMES)
    named = {names[name] for name in _parts(asked, names)}
    numbers = listing().items()
    named |= {slug for slug, one in numbers if asked and asked in (one.number, one.listed)}
    return tuple(slug for slug in GAMES if slug in named)


def _parts(asked: str, names: Mapping[str, str]) -> list[str]:
    return [name for name in names if asked and asked in name]


_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "'": None, "’": None})


def slug_of(words: str) -> str:
    """A name as it may be typed, such as `Mühle!` or `MAU_MAU`, in the letters of a slug."""
    letters = normalize("NFC", words).casefold().translate(_UMLAUTS)
    return "-".join(re.findall("[a-z0-9]+", letters))


def found(words: str, among: Sequence[str] = GAMES) -> str:
    """The slug of a game by its slug, its title in either language, or its number in the text.

    Only the games `among` which it is looked for are known. Capitals, umlauts, blanks and marks do
    not matter. Raises UnknownGameError.
    """
    asked = slug_of(words)
    if asked in among:
        return asked
    for slug in among if asked[:1].isdigit() else ():
        if listing()[slug].number == asked:
            return slug
    names = _slugs_by_name(among)
    if asked not in names:
        raise UnknownGameError(words, among)
    return names[asked]


def _slugs_by_name(among: Sequence[str]) -> dict[str, str]:
    """The slugs by slug and by title, in the letters of a slug; a slug goes before a title."""
    titles = {
        slug_of(title): slug
        for slug in among
        for title in (listing()[slug].title.de, listing()[slug].title.en)
    }
    return {slug: slug for slug in among} | {t: s for t, s in titles.items() if t not in _MODULES}


def game(slug: str) -> AnyGame:
    """The game of a name. Raises UnknownGameError."""
    if slug not in _MODULES:
        raise UnknownGameError(slug)
    loaded: AnyGame = import_module(f"daumen_rules.games.{_MODULES[slug]}").GAME
    return loaded


def chapter(slug: str) -> str:
    """The chapter of a game, one of CHAPTERS; empty for one that is not of the collection. Raises
    UnknownGameError.
    """
    if slug not in _MODULES:
        raise UnknownGameError(slug)
    return _MODULES[slug].partition(".")[0] if slug in SLUGS else ""
