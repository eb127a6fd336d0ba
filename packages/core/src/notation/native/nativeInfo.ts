/* Reads the entries of a native text about the puzzle itself: title, author, source, notes. */
import type { PuzzleInfo } from '../../puzzle/puzzle.ts';
import { ParseError } from '../errors/parseError.ts';
import { KEEP_ONE } from '../errors/severalPuzzles.ts';
import { parseJson } from '../json.ts';
import type { NativeEntry, NativeKey } from './nativeEntries.ts';

export const INFO_KEYS = ['id', 'title', 'author', 'source', 'notes'] as const;

/** What is known about the puzzle. Lines of `notes:` are joined; other keys may stand once. */
export function readInfo(entries: readonly NativeEntry[]): PuzzleInfo {
  const info: { [key in (typeof INFO_KEYS)[number]]?: string } = {};
  for (const entry of entries) {
    const key = INFO_KEYS.find((known) => known === entry.key);
    if (!key || entry.value === '') continue;
    const value = quoted(entry.value) ?? entry.value;
    if (key === 'notes' && info.notes !== undefined) info.notes += `\n${value}`;
    else if (info[key] !== undefined) throw repeatedKey(entry);
    else info[key] = value;
  }
  return info;
}

/** Throws if the key stands more than once. */
export function requireOnce(entries: readonly NativeEntry[], key: NativeKey): void {
  const second = entries.filter((entry) => entry.key === key)[1];
  if (second) throw repeatedKey(second);
}

function repeatedKey({ key, line, column }: NativeEntry): ParseError {
  return new ParseError(
    'key-repeated',
    `the key "${key}" occurs twice`,
    { line, column, found: key },
    KEEP_ONE,
  );
}

/** What a JSON string says; undefined for other values. */
export function quoted(value: string): string | undefined {
  return /^".*"$/s.test(value) ? (parseJson(value) as string | undefined) : undefined;
}
