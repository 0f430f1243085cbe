"""Second programs of dice games, written from the manual and not from the library."""
