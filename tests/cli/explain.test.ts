import { describe, expect, it } from 'vitest';
import { runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

describe('explain', () => {
  it('parts the whole solution into chapters', async () => {
    const { stdout } = await runCli(['explain', 'dads', '-q']);
    const chapters = [...stdout.matchAll(/^Chapter \d, moves (\d+) to (\d+): /gm)];
    const lengths = chapters.map(([, from, to]) => Number(to) - Number(from) + 1);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(59);
  });

  it('gives the reasons that hint gives', async () => {
    const cars =
      'start:\n.EE.\n..C.\nAAC.\n..D.\n..D.\naxes: long\ngoal:\n....\n....\n..AA\n....\n....';
    const [explained, hinted] = [
      await runCli(['explain', cars, '-q']),
      await runCli(['hint', cars, '-q']),
    ];
    const reasons = /^To get A to its goal, .*\.$/m.exec(hinted.stdout)![0];
    expect(explained.stdout.replaceAll('\n', ' ')).toContain(reasons);
  });

  it('keeps lines short enough to read, in both languages', async () => {
    for (const lang of ['en', 'zh']) {
      const { stdout } = await runCli(['explain', 'dads', '--lang', lang, '-q'], {
        env: { COLUMNS: '60' },
      });
      expect(stdout.split('\n').every((line) => line.length <= 88)).toBe(true);
    }
  });

  it('prints a page in Chinese without English words', async () => {
    const { stdout } = await runCli(['explain', 'dads', '--lang', 'zh', '-q']);
    const words = stdout.replaceAll(/^.*：[A-Z][A-Z0-9 ]+$|Dad's Puzzle|--json/gm, '');
    expect(words).not.toMatch(/[a-z]{3}/);
  });

  it('prints facts as the schema says', async () => {
    const { stdout } = await runCli(['explain', 'dads', '--json']);
    const facts = JSON.parse(stdout);
    expect(schemaFaults('explain', facts)).toEqual([]);
    expect(facts).toMatchObject({ status: 'explained', metric: 'moves', length: 59 });
    expect((await runCli(['explain', 'klotski', '--memory', '1'])).code).toBe(3);
  });
});

describe('explain for a tile board', () => {
  const fifteen = '5 1 2 4/9 6 3 8/13 10 7 11/14 15 12 0';

  it('prints the stages as the schema says', async () => {
    const { stdout } = await runCli(['explain', fifteen, '--json']);
    const facts = JSON.parse(stdout);
    expect(schemaFaults('explain', facts)).toEqual([]);
    expect(facts.byHand.stages).toHaveLength(9);
    expect(facts.byHand.optimum).toMatchObject({ length: 12, isProved: true });
    const moves = ['verify', fifteen, facts.byHand.moves, '--json'];
    const verified = JSON.parse((await runCli(moves)).stdout);
    expect(verified).toMatchObject({ valid: true, length: facts.byHand.length });
  });
});
