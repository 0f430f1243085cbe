"""Tests of the states of small games, of the ways to play them, and of their values."""
