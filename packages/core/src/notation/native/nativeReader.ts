import type { FormReader } from '../form.ts';
import { splitLines } from '../sourceText.ts';
import { isNearlyKeyLine } from './nativeEntries.ts';
import { readNative } from './nativeRead.ts';

const BOARD_KEY = /^\uFEFF? *(start|tiles|goal) *:/imu;

/** `NATIVE` for reading alone, so that a bundle can do without the writing. */
export const NATIVE_READER: FormReader = {
  name: 'native',
  title: 'Glissade (.slide)',
  looksLike: looksNative,
  read: readNative,
};

function looksNative(text: string): boolean {
  return text.includes(':') && (BOARD_KEY.test(text) || beginsWithKey(text));
}

/** The first line that is neither empty nor a comment decides. */
function beginsWithKey(text: string): boolean {
  const first = splitLines(text).find(({ text: line }) => !/^\s*(\/\/.*)?$/.test(line));
  return first !== undefined && isNearlyKeyLine(first.text);
}
