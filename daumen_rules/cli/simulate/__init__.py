"""The command `simulate`: lets bots play many games and tells what comes of them.

Read `command` first, then `report_lines`, `report_data` and `plots`. The games themselves stand in
`simulation`.
"""
