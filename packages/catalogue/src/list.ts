import type { Metric } from '@glissade/core';
import { allRecords } from './catalogue.ts';
import type { Family, PuzzleRecord, Tag } from './record.ts';

/** What records to list; a record must meet all that is given. */
export type ListFilter = {
  readonly type?: PuzzleRecord['type'];
  readonly family?: Family;
  readonly tag?: Tag;
  /** Words that ids, titles, names, authors or tags must contain; case and accents do not count. */
  readonly text?: string;
  /** Columns of the board. */
  readonly width?: number;
  /** Rows of the board. */
  readonly height?: number;
  /** What `lengthMin` and `lengthMax` count; `steps` unless given. */
  readonly metric?: Metric;
  /** Shortest known optimum, in the metric. Records without one do not match a length. */
  readonly lengthMin?: number;
  /** Longest known optimum, in the metric. */
  readonly lengthMax?: number;
};

/** The records that meet a filter, in the catalogue's order. */
export function list(filter: ListFilter = {}): PuzzleRecord[] {
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

function hasLength(record: PuzzleRecord, { metric = 'steps', ...filter }: ListFilter): boolean {
  if (filter.lengthMin === undefined && filter.lengthMax === undefined) return true;
  const length = record.optimum[metric];
  if (length === undefined) return false;
  return length >= (filter.lengthMin ?? 0) && length <= (filter.lengthMax ?? Infinity);
}

function hasWords(record: PuzzleRecord, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { id, aliases, title, names, author = '', tags } = record;
  const text = foldText([id, ...aliases, title, ...names, author, ...tags].join(' '));
  return words.every((word) => text.includes(word));
}

/** Lower case without accents and tone marks. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
