"""The command line: the only room that knows files, terminals and processes."""

from daumen_rules.cli.main import main

__all__ = ["main"]
