/* Classes of car boards: the walls, and how many cars of each length every lane has. */
import type { Kind } from '../../geometry/kinds.ts';
import type { ClassSpec } from '../../machine/classes.ts';
import { type Group, type RushKinds, redRow } from './lanes.ts';

export type RushClass = {
  /** Of the lanes in the order of `lanesOf`. */
  readonly groups: readonly Group[];
  /** Cells, ascending. */
  readonly walls: readonly number[];
  /** The red car among them. */
  readonly cars: number;
  readonly name: () => string;
};

/** The class as the kernel takes it: the red car, the cars of rows, of columns, then the walls. */
export function rushSpec(
  { groups, walls }: RushClass,
  known: RushKinds,
  kinds: readonly Kind[],
  side: number,
): ClassSpec {
  const red = known.red(leastRed(walls, side));
  const fields = [{ kind: red, pieces: 1 }];
  let firstFields = 0;
  for (const [lane, { twos, threes }] of groups.entries()) {
    if (lane === side - 1) firstFields = fields.length;
    if (twos > 0) fields.push({ kind: known.car(lane, 2), pieces: twos });
    if (threes > 0) fields.push({ kind: known.car(lane, 3), pieces: threes });
  }
  for (const cell of walls) fields.push({ kind: known.wall(cell), pieces: 1 });
  const goals = [[{ field: 0, place: kinds[red]!.masks.length - 1 }]];
  return { fields, starts: [], goals, firstFields };
}

/** The first column in which the red car may stand: no wall is to its right. */
export function leastRed(walls: readonly number[], side: number): number {
  const inRow = walls.filter((cell) => Math.floor(cell / side) === redRow(side));
  return inRow.reduce((least, cell) => Math.max(least, (cell % side) + 1), 0);
}

/** `rows 2 - A 23 | columns 2 - 3 22 -`, with walls `| walls 7`. */
export function nameOf(groups: readonly Group[], walls: readonly number[], side: number): string {
  const words = groups.map(({ twos, threes }) => '2'.repeat(twos) + '3'.repeat(threes) || '-');
  words.splice(redRow(side), 0, 'A');
  const rows = words.slice(0, side).join(' ');
  const columns = words.slice(side).join(' ');
  const named = walls.length > 0 ? ` | walls ${walls.join(' ')}` : '';
  return `rows ${rows} | columns ${columns}${named}`;
}
