/*
 * The evidence for a tile board whose shortest length is known: breadth-first search that leaves
 * out every state whose depth and lower bound together reach that length (Zhou and Hansen 2006).
 */
import { applyStep, legalSteps, type Puzzle, type State } from '@glissade/core';
import type { EvidenceCollector } from './evidence.ts';
import { keyAt, readState, writeState } from './stateLayout.ts';
import type { TileHeuristic } from './tileHeuristic.ts';

/** A key in a set of recent levels takes about so much. */
const KEY_BYTES = 100;
/** More keys no set can hold. */
const KEYS_MAX = 2 ** 24 - 1;
/** States expanded between two yields. */
const STATES_A_YIELD = 1024;

/**
 * Hands over all levels below `length`; yields the number of states expanded since. False: they
 * take more memory than that.
 */
export function* collectAStarLevels(
  puzzle: Puzzle,
  length: number,
  heuristic: TileHeuristic,
  collector: EvidenceCollector,
  memoryBytes: number,
): Generator<number, boolean> {
  const { layout } = collector;
  const bytes = new Uint8Array(layout.bytes);
  const keyOf = (state: State) => {
    writeState(layout, state, bytes, 0);
    return keyAt(layout, bytes, 0);
  };
  let before = new Set<string>();
  let level = new Set(length > 0 && heuristic(puzzle.start) < length ? [keyOf(puzzle.start)] : []);
  for (let depth = 0; depth < length; depth++) {
    const next = new Set<string>();
    let expanded = 0;
    for (const key of level) {
      const state = readState(layout, bytesOf(key), 0);
      for (const step of legalSteps(puzzle, state)) {
        const successor = applyStep(puzzle, state, step);
        if (depth + 1 + heuristic(successor) >= length) continue;
        const other = keyOf(successor);
        if (!before.has(other) && !level.has(other)) next.add(other);
      }
      if (++expanded % STATES_A_YIELD === 0) yield STATES_A_YIELD;
      const held = before.size + level.size + next.size;
      const isFull = held * KEY_BYTES + collector.bytes > memoryBytes;
      if (isFull || next.size >= KEYS_MAX) return false;
    }
    collector.addLevel(joined(level, layout.bytes));
    [before, level] = [level, next];
  }
  return true;
}

function bytesOf(key: string): Uint8Array {
  return Uint8Array.from({ length: key.length }, (_, i) => key.charCodeAt(i));
}

function joined(keys: ReadonlySet<string>, stateBytes: number): Uint8Array {
  const states = new Uint8Array(keys.size * stateBytes);
  let at = 0;
  for (const key of keys) for (let i = 0; i < stateBytes; i++) states[at++] = key.charCodeAt(i);
  return states;
}
