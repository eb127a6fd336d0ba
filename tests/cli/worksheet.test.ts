import { parsePuzzle, solveSync } from 'glissade';
import { tileParity } from 'glissade/core';
import { describe, expect, test } from 'vitest';
import { jsonLines, runCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

type Part = {
  kind: string;
  text?: string;
  items?: string[];
  count?: number;
  boards?: { caption: string; tiles: number[] }[];
};
type Exercise = { title: string; task: Part[]; answer: Part[] };

const boardText = (tiles: readonly number[]) =>
  [0, 3, 6].map((at) => tiles.slice(at, at + 3).join(' ')).join('/');

describe('worksheet', () => {
  test('the answers of thirty exercises are right', async () => {
    const { stdout } = await runCli(['worksheet', '--seed', '3', '--count', '30', '--json']);
    const exercises = jsonLines(stdout) as unknown as Exercise[];
    expect(exercises).toHaveLength(30);
    for (const exercise of exercises) {
      expect(schemaFaults('worksheet', exercise)).toEqual([]);
      const boards = exercise.task.flatMap((part) => part.boards ?? []);
      const said = exercise.answer.map((part) => part.text ?? part.items!.join('\n'));
      for (const { caption, tiles } of boards.filter((one) => one.caption !== 'goal')) {
        const puzzle = parsePuzzle(boardText(tiles));
        if (exercise.title === 'Parity') {
          const word = tileParity(puzzle).isSolvable ? ': solvable' : ': unsolvable';
          expect(said.find((line) => line.startsWith(caption))).toContain(word);
          continue;
        }
        const outcome = solveSync(puzzle);
        if (outcome.status !== 'solved') throw new Error('a board without a solution');
        const isTold = said.some((line) => line.includes(`${outcome.length}`));
        expect(isTold, `${exercise.title}: ${boardText(tiles)}`).toBe(true);
        if (exercise.title === 'Breadth-first search') {
          const counted = solveSync(puzzle, { engine: 'bfs-late', gapOrder: 'UDLR' });
          expect(said[0]).toBe(`It expands ${counted.stats.expanded} states:`);
          expect(said[1]!.split('\n')[0]).toBe(boardText(tiles));
        }
        if (/search$|^A\*/.test(exercise.title)) {
          // A frame for each state, and not exactly as many.
          const { count } = exercise.task.find((part) => part.kind === 'frames')!;
          const states = exercise.answer.find((part) => part.items)!.items!.length;
          expect(count).toBeGreaterThan(states);
          expect(count).toBeLessThanOrEqual(states + 6);
        }
      }
    }
  });

  test('the same seed gives the same sheet, another one another', async () => {
    const sheet = async (seed: string) =>
      (await runCli(['worksheet', '--seed', seed, '--format', 'text'])).stdout;
    expect(await sheet('7')).toBe(await sheet('7'));
    expect(await sheet('8')).not.toBe(await sheet('7'));
    expect((await sheet('7')).split('\f')).toHaveLength(2);
  });

  test('the page stands alone: drawings inside, nothing loaded, a page of answers', async () => {
    const { stdout, code } = await runCli(['worksheet', '--seed', '7']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<!doctype html>/);
    expect(stdout).not.toMatch(/<script|src=|href=|url\(/);
    expect(stdout.match(/role="img" aria-label="/g)!.length).toBe(5 + 2 + 2 + 2 + 2);
    expect(stdout.match(/class="frames"/g)).toHaveLength(2);
    expect(stdout).toContain('<span>Name</span><span>Date</span>');
    expect(stdout).toContain('.answers { break-before: page }');
  });

  test('a seed is told where none was given', async () => {
    const { stderr } = await runCli(['worksheet', '--count', '1', '--format', 'text']);
    expect(stderr).toMatch(/^seed \d+\n$/);
  });
});
