/** What the built command line prints, as the lines that the independent checker reads. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPuzzle, findForm, formatPuzzle } from '@glissade/core';
import fc from 'fast-check';
import { blockPuzzleSpec } from '../arbitrary/puzzle.ts';
import { jsonLines, spawnCli } from '../cli/runCli.ts';
import { randomPuzzle } from '../data/randomPuzzle.ts';

/** What a verb was asked, as far as its answer depends on it. */
type Given = Readonly<Record<string, unknown>>;

/** A line for the checker. `puzzle` is missing where the output holds it. */
export type Answer = {
  readonly verb: string;
  readonly puzzle?: string;
  readonly output: Record<string, unknown>;
  readonly given: Given;
};

const checker = fileURLToPath(new URL('checker.mjs', import.meta.url));

/** The answers of a verb to many puzzles, in one run of the program. */
export async function answersTo(
  verb: string,
  puzzles: readonly string[],
  argv: readonly string[] = [],
  given: Given = {},
): Promise<Answer[]> {
  const stdin = puzzles.join('\n---\n');
  const { stdout, stderr } = await spawnCli([verb, '-', '--json', '-q', ...argv], { stdin });
  const outputs = jsonLines(stdout);
  if (outputs.length !== puzzles.length) {
    throw new Error(`${verb}: ${outputs.length} answers to ${puzzles.length} puzzles\n${stderr}`);
  }
  return outputs.map((output, index) => ({ verb, puzzle: puzzles[index]!, output, given }));
}

/** The answer of a verb that takes a puzzle and moves. */
export async function answerAbout(
  verb: string,
  puzzle: string,
  moves: string,
  argv: readonly string[] = [],
): Promise<Answer> {
  const { stdout, stderr } = await spawnCli([verb, '-', moves, '--json', '-q', ...argv], {
    stdin: puzzle,
  });
  const [output] = jsonLines(stdout);
  if (!output) throw new Error(`${verb}: no answer\n${stderr}`);
  return { verb, puzzle, output, given: { moves } };
}

/** New puzzles from `generate` and `scramble`. */
export async function newPuzzles(
  verb: string,
  argv: readonly string[],
  { stdin = '', given = {} }: { stdin?: string; given?: Given } = {},
): Promise<Answer[]> {
  const { stdout } = await spawnCli([verb, ...argv, '--json', '-q'], { stdin });
  return jsonLines(stdout).map((output) => ({
    verb,
    output,
    given,
    ...(stdin === '' ? {} : { puzzle: stdin }),
  }));
}

export type Verdict = {
  readonly answers: number;
  readonly proved: number;
  readonly wrong: number;
  /** The places of the wrong answers, from 0. */
  readonly wrongAt: readonly number[];
  /** The first faults, one line an answer. */
  readonly faults: string;
};

/** Runs the checker in a process of its own. */
export function judge(answers: readonly Answer[], limit = 200_000): Verdict {
  const input = answers.map((answer) => JSON.stringify(answer)).join('\n');
  const argv = [checker, '--states', String(limit)];
  const { stdout, stderr } = spawnSync(process.execPath, argv, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const totals = /^(\d+) answers, (\d+) proved again, (\d+) wrong$/m.exec(stdout);
  if (!totals) throw new Error(`the checker failed: ${stderr}`);
  const [count, proved, wrong] = totals.slice(1).map(Number);
  const lines = stdout.split('\n').slice(0, -2);
  const wrongAt = lines.map((line) => JSON.parse(line).number - 1);
  const faults = lines.slice(0, 5).join('\n');
  return { answers: count!, proved: proved!, wrong: wrong!, wrongAt, faults };
}

/**
 * Small puzzles with gates, walls, axes, several goals, groups of same pieces, pieces in parts:
 * half of them walks from a start, half of them thrown together, often without a solution.
 */
export function randomTexts(count: number, seed: number): string[] {
  const walked = Array.from({ length: count }, (_, index) => randomPuzzle(seed + index));
  const labels = [...'ABCDEFGHIJKLMNOPQ'];
  const thrown = fc.sample(blockPuzzleSpec({ sideMax: 4, labels }), { seed, numRuns: count });
  const { refuses } = findForm('native')!;
  return [...walked, ...thrown.map(buildPuzzle)]
    .filter((puzzle) => refuses!(puzzle) === undefined)
    .map((puzzle) => formatPuzzle(puzzle));
}
