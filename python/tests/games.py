"""Random games as lines of JSON, for a comparison with the command: games.py COUNT FAMILY…"""

import json
import random
import sys
from typing import Any, Dict, List

from glissade.gym import SlidingEnv

MOVES = 30


def game(env: SlidingEnv, seed: int) -> Dict[str, Any]:
    """Half of the moves are the best ones, so that games come near the goal, too."""
    chance = random.Random(seed)
    _, info = env.reset(seed=seed)
    board = env.text()
    moves: List[str] = []
    rewards: List[float] = []
    while info["distance"] > 0 and len(moves) < MOVES:
        choices = env.best_actions() if chance.random() < 0.5 else env.legal_actions()
        action = chance.choice(choices)
        moves.append(env.move_text(action))
        _, reward, _, _, info = env.step(action)
        rewards.append(reward)
    line = {"board": board, "moves": " ".join(moves), "rewards": rewards}
    return {**line, "optimum": info["optimum"], "regret": info["regret"]}


if __name__ == "__main__":
    for family in sys.argv[2:]:
        played = SlidingEnv(family)
        for number in range(int(sys.argv[1])):
            print(json.dumps({"family": family, **game(played, number)}))
