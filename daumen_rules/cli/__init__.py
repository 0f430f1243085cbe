"""The command line: the room for commands, and for all that reads files or uses a terminal.

Importing this room imports nothing else. The commands are put together in `main`, which needs the
extra `cli`, as do the modules of the commands. What finds out and tells without a terminal needs
attrs alone: `pages`, and `check`, `why`, `judge` and `differ` but for their commands.
"""
