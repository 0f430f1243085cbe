"""Finds the clauses and questions nearest to some words, in either language.

Rare words count more than common ones. Words match by their stems, as parts of compounds, and by a
small table of synonyms.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import log
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.operands import spelled

_SAME: Final = (
    "bube jack unter bauer",
    "dame king queen",
    "ende enden aufhoeren end ending finish vorbei schluss over aus beenden letzte last",
    "ziehen zieht zug move draw aufnehmen nehmen nimmt take",
    "falsch irrtum irrtuemlich versehen versehentlich mistake wrong wrongly",
    "schlagen schlaegt geschlagen capture huepfen jump springen",
    "zurueck backward rueckwaerts back",
    "karte card",
    "farbe suit colour",
    "bedienen follow farbzwang",
    "trumpf trump",
    "stein stone man piece",
    "wuerfel die dice",
    "wuerfeln werfen wurf throw roll",
    "punkte punkt points point score augen pips zaehlen zaehlt count counts",
    "gewinnen gewinnt sieger win winner wins",
    "verlieren verliert verlierer lose loser loses",
    "gleichstand gleich unentschieden tie draw equal",
    "anfangen beginnen beginnt anfaenger begin start starts",
    "muehle mill",
    "setzen einsatz bet stake",
    "bank pott kasse pot pool",
    "streichen strike cross",
    "wuenschen wunsch nennen name wish",
    "aussetzen skip miss",
    "pasch pair double doubles",
    "strasse straight folge sequenz sequence",
    "dreierpasch drilling three-of-a-kind dreier",
    "bonus praemie",
    "luegen mogeln schummeln cheat lie",
    "fliegen springen fly jump",
    "muss muessen zwang pflicht must duty compulsory",
)
_STOP: Final = frozenset(
    re.findall(
        "[a-z]+",
        """der die das den dem des ein eine einen einem eines einer man mit und oder in im zu zum
        zur auf an von ist es er sie wer was wie wann darf kann soll ich mein bei fuer nicht noch
        auch wenn nach the a of to on is it may can one who what when how if with or do does for by
        at be my i you not that this""",
    )
)
_ENDINGS: Final = (
    *("ungen", "ung", "ing", "ern", "en", "er", "es", "em", "ed", "st", "e", "n", "s", "t"),
)
LEAST_PART: Final = 4


@frozen
class Near:
    """A clause with its gist, or a question with its title, of a game."""

    game: str
    id: str
    says: Text
    is_question: bool


def nearest(words: str, most: int = 5) -> tuple[Near, ...]:
    """The clauses and questions nearest to some words; those of a game that is named come first."""
    said = _words(words)
    named = _named(said)
    games = named or catalogue.GAMES
    wanted = dict.fromkeys(word for word in said if word not in _name_words(tuple(named)))
    entries = [entry for slug in games for entry in _entries(slug)]
    rare = _rarity(entries)
    scored = ((_score(tuple(wanted), entry, rare), -at) for at, entry in enumerate(entries))
    best = sorted((pair for pair in scored if pair[0] > 0), reverse=True)
    return tuple(entries[-at][0] for _, at in best[:most])


def keys_of(text: str) -> tuple[str, ...]:
    """The keys by which the words of a text are compared with those of another."""
    return tuple(map(_key, _words(text)))


def _words(text: str) -> list[str]:
    """The words of a text without stop words, in lower case, with umlauts spelled out."""
    small = spelled(text)[-1]
    return [word for word in re.findall(r"[a-z0-9]+", small) if word not in _STOP]


@cache
def _key(word: str) -> str:
    """The key by which words are compared: the first of the synonyms, or the stem."""
    return _SYNONYMS.get(_stem(word), _stem(word))


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST_PART - 1:
            return word.removesuffix(ending)
    return word


_SYNONYMS: Final = {_stem(word): row.split()[0] for row in reversed(_SAME) for word in row.split()}


def games_named(words: str) -> list[tuple[str, str]]:
    """The games that some words name, each with the rest of the words."""
    found = list[tuple[str, str]]()
    for slug in _named(_words(words)):
        pattern = re.escape(slug).replace(r"\-", "[- ]")
        rest = re.sub(rf"\b{pattern}\b[,:]?", "", words, count=1, flags=re.IGNORECASE)
        found.append((slug, rest.strip()))
    return found


def _named(said: Sequence[str]) -> list[str]:
    """The games that the words name first; of these only those with the longest name."""
    text = "".join(said)
    found = [
        (text.index(name), -len(name), slug)
        for slug in catalogue.GAMES
        if (name := "".join(_words(slug.replace("-", " ")))) and name in text
    ]
    best = min(found, default=(0, 0, ""))[:2]
    return [slug for *place, slug in found if tuple(place) == best]


@cache
def _name_words(games: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word for slug in games for word in _words(slug.replace("-", " ")))


@cache
def _entries(slug: str) -> tuple[tuple[Near, Counter[str]], ...]:
    """The clauses and questions of a game, each with the keys of its words, counted."""
    return tuple((near, Counter(keys_of(text))) for near, text in _told(catalogue.game(slug)))


def _told(game: AnyGame) -> Iterator[tuple[Near, str]]:
    """Each clause with its gist and its questions, and each question with its readings."""
    questions = game.book.questions()
    for clause in game.book.clauses:
        asked = [question.title for question in questions if clause in question.clauses]
        yield Near(game.slug, clause.id, clause.gist, False), _both(clause.gist, *asked)
    for question in questions:
        says = _both(question.title, *(reading.says for reading in question.readings))
        yield Near(game.slug, question.id, question.title, True), says


def _both(*texts: Text) -> str:
    return " ".join(f"{text.en} {text.de}" for text in texts)


def _rarity(entries: Sequence[tuple[Near, Counter[str]]]) -> dict[str, float]:
    counted = Counter(word for _, words in entries for word in words)
    return {word: log(1 + len(entries) / count) for word, count in counted.items()}


def _score(
    wanted: Sequence[str], entry: tuple[Near, Counter[str]], rare: dict[str, float]
) -> float:
    """The sum of the rarities of the words that an entry has, a little less for long entries."""
    _, words = entry
    found = sum(_worth(word, words, rare) for word in wanted)
    return found / float((10 + words.total()) ** 0.3)


def _worth(word: str, words: Counter[str], rare: dict[str, float]) -> float:
    key = _key(word)
    if key in words:
        return rare[key]
    parts = [each for each in words if _is_part(key, each) or _is_part(each, key)]
    return max((rare[each] / 2 for each in parts), default=0.0)


def _is_part(part: str, whole: str) -> bool:
    """Whether a word of at least `LEAST_PART` letters is a part of a longer one."""
    return len(part) >= LEAST_PART and len(part) < len(whole) and part in whole
