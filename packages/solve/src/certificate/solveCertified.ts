/* An answer together with its certificate. */
import {
  checkMetric,
  defaultMetric,
  type Metric,
  OptionError,
  type Puzzle,
  packSteps,
} from '@glissade/core';
import { withParity } from '../engines/parity.ts';
import { checkTypes } from '../options/checkTypes.ts';
import { checkLimits, checkThreads } from '../options/checkValues.ts';
import { MEMORY_BYTES_DEFAULT, type RunOptions } from '../options/options.ts';
import {
  FUNCTION,
  NUMBER,
  type OptionTable,
  RECORD,
  SIGNAL,
  TEXT,
} from '../options/optionTypes.ts';
import { readGiven } from '../options/readGiven.ts';
import type { Outcome, Progress } from '../outcome.ts';
import { telling } from '../running/running.ts';
import { finishInSlices } from '../running/slices.ts';
import { solving } from '../solving.ts';
import { collectAStarLevels } from './aStarLevels.ts';
import { EvidenceCollector } from './evidence.ts';
import type { Claim } from './header.ts';
import { levelsEngine } from './levelsEngine.ts';
import { plainLines } from './plainText.ts';
import { refusesLayout } from './stateLayout.ts';
import { tileHeuristic } from './tileHeuristic.ts';

/** What `solveCertified` takes besides the puzzle: as in `solve`. */
export type CertificateOptions = Pick<
  RunOptions,
  'metric' | 'limits' | 'threads' | 'signal' | 'onProgress'
>;

const CERTIFICATE_OPTIONS: OptionTable<CertificateOptions> = {
  metric: TEXT,
  limits: RECORD,
  threads: NUMBER,
  signal: SIGNAL,
  onProgress: FUNCTION,
};

/** An answer, and the proof of it that anyone can check. */
export type Certified = {
  /** As `solve` gives it. */
  readonly outcome: Outcome;
  /**
   * The bytes of the certificate, in parts. Missing where there is no answer, and where the states
   * that prove it take more memory or time than was allowed.
   */
  readonly certificate?: readonly Uint8Array[];
};

/** Tile boards of more cells are proved by an A* set, where steps are counted. */
const LEVELS_CELLS_MAX = 9;

/**
 * Answers a puzzle as `solve` does, with a certificate: evidence that no solution is shorter, or
 * that there is none, which `certify` and programs of other people can check. Rejects with
 * OptionError if no certificate can be written for the puzzle.
 *
 * @example
 * ```ts
 * import { certify, solveCertified } from 'glissade/certificate';
 * const { outcome, certificate = [] } = await solveCertified('8 6 4/0 7 2/5 1 3');
 * if (outcome.status === 'solved') console.log(outcome.length); // → 23
 * const bytes = Uint8Array.from(certificate.flatMap((part) => [...part]));
 * const verdict = await certify(bytes);
 * console.log(verdict.status); // → proved
 * ```
 */
export async function solveCertified(
  puzzle: Puzzle | string,
  options: CertificateOptions = {},
): Promise<Certified> {
  const own = checkTypes('solveCertified', CERTIFICATE_OPTIONS, options);
  const given = readGiven(puzzle);
  const { signal, onProgress } = own;
  return finishInSlices(
    solvingCertified(given, own, () => signal?.aborted === true),
    onProgress,
  );
}

/** The same in slices: yields where it stands. */
function* solvingCertified(
  puzzle: Puzzle,
  options: CertificateOptions,
  isCancelled: () => boolean,
): Generator<Progress, Certified> {
  const { metric = defaultMetric(puzzle), limits = {}, threads } = options;
  checkMetric(puzzle, metric);
  checkLimits(limits);
  checkThreads(threads);
  const collector = new EvidenceCollector(puzzle);
  const refusal = refusesLayout(collector.layout);
  if (refusal) throw new OptionError('combination', refusal, 'solve it without a certificate');
  // A puzzle that has no native text is refused before any work.
  plainLines(puzzle);
  const isLarge = puzzle.type === 'tiles' && puzzle.board.cells.length > LEVELS_CELLS_MAX;
  if (isLarge && metric !== 'mtm') return yield* byAStar(puzzle, options, collector, isCancelled);
  const engine = withParity(levelsEngine(collector));
  const outcome = yield* telling(engine, puzzle, options, isCancelled);
  return certified(puzzle, metric, outcome, collector, 'levels');
}

function* byAStar(
  puzzle: Puzzle,
  options: CertificateOptions,
  collector: EvidenceCollector,
  isCancelled: () => boolean,
): Generator<Progress, Certified> {
  const { metric = 'steps', limits = {}, threads } = options;
  const startedMs = performance.now();
  const asked = { metric, limits, threads };
  const outcome = yield* solving(puzzle, asked, isCancelled);
  const { memoryBytes = MEMORY_BYTES_DEFAULT, timeMs = Number.POSITIVE_INFINITY } = limits;
  if (outcome.status === 'solved' && outcome.optimal) {
    const heuristic = tileHeuristic(puzzle, 'linear-conflict');
    const levels = collectAStarLevels(puzzle, outcome.length, heuristic, collector, memoryBytes);
    for (;;) {
      const { done, value } = levels.next();
      if (done && value) break;
      if (done || isCancelled() || performance.now() - startedMs > timeMs) return { outcome };
      yield { phase: 'searching', lowerBound: outcome.length, stats: outcome.stats };
    }
  }
  return certified(puzzle, metric, outcome, collector, 'linear-conflict');
}

function certified(
  puzzle: Puzzle,
  metric: Metric,
  outcome: Outcome,
  collector: EvidenceCollector,
  evidence: 'levels' | 'linear-conflict',
): Certified {
  const claim = claimOf(outcome);
  if (!claim) return { outcome };
  const isParity = outcome.status === 'unsolvable' && outcome.proof === 'parity';
  const proof = isParity ? 'parity' : evidence;
  return { outcome, certificate: collector.certificate(puzzle, metric, claim, proof) };
}

function claimOf(outcome: Outcome): Claim | undefined {
  if (outcome.status === 'unsolvable') return { type: 'unsolvable' };
  if (outcome.status !== 'solved' || !outcome.optimal) return undefined;
  return { type: 'length', length: outcome.length, solution: packSteps(outcome.steps) };
}
