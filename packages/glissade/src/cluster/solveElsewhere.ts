import type * as Cluster from '@glissade/cluster';
import type { BoundCount, Run } from '@glissade/cluster';
import type { RunOptions } from '@glissade/engine';
import type { ManySolver } from '../batch/batchSolver.ts';
import { UsageError } from '../errors.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Shell } from '../shell.ts';
import { formatCount, plural } from '../text/numbers.ts';
import { addressOf, loadCluster } from './loadCluster.ts';

/** Puzzles that may be in Redis beyond the one whose answer is printed next. */
const WAITING_MAX = 2000;

export type Where = {
  readonly url: string;
  readonly run: string | undefined;
  /** One tile board is searched by all workers. */
  readonly isSplit?: boolean;
};

/** Does the work with a solver that sends each puzzle to the workers at this address. */
export function solveElsewhere(
  shell: Shell,
  where: Where,
  work: (solver: ManySolver) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { output } = shell;
  return withRun(shell, where, 'solve', (run, { solveTree }) => {
    if (!where.isSplit) return work(solverOf(run));
    const onBound = ({ bound, expanded }: BoundCount) =>
      output.note(`no solution of ${bound} stm: ${formatCount(expanded)} states`);
    let isTaken = false;
    return work({
      waitingMax: 1,
      description: `run ${run.name}`,
      solve: async (puzzle, { signal: _, onProgress: __, ...options }) => {
        requireSplittable(options, isTaken);
        isTaken = true;
        return solveTree(run, puzzle, { onBound });
      },
    });
  });
}

/** What one search on many machines can be asked, and by one run. */
function requireSplittable({ metric = 'stm', ...options }: RunOptions, isTaken: boolean): void {
  const others = Object.values(options).filter((value) => value !== undefined);
  if (isTaken || metric !== 'stm' || others.some((value) => !isEmpty(value))) {
    const hint = 'give one tile board and no flag of a search but -m stm';
    throw new UsageError('usage', '--split proves one shortest solution in stm', hint);
  }
}

function isEmpty(value: unknown): boolean {
  return value === false || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** Opens a run, does the work, and ends the run or keeps it for another start. */
export async function withRun(
  { io, output, signal }: Shell,
  { url, run: name }: Where,
  kind: 'solve' | 'survey',
  work: (run: Run, cluster: typeof Cluster) => Promise<ExitCode>,
): Promise<ExitCode> {
  const cluster = await loadCluster();
  const run = await cluster.openRun(addressOf(io, url), {
    kind,
    onNote: (text) => output.note(text),
    ...(name === undefined ? {} : { run: name }),
  });
  const again = `the same command with --run ${run.name} continues it`;
  output.note(`run ${run.name}; if it is stopped, ${again}`);
  const abort = () => run.abort();
  signal.addEventListener('abort', abort);
  try {
    const code = await work(run, cluster);
    if (code === EXIT.interrupted) {
      await run.cancel();
      output.note(`run ${run.name} is kept: ${again}`);
      return code;
    }
    const aside = await run.finish();
    if (aside > 0) {
      const count = `${formatCount(aside)} ${plural(aside, ASIDE[kind])}`;
      output.note(`${count} set aside; after glissade runs resume ${run.name}, ${again}`);
    }
    return code;
  } finally {
    signal.removeEventListener('abort', abort);
    await run.close();
  }
}

const ASIDE = { solve: 'puzzle', survey: 'part' } as const;

function solverOf(run: Run): ManySolver {
  return {
    waitingMax: WAITING_MAX,
    description: `run ${run.name}`,
    solve: (puzzle, { signal: _, onProgress: __, ...options }) => run.solve(puzzle, options),
  };
}
