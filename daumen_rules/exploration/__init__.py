"""All states of a small game: how many there are, in how many ways it goes on, and who wins."""
