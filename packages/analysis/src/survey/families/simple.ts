/*
 * `simple HxW`: every packing of the board with polyominoes and free cells. The piece that covers
 * the upper-left cell must come to cover the lower-right cell.
 *
 * A piece whose bounding box has no cell of it in that corner never can; its starts are counted,
 * too. A job is a goal piece and the largest of the other pieces. On a square board a class and its
 * mirror image across the diagonal have the same lengths, so one of them is searched.
 *
 * Source: N. Bickford, Sliding Block Puzzles, part 3 (2012) and part 4 (2013), where the family is
 * called Simple Simple Simple.
 */
import type { ClassResult, FamilyOptions, JobList, SurveyFamily } from '../family.ts';
import { type Cells, cellsOf, type Kind, makingKinds } from '../geometry/kinds.ts';
import { countPackings } from '../geometry/packings.ts';
import { polyominoKinds } from '../geometry/polyominoes.ts';
import type { ClassFound } from '../machine/classes.ts';
import { type MachineOptions, SurveyMachine } from '../machine/surveyMachine.ts';
import { drawPieces, GOAL_LABEL, puzzleText } from '../picture.ts';
import { classTotals } from '../totals.ts';
import { type Job, jobsOf } from './simpleJobs.ts';

export function simpleFamily(
  width: number,
  height: number,
  options: FamilyOptions & Pick<MachineOptions, 'memoryBytes' | 'create'>,
): SurveyFamily {
  const cells = width * height;
  const mirror = width === height ? (mask: Cells) => transpose(mask, width) : undefined;
  return {
    name: `simple ${height}x${width}`,
    metrics: [options.metric],
    head: ([pieces]) => ({ pieces: pieces!, metric: options.metric }),
    filters: ['pieces', 'free'],
    totals: (rows) => ({
      packings: countPackings(width, height),
      ...classTotals(rows, 'states'),
    }),
    width,
    height,
    draw: (pieces) => drawPieces(pieces, width, height),
    *listJobs() {
      const specs = yield* polyominoKinds(width, height, options.memoryBytes);
      const kinds = yield* makingKinds(specs, width, mirror);
      const jobs = yield* jobsOf(kinds, cells, mirror !== undefined);
      const others = (options.where.pieces?.[1] ?? cells) - 1;
      const asked = jobs.filter(
        ({ prefix, withRoot }) => prefix.length + (withRoot ? 0 : 1) <= others,
      );
      return searchedJobs(asked, kinds, width, cells, options);
    },
    puzzle: (picture) => puzzleText(picture, goalInCorner(picture)),
  };
}

function searchedJobs(
  jobs: readonly Job[],
  kinds: readonly Kind[],
  width: number,
  cells: number,
  options: FamilyOptions & MachineOptions,
): JobList {
  let machine: SurveyMachine | undefined;
  return {
    count: jobs.length,
    weight: (job) => jobs[job]!.weight,
    run: (job) => {
      machine ??= new SurveyMachine(kinds, options);
      return runJob(machine, kinds, width, cells, jobs[job]!, options);
    },
  };
}

function* runJob(
  machine: SurveyMachine,
  kinds: readonly Kind[],
  width: number,
  cells: number,
  { goal, prefix, from, end, withRoot }: Job,
  { where }: FamilyOptions,
): Generator<ClassResult | undefined> {
  const { kernel } = machine;
  const last = kinds[goal]!.masks.length - 1;
  const isInCorner = ((kinds[goal]!.masks[last]! >> BigInt(cells - 1)) & 1n) === 1n;
  const [least, greatest] = where.pieces ?? [1, cells - 1];
  const [freeLeast, freeGreatest] = where.free ?? [0, cells];
  const open = () => {
    machine.memory.writeConditions(
      [[{ field: 0, place: 0 }]],
      isInCorner ? [[{ field: 0, place: last }]] : [],
    );
    kernel.setRange(least - 1, Math.min(greatest, cells - 1) - 1, freeLeast, freeGreatest);
    machine.memory.writePrefix(prefix);
    const root = withRoot ? 1 : 0;
    return kernel.openJob(cells, kinds.length, goal, 0, from, end, root, prefix.length);
  };
  for (const found of machine.runJob(open)) yield found && resultOf(found, kinds, width);
}

function resultOf(found: ClassFound, kinds: readonly Kind[], width: number): ClassResult {
  const name = () =>
    found
      .fields()
      .map(({ kind, pieces }) => {
        const shape = shapeText(kinds[kind]!.masks[0]!, width);
        return pieces > 1 ? `${pieces}*${shape}` : shape;
      })
      .join(' ');
  const { pieces, weight, counts, longest, hardestCount, hardest } = found;
  return { columns: [pieces], name, classes: weight, counts, longest, hardestCount, hardest };
}

/** A shape in rows: `xx/.x`. */
function shapeText(mask: Cells, width: number): string {
  const cells = cellsOf(mask);
  const columns = Math.max(...cells.map((cell) => cell % width)) + 1;
  const rows = Math.floor(cells.at(-1)! / width) + 1;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => (cells.includes(y * width + x) ? 'x' : '.')).join(''),
  ).join('/');
}

/** The picture of the goal: the goal piece as far down and right as it goes. */
function goalInCorner(picture: readonly string[]): string[] {
  const rows = picture.findLastIndex((row) => row.includes(GOAL_LABEL)) + 1;
  const columns = Math.max(...picture.map((row) => row.lastIndexOf(GOAL_LABEL))) + 1;
  const width = picture[0]!.length;
  return picture.map((_, y) =>
    Array.from({ length: width }, (_, x) => {
      const label = picture[y - picture.length + rows]?.[x - width + columns];
      return label === GOAL_LABEL ? GOAL_LABEL : '.';
    }).join(''),
  );
}

function transpose(mask: Cells, side: number): Cells {
  let mirrored = 0n;
  for (let cell = 0; cell < side * side; cell++) {
    if ((mask >> BigInt(cell)) & 1n) {
      mirrored |= 1n << BigInt((cell % side) * side + Math.floor(cell / side));
    }
  }
  return mirrored;
}
