"""Where the block of an error is written: its file and line, for whoever has to mend it.

Blocks do not know their file; it is searched for here, and only when something is wrong.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path

from daumen_rules.pieces.text_blocks import BlockError


@contextmanager
def places_in(files: Iterable[Path]) -> Generator[None]:
    """Errors about a block name the one of these files in which it is written, and the line there.

    Raises InputError.
    """
    try:
        yield
    except BlockError as error:
        sources = ((path, path.read_text("utf-8")) for path in files)
        path, source = next(each for each in sources if error.block.text in each[1])
        raise error.in_source(str(path), source) from None
