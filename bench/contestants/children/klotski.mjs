// npm klotski 4.0.0 by its interface: rectangles on a full rectangle, block 0 to one place.
import { createRequire } from 'node:module';
import { extentOf, packStep, parsePuzzle } from '@glissade/core';
import { measurePasses, readJob } from './frame.mjs';
import { printVerdicts, verdictOn } from './verdicts.mjs';

/** @typedef {import('@glissade/core').Puzzle} Puzzle */
/** @typedef {{ step: number, blockIdx: number, dirIdx: number }} UnitMove */

const Klotski = createRequire(import.meta.url)('klotski');
/** Its directions in order. */
const directions = /** @type {const} */ (['D', 'R', 'U', 'L']);

/** @type {import('../contestant.mjs').Job} */
const job = readJob();
const puzzles = job.puzzles.map((text) => parsePuzzle(text));

/** Our piece number of each of its blocks: the runner is first. @param {Puzzle} puzzle */
function blockOrder({ pieces, goals }) {
  const runner = goals[0][0].piece;
  return [runner, ...pieces.keys()].filter((piece, at) => at === 0 || piece !== runner);
}

/** @param {Puzzle} puzzle */
function gameOf(puzzle) {
  const { board, pieces, goals, start } = puzzle;
  /** @param {number} cell */
  const place = (cell) => [Math.floor(cell / board.width), cell % board.width];
  const blocks = blockOrder(puzzle).map((piece) => {
    const { width, height } = extentOf(pieces[piece].shape);
    return { shape: [height, width], position: place(start[piece]) };
  });
  const [{ cell }] = goals[0];
  return { blocks, boardSize: [board.height, board.width], escapePoint: place(cell) };
}

/**
 * The length of its answer by our rules, or a fault.
 * @param {Puzzle} puzzle
 * @param {readonly UnitMove[]} answer
 */
function check(puzzle, answer) {
  const order = blockOrder(puzzle);
  const steps = Uint32Array.from(answer, ({ blockIdx, dirIdx }) =>
    packStep({ piece: order[blockIdx], direction: directions[dirIdx] }),
  );
  return verdictOn(puzzle, steps, job.metric);
}

/** @type {UnitMove[][]} */
let answers = [];
const games = puzzles.map(gameOf);
const measured = measurePasses(job, () => {
  answers = games.map((game) => new Klotski().solve(structuredClone(game)) ?? []);
  return { lengths: [] };
});
const verdicts = puzzles.map((puzzle, at) => check(puzzle, answers[at]));
printVerdicts(measured, verdicts);
