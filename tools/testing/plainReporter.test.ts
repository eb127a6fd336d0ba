import { expect, test, vi } from 'vitest';
import PlainReporter from './plainReporter.mjs';

type Named = { readonly name: string; readonly state?: string };

/** The last lines for tests of one suite, as vitest would tell of them. */
function linesFor(pattern: RegExp | undefined, tests: readonly Named[]): readonly string[] {
  const suite = { type: 'suite', name: 'the sum', parent: { type: 'module' } };
  const children = tests.map(({ name, state = 'passed' }) => ({
    name,
    parent: suite,
    result: () => ({ state }),
  }));
  const module = { errors: () => [], children: { allTests: () => children } };
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const reporter = new PlainReporter();
  reporter.onInit({ config: { testNamePattern: pattern } } as never);
  reporter.onTestRunEnd([module] as never, []);
  log.mockRestore();
  return lines;
}

test('what did not run has failed', () => {
  const tests = [{ name: 'a' }, { name: 'b', state: 'failed' }, { name: 'c', state: 'skipped' }];
  expect(linesFor(undefined, tests)).toEqual(['1 passed, 2 failed']);
});

test('what was left out by its name has neither passed nor failed', () => {
  const tests = [
    { name: 'of a' },
    { name: 'of a, skipped', state: 'skipped' },
    { name: 'of b', state: 'skipped' },
  ];
  expect(linesFor(/sum of a/, tests)).toEqual([
    '1 left out, since their names do not match',
    '1 passed, 1 failed',
  ]);
});
