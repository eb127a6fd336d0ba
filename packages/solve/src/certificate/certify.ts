/*
 * Checks a certificate by the rules of `core`, which no engine uses. docs/certificates.md says what
 * is checked and why it proves the claim.
 */
import { type Metric, type Puzzle, replay, tileParity } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { finishInSlices } from '../running/slices.ts';
import type { Evidence, Header } from './header.ts';
import { LevelCheck } from './levelCheck.ts';
import { CertificateReader, Refuted, Unreadable } from './reading.ts';

/** What checking a certificate came to. */
export type CertifyOutcome =
  | {
      /** The claim is true. */
      readonly status: 'proved';
      /** The puzzle that the certificate is about. */
      readonly puzzle: Puzzle;
      /** What the length counts. */
      readonly metric: Metric;
      /** The shortest length; missing: there is no solution. */
      readonly length?: number;
      /** What stands in for all lines of play. */
      readonly evidence: Evidence;
      /** States in the certificate. */
      readonly states: number;
    }
  | {
      /** It can be read, and does not prove what it claims. */
      readonly status: 'refuted';
      /** Its first fault. */
      readonly fault: string;
    }
  | {
      /** It is no certificate, or a damaged one. */
      readonly status: 'unreadable';
      /** Why. */
      readonly fault: string;
    }
  | {
      /** The signal was aborted. */
      readonly status: 'cancelled';
    };

/** What `certify` takes besides the certificate. */
export type CertifyOptions = {
  /** Ends the check. */
  readonly signal?: AbortSignalLike;
  /** Called a few times a second. */
  readonly onProgress?: (progress: CertifyProgress) => void;
};

/** How far a check is. */
export type CertifyProgress = {
  /** The part that is done, from 0 to 1, by the number of states that the file claims to have. */
  readonly share: number;
};

/**
 * Checks a certificate by the rules of the puzzle alone, without blocking. It may come in parts, as
 * `solveCertified` gives it.
 *
 * @example
 * ```ts
 * import { certify } from 'glissade/certificate';
 * const verdict = await certify(new TextEncoder().encode('no certificate'));
 * console.log(verdict.status); // → unreadable
 * ```
 */
export async function certify(
  certificate: Uint8Array | readonly Uint8Array[],
  { signal, onProgress }: CertifyOptions = {},
): Promise<CertifyOutcome> {
  // One in a whole may be large: it is not copied.
  const bytes = ArrayBuffer.isView(certificate)
    ? certificate
    : new Uint8Array(await new Blob([...certificate] as BlobPart[]).arrayBuffer());
  return finishInSlices(
    certifying(bytes, () => signal?.aborted === true),
    onProgress,
  );
}

/** The same in slices. */
function* certifying(
  certificate: Uint8Array,
  isCancelled: () => boolean,
): Generator<CertifyProgress, CertifyOutcome> {
  if (isCancelled()) return { status: 'cancelled' };
  try {
    const reader = new CertificateReader(certificate);
    const { puzzle, metric, claim, evidence, states } = reader.header;
    let seen = 0;
    for (const since of checking(reader)) {
      if (isCancelled()) return { status: 'cancelled' };
      seen += since;
      // Each state is read, then its successors are looked up.
      yield { share: Math.min(1, seen / (2 * states)) };
    }
    const length = claim.type === 'length' ? { length: claim.length } : {};
    return { status: 'proved', puzzle, metric, ...length, evidence, states };
  } catch (error) {
    if (error instanceof Unreadable) return { status: 'unreadable', fault: error.message };
    if (error instanceof Refuted) return { status: 'refuted', fault: error.message };
    throw error;
  }
}

/** Yields how many states it has gone through since. */
function* checking(reader: CertificateReader): Generator<number, void> {
  const { header } = reader;
  const { puzzle, metric, claim, evidence } = header;
  if (evidence === 'parity') requireParity(header);
  if (claim.type === 'length') {
    const { illegal, reachesGoal, lengths } = replay(puzzle, claim.solution);
    if (illegal) throw new Refuted(`step ${illegal.index + 1} of the solution is not legal`);
    if (!reachesGoal) throw new Refuted('the solution does not reach a goal');
    if (lengths[metric] !== claim.length) {
      throw new Refuted(`the solution has ${lengths[metric]} ${metric}, not ${claim.length}`);
    }
    if (header.levels !== claim.length) {
      throw new Refuted(`a length of ${claim.length} needs as many levels, not ${header.levels}`);
    }
  }
  yield* new LevelCheck(reader).all();
  reader.requireEnd();
}

function requireParity({ puzzle, claim, levels }: Header): void {
  if (puzzle.type !== 'tiles') throw new Refuted('parity says nothing of a block puzzle');
  if (claim.type !== 'unsolvable' || levels > 0) throw new Refuted('parity proves no length');
  if (tileParity(puzzle).isSolvable) throw new Refuted('a goal has the parity of the start');
}
