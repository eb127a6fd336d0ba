/* Every input that ever failed, one a file, tried again. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkInTime } from './runBatch.ts';
import { TARGETS } from './targets.ts';

/** What the fuzzing door prints; `found`: what was wrong. */
type Entry = { readonly target: string; readonly found: string; readonly input: unknown };

const folder = new URL('./corpus/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('inputs that once failed', () => {
  test('are there', () => expect(files.length).toBeGreaterThan(0));

  test.each(files)('%s', async (file) => {
    const entry = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Entry;
    const target = TARGETS.find(({ name }) => name === entry.target);
    expect(target, `a target ${entry.target}`).toBeDefined();
    await checkInTime(target!, entry.input);
  });
});
