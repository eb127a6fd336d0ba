/* Calls of every public function that works in slices, on inputs that have many or long ones. */
import { analyse } from '@glissade/analysis/analyse/analyse';
import { distanceTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
import { evaluate } from '@glissade/analysis/analyse/evaluate/evaluate';
import { reviewSolution } from '@glissade/analysis/analyse/review/reviewSolution';
import { explain } from '@glissade/analysis/explain/explain';
import { generate } from '@glissade/analysis/generate/generate';
import { map } from '@glissade/analysis/map/mapping';
import { scrambles } from '@glissade/analysis/scramble/scrambles';
import { survey } from '@glissade/analysis/survey/survey';
import { trace } from '@glissade/analysis/trace/trace';
import { adjust } from '@glissade/analysis/vary/adjust';
import { otherGoals } from '@glissade/analysis/vary/goals';
import { vary } from '@glissade/analysis/vary/vary';
import { type Puzzle, packSteps, parsePuzzle } from '@glissade/core';
import { solveAnytime } from '@glissade/solve/anytime/solveAnytime';
import { certify } from '@glissade/solve/certificate/certify';
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import { countStates } from '@glissade/solve/countStates';
import { ENGINE_NAMES, type EngineName } from '@glissade/solve/engines/engineNames';
import { prepareTables } from '@glissade/solve/prepareTables';
import { solve, solveSync } from '@glissade/solve/solve';
import { blocksPuzzle } from '../support/puzzles.ts';
import { reversedBoard } from './boards.ts';

/** One call, which ends early when the signal says so. */
type Call = {
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
};

/** Enough for every slice of the work to come up, and no more. */
const limits = { timeMs: 1000 };
const alone = { limits, threads: 1 } as const;

const FIFTEEN = reversedBoard(4);
const KLOTSKI = blocksPuzzle('klotski');
const EIGHT = parsePuzzle('8 6 7/2 5 4/3 0 1');
/** Made once, when it is first checked. */
let proof: Promise<Uint8Array> | undefined;
const klotskiProof = () => {
  proof ??= solveCertified(KLOTSKI).then(({ certificate = [] }) => Buffer.concat(certificate));
  return proof;
};

const SURVEYS = ['simple 3x3', 'simple 4x4', 'klotski', 'rush 4', 'tiles 3x3', 'tiles 3x4'];

const BLOCK_ENGINES: readonly EngineName[] = ['kernel', 'packed'];
const TILE_ENGINES: readonly EngineName[] = ['tiles', 'constructive', 'anytime'];

/** Takes what an iterator gives until it ends, or until there is enough. */
async function take(events: AsyncIterable<unknown>, most: number): Promise<void> {
  let taken = 0;
  for await (const _ of events) if (++taken === most) return;
}

function solves(engine: EngineName): Call[] {
  const call = (name: string, puzzle: Puzzle): Call => ({
    name: `solve, ${engine}, ${name}`,
    run: (signal) => solve(puzzle, { ...alone, engine, signal }),
  });
  const isFor = (others: readonly EngineName[]) => !others.includes(engine);
  const blocks = isFor(TILE_ENGINES) ? [call('Klotski', KLOTSKI)] : [];
  const tiles = isFor(BLOCK_ENGINES) ? [call('15 tiles', FIFTEEN)] : [];
  return [...blocks, ...tiles];
}

function ofOptions(): Call[] {
  const listed = { ...alone, metric: 'steps', allSolutions: 300_000 } as const;
  return [
    { name: 'solve, all', run: (signal) => solve(KLOTSKI, { ...listed, signal }) },
    {
      name: 'solve, all, second metric',
      run: (signal) => solve(KLOTSKI, { ...listed, tieBreak: 'moves', signal }),
    },
    {
      name: 'solve, counted',
      run: (signal) => solve(KLOTSKI, { ...alone, countOptimal: true, signal }),
    },
    {
      name: 'solveCertified',
      run: (signal) => solveCertified(KLOTSKI, { ...alone, signal }),
    },
    { name: 'certify', run: async (signal) => certify(await klotskiProof(), { signal }) },
    { name: 'trace', run: (signal) => take(trace(KLOTSKI, { ...alone, signal }), 1e9) },
  ];
}

function ofBoards(): Call[] {
  const anytime = (side: number, puzzle = reversedBoard(side)): Call => ({
    name: `solveAnytime, ${side}×${side}`,
    run: (signal) => take(solveAnytime(puzzle, { ...alone, signal }), Number.POSITIVE_INFINITY),
  });
  const constructive = (side: number, puzzle = reversedBoard(side)): Call => ({
    name: `solve, constructive, ${side}×${side}`,
    run: (signal) => solve(puzzle, { ...alone, engine: 'constructive', signal }),
  });
  return [
    ...[4, 5, 7, 20, 100].map((side) => anytime(side)),
    ...[100, 200].map((side) => constructive(side)),
    ...(['light', 'heavy'] as const).map(
      (tables): Call => ({
        name: `prepareTables, ${tables}`,
        run: (signal) => prepareTables(FIFTEEN, { ...alone, tables, signal }),
      }),
    ),
  ];
}

function ofSpaces(name: string, puzzle: Puzzle): Call[] {
  const call = (what: string, run: Call['run']): Call => ({ name: `${what}, ${name}`, run });
  const metric = puzzle.type === 'tiles' ? 'stm' : 'moves';
  const solved = solveSync(puzzle);
  if (solved.status !== 'solved') throw new Error('a puzzle that has a solution');
  const asked = { metric, lengthMin: 10, seed: 1 } as const;
  const line = packSteps(solved.steps);
  return [
    call('countStates', (signal) => countStates(puzzle, { ...alone, signal })),
    call('analyse', (signal) => analyse(puzzle, { limits, signal })),
    call('evaluate', (signal) => evaluate(puzzle, puzzle.start, { limits, signal })),
    call('distanceTable', (signal) => distanceTable(puzzle, { metric, limits, signal })),
    call('reviewSolution', (signal) => reviewSolution(puzzle, line, { limits, signal })),
    call('explain', (signal) => explain(puzzle, { limits, signal })),
    call('map', (signal) => map(puzzle, { limits, signal })),
    call('scrambles', (signal) => take(scrambles(puzzle, { ...asked, limits, signal }), 20)),
  ];
}

function ofDesigns(): Call[] {
  return [
    { name: 'vary', run: (signal) => vary(KLOTSKI, { limits, signal }) },
    { name: 'otherGoals', run: (signal) => otherGoals(KLOTSKI, { limits, signal }) },
    {
      name: 'adjust',
      run: (signal) => adjust(KLOTSKI, { lengthMin: 90, seed: 1, limits, signal }),
    },
    ...(['hua-rong-dao', 'rush'] as const).map(
      (family): Call => ({
        name: `generate, ${family}`,
        run: (signal) => generate({ family, level: 'hard', seed: 3, limits, signal }),
      }),
    ),
    ...SURVEYS.map(
      (family): Call => ({
        name: `survey, ${family}`,
        run: (signal) => survey({ family, ...alone, signal }),
      }),
    ),
  ];
}

/** Every call; those that share a board beside one another. */
export const CALLS: readonly Call[] = [
  ...ENGINE_NAMES.flatMap(solves),
  ...ofOptions(),
  ...ofBoards(),
  ...ofSpaces('8 tiles', EIGHT),
  ...ofSpaces('Klotski', KLOTSKI),
  ...ofDesigns(),
];
