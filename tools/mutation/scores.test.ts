import { expect, test } from 'vitest';
import { scoreByFolder } from './scores.mjs';

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

test('a score for each folder; timeouts are noticed, mutants that cannot run do not count', () => {
  const files = {
    'packages/core/src/move/rules.ts': mutants('Killed', 'Survived', 'CompileError', 'Ignored'),
    'packages/core/src/move/step.ts': mutants('Timeout', 'NoCoverage'),
    'packages/core/src/state/state.ts': mutants('Ignored'),
  };
  expect(scoreByFolder({ files }).slice(2)).toEqual([
    '| move | 4 | 2 | 1 | 1 | 50.0 % |',
    '| state | 0 | 0 | 0 | 0 | – |',
  ]);
});
