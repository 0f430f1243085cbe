"""The command `differ`: where readings part, each with the shortest game that shows it."""
