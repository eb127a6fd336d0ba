/* What every verb does, as calls of the library with limits: of each board, and of each family. */
import { analyse } from '@glissade/analysis/analyse/analyse';
import { distanceTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import { explain } from '@glissade/analysis/explain/explain';
import { generate } from '@glissade/analysis/generate/generate';
import { map } from '@glissade/analysis/map/mapping';
import { scrambles } from '@glissade/analysis/scramble/scrambles';
import { survey } from '@glissade/analysis/survey/survey';
import { trace } from '@glissade/analysis/trace/trace';
import { adjust } from '@glissade/analysis/vary/adjust';
import { otherGoals } from '@glissade/analysis/vary/goals';
import { vary } from '@glissade/analysis/vary/vary';
import { type Puzzle, parsePuzzle } from '@glissade/core';
import { solveAnytime } from '@glissade/solve/anytime/solveAnytime';
import { countStates } from '@glissade/solve/countStates';
import type { Limits } from '@glissade/solve/options/options';
import { prepareTables } from '@glissade/solve/prepareTables';
import { solve } from '@glissade/solve/solve';
import { BOARDS } from '../../bench/limits/boards.mjs';
import { FAMILIES } from '../../bench/limits/surveys.mjs';
import { blocksPuzzle } from '../support/puzzles.ts';

/** Limits of a call, and what may abort it. */
export type Bounds = { readonly limits: Limits; readonly signal?: AbortSignal };

/** A call; it gives the outcome, or the last event of several. */
export type Work = {
  readonly name: string;
  readonly run: (bounds: Bounds) => Promise<unknown>;
};

async function lastOf(events: AsyncIterable<unknown>): Promise<unknown> {
  let last: unknown;
  for await (const event of events) last = event;
  return last;
}

function worksOn(name: string, puzzle: Puzzle): Work[] {
  const [isTiles, threads] = [puzzle.type === 'tiles', 1];
  const metric = isTiles ? 'stm' : 'moves';
  const call = (verb: string, run: Work['run']): Work => ({ name: `${verb}, ${name}`, run });
  const asked = { metric, lengthMin: 40, seed: 1 } as const;
  return [
    call('solve', (bounds) => solve(puzzle, { metric, threads, ...bounds })),
    call('solve --any', (bounds) => lastOf(solveAnytime(puzzle, { metric, threads, ...bounds }))),
    call('solve --all', (bounds) =>
      solve(puzzle, { metric, threads, allSolutions: 300_000, ...bounds }),
    ),
    call('check --states', (bounds) => countStates(puzzle, { threads, ...bounds })),
    call('hint', (bounds) => evaluate(puzzle, puzzle.start, { metric, ...bounds })),
    call('analyse', (bounds) => analyse(puzzle, bounds)),
    call('explain', (bounds) => explain(puzzle, bounds)),
    call('map', (bounds) => map(puzzle, bounds)),
    call('trace', (bounds) => lastOf(trace(puzzle, { engine: 'astar', ...bounds }))),
    call('scramble', (bounds) => lastOf(scrambles(puzzle, { ...asked, ...bounds }))),
    call('distanceTable', (bounds) => distanceTable(puzzle, { metric, ...bounds })),
    ...(isTiles
      ? [call('tables', (bounds) => prepareTables(puzzle, { threads, tables: 'heavy', ...bounds }))]
      : [
          call('vary', (bounds) => vary(puzzle, bounds)),
          call('vary --goals', (bounds) => otherGoals(puzzle, bounds)),
          call('vary --harder', (bounds) =>
            adjust(puzzle, { lengthMin: 1000, seed: 1, ...bounds }),
          ),
        ]),
  ];
}

const boardOf = (text: string) => (/\s/.test(text) ? parsePuzzle(text) : blocksPuzzle(text));

/** By board. */
export const ON_BOARDS = BOARDS.map(({ name, text }) => {
  const puzzle = boardOf(text);
  return { name, works: worksOn(name, puzzle) };
});

/** Every family of surveys and of puzzles that are made, in every size. */
export const OF_FAMILIES: readonly Work[] = [
  ...FAMILIES.map(
    (family): Work => ({
      name: `survey ${family}`,
      run: (bounds) => survey({ family, threads: 1, ...bounds }),
    }),
  ),
  ...(['hua-rong-dao', 'rush'] as const).flatMap((family) =>
    (['easy', 'medium', 'hard'] as const).map(
      (level): Work => ({
        name: `generate ${family} ${level}`,
        run: (bounds) => generate({ family, level, seed: 1, ...bounds }),
      }),
    ),
  ),
];
