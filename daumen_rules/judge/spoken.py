"""Actions as people write them within a question: `Karo Bube legen`, `lays DJ`.

The table of verbs of a game has imperatives. The infinitive and the third person, in English and
German, are made from them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.operands import Operand, spelled
from daumen_rules.pieces.verbs import Verb, Verbs

_PARTICLES: Final = frozenset(("an", "ab", "auf", "aus", "ein", "unter", "weg"))
_INFINITIVES: Final = {"nimm": "nehmen", "lass": "lassen", "zweifle": "zweifeln", "gib": "geben"}
_PERSONS: Final = {
    "nehmen": "nimmt",
    "lassen": "lässt",
    "zweifeln": "zweifelt",
    "geben": "gibt",
    "halten": "hält",
    "behalten": "behält",
    "blasen": "bläst",
    "raten": "rät",
    "reizen": "reizt",
    "setzen": "setzt",
    "tragen": "trägt",
}
_MOVES: Final = (
    *("move", "moves", "play", "plays", "capture", "captures", "put", "puts", "jump", "jumps"),
    *("go", "goes", "fly", "flies"),
    *("throw", "throws", "lay", "lays", "put down", "throw away", "discard"),
)
_ZIEHEN: Final = (
    *(
        "ziehen",
        "zieht",
        "spielen",
        "spielt",
        "schlagen",
        "schlägt",
        "legen",
        "legt",
        "springen",
        "springt",
        "gehen",
        "geht",
        "fliegen",
        "fliegt",
    ),
    *("würfeln", "würfelt"),
)
"""Verbs that a question may add to an action whose row in the table has no verb."""
_SAME: Final = {
    "lay": ("play", "put", "put down"),
    "lege": ("spiele",),
    "nimm": ("nimm weg", "schlage"),
}
"""Other verbs that people use for one in a table of verbs."""
_SECOND_VERB: Final = re.compile(r"} ([a-z]+ {)")
_MANY: Final = 400
"""Operands with more values than this get no further forms of their words."""


@cache
def spoken(game: AnyGame) -> Verbs[Any]:
    """The verbs of a game, extended so that they read the other forms of their words."""
    return Verbs(tuple(map(_spoken, game.notation.verbs.rows)))


def _spoken(row: Verb[Any]) -> Verb[Any]:
    if row.by is not None:
        return row
    if row.words.en.startswith("{"):
        gap = row.words.en
        moves = (
            *(f"{verb} {gap}" for verb in (*_MOVES, *_ZIEHEN)),
            *(f"{gap} {verb}" for verb in _ZIEHEN),
        )
        worded = tuple((name, _with_forms(one)) for name, one in row.operands)
        return evolve(row, operands=worded, also=(*row.also, *moves))
    joined = _SECOND_VERB.sub(r"} and \1", row.words.en)
    english = tuple(each for words in (row.words.en, joined) for each in (words, *_others(words)))
    english = (*english, *row.also)
    german = (row.words.de, *row.also, *_others(row.words.de))
    forms = [form for words in english for form in english_forms(words)]
    forms += [each for words in german for form in german_forms(words) for each in spelled(form)]
    return evolve(row, also=tuple(dict.fromkeys((*row.also, *english[1:], *forms))))


def _others(words: str) -> Iterator[str]:
    """The words of a row with other verbs for the first one."""
    verb, _, rest = words.partition(" ")
    for other in _SAME.get(verb, ()):
        first, *particle = other.split()
        yield " ".join((first, rest, *particle)).strip()
        if particle:
            yield " ".join((other, rest)).strip()


def _with_forms(operand: Any) -> Any:
    """An operand that reads other forms of the words of its values.

    It is the operand itself where it has more than `_MANY` values, or takes several values.
    """
    one: Operand[Any] = operand
    if not isinstance(operand, Operand) or len(one.values) > _MANY:
        return one

    def also(value: Any) -> Iterator[str]:
        yield from one.also(value)
        word = one.word(value)
        if word.de.split()[0].islower():
            yield from english_forms(word.en)
            yield from german_forms(word.de)

    return evolve(one, also=also)


def bare_words(row: Verb[Any]) -> tuple[Text, ...]:
    """The infinitive of a verb without its operands, `lay`, `legen`, then other words for it."""
    words = row.words
    if words.en.startswith("{"):
        own = [each for each in row.also if not each.startswith("{")]
        words = Text(own[0], own[1]) if len(own) > 1 else Text("move", "ziehe")
    en, de = (" ".join(re.sub(r"{\w+}", "", words[each]).split()) for each in LANGUAGES)
    verb, rest = _turned(*de.split(), verb_form=infinitive)
    others = (Text(one, one) for one in _SAME.get(en, ()))
    return (Text(en, " ".join((*rest, verb))), *others)


def english_forms(words: str) -> Iterator[str]:
    """`lay {card}` in the third person: `lays {card}`."""
    verb, *rest = words.split(" ")
    yield " ".join((_with_s(verb), *rest))


def _with_s(verb: str) -> str:
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x")) else "s")


def german_forms(words: str) -> Iterator[str]:
    """The infinitives of `lege {card}`, then its third persons, each with the verb last or first.

    Of two verbs, as in `lege {card} wünsche {wish}`, each keeps its own operands.
    """
    parts = list[list[str]]()
    particle = next((each for each in _PARTICLES if words.startswith(each)), "")
    if particle and words.endswith("en") and " " not in words:
        yield f"{person(words.removeprefix(particle))} {particle}"
    for word in words.split(" "):
        if not parts or (word.islower() and word.endswith("e")):
            parts.append([])
        parts[-1].append(word)
    for verb_form in (infinitive, person):
        turned = [_turned(*part, verb_form=verb_form) for part in parts]
        for between in (" ", " und ")[: len(turned)]:
            yield between.join(" ".join((*rest, verb)) for verb, rest in turned)
            yield between.join(" ".join((verb, *rest)) for verb, rest in turned)


def _turned(verb: str, *rest: str, verb_form: Callable[[str], str]) -> tuple[str, list[str]]:
    """A verb in another form, joined with its particle, and the other words that go with it."""
    if rest and rest[0] in _PARTICLES:
        return f"{rest[0]}{verb_form(verb)}", [*rest[1:]]
    if rest and rest[-1] in _PARTICLES:
        return f"{rest[-1]}{verb_form(verb)}", [*rest[:-1]]
    return verb_form(verb), [*rest]


def infinitive(verb: str) -> str:
    """The infinitive of a German imperative; an infinitive stays as it is."""
    if verb in _INFINITIVES:
        return _INFINITIVES[verb]
    return verb if verb.endswith("en") else f"{verb.removesuffix('e')}en"


def person(verb: str) -> str:
    """The third person, such as `legt`, of a German imperative or infinitive."""
    whole = infinitive(verb)
    stem = whole.removesuffix("en")
    return _PERSONS.get(whole, f"{stem}{'e' * stem.endswith(('t', 'd', 'n'))}t")


def said(game: AnyGame, action: Any, language: Language, *, of_somebody: bool) -> str:
    """The words of an action within a question: in the infinitive, or in the third person."""
    row = game.notation.verbs.row(action)
    words = row.words[language]
    if not words.startswith("{") and language == "de":
        forms = tuple(german_forms(words))
        words = forms[len(forms) // 2 if of_somebody else 0]
    elif not words.startswith("{") and of_somebody:
        words = next(english_forms(words))
    return evolve(row, words=Text(words, words)).write(row.values(action), language)
