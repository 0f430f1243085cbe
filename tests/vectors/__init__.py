"""The fixed suite: what its sources state, against the library and against the second program."""
