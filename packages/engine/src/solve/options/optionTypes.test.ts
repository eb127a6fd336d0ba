import { parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { analyse, analyseSync } from '../../analyse/analyse.ts';
import { distanceTable } from '../../analyse/evaluate/distanceTable.ts';
import { evaluate } from '../../analyse/evaluate/evaluate.ts';
import { reviewSolution } from '../../analyse/review/reviewSolution.ts';
import { generate } from '../../generate/generate.ts';
import { countStates } from '../countStates.ts';
import { solve, solveSync } from '../solve.ts';
import { OptionError } from './optionError.ts';
import { checkTypes } from './optionTypes.ts';

const puzzle = parsePuzzle('start:\nA.\ngoal:\n.A');

describe('an option of another type', () => {
  test.each([
    [null, 'type', 'options is null'],
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
    const check = () => checkTypes('solve', options as unknown as object);
    expect(check).toThrow(OptionError);
    expect(check).toThrow(expect.objectContaining({ code, message }));
  });

  test('of a function beside solve is named, too', () => {
    const check = () => checkTypes('analyse', { metrics: 'steps' });
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
    const check = () => checkTypes('solve', options as object);
    expect(check).toThrow(expect.objectContaining({ name: 'OptionError', code: 'unknown' }));
    expect(check).toThrow(
      expect.objectContaining({ message, hint: expect.stringContaining(hint) }),
    );
  });

  test('an option that is undefined counts as left out', () => {
    expect(() => checkTypes('solve', { metrik: undefined })).not.toThrow();
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
