"""Writes golden records: those that are missing, or with names of games these anew.

Whoever writes one anew reads the change before keeping it.
"""

from __future__ import annotations

import sys

from daumen_rules.games.catalogue import SLUGS
from tests.collection.golden import FOLDER, path_of, play


def write(asked: list[str]) -> None:
    """Write the records of some games, or all that are missing."""
    unknown = [slug for slug in asked if slug not in SLUGS]
    if unknown:
        sys.exit(f"no game {', '.join(unknown)}; there are {', '.join(SLUGS)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for slug in asked or [slug for slug in SLUGS if not path_of(slug).exists()]:
        play(slug, path_of(slug))
        print(f"written: {path_of(slug)}")


if __name__ == "__main__":
    write(sys.argv[1:])
