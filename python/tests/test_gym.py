import json
import random
import subprocess
import unittest
from typing import Any, List
from unittest import mock

import glissade
from glissade import car_boards
from glissade.catalogue import CAR_BOARDS, TILE_BOARDS
from glissade.client import default_command
from glissade.gym import FAMILIES, SlidingEnv, verify
from glissade.seeds import Numbers, shuffled

#: The others are there at once; of 2x5, tests/cli/pythonGames.slow.test.ts plays.
QUICK = [family for family in FAMILIES if family != "2x5"]


class Seeds(unittest.TestCase):
    def test_numbers_are_those_of_the_library(self) -> None:
        # The example of seededRandom in glissade/core.
        numbers = Numbers(1)
        self.assertEqual([numbers.below(6) for _ in range(3)], [1, 3, 5])

    def test_a_shuffle_has_each_number_once(self) -> None:
        for count in (1, 2, 3, 10, 358, 4097):
            found = [shuffled(number, count) for number in range(count)]
            self.assertEqual(sorted(found), list(range(count)))
        self.assertNotEqual(found, sorted(found))


class Boards(unittest.TestCase):
    @classmethod
    def tearDownClass(cls) -> None:
        glissade.close()

    def test_spaces_are_whole(self) -> None:
        # Half of the arrangements less the goal and the catalogue's; of 3x3, that has the hardest.
        for family, boards, depth in [("2x2", 10, 5), ("2x3", 358, 20), ("3x3", 181435, 30)]:
            env = SlidingEnv(family)
            self.assertEqual((env.count(), env.hardest), (boards, depth))

    def test_boards_follow_from_their_seeds_on_every_machine(self) -> None:
        boards = {
            "2x3": "2 0 4/3 1 5",
            "3x3": "7 2 8/3 6 0/1 4 5",
            "cars": "BBCC../DEFFGH/DEAAGH/DE.II./JJKLLL/MMKNN.",
        }
        for family, board in boards.items():
            env = SlidingEnv(family)
            env.reset(seed=3)
            self.assertEqual(env.text().replace("\n", "/"), board)

    def test_seeds_give_each_board_once(self) -> None:
        for family, difficulty in (("2x3", None), ("2x3", 20), ("2x3", (5, 8)), ("3x3", 29)):
            env = SlidingEnv(family, difficulty=difficulty)
            count = env.count(difficulty)
            boards = [tuple(env.reset(seed=seed)[0]) for seed in range(count)]
            self.assertEqual(len(set(boards)), count)
            self.assertEqual(tuple(env.reset(seed=count)[0]), boards[0])
        env = SlidingEnv("cars")
        self.assertEqual(len({tuple(env.reset(seed=seed)[0]) for seed in range(8)}), 8)

    def test_difficulty_is_the_optimum_that_the_command_proves(self) -> None:
        for family, difficulties in (("3x3", range(2, 31, 3)), ("cars", range(1, 14, 4))):
            env = SlidingEnv(family)
            for seed, difficulty in enumerate(difficulties):
                _, info = env.reset(seed=seed, options={"difficulty": difficulty})
                self.assertEqual(info["optimum"], difficulty)
                solution = glissade.solve(env.text(), metric="steps")
                self.assertEqual((solution.length, solution.optimal), (difficulty, True))
                self.assertTrue(verify(env, solution.moves or "").solved)

    def test_the_boards_of_the_catalogue_are_known(self) -> None:
        command = [*default_command(), "list", "--json", "--quiet"]
        run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        tiles, cars = set(), set()
        for record in map(json.loads, run.stdout.splitlines()):
            size = f"{record['height']}x{record['width']}"
            if record["type"] == "tiles" and size in FAMILIES:
                tiles.add((size, record["text"].strip().replace("tiles: ", "")))
            if record["type"] == "blocks" and size == "6x6":
                cars.add("/".join(record["text"].split("\n")[2:8]))
        self.assertEqual(tiles, {(size, one) for size, all in TILE_BOARDS.items() for one in all})
        self.assertEqual(cars, CAR_BOARDS)
        self.assertGreater(len(tiles) + len(cars), 60)

    def test_no_board_is_one_of_the_catalogue(self) -> None:
        env = SlidingEnv("3x3")
        boards = set()
        for seed in range(env.count(30)):
            env.reset(seed=seed, options={"difficulty": 30})
            boards.add(env.text())
        self.assertEqual(len(boards), env.count(30))
        self.assertNotIn("1 4 7\n2 0 8\n3 6 5", boards)
        env = SlidingEnv("cars")
        env.reset(seed=3)
        board = env.text().replace("\n", "/")
        with mock.patch.object(car_boards, "CAR_BOARDS", {board}):
            env.reset(seed=3)
        self.assertNotEqual(env.text().replace("\n", "/"), board)

    def test_bad_boards(self) -> None:
        wrong = {
            "3x3": ["1 2 3/4 5 6/8 7 0", "1 2 3/4 5 6/7 8 8", "1 2/3 0", "what?"],
            "2x2": ["2 1/3 0"],
            "cars": ["AA", "....../" * 2 + "AA..../" + "....../" * 2 + ".....B", "B" * 36],
        }
        for family, boards in wrong.items():
            env = SlidingEnv(family)
            for board in boards:
                with self.assertRaises(ValueError):
                    env.reset(options={"board": board})


class Environment(unittest.TestCase):
    @classmethod
    def tearDownClass(cls) -> None:
        glissade.close()

    def test_the_same_seed_gives_the_same_games(self) -> None:
        def play(family: str, seed: int) -> List[Any]:
            env = SlidingEnv(family)
            chance = random.Random(seed)
            seen: List[Any] = []
            for first in (seed, None):
                observation, _ = env.reset(seed=first)
                seen.append(tuple(observation))
                for _ in range(20):
                    observation, *rest = env.step(chance.choice(env.legal_actions()))
                    seen.append((tuple(observation), rest))
            return seen

        for family in ("3x3", "cars"):
            self.assertEqual(play(family, 5), play(family, 5))
            self.assertNotEqual(play(family, 5), play(family, 6))

    def test_best_play_has_no_regret(self) -> None:
        for family in QUICK:
            env = SlidingEnv(family)
            for seed in range(4):
                _, info = env.reset(seed=seed)
                total, is_solved = 0.0, False
                while not is_solved:
                    observation, reward, is_solved, is_over, info = env.step(env.best_actions()[0])
                    total += reward
                    self.assertFalse(is_over)
                    self.assertTrue(env.observation_space.contains(observation))
                self.assertEqual((info["regret"], total), (0, info["optimum"]))

    def test_regret_of_random_games(self) -> None:
        chance = random.Random(1)
        env = SlidingEnv("2x3", max_moves=40)
        for seed in range(500):
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

    def test_a_game_is_read_back_as_it_stands(self) -> None:
        for family in QUICK:
            env, other = SlidingEnv(family), SlidingEnv(family)
            env.reset(seed=8)
            for action in env.legal_actions() * 3:
                observation, _, _, _, info = env.step(action)
                seen, facts = other.reset(options={"board": env.text()})
                self.assertEqual(tuple(seen), tuple(observation))
                self.assertEqual(facts["distance"], info["distance"])

    def test_answers_of_language_models(self) -> None:
        env = SlidingEnv("3x3")
        env.reset(options={"board": "1 2 3/4 5 6/0 7 8"})
        worth = {
            "LL": (True, 2, 0, ""),
            "L2": (True, 2, 0, ""),
            "L R L L": (True, 4, 2, ""),
            "L": (False, 1, 0, ""),
            "": (False, 0, 0, ""),
            "LU": (False, 1, 0, "move 2: U moves nothing"),
            "LX": (False, 0, 0, "move 2 is 'X': write U, R, D, L or L2"),
            "L9999999": (False, 0, 0, "move 2 is '9': write U, R, D, L or L2"),
        }
        for answer, expected in worth.items():
            found = verify(env, answer)
            self.assertEqual((found.solved, found.moves, found.regret, found.refused), expected)

    def test_answers_about_cars(self) -> None:
        env = SlidingEnv("cars")
        env.reset(options={"board": "....../....C./AA..C./....C./.BB.../......"})
        self.assertEqual(env.move_text(0), "AL")
        read = [env.move_text(action) for action in env.read_moves("CD2 AR")]
        self.assertEqual(read, ["CD", "CD", "AR"])
        self.assertEqual(glissade.solve(env.text(), metric="steps").length, 6)
        self.assertTrue(verify(env, "CD2 AR4").solved)
        self.assertEqual(verify(env, "CD2 AR4").regret, 0)
        self.assertEqual(verify(env, "BL CD2, AR4").regret, 1)
        for answer in ("AU", "ZR", "AR5", "A", "hello"):
            self.assertTrue(verify(env, answer).refused)

    def test_bad_options(self) -> None:
        env = SlidingEnv("2x2")
        wrong = [{"difficulty": 99}, {"difficulty": (3, 2)}, {"level": 1}, {"family": "9x9"}]
        wrong += [{"difficulty": one} for one in ("hard", 2.0, (1, 2, 3), [1])]
        for options in wrong:
            with self.assertRaises(ValueError):
                env.reset(options=options)
        for given in ({"family": "9x9"}, {"difficulty": 0}, {"render_mode": "gif"}):
            with self.assertRaises(ValueError):
                SlidingEnv(**given)
        with self.assertRaises(RuntimeError):
            env.step(0)
        env.reset(seed=1)
        for action in (-1, 4):
            with self.assertRaises(ValueError):
                env.step(action)
        with self.assertRaises(ValueError):
            env.reset(seed=-1)

    def test_a_reset_can_change_the_family(self) -> None:
        env = SlidingEnv("2x2")
        observation, _ = env.reset(seed=1, options={"family": "cars", "difficulty": (1, 5)})
        self.assertTrue(env.observation_space.contains(observation))
        self.assertEqual((env.family, env.action_space.n), ("cars", 28))
        self.assertIn("car", env.rules)

    def test_render(self) -> None:
        env = SlidingEnv("2x2", render_mode="ansi")
        env.reset(options={"board": "1 2/0 3"})
        self.assertEqual(env.render(), "1 2\n0 3")
        env.render_mode = "svg"
        self.assertTrue((env.render() or "").startswith("<svg "))


if __name__ == "__main__":
    unittest.main()
