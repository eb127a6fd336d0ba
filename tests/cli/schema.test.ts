import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { runCli } from './runCli.ts';

const folder = new URL('../../packages/glissade/schema/', import.meta.url);
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
});
for (const file of readdirSync(folder)) {
  ajv.addSchema(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

function faultsOf(name: string, value: unknown): string[] {
  const validate = ajv.getSchema(`urn:glissade:${name}:1`);
  if (!validate) throw new Error(`no schema ${name}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

async function linesOf(...argv: string[]): Promise<unknown[]> {
  const { stdout } = await runCli(['solve', ...argv, '--json', '-q']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('published schemas', () => {
  test.each([
    [['klotski']],
    [['klotski', '-m', 'moves', '--then', 'steps', '--states']],
    [['8 6 4/0 7 2/5 1 3', '-m', 'mtm']],
    [['1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0']],
    [['klotski', '--nodes', '10']],
    [['klotski', 'gibberish !', 'dads']],
  ])('solve %j prints what its schema says', async (argv) => {
    const lines = await linesOf(...argv);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(faultsOf('solve', line)).toEqual([]);
  });

  test('the schemas refuse what is not theirs', async () => {
    const [line] = (await linesOf('klotski')) as [Record<string, unknown>];
    const { id: _, index: __, ...outcome } = line;
    expect(faultsOf('outcome', outcome)).toEqual([]);
    expect(faultsOf('outcome', { ...outcome, extra: 1 })).not.toEqual([]);
    expect(faultsOf('outcome', { ...outcome, length: -1 })).not.toEqual([]);
    expect(faultsOf('outcome', { ...outcome, status: 'unsolvable' })).not.toEqual([]);
    expect(faultsOf('solve', { index: 1, error: { message: 'no' } })).not.toEqual([]);
  });
});
