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
  it('sees what each change does', async () => {
    writeFileSync(file('own.slide'), own);
    const { code, stdout, stderr } = await runCli(['vary', file('own.slide')]);
    expect(code).toBe(0);
    expect(stdout).toContain('as it is: 8 moves');
    expect(stdout).toMatch(/without B +\d+ {2}\(−\d+\)/);
    expect(stdout).toMatch(/a wall at column 2, row 3 +\d+|unsolvable/);
    expect(stderr).toContain('each optimum in moves proved');
    const few = await runCli(['vary', file('own.slide'), '--nodes', '5']);
    expect(few.stdout).toContain('at least');
    expect(few.stderr).toMatch(/\d+ of the optima in moves proved/);
  });

  it('makes a version ten moves harder, with the trail, and prints it', async () => {
    writeFileSync(file('own.slide'), own);
    const { code, stdout, stderr } = await runCli(['vary', file('own.slide'), '--harder', '10']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/before: 8 moves\n(.+: \d+ moves\n)+/);
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
    const card = await runCli(['print', file('harder.slide'), '-f', 'card', '--lang', 'zh']);
    expect(card.stdout).toContain('>目标<');
    const titled = await runCli(['print', own, '-f', 'card', '--title', ' For Ada\n& Bo']);
    expect(titled.stdout).toContain('>For Ada &amp; Bo</text>');
  });

  it('lists other goals of the same pieces, the hardest first', async () => {
    const { stdout } = await runCli(['vary', own, '--goals', '--json']);
    const goals = jsonLines(stdout)[0]!.goals as { readonly length: number }[];
    const lengths = goals.map(({ length }) => length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  });

  it('is told in time, with what is known by then', async () => {
    const varied = await runCli(['vary', own, '--time', '0', '--json']);
    expect([varied.code, jsonLines(varied.stdout)[0]]).toEqual([
      3,
      expect.objectContaining({ status: 'undecided', limit: 'time', variations: [] }),
    ]);
    const harder = await runCli(['vary', own, '--harder', '10', '--time', '0']);
    expect([harder.code, harder.stdout]).toEqual([
      3,
      'undecided: the time was too short to solve the puzzle as it is\n',
    ]);
    const goals = await runCli(['vary', own, '--goals', '--time', '0']);
    expect([goals.code, goals.stderr]).toEqual([3, expect.stringContaining('a limit was reached')]);
    const made = await runCli(['generate', 'rush', '--seed', '1', '--time', '0']);
    expect([made.code, made.stderr]).toEqual([3, expect.stringContaining('more --time')]);
  });

  it('is told what cannot be', async () => {
    const both = await runCli(['vary', own, '--harder', '--goals']);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('different things')]);
    const binary = await runCli(['print', own, '-f', 'stl']);
    expect([binary.code, binary.stderr]).toEqual([2, expect.stringContaining('add -o')]);
    const apart = await runCli(['print', 'start:\nA.A\n...\ngoal:\n...\nA.A']);
    expect([apart.code, apart.stderr]).toEqual([2, expect.stringContaining('hang together')]);
  });
});
