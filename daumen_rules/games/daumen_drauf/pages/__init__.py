"""The pages of `spec/` that only this game has: two manuals, their questions, its vectors."""
