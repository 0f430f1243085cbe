"""A learner of Gymnasium: when to stop throwing in *Die böse Drei*. python learner_gymnasium.py"""

from collections import defaultdict

import numpy as np

from daumen_rules.adapters.gymnasium import GameEnv

env = GameEnv("die-boese-drei")
random = np.random.default_rng(1)
paid = defaultdict(float)  # the mean reward of a choice, by what was seen
tried = defaultdict(int)


def game(seed: int, curious: float) -> float:
    """One game: mostly the choice that has paid best, now and then any other. Its reward."""
    seen, info = env.reset(seed=seed)
    course, reward, is_over = [], 0.0, False
    while not is_over:
        legal, key = np.flatnonzero(info["action_mask"]), seen.tobytes()
        best = max(legal, key=lambda one: paid[key, one])
        number = random.choice(legal) if random.random() < curious else best
        course.append((key, number))
        seen, reward, is_over, _, info = env.step(number)
    for step in course:
        tried[step] += 1
        paid[step] += (reward - paid[step]) / tried[step]
    return reward


def learn(games: int = 1500) -> tuple[float, float]:
    """The mean reward of a game when all is chance, and after having learned."""
    chance = [game(seed, curious=1.0) for seed in range(games)]
    for seed in range(games, 2 * games):
        game(seed, curious=0.2)
    learned = [game(seed, curious=0.0) for seed in range(2 * games, 2 * games + 500)]
    return float(np.mean(chance)), float(np.mean(learned))


if __name__ == "__main__":
    print("by chance {:.2f}, learned {:.2f}".format(*learn()))
