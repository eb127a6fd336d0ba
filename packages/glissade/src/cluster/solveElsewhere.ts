import type { Run } from '@glissade/cluster';
import type { ManySolver } from '../batch/batchSolver.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Shell } from '../shell.ts';
import { formatCount, plural } from '../text/numbers.ts';
import { addressOf, loadCluster } from './loadCluster.ts';

/** Puzzles that may be in Redis beyond the one whose answer is printed next. */
const WAITING_MAX = 2000;

export type Where = { readonly url: string; readonly run: string | undefined };

/** Does the work with a solver that sends each puzzle to the workers at this address. */
export async function solveElsewhere(
  { io, output, signal }: Shell,
  { url, run: name }: Where,
  work: (solver: ManySolver) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { openRun } = await loadCluster();
  const run = await openRun(addressOf(io, url), {
    onNote: (text) => output.note(text),
    ...(name === undefined ? {} : { run: name }),
  });
  const again = `the same command with --run ${run.name} continues it`;
  output.note(`run ${run.name}; if it is stopped, ${again}`);
  const abort = () => run.abort();
  signal.addEventListener('abort', abort);
  try {
    const code = await work(solverOf(run));
    if (code === EXIT.interrupted) {
      await run.cancel();
      output.note(`run ${run.name} is kept: ${again}`);
      return code;
    }
    const aside = await run.finish();
    if (aside > 0) {
      const count = `${formatCount(aside)} ${plural(aside, 'puzzle')}`;
      output.note(`${count} set aside; after glissade runs resume ${run.name}, ${again}`);
    }
    return code;
  } finally {
    signal.removeEventListener('abort', abort);
    await run.close();
  }
}

function solverOf(run: Run): ManySolver {
  return {
    waitingMax: WAITING_MAX,
    description: `run ${run.name}`,
    solve: (puzzle, { signal: _, onProgress: __, ...options }) => run.solve(puzzle, options),
  };
}
