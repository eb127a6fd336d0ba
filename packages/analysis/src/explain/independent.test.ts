import {
  findForm,
  formatPuzzle,
  isGoalState,
  type Metric,
  type Puzzle,
  parsePuzzle,
} from '@glissade/core';
import { explanationProse } from '@glissade/prose/explain/page';
import { expect, test } from 'vitest';
import { randomNumbers, randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { symmetricPuzzle } from '../../../../tests/data/symmetricPuzzle.ts';
import { type Answer, judge, randomTexts } from '../../../../tests/independent/answers.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { explainSync } from './explain.ts';
import type { Facts } from './explanation.ts';

/** The checker takes states away one by one, so spaces are small. */
const STATES_MAX = 120;
const METRICS: readonly Metric[] = ['steps', 'slides', 'moves'];

/** Puzzles of which a page was found to say what is not so. */
const FOUND: readonly string[] = [
  // Two goals: one move moved C alone.
  'start:\nAA.\nJAAH\nCCDEH\nCCD..\n FFGG.\n' +
    'goal:\n   .\n....\n.....\n....E\n .....\n' +
    'goal:\n   .\n....\n..CC.\n..CC.\n .....',
  'tiles: 2 0/# 0/0 1\nsame: 2 1\ngoal: 0 2/# 0/0 1',
];

/** Tiles with a wall, several gaps and two that are the same; the goal may be out of reach. */
function tileText(seed: number): string {
  const random = randomNumbers(seed);
  const [width, height] = [2 + random(2), 2 + random(1 + random(2))];
  const wall = random(3) === 0 ? random(width * height) : -1;
  const tiles = Math.max(1, width * height - 1 - random(3) - (wall < 0 ? 0 : 1));
  const shuffled = () => {
    const left = Array.from({ length: width * height - (wall < 0 ? 0 : 1) }, (_, i) =>
      i < tiles ? `${i + 1}` : '0',
    );
    const words = Array.from({ length: width * height }, (_, cell) =>
      cell === wall ? '#' : left.splice(random(left.length), 1)[0]!,
    );
    return Array.from({ length: height }, (_, y) =>
      words.slice(y * width, (y + 1) * width).join(' '),
    ).join('/');
  };
  const same = tiles > 1 && random(2) === 0 ? '\nsame: 1 2' : '';
  return `tiles: ${shuffled()}${same}\ngoal: ${shuffled()}`;
}

function* texts(): Generator<string> {
  yield* FOUND;
  const thrown = randomTexts(200, 35);
  for (let seed = 0; ; seed++) {
    const made = [symmetricPuzzle(seed), symmetricPuzzle(1e6 + seed), randomPuzzle(5000 + seed)];
    yield* made.filter(isNative).map((puzzle) => formatPuzzle(puzzle));
    yield tileText(seed);
    if (thrown[seed] !== undefined) yield thrown[seed];
  }
}

function isNative(puzzle: Puzzle): boolean {
  return findForm('native')!.refuses!(puzzle) === undefined;
}

/** Undefined where there is nothing to explain, or too much for the checker. */
function answerTo(text: string, metric: Metric, nodes = STATES_MAX): Answer | undefined {
  const puzzle = parsePuzzle(text);
  const explanation = explainSync(puzzle, { metric, limits: { nodes } });
  if (explanation.status !== 'explained') return undefined;
  const pages = {
    en: explanationProse(explanation, 'P', 'en'),
    zh: explanationProse(explanation, 'P', 'zh'),
  };
  return { verb: 'explain', puzzle: text, output: { ...explanation }, given: { pages } };
}

/** In one metric after the other; undefined where it begins at the goal. */
function tried(text: string, at: number): Answer | undefined {
  const puzzle = parsePuzzle(text);
  const metrics = puzzle.type === 'tiles' ? [...METRICS, 'mtm' as const] : METRICS;
  if (isGoalState(puzzle, puzzle.start)) return undefined;
  return answerTo(text, metrics[at % metrics.length]!);
}

function answers(count: number): Answer[] {
  const found: Answer[] = [];
  for (const text of texts()) {
    const answer = tried(text, found.length);
    if (answer) found.push(answer);
    if (found.length === count) break;
  }
  return found;
}

test('an independent program finds nothing untrue in 1,000 explanations and their pages', () => {
  const all = answers(1000 / oneIn(8));
  const { wrong, proved, faults } = judge(all);
  expect(faults).toBe('');
  expect([wrong, proved]).toEqual([0, all.length]);
  const share = (has: (facts: Facts) => boolean) =>
    all.filter(({ output }) => has(output as unknown as Facts)).length / all.length;
  expect(share(({ symmetry }) => symmetry.folded.length > 0)).toBeGreaterThan(0.1);
  expect(share(({ goals }) => goals > 1)).toBeGreaterThan(0.1);
  expect(share(({ deadEnds }) => deadEnds.count > 0)).toBeGreaterThan(0.1);
  expect(share(({ doors }) => doors.length > 0)).toBeGreaterThan(0.1);
});

test('nor in one whose long parts are cut at places', () => {
  // 888 states; 42 of the 84 moves pass no milestone.
  const answer = answerTo(formatPuzzle(puzzleOf(blockEntry('quzzle'))), 'moves', 1000)!;
  const { chapters, chain } = answer.output as unknown as Facts;
  expect(chapters.filter(({ end }) => end.type === 'place')).toHaveLength(2);
  expect(chain?.links).toHaveLength(5);
  const { wrong, proved, faults } = judge([answer]);
  expect(faults).toBe('');
  expect([wrong, proved]).toEqual([0, 1]);
});
