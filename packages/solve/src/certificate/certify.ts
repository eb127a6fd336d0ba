/*
 * Checks a certificate by the rules of `core`, which no engine uses. docs/certificates.md says what
 * is checked and why it proves the claim.
 */
import {
  isGoalState,
  type Metric,
  type Puzzle,
  replay,
  type State,
  stateFault,
  tileParity,
} from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { finishInSlices } from '../running/slices.ts';
import type { Evidence, Header } from './header.ts';
import { CertificateReader, Refuted, Unreadable } from './reading.ts';
import { keyAt, readState, type StateLayout, writeState } from './stateLayout.ts';
import { type TileHeuristic, tileHeuristic } from './tileHeuristic.ts';

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

/** States checked between two turns of the event loop. */
const STATES_A_SLICE = 256;

/**
 * Checks a certificate by the rules of the puzzle alone, without blocking.
 *
 * @example
 * ```ts
 * import { certify } from 'glissade/certificate';
 * const verdict = await certify(new TextEncoder().encode('no certificate'));
 * console.log(verdict.status); // → unreadable
 * ```
 */
export async function certify(
  certificate: Uint8Array,
  { signal, onProgress }: CertifyOptions = {},
): Promise<CertifyOutcome> {
  return finishInSlices(
    certifying(certificate, () => signal?.aborted === true),
    onProgress,
  );
}

/** The same in slices. */
function* certifying(
  certificate: Uint8Array,
  isCancelled: () => boolean,
): Generator<CertifyProgress, CertifyOutcome> {
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

/** A level: its states one after the other, and their keys. */
type Level = { readonly states: Uint8Array; readonly keys: ReadonlySet<string> };

const EMPTY: Level = { states: new Uint8Array(0), keys: new Set() };

/** Checks the levels one after the other; three of them are held. */
class LevelCheck {
  private readonly reader: CertificateReader;
  private readonly layout: StateLayout;
  private readonly puzzle: Puzzle;
  private readonly space: ReturnType<typeof puzzleSpace>;
  private readonly heuristic: TileHeuristic | undefined;
  /** The length claimed; Infinity: there is no solution. */
  private readonly length: number;
  private states = 0;
  private inSlice = 0;

  constructor(reader: CertificateReader) {
    const { puzzle, metric, claim, evidence } = reader.header;
    this.reader = reader;
    this.layout = reader.layout;
    this.puzzle = puzzle;
    this.space = puzzleSpace(puzzle, metric);
    this.length = claim.type === 'length' ? claim.length : Number.POSITIVE_INFINITY;
    if (evidence === 'manhattan' || evidence === 'linear-conflict') {
      const isFit = puzzle.type === 'tiles' && metric !== 'mtm' && claim.type === 'length';
      if (!isFit) throw new Refuted(`${evidence} is for lengths of tile puzzles in steps`);
      this.heuristic = tileHeuristic(puzzle, evidence);
    }
  }

  *all(): Generator<number, void> {
    const { levels, states, evidence } = this.reader.header;
    if (evidence === 'parity') return;
    let before = EMPTY;
    let level = levels > 0 ? yield* this.read(0) : EMPTY;
    if (!this.holds(0, this.puzzle.start, level)) throw new Refuted('level 0 lacks the start');
    for (let depth = 0; depth < levels; depth++) {
      const isLast = depth + 1 === levels;
      const next = isLast ? EMPTY : yield* this.read(depth + 1);
      // What follows the last level of a length is as long as the solution.
      if (!isLast || this.length === Number.POSITIVE_INFINITY) {
        yield* this.expand(depth, level, [next, before, level]);
      }
      [before, level] = [level, next];
    }
    if (this.states !== states) {
      throw new Refuted(`the levels hold ${this.states} states, not ${states}`);
    }
  }

  /** Whether a state at this depth is among these, or is known to be of no use. */
  private holds(depth: number, state: State, ...levels: readonly Level[]): boolean {
    if (depth >= this.length) return true;
    const key = this.keyOf(state);
    if (levels.some(({ keys }) => keys.has(key))) return true;
    return this.heuristic !== undefined && depth + this.heuristic(state) >= this.length;
  }

  private *expand(
    depth: number,
    { states }: Level,
    levels: readonly Level[],
  ): Generator<number, void> {
    const size = this.layout.bytes;
    for (let at = 0; at < states.length; at += size) {
      const state = readState(this.layout, states, at);
      for (const successor of this.space.successors(state)) {
        if (this.holds(depth + 1, successor.state, ...levels)) continue;
        throw new Refuted(`level ${depth}: a successor of state ${at / size} is missing`);
      }
      yield* this.slice();
    }
  }

  /** Ends a slice behind so many states, of however many levels. */
  private *slice(): Generator<number, void> {
    if (++this.inSlice < STATES_A_SLICE) return;
    this.inSlice = 0;
    yield STATES_A_SLICE;
  }

  /** The next level, whose states must be states of the puzzle, and no goals. */
  private *read(number: number): Generator<number, Level> {
    const states = this.reader.level(number);
    const size = this.layout.bytes;
    const keys = new Set<string>();
    for (let at = 0; at < states.length; at += size) {
      const index = at / size;
      const state = readState(this.layout, states, at);
      const key = keyAt(this.layout, states, at);
      if (stateFault(this.puzzle, state) !== undefined || this.keyOf(state) !== key) {
        throw new Refuted(`level ${number}: state ${index} is no state of the puzzle`);
      }
      if (isGoalState(this.puzzle, state)) {
        throw new Refuted(`level ${number}: state ${index} is a goal`);
      }
      keys.add(key);
      yield* this.slice();
    }
    this.states += keys.size;
    return { states, keys };
  }

  private keyOf(state: State): string {
    const bytes = new Uint8Array(this.layout.bytes);
    writeState(this.layout, state, bytes, 0);
    return keyAt(this.layout, bytes, 0);
  }
}
