/**
 * Tables that are made once and asked often: distances of all states of a puzzle, for a hint after
 * every move, and the pattern databases of tile boards.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { distanceTable, evaluateWith } from 'glissade/tables';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const made = await distanceTable(puzzle, { metric: 'stm' });
 * if (made.status === 'ready') {
 *   console.log(evaluateWith(made.table, puzzle.start)?.status); // → evaluated
 * }
 * ```
 * @packageDocumentation
 */

export {
  distanceTable,
  distanceTableSync,
  type NoTable,
  type TableOptions,
  type TableOutcome,
} from '@glissade/analysis/analyse/evaluate/distanceTable';
export { evaluateWith } from '@glissade/analysis/analyse/evaluate/evaluate';
export type { DistanceTable } from '@glissade/analysis/analyse/evaluate/heldTables';
export {
  GRAPH_FORMATS,
  type GraphFormat,
  graphText,
} from '@glissade/analysis/analyse/measures/graphText';
export { type TableStore, useTableStore } from '@glissade/platform/files/tableCache/tableStore';
export { TABLES, type TablesChoice } from '@glissade/solve/options/options';
export {
  type PrepareOptions,
  prepareTables,
  prepareTablesSync,
  type TablesOutcome,
} from '@glissade/solve/prepareTables';
