"""The command `daumen-rules`, also `python -m daumen_rules`."""

import sys


def main() -> None:
    """Run the command line, or say which extra it needs."""
    try:
        from daumen_rules.cli import main as command

        command()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in {"click", "rich"}:
            raise
        print(
            f"daumen-rules needs the package {error.name}: "
            'python -m pip install "daumen_rules[cli]"',
            file=sys.stderr,
        )
        sys.exit(2)


if __name__ == "__main__":
    main()
