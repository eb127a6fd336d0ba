import type { Puzzle } from '../../puzzle/puzzle.ts';
import { buildReading } from '../buildReading.ts';
import { plainText, requireLength } from '../sourceText.ts';
import { splitPuzzles } from '../splitPuzzles.ts';
import { looksNative } from './looksNative.ts';
import { readNative } from './nativeRead.ts';

/**
 * One puzzle in the native form; undefined if the text looks like another form or holds several.
 * Unlike `parsePuzzle` it does not bring the other forms along. Throws ParseError.
 *
 * @example
 * ```ts
 * import { parseNative } from 'glissade/core';
 * console.log(parseNative('start:\nA.\ngoal:\n.A')?.pieces.length); // → 1
 * console.log(parseNative('1 2/3 0')); // → undefined
 * ```
 */
export function parseNative(text: string): Puzzle | undefined {
  requireLength(text);
  const plain = plainText(text);
  if (splitPuzzles(plain).length > 1 || !looksNative(plain)) return undefined;
  return buildReading(readNative(plain));
}
