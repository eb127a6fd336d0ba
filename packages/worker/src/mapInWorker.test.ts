import { mapSync } from '@glissade/analysis/map/mapping';
import { buildPuzzle, Position, parsePuzzle, specOf, unpackStep } from '@glissade/core';
import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../tests/data/readBlocks.ts';
import { started } from '../../../tests/support/workerChannel.ts';
import { makeMap } from './mapInWorker.ts';
import type { MapProgress } from './protocol.ts';
import type { WorkerMapOptions } from './workerSolver.ts';

const TEXT = 'start:\nAB.\n.C.\ngoal:\n..A\n...';
const puzzle = parsePuzzle(TEXT);

test('a worker makes the same map, tells layouts, and knows what dots stand for', async () => {
  const { solver } = started();
  let layouts = 0;
  const made = await solver.map(TEXT, { onLayout: ({ count }) => (layouts += count) });
  const once = mapSync(puzzle);
  if (made.status !== 'mapped' || once.status !== 'mapped') throw new Error(made.status);
  expect(made.map).toEqual(once.map);
  expect(layouts).toBeGreaterThanOrEqual(once.map.count);
  const dots = [...Array(once.map.count).keys()];
  const looks = dots.map((dot) => once.index.stateAt(dot));
  expect(await made.dotsOf(looks)).toEqual(dots);
  const { state, way } = await made.look(5);
  expect(state).toEqual(once.index.stateAt(5));
  const position = new Position(puzzle);
  for (const step of way) expect(position.play(unpackStep(step))).toBeUndefined();
  expect(await made.dotsOf([position.state])).toEqual([5]);
  await expect(made.look(once.map.count)).rejects.toThrow('there is no dot');
});

test('before the first layout, it tells how many states were met', async () => {
  const told: (number | 'layout')[] = [];
  const tell = (progress: MapProgress) =>
    told.push('layout' in progress ? 'layout' : progress.states);
  // Told ten times a second: a slow machine tells more of them.
  const board = parsePuzzle('1 2 3/4 5 0');
  await makeMap(board, {}, new AbortController().signal, tell, () => undefined);
  const first = told.indexOf('layout');
  expect(first).toBeGreaterThanOrEqual(0);
  expect(told.slice(0, first).every((states) => Number(states) > 0)).toBe(true);
  expect(told.slice(first).every((one) => one === 'layout')).toBe(true);
});

test('it knows what the dots stand for while they still find their places', async () => {
  const { solver } = started();
  const large = puzzleOf(blockEntry('klotski'));
  const answered = new AbortController();
  let answers: Promise<unknown> | undefined;
  const onLayout: WorkerMapOptions['onLayout'] = ({ marks }, { dotsOf, look }) => {
    answers ??= Promise.all([dotsOf([large.start]), look(marks.start)]).finally(() =>
      answered.abort(),
    );
  };
  // With 25,955 dots the first layout is far from the last.
  const made = await solver.map(large, { onLayout, signal: answered.signal });
  expect(made.status).toBe('cancelled');
  expect(await answers).toEqual([[0], { state: large.start, way: new Uint32Array() }]);
});

test('another map releases the one before, and a puzzle may be given as it is', async () => {
  const { solver } = started();
  const first = await solver.map(buildPuzzle(specOf(puzzle)));
  const second = await solver.map('start:\nA.\ngoal:\n.A');
  if (first.status !== 'mapped' || second.status !== 'mapped') throw new Error(first.status);
  await expect(first.dotsOf([puzzle.start])).rejects.toThrow('this map was released');
  await expect(second.dotsOf(['A.'])).resolves.toEqual([0]);
});

test('a map is refused its wrong options, and ends when it is cancelled', async () => {
  const { solver } = started();
  await expect(solver.map(TEXT, { seed: 'x' as unknown as number })).rejects.toThrow('seed is "x"');
  const signal = AbortSignal.abort();
  expect(await solver.map(TEXT, { signal })).toMatchObject({ status: 'cancelled' });
});
