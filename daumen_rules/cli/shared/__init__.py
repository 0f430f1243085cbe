"""Modules that several commands share: languages, files, the screen, the option `--game`."""
