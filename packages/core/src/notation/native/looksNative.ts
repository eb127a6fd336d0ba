import { splitLines } from '../sourceText.ts';
import { isNearlyKeyLine } from './nativeEntries.ts';

const BOARD_KEY = /^ *(start|tiles|goal) *:/imu;

/** True when a text has the look of the native form. */
export function looksNative(text: string): boolean {
  return text.includes(':') && (BOARD_KEY.test(text) || beginsWithKey(text));
}

/** The first line that is neither empty nor a comment decides. */
function beginsWithKey(text: string): boolean {
  const first = splitLines(text).find(({ text: line }) => !/^\s*(\/\/.*)?$/.test(line));
  return first !== undefined && isNearlyKeyLine(first.text);
}
