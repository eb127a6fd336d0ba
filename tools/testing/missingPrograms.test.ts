import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../install.mjs';
import { isMissing, leaveOut, leftOutTests, lookForPrograms } from './missingPrograms.mjs';
import { walkTests } from './testTimes.mjs';

afterEach(() => vi.unstubAllEnvs());

const variables = ['GLISSADE_PROGRAM_OF_A_TEST'];
const mark = /./;
const nowhere = () => {
  throw new Error('none was found');
};

test('a program is missing where it is neither found nor named', () => {
  expect(isMissing({ find: nowhere, variables, mark })).toBe(true);
  expect(isMissing({ find: () => '/bin/it', variables, mark })).toBe(false);
});

test('a path that a person gave is tried, right or wrong', () => {
  vi.stubEnv('GLISSADE_PROGRAM_OF_A_TEST', '/nowhere/it');
  expect(isMissing({ find: nowhere, variables, mark })).toBe(false);
});

test('programs are looked for in processes of their own', async () => {
  vi.stubEnv('PYTHON_PATH', process.execPath);
  const searches = lookForPrograms(['python3']);
  expect([...searches.keys()]).toEqual(['python3']);
  expect(await searches.get('python3')).toBe(false);
});

test('a line says of each missing program what is left out', () => {
  vi.stubEnv('GLISSADE_MISSING_PROGRAMS', '');
  const notFound = (name: string) => `left out: the tests that need ${name}, which was not found`;
  expect(leaveOut(['Firefox', 'Coq'])).toEqual([
    `${notFound('Firefox')} (FIREFOX_PATH=/path/to/it names one)`,
    notFound('Coq'),
  ]);
  expect(leftOutTests()).toContain('tests/web/engines/firefox.test.ts');
});

test('only tests of a missing program are left out', () => {
  vi.stubEnv('GLISSADE_MISSING_PROGRAMS', '');
  expect(leftOutTests()).toEqual([]);
  vi.stubEnv('GLISSADE_MISSING_PROGRAMS', 'redis-server,Firefox');
  expect(leftOutTests()).toContain('tests/cluster/kills.test.ts');
  expect(leftOutTests()).toContain('tests/web/engines/firefox.test.ts');
  expect(leftOutTests().filter((path) => /^tests\/(cli|browser)\//.test(path))).toEqual([]);
  expect(leftOutTests()).not.toContain('tests/web/play.test.ts');
});

test('every test of the app in Chromium is left out without it', () => {
  vi.stubEnv('GLISSADE_MISSING_PROGRAMS', 'Chromium');
  const leftOut = leftOutTests();
  for (const path of ['tests/web/everyView.test.ts', 'tests/site/site.test.ts']) {
    expect(leftOut).toContain(path);
  }
  expect(leftOut).not.toContain('tests/cli/verbs.test.ts');
});

test('the walks are there: one that was renamed would run twice', () => {
  for (const path of walkTests) expect(readFileSync(join(root, path), 'utf8')).not.toBe('');
});
