"""Files of `simulate`: the folder in which work is kept, the table of games, the picture."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from daumen_rules.kernel.text import Language, quoted
from daumen_rules.pieces.operands import either
from daumen_rules.simulation.figures import Figures
from daumen_rules.simulation.games import Setting
from daumen_rules.simulation.parts import Folder, OtherSettingError
from daumen_rules.simulation.shards import Shard
from daumen_rules.simulation.tables import ENDINGS as ROWS
from daumen_rules.simulation.tables import write_rows

from ..shared.basics import check_writable, fail, write_by
from .plots import ENDINGS as PLOTS
from .plots import write_plot


def check_files(rows: str | None, plot: str | None, language: Language) -> None:
    """Raises Failure for files that cannot be written, before the first game."""
    parquet = "pyarrow" if rows is not None and rows.endswith(".parquet") else ""
    _check_file("--rows", rows, ROWS, parquet, language)
    _check_file("--plot", plot, PLOTS, "matplotlib", language)


def _check_file(
    option: str, path: str | None, endings: Sequence[str], needs: str, language: Language
) -> None:
    """Raises Failure unless a file can be written and its name ends in one of some endings.

    A name with the last ending needs a package of the extra `simulate`.
    """
    if path is None:
        return
    if Path(path).suffix not in endings:
        fail(
            language,
            f"{option}: found {quoted(path)}; expected a name that ends in "
            f"{either([*endings], 'en')}",
            f"{option}: gefunden {quoted(path)}; erwartet ein Name, der auf "
            f"{either([*endings], 'de')} endet",
        )
    if needs and find_spec(needs) is None:
        install = "python -m pip install 'daumen_rules[simulate]'"
        fail(
            language,
            f"{option}: {path} needs {needs}, which is not installed: {install}",
            f"{option}: {path} braucht {needs}, das nicht installiert ist: {install}",
        )
    check_writable(path, language)


@contextmanager
def opened(
    keep: str | None, setting: Setting, rows: str | None, language: Language
) -> Generator[Folder | None, None, None]:
    """The folder of `--keep`; one for this call alone where only rows are asked for.

    Raises Failure for a folder that cannot be used.
    """
    if keep is None and rows is None:
        yield None
        return
    with TemporaryDirectory() if keep is None else nullcontext(keep) as path:
        folder = Folder(Path(path), setting, rows is not None)
        try:
            folder.open()
        except OtherSettingError:
            fail(
                language,
                f"--keep: {keep} has the work of another call, or other files",
                f"--keep: {keep} hat die Arbeit eines anderen Aufrufs, oder andere Dateien",
            )
        except OSError as error:
            fail(language, f"--keep: {error}", f"--keep: {error}")
        yield folder


def write_table(path: str, folder: Folder, shards: Sequence[Shard], language: Language) -> None:
    """Write a row for each game that was played, in the order of their numbers."""
    each = (part for part in map(folder.read, shards) if part is not None)
    rows = (row for part in each for row in part.rows)
    write_by(path, lambda aside: write_rows(aside, Path(path).suffix, rows), language)


def write_picture(path: str, setting: Setting, figures: Figures, language: Language) -> None:
    """Draw the results by seat."""
    write_by(
        path,
        lambda aside: write_plot(aside, Path(path).suffix, setting, figures, language),
        language,
    )
