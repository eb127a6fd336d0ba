/**
 * Known puzzles with their proved optima and sources. The records are made when they are first
 * asked for, not when this is imported.
 *
 * @example
 * ```ts
 * import { byId, puzzleOf } from 'glissade/catalogue';
 * const record = byId('klotski')!;
 * console.log(record.optimum.moves, puzzleOf(record).pieces.length); // → 81 10
 * ```
 * @packageDocumentation
 */
export * from '@glissade/catalogue';
