import { CHALLENGES } from '../data/challenges.ts';
import { CLASSICS } from '../data/classics.ts';
import { blockRecord } from './blocks.ts';
import { huaRongDaoRecords } from './huaRongDao.ts';
import type { PuzzleRecord } from './record.ts';
import { rushRecords } from './rush.ts';
import { tileRecords } from './tiles.ts';

/** Makes the records of each family, in the catalogue's order. */
const FAMILIES: readonly (() => PuzzleRecord[])[] = [
  () => [...CLASSICS, ...CHALLENGES].map((entry) => blockRecord(entry, 'classics')),
  huaRongDaoRecords,
  rushRecords,
  tileRecords,
];

/** Families are read when first asked for: all of them take longer than to solve a puzzle. */
const known: (readonly PuzzleRecord[])[] = [];

function familyRecords(family: number): readonly PuzzleRecord[] {
  known[family] ??= FAMILIES[family]!();
  return known[family];
}

let all: readonly PuzzleRecord[] | undefined;

/**
 * Every known puzzle, in the order of its family: classics, Hua Rong Dao, Rush Hour, tiles. The
 * records are made at the first call and shared by all callers: do not change them.
 */
export function allRecords(): readonly PuzzleRecord[] {
  all ??= FAMILIES.flatMap((_, family) => familyRecords(family));
  return all;
}

/**
 * The record with this id or alias, in any case; undefined if there is none. The record is shared:
 * do not change it.
 *
 * @example
 * ```ts
 * import { puzzleById } from 'glissade/catalogue';
 * console.log(puzzleById('klotski')?.optimum.moves, puzzleById('klotzki')); // → 81 undefined
 * ```
 */
export function puzzleById(id: string): PuzzleRecord | undefined {
  const name = id.trim().toLowerCase();
  for (const family of FAMILIES.keys()) {
    const record = familyRecords(family).find(
      (candidate) => candidate.id === name || candidate.aliases.includes(name),
    );
    if (record) return record;
  }
  return undefined;
}
