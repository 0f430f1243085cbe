"""The judge of any game: disputes from the manuals, gaps, and what cannot be read."""
