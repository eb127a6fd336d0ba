"""Steps and resets a second of the environment in Python, on one core: python3 bench/gym.py."""

import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "python"))
from glissade.gym import FAMILIES, SlidingEnv  # noqa: E402

STEPS = 200_000

print("family   first board s   steps/s   resets/s")
for family in FAMILIES:
    began = time.process_time()
    env = SlidingEnv(family)
    env.reset(seed=0)
    first = time.process_time() - began

    boards = 100 if family == "cars" else 10_000
    began = time.process_time()
    for seed in range(boards):
        env.reset(seed=seed)
    resets = boards / (time.process_time() - began)

    # Random actions, legal or not, in games of 200; that boards are made between is not counted.
    chance = random.Random(1)
    spent = 0.0
    for seed in range(0, STEPS // 200):
        env.reset(seed=seed % boards)
        actions = [chance.randrange(env.action_space.n) for _ in range(200)]
        began = time.process_time()
        for action in actions:
            env.step(action)
        spent += time.process_time() - began
    print(f"{family:6} {first:14.2f} {STEPS / spent:10,.0f} {resets:10,.0f}")
