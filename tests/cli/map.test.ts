import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const row = 'start:\nA..\ngoal:\n..A';
const walled = 'start:\nAB#.\ngoal:\n...A';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-map-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const countOf = (text: string, part: string) => text.split(part).length - 1;

describe('map', () => {
  it('draws Klotski with its 25,955 states', async () => {
    const file = join(folder, 'klotski.svg');
    const { code, stdout, stderr } = await runCli(['map', 'klotski', '-o', file]);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain('25,955 dots, 47,151 edges in moves');
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

  it('says how to get a picture of pixels, before it does any work', async () => {
    const file = join(folder, 'klotski.png');
    const { code, stderr } = await runCli(['map', 'klotski', '-o', file]);
    expect([code, readdirSync(folder).includes('klotski.png')]).toEqual([2, false]);
    expect(stderr).toContain('map writes no PNG');
    expect(stderr).toContain('rsvg-convert');
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
    for (const wrong of ['99999', `${room}.0`]) {
      const { code, stderr } = await runCli(['map', 'dads', '--room', wrong]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`there is no room ${wrong}`)]);
    }
    expect((await runCli(['map', 'dads', '--room', 'x'])).stderr).toContain('no path of rooms');
  });

  it('folds mirror images, and says where there are none', async () => {
    const { stdout } = await runCli(['map', 'klotski', '--fold', '--json', '-q']);
    const facts = JSON.parse(stdout);
    expect(schemaFaults('map', facts)).toEqual([]);
    expect(facts).toMatchObject({ dots: 13011, states: 25955, folded: ['left-right'] });
    const none = await runCli(['map', row, '--fold', '-f', 'json']);
    expect(none.stderr).toContain('--fold changes nothing here');
  });

  it('has a legend in Chinese', async () => {
    const { stdout } = await runCli(['map', row, '--lang', 'zh', '-q']);
    expect(stdout).toContain('一条最短解法');
  });

  it('draws the states where the goal is out of reach', async () => {
    const { code, stdout } = await runCli(['map', walled, '-q']);
    expect(code).toBe(0);
    expect(stdout).toContain('the goal is out of reach');
  });

  it('says in one message what is too large or makes no sense', async () => {
    const large = await runCli(['map', 'klotski', '--nodes', '1000']);
    expect([large.code, large.stdout]).toEqual([3, expect.stringContaining('no map of a part')]);
    expect(large.stderr).toContain('500,000 states at most; try --rooms');
    const two = await runCli(['map', 'klotski', 'dads']);
    expect([two.code, two.stderr]).toEqual([2, expect.stringContaining('one puzzle at a time')]);
    const nowhere = await runCli(['map', row, '-o', join(folder, 'none', 'x.svg')]);
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('cannot be')]);
  });
});
