/* Writes what `nativeInfo.ts` reads. */
import type { PuzzleInfo } from '../../puzzle/puzzle.ts';
import { INFO_KEYS, quoted } from './nativeInfo.ts';

/** The lines that hold it, each `key: value`. */
export function writeInfo(info: PuzzleInfo): string[] {
  return INFO_KEYS.flatMap((key) => {
    const value = info[key];
    if (value === undefined) return [];
    const parts = key === 'notes' ? value.split('\n') : [value];
    return parts.map((part) => `${key}: ${encodeValue(part)}`);
  });
}

/** A value that trimming or line ends would change is written as a JSON string. */
function encodeValue(value: string): string {
  const plain = value !== '' && value === value.trim() && !/\p{Cc}/u.test(value);
  if (plain && quoted(value) === undefined) return value;
  // JSON leaves some control characters as they are, which a terminal would obey.
  return JSON.stringify(value).replace(/\p{Cc}/gu, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
}
