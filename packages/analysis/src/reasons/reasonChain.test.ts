import {
  formatPuzzle,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  replay,
  type State,
} from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { describe, expect, test } from 'vitest';
import { legalLine } from '../../../../tests/arbitrary/puzzle.ts';
import { randomNumbers } from '../../../../tests/data/randomPuzzle.ts';
import { readPuzzle } from '../../../../tests/independent/readPuzzle.mjs';
import { reasonFaults } from '../../../../tests/independent/reasonFaults.mjs';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { reasonBoard } from '../../../../tests/support/reasonBoards.ts';
import { distanceTableSync } from '../analyse/evaluate/distanceTable.ts';
import type { DistanceTable } from '../analyse/evaluate/heldTables.ts';
import { reasonChain } from './reasonChain.ts';

const BOARDS = 1000;
const STATES_MAX = 30_000;
const STATES_ASKED = 25;
const STEPS_BETWEEN = 40;
/** A board that is solved sooner has little to explain. */
const START_MIN = 4;
const SHARE = oneIn(100);
/** Chains that end in a shortest move; the rest says only what is in the way of the goal. */
const WHOLE_MIN = 0.95;

const text = (puzzle: Puzzle, moves: string) =>
  reasonChain(puzzle, puzzle.start, [parseMoves(puzzle, moves)])?.links.map(
    ({ label, path, blockers }) =>
      `${label}${path.join('')} ${blockers.map((by) => by.label + (by.must ? '!' : '')).join(' ')}`,
  );

describe('a chain of reasons', () => {
  test('leads from the goal to a move that is possible', () => {
    const puzzle = parsePuzzle(
      'start:\n.EE.\n..C.\nAAC.\n..D.\n..D.\naxes: long\ngoal:\n....\n....\n..AA\n....\n....',
    );
    expect(text(puzzle, 'EL')).toEqual(['ARR C!', 'CU E', 'EL ']);
  });

  test('begins with the move where the goal piece can go at once', () => {
    const puzzle = parsePuzzle('start:\nA...\n....\ngoal:\n...A\n....');
    expect(text(puzzle, 'AR3')).toEqual(['ARRR ']);
    const blocked = parsePuzzle('start:\nA.B.\naxes: long\ngoal:\n..A.');
    expect(text(blocked, 'AR')).toEqual(['ARR B!', 'AR ']);
  });

  test('tells the first link where it finds no chain', () => {
    const puzzle = parsePuzzle('start:\nAB..\n#..C\ngoal:\n..A.\n....');
    expect(text(puzzle, 'CL')).toEqual(['ARR B!']);
  });

  test('is for blocks that are not at their goal', () => {
    expect(text(parsePuzzle('start:\nA.B\ngoal:\nA..'), 'BL')).toBeUndefined();
    expect(text(parsePuzzle('1 2/0 3'), 'L')).toBeUndefined();
  });

  test('is true, link by link, and ends in a shortest move', () => {
    const counts = { asked: 0, ofAll: 0, ofOne: 0 };
    for (let number = 0; number < BOARDS; number += SHARE) {
      const board = boardOf(number);
      for (const state of statesAsked(board, number)) {
        const moves = shortestMoves(board, state);
        counts.asked++;
        if (isWhole(board, state, moves)) counts.ofAll++;
        if (isWhole(board, state, moves.slice(0, 1))) counts.ofOne++;
      }
    }
    expect(counts.asked).toBeGreaterThan(BOARDS / SHARE);
    expect(counts.ofAll / counts.asked).toBeGreaterThanOrEqual(WHOLE_MIN);
    expect(counts.ofOne / counts.asked).toBeGreaterThanOrEqual(WHOLE_MIN);
  });
});

/** A puzzle with all distances of its space. */
type Board = { readonly puzzle: Puzzle; readonly table: DistanceTable };

/** The first random board of that number that can be solved and is not too large. */
function boardOf(number: number): Board {
  for (let seed = number * 1000; ; seed++) {
    const puzzle = reasonBoard(number, seed);
    const made = distanceTableSync(puzzle, { limits: { nodes: STATES_MAX } });
    if (made.status !== 'ready') continue;
    const far = made.table.distanceOf(puzzle.start)!;
    if (far >= START_MIN && Number.isFinite(far)) return { puzzle, table: made.table };
  }
}

/** Those that a random walk comes to, the start among them; not those at a goal. */
function statesAsked({ puzzle, table }: Board, number: number): State[] {
  const random = randomNumbers(number);
  const states: State[] = [];
  const choices = () => Array.from({ length: STEPS_BETWEEN }, () => random(1 << 20));
  for (let here = puzzle.start; states.length < STATES_ASKED; ) {
    if (table.distanceOf(here)! > 0) states.push(here);
    const from = { ...puzzle, start: here };
    here = replay(from, legalLine(from, choices())).end;
  }
  return states;
}

function shortestMoves({ puzzle, table }: Board, state: State): Uint32Array[] {
  const here = table.distanceOf(state)!;
  return puzzleSpace(puzzle, table.metric)
    .successors(state)
    .filter((next) => table.distanceOf(next.state)! < here)
    .map(({ steps }) => Uint32Array.from(steps));
}

/** Whether the chain ends in a move; fails where the independent checker finds a fault in it. */
function isWhole(board: Board, state: State, moves: readonly Uint32Array[]): boolean {
  const { puzzle, table } = board;
  const chain = reasonChain(puzzle, state, moves);
  if (!chain) return false;
  const read = readPuzzle(formatPuzzle(puzzle));
  const places = read.pieces.map(({ label }) => puzzle.pieces.findIndex((p) => p.label === label));
  const isShortest = (origins: readonly number[]) => {
    const after = state.slice();
    for (const [at, piece] of places.entries()) after[piece] = origins[at]!;
    return table.distanceOf(after)! < table.distanceOf(state)!;
  };
  const origins = places.map((piece) => state[piece]!);
  expect(reasonFaults(read, origins, chain, isShortest)).toEqual([]);
  for (const { piece, label } of chain.links) expect(puzzle.pieces[piece]!.label).toBe(label);
  return chain.links.at(-1)!.blockers.length === 0;
}
