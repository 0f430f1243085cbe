"""The commands for the games of the collection, run in this process."""
