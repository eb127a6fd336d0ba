import { type Puzzle, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { workerSolver } from './client.ts';
import type { Port } from './port.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

const TILES = '1 2 3/4 5 6/7 0 8';

/** A page's end whose other end says whatever the test does. */
function puppet() {
  const posted: ToWorker[] = [];
  const held: boolean[] = [];
  let say: (message: unknown) => void = () => undefined;
  let ends = 0;
  const port: Port<ToWorker, FromWorker> = {
    post: (message) => void posted.push(structuredClone(message)),
    listen: (onMessage) => {
      say = (message) => onMessage(message as FromWorker);
    },
    hold: (isBusy) => void held.push(isBusy),
    close: () => void ends++,
  };
  const solver = workerSolver(port);
  return { solver, posted, held, say: (message: unknown) => say(message), ends: () => ends };
}

describe('a worker that says what it should not', () => {
  test.each([
    ['nothing', undefined, 'no worker of glissade'],
    ['null', null, 'no worker of glissade'],
    ['a word', 'hello', 'no worker of glissade'],
    ['a number', Number.NaN, 'no worker of glissade'],
    ['another program', { type: 'webpackOk', data: [1, 2] }, 'no worker of glissade'],
    ['no id', { type: 'answer', answer: {} }, 'no worker of glissade'],
    ['an id that is none', { type: 'failed', runId: 1.5, message: 'x' }, 'no worker of glissade'],
    ['a failure of no kind', { type: 'failed', runId: 1, message: 7 }, 'no worker of glissade'],
    [
      'progress of nothing',
      { type: 'progress', runId: 1, progress: null },
      'no worker of glissade',
    ],
    ['an answer of nothing', { type: 'answer', runId: 1 }, 'what was not asked'],
    ['an answer of no status', { type: 'answer', runId: 1, answer: {} }, 'what was not asked'],
    ['an older version', { type: 'ready', version: 2 }, 'speaks version 2 of the protocol'],
    ['no version', { type: 'ready', version: 'x' }, 'another version of the protocol'],
    ['50 MB', 'x'.repeat(50e6), 'no worker of glissade'],
  ])('%s: everything asked rejects, and the worker is ended', async (_, message, reason) => {
    const { solver, say, held, ends } = puppet();
    const asked = [solver.solve(TILES), solver.evaluate(TILES), solver.distanceTable(TILES)];
    say(message);
    for (const run of asked) {
      const error: Error = await run.then(
        () => expect.unreachable(),
        (fault) => fault,
      );
      expect(error.message).toMatch(/^the worker cannot go on: it /);
      expect(error.message).toContain(reason);
      expect(error.message.length).toBeLessThan(150);
    }
    await expect(solver.solve(TILES)).rejects.toThrow('the worker cannot go on');
    expect(held.at(-1)).toBe(false);
    expect(ends()).toBe(1);
  });

  test('for a run that is over is left alone', async () => {
    const { solver, say } = puppet();
    const run = solver.countStates(TILES);
    say({ type: 'answer', runId: 9, answer: 'stray' });
    say({ type: 'progress', runId: 9, progress: {} });
    say({ type: 'answer', runId: 1, answer: { status: 'counted', states: 1 } });
    expect(await run).toMatchObject({ states: 1 });
  });
});

describe('a solver that is closed', () => {
  test('in the middle: what was asked rejects, and what is asked after', async () => {
    const { solver, ends } = puppet();
    const asked = [
      solver.solve(TILES),
      solver.generate({ family: 'rush', level: 'easy', seed: 1 }),
    ];
    solver.close();
    solver.close();
    for (const run of asked) await expect(run).rejects.toThrow('the solver was closed');
    await expect(solver.analyse(TILES)).rejects.toThrow('the solver was closed');
    expect(ends()).toBe(1);
  });
});

describe('what cannot be asked rejects, and nothing waits for it', () => {
  test.each([
    ['no puzzle', undefined, 'a puzzle is a text'],
    ['null', null, 'a puzzle is a text'],
    ['a number', 7, 'a puzzle is a text'],
    ['another object', { pieces: 'none' }, 'a puzzle is a text'],
  ])('%s', async (_, puzzle, reason) => {
    const { solver, posted, held } = puppet();
    await expect(solver.solve(puzzle as unknown as Puzzle)).rejects.toThrow(reason);
    expect([posted, held]).toEqual([[], []]);
  });

  test('options that cannot cross', async () => {
    const { solver, held } = puppet();
    const options = { metric: (() => 'steps') as unknown as 'steps' };
    await expect(solver.solve(TILES, options)).rejects.toThrow('could not be cloned');
    expect(held).not.toContain(true);
  });

  test.each([new AbortController(), { aborted: false }, 5, null])(
    'a signal that is none: %j',
    async (given) => {
      const { solver, posted } = puppet();
      const signal = given as unknown as AbortSignal;
      const refusal = { name: 'OptionError', code: 'type', message: 'signal is no AbortSignal' };
      for (const run of [solver.solve(TILES, { signal }), solver.map(TILES, { signal })]) {
        await expect(run).rejects.toThrow(expect.objectContaining(refusal));
      }
      expect(posted).toEqual([]);
    },
  );

  test('a listener that throws ends its run', async () => {
    const { solver, say, posted, held } = puppet();
    const onProgress = () => {
      throw new Error('no ear for it');
    };
    const run = solver.solve(TILES, { onProgress });
    say({ type: 'progress', runId: 1, progress: {} });
    await expect(run).rejects.toThrow('no ear for it');
    expect(posted.at(-1)).toEqual({ type: 'cancel', runId: 1 });
    expect(held.at(-1)).toBe(false);
  });

  test('a signal is forgotten with its run', async () => {
    const { solver, say, posted } = puppet();
    const abort = new AbortController();
    const run = solver.countStates(TILES, { signal: abort.signal });
    say({ type: 'answer', runId: 1, answer: { status: 'counted' } });
    await run;
    abort.abort();
    expect(posted).toHaveLength(1);
  });
});

/** A worker's end, and all that it says. */
function served() {
  const said: FromWorker[] = [];
  let ask: (message: unknown) => void = () => undefined;
  serve({
    post: (message) => void said.push(structuredClone(message)),
    listen: (onMessage) => {
      ask = (message) => onMessage(message as ToWorker);
    },
    hold: () => undefined,
    close: () => undefined,
  });
  /** What it says to a message, but for progress, which a slow machine hears of. */
  const answerTo = async (message: unknown) => {
    const before = said.length;
    ask(message);
    for (;;) {
      const answer = said.slice(before).find(({ type }) => type !== 'progress');
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  return { said, ask: (message: unknown) => ask(message), answerTo };
}

describe('a worker that is asked what it should not be', () => {
  test('what is not for it is left alone', async () => {
    const { said, ask, answerTo } = served();
    const others = [undefined, null, 'x', 3, [], { type: 'webpackOk' }, { type: 'request' }];
    for (const message of others) ask(message);
    expect(said).toHaveLength(1);
    const asked = { type: 'request', runId: 1, asks: 'solve', puzzle: TILES, options: {} };
    expect(await answerTo(asked)).toMatchObject({ type: 'answer', runId: 1 });
  });

  test.each([
    ['a verb', { asks: 'sing' }, 'what it does not know'],
    ['none', {}, 'what it does not know'],
    ['no puzzle', { asks: 'solve', options: {} }, 'a puzzle is'],
    ['no options', { asks: 'solve', puzzle: TILES }, 'options are an object'],
    ['a state of no kind', { asks: 'solve', puzzle: TILES, state: 7, options: {} }, 'a state is'],
    ['states of no kind', { asks: 'distances', tableId: 1, states: [7] }, 'a state is'],
    ['no table', { asks: 'value', state: TILES }, 'a table is asked by its number'],
    ['another table', { asks: 'distances', tableId: 5, states: [] }, 'was released'],
    ['a spec of nothing', { asks: 'count', puzzle: {}, options: {} }, ''],
    ['no family', { asks: 'generate', options: { family: 'x' } }, ''],
  ])('%s', async (_, request, reason) => {
    const { answerTo } = served();
    const answer = await answerTo({ type: 'request', runId: 4, ...request });
    expect(answer).toMatchObject({ type: 'failed', runId: 4 });
    expect((answer as { message: string }).message).toContain(reason);
  });

  test.each([
    ['too few', [0], 'must have 8 cells, one for each piece'],
    ['too large a cell', [70_000, 1, 2, 3, 4, 5, 6, 7], 'piece 1 cannot lie at cell'],
    ['no cells', ['a', 1, 2, 3, 4, 5, 6, 7], 'piece 1 cannot lie at cell'],
    ['beyond the board', [9, 1, 2, 3, 4, 5, 6, 7], 'cannot lie at cell 9'],
    ['on each other', [1, 1, 2, 3, 4, 5, 6, 7], 'piece 2 cannot lie at cell 1'],
  ])('a state that cannot be: %s', async (_, state, reason) => {
    const { answerTo } = served();
    const puzzle = parsePuzzle(TILES);
    expect(puzzle.pieces).toHaveLength(8);
    const request = { type: 'request', asks: 'solve', puzzle: TILES, options: {}, state };
    const answer = await answerTo({ runId: 2, ...request });
    expect(answer).toMatchObject({ type: 'failed', message: expect.stringContaining(reason) });
  });
});
