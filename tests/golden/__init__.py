"""Golden traces: whole games written down, so that every change of a game is seen."""
