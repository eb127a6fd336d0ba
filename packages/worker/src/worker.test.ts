import { generateSync } from '@glissade/analysis/generate/generate';
import {
  buildPuzzle,
  type CellType,
  formatPuzzle,
  OptionError,
  parseMoves,
  parsePuzzle,
  replay,
} from '@glissade/core';
import type { Progress } from '@glissade/solve/outcome';
import { describe, expect, test } from 'vitest';
import { channel, started } from '../../../tests/support/workerChannel.ts';
import { workerSolver } from './client.ts';

const KLOTSKI = '2003/2003/4115/4785/6..9';

describe('worker', () => {
  test('makes a puzzle, tells how it goes on, and stops when told', async () => {
    const { solver } = started();
    const options = { family: 'hua-rong-dao', level: 'easy', seed: 1 } as const;
    const made = await solver.generate(options);
    const once = generateSync(options);
    if (made.status !== 'generated' || once.status !== 'generated') throw new Error(made.status);
    expect(made).toEqual({ ...once, puzzle: formatPuzzle(once.puzzle) });
    const abort = new AbortController();
    const stopped = await solver.generate({
      family: 'rush',
      level: 'hard',
      seed: 1,
      signal: abort.signal,
      onProgress: ({ drawings }) => drawings > 0 && abort.abort(),
    });
    expect(stopped.status).toBe('cancelled');
    await expect(solver.generate({ ...options, seed: 0.5 })).rejects.toMatchObject({
      code: 'seed',
    });
  });

  test('surveys the pieces of a puzzle, and stops when told', async () => {
    const { solver } = started();
    const puzzle = 'start:\n.BAA\n.CDD\ngoal:\n....\n..AA';
    const options = { family: 'pieces', puzzle, threads: 1 };
    const outcome = await solver.survey(options);
    if (outcome.status !== 'surveyed') throw new Error(outcome.status);
    expect(outcome.rows).toMatchObject([{ length: 8, starts: 132, solvableStarts: 108 }]);
    const stopped = await solver.survey({ ...options, signal: AbortSignal.abort() });
    expect(stopped.status).toBe('cancelled');
  });

  test('that breaks down rejects what was asked, and what is asked after', async () => {
    const { page, held, breakDown } = channel();
    const solver = workerSolver(page);
    const asked = solver.solve(KLOTSKI);
    breakDown('no such file');
    await expect(asked).rejects.toThrow('the worker cannot go on: no such file');
    await expect(solver.evaluate(KLOTSKI)).rejects.toThrow('no such file');
    expect(held.at(-1)).toBe(false);
  });

  test('answers what it is asked', async () => {
    const { solver, log, held } = started();
    const outcome = await solver.solve(KLOTSKI, { metric: 'moves' });
    expect(outcome).toMatchObject({ status: 'solved', length: 81 });
    expect(log[0]).toMatchObject({ type: 'ready', version: 8 });
    expect(log[1]).toEqual({
      type: 'request',
      runId: 1,
      asks: 'solve',
      puzzle: KLOTSKI,
      options: { metric: 'moves' },
    });
    expect(log.at(-1)).toMatchObject({ type: 'answer', runId: 1 });
    expect(held).toEqual([true, false]);
  });

  test('bad text and bad options are told apart from answers', async () => {
    const { solver } = started();
    await expect(solver.solve('gibberish !')).rejects.toThrow();
    await expect(solver.solve(KLOTSKI, { metric: 'mtm' })).rejects.toMatchObject({
      name: 'OptionError',
      code: 'metric',
      message: expect.stringContaining('mtm'),
      hint: expect.stringContaining('steps'),
      params: { name: 'mtm', type: 'blocks' },
    });
    expect(await solver.solve(KLOTSKI)).toMatchObject({ status: 'solved' });
  });

  test('a signal cancels the run', async () => {
    const { solver } = started();
    const aborted = solver.solve(KLOTSKI, { signal: AbortSignal.abort() });
    expect(await aborted).toMatchObject({ status: 'cancelled' });
    const controller = new AbortController();
    const seen: Progress[] = [];
    const running = solver.solve(KLOTSKI, {
      engine: 'iddfs',
      signal: controller.signal,
      onProgress: (progress) => {
        seen.push(progress);
        controller.abort();
      },
    });
    expect(await running).toMatchObject({ status: 'cancelled' });
    expect(seen.length).toBeGreaterThan(0);
  });

  test('a new run cancels the one before; each gets its own answer', async () => {
    const { solver } = started();
    const first = solver.solve(KLOTSKI, { engine: 'iddfs' });
    const second = solver.solve('8 6 4/0 7 2/5 1 3');
    expect(await first).toMatchObject({ status: 'cancelled' });
    expect(await second).toMatchObject({ status: 'solved', length: 23 });
  });

  test('messages of old runs are dropped', async () => {
    const ends = channel();
    const solver = workerSolver(ends.page);
    const run = solver.solve(KLOTSKI);
    const stray = { status: 'cancelled' } as never;
    ends.worker.post({ type: 'answer', runId: 99, answer: stray });
    ends.worker.post({ type: 'failed', runId: 1, message: 'no luck' });
    await expect(run).rejects.toThrow('no luck');
    solver.close();
  });

  test('cancelling a run that is over does nothing', async () => {
    const { page, solver } = started();
    expect(await solver.solve('8 6 4/0 7 2/5 1 3')).toMatchObject({ length: 23 });
    page.post({ type: 'cancel', runId: 1 });
    expect(await solver.solve('1 2 3/4 5 6/7 0 8')).toMatchObject({ length: 1 });
  });

  test.each([-1, '5', 5n])('a limit of time of %s is refused as elsewhere', async (timeMs) => {
    const { solver } = started();
    const refusal = expect.objectContaining({ name: 'OptionError', code: 'limit' });
    const options = { limits: { timeMs: timeMs as number } };
    for (const ask of [solver.solve, solver.evaluate, solver.improve]) {
      await expect(ask('1 2 3/4 5 6/7 0 8', options)).rejects.toThrow(refusal);
      await expect(ask('1 2 3/4 5 6/7 0 8', options)).rejects.toBeInstanceOf(OptionError);
    }
  });

  test('a state is evaluated, from the start and from elsewhere', async () => {
    const { solver } = started();
    const tiles = '1 2 3/4 5 6/7 0 8';
    expect(await solver.evaluate(tiles)).toMatchObject({ status: 'evaluated', distance: 1 });
    const elsewhere = await solver.evaluate(tiles, { state: '1 2 3/4 5 6/0 7 8', metric: 'mtm' });
    expect(elsewhere).toMatchObject({ status: 'evaluated', distance: 1, metric: 'mtm' });
    const aborted = await solver.evaluate(tiles, { signal: AbortSignal.abort() });
    expect(aborted).toMatchObject({ status: 'cancelled' });
  });

  test('a puzzle is solved from another state, on a gate as well', async () => {
    const { solver } = started();
    const gated = 'start:\n1.-\ngoal:\n..1\n';
    expect(await solver.solve(gated, { state: '.1-' })).toMatchObject({ moves: '1R' });
    expect(await solver.solve(gated, { state: '..1' })).toMatchObject({ length: 0 });
    await expect(solver.solve(gated, { state: '...' })).rejects.toThrow('piece 1 is missing');
  });

  test('a puzzle goes on from a gate, where no puzzle begins', async () => {
    const { solver } = started();
    const start = Uint16Array.of(1, 2);
    const gated = parsePuzzle('start:\n1-2.\n....\ngoal:\n...1\n....');
    const from = { ...gated, start };
    expect(await solver.solve(from)).toMatchObject({ status: 'solved', moves: '1DR2U' });
    expect(await solver.evaluate(from)).toMatchObject({ distance: 1 });
    expect(await solver.improve(from)).toMatchObject({ length: 1 });
    // All floor but for the gate, and one cell free: no tile board.
    const corner = parsePuzzle('start:\n123\n45-\ngoal:\n12.\n453');
    const stood = { ...corner, start: Uint16Array.of(0, 1, 5, 3, 4) };
    expect(await solver.solve(stood)).toMatchObject({ length: 0, metric: 'moves' });
    const wrong = { ...gated, start: Uint16Array.of(0, 1) };
    await expect(solver.solve(wrong)).rejects.toThrow('piece 2 cannot lie at cell 1');
  });

  test('a puzzle that no text can hold crosses as it is, and its states do', async () => {
    const { solver } = started();
    // Its lowest row of gates would divide two puzzles.
    const cells = [...'ffffffggg'].map((type): CellType => (type === 'g' ? 'gate' : 'floor'));
    const puzzle = buildPuzzle({
      board: { width: 3, height: 3, cells },
      pieces: [
        { label: 'red car', cells: [0] },
        { label: '\ud800', cells: [1] },
      ],
      goals: [[{ label: 'red car', cells: [7] }]],
    });
    expect(() => formatPuzzle(puzzle)).toThrow('cannot express');
    const outcome = await solver.solve(puzzle, { metric: 'moves' });
    if (outcome.status !== 'solved') throw new Error(outcome.status);
    expect(replay(puzzle, parseMoves(puzzle, outcome.moves)).reachesGoal).toBe(true);
    const onGate = Uint16Array.of(6, 1);
    expect(await solver.solve(puzzle, { state: onGate })).toMatchObject({ length: 1 });
    expect(await solver.evaluate(puzzle, { state: onGate })).toMatchObject({ distance: 1 });
    expect(await solver.countStates(puzzle)).toMatchObject({ status: 'counted' });
    const made = await solver.distanceTable(puzzle, { metric: 'steps' });
    if (made.status !== 'ready') throw new Error(made.status);
    expect(await made.table.distances([onGate, Uint16Array.of(7, 1)])).toEqual([1, 0]);
    expect(await made.table.value(onGate)).toMatchObject({ distance: 1 });
    const bad = { ...puzzle, goals: [] };
    await expect(solver.solve(bad)).rejects.toMatchObject({ code: 'goal-missing' });
  });

  test('a space is analysed and its states are counted, side by side', async () => {
    const { solver } = started();
    const seen: number[] = [];
    const onProgress = ({ expanded }: { expanded: number }) => seen.push(expanded);
    const [analysis, count] = await Promise.all([
      solver.analyse(KLOTSKI, { metrics: ['moves'], onProgress }),
      solver.countStates(KLOTSKI, { metric: 'moves' }),
    ]);
    expect(analysis).toMatchObject({ status: 'analysed', states: 25955 });
    expect(count).toMatchObject({ status: 'counted', states: 25955 });
    expect(seen.length).toBeGreaterThan(0);
  });

  test('a table answers for every state of its puzzle, until another is made', async () => {
    const { solver } = started();
    const made = await solver.distanceTable(KLOTSKI);
    if (made.status !== 'ready') throw new Error(made.status);
    expect(made.table).toMatchObject({ metric: 'moves', states: 25955, distance: 81 });
    const moved = '2003/2003/4115/4785/6.9.';
    expect(await made.table.distances([KLOTSKI, moved])).toEqual([81, 80]);
    expect(await made.table.value(KLOTSKI)).toMatchObject({ status: 'evaluated', distance: 81 });
    await expect(made.table.value('2003/2003/4.15/4785/61.9')).rejects.toThrow('piece 1');
    expect(await solver.distanceTable('1 2 3/4 5 6/8 7 0')).toMatchObject({
      status: 'ready',
      table: { distance: null },
    });
    await expect(made.table.distances([KLOTSKI])).rejects.toThrow('was released');
  });

  test('a table too large says so, and none is held', async () => {
    const { solver } = started();
    const limits = { nodes: 100 };
    const made = await solver.distanceTable(KLOTSKI, { limits });
    expect(made).toMatchObject({ status: 'undecided', limit: 'nodes' });
    const first = solver.distanceTable(KLOTSKI);
    const second = solver.distanceTable('1 2 3/4 5 6/7 0 8');
    expect(await first).toMatchObject({ status: 'cancelled' });
    const { status, ...rest } = await second;
    expect(status).toBe('ready');
    if (!('table' in rest)) throw new Error('no table');
    // Half of all arrangements cannot be reached, and are not in the table.
    expect(await rest.table.distances(['1 2 3/4 5 6/8 7 0'])).toEqual([null]);
    await expect(rest.table.value('1 2 3/4 5 6/8 7 0')).rejects.toThrow('not in the table');
  });
});
