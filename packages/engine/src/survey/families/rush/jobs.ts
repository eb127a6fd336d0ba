/*
 * The jobs of car boards: the walls, and which cars the rows have. A job is made from its number
 * when it is begun, because 6×6 with two walls has two million of them.
 */
import { leastRed, nameOf, type RushClass } from './classes.ts';
import { type Group, groupsOf, lanesOf, redRow } from './lanes.ts';

/** All classes with these walls and these cars in the rows. */
export type RushJob = { readonly walls: readonly number[]; readonly rows: readonly Group[] };

/** Jobs with the same walls. */
type Block = {
  readonly walls: readonly number[];
  /** Of each row but the red car's. */
  readonly choices: readonly (readonly Group[])[];
  /** Number of its first job. */
  readonly first: number;
};

export class RushJobs {
  readonly count: number;
  private readonly blocks: readonly Block[];

  constructor(side: number, wallsMax: number) {
    const red = redRow(side);
    const blocks: Block[] = [];
    let first = 0;
    for (const walls of subsets(side * side, wallsMax)) {
      const inRow = (row: number) => walls.filter((cell) => Math.floor(cell / side) === row).length;
      const isRedFree = inRow(red) + 2 < side && leastRed(walls, side) <= side - 2;
      if (!isRedFree) continue;
      const choices = lanesOf(side)
        .filter(({ axis }) => axis === 'h')
        .map(({ number }) => groupsOf(side - inRow(number)));
      blocks.push({ walls, choices, first });
      first += choices.reduce((ways, { length }) => ways * length, 1);
    }
    this.blocks = blocks;
    this.count = first;
  }

  /** The last row's cars change first from one number to the next. */
  at(job: number): RushJob {
    const { walls, choices, first } = this.blocks.findLast((block) => block.first <= job)!;
    let rest = job - first;
    const rows = choices.toReversed().map((groups) => {
      const group = groups[rest % groups.length]!;
      rest = Math.floor(rest / groups.length);
      return group;
    });
    return { walls, rows: rows.reverse() };
  }
}

/** The classes of a job with so many cars; those whose cars have no room are among them. */
export function* classesOfJob(
  { walls, rows }: RushJob,
  side: number,
  fewest: number,
  most: number,
): Generator<RushClass> {
  const carsIn = (groups: readonly Group[]) =>
    groups.reduce((sum, { twos, threes }) => sum + twos + threes, 0);
  const cellsIn = (groups: readonly Group[]) =>
    groups.reduce((sum, { twos, threes }) => sum + 2 * twos + 3 * threes, 0);
  const cars = most - 1 - carsIn(rows);
  const cells = side * side - walls.length - 2 - cellsIn(rows);
  for (const columns of groupLists(groupsOf(side), side, cars, cells)) {
    const groups = [...rows, ...columns];
    const all = 1 + carsIn(groups);
    if (all < fewest) continue;
    yield { groups, walls, cars: all, name: () => nameOf(groups, walls, side) };
  }
}

/** Lists of so many groups with at most so many cars and cells together. */
function* groupLists(
  choices: readonly Group[],
  length: number,
  cars: number,
  cells: number,
): Generator<Group[]> {
  if (cars < 0 || cells < 0) return;
  if (length === 0) {
    yield [];
    return;
  }
  for (const group of choices) {
    const { twos, threes } = group;
    const carsLeft = cars - twos - threes;
    const cellsLeft = cells - 2 * twos - 3 * threes;
    for (const rest of groupLists(choices, length - 1, carsLeft, cellsLeft)) yield [group, ...rest];
  }
}

/** Sets of at most so many numbers below `count`, each ascending. */
function* subsets(count: number, most: number, from = 0): Generator<readonly number[]> {
  yield [];
  if (most === 0) return;
  for (let first = from; first < count; first++) {
    for (const rest of subsets(count, most - 1, first + 1)) yield [first, ...rest];
  }
}
