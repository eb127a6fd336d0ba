/* `solve --certificate`: one puzzle, and a file from which anyone can check the answer. */
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import type { Outcome } from '@glissade/solve/outcome';
import type { ManySolver } from '../../batch/batchSolver.ts';
import { UsageError } from '../../errors.ts';
import type { AskedOptions } from '../../flags/search.ts';
import type { Shell } from '../../shell.ts';
import { formatBytes } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { reportProgress } from '../progress.ts';
import { writeWhole } from '../writeFile.ts';

/** Solves one puzzle and writes its certificate to the file. */
export function certificateSolver(shell: Shell, file: string): ManySolver {
  let isTaken = false;
  return {
    waitingMax: 1,
    description: 'one thread',
    solve: async (puzzle, options, signal) => {
      const { metric, limits = {}, threads, ...others } = options;
      if (isTaken) throw refused('--certificate is for one puzzle', 'give one puzzle');
      refuseOthers(others);
      isTaken = true;
      const { outcome, certificate } = await solveCertified(puzzle, {
        limits,
        signal,
        onProgress: reportProgress(shell.output, puzzle, metric ?? 'steps'),
        metric,
        threads,
      });
      if (!certificate) tellMissing(shell, outcome);
      else if (await writeWhole(shell, file, certificate)) {
        const bytes = certificate.reduce((sum, part) => sum + part.length, 0);
        shell.output.note(`wrote the certificate to ${visible(file)} (${formatBytes(bytes)})`);
      }
      return outcome;
    },
  };
}

/** The search that leaves a certificate is chosen by the puzzle and answers one question. */
function refuseOthers(others: Partial<AskedOptions>): void {
  const [name] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
  if (name === undefined) return;
  const what = others.engine === undefined ? `option ${name}` : `engine ${others.engine}`;
  const hint = 'give no flag of a search but -m, --threads and limits';
  throw refused(`${what} cannot be used with --certificate`, hint);
}

function refused(message: string, hint: string): UsageError {
  return new UsageError('usage', message, hint);
}

function tellMissing({ output }: Shell, { status }: Outcome): void {
  if (status !== 'solved') return;
  output.warn('no certificate was written: its states need more memory or time');
}
