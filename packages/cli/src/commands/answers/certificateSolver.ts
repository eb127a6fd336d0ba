/* `solve --certificate`: one puzzle, and a file from which anyone can check the answer. */
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import type { Outcome } from '@glissade/solve/outcome';
import type { ManySolver } from '../../batch/batchSolver.ts';
import type { Shell } from '../../shell.ts';
import { formatBytes } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { reportProgress } from '../progress.ts';
import { requireFolderOf, writeWhole } from '../writeFile.ts';

/** Solves one puzzle and writes its certificate to the file. */
export function certificateSolver(shell: Shell, file: string): ManySolver {
  requireFolderOf(file);
  return {
    waitingMax: 1,
    description: 'one thread',
    solve: async (puzzle, { metric, limits = {}, threads }, signal) => {
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

function tellMissing({ output }: Shell, { status }: Outcome): void {
  if (status !== 'solved') return;
  output.warn('no certificate was written: the states need more memory or time');
}
