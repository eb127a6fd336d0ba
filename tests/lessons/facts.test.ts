import { analyseSync } from '@glissade/analysis/analyse/analyse';
import { startRecording } from '@glissade/analysis/recording/recording';
import { listPuzzles } from '@glissade/catalogue';
import { parsePuzzle } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { buildGreyTable } from '../../site/.vitepress/theme/greyTable.ts';
import { additive } from './greyTiles.ts';
import {
  EASY,
  endOf,
  expandedBy,
  expectStated,
  GOAL,
  GREY_HIGH,
  GREY_LOW,
  HARDEST,
  lengthOf,
  MIDDLE,
} from './stated.ts';

test('1: state space', () => {
  const outcome = analyseSync(parsePuzzle(GOAL), { metrics: ['stm'] });
  if (outcome.status !== 'analysed') throw new Error(outcome.status);
  const { goalDistances: statesToGoal } = outcome.metrics[0]!;
  const sum = statesToGoal.reduce((all, count) => all + count, 0);
  const mean = statesToGoal.reduce((all, count, at) => all + count * at, 0) / sum;
  const shown = [0, 1, 2, 3, 4, 5, 10, 20, 24, 30, 31].map((at) => statesToGoal[at]!);
  expectStated('state-space', [sum, statesToGoal.length - 1, mean.toFixed(2), ...shown]);
  const near = statesToGoal.slice(0, 16).reduce((all, count) => all + count, 0);
  expect(Math.round((100 * near) / sum)).toBe(4);
  expectStated('state-space', [near]);
  expectStated('state-space', [10_461_394_944_000, '2.67', 12]);
});

test('2: parity', () => {
  expectStated('parity', [181_440, 11]);
  expect(solveSync(parsePuzzle('1 2 3/4 5 6/8 7 0'))).toMatchObject({
    status: 'unsolvable',
    stats: { expanded: 0 },
  });
  expect(solveSync(parsePuzzle('8 1 2/0 4 3/7 6 5')).status).toBe('unsolvable');
});

test('3: breadth-first search', () => {
  const boards = [EASY, MIDDLE, HARDEST].map((board) => endOf(board, { engine: 'bfs' }));
  const counts = boards.flatMap(({ length, stats }) => [length!, stats.expanded, stats.generated]);
  expectStated('breadth-first', [...counts, boards[1]!.stats.peakFrontier]);
  expectStated('breadth-first', [
    boards[1]!.branching!.toFixed(2),
    expandedBy(MIDDLE, 'bidirectional'),
  ]);
});

test('7: pattern databases', () => {
  const outcome = analyseSync(parsePuzzle(GREY_LOW.replace('864\n.72\n513', '123\n456\n78.')), {
    metrics: ['steps'],
  });
  if (outcome.status !== 'analysed') throw new Error(outcome.status);
  const { goalDistances: statesToGoal } = outcome.metrics[0]!;
  expectStated('pattern-databases', [15_120, statesToGoal.length - 1, 518_918_400, 43_680]);
  expectStated('pattern-databases', [lengthOf(GREY_LOW, 'steps'), lengthOf(GREY_HIGH, 'steps')]);
  const puzzle = parsePuzzle(MIDDLE);
  const tables = additive(puzzle, [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
  const recording = startRecording(puzzle, { engine: 'astar' }, tables);
  while (!recording.work());
  expect(recording.end).toMatchObject({ status: 'solved', length: 23 });
  expectStated('pattern-databases', [
    tables.evaluate(puzzle.start),
    recording.expanded,
    expandedBy(MIDDLE, 'astar', 'manhattan'),
    expandedBy(MIDDLE, 'astar', 'linear-conflict'),
  ]);
});

test('7: the tables that the page builds', () => {
  const lengths = { 1234: lengthOf(GREY_LOW, 'steps'), 5678: lengthOf(GREY_HIGH, 'steps') };
  for (const [tiles, length] of Object.entries(lengths)) {
    const table = buildGreyTable(tiles);
    expect(table.entries).toBe(15_120);
    expect(table.valueOf('864072513')).toBe(length);
    expect(table.counts.reduce((sum, count) => sum + count, 0)).toBe(15_120);
  }
  expect(buildGreyTable('1234').counts.length - 1).toBe(26);
  expect(buildGreyTable('12345').entries).toBe(60_480);
  expectStated('pattern-databases', [60_480]);
});

test('8: large boards', () => {
  const korf = listPuzzles({ text: 'korf' }).flatMap(({ id, optimum }) =>
    /^korf-\d{3}$/.test(id) ? [optimum.stm!] : [],
  );
  expect(korf.length).toBe(100);
  const mean = korf.reduce((sum, length) => sum + length, 0) / korf.length;
  const board = parsePuzzle('1 6 10 8/14 12 4 2/13 11 3 5/9 7 15 0');
  const rows = solveSync(board, { engine: 'constructive' });
  if (rows.status !== 'solved') throw new Error(rows.status);
  expectStated('large-boards', [mean.toFixed(2), rows.length, rows.stats.expanded, 42]);
  for (const cells of [16, 25, 36, 49]) {
    let states = 0.5;
    for (let n = 2; n <= cells; n++) states *= n;
    const [digits, power] = states.toExponential(2).split('e+');
    expectStated('large-boards', [`${digits} · 10<sup>${power}</sup>`]);
  }
});
