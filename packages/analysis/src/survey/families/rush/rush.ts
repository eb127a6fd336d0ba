/*
 * `rush N`: cars of 2 and 3 on a square board, each along its lane; the red car, of 2, must come to
 * the right edge of its row, in which no other car stands. `rush N walls W`: with up to W walls of
 * one cell, none to the right of the red car. The metric is slides: in a lane they are
 * moves, which the kernel searches faster.
 *
 * A component counts once. Its puzzle is a start as far as any from the goals, of several the one
 * with the lowest cells (rows first, the last cell counting most), and it is minimal: without any
 * one of its other cars and walls, the solution is shorter. Which of several starts is taken
 * matters: with the highest cells, 5×5 has 1,826 minimal ones instead of 1,730.
 *
 * Source: M. Fogleman, Solving Rush Hour, the puzzle (michaelfogleman.com/rush, 2018), whose
 * enumeration begins with the boards in which no car can go left or up: 268,109 of 5×5, in 130,299
 * components, 62,106 of them with a goal, 1,730 minimal, the hardest of 20 slides.
 *
 * Rejected: to enumerate those boards (each component is met several times, and every state of it
 * is then made again; here a class is searched once).
 */

import type { ClassResult, FamilyOptions, JobList, SurveyFamily } from '../../family.ts';
import { type Cells, type Kind, makeKinds } from '../../geometry/kinds.ts';
import { SURVEY_BEST_MAX } from '../../kernel/surveyLayout.ts';
import type { ClassFound, HardestState, Pair } from '../../machine/classes.ts';
import { type MachineOptions, SurveyMachine } from '../../machine/surveyMachine.ts';
import { drawPieces } from '../../picture.ts';
import { SurveyLimitError } from '../../surveyLimitError.ts';
import { classTotals } from '../../totals.ts';
import { leastRed, type RushClass, rushSpec } from './classes.ts';
import { classesOfJob, listRushJobs, type RushJobs } from './jobs.ts';
import { type RushKinds, redRow, rushKinds } from './lanes.ts';
import { type BoardState, isMinimal } from './minimal.ts';

export type RushOptions = Omit<FamilyOptions, 'metric'> &
  Pick<MachineOptions, 'memoryBytes' | 'create'>;

export function rushFamily(side: number, walls: number, options: RushOptions): SurveyFamily {
  const known = rushKinds(side);
  const kinds = makeKinds(known.specs, side);
  return {
    name: walls === 0 ? `rush ${side}` : `rush ${side} walls ${walls}`,
    metrics: ['slides'],
    head: ([cars, count]) => ({
      cars: cars!,
      ...(walls === 0 ? {} : { walls: count! }),
      metric: 'slides',
    }),
    filters: ['cars', 'walls'],
    totals: (rows) => {
      const sum = (name: string) => rows.reduce((all, row) => all + (row.extra[name] ?? 0), 0);
      const { starts, solvableStarts: _, states, ...rest } = classTotals(rows, 'states');
      return {
        boards: sum('boards'),
        minimal: starts!,
        minimalStates: sum('minimalStates'),
        states: states!,
        ...rest,
      };
    },
    width: side,
    height: side,
    draw: (pieces) => drawCars(pieces, side),
    *listJobs() {
      const asked = options.where.walls ?? [0, walls];
      const jobs = yield* listRushJobs(side, walls, asked);
      return searchedJobs(jobs, side, options, () => new RushSearcher(known, kinds, side, options));
    },
    puzzle: (picture) => puzzleText(picture, side),
  };
}

function searchedJobs(
  jobs: RushJobs,
  side: number,
  { where }: RushOptions,
  makeSearcher: () => RushSearcher,
): JobList {
  const [fewest, most] = where.cars ?? [1, side * side];
  let searcher: RushSearcher | undefined;
  return {
    count: jobs.count,
    *run(job) {
      searcher ??= makeSearcher();
      for (const one of classesOfJob(jobs.at(job), side, fewest, most)) {
        if (one) yield* searcher.search(one);
        else yield undefined;
      }
    },
  };
}

class RushSearcher {
  private readonly known: RushKinds;
  private readonly kinds: readonly Kind[];
  private readonly side: number;
  private readonly top: number;
  private readonly machine: SurveyMachine;
  /** For boards with a car or wall less, while the class is still in the other. */
  private readonly smaller: SurveyMachine;

  constructor(known: RushKinds, kinds: readonly Kind[], side: number, options: RushOptions) {
    const half = { ...options, metric: 'moves', symmetry: false, top: SURVEY_BEST_MAX } as const;
    const memoryBytes = options.memoryBytes / 2;
    this.known = known;
    this.kinds = kinds;
    this.side = side;
    this.top = options.top;
    this.machine = new SurveyMachine(kinds, { ...half, memoryBytes });
    this.smaller = new SurveyMachine(kinds, { ...half, memoryBytes });
  }

  *search(one: RushClass): Generator<ClassResult | undefined> {
    const spec = rushSpec(one, this.known, this.kinds, this.side);
    for (const found of this.machine.runClass(spec)) {
      if (!found) yield undefined;
      else if (found.counts.states > 0) yield yield* this.told(one, found);
    }
  }

  /** The red car may go left as far as walls let it: one of them may be taken away. */
  private freed({ walls }: RushClass, found: ClassFound, state: readonly Pair[]): BoardState {
    const [, ...fields] = found.fields();
    const [red, ...others] = state;
    const place = red!.place + leastRed(walls, this.side);
    return {
      fields: [{ kind: this.known.red(0), pieces: 1 }, ...fields],
      goals: [[{ field: 0, place: this.side - 2 }]],
      state: [{ field: 0, place }, ...others],
    };
  }

  private *told(one: RushClass, found: ClassFound): Generator<undefined, ClassResult> {
    if (found.counts.solvable > SURVEY_BEST_MAX) {
      throw new SurveyLimitError(`a class has more than ${SURVEY_BEST_MAX} components`);
    }
    const puzzles: HardestState[] = [];
    for (const hardest of found.hardest) {
      const board = this.freed(one, found, hardest.state());
      if (yield* isMinimal(this.smaller, board, hardest.length)) puzzles.push(hardest);
    }
    const longest = puzzles[0]?.length ?? -1;
    const minimalStates = puzzles.reduce((sum, { states }) => sum + states, 0);
    return {
      columns: [one.cars, one.walls.length],
      name: () => one.name(),
      classes: 1,
      counts: { ...found.counts, starts: puzzles.length, solvableStarts: puzzles.length },
      extra: { boards: found.cornered, minimalStates },
      longest,
      hardestCount: puzzles.filter(({ length }) => length === longest).length,
      hardest: puzzles.slice(0, this.top),
    };
  }
}

/** Cars as letters, walls (which alone have one cell) as #. */
function drawCars(pieces: readonly Cells[], side: number): string[] {
  const isWall = (cells: Cells) => (cells & (cells - 1n)) === 0n;
  const walls = pieces.filter(isWall).reduce((all, cells) => all | cells, 0n);
  const rows = drawPieces(
    pieces.filter((cells) => !isWall(cells)),
    side,
    side,
  );
  const isFree = (x: number, y: number) => ((walls >> BigInt(y * side + x)) & 1n) === 0n;
  return rows.map((row, y) => [...row].map((label, x) => (isFree(x, y) ? label : '#')).join(''));
}

function puzzleText(picture: readonly string[], side: number): string {
  const goal = picture.map((row, y) => {
    const free = row.replace(/[^#]/g, '.');
    return y === redRow(side) ? `${free.slice(0, side - 2)}AA` : free;
  });
  return ['axes: long', 'start:', ...picture, 'goal:', ...goal].join('\n');
}
