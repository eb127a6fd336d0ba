import {
  formatUnit,
  type Puzzle,
  refusalOf,
  replay,
  type State,
  type Steps,
  unitsOf,
  unpackStep,
} from '@glissade/core';
import type { BoardArrow, BoardMarks } from '../game/gameStore.ts';

/** How much a hint gives away: why and which piece, where to, the next three moves, all of it. */
export type HintLevel = 1 | 2 | 3 | 4;

export type Hint = {
  readonly marks: BoardMarks;
  /** The piece to move first; of a line of tiles, the one that leads. */
  readonly piece: number;
  /** The moves it shows, by name. */
  readonly moves: readonly string[];
  /** The first of them, for the player. */
  readonly first: Steps;
};

/** The hint of this level on a line from the state; undefined where nothing is left to do. */
export function hintOf(
  puzzle: Puzzle,
  state: State,
  line: Steps,
  level: HintLevel,
): Hint | undefined {
  const metric = puzzle.type === 'tiles' ? 'mtm' : 'moves';
  const units = unitsOf(line, metric).slice(0, level < 3 ? 1 : 3);
  const first = units[0];
  if (!first || first.length === 0) return undefined;
  // The line may still be that of the state before.
  if (refusalOf(puzzle, state, unpackStep(first[0]!))) return undefined;
  const { piece } = unpackStep(first[0]!);
  const pieces = [...new Set(Array.from(first, (step) => step >>> 2))];
  const marks = level === 1 ? { pieces } : { pieces, arrows: arrowsOf(puzzle, state, units) };
  return { marks, piece, moves: units.map((unit) => formatUnit(puzzle, unit, metric)), first };
}

/** An arrow for each piece of each unit, from where the piece is by then. */
export function arrowsOf(puzzle: Puzzle, state: State, units: readonly Steps[]): BoardArrow[] {
  const arrows: BoardArrow[] = [];
  let here = state;
  for (const [rank, unit] of units.entries()) {
    for (const piece of new Set(Array.from(unit, (step) => step >>> 2))) {
      const path = Array.from(unit, unpackStep)
        .filter((step) => step.piece === piece)
        .map(({ direction }) => direction);
      arrows.push({ piece, from: here[piece]!, path, rank });
    }
    here = replay(puzzle, unit, here).end;
  }
  return arrows;
}
