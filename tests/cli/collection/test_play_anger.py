"""What people type in anger does nothing in any game: no action that nobody meant, nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from daumen_rules.games.catalogue import SLUGS
from daumen_rules.kernel.text import LANGUAGES
from tests.cli.playing import played
from tests.each import mostly_long

ANGER = (
    *("!!!", "aaaa", "nein!!", "½", "²", "😡😡", '"', "'; drop table games", "%s%n{0}{name}"),
    *("x" * 300, "9" * 60, "stop it", "was soll ich tun", "ich will nicht", "help me", "quit now"),
    *("=1+1", "`1`", "(1)", "--help", "-1", "1.5", "pass pass", "ende jetzt", "\x1b[A", "\x07\x16"),
    *("A:", "Anna: geh weg", "undo", "zurück", "?", "rules", "regeln", "all", "alle", "h"),
)


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_what_is_typed_in_anger_is_no_action(slug: str, tmp_path: Path) -> None:
    """The record is that of somebody who ends the game at once."""
    for language in LANGUAGES:
        kept = list[str]()
        for lines in (ANGER, ()):
            path = tmp_path / f"{language}{len(lines)}.game"
            call = ("--game", slug, "--seed=6", "--lang", language, f"--record={path}")
            result = played(*call, typed="\n".join((*lines, "quit", "")))
            assert result.exit_code == 0, result.output
            assert "\x1b" not in result.output
            kept.append(path.read_text("utf-8") if path.exists() else "")
        assert kept[0] == kept[1]


@pytest.mark.parametrize("slug", ["hund", "der-letzte-stich", "mogeln", "dame", "jule"])
def test_nobody_is_on_turn_after_the_end(slug: str) -> None:
    last = played("--game", slug, "--auto", "--seed=4").output.split("\n\n")[-2]
    assert "  A  Anna" in last
    assert "►" not in last
