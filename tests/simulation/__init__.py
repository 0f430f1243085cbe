"""Tests of many games that bots play."""
