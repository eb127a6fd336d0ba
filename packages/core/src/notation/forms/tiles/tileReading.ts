/* From a grid of numbers to the spec of a tile puzzle; checks that each number is there once. */
import { openBoard } from '../../../board/board.ts';
import { type GoalName, namedGoal } from '../../../puzzle/namedGoals.ts';
import type { PuzzleSpec } from '../../../puzzle/spec.ts';
import { isTileBoard, type TilePlaces, tilePuzzle } from '../../../puzzle/tilePuzzle.ts';
import type { FormReading } from '../../form.ts';
import { tileAt } from '../../tileText/tileGrid.ts';
import { requireNumbers } from '../../tileText/tileNumbers.ts';
import { placeOfToken } from '../tokenPlaces.ts';
import { type NumberGrid, numberOf, tooSmall } from './numberGrid.ts';

const GOAL_NOTES: Readonly<Record<GoalName, string>> = {
  standard: 'goal: 1 2 3 … row by row, the gap last',
  'blank-first': 'goal: the gap first, then 1 2 3 … row by row',
  snake: 'goal: 1 2 3 … back and forth, the gap last',
  spiral: 'goal: 1 2 3 … in a clockwise spiral, the gap at its end',
};

/** The goal of a tile puzzle: a known name, or a second grid of the text. */
export type TileGoal = { readonly name: GoalName } | { readonly grid: NumberGrid };

/**
 * A tile puzzle from a grid of numbers: piece k-1 is tile k, labelled with its number. Throws
 * ParseError unless the grid holds every number from 0 to its size less 1 just once.
 */
export function tileReading(
  grid: NumberGrid,
  goal: TileGoal = { name: 'standard' },
  notes: readonly string[] = [],
): FormReading {
  const { width, height } = grid;
  const cellOf = cellOfNumber(grid);
  const goalCellOf = 'grid' in goal ? cellOfNumber(goal.grid) : goalCells(goal.name, grid);
  const places = { width, height, startCells: cellOf, goalCells: goalCellOf };
  const goalNote = 'grid' in goal ? 'goal: the second grid' : GOAL_NOTES[goal.name];
  return {
    get spec() {
      return specOfTiles(places);
    },
    placeOf: ({ label, cell = cellOf[Number(label)] ?? 0 }) => placeOfToken(grid.tokens[cell]!),
    notes: [...notes, goalNote],
    puzzle: isTileBoard(width, height) ? () => tilePuzzle(places) : undefined,
  };
}

function specOfTiles({ width, height, startCells, goalCells }: TilePlaces): PuzzleSpec {
  const tiles = Array.from({ length: width * height - 1 }, (_, index) => index + 1);
  return {
    board: openBoard(width, height),
    pieces: tiles.map((tile) => tileAt(tile, startCells[tile]!)),
    goals: [tiles.map((tile) => tileAt(tile, goalCells[tile]!))],
  };
}

/** The goal asked for last: many boards have the same. */
let lastGoal = '';
let lastCells: readonly number[];

function goalCells(name: GoalName, { width, height }: NumberGrid): readonly number[] {
  const goal = `${name} ${width} ${height}`;
  if (goal !== lastGoal) {
    const cellOf: number[] = [];
    namedGoal(name, width, height).forEach((number, cell) => {
      cellOf[number] = cell;
    });
    [lastGoal, lastCells] = [goal, cellOf];
  }
  return lastCells;
}

/** The cell of each number. Throws ParseError unless each is there once. */
function cellOfNumber(grid: NumberGrid): number[] {
  const { width, height, tokens } = grid;
  if (width < 2 || height < 2) throw tooSmall(width, height, placeOfToken(tokens[0]!));
  const numbers = tokens.map(numberOf);
  const cellOf = new Array<number>(tokens.length).fill(NOWHERE);
  for (let cell = numbers.length - 1; cell >= 0; cell--) {
    const number = numbers[cell]!;
    if (number < cellOf.length) cellOf[number] = cell;
  }
  if (cellOf.includes(NOWHERE)) requireNumbers(grid, numbers, true);
  return cellOf;
}

/** Stands for the cell of a number that is missing. */
const NOWHERE = -1;
