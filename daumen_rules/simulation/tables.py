"""Rows of games as a file: CSV by the standard library, Parquet by pyarrow."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

Rows: TypeAlias = Iterable[Mapping[str, Any]]

ENDINGS: Final = (".csv", ".parquet")
GROUP: Final = 100_000
"""How many rows a group of a Parquet file has, so that it is written in pieces."""


def write_rows(path: Path, ending: str, rows: Rows) -> None:
    """Write rows that have the same columns, in the form of an ending of `ENDINGS`.

    Raises OSError, and ModuleNotFoundError for a Parquet file without pyarrow.
    """
    if ending == ".parquet":
        _write_parquet(path, rows)
    else:
        _write_csv(path, rows)


def _write_csv(path: Path, rows: Rows) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer: csv.DictWriter[str] | None = None
        for row in rows:
            if writer is None:
                writer = csv.DictWriter(file, [*row])
                writer.writeheader()
            writer.writerow(row)


def _write_parquet(path: Path, rows: Rows) -> None:
    pyarrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    writer: Any = None
    try:
        for group in _groups(rows):
            table = pyarrow.Table.from_pylist(group)
            if writer is None:
                writer = parquet.ParquetWriter(path, table.schema)
            writer.write_table(table)
    finally:
        if writer is not None:
            writer.close()


def _groups(rows: Rows) -> Iterable[list[dict[str, Any]]]:
    group = list[dict[str, Any]]()
    for row in rows:
        group.append(dict(row))
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group
