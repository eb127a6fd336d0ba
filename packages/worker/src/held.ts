/* The table, the map and the improvement that a worker holds, and what is asked of them. */
import type { DistanceTable } from '@glissade/analysis/analyse/evaluate/heldTables';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import type { Improvements } from './improvements.ts';
import type { HeldMap } from './mapInWorker.ts';
import type { AnyProgress, MapAnswer, Request, SentState, TableSummary } from './protocol.ts';
import { readPuzzle, readState } from './readSent.ts';

/** The table, the map and the improvement that a worker holds. */
export type Held = {
  tableId: number;
  table: DistanceTable | undefined;
  mapId: number;
  map: HeldMap | undefined;
  readonly improvements: Improvements;
};

/** What every asynchronous task takes besides its options. */
export type Course = {
  readonly signal: AbortSignalLike;
  readonly onProgress: (progress: AnyProgress) => void;
};

export async function makeTable(
  { runId, puzzle, options }: Request<'table'>,
  held: Held,
  course: Course,
): Promise<TableSummary> {
  // The old one goes first: two of them may be more than the memory there is.
  held.table = undefined;
  // The first answer does not wait for what makes tables.
  const { distanceTable } = await import('@glissade/analysis/analyse/evaluate/distanceTable');
  const made = await distanceTable(await readPuzzle(puzzle), { ...options, ...course });
  if (made.status !== 'ready') return made;
  const { table } = made;
  if (!course.signal.aborted) {
    held.tableId = runId;
    held.table = table;
  }
  const distance = finite(table.distanceOf(table.puzzle.start));
  return { status: 'ready', metric: table.metric, states: table.count, distance };
}

export async function holdMap(
  { runId, puzzle, options }: Request<'map'>,
  held: Held,
  { signal, onProgress }: Course,
): Promise<MapAnswer> {
  held.map = undefined;
  const { makeMap } = await import('./mapInWorker.ts');
  return makeMap(await readPuzzle(puzzle), options, signal, onProgress, (map) => {
    held.mapId = runId;
    held.map = map;
  });
}

export function mapOf({ mapId, map }: Held, asked: number): HeldMap {
  if (map === undefined || mapId !== asked) throw new Error('this map was released');
  return map;
}

export function tableOf({ tableId, table }: Held, asked: number): DistanceTable {
  if (table === undefined || tableId !== asked) throw new Error('this table was released');
  return table;
}

export async function distancesIn(
  table: DistanceTable,
  sent: readonly SentState[],
): Promise<(number | null)[]> {
  const states = await Promise.all(sent.map((state) => readState(table.puzzle, state)));
  return states.map((state) => finite(table.distanceOf(state)));
}

export async function valueIn(table: DistanceTable, state: SentState) {
  const { evaluateWith } = await import('@glissade/analysis/analyse/evaluate/evaluate');
  const value = evaluateWith(table, await readState(table.puzzle, state));
  if (value === undefined) throw new Error('this state is not in the table');
  return value;
}

function finite(distance: number | undefined): number | null {
  return distance !== undefined && Number.isFinite(distance) ? distance : null;
}
