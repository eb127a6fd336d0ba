/**
 * The known puzzles in collections, each with one idea, from easy to hard. A puzzle may be in
 * several. What is solved is known by the titles of the solves that this device keeps.
 */
import { allRecords, type PuzzleRecord } from '@glissade/catalogue';
import { lengthOf, levelOf } from './difficulty.ts';

const IDEAS = {
  first: ({ type, optimum }) => type === 'blocks' && (optimum.moves ?? Infinity) <= 18,
  classics: ({ family, solvable }) => family === 'classics' && solvable,
  huarongdao: ({ family }) => family === 'huarongdao',
  rush: ({ family }) => family === 'rush',
  tiles: ({ family, solvable }) => family === 'tiles' && solvable,
  hardest: (record) => record.type === 'blocks' && levelOf(record) === 'expert',
  open: (record) => record.solvable && lengthOf(record) === undefined,
  impossible: ({ solvable }) => !solvable,
} as const satisfies Readonly<Record<string, (record: PuzzleRecord) => boolean>>;

export type CollectionName = keyof typeof IDEAS;
export const COLLECTIONS = Object.keys(IDEAS) as CollectionName[];

const known = new Map<CollectionName, readonly PuzzleRecord[]>();

/** The puzzles of a collection, the easiest first; those of unknown length last. */
export function collectionOf(name: CollectionName): readonly PuzzleRecord[] {
  const found = known.get(name);
  if (found) return found;
  const length = (record: PuzzleRecord) => lengthOf(record) ?? Number.MAX_SAFE_INTEGER;
  const records = allRecords()
    .filter(IDEAS[name])
    .sort((a, b) => length(a) - length(b));
  known.set(name, records);
  return records;
}

/** The collections in which "the next one" is looked for; of several, the first that has it. */
const COURSES: readonly CollectionName[] = ['first', 'rush', 'huarongdao', 'tiles', 'classics'];

/**
 * What comes after a puzzle: the next in its collection that was not solved, from the beginning
 * again after the end; for a puzzle of nobody's collection an easy one.
 */
export function nextRecord(
  id: string | undefined,
  isSolved: (record: PuzzleRecord) => boolean,
): PuzzleRecord {
  const isIn = (name: CollectionName) => collectionOf(name).some((one) => one.id === id);
  for (const name of [...COURSES.filter(isIn), ...COURSES]) {
    const all = collectionOf(name);
    const place = all.findIndex((one) => one.id === id);
    const turned = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))];
    const next = turned.find((one) => !isSolved(one));
    if (next) return next;
  }
  return collectionOf('first')[0]!;
}
