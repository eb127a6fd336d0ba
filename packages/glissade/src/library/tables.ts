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
  type DistanceTable,
  distanceTable,
  distanceTableSync,
  evaluateWith,
  GRAPH_FORMATS,
  type GraphFormat,
  graphText,
  type NoTable,
  type PrepareOptions,
  prepareTables,
  prepareTablesSync,
  TABLES,
  type TableOptions,
  type TableOutcome,
  type TableStore,
  type TablesChoice,
  type TablesOutcome,
  useTableStore,
} from '@glissade/engine';
