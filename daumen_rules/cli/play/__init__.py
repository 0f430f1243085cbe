"""The command `play`; read `command`, `playing`, `people`, `typed`, `ongoing`, `ending`."""
