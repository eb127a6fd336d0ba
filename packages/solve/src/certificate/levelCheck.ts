/*
 * Checks the levels of a certificate: breadth-first search by the rules of the puzzle, in which
 * every successor must be listed, be too far from the goal by an admissible heuristic, or lie
 * beyond the length claimed. Three levels are held at a time.
 */
import { isGoalState, type Puzzle, type State, stateFault } from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { type CertificateReader, Refuted } from './reading.ts';
import { keyAt, readState, type StateLayout, writeState } from './stateLayout.ts';
import { type TileHeuristic, tileHeuristic } from './tileHeuristic.ts';

/** States checked between two turns of the event loop. */
const STATES_A_SLICE = 256;

/** A level: its states one after the other, and their keys. */
type Level = { readonly states: Uint8Array; readonly keys: ReadonlySet<string> };

const EMPTY: Level = { states: new Uint8Array(0), keys: new Set() };

export class LevelCheck {
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

  /** Yields how many states it has gone through since. */
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
