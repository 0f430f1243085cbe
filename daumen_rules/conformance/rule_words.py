"""How rule sets are read, written and changed where every field of theirs is an option."""

from __future__ import annotations

from typing import Any, cast

from attrs import evolve

from daumen_rules.kernel.game import R
from daumen_rules.pieces.bench.special import RuleWords
from daumen_rules.pieces.game import Game
from daumen_rules.pieces.options import read_rules, write_rules

MOST_WORDS = 20
"""How many values of an option are tried."""


def rule_words_of(game: Game[R, Any, Any, Any, Any]) -> RuleWords[R]:
    """The words of a game's rule sets."""
    options = {option.field: option for option in game.book.options}

    def changed(rules: R, name: str, word: str) -> R:
        return cast("R", evolve(cast("Any", rules), **{name: options[name].value(word)}))

    return RuleWords(
        read=lambda text: read_rules(game.book.default, game.book.options, text),
        write=lambda rules: write_rules(rules, game.book.options),
        options={name: option.words()[:MOST_WORDS] for name, option in options.items()},
        word=lambda rules, name: options[name].word(rules),
        changed=changed,
    )
