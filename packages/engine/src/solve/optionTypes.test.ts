import { parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { analyse, analyseSync } from '../analyse/analyse.ts';
import { evaluate } from '../analyse/evaluate.ts';
import { judgeLine } from '../analyse/reviewSolution.ts';
import { generate } from '../generate/generate.ts';
import { countStates } from './countStates.ts';
import { OptionError } from './optionError.ts';
import { checkTypes } from './optionTypes.ts';
import { solve, solveSync } from './solve.ts';

const puzzle = parsePuzzle('start:\nA.\ngoal:\n.A');

describe('an option of another type', () => {
  test.each([
    [null, 'type', 'options is null'],
    [{ engine: new Map() }, 'engine', 'engine is an object'],
    [{ metric: Object.create(null) }, 'metric', 'metric is an object'],
    [{ metrics: 'steps' }, 'metric', 'metrics is "steps"'],
    [{ limits: null }, 'limit', 'limits is null'],
    [{ limits: { timeMs: Symbol('s') } }, 'limit', 'limits.timeMs is a symbol'],
    [{ any: 'yes' }, 'type', 'any is "yes"'],
    [{ allSolutions: {} }, 'allSolutions', 'allSolutions is an object'],
    [{ checkpoint: ['x'] }, 'checkpoint', 'checkpoint is a list'],
    [{ onProgress: true }, 'type', 'onProgress is true'],
    [{ signal: {} }, 'type', 'signal is an object'],
  ] as const)('%j is named', (options, code, message) => {
    const check = () => checkTypes(options as unknown as object);
    expect(check).toThrow(OptionError);
    expect(check).toThrow(expect.objectContaining({ code, message }));
  });

  test('is refused by every function, before any work', async () => {
    const options = { signal: 5 } as never;
    const runs = [
      solve(puzzle, options),
      analyse(puzzle, options),
      evaluate(puzzle, puzzle.start, options),
      judgeLine(puzzle, new Uint32Array(), options),
      countStates(puzzle, options),
      generate(options),
    ];
    for (const run of runs) await expect(run).rejects.toThrow('signal is 5');
    expect(() => solveSync(puzzle, options)).toThrow(OptionError);
    expect(() => analyseSync(puzzle, options)).toThrow(OptionError);
  });
});
