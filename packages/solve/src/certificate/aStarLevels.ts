/*
 * The evidence for a tile board whose shortest length is known: a breadth-first search that leaves
 * out every state whose depth plus lower bound reaches that length (Zhou and Hansen 2006).
 * Duplicates are found by sorting: a step changes the parity of the gap's place, so a successor is
 * in the next level or in the one before.
 */
import { DIRECTIONS, neighbourOf, type Puzzle } from '@glissade/core';
import type { EvidenceCollector } from './evidence.ts';
import { GrowingStates } from './growingStates.ts';
import { readOrigin, type StateLayout, writeOrigin, writeState } from './stateLayout.ts';
import { compareStates, sortStates } from './stateSort.ts';
import type { TileHeuristic } from './tileHeuristic.ts';

/** States expanded between two yields. */
const STATES_A_YIELD = 1024;
/** Successors stand in an array that doubles, and are sorted into another. */
const COPIES = 3;

/**
 * Hands over all levels below `length`; yields the number of states expanded since. False: they
 * would take more memory than that.
 */
export function* collectAStarLevels(
  puzzle: Puzzle,
  length: number,
  heuristic: TileHeuristic,
  collector: EvidenceCollector,
  memoryBytes: number,
): Generator<number, boolean> {
  const { layout } = collector;
  const { stride } = layout;
  const expand = expansionOf(puzzle, layout, heuristic);
  let before: Uint8Array = new Uint8Array(0);
  let level: Uint8Array = new Uint8Array(
    length > 0 && heuristic(puzzle.start) < length ? stride : 0,
  );
  if (level.length > 0) writeState(layout, puzzle.start, level, 0);
  for (let depth = 0; depth < length; depth++) {
    const next = new GrowingStates(stride);
    for (let at = 0; at < level.length; at += stride) {
      expand(level, at, length - depth - 1, next);
      if ((at / stride) % STATES_A_YIELD !== STATES_A_YIELD - 1) continue;
      yield STATES_A_YIELD;
      const held = before.length + level.length + next.length * COPIES;
      if (held + collector.bytes > memoryBytes) return false;
    }
    collector.addLevel(level);
    const successors = next.states();
    sortStates(successors, layout);
    [before, level] = [level, newStates(successors, before, layout)];
  }
  return true;
}

/** Adds the successors of a state whose bound is below a limit. */
type Expansion = (states: Uint8Array, at: number, limit: number, into: GrowingStates) => void;

function expansionOf(puzzle: Puzzle, layout: StateLayout, heuristic: TileHeuristic): Expansion {
  const { board } = puzzle;
  const { cells } = board;
  const besides = [...cells.keys()].map((cell) =>
    DIRECTIONS.map((way) => neighbourOf(board, cell, way)).filter((to) => to >= 0),
  );
  const origins = new Uint16Array(puzzle.pieces.length);
  const indexAt = new Uint16Array(cells.length);
  return (states, at, limit, into) => {
    let gap = (cells.length * (cells.length - 1)) / 2;
    for (let i = 0; i < layout.pieces.length; i++) {
      const cell = readOrigin(layout, states, at, i);
      origins[layout.pieces[i]!] = cell;
      indexAt[cell] = i;
      gap -= cell;
    }
    for (const cell of besides[gap]!) {
      const index = indexAt[cell]!;
      const piece = layout.pieces[index]!;
      origins[piece] = gap;
      if (heuristic(origins) < limit) {
        const place = into.add(states, at);
        writeOrigin(layout, into.bytes, place, index, gap);
      }
      origins[piece] = cell;
    }
  };
}

/** The sorted states, each once, without those that are in the other sorted ones. */
function newStates(states: Uint8Array, others: Uint8Array, layout: StateLayout): Uint8Array {
  const { stride } = layout;
  let end = 0;
  let other = 0;
  for (let at = 0; at < states.length; at += stride) {
    if (end > 0 && compareStates(states, at, states, end - stride, layout) === 0) continue;
    let order = 1;
    while (other < others.length) {
      order = compareStates(others, other, states, at, layout);
      if (order >= 0) break;
      other += stride;
    }
    if (order === 0) continue;
    states.copyWithin(end, at, at + stride);
    end += stride;
  }
  return states.slice(0, end);
}
