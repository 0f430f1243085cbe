"""The commands for the games of the collection: one way for all, made from their entries."""
