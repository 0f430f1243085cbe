"""Tests of the games of the collection."""
