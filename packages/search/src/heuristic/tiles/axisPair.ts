import {
  buildingWalkingDistance,
  buildWalkingDistance,
  type WalkingDistance,
} from './walkingDistance.ts';

/** Walking distances of both axes of a board, laid out for a search that keeps them up to date. */
export type AxisPair = {
  /** Vertical steps. */
  readonly rows: WalkingDistance;
  /** Horizontal steps. */
  readonly columns: WalkingDistance;
  readonly isExact: boolean;
  /**
   * Where in its state's stretch of `next` the step of a tile stands, when the gap goes U R D L:
   * [direction * cells + id]. U and D belong to `rows`, R and L to `columns`.
   */
  readonly offset: Uint8Array;
};

/** Graphs already built, the oldest first; one of a 4×4 axis takes about 3 MB. */
const built = new Map<string, WalkingDistance>();
const BUILT_MAX = 8;

/** Both axes of a board whose goal has the gap in this cell. */
export function axisPair(width: number, height: number, gapGoal: number): AxisPair {
  const rows = walkingDistance(height, width, Math.floor(gapGoal / width));
  const columns = walkingDistance(width, height, gapGoal % width);
  const count = width * height;
  const offset = new Uint8Array(4 * count);
  for (let id = 0; id < count; id++) {
    const row = rows.classOf[Math.floor(id / width)]!;
    const column = columns.classOf[id % width]!;
    offset[id] = row;
    offset[count + id] = columns.classes + column;
    offset[2 * count + id] = rows.classes + row;
    offset[3 * count + id] = column;
  }
  return { rows, columns, isExact: rows.isExact && columns.isExact, offset };
}

/** Builds what `axisPair` then finds; yields how many states it has looked at since. */
export function* preparingAxes(
  { width, height, gapGoal }: { readonly [side in 'width' | 'height' | 'gapGoal']: number },
  forPushes: boolean,
): Generator<number, void> {
  for (const axis of [
    [height, width, Math.floor(gapGoal / width)],
    [width, height, gapGoal % width],
  ] as const) {
    const known = built.get(keyOf(...axis));
    const graph = known ?? keep(keyOf(...axis), yield* buildingWalkingDistance(...axis));
    if (forPushes) yield* graph.countingPushes();
  }
}

const keyOf = (lines: number, length: number, gapLine: number) => `${lines} ${length} ${gapLine}`;

function walkingDistance(lines: number, length: number, gapLine: number): WalkingDistance {
  const key = keyOf(lines, length, gapLine);
  return built.get(key) ?? keep(key, buildWalkingDistance(lines, length, gapLine));
}

function keep(key: string, graph: WalkingDistance): WalkingDistance {
  if (built.size === BUILT_MAX) built.delete(built.keys().next().value!);
  built.set(key, graph);
  return graph;
}

/** The states of both axes for a state of the board (ids by cell). */
export function axisStates(
  { rows, columns }: AxisPair,
  width: number,
  tiles: ArrayLike<number>,
  gap: number,
): { row: number; column: number } {
  const inRows = new Uint16Array(rows.lines * rows.classes);
  const inColumns = new Uint16Array(columns.lines * columns.classes);
  for (let cell = 0; cell < tiles.length; cell++) {
    if (cell === gap) continue;
    const [y, x] = [Math.floor(cell / width), cell % width];
    const id = tiles[cell]!;
    inRows[y * rows.classes + rows.classOf[Math.floor(id / width)]!]!++;
    inColumns[x * columns.classes + columns.classOf[id % width]!]!++;
  }
  return {
    row: rows.stateOf(inRows, Math.floor(gap / width)),
    column: columns.stateOf(inColumns, gap % width),
  };
}
