"""The command `new-game`, and the skeleton that it writes."""
