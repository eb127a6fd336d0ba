import type { TileProblem } from '@glissade/search/problem/tileProblem';
import type { Iteration, IterationEnd } from '../idaStar/iteration.ts';
import * as layout from '../kernel/pushLayout.ts';
import type { LoadedPushes } from './pushKernels.ts';
import type { PushSide } from './pushSide.ts';

/** A side of a problem with a kernel that holds its tables; sides may share one. */
export type LoadedSide = { readonly side: PushSide; readonly loaded: LoadedPushes };

const SEARCH_EXHAUSTED = 1;
const SEARCH_FOUND = 2;

/** Records of pushes that the kernel has space for, and what its tables can tell. */
const BOUND_MAX = 250;

/** More steps than any line has that a kernel can hold. */
const STEPS_MAX = 32_767;

/**
 * IDA* in multi-tile pushes in WebAssembly: for each bound, first the lines whose last push goes
 * along a row, then the others. What one kernel call searches is a side and a bound, which fix the
 * axis of the first push.
 */
export class KernelPushSearch implements Iteration {
  expanded = 0;
  generated = 0;
  second = Number.POSITIVE_INFINITY;
  line: Uint8Array = new Uint8Array(0);
  readonly raise = 1;
  readonly estimate: number;
  private readonly problem: TileProblem;
  private readonly sides: readonly LoadedSide[];
  private readonly leave: () => void;
  private bound = 0;
  private isTie = false;
  /** Sides still to be searched; the first is being searched. */
  private todo: LoadedSide[] = [];
  private isBegun = false;
  private counted = { expanded: 0, generated: 0 };

  /** `leave` is called when the search is left: the kernels are free. */
  constructor(problem: TileProblem, sides: readonly LoadedSide[], leave: () => void) {
    this.problem = problem;
    this.sides = sides;
    this.leave = leave;
    const starts = sides.flatMap((side) => [placeViews(side, 0), placeViews(side, 1)]);
    this.estimate = Math.min(...starts.map((distances) => Math.max(...distances)));
  }

  get bytes(): number {
    const kernels = new Set(this.sides.map(({ loaded }) => loaded.kernel));
    return [...kernels].reduce((sum, { memory }) => sum + memory.buffer.byteLength, 0);
  }

  start(bound: number, secondMax?: number): void {
    if (bound > BOUND_MAX) throw new RangeError(`no search of more than ${BOUND_MAX} pushes`);
    this.bound = bound;
    this.isTie = secondMax !== undefined;
    this.second = secondMax ?? Number.POSITIVE_INFINITY;
    this.line = new Uint8Array(0);
    this.todo = [...this.sides];
    this.isBegun = false;
  }

  step(budget: number): IterationEnd {
    const end = this.expanded + budget;
    if (!this.isTie) this.line = new Uint8Array(0);
    for (let left = budget; left > 0; left = end - this.expanded) {
      const current = this.todo[0];
      if (!current) return this.line.length > 0 ? 'found' : 'exhausted';
      if (!this.isBegun && !this.begin(current)) {
        this.todo.shift();
        continue;
      }
      const { kernel } = current.loaded;
      const status = kernel.search(Math.min(left, 2 ** 30));
      this.count(kernel.nodesExpanded(), kernel.nodesGenerated());
      if (status !== SEARCH_FOUND && status !== SEARCH_EXHAUSTED) continue;
      // A single push is all that its side has.
      if (status === SEARCH_EXHAUSTED || this.isTie || this.bound === 1) {
        this.todo.shift();
        this.isBegun = false;
      }
      if (status !== SEARCH_FOUND) continue;
      this.second = kernel.stepsOfLine();
      const places = Array.from({ length: this.bound }, (_, push) => kernel.lineAt(push));
      this.line = lineOfPlaces(this.problem, current.side, places);
      if (!this.isTie) return 'found';
    }
    return undefined;
  }

  close(): void {
    this.leave();
  }

  private begin(side: LoadedSide): boolean {
    if (!beginSide(side, this.bound, this.isTie ? Math.min(this.second, STEPS_MAX) : 0)) {
      return false;
    }
    this.counted = { expanded: 0, generated: 0 };
    this.isBegun = true;
    return true;
  }

  private count(expanded: number, generated: number): void {
    // Ends are counted as one expansion, so that no slice is without end.
    this.expanded += expanded - this.counted.expanded;
    this.generated += generated - this.counted.generated;
    this.counted = { expanded, generated };
  }
}

/** Begins a search; false: the tables know that this side has no such line. */
export function beginSide({ side, loaded }: LoadedSide, bound: number, secondMax: number): boolean {
  const { kernel } = loaded;
  const distances = placeViews({ side, loaded }, (bound & 1) ^ 1);
  if (Math.max(...distances) > bound) return false;
  distances.forEach((distance, view) => {
    kernel.setSlack(view, (bound - distance) / 2);
  });
  kernel.begin(bound, side.row, side.column, side.goalColumn, secondMax);
  return true;
}

/** Shows all views the start; what each says of it if the first push goes along the column. */
function placeViews({ side, loaded }: LoadedSide, isColumn: number): number[] {
  const { kernel, tablesAt } = loaded;
  const memory = new Uint8Array(kernel.memory.buffer);
  memory.set(side.list, layout.PUSH_LISTS);
  memory.set(side.mirrored, layout.PUSH_LISTS + layout.PUSH_LIST_BYTES);
  return Array.from({ length: 2 * tablesAt.length }, (_, view) => {
    const list = layout.PUSH_LISTS + (view % 2) * layout.PUSH_LIST_BYTES;
    const distance = kernel.placeView(list, view, side.row, side.column, isColumn);
    if (distance === 0) throw new Error('a table of pushes is not whole');
    return distance;
  });
}

/**
 * Directions of the gap, on the board of the problem, when each push of a line leads to these rows
 * and columns by turns, last to a column.
 */
export function lineOfPlaces(
  problem: TileProblem,
  side: PushSide,
  places: ArrayLike<number>,
): Uint8Array {
  const { width, cellOf, row, column } = side;
  const line: number[] = [];
  const here = { row, column };
  for (let push = 0; push < places.length; push++) {
    const axis = (places.length - push) % 2 === 0 ? 'row' : 'column';
    const target = places[push]!;
    while (here[axis] !== target) {
      const from = cellOf[here.row * width + here.column]!;
      here[axis] += Math.sign(target - here[axis]);
      const to = cellOf[here.row * width + here.column]!;
      line.push(directionOf(to - from, problem.width));
    }
  }
  return Uint8Array.from(line);
}

/** Code of U R D L for a step of the gap. */
function directionOf(by: number, width: number): number {
  if (by === -width) return 0;
  if (by === width) return 2;
  return by === 1 ? 1 : 3;
}
