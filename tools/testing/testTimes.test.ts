import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { longUnitTests } from './testTimes.mjs';

test('the long unit tests are there: a file that was renamed would be counted as quick', () => {
  expect(longUnitTests.length).toBeGreaterThan(5);
  expect(longUnitTests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
