/* Classes of car boards: the walls, and how many cars of each length every lane has. */
import type { Kind } from '../../geometry/kinds.ts';
import type { ClassSpec } from '../../machine.ts';
import { type Group, groupsOf, lanesOf, type RushKinds, redRow } from './lanes.ts';

export type RushClass = {
  /** Of the lanes in the order of `lanesOf`. */
  readonly groups: readonly Group[];
  /** Cells, ascending. */
  readonly walls: readonly number[];
  /** The red car among them. */
  readonly cars: number;
  readonly name: () => string;
};

/** All classes with these walls and these cars in the rows. */
export type RushJob = {
  readonly walls: readonly number[];
  readonly rows: readonly Group[];
  readonly weight: number;
};

export function jobsOf(side: number, wallsMax: number): RushJob[] {
  const red = redRow(side);
  const jobs: RushJob[] = [];
  for (const walls of subsets(side * side, wallsMax)) {
    const inRow = (row: number) => walls.filter((cell) => Math.floor(cell / side) === row).length;
    const isRedFree = inRow(red) + 2 < side && leastRed(walls, side) <= side - 2;
    if (!isRedFree) continue;
    const choices = lanesOf(side)
      .filter(({ axis }) => axis === 'h')
      .map(({ number }) => groupsOf(side - inRow(number)));
    for (const rows of product(choices)) jobs.push({ walls, rows, weight: 1 });
  }
  return jobs;
}

/** The classes of a job; those whose cars have no room are among them. */
export function* classesOfJob({ walls, rows }: RushJob, side: number): Generator<RushClass> {
  const choices = new Array<readonly Group[]>(side).fill(groupsOf(side));
  for (const columns of product(choices)) {
    const groups = [...rows, ...columns];
    const cells = groups.reduce((sum, { twos, threes }) => sum + 2 * twos + 3 * threes, 2);
    if (cells + walls.length > side * side) continue;
    const cars = groups.reduce((sum, { twos, threes }) => sum + twos + threes, 1);
    yield { groups, walls, cars, name: () => nameOf(groups, walls, side) };
  }
}

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

/** Sets of at most so many numbers below `count`, each ascending. */
function* subsets(count: number, most: number, from = 0): Generator<readonly number[]> {
  yield [];
  if (most === 0) return;
  for (let first = from; first < count; first++) {
    for (const rest of subsets(count, most - 1, first + 1)) yield [first, ...rest];
  }
}

/** One of each list, in all combinations. */
function* product<Item>(lists: readonly (readonly Item[])[]): Generator<Item[]> {
  const [first, ...rest] = lists;
  if (!first) {
    yield [];
    return;
  }
  for (const item of first) for (const items of product(rest)) yield [item, ...items];
}

/** `rows 2 - A 23 | columns 2 - 3 22 -`, with walls `| walls 7`. */
function nameOf(groups: readonly Group[], walls: readonly number[], side: number): string {
  const words = groups.map(({ twos, threes }) => '2'.repeat(twos) + '3'.repeat(threes) || '-');
  words.splice(redRow(side), 0, 'A');
  const rows = words.slice(0, side).join(' ');
  const columns = words.slice(side).join(' ');
  const named = walls.length > 0 ? ` | walls ${walls.join(' ')}` : '';
  return `rows ${rows} | columns ${columns}${named}`;
}
