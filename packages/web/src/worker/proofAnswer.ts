/* The certificate of an answer, or that there is none. */
import { buildPuzzle, type Metric, OptionError, type Puzzle } from '@glissade/core';
import { solveCertified } from '@glissade/solve/certificate/solveCertified';
import type { Progress } from '@glissade/solve/outcome';
import type { FromProof, ToProof } from './proofMessages.ts';

/** Beyond this, a phone would take minutes and hold too much. */
const LIMITS = { memoryBytes: 500e6, timeMs: 120_000 };

const tell = (message: FromProof) => self.postMessage(message);

export async function answerProof({ puzzle, metric }: ToProof): Promise<void> {
  const certificate = await certificateOf(buildPuzzle(puzzle), metric);
  if (!certificate) return tell({ tell: 'none' });
  const parts = certificate.map((part) => part as Uint8Array<ArrayBuffer>);
  tell({ tell: 'certificate', file: new Blob(parts) });
}

/** Undefined where none fits into the limits, or into the format. */
async function certificateOf(
  puzzle: Puzzle,
  metric: Metric,
): Promise<readonly Uint8Array[] | undefined> {
  const onProgress = ({ stats }: Progress) => tell({ tell: 'progress', states: stats.expanded });
  try {
    return (await solveCertified(puzzle, { metric, limits: LIMITS, onProgress })).certificate;
  } catch (error) {
    if (error instanceof OptionError) return undefined;
    throw error;
  }
}
