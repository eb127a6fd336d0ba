import type { FormDescription, FormReader } from '../form.ts';
import { looksNative } from './looksNative.ts';
import { readNative } from './nativeRead.ts';

/**
 * The form that Glissade writes, `.slide`. Lines `key: value` in any order, comments with `//`.
 * - `title`, `author`, `source`, `id`: once each; `notes`: lines are joined. A value that begins or
 *   ends with blanks, or holds a line end, stands in double quotes as a JSON string.
 * - `start:` a picture, one character a cell; `.` free, `#` wall, blank outside, `-` gate, any
 *   other one a piece. `goal:` a picture of that size, as often as there are goals.
 * - `tiles:` instead of `start:`: numbers 1 … n, 0 a gap, `#` a wall, `-` a gate; rows on lines or
 *   divided by `/`. Its goals are numbers too (`.` anything), or `standard`, `blank-first`,
 *   `snake`, `spiral`; without one, `standard`.
 * - `axes: long`, or `axes: A=h B=v`, or both, the labels then being exceptions (`C=any`).
 * - `same: A B C`: labels that the goals may not tell apart, one group a line.
 * A picture goes on to the next key; its rows may be indented as its key is. Blanks at line ends
 * are cells only where all rows of a start are equally long. Columns are counted in code points.
 */
export const NATIVE: FormReader = {
  name: 'native',
  looksLike: looksNative,
  read: readNative,
};

/** The same form, for people. */
export const NATIVE_DESCRIPTION: FormDescription = {
  title: 'Glissade (.slide)',
  example: 'start:\nAA.\nB..\ngoal:\n.AA\n...\n',
};
