"""A bot of one's own at a table: it plays Mau-Mau against the built-in bot that acts at random.

python bot.py
"""

from random import Random
from typing import Any

from daumen_rules import Table, load

random = Random(1)


def choose(actions: list[dict[str, Any]]) -> str:
    """Lay a card rather than draw one, and keep jacks for later."""
    laid = [action for action in actions if action["do"].startswith("lay")]
    others = [action for action in laid if not action["touches"][0].endswith("J")]
    words: str = random.choice(others or laid or actions)["do"]
    return words


def play(seed: int) -> dict[str, Any]:
    """One match of two; the bot has the first seat. Its outcome."""
    names = ("mine", "built in")
    table = Table(load("mau-mau"), names, people=(0,), bot="random", seed=seed)
    message = table.message_for(0)
    while message["outcome"] is None:
        reply = table.receive(0, {"at": message["at"], "do": choose(message["actions"])})
        assert reply["done"], reply["text"]
        message = table.message_for(0, since=message["events"])
    outcome: dict[str, Any] = message["outcome"]
    return outcome


if __name__ == "__main__":
    outcomes = [play(seed) for seed in range(20)]
    print(sum(0 in outcome["winners"] for outcome in outcomes), "of 20 won")
