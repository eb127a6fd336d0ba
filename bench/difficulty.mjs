// Whether the estimate of difficulty orders puzzles as people do, better than the optimum does:
//   node bench/difficulty.mjs
// What people needed is what all who tried a board moved, for each who solved it. The formula was
// fitted on every other board of the list, from the first; the rest are kept apart.
import { readFileSync } from 'node:fs';
import { parsePuzzle } from 'glissade';
import { explainSync } from 'glissade/explain';

const GOAL = '......\n......\n....AA\n......\n......\n......';

/** @typedef {{ moves: number, seconds: number, score: number, length: number }} Row */

/** @param {string} line @returns {Row} */
function rowOf(line) {
  const [, board = '', , solved, moves, seconds] = line.split(' ');
  const start = board.match(/.{6}/g)?.join('\n');
  const puzzle = parsePuzzle(`axes: long\nstart:\n${start}\ngoal:\n${GOAL}`);
  const explanation = explainSync(puzzle, { metric: 'slides' });
  if (explanation.status !== 'explained') throw new Error(`it ended ${explanation.status}`);
  const { length, difficulty } = explanation;
  // More decimals than are shown: ties would hide what is compared.
  const score = difficulty.parts.reduce((sum, { points }) => sum + points, 1);
  return {
    moves: Number(moves) / Number(solved),
    seconds: Number(seconds) / Number(solved),
    score,
    length,
  };
}

/** Kendall's tau-b. @param {readonly number[]} a @param {readonly number[]} b */
function kendall(a, b) {
  let [agree, inA, inB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < i; j++) {
      const x = Math.sign(at(a, i) - at(a, j));
      const y = Math.sign(at(b, i) - at(b, j));
      agree += x * y;
      inA += x * x;
      inB += y * y;
    }
  }
  return agree / Math.sqrt(inA * inB);
}

/** @param {readonly number[]} values @param {number} i */
const at = (values, i) => values[i] ?? Number.NaN;

/** Equal values share the middle of their ranks. @param {readonly number[]} values */
function ranks(values) {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    return below + (values.filter((other) => other === value).length - 1) / 2;
  });
}

/** Spearman's rho. @param {readonly number[]} a @param {readonly number[]} b */
function spearman(a, b) {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (a.length - 1) / 2;
  const sum = (/** @type {readonly number[]} */ p, /** @type {readonly number[]} */ q) =>
    p.reduce((all, value, i) => all + (value - middle) * (at(q, i) - middle), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}

const text = readFileSync(new URL('puzzles/people.txt', import.meta.url), 'utf8');
const rows = text
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map(rowOf);

for (const [name, parity] of /** @type {const} */ ([
  ['fitted on', 0],
  ['kept apart', 1],
])) {
  const some = rows.filter((_, i) => i % 2 === parity);
  for (const measure of /** @type {const} */ (['moves', 'seconds'])) {
    const people = some.map((row) => row[measure]);
    for (const by of /** @type {const} */ (['score', 'length'])) {
      const values = some.map((row) => row[by]);
      const [tau, rho] = [kendall(values, people).toFixed(3), spearman(values, people).toFixed(3)];
      const what = `${some.length} boards ${name}, ${measure} of people, by ${by}`;
      process.stdout.write(`${what}: Kendall ${tau}, Spearman ${rho}\n`);
    }
  }
}
