"""The shortest games that part two readings: found again, and proved to be the shortest."""
