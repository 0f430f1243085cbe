"""The command `play`: read `command`, `playing`, `people`, `display`, `input_lines` first."""
