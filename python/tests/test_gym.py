import random
import unittest

import glissade
from glissade.gym import FAMILIES, SlidingEnv, verify


class Environment(unittest.TestCase):
    @classmethod
    def tearDownClass(cls) -> None:
        glissade.close()

    def test_spaces_are_whole(self) -> None:
        # Half of the arrangements, and the depths that survey and analyse give.
        for family, states, depth in [("2x2", 12, 6), ("2x3", 360, 21), ("3x3", 181440, 31)]:
            env = SlidingEnv(family)
            self.assertEqual(len(env._table.distances), states)
            self.assertEqual(env.hardest, depth)

    def test_the_same_seed_gives_the_same_game(self) -> None:
        def play(seed: int):
            env = SlidingEnv("3x3")
            seen = [env.reset(seed=seed, options={"difficulty": 20})]
            chance = random.Random(seed)
            for _ in range(50):
                seen.append(env.step(chance.choice(env.legal_actions())))
            return seen

        self.assertEqual(play(5), play(5))
        self.assertNotEqual(play(5), play(6))

    def test_difficulty_is_the_optimum_that_the_command_proves(self) -> None:
        env = SlidingEnv("3x3")
        for seed in range(12):
            _, info = env.reset(seed=seed, options={"difficulty": 2 + 2 * seed})
            self.assertEqual(info["optimum"], 2 + 2 * seed)
            solution = glissade.solve(env.text())
            self.assertEqual((solution.length, solution.optimal), (info["optimum"], True))

    def test_rewards_are_the_differences_of_the_hints(self) -> None:
        env = SlidingEnv("3x3")
        env.reset(seed=3, options={"difficulty": 24})
        chance = random.Random(4)
        for _ in range(20):
            hint = glissade.hint(env.text())
            values = {one.moves: one.distance for one in hint.moves if len(one.moves) == 1}
            self.assertEqual(hint.distance, env.reset(options={"state": env._state})[1]["distance"])
            action = chance.choice(env.legal_actions())
            _, reward, _, _, info = env.step(action)
            self.assertEqual(values["URDL"[action]], info["distance"])
            self.assertEqual(reward, hint.distance - info["distance"])

    def test_best_play_has_no_regret(self) -> None:
        for family in FAMILIES:
            env = SlidingEnv(family)
            for seed in range(50):
                _, info = env.reset(seed=seed)
                total, is_solved = 0.0, False
                while not is_solved:
                    _, reward, is_solved, is_over, info = env.step(env.best_actions()[0])
                    total += reward
                    self.assertFalse(is_over)
                self.assertEqual((info["regret"], total), (0, info["optimum"]))

    def test_regret_of_random_games(self) -> None:
        chance = random.Random(1)
        env = SlidingEnv("2x3", max_moves=40)
        for seed in range(2000):
            env.reset(seed=seed)
            total, moves, is_solved, is_over = 0.0, 0, False, False
            while not (is_solved or is_over):
                action = chance.randrange(4)
                _, reward, is_solved, is_over, info = env.step(action)
                total, moves = total + reward, moves + 1
                if "refused" in info:
                    self.assertNotIn(action, env.legal_actions())
                    total += 1
            # What was not gained was lost.
            self.assertEqual(info["regret"], moves - total)
            self.assertEqual(info["distance"], info["optimum"] - total)

    def test_answers_of_language_models(self) -> None:
        env = SlidingEnv("3x3")
        start = (1, 2, 3, 4, 5, 6, 0, 7, 8)
        self.assertEqual(verify(env, start, "LL"), (True, 0))
        self.assertEqual(verify(env, start, "L R L L"), (True, 2))
        self.assertEqual(verify(env, start, "L"), (False, 0))
        for wrong in ("U", "LX"):
            with self.assertRaises(ValueError):
                verify(env, start, wrong)

    def test_bad_options(self) -> None:
        env = SlidingEnv("2x2")
        for options in ({"difficulty": 99}, {"state": (2, 1, 3, 0)}, {"level": 1}):
            with self.assertRaises(ValueError):
                env.reset(options=options)
        with self.assertRaises(ValueError):
            SlidingEnv("9x9")

    def test_render(self) -> None:
        env = SlidingEnv("2x2", render_mode="ansi")
        env.reset(options={"state": (1, 2, 0, 3)})
        self.assertEqual(env.render(), "1 2\n0 3")
        env.render_mode = "svg"
        self.assertTrue((env.render() or "").startswith("<svg "))


if __name__ == "__main__":
    unittest.main()
