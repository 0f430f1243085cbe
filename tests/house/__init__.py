"""The house tests itself: every row bears load, every clause has its function and its test."""
