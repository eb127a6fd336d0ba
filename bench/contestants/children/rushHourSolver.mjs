// npm rush-hour-solver 3.0.0 by its interface: a square without walls, the exit on the right.
import { createRequire } from 'node:module';
import { extentOf, packStep, parsePuzzle } from '@glissade/core';
import { measurePasses, readJob } from './frame.mjs';
import { printVerdicts, verdictOn } from './verdicts.mjs';

/** @typedef {import('@glissade/core').Puzzle} Puzzle */
/** @typedef {{ block: number, position: [number, number] }} Slide */

const { Game, solve } = createRequire(import.meta.url)('rush-hour-solver').default;

/** @type {import('../contestant.mjs').Job} */
const job = readJob();
const puzzles = job.puzzles.map((text) => parsePuzzle(text));

/** @param {Puzzle} puzzle */
function gameOf({ board, pieces, goals, start }) {
  const blocks = pieces.map(({ shape }, piece) => {
    const { width, height } = extentOf(shape);
    return {
      length: Math.max(width, height),
      position: [Math.floor(start[piece] / board.width), start[piece] % board.width],
      direction: width > height ? 'H' : 'V',
      ...(piece === goals[0][0].piece ? { isTarget: true } : {}),
    };
  });
  return { size: board.width, blocks };
}

/** Its slides as unit steps of ours. @param {Puzzle} puzzle @param {readonly Slide[]} answer */
function stepsOf({ board, start }, answer) {
  const at = start.slice();
  return answer.flatMap(({ block, position: [row, column] }) => {
    const down = row - Math.floor(at[block] / board.width);
    const right = column - (at[block] % board.width);
    at[block] = row * board.width + column;
    const step = packStep({ piece: block, direction: directionOf(down, right) });
    return new Array(Math.abs(down) + Math.abs(right)).fill(step);
  });
}

/** @param {number} down @param {number} right */
function directionOf(down, right) {
  if (right !== 0) return right > 0 ? 'R' : 'L';
  return down > 0 ? 'D' : 'U';
}

/**
 * The length of its answer by our rules, or a fault.
 * @param {Puzzle} puzzle
 * @param {readonly Slide[]} answer
 */
function check(puzzle, answer) {
  const steps = Uint32Array.from(stepsOf(puzzle, answer));
  return verdictOn(puzzle, steps, job.metric);
}

/** @type {Slide[][]} */
let answers = [];
const games = puzzles.map(gameOf);
const measured = measurePasses(job, () => {
  answers = games.map((game) => solve(new Game(structuredClone(game))));
  return { lengths: [] };
});
const verdicts = puzzles.map((puzzle, at) => check(puzzle, answers[at]));
printVerdicts(measured, verdicts);
