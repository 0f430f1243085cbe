"""The command line: the room for commands, and for all that reads files or uses a terminal.

The commands are put together in `main`, which needs the extra `cli`.
"""
