import { parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { analyse, analyseSync } from '../../analyse/analyse.ts';
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
