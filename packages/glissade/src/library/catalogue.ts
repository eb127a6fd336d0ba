/**
 * Known puzzles with their proved optima and sources. The records are made when they are first
 * asked for, not when this is imported.
 *
 * @example
 * ```ts
 * import { puzzleById, puzzleOf } from 'glissade/catalogue';
 * const record = puzzleById('klotski')!;
 * console.log(record.optimum.moves, puzzleOf(record).pieces.length); // → 81 10
 * ```
 * @packageDocumentation
 */
export {
  type Family,
  knownAs,
  type ListFilter,
  listPuzzles,
  type Optimum,
  type PuzzleRecord,
  puzzleById,
  puzzleByName,
  puzzleOf,
  searchRecords,
  suggestIds,
  TAGS,
  type Tag,
} from '@glissade/catalogue';
