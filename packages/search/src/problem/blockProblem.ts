/*
 * A puzzle compiled for searching.
 *
 * A piece can only be where its kind fits, so all geometry is computed once: the placements of each
 * kind (a flood fill from its start placements as if the board were empty but for walls, gates and
 * axis), the neighbour of each placement in each direction, the cells that it covers. Then a state
 * is one placement number per piece, and a step is one table lookup. Rejected: tables for every
 * origin of the board. The flood fill leaves out what no line can reach, so the numbers are short
 * enough to pack a state into one to three 32-bit words.
 *
 * Kinds that fit in the same places share one range of placements, so a board of n distinct tiles
 * has n placements, not n². Placements ascend with their origins, so sorting the pieces of a kind
 * by placement gives the canonical order of core.
 */
import type { Puzzle, State } from '@glissade/core';
import {
  type CollectedPlacements,
  collectingPlacements,
  finishCollecting,
  type Placements,
} from './blockProblemPlacements.ts';

/** A kind: its pieces hold consecutive slots, its placements are a range of numbers. */
export type BlockKind = {
  readonly firstSlot: number;
  readonly slotCount: number;
  readonly firstPlacement: number;
  readonly placementCount: number;
  /** Bits that tell the placements of the range apart; 0 when there is only one. */
  readonly bits: number;
};

/** Some piece of this kind must be at this placement. */
export type BlockGoalPlacement = { readonly kind: number; readonly placement: number };

export type BlockProblem = {
  readonly puzzle: Puzzle;
  readonly kinds: readonly BlockKind[];
  readonly placements: Placements;
  /** One slot a piece, kind after kind; within a kind a state's placements ascend. */
  readonly slotCount: number;
  /** Kind by slot. */
  readonly kindOfSlot: Int32Array;
  /** Placement by slot at the start. */
  readonly start: Int32Array;
  /** Goals that can be met at all, as far as each piece by itself goes. May be empty. */
  readonly goals: readonly (readonly BlockGoalPlacement[])[];
};

/** Puzzles compiled in slices, for whoever asks for them again. */
const compiled = new WeakMap<Puzzle, BlockProblem>();

/** Compiles a puzzle; the work is linear in the placements and their cells. */
export function compileBlocks(puzzle: Puzzle): BlockProblem {
  return compiled.get(puzzle) ?? compileWith(puzzle, finishCollecting(puzzle));
}

/** Whether compiling a puzzle may take longer than a slice of work should. */
export function isLongToCompile({ board, kinds }: Puzzle): boolean {
  return board.cells.length * kinds.length > PLACEMENTS_A_SLICE;
}

const PLACEMENTS_A_SLICE = 10_000;

/**
 * The same in slices: yields the number of placements looked at since the last time. The result is
 * kept for `compileBlocks`. Undefined: it would take more memory than this.
 */
export function* compilingBlocks(
  puzzle: Puzzle,
  bytesMax: number,
): Generator<number, BlockProblem | undefined> {
  const known = compiled.get(puzzle);
  if (known) return known;
  const collected = yield* collectingPlacements(
    puzzle,
    isLongToCompile(puzzle) ? bytesMax : Number.POSITIVE_INFINITY,
  );
  const problem = collected && compileWith(puzzle, collected);
  if (problem && isLongToCompile(puzzle)) compiled.set(puzzle, problem);
  return problem;
}

function compileWith(puzzle: Puzzle, { placements, ranges }: CollectedPlacements): BlockProblem {
  const kinds: BlockKind[] = [];
  let slotCount = 0;
  for (const [kind, { pieces }] of puzzle.kinds.entries()) {
    const { first, count } = ranges[kind]!;
    kinds.push({
      firstSlot: slotCount,
      slotCount: pieces.length,
      firstPlacement: first,
      placementCount: count,
      bits: count <= 1 ? 0 : 32 - Math.clz32(count - 1),
    });
    slotCount += pieces.length;
  }
  const kindOfSlot = new Int32Array(slotCount);
  for (const [kind, { firstSlot, slotCount: pieces }] of kinds.entries()) {
    kindOfSlot.fill(kind, firstSlot, firstSlot + pieces);
  }
  const geometry = { puzzle, kinds, placements, slotCount, kindOfSlot };
  return {
    ...geometry,
    start: placementsOfState(geometry, puzzle.start)!,
    goals: compileGoals(geometry),
  };
}

type Geometry = Pick<BlockProblem, 'puzzle' | 'kinds' | 'placements' | 'slotCount'>;

/** The placement of kind `kind` with this origin, or -1 when the kind can never be there. */
function placementAt({ kinds, placements }: Geometry, kind: number, origin: number): number {
  const { firstPlacement, placementCount } = kinds[kind]!;
  let low = firstPlacement;
  let high = firstPlacement + placementCount - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = placements.origins[middle]!;
    if (found === origin) return middle;
    if (found < origin) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Placement by slot, ascending within each kind; undefined if a piece of the state is where it can
 * never be.
 */
export function placementsOfState(geometry: Geometry, state: State): Int32Array | undefined {
  const at = new Int32Array(geometry.slotCount);
  for (const [kind, { pieces }] of geometry.puzzle.kinds.entries()) {
    const { firstSlot, slotCount } = geometry.kinds[kind]!;
    for (const [index, piece] of pieces.entries()) {
      const placement = placementAt(geometry, kind, state[piece]!);
      if (placement < 0) return undefined;
      at[firstSlot + index] = placement;
    }
    at.subarray(firstSlot, firstSlot + slotCount).sort();
  }
  return at;
}

/** The state whose placements these are, in canonical form. */
export function stateOfPlacements({ puzzle, kinds, placements }: Geometry, at: Int32Array): State {
  const state = new Uint16Array(puzzle.pieces.length);
  for (const [kind, { firstSlot }] of kinds.entries()) {
    for (const [index, piece] of puzzle.kinds[kind]!.pieces.entries()) {
      state[piece] = placements.origins[at[firstSlot + index]!]!;
    }
  }
  return state;
}

function compileGoals(geometry: Geometry): BlockGoalPlacement[][] {
  const goals: BlockGoalPlacement[][] = [];
  for (const goal of geometry.puzzle.goals) {
    const wanted = goal.map(({ kind, cell }) => ({
      kind,
      placement: placementAt(geometry, kind, cell),
    }));
    if (wanted.every(({ placement }) => placement >= 0)) goals.push(wanted);
  }
  return goals;
}
