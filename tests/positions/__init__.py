"""Positions: any state told in lines, with gaps, read back."""
