/*
 * `klotski`: the layouts of Hua Rong Dao (L'âne rouge). A board of 4×5, one 2×2, which must come to
 * the middle of the lower edge, any number of 1×2 of either direction and of 1×1, at least two free
 * cells. A class is the numbers of each; all its layouts are starts.
 *
 * Source: dnomd343, Klotski-Analysis: 29,334,498 layouts in 25,422 components.
 */
import { type FamilyOptions, isWithin, type JobList, type SurveyFamily } from '../family.ts';
import { type Cells, type Kind, makeKinds } from '../geometry/kinds.ts';
import { rectanglePlacements } from '../geometry/rectangles.ts';
import type { ClassSpec } from '../machine/classes.ts';
import { type MachineOptions, SurveyMachine } from '../machine/surveyMachine.ts';
import { drawPieces, GOAL_LABEL, puzzleText } from '../picture.ts';
import { classTotals } from '../totals.ts';

const WIDTH = 4;
const HEIGHT = 5;
/** Cells beside the 2×2 that pieces may take. */
const CELLS_MAX = 14;

/** Numbers of pieces. */
type Pieces = { readonly across: number; readonly upright: number; readonly singles: number };

/** With layouts times free cells as weight. */
type WeighedPieces = { readonly pieces: Pieces; readonly weight: number };

const GOAL_ROWS = ['....', '....', '....', '.AA.', '.AA.'];

export function klotskiFamily(
  options: FamilyOptions & Pick<MachineOptions, 'memoryBytes' | 'create'>,
): SurveyFamily {
  const kinds = makeKinds(
    [
      [2, 2],
      [2, 1],
      [1, 2],
      [1, 1],
    ].map(([w, h]) => ({ masks: rectanglePlacements(w!, h!, WIDTH, HEIGHT), axis: 'any' })),
    WIDTH,
    turnOver,
  );
  return {
    name: 'klotski',
    metrics: [options.metric],
    head: ([dominoes, singles]) => ({
      dominoes: dominoes!,
      singles: singles!,
      metric: options.metric,
    }),
    filters: ['dominoes', 'singles', 'across', 'upright', 'pieces', 'free'],
    totals: (rows) => classTotals(rows, 'layouts'),
    width: WIDTH,
    height: HEIGHT,
    draw: (pieces) => drawPieces(pieces, WIDTH, HEIGHT),
    *listJobs() {
      const classes = yield* classesOf(kinds);
      const asked = classes.filter(({ pieces }) => isWithin(options.where, valuesOf(pieces)));
      return jobsOf(asked, kinds, options);
    },
    puzzle: (picture) => puzzleText(picture, GOAL_ROWS),
  };
}

function jobsOf(
  classes: readonly WeighedPieces[],
  kinds: readonly Kind[],
  options: MachineOptions,
): JobList {
  let machine: SurveyMachine | undefined;
  return {
    count: classes.length,
    weight: (job) => classes[job]!.weight,
    *run(job) {
      machine ??= new SurveyMachine(kinds, options);
      const { pieces } = classes[job]!;
      const { dominoes, singles } = valuesOf(pieces);
      const name = () => `${pieces.across} across, ${pieces.upright} upright, ${singles} single`;
      for (const found of machine.runClass(specOf(pieces, kinds))) {
        const columns = [dominoes!, singles!];
        yield found && { ...found, columns, classes: 1, name };
      }
    },
  };
}

function valuesOf({ across, upright, singles }: Pieces): Record<string, number> {
  const dominoes = across + upright;
  const free = WIDTH * HEIGHT - 4 - 2 * dominoes - singles;
  return { across, upright, singles, dominoes, pieces: 1 + dominoes + singles, free };
}

function specOf({ across, upright, singles }: Pieces, kinds: readonly Kind[]): ClassSpec {
  const home = kinds[0]!.masks.indexOf(maskOfRows(GOAL_ROWS));
  const fields = [1, across, upright, singles].map((pieces, kind) => ({ kind, pieces }));
  return {
    fields: fields.filter(({ pieces }) => pieces > 0),
    starts: [],
    goals: [[{ field: 0, place: home }]],
  };
}

/** All classes that have a layout. */
function* classesOf(kinds: readonly Kind[]): Generator<undefined, WeighedPieces[]> {
  const classes: WeighedPieces[] = [];
  const counts = yield* countDominoes(kinds);
  for (const [key, count] of counts) {
    const [across, upright] = key.split(' ').map(Number) as [number, number];
    const left = WIDTH * HEIGHT - 4 - 2 * (across + upright);
    for (let singles = 0; singles <= left - (WIDTH * HEIGHT - 4 - CELLS_MAX); singles++) {
      const weight = count * binomial(left, singles) * (left - singles);
      classes.push({ pieces: { across, upright, singles }, weight });
    }
  }
  return classes;
}

/** Ways to place the 2×2 and the dominoes, by their numbers `across upright`. */
function* countDominoes(kinds: readonly Kind[]): Generator<undefined, Map<string, number>> {
  const counts = new Map<string, number>();
  const all = [...kinds[1]!.masks, ...kinds[2]!.masks];
  const isAcross = kinds[1]!.masks.length;
  const place = (from: number, taken: Cells, across: number, upright: number): void => {
    const key = `${across} ${upright}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (2 * (across + upright) + 2 > CELLS_MAX) return;
    for (let next = from; next < all.length; next++) {
      if ((all[next]! & taken) !== 0n) continue;
      const more = next < isAcross ? 1 : 0;
      place(next + 1, taken | all[next]!, across + more, upright + 1 - more);
    }
  };
  for (const mask of kinds[0]!.masks) {
    place(0, mask, 0, 0);
    yield;
  }
  return counts;
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

function maskOfRows(rows: readonly string[]): Cells {
  let mask = 0n;
  for (const [y, row] of rows.entries()) {
    for (const [x, label] of [...row].entries()) {
      if (label === GOAL_LABEL) mask |= 1n << BigInt(y * WIDTH + x);
    }
  }
  return mask;
}

/** The mirror image, left and right exchanged. */
function turnOver(mask: Cells): Cells {
  let mirrored = 0n;
  for (let cell = 0; cell < WIDTH * HEIGHT; cell++) {
    const x = cell % WIDTH;
    if ((mask >> BigInt(cell)) & 1n) mirrored |= 1n << BigInt(cell - x + WIDTH - 1 - x);
  }
  return mirrored;
}
