"""The command `conform`: compares another engine with the rules of a game.

Read `command` first, then `arguments` and `process`, `report_text` and `report_files`,
`saved_cases` and `known_differences`.
"""
