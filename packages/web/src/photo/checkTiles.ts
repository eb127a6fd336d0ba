import { type GoalName, namedGoal, tileClassOf } from '@glissade/core';
import type { TilesReading } from '@glissade/vision/digits/readTiles';

/** What is wrong with the numbers of a board, beside the cells in doubt. */
export type TilesCheck = {
  readonly isSolvable: boolean;
  /** Two tiles that may be swapped, where the board cannot be solved. */
  readonly swap: readonly [number, number] | undefined;
  /** Numbers that look to be there twice, and those that look to be missing. */
  readonly doubled: readonly number[];
  readonly missing: readonly number[];
};

/** Checks the numbers as they stand now, `tiles`, against the goal and what was read. */
export function checkTiles(
  reading: TilesReading,
  tiles: readonly number[],
  goal: GoalName,
): TilesCheck {
  const { columns, rows } = reading.grid;
  const wanted = tileClassOf(namedGoal(goal, columns, rows), columns);
  const isSolvable = tileClassOf(tiles, columns) === wanted;
  const pair = reading.swaps.find(([a, b]) => tiles[a] !== 0 && tiles[b] !== 0);
  const swap = isSolvable || !pair ? undefined : ([tiles[pair[0]]!, tiles[pair[1]]!] as const);
  const isUntouched = tiles.every((number, cell) => number === reading.tiles[cell]);
  const looks = isUntouched ? reading.looks : tiles;
  const count = (number: number) => looks.filter((look) => look === number).length;
  const numbers = tiles.map((_, number) => number).slice(1);
  return {
    isSolvable,
    swap,
    doubled: numbers.filter((number) => count(number) > 1),
    missing: numbers.filter((number) => count(number) === 0),
  };
}

/** The numbers with one put on a cell; the one that was there takes its place. */
export function putNumber(tiles: readonly number[], cell: number, number: number): number[] {
  const other = tiles.indexOf(number);
  return tiles.with(other, tiles[cell]!).with(cell, number);
}
