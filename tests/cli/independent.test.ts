import { allRecords } from '@glissade/catalogue';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  answerAbout,
  answersTo,
  judge,
  newPuzzles,
  randomTexts,
} from '../independent/answers.ts';
import { someOf } from '../support/oneIn.ts';

const METRICS = ['steps', 'slides', 'moves'];
const ENGINES = ['kernel', 'packed', 'bidirectional', 'astar', 'iddfs'];
const TILE_METRICS = [...METRICS, 'stm', 'mtm'];

/** Block puzzles of the catalogue with few states, those with the most features first. */
const known = allRecords()
  .filter(({ type, stateCount = Infinity }) => type === 'blocks' && stateCount <= 2_000)
  .slice(0, 10)
  .map(({ text }) => text);
const small = randomTexts(25, 2026);
/** Those that the test with this number takes: all of them between the tests. */
const someSmall = (test: number) => someOf(small, 20, test);
const someKnown = (test: number) => someOf(known, 10, test);

const boards = [
  'tiles: 3 1/2 0',
  'tiles: 1 2/0 3',
  'tiles: 2 1/0 3',
  'tiles: 5 4 3/2 1 0',
  'tiles: 0 5/4 3/2 1',
  'tiles: 3 1 2/0 5 4\ngoal: snake',
  'tiles: 1 0 3/2 5 4\ngoal: spiral',
  'tiles: 7 6 5 4/3 2 1 0\ngoal: blank-first',
];

const someBoards = (test: number) => someOf(boards, 4, test);

/** Boards, and where the metric is one of blocks some block puzzles, from a place on. */
function puzzlesIn(metric: string, from: number): readonly string[] {
  const place = TILE_METRICS.indexOf(metric);
  return place < METRICS.length
    ? [...someKnown(from + place), ...someSmall(from + place), ...someBoards(from + place)]
    : someBoards(from + place);
}

function expectRight(answers: readonly Answer[]): void {
  const { wrong, proved, faults } = judge(answers);
  expect(faults).toBe('');
  expect([wrong, proved]).toEqual([0, answers.length]);
}

describe('an independent program finds nothing wrong with', () => {
  it.each(TILE_METRICS)(
    'solutions in %s, all of them, and the counts of states',
    async (metric) => {
      const puzzles = puzzlesIn(metric, 0);
      const argv = ['-m', metric, '--all', '--at-most', '20', '--states'];
      const given = { metric, optimal: true, atMost: 20 };
      expectRight(await answersTo('solve', puzzles, argv, given));
    },
  );

  it.each(METRICS)('the second metric, after %s', async (metric) => {
    const some = someSmall(1 + METRICS.indexOf(metric));
    const given = { metric, optimal: true };
    const answers = METRICS.filter((then) => then !== metric).map((then) =>
      answersTo('solve', some, ['-m', metric, '--then', then], given),
    );
    expectRight((await Promise.all(answers)).flat());
  });

  it.each(TILE_METRICS)('hints in %s', async (metric) => {
    const puzzles = puzzlesIn(metric, 2);
    expectRight(await answersTo('hint', puzzles, ['-m', metric], { metric }));
  });

  it.each([...ENGINES.entries()])('engine %i, %s', async (place, name) => {
    // Those that remember no state need a limit where there is no solution.
    const argv = ['-m', 'slides', '--engine', name, '--nodes', '20000'];
    expectRight(await answersTo('solve', someSmall(place), argv, { metric: 'slides' }));
  });

  it('legal moves, counts and analyses', async () => {
    const all = [...someKnown(3), ...someSmall(3), ...boards];
    const answers = [
      answersTo('moves', all),
      answersTo('check', all, ['--states']),
      answersTo('analyse', all),
    ];
    expectRight((await Promise.all(answers)).flat());
  });

  it('lines that are verified, reviewed and made shorter', async () => {
    const answers: Answer[] = [];
    for (const puzzle of [...someOf(known.slice(0, 3), 3), ...someOf(boards.slice(0, 2), 2)]) {
      const [solved] = await answersTo('solve', [puzzle], ['-m', 'slides', '--engine', 'greedy']);
      const moves = solved!.output.moves as string;
      answers.push(await answerAbout('verify', puzzle, moves, ['-m', 'moves']));
      answers.push(await answerAbout('diff', puzzle, moves));
      answers.push(await answerAbout('verify', puzzle, moves.slice(0, moves.lastIndexOf(' '))));
    }
    answers.push(await answerAbout('diff', 'tiles: 2 1 3/4 5 0', 'RL'));
    answers.push(await answerAbout('optimize', '1 2 3/4 5 6/7 8 0', 'DUDURLRL'));
    answers.push(await answerAbout('optimize', '1 2 3/4 5 6/7 0 8', 'LRLRL'));
    expectRight(answers);
  });

  it('boards and puzzles made at random', async () => {
    const walk = { stdin: known[0]!, given: { steps: 40 } };
    const argv = ['--count', '5', '--seed', '3', '--moves'];
    const answers = await Promise.all([
      newPuzzles('scramble', ['2x3', ...argv]),
      newPuzzles('scramble', ['3x2', '--goal', 'snake', ...argv]),
      newPuzzles('scramble', ['-', '--steps', '40', ...argv], walk),
      newPuzzles('scramble', ['2x3', '--length', '12-21', ...argv]),
      newPuzzles('scramble', ['3x2', '--length', '9', '-m', 'mtm', ...argv]),
      newPuzzles('scramble', ['klotski', '--length', '50-60', ...argv.slice(0, 4)]),
      newPuzzles('generate', ['rush', '--level', 'easy', '--count', '3', '--seed', '4']),
      newPuzzles('generate', ['--level', 'easy', '--count', '1', '--seed', '4']),
    ]);
    expectRight(answers.flat());
  });

  it('solutions of boards too large to search, as far as a replay can tell', async () => {
    const scrambled = await newPuzzles('scramble', [
      '4x4',
      '--count',
      '5',
      '--seed',
      '8',
      '--moves',
    ]);
    const puzzles = scrambled.map(({ output }) => output.puzzle as string);
    const answers = [
      ...scrambled,
      ...(await answersTo('solve', puzzles, ['--any', '--time', '0.2'])),
      ...(await answersTo('solve', ['1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0'])),
    ];
    const { wrong, proved, faults } = judge(answers, 1_000);
    expect([faults, wrong, proved]).toEqual(['', 0, 0]);
  });
});
