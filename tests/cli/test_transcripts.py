"""What commands print, as the transcripts in `transcripts/` have it.

A file is about one command. Each part begins with `# ` and what it shows, after a blank line, and
has a folder of its own, with `spec` in it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.run import ROOT
from tests.transcripts import calls, fits, run

FILES = sorted(Path(__file__).with_name("transcripts").glob("*.txt"))
PARTS = [
    pytest.param(
        part,
        id=f"{file.stem}: {part.partition(chr(10))[0]}",
        marks=pytest.mark.long if at else (),
    )
    for file in FILES
    for at, part in enumerate(re.split(r"(?:\A|(?<=\n\n))# ", file.read_text(encoding="utf-8"))[1:])
]
"""The quick loop has the first part of each file."""


@pytest.mark.parametrize("part", PARTS)
def test_commands_print_what_their_transcript_says(
    part: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "spec").symlink_to(ROOT / "spec")
    monkeypatch.chdir(tmp_path)
    made = calls(part)
    assert made
    for call in made:
        output, status = run(call, tmp_path)
        assert status == call.status, call.command
        assert fits(call, output), f"$ {call.command}\n{output}"
