/*
 * Boards of a batch as they cross Redis: the spec of the puzzle, or of a tile board only where its
 * numbers are, which is a tenth of that and written in a tenth of the time.
 */
import { type Puzzle, type PuzzleSpec, specOf } from '@glissade/core';
import type { SolveOptions } from '@glissade/solve/options/options';
import { z } from 'zod';
import { tooLarge } from './asking/runErrors.ts';
import { cells, optionsSchema, puzzleSchema, sentOptions, side, TEXT_MAX } from './schemas.ts';

/** A tile board whose tiles are called 1, 2, …: the cell of each at the start and in each goal. */
const tilesSchema = z.strictObject({
  tiles: z.strictObject({ width: side, height: side, start: cells, goals: z.array(cells) }),
  options: optionsSchema,
});

/** A puzzle and how it is to be solved. */
export const boardSchema = z.union([tilesSchema, puzzleSchema]);

/** What boards in a row share, as text. */
type Frame = { readonly of: Puzzle; readonly goals: string | undefined };
let frame: Frame | undefined;
let options: { readonly of: SolveOptions; readonly text: string } | undefined;

/** Throws ClusterError for options that mean nothing elsewhere, and puzzles that are too large. */
export function sentBoard(puzzle: Puzzle, asked: SolveOptions): string {
  if (options?.of !== asked) options = { of: asked, text: JSON.stringify(sentOptions(asked)) };
  const { goals } = frameOf(puzzle);
  if (goals !== undefined) {
    const { width, height } = puzzle.board;
    const start = `[${puzzle.start.join()}]`;
    const tiles = `{"width":${width},"height":${height},"start":${start},"goals":${goals}}`;
    return `{"tiles":${tiles},"options":${options.text}}`;
  }
  const spec = specOf(puzzle);
  const text = `{"puzzle":${JSON.stringify(spec)},"options":${options.text}}`;
  // Nothing in a shorter one can be too long.
  if (text.length <= TEXT_MAX || puzzleSchema.safeParse({ puzzle: spec, options: {} }).success) {
    return text;
  }
  throw tooLarge();
}

function frameOf(puzzle: Puzzle): Frame {
  const { board, pieces, goals } = puzzle;
  const isSame =
    frame?.of.goals === goals && frame.of.pieces === pieces && frame.of.board === board;
  if (!frame || !isSame) frame = { of: puzzle, goals: goalsOfTiles(puzzle) };
  return frame;
}

/** Undefined where the numbers of a tile board do not say all. */
function goalsOfTiles({ type, pieces, goals, same }: Puzzle): string | undefined {
  const arePlain = pieces.every(({ label, axis }, at) => label === `${at + 1}` && axis === 'any');
  const areWhole = goals.every(
    (goal) => goal.length === pieces.length && goal.every(({ piece }, at) => piece === at),
  );
  if (type !== 'tiles' || !arePlain || !areWhole || same.length > 0) return undefined;
  return JSON.stringify(goals.map((goal) => goal.map(({ cell }) => cell)));
}

/** The spec of a board that was sent, as `buildPuzzle` takes it. */
export function specOfBoard(board: z.infer<typeof boardSchema>): PuzzleSpec {
  if ('puzzle' in board) return board.puzzle as PuzzleSpec;
  const { width, height, start, goals } = board.tiles;
  const lying = (places: readonly number[]) =>
    places.map((cell, at) => ({ label: `${at + 1}`, cells: [cell] }));
  return {
    board: { width, height, cells: Array(width * height).fill('floor') },
    pieces: lying(start),
    goals: goals.map(lying),
  };
}
