"""The pieces that games share."""
