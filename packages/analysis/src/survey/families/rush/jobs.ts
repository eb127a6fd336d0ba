/*
 * The jobs of car boards: the walls, and which cars the rows have. A job is made from its number
 * when it is begun, because 7×7 with three walls has two billion of them.
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

/** Sets of walls that are looked at between two yields. */
const PORTION = 500;

/** Lists the jobs with so many walls; yields between portions of work. */
export function* listRushJobs(
  side: number,
  wallsMax: number,
  [fewest, most]: readonly [least: number, greatest: number],
): Generator<undefined, RushJobs> {
  const red = redRow(side);
  const rows = lanesOf(side).filter(({ axis }) => axis === 'h');
  const groups = Array.from({ length: side + 1 }, (_, cells) => groupsOf(cells));
  const blocks: Block[] = [];
  let [first, met] = [0, 0];
  for (const walls of subsets(side * side, Math.min(wallsMax, most))) {
    if (++met % PORTION === 0) yield;
    const inRow = (row: number) => walls.filter((cell) => Math.floor(cell / side) === row).length;
    const isRedFree = inRow(red) + 2 < side && leastRed(walls, side) <= side - 2;
    if (walls.length < fewest || !isRedFree) continue;
    const choices = rows.map(({ number }) => groups[side - inRow(number)]!);
    blocks.push({ walls, choices, first });
    first += choices.reduce((ways, { length }) => ways * length, 1);
  }
  return new RushJobs(blocks, first);
}

export class RushJobs {
  readonly count: number;
  /** Ascending by their first job. */
  private readonly blocks: readonly Block[];

  constructor(blocks: readonly Block[], count: number) {
    this.blocks = blocks;
    this.count = count;
  }

  /** The last row's cars change first from one number to the next. */
  at(job: number): RushJob {
    const { walls, choices, first } = this.blockWith(job);
    let rest = job - first;
    const rows = choices.toReversed().map((groups) => {
      const group = groups[rest % groups.length]!;
      rest = Math.floor(rest / groups.length);
      return group;
    });
    return { walls, rows: rows.reverse() };
  }

  private blockWith(job: number): Block {
    let [low, high] = [0, this.blocks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.blocks[middle]!.first <= job) low = middle;
      else high = middle - 1;
    }
    return this.blocks[low]!;
  }
}

/** Classes that are made between two yields. */
const CLASSES_AT_A_TIME = 64;

/**
 * The classes of a job with so many cars; those whose cars have no space are among them. Yields
 * undefined between portions of work.
 */
export function* classesOfJob(
  { walls, rows }: RushJob,
  side: number,
  fewest: number,
  most: number,
): Generator<RushClass | undefined> {
  const carsIn = (groups: readonly Group[]) =>
    groups.reduce((sum, { twos, threes }) => sum + twos + threes, 0);
  const cellsIn = (groups: readonly Group[]) =>
    groups.reduce((sum, { twos, threes }) => sum + 2 * twos + 3 * threes, 0);
  const cars = most - 1 - carsIn(rows);
  const cells = side * side - walls.length - 2 - cellsIn(rows);
  let met = 0;
  for (const columns of groupLists(groupsOf(side), side, cars, cells)) {
    if (++met % CLASSES_AT_A_TIME === 0) yield undefined;
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
