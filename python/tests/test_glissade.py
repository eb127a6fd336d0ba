"""Run by tests/python in the repository, or: python3 -m unittest discover -s tests."""

import os
import shlex
import subprocess
import tempfile
import threading
import unittest
import xml.dom.minidom
from typing import Any
from unittest import mock

import glissade
from glissade.client import Client

EIGHT = "8 6 4/0 7 2/5 1 3"
HARD = "5 4 3 2 1/10 9 8 7 6/15 14 13 12 11/20 19 18 17 16/21 22 23 24 0"


class Answers(unittest.TestCase):
    @classmethod
    def tearDownClass(cls) -> None:
        glissade.close()

    def test_solve(self) -> None:
        solution = glissade.solve(EIGHT)
        self.assertTrue(solution)
        self.assertEqual((solution.length, solution.optimal), (23, True))
        self.assertEqual(glissade.solve("klotski").length, 81)
        after = glissade.solve("1 2 3/4 5 6/0 7 8", after="L", steps=True)
        self.assertEqual((after.moves, len(after.facts["steps"])), ("L", 1))

    def test_unsolvable_and_undecided_are_answers(self) -> None:
        wrong = glissade.solve("1 2 3/4 5 6/8 7 0")
        self.assertFalse(wrong)
        self.assertEqual((wrong.status, wrong.length), ("unsolvable", None))
        cut = glissade.solve(HARD, nodes=10)
        self.assertEqual(cut.status, "undecided")
        self.assertGreater(cut.lower_bound or 0, 0)

    def test_better_and_better(self) -> None:
        lengths = []
        last = glissade.solve(EIGHT, on_better=lambda one: lengths.append(one.length))
        self.assertEqual(lengths, sorted(lengths, reverse=True))
        self.assertEqual((lengths[-1], last.length), (23, 23))

    def test_hint(self) -> None:
        hint = glissade.hint("1 2 3/4 5 6/0 7 8")
        self.assertEqual((hint.distance, hint.best), (2, ["L"]))
        self.assertEqual({one.moves: one.distance for one in hint.moves}, {"L": 1, "D": 3})

    def test_verify(self) -> None:
        self.assertTrue(glissade.verify("1 2 3/4 5 6/0 7 8", "L2").optimal)
        self.assertIs(glissade.verify("1 2 3/4 5 6/0 7 8", "LRL2").optimal, False)
        self.assertFalse(glissade.verify("1 2 3/4 5 6/0 7 8", "L"))

    def test_the_others(self) -> None:
        self.assertEqual(glissade.check("klotski")["pieces"], 10)
        self.assertEqual(glissade.explain("start:\nA..\ngoal:\n..A")["status"], "explained")
        self.assertEqual(glissade.analyse("1 2/0 3")["states"], 12)
        self.assertEqual(glissade.generate("rush", level="easy", seed=3)["length"], 11)

    def test_picture(self) -> None:
        picture = glissade.picture("klotski", hint="GD", theme="dark")
        svg = picture._repr_svg_()
        self.assertEqual(xml.dom.minidom.parseString(svg).documentElement.tagName, "svg")
        self.assertIn("<polyline", svg)

    def test_picture_of_pixels(self) -> None:
        widths = {}
        for given in ({}, {"width": 120, "hint": "GD", "theme": "dark"}):
            png = glissade.picture("klotski", format="png", **given)._repr_png_()
            self.assertEqual(png[:8], b"\x89PNG\r\n\x1a\n")
            widths[len(given)] = int.from_bytes(png[16:20], "big")
        self.assertEqual(widths, {0: 400, 3: 120})
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "eight.png")
            picture = glissade.picture(EIGHT, format="png")
            picture.save(path)
            with open(path, "rb") as file:
                self.assertEqual(file.read(), picture.png)
        for wrong in ({"format": "gif"}, {"width": 3}, {"format": "png", "line": "L"}):
            with self.assertRaises(glissade.GlissadeError):
                glissade.picture(EIGHT, **wrong)

    def test_errors_say_what_would_be_right(self) -> None:
        with self.assertRaises(glissade.GlissadeError) as caught:
            glissade.solve("1 2 3/4 5 6/7 8 8")
        self.assertTrue(caught.exception.code)
        self.assertEqual(caught.exception.place["line"], 1)
        with self.assertRaises(glissade.GlissadeError) as caught:
            glissade.solve("klotski", metric="meters")
        self.assertIn("steps", caught.exception.hint)


class Clients(unittest.TestCase):
    def test_threads_share_one_command(self) -> None:
        lengths = {}
        with Client() as client:

            def ask(number: int) -> None:
                puzzle = "1 2 3/4 5 6/7 0 8" if number % 2 else EIGHT
                lengths[number] = client.ask("solve", {"puzzle": puzzle})["length"]

            threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual([lengths[number] for number in range(8)], [23, 1] * 4)

    def test_a_command_that_ended_is_started_anew(self) -> None:
        with Client() as client:
            client.ask("check", {"puzzle": "1 2/0 3"})
            client.close()
            self.assertEqual(client.ask("solve", {"puzzle": "1 2/0 3"})["length"], 1)

    def test_a_command_that_is_not_there(self) -> None:
        with self.assertRaises(glissade.GlissadeError) as caught:
            Client(["/nonexistent/glissade"]).ask("check", {"puzzle": "1 2/0 3"})
        self.assertEqual(caught.exception.code, "no-command")

    def test_a_command_that_ends_without_an_answer(self) -> None:
        commands = {
            "sh -c 'read line; exit 3'": "ended with 3: .'sh', '-c'",
            "sh -c 'read line; echo hello'": "wrote 'hello'",
            "sh -c 'read line; echo 5'": "wrote '5'",
        }
        for command, message in commands.items():
            with Client(shlex.split(command)) as client:
                with self.assertRaisesRegex(glissade.GlissadeError, message) as caught:
                    client.ask("check", {"puzzle": "1 2/0 3"})
            self.assertEqual(caught.exception.code, "ended")

    def test_a_command_that_ends_before_it_is_asked(self) -> None:
        start = subprocess.Popen

        def started_and_ended(*args: Any, **settings: Any) -> "subprocess.Popen[str]":
            process = start(*args, **settings)
            process.wait()
            return process

        with mock.patch("subprocess.Popen", started_and_ended), Client(["true"]) as client:
            with self.assertRaises(glissade.GlissadeError) as caught:
                client.ask("check", {"puzzle": "1 2/0 3"})
        self.assertEqual(caught.exception.code, "ended")
        self.assertIn("has ended with 0", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
