import { CHALLENGES } from '../data/challenges.ts';
import { CLASSICS } from '../data/classics.ts';
import { blockRecord } from './blocks.ts';
import { huaRongDaoRecords } from './huaRongDao.ts';
import type { PuzzleRecord } from './record.ts';
import { rushRecords } from './rush.ts';
import { tileRecords } from './tiles.ts';

/** Every known puzzle, in the order of its family: classics, Hua Rong Dao, Rush Hour, tiles. */
export const CATALOGUE: readonly PuzzleRecord[] = /* @__PURE__ */ allRecords();

function allRecords(): PuzzleRecord[] {
  return [
    ...[...CLASSICS, ...CHALLENGES].map((entry) => blockRecord(entry, 'classics')),
    ...huaRongDaoRecords(),
    ...rushRecords(),
    ...tileRecords(),
  ];
}

let recordOfId: Map<string, PuzzleRecord> | undefined;

/** The record with this id or alias, in any case; undefined if there is none. */
export function byId(id: string): PuzzleRecord | undefined {
  recordOfId ??= new Map(
    CATALOGUE.flatMap((record) =>
      [record.id, ...record.aliases].map((name) => [name, record] as const),
    ),
  );
  return recordOfId.get(id.trim().toLowerCase());
}
