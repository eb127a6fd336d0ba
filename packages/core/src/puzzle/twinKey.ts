/* One text for a puzzle and all that differ from it only in names or by turning and mirroring. */
import type { Axis, Puzzle } from './puzzle.ts';
import type { PuzzleSpec } from './spec.ts';
import { specOf } from './specOf.ts';

/** Where column and row go on a board of that size; `swaps` exchanges rows and columns. */
type Turn = {
  readonly swaps: boolean;
  readonly to: (x: number, y: number, right: number, bottom: number) => readonly [number, number];
};

const TURNS: readonly Turn[] = [
  { swaps: false, to: (x, y) => [x, y] },
  { swaps: false, to: (x, y, right) => [right - x, y] },
  { swaps: false, to: (x, y, _, bottom) => [x, bottom - y] },
  { swaps: false, to: (x, y, right, bottom) => [right - x, bottom - y] },
  { swaps: true, to: (x, y) => [y, x] },
  { swaps: true, to: (x, y, _, bottom) => [bottom - y, x] },
  { swaps: true, to: (x, y, right) => [y, right - x] },
  { swaps: true, to: (x, y, right, bottom) => [bottom - y, right - x] },
];

/**
 * Equal for two puzzles just when one becomes the other by turning, mirroring and renaming pieces;
 * what nobody can enter counts as a wall, and the order of pieces and goals does not count.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { twinKey } from 'glissade/vary';
 * const here = parsePuzzle('start:\nA..\ngoal:\n..A');
 * const mirrored = parsePuzzle('start:\n..B\ngoal:\nB..');
 * console.log(twinKey(here) === twinKey(mirrored)); // → true
 * ```
 */
export function twinKey(puzzle: Puzzle): string {
  const spec = specOf(puzzle);
  const images = TURNS.map((turn) => imageText(puzzle, spec, turn));
  return images.reduce((least, text) => (text < least ? text : least));
}

function imageText(puzzle: Puzzle, { board, pieces, goals }: PuzzleSpec, turn: Turn): string {
  const { width, height } = board;
  const [newWidth, newHeight] = turn.swaps ? [height, width] : [width, height];
  const cellOf = board.cells.map((_, cell) => {
    const [x, y] = turn.to(cell % width, Math.floor(cell / width), width - 1, height - 1);
    return x + y * newWidth;
  });
  const cells = Array<string>(board.cells.length);
  for (const [cell, type] of board.cells.entries()) {
    cells[cellOf[cell]!] = type === 'floor' ? '.' : type === 'gate' ? '-' : '#';
  }
  const lying = (own: readonly number[]) =>
    own
      .map((cell) => cellOf[cell]!)
      .sort(byNumber)
      .join();
  const axisOf = (axis: Axis) => (turn.swaps ? (SWAPPED[axis] ?? axis) : axis);
  /** A kind is known by where its pieces are at the start. */
  const kindOfLabel = new Map<string, string>();
  const kinds = puzzle.kinds.map(({ pieces: members }) => {
    const starts = members.map((member) => lying(pieces[member]!.cells)).sort();
    const kind = `${axisOf(puzzle.pieces[members[0]!]!.axis)} ${starts.join(' ')}`;
    for (const member of members) kindOfLabel.set(pieces[member]!.label, kind);
    return kind;
  });
  const ends = goals.map((goal) =>
    goal.map(({ label, cells: own }) => `${kindOfLabel.get(label)} to ${lying(own)}`).sort(),
  );
  const goalTexts = ends.map((goal) => goal.join(' and ')).sort();
  return [
    `${newWidth}x${newHeight}`,
    cells.join(''),
    kinds.sort().join('; '),
    goalTexts.join('; '),
  ].join('\n');
}

const SWAPPED: Readonly<Record<string, string>> = { h: 'v', v: 'h' };

const byNumber = (a: number, b: number) => a - b;
