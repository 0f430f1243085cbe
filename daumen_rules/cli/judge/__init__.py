"""The command `judge`: what the rules say of what people remember."""
