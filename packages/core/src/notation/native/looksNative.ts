import { splitLines } from '../sourceText.ts';
import { isNearlyKeyLine } from './nativeEntries.ts';

const BOARD_KEY = /^ *(start|tiles|goal) *:/imu;

/** True when a text has the look of the native form. */
export function looksNative(text: string): boolean {
  if (!text.includes(':')) return false;
  if (BOARD_KEY.test(text)) return true;
  // The first line that is neither empty nor a comment decides.
  const first = splitLines(text).find(({ text: line }) => !/^\s*(\/\/.*)?$/.test(line));
  return first !== undefined && isNearlyKeyLine(first.text);
}
