"""A learner of PettingZoo: an end of Mühle against chance. python learner_pettingzoo.py"""

from collections import defaultdict

import numpy as np

from daumen_rules.adapters.pettingzoo import env

END = (
    "players: White, Black\nstones White: a7 d7 g4\nstones Black: a1 d1 f4\nlost: 6 6\nturn: White"
)
mills = env("muehle", position=END, longest=40)
random = np.random.default_rng(1)
paid = defaultdict(float)  # the mean reward of a choice of White, by what was seen
tried = defaultdict(int)


def game(seed: int, curious: float) -> float:
    """One game: White mostly chooses what has paid best, Black anything. White's reward."""
    mills.reset(seed=seed)
    course, total = [], 0.0
    for agent in mills.agent_iter():
        seen, reward, is_over, is_cut, _ = mills.last()
        total += reward if agent == "seat_0" else 0.0
        legal, key = np.flatnonzero(seen["action_mask"]), seen["observation"].tobytes()
        number = None if is_over or is_cut else random.choice(legal)
        if agent == "seat_0" and number is not None:
            if random.random() >= curious:
                number = max(legal, key=lambda one: paid[key, one])
            course.append((key, number))
        mills.step(number)
    for step in course:
        tried[step] += 1
        paid[step] += (total - paid[step]) / tried[step]
    return total


def learn(games: int = 80) -> tuple[float, float]:
    """White's mean reward when all is chance, and after having learned."""
    chance = [game(seed, curious=1.0) for seed in range(games)]
    return float(np.mean(chance)), float(np.mean([game(seed, curious=0.0) for seed in range(20)]))


if __name__ == "__main__":
    print("by chance {:.2f}, learned {:.2f}".format(*learn()))
