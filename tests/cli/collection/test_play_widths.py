"""`play` at terminals of 80 and of 60 columns, in all games: where its lines are broken."""

from __future__ import annotations

import re
import sys
from unittest.mock import patch

import pytest
from rich.console import Console

from daumen_rules.cli.shared.screen import CLEAR, Screen
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.text import LANGUAGES, Language
from daumen_rules.pieces.wrapping import LONGEST, width_of
from tests.cli.playing import played
from tests.each import mostly_long

THING = re.compile(rf"\S+ (?:\([^()\n]{{1,{LONGEST - 2}}}\)|\[[^\[\]\n]{{1,{LONGEST - 2}}}\])")
LINES = ("?", "rules", "99", "1", "a", "", "1", "a", "", "all", "1", "a", "", "quit")


def seen(slug: str, language: Language, width: int) -> list[str]:
    """The lines that a person sees who plays a game for a while, with as many others as can be."""

    def screen(**_: object) -> Screen:
        console = Console(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)
        return Screen(console, is_terminal=True)

    call = ("--game", slug, "--seed=4", "--lang", language, "--bot=random")
    players = f"--players={game(slug).rules.seats[-1]}"
    with patch("daumen_rules.cli.play.command.open_screen", screen):
        result = played(*call, players, typed="\n".join((*LINES, "")))
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output.replace(CLEAR, "").splitlines()


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_a_thing_and_its_brackets_stand_on_one_line(slug: str) -> None:
    for language in LANGUAGES:
        things = THING.findall("\n".join(seen(slug, language, 10_000)))
        assert things or len(game(slug).rules.seats) == 1
        for width in (80, 60):
            lines = seen(slug, language, width)
            told = "\n".join(lines)
            assert [thing for thing in things if thing not in told] == []
            assert [line for line in lines if line.lstrip()[:1] in ("(", "[")] == []
            assert [line for line in lines if width_of(line) > width] == []
