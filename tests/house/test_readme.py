"""The first pages do what they say: their Python runs, their commands print what stands there.

They are README.md, its German sister, and the pages to which they send most readers.
"""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from daumen_rules.games.catalogue import SLUGS
from tests.transcripts import PROGRAM, Call, calls, fits, run

ROOT = Path(__file__).parents[2]
READMES: Final = ("README.md", "README.de.md")
COMMANDS_PAGE: Final = "spec/commands.md"
LIBRARY_PAGE: Final = "spec/library.md"
DISPUTES_PAGES: Final = ("spec/disputes.md", "spec/disputes.de.md")
INDEX: Final = "spec/README.md"
PAGES: Final = (*READMES, COMMANDS_PAGE, LIBRARY_PAGE, *DISPUTES_PAGES, INDEX)
TEXTS = {page: (ROOT / page).read_text(encoding="utf-8") for page in PAGES}

ENDS_WITH_1: Final = re.compile(
    r"^(Line|Zeile) \d+: |: (refused|nicht erlaubt)|^(your engine says|deine Engine sagt): ",
    re.MULTILINE,
)
"""A command that prints this ends with 1: something is not legal, or an engine differs."""


def _status(call: Call) -> int:
    """The exit status of what stands there: an error begins with the program's name."""
    if call.words[0] != PROGRAM:
        return 0
    return (
        2 if call.output.startswith(f"{PROGRAM}: ") else int(bool(ENDS_WITH_1.search(call.output)))
    )


def _blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXTS[page], re.DOTALL)


@pytest.mark.parametrize(
    ("page", "examples"), [("README.md", 7), ("README.de.md", 7), (LIBRARY_PAGE, 30)]
)
def test_the_python_of_the_page_runs(page: str, examples: int) -> None:
    source = "\n".join(_blocks(page, "python"))
    test = doctest.DocTestParser().get_doctest(source, {}, page, page, 0)
    assert len(test.examples) > examples
    failed, _ = doctest.DocTestRunner().run(test)
    assert failed == 0


COMMANDS = {
    page: [call for block in _blocks(page, "console") for call in calls(block)] for page in PAGES
}


def _own(call: Call) -> Call | None:
    """The call of our own program: at the end of a line, after what sets it up."""
    *_, last = call.command.split(" && ")
    mine = last.startswith((f"{PROGRAM} ", "cat "))
    return Call(last, call.output, call.status) if mine else None


OWN = {page: [own for call in COMMANDS[page] if (own := _own(call))] for page in PAGES}
EVERY = [(page, call) for page in PAGES if page not in DISPUTES_PAGES for call in OWN[page]]


def test_the_pages_have_commands_to_run() -> None:
    told = {page: {call.words[1] for call in OWN[page]} for page in PAGES}
    for page in READMES:
        assert told[page] >= {"check", "conform", "judge"}
    for page in DISPUTES_PAGES:
        assert len(OWN[page]) >= 8
    assert told[COMMANDS_PAGE] >= {"check", "conform", "judge", "play", "rules", "show", "why"}


@pytest.mark.parametrize(
    ("page", "call"),
    [
        pytest.param(page, call, marks=pytest.mark.long if "conform" in call.words else ())
        for page, call in EVERY
    ],
    ids=[f"{page}: {call.command}" for page, call in EVERY],
)
def test_the_commands_print_what_stands_there(
    page: str, call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They write the files that they name; what needs a program that is missing is skipped."""
    words = call.words
    if "--" in words and shutil.which(words[words.index("--") + 1]) is None:
        pytest.skip(f"{words[words.index('--') + 1]} is not installed")
    (tmp_path / "spec").symlink_to(ROOT / "spec")
    monkeypatch.chdir(tmp_path)
    output, status = run(call, tmp_path)
    assert status == _status(call)
    assert fits(call, output), output
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).stat().st_size > 0


@pytest.mark.long
@pytest.mark.parametrize("page", DISPUTES_PAGES)
def test_the_files_of_the_page_can_be_written_and_asked(
    page: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One folder for the page, as somebody who follows it has: `cat` writes the file it shows."""
    monkeypatch.chdir(tmp_path)
    for call in OWN[page]:
        output, status = run(call, tmp_path)
        assert status == _status(call), call.command
        assert fits(call, output), output


@pytest.mark.parametrize(("picture", "language"), [("table.svg", "en"), ("table.de.svg", "de")])
def test_the_picture_is_the_one_that_the_command_draws(
    picture: str, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """If not, look at the new one, and write it with this command and `-o spec/examples/…`."""
    (call,) = (call for call in OWN[COMMANDS_PAGE] if call.command.endswith(" -o table.svg"))
    (tmp_path / "spec").symlink_to(ROOT / "spec")
    monkeypatch.chdir(tmp_path)
    run(Call(f"{call.command} --lang {language}", "", 0), tmp_path)
    drawn = (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert drawn == (ROOT / "spec" / "examples" / picture).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", READMES)
def test_ci_runs_the_two_lines_that_set_everything_up(page: str) -> None:
    """In German the program answers in German; else the lines are the same."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    lines = [call.command for call in COMMANDS[page] if "pip install" in call.command]
    assert [line.rpartition(" && ")[2].split()[0] for line in lines] == [PROGRAM, "python"]
    for line in lines:
        assert f"\n{line.removesuffix(' --lang de')}\n" in script


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_the_page_is_run(page: str) -> None:
    """By a test here, or by CI: no other program is named."""
    ours = [call for call in COMMANDS[page] if _own(call)]
    others = [call.command for call in COMMANDS[page] if call not in ours]
    assert all(line.endswith(" && python -m pytest") for line in others)


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)|<img src=\"([^\"]+)\"", TEXTS[page])
    assert len(links) >= (30 if page in READMES else 5)
    for link in links:
        assert ((ROOT / page).parent / "".join(link)).exists(), link


@pytest.mark.parametrize(
    ("page", "every", "collection"),
    [
        ("README.md", "the rules of {} table games", "the {} games\nof a family collection"),
        ("README.de.md", "Regeln von {} Tischspielen", "\n{} Spiele einer Spielesammlung"),
    ],
)
def test_the_readme_knows_how_many_games_there_are(page: str, every: str, collection: str) -> None:
    assert every.format(len(SLUGS) + 1) in TEXTS[page]
    assert collection.format(len(SLUGS)) in TEXTS[page]
