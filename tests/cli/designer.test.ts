import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';

const own = 'start:\nAAB\nCDB\nC..\nE..\ngoal:\n...\n...\n...\n.AA\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-designer-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, name);

async function optimumOf(name: string): Promise<number> {
  const { stdout } = await runCli(['solve', file(name), '--json', '-q']);
  return jsonLines(stdout)[0]!.length as number;
}

describe('a designer', () => {
  it('makes a version ten moves harder, and prints it', async () => {
    writeFileSync(file('own.slide'), own);
    const { stdout } = await runCli(['vary', file('own.slide'), '--harder', '10']);
    writeFileSync(file('harder.slide'), stdout);
    expect(await optimumOf('harder.slide')).toBeGreaterThanOrEqual(18);
    for (const [name, begins] of [
      ['harder.svg', '<svg '],
      ['harder.3mf', 'PK\u0003\u0004'],
      ['harder.stl', 'binary STL'],
    ] as const) {
      const printed = await runCli(['print', file('harder.slide'), '-o', file(name)]);
      expect([printed.code, printed.stdout]).toEqual([0, '']);
      expect(readFileSync(file(name), 'latin1').startsWith(begins)).toBe(true);
    }
  });

  it('lists other goals of the same pieces, the hardest first', async () => {
    const { stdout } = await runCli(['vary', own, '--goals', '--json']);
    const goals = jsonLines(stdout)[0]!.goals as { readonly length: number }[];
    const lengths = goals.map(({ length }) => length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  });
});
