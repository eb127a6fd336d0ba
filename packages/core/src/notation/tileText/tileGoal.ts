/* Goals of boards of numbered tiles: by name, or written in numbers. */
import { type GoalName, namedGoal } from '../../puzzle/namedGoals.ts';
import type { GoalSpec, PieceSpec, PuzzleSpec } from '../../puzzle/spec.ts';
import { requireGoalSize } from '../errors/goalSize.ts';
import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { placeOfToken } from '../forms/tokenPlaces.ts';
import {
  gridOf,
  readWord,
  type TileGrid,
  type TileToken,
  type TileWord,
  tileAt,
} from './tileGrid.ts';
import { missingOf, requireDistinct } from './tileNumbers.ts';

const GOAL_ALIASES: Readonly<Record<string, GoalName>> = {
  standard: 'standard',
  'blank-last': 'standard',
  'gap-last': 'standard',
  'blank-first': 'blank-first',
  'gap-first': 'blank-first',
  snake: 'snake',
  spiral: 'spiral',
  snail: 'spiral',
};

/** Every word that names a goal, aliases included. */
export const GOAL_WORDS: readonly string[] = /* @__PURE__ */ Object.keys(GOAL_ALIASES);

/**
 * The goal of this name or alias (in any case, also with `_` or a blank for the hyphen), if any.
 *
 * @example
 * ```ts
 * import { parseGoalName } from 'glissade/core';
 * console.log(parseGoalName('gap-first'), parseGoalName('diagonal')); // → blank-first undefined
 * ```
 */
export function parseGoalName(word: string): GoalName | undefined {
  const key = word.trim().toLowerCase().replace(/[_ ]/g, '-');
  return Object.hasOwn(GOAL_ALIASES, key) ? GOAL_ALIASES[key] : undefined;
}

/** Throws ParseError for the name of a goal where none can be, or, of tiles, for another word. */
export function requireNoName(text: string, isTiles: boolean, place: TextPlace): void {
  if (parseGoalName(text)) {
    throw new ParseError(
      'goal-name-misused',
      `the goal "${text}" needs tiles 1, 2, 3 …, and this puzzle has other pieces`,
      place,
      'draw the goal, with / or new lines between the rows',
    );
  }
  if (!isTiles || !/^[a-z][a-z -]*$/i.test(text)) return;
  throw new ParseError(
    'goal-name-unknown',
    `there is no goal "${text}"`,
    place,
    `the names are ${GOAL_WORDS.join(', ')}; or write the goal in numbers, with / between the rows`,
  );
}

/** Number of tiles if the pieces are one cell each and labelled 1 … n, otherwise undefined. */
export function countTiles(pieces: readonly PieceSpec[]): number | undefined {
  const count = pieces.length;
  const labels = new Set<string>();
  for (const { label, cells } of pieces) {
    const inside = /^[1-9]\d{0,5}$/.test(label) && Number(label) <= count;
    if (!inside || cells.length !== 1) return undefined;
    labels.add(label);
  }
  return labels.size === count && count > 0 ? count : undefined;
}

/**
 * A named goal on any board of tiles 1 … n: the tiles on its floor cells in the order of the name,
 * walls passed over, the free cells last (first for `blank-first`).
 */
export function goalOfName(spec: Pick<PuzzleSpec, 'board' | 'pieces'>, name: GoalName): GoalSpec[] {
  const { board, pieces } = spec;
  const numbers = namedGoal(name, board.width, board.height);
  const gapFirst = name === 'blank-first';
  const rankOf = (cell: number) => (numbers[cell] === 0 && !gapFirst ? Infinity : numbers[cell]!);
  const floor = numbers.flatMap((_, cell) => (board.cells[cell] === 'floor' ? [cell] : []));
  floor.sort((a, b) => rankOf(a) - rankOf(b));
  const skipped = gapFirst ? floor.length - pieces.length : 0;
  return pieces.map((_, index) => tileAt(index + 1, floor[index + skipped]!));
}

/** A goal written in numbers, and where each cell of it stands. */
export type TileGoal = { readonly goal: readonly GoalSpec[]; readonly grid: TileGrid };

/** Reads the rows of a goal for a board of tiles 1 … n. Throws ParseError. */
export function readTileGoal(
  rows: readonly (readonly TileToken[])[],
  spec: Pick<PuzzleSpec, 'board' | 'pieces'>,
  keyPlace: TextPlace,
): TileGoal {
  const { board, pieces } = spec;
  const grid = fitGrid(rows, board.width, board.height, keyPlace);
  const words = grid.tokens.map((token) => readWord(token, 'goal'));
  requireDistinct(grid, words, missingOf(words, pieces.length));
  const goal: GoalSpec[] = [];
  words.forEach((word, cell) => {
    if (typeof word === 'string' || word === 0) return;
    if (word > pieces.length) {
      throw new ParseError(
        'tile-range',
        `the goal names tile ${word}, which the board does not have`,
        placeOfToken(grid.tokens[cell]!),
        `the tiles are 1 to ${pieces.length}`,
      );
    }
    goal.push(tileAt(word, cell));
  });
  requireGapsMeant(grid, words, pieces.length - goal.length);
  goal.sort((a, b) => Number(a.label) - Number(b.label));
  return { goal, grid };
}

function fitGrid(
  rows: readonly (readonly TileToken[])[],
  width: number,
  height: number,
  keyPlace: TextPlace,
): TileGrid {
  const isOneLine = rows.length === 1 && height > 1 && rows[0]!.length === width * height;
  if (isOneLine) return { width, height, tokens: rows[0]! };
  const grid = gridOf(rows, keyPlace);
  requireGoalSize({ width, height }, grid, placeOfToken(grid.tokens[0]!));
  return grid;
}

/** A 0 in a goal only says what is left: it cannot demand a gap while tiles are left out. */
function requireGapsMeant(grid: TileGrid, words: readonly TileWord[], missing: number): void {
  const zero = words.indexOf(0);
  if (missing === 0 || zero < 0) return;
  throw new ParseError(
    'goal-gap',
    'a goal that leaves tiles out cannot say where the gap must be',
    placeOfToken(grid.tokens[zero]!),
    'write . instead of 0, or name every tile',
  );
}
