"""The command `daumen-rules`, also `python -m daumen_rules`."""

import sys

_PACKAGES = {"click", "rich", "svg", "jinja2", "markupsafe"}


def main() -> None:
    """Run the command line, or say which extra it needs."""
    try:
        from daumen_rules.cli import main as command

        command()
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in _PACKAGES:
            raise
        print(
            f'daumen-rules needs the package {package}: python -m pip install "daumen_rules[cli]"',
            file=sys.stderr,
        )
        sys.exit(2)
    except KeyboardInterrupt:  # while modules are loaded; a command says it itself
        sys.exit(130)


if __name__ == "__main__":
    main()
