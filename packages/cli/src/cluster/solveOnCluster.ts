/* `solve --redis`: puzzles solved by the workers of other machines. */
import type * as Cluster from '@glissade/cluster';
import type { BoundCount, Left, Run } from '@glissade/cluster';
import { defaultMetric } from '@glissade/core';
import type { LevelCount } from '@glissade/solve/levelRuns/levelSearch';
import type { ManySolver } from '../batch/batchSolver.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { AskedOptions } from '../flags/search.ts';
import type { Shell } from '../shell.ts';
import { countOf, formatCount, plural } from '../text/numbers.ts';
import { addressOf, loadCluster } from './loadCluster.ts';

export type Search = 'split' | 'levels';

export type Where = {
  readonly url: string;
  readonly run: string | undefined;
  /** One puzzle is searched by all workers: the tree of a tile board, or level by level. */
  readonly search?: Search;
};

/** Does the work with a solver that sends each puzzle to the workers at this address. */
export function solveOnCluster(
  shell: Shell,
  where: Where,
  work: (solver: ManySolver) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withRun(shell, where, 'solve', (run, cluster) =>
    work(where.search ? solverTogether(shell, where.search, run, cluster) : solverOf(run)),
  );
}

/** All workers search one puzzle. */
function solverTogether(
  { output }: Shell,
  search: Search,
  run: Run,
  { solveLevels, solveTree }: typeof Cluster,
): ManySolver {
  const onBound = ({ bound, expanded }: BoundCount) =>
    output.note(`no solution of ${bound} stm: ${countOf(expanded, 'state')}`);
  let isTaken = false;
  return {
    waitingMax: 1,
    description: `run ${run.name}`,
    solve: async (puzzle, options) => {
      requireTogether(search, options, isTaken);
      isTaken = true;
      if (search === 'split') return solveTree(run, puzzle, { onBound });
      const metric = options.metric ?? defaultMetric(puzzle);
      return solveLevels(run, puzzle, metric, { onLevel: (count) => tellLevel(output, count) });
    },
  };
}

/** Says how many states a level has. */
export function tellLevel(output: Shell['output'], { level, states, bytes }: LevelCount): void {
  const megabytes = formatCount(Math.ceil(bytes / 1e6));
  output.note(`level ${level}: ${countOf(states, 'state')}, ${megabytes} MB`);
}

/** What a search of one puzzle by all can be asked. */
export function requireTogether(
  search: Search,
  { metric, ...options }: AskedOptions,
  isTaken: boolean,
): void {
  const others = Object.values(options).filter((value) => value !== undefined);
  const isOther = search === 'split' && metric !== undefined && metric !== 'stm';
  if (!isTaken && !isOther && others.every(isEmpty)) return;
  if (search === 'split') {
    const hint = 'give one tile board and no flag of a search but -m stm';
    throw new UsageError('usage', '--split proves one shortest solution in stm', hint);
  }
  const hint = 'give one puzzle and no flag of a search but -m';
  throw new UsageError('usage', '--levels proves one shortest solution', hint);
}

function isEmpty(value: unknown): boolean {
  return value === false || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** Opens a run, does the work, and ends the run or keeps it for another start. */
export async function withRun(
  { io, output, signal }: Shell,
  { url, run: name, search }: Where,
  kind: 'solve' | 'survey',
  work: (run: Run, cluster: typeof Cluster) => Promise<ExitCode>,
): Promise<ExitCode> {
  const cluster = await loadCluster();
  const run = await cluster.openRun(addressOf(io, url), {
    kind: search === 'split' ? search : kind,
    queue: search === 'levels' ? 'levels' : 'solve',
    onNote: (text) => output.note(text),
    run: name,
  });
  const again = `the same command with --run ${run.name} continues it`;
  output.note(`run ${run.name}; if it is stopped, ${again}`);
  const abort = () => run.abort();
  signal.addEventListener('abort', abort);
  try {
    const code = await work(run, cluster);
    if (code === EXIT.interrupted) {
      const isTold = await run.cancel();
      const on = `workers continue until glissade runs cancel ${run.name}; ${again}`;
      output.note(isTold ? `run ${run.name} is kept: ${again}` : `Redis cannot be reached: ${on}`);
      return code;
    }
    tellLeft(output, kind, run.name, await run.finish());
    return code;
  } finally {
    signal.removeEventListener('abort', abort);
    await run.close();
  }
}

/** Says what keeps a run whose answers were printed. */
function tellLeft(output: Shell['output'], kind: keyof typeof ASIDE, run: string, left: Left) {
  const again = `the same command with --run ${run} continues it`;
  const { aside, missing } = left;
  if (aside > 0) {
    const count = countOf(aside, ASIDE[kind]);
    output.note(`${count} set aside; after glissade runs resume ${run}, ${again}`);
  }
  if (missing > 0) {
    const count = `${formatCount(missing)} more ${plural(missing, 'puzzle')} than were given now`;
    output.note(`run ${run} has ${count} and is kept; to continue it, give all`);
  }
}

const ASIDE = { solve: 'puzzle', survey: 'part' } as const;

function solverOf(run: Run): ManySolver {
  return {
    get waitingMax() {
      return run.window;
    },
    description: `run ${run.name}`,
    solve: (puzzle, options) => run.solve(puzzle, options),
  };
}
