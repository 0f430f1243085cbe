"""The command `play`: read `command`, `playing`, `people`, `telling`, `typed`, then the rest."""
