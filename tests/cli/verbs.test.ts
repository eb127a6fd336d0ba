import { describe, expect, it } from 'vitest';
import { runCli } from './runCli.ts';

const eight = '8 6 4/0 7 2/5 1 3';
const easy = '1 2 3/4 5 6/0 7 8';
const small = 'title: Small\nstart:\nAA.\nB..\ngoal:\n.AA\n...';

describe('on a terminal', () => {
  it('show puts start and goal one under another where they do not fit', async () => {
    const { stdout } = await runCli(['show', 'klotski'], { isTTY: true, columns: 12 });
    expect(stdout.indexOf('goal')).toBeGreaterThan(stdout.indexOf('I'));
  });

  it('list never is wider', async () => {
    for (const columns of [80, 50, 40]) {
      const { stdout } = await runCli(['list', '--no-color'], { isTTY: true, columns });
      const wide = stdout.split('\n').filter((line) => [...line].length > columns);
      expect(wide).toEqual([]);
    }
  });
});

describe('pictures', () => {
  it('show draws a state as SVG, with a hint and a line', async () => {
    const argv = ['show', easy, '-f', 'svg', '--hint', 'L', '--line', 'L2'];
    const { stdout, code } = await runCli(argv);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<svg xmlns=".*<\/svg>\n$/s);
    expect(stdout).toContain('<polyline');
    expect(stdout).toContain('@keyframes');
    const dark = await runCli(['show', 'klotski', '-f', 'svg', '--theme', 'dark', '--no-labels']);
    expect(dark.stdout).toContain('#0b0d10');
    expect(dark.stdout).not.toContain('<text');
  });

  it('solve draws the solution as it plays, and every state', async () => {
    const playing = await runCli(['solve', easy, '-f', 'svg']);
    expect(playing.stdout).toMatch(/^<svg xmlns=".*@keyframes.*<\/svg>\n$/s);
    const { stdout } = await runCli(['solve', easy, '-f', 'frames-svg']);
    expect(stdout).toContain('>2. 8L</text>');
  });
});

describe('what is printed reads back', () => {
  it('each of the moves, by --after', async () => {
    const { stdout } = await runCli(['moves', small, '--json']);
    for (const move of JSON.parse(stdout).moves) {
      const after = await runCli(['show', small, '--after', move]);
      expect(after.code).toBe(0);
    }
  });

  it('several puzzles in the native form', async () => {
    const native = await runCli(['convert', 'klotski', eight, '-q']);
    const again = await runCli(['convert', '-', '-q'], { stdin: native.stdout });
    expect(again.stdout).toBe(native.stdout);
  });
});
