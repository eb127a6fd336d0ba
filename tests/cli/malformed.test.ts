import { describe, expect, it } from 'vitest';
import { MALFORMED } from './malformed.ts';
import { TOLERATED } from './malformedTexts.ts';
import { type CliResult, runCli, spawnCli } from './runCli.ts';

/** No bad input may take longer to refuse. */
const REFUSAL_MS_MAX = 10_000;

function expectRefusal({ code, stdout, stderr }: CliResult): void {
  expect(stderr).toMatch(/^error: \S/m);
  expect(stderr.match(/^error: /gm)).toHaveLength(1);
  expect(stderr).not.toContain('glissade itself failed');
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(stderr).not.toMatch(/undefined|\[object|TypeError|RangeError/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
}

describe('malformed input', () => {
  it('comes in at least two hundred forms', () => {
    expect(MALFORMED.length).toBeGreaterThanOrEqual(200);
  });

  it.each(MALFORMED)(
    '$name',
    async ({ argv, stdin = '' }) => {
      expectRefusal(await runCli(argv, { stdin }));
    },
    REFUSAL_MS_MAX,
  );

  const sample = MALFORMED.filter(({ argv }, i) => i % 20 === 0 && !argv.join().includes('\0'));

  it.each(sample)('as a process of its own: $name', async ({ argv, stdin = '' }) => {
    expectRefusal(await spawnCli(argv, { stdin }));
  });
});

describe('odd input that can be meant in one way only', () => {
  it.each(TOLERATED)('is read: %j', async (text) => {
    const { code, stdout, stderr } = await runCli(['check', '-'], { stdin: text });
    expect(stderr).not.toContain('error:');
    expect(stdout).toContain('solvable  yes');
    expect(code).toBe(0);
  });
});
