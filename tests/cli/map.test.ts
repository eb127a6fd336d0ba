import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const row = 'start:\nA..\ngoal:\n..A';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-map-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const countOf = (text: string, part: string) => text.split(part).length - 1;

describe('map', () => {
  it('draws Klotski with its 25,955 states', async () => {
    const file = join(folder, 'klotski.svg');
    const { code, stdout } = await runCli(['map', 'klotski', '-o', file]);
    expect([code, stdout]).toEqual([0, '']);
    const svg = readFileSync(file, 'utf8');
    expect(countOf(svg, 'h0')).toBeGreaterThanOrEqual(25_955);
    expect(svg).toContain('<desc>25,955 states, 47,151 edges</desc>');
    expect(svg).toContain('a shortest solution: 81 moves');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('writes every state and edge with its place, in the format of the file', async () => {
    for (const [ending, node, edge] of [
      ['graphml', '<node id=', '<edge source='],
      ['gexf', '<node id=', '<edge id='],
      ['json', '"fromStart":', '\n['],
    ] as const) {
      const file = join(folder, `dads.${ending}`);
      expect((await runCli(['map', 'dads', '-o', file])).code).toBe(0);
      const text = readFileSync(file, 'utf8');
      expect([countOf(text, node), countOf(text, edge)]).toEqual([1398, 2338]);
    }
    const { nodes, edges } = JSON.parse(readFileSync(join(folder, 'dads.json'), 'utf8'));
    expect(nodes[0]).toMatchObject({ id: 0, fromStart: 0, toGoal: 59, marks: 'start line' });
    expect(nodes.every(({ x, y }: { x: number; y: number }) => Number.isFinite(x + y))).toBe(true);
    expect(edges.every(([a, b]: number[]) => a! < b! && b! < 1398)).toBe(true);
  });

  it('prints to standard output, the same each time', async () => {
    const [one, other] = [await runCli(['map', row, '-q']), await runCli(['map', row, '-q'])];
    expect(one.stdout).toBe(other.stdout);
    expect(one.stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    const graphml = await runCli(['map', row, '-f', 'graphml', '-q', '-m', 'steps']);
    expect(graphml.stdout).toMatch(/^<\?xml[\s\S]*<\/graphml>\n$/);
    expect(countOf(graphml.stdout, '<edge')).toBe(2);
  });

  it('joins states into rooms, and opens them', async () => {
    const whole = JSON.parse((await runCli(['map', 'dads', '--rooms', '--json', '-q'])).stdout);
    expect(schemaFaults('map', whole)).toEqual([]);
    expect(whole).toMatchObject({ dotsAre: 'rooms', states: 1398, dots: whole.sizes.length });
    expect(whole.sizes.reduce((sum: number, size: number) => sum + size, 0)).toBe(1398);
    const room = whole.sizes.indexOf(Math.max(...whole.sizes));
    const path = ['map', 'dads', '--room', `${room}`];
    const open = JSON.parse((await runCli([...path, '--json', '-q'])).stdout);
    expect(schemaFaults('map', open)).toEqual([]);
    expect(open).toMatchObject({ dotsAre: 'states', dots: whole.sizes[room] });
    const { stdout } = await runCli([...path, '-q']);
    expect(stdout).toContain(`<desc>${open.dots} of 1,398 states`);
  });

  it('folds mirror images', async () => {
    const { stdout } = await runCli(['map', 'klotski', '--fold', '--json', '-q']);
    const facts = JSON.parse(stdout);
    expect(schemaFaults('map', facts)).toEqual([]);
    expect(facts).toMatchObject({ dots: 13011, states: 25955, folded: ['left-right'] });
  });

  it('ends with 3 where there are too many states', async () => {
    const { code } = await runCli(['map', 'klotski', '--nodes', '1000']);
    expect(code).toBe(3);
  });
});
