"""The command `judge`: rules on a situation that people remember, and tells the ruling."""
