"""Small changes to the rules, each tried against the tests: `python -m tests.mutation`."""
