import { ANALYSE_OPTIONS, analyse, analyseSync } from '@glissade/analysis/analyse/analyse';
import {
  distanceTable,
  distanceTableSync,
} from '@glissade/analysis/analyse/evaluate/distanceTable';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import { reviewSolution } from '@glissade/analysis/analyse/review/reviewSolution';
import { explain, explainSync } from '@glissade/analysis/explain/explain';
import { generate, generateSync } from '@glissade/analysis/generate/generate';
import { map, mapSync } from '@glissade/analysis/map/mapping';
import { scrambles } from '@glissade/analysis/scramble/scrambles';
import { survey } from '@glissade/analysis/survey/survey';
import { trace, traceSync } from '@glissade/analysis/trace/trace';
import { adjust } from '@glissade/analysis/vary/adjust';
import { otherGoals } from '@glissade/analysis/vary/goals';
import { vary } from '@glissade/analysis/vary/vary';
import { OptionError, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { solveAnytime } from '../anytime/solveAnytime.ts';
import { countStates, countStatesSync } from '../countStates.ts';
import { solveBlocks } from '../family/solveBlocks.ts';
import { solveTiles } from '../family/solveTiles.ts';
import { prepareTables, prepareTablesSync } from '../prepareTables.ts';
import { solve, solveProgress, solveSync } from '../solve.ts';
import { checkTypes } from './checkTypes.ts';
import { SOLVE_OPTIONS } from './options.ts';
import { RUN } from './optionTypes.ts';

const SOLVE = { ...SOLVE_OPTIONS, ...RUN };

const puzzle = parsePuzzle('start:\nA.\ngoal:\n.A');

describe('an option of another type', () => {
  test.each([
    [null, 'type', 'options is null'],
    [undefined, 'type', 'options is undefined'],
    [{ engine: new Map() }, 'engine', 'engine is an object'],
    [{ metric: Object.create(null) }, 'metric', 'metric is an object'],
    [{ limits: null }, 'limit', 'limits is null'],
    [{ limits: { timeMs: Symbol('s') } }, 'limit', 'limits.timeMs is a symbol'],
    [{ anytime: 'yes' }, 'type', 'anytime is "yes"'],
    [{ allSolutions: {} }, 'allSolutions', 'allSolutions is an object'],
    [{ checkpoint: ['x'] }, 'checkpoint', 'checkpoint is a list'],
    [{ onProgress: true }, 'type', 'onProgress is true'],
    [{ signal: {} }, 'type', 'signal is an object'],
  ] as const)('%j is named', (options, code, message) => {
    const check = () => checkTypes('solve', SOLVE, options as unknown as object);
    expect(check).toThrow(OptionError);
    expect(check).toThrow(expect.objectContaining({ code, message }));
  });

  test('of a function beside solve is named, too', () => {
    const check = () => checkTypes('analyse', ANALYSE_OPTIONS, { metrics: 'steps' });
    expect(check).toThrow(
      expect.objectContaining({ code: 'metric', message: 'metrics is "steps"' }),
    );
  });

  test.each([
    [{ metrik: 'moves' }, 'solve has no option "metrik"', 'did you mean metric?'],
    [{ limit: { timeMs: 5 } }, 'solve has no option "limit"', 'did you mean limits?'],
    [{ any: true }, 'solve has no option "any"', 'it takes metric, '],
    [{ limits: { time: 5 } }, 'there is no limit "time"', 'did you mean timeMs?'],
    [JSON.parse('{"__proto__":{}}'), 'solve has no option "__proto__"', 'it takes metric, '],
    [{ __proto__: null, toString: 1 }, 'solve has no option "toString"', 'it takes metric, '],
  ] as const)('%j is unknown', (options, message, hint) => {
    const check = () => checkTypes('solve', SOLVE, options as object);
    expect(check).toThrow(expect.objectContaining({ name: 'OptionError', code: 'unknown' }));
    expect(check).toThrow(
      expect.objectContaining({ message, hint: expect.stringContaining(hint) }),
    );
  });

  test('an option that is undefined counts as left out', () => {
    expect(() => checkTypes('solve', SOLVE, { metrik: undefined } as object)).not.toThrow();
  });

  test('is refused by every function, before any work', async () => {
    const options = { signal: 5 } as never;
    const runs = [
      solve(puzzle, options),
      analyse(puzzle, options),
      evaluate(puzzle, puzzle.start, options),
      reviewSolution(puzzle, new Uint32Array(), options),
      countStates(puzzle, options),
      generate(options),
    ];
    for (const run of runs) await expect(run).rejects.toThrow('signal is 5');
    expect(() => solveSync(puzzle, options)).toThrow(OptionError);
    expect(() => analyseSync(puzzle, options)).toThrow(OptionError);
  });
});

describe('options that change while a function waits', () => {
  test('are those of the call', async () => {
    const tiles = parsePuzzle('8 6 4/0 7 2/5 1 3');
    const limits = { timeMs: 60_000 };
    const options: { metric: 'stm' | 'mtm'; limits: { timeMs: number } } = {
      metric: 'mtm',
      limits,
    };
    const runs = [
      solve(tiles, options),
      evaluate(tiles, tiles.start, options),
      distanceTable(tiles, options),
      reviewSolution(tiles, new Uint32Array(), options),
      countStates(tiles, options),
    ];
    options.metric = 'stm';
    limits.timeMs = 0;
    const [solved, evaluated, made, reviewed, counted] = await Promise.all(runs);
    expect(solved).toMatchObject({ status: 'solved', metric: 'mtm', length: 17 });
    expect(evaluated).toMatchObject({ metric: 'mtm', distance: 17 });
    expect(made).toMatchObject({ status: 'ready', table: { metric: 'mtm' } });
    expect(reviewed).toMatchObject({ metric: 'mtm' });
    expect(counted).toMatchObject({ metric: 'mtm' });
  });

  test('are read once, and with what they inherit', async () => {
    let reads = 0;
    const once = {
      get metric() {
        return reads++ === 0 ? 'mtm' : 'none';
      },
    };
    const tiles = parsePuzzle('1 2 3/4 5 6/0 7 8');
    const inherited = Object.create(once) as object;
    expect(await solve(tiles, inherited)).toMatchObject({ metric: 'mtm', length: 1 });
  });
});

describe('options are read once', () => {
  /** Options that count how often each is read, and give another value from the second time on. */
  function fickle<Options extends object>(options: Options, reads: Map<string, number>): Options {
    const given = {};
    for (const [name, value] of Object.entries(options)) {
      const get = () => {
        const count = (reads.get(name) ?? 0) + 1;
        reads.set(name, count);
        return count === 1 ? value : Number.NaN;
      };
      Object.defineProperty(given, name, { enumerable: true, get });
    }
    return given as Options;
  }

  const { signal } = new AbortController();
  const metric = 'steps' as const;
  const tiles = parsePuzzle('1 2 3/4 5 6/0 7 8');
  const run = { metric, signal };
  test.each<[string, object, (options: never) => unknown]>([
    ['solve', run, (options) => solve(puzzle, options)],
    ['solveSync', { metric }, (options) => solveSync(puzzle, options)],
    ['solveProgress', run, (options) => solveProgress(puzzle, options).next()],
    ['solveAnytime', run, (options) => solveAnytime(puzzle, options).next()],
    ['solveTiles', run, (options) => solveTiles(tiles, options)],
    ['solveBlocks', run, (options) => solveBlocks(puzzle, options)],
    ['countStates', run, (options) => countStates(puzzle, options)],
    ['countStatesSync', { metric }, (options) => countStatesSync(puzzle, options)],
    ['prepareTables', run, (options) => prepareTables(tiles, options)],
    ['prepareTablesSync', { metric }, (options) => prepareTablesSync(tiles, options)],
    ['analyse', { metrics: ['steps'], signal }, (options) => analyse(puzzle, options)],
    ['analyseSync', { metrics: ['steps'] }, (options) => analyseSync(puzzle, options)],
    ['evaluate', run, (options) => evaluate(puzzle, puzzle.start, options)],
    ['reviewSolution', run, (options) => reviewSolution(puzzle, new Uint32Array(0), options)],
    ['distanceTable', run, (options) => distanceTable(puzzle, options)],
    ['distanceTableSync', { metric }, (options) => distanceTableSync(puzzle, options)],
    ['trace', { engine: 'bfs', signal }, (options) => trace(puzzle, options).next()],
    ['traceSync', { engine: 'bfs' }, (options) => [...traceSync(puzzle, options)]],
    ['explain', run, (options) => explain(puzzle, options)],
    ['explainSync', { metric }, (options) => explainSync(puzzle, options)],
    ['map', run, (options) => map(puzzle, options)],
    ['mapSync', { metric }, (options) => mapSync(puzzle, options)],
    ['generate', { family: 'rush', seed: 1, tries: 1 }, (options) => generate(options)],
    ['generateSync', { family: 'rush', seed: 1, tries: 1 }, (options) => generateSync(options)],
    ['scrambles', { seed: 1, lengthMin: 1, signal }, (options) => scrambles(tiles, options).next()],
    ['vary', run, (options) => vary(puzzle, options)],
    ['adjust', { metric, lengthMin: 1 }, (options) => adjust(puzzle, options)],
    ['otherGoals', run, (options) => otherGoals(puzzle, options)],
    ['survey', { family: 'simple 2x2', signal }, (options) => survey(options)],
  ])('by %s', async (_, options, call) => {
    const [reads, limitReads] = [new Map<string, number>(), new Map<string, number>()];
    const limits = fickle({ timeMs: 60_000 }, limitReads);
    await call(fickle({ ...options, limits }, reads) as never);
    const once = Object.keys({ ...options, limits }).map((name) => [name, 1]);
    expect([...reads]).toEqual(once);
    expect([...limitReads]).toEqual([['timeMs', 1]]);
  });
});
