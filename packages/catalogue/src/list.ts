/* Finds records of the catalogue by tag, size, length or text. */
import type { Metric } from '@glissade/core';
import { allRecords } from './catalogue.ts';
import type { Family, PuzzleRecord, Tag } from './record.ts';

/** What records to list; a record must meet all that is given. */
export type ListFilter = {
  /** Tile puzzles or block puzzles only. */
  readonly type?: PuzzleRecord['type'];
  /** Records of this family only. */
  readonly family?: Family;
  /** Records with this tag only. */
  readonly tag?: Tag;
  /** Words that ids, titles, names, authors, tags or families must contain, in any case. */
  readonly text?: string;
  /** Columns of the board. */
  readonly width?: number;
  /** Rows of the board. */
  readonly height?: number;
  /** What `lengthMin` and `lengthMax` count; unless given, the metric of the record. */
  readonly metric?: Metric;
  /** Shortest known optimum, in the metric. Records without one do not match a length. */
  readonly lengthMin?: number;
  /** Longest known optimum, in the metric. */
  readonly lengthMax?: number;
};

/**
 * The records that meet a filter, in the catalogue's order. A new array of shared records.
 *
 * @example
 * ```ts
 * import { listPuzzles } from 'glissade/catalogue';
 * console.log(listPuzzles({ text: 'klotski', lengthMin: 81, lengthMax: 81 })[0]?.id); // → klotski
 * ```
 */
export function listPuzzles(filter: ListFilter = {}): PuzzleRecord[] {
  const words = foldText(filter.text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return allRecords().filter(
    (record) =>
      fits(filter.type, record.type) &&
      fits(filter.family, record.family) &&
      fits(filter.width, record.width) &&
      fits(filter.height, record.height) &&
      (filter.tag === undefined || record.tags.includes(filter.tag)) &&
      hasLength(record, filter) &&
      hasWords(record, words),
  );
}

function fits<T>(wanted: T | undefined, value: T): boolean {
  return wanted === undefined || wanted === value;
}

function hasLength(
  record: PuzzleRecord,
  { metric = record.metric, ...filter }: ListFilter,
): boolean {
  if (filter.lengthMin === undefined && filter.lengthMax === undefined) return true;
  const length = record.optimum[metric];
  if (length === undefined) return false;
  return length >= (filter.lengthMin ?? 0) && length <= (filter.lengthMax ?? Infinity);
}

/** What people call the puzzles of a family, and how they misspell it. */
const FAMILY_WORDS: Readonly<Partial<Record<Family, string>>> = {
  huarongdao: 'hua rong dao huarongdao 华容道 華容道 klotski klotzki',
  rush: 'rush hour rushhour unblock parking 停车 移车',
  tiles: 'tile number sliding 数字推盘 数字华容道',
};

/** Klotski is one of them, and has a name in Japan. */
const KLOTSKI_WORDS = `${FAMILY_WORDS.huarongdao} daughter in the box hakoiri musume 箱入り娘`;

function hasWords(record: PuzzleRecord, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldText(searchedText(record));
  return words.every((word) => text.includes(word));
}

/**
 * The only record with this title or other name, in any case; undefined for none or several.
 *
 * @example
 * ```ts
 * import { puzzleByName } from 'glissade/catalogue';
 * console.log(puzzleByName('no such name')); // → undefined
 * ```
 */
export function puzzleByName(name: string): PuzzleRecord | undefined {
  const wanted = foldText(name.trim());
  const found = allRecords().filter(({ title, names }) =>
    [title, ...names].some((own) => foldText(own) === wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** All that a record may be found by. */
export function searchedText(record: PuzzleRecord): string {
  const { id, aliases, title, names, author = '', tags, family } = record;
  const also = [FAMILY_WORDS[family], id === 'klotski' ? KLOTSKI_WORDS : ''];
  return [id, ...aliases, title, ...names, author, ...tags, ...also].join(' ');
}

/** Lower case without accents and tone marks, with plain apostrophes. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
