/**
 * Texts that nobody would write: examples of the forms and lines of moves, cut, doubled, mixed and
 * sprinkled with odd characters. For tests that parsers read or refuse whatever they are given.
 */
import { FORMS } from '@glissade/core';
import fc from 'fast-check';

/** One short text of each form, and native texts with every key. */
export const PUZZLE_TEXTS: readonly string[] = [
  ...FORMS.map(({ example }) => example),
  'title: "a\\nb"\nauthor: A\nnotes: one\nnotes: two\nid: x\naxes: A=h B=v\nsame: C D\nstart:\n' +
    '#####\n#AA.#\n#B.C#\n#B.D-\n#####\ngoal:\n#####\n#.AA#\ngoal:\n\n\n\n #\n.  .C\n',
  'axes: long\nstart: AA./B../B..\ngoal: .AA\n// comment\ngoal:\nB..\nB..\n...\n',
  'tiles:\n 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14  0 15\ngoal: snake\n',
  'tiles: 1 2 #/3 0 4/- 5 6\ngoal: 6 5 #/4 3 2/- . .\n',
  'start:\n1 2\n3.4\ngoal: standard\n',
  'xsize: 3\nysize: 3\nwall: (2,2)\npiece: 1 (0,0)\npiece: 2 (0,0) (1,0)\nlockx: 1\n' +
    "put: 1 (0,0) 'A'\nput: 1 (1,0) 'B'\nput: 2 (0,1)\nwin: 1 (0,2)\nwin: 1 (1,2)\n",
  'start:\nA.\n..\ngoal:\n.A\n---\ntiles: 1 2/0 3\n---\n\n---\n8 6 4/0 7 2/5 1 3\n',
  '2003\n2003\n4115\n4785\n6..9\n\n....\n....\n....\n.00.\n.00.\n',
  '[{blocks: [{shape: [1, 1], position: [0, 0], directions: [1, 3]}], boardSize: [2, 2], ' +
    "escapePoint: [0, 1], name: 'x'}];",
  '| 1 | 2 |\n| 3 |   |\n',
  '[[1, 2], [3, 0]]',
];

/** Lines of play in every notation that is read. */
export const MOVE_TEXTS: readonly string[] = [
  'URDL2UR2',
  '5R 8D, 3U[001] // right\n4L',
  'AR2 BD "C"L ARD2',
  'A+2 B-1',
  '1R\n2U\n3[004]',
  '↑→↓← ^>v<',
  '"A\\u0042"R',
];

/** Characters that are signs somewhere, and those that are trouble everywhere. */
export const SIGNS: readonly string[] = [
  ...'0123456789ABCXZURDLabcurdlvox.*_-#@ \n/,:;()[]{}"\'|+=%?&^<>!$\\~`',
  '\t',
  '\r',
  '\r\n',
  '\u0000',
  '\u007F',
  '\u00A0',
  '\u0301',
  '\u200D',
  '\u2028',
  '\u3000',
  '\uFEFF',
  '\uFFFF',
  '\uD83D',
  '\uDE42',
  'é',
  'İ',
  'ß',
  '鸟',
  '🙂',
  '👨‍👩‍👧',
  '①',
  '٣',
  '│',
  '─',
];

/** Words and lines with a meaning in some form. */
export const WORDS: readonly string[] = [
  ...['\nstart:\n', '\ngoal:\n', '\ntiles:\n', 'goal: snake\n', '\naxes: long\n', 'same: A B\n'],
  ...['\n---\n', '//', '\n\n', 'title: ', '"', 'blank-first', '4x4:', '#', '3 3\n1\n', '36 '],
  ...['-1', '00', '1e9', '99999999999999999999', '255', '256', '65536', '0x10', '12R', '[001]'],
  ...['put: 1 (0,0)', 'win: 1 (1,1)', 'xsize: 2\n', 'ysize: 2\n', "'A'", '(0,0)', '{', '[[', ']]'],
  ...['"blocks":', '"shape": [1, 1]', 'null', '\\u0041', '__proto__', 'constructor', 'toString'],
  ...['?r=', 'scramble=', 'rush\n', 'sun\n', 'initial\n', 'target\n', 'size 3 2\n', 'equiv AB\n'],
];

/** One thing done to a text; indexes are taken modulo its length, in UTF-16 units. */
export type Mutation =
  | { readonly kind: 'insert'; readonly at: number; readonly text: string }
  | { readonly kind: 'replace'; readonly at: number; readonly text: string }
  | { readonly kind: 'delete'; readonly at: number; readonly length: number }
  | {
      readonly kind: 'repeat';
      readonly at: number;
      readonly length: number;
      readonly times: number;
    }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'swapLines'; readonly at: number; readonly to: number }
  | { readonly kind: 'lineEnds'; readonly text: string }
  | { readonly kind: 'splice'; readonly at: number; readonly to: number; readonly text: string };

const index = fc.nat(10_000);
const sign = fc.constantFrom(...SIGNS);
const piece = fc.oneof(
  { arbitrary: sign, weight: 4 },
  { arbitrary: fc.constantFrom(...WORDS), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 3 }), weight: 1 },
);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('insert'), at: index, text: piece }),
  fc.record({ kind: fc.constant('replace'), at: index, text: piece }),
  fc.record({ kind: fc.constant('delete'), at: index, length: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    kind: fc.constant('repeat'),
    at: index,
    length: fc.integer({ min: 1, max: 30 }),
    times: fc.integer({ min: 2, max: 12 }),
  }),
  fc.record({ kind: fc.constant('cut'), at: index }),
  fc.record({ kind: fc.constant('swapLines'), at: index, to: index }),
  fc.record({
    kind: fc.constant('lineEnds'),
    text: fc.constantFrom('\r\n', '\r', '\n\n', ' ', '/'),
  }),
  fc.record({
    kind: fc.constant('splice'),
    at: index,
    to: index,
    text: fc.constantFrom(...PUZZLE_TEXTS, ...MOVE_TEXTS),
  }),
);

/** The text with this done to it. */
export function mutate(text: string, change: Mutation): string {
  if (change.kind === 'lineEnds') return text.replaceAll('\n', change.text);
  const at = change.at % (text.length + 1);
  switch (change.kind) {
    case 'insert':
      return text.slice(0, at) + change.text + text.slice(at);
    case 'replace':
      return text.slice(0, at) + change.text + text.slice(at + change.text.length);
    case 'delete':
      return text.slice(0, at) + text.slice(at + change.length);
    case 'repeat':
      return (
        text.slice(0, at) +
        text.slice(at, at + change.length).repeat(change.times - 1) +
        text.slice(at)
      );
    case 'cut':
      return text.slice(0, at);
    case 'splice':
      return text.slice(0, at) + change.text.slice(change.to % (change.text.length + 1));
    case 'swapLines':
      return withLinesSwapped(text, change.at, change.to);
  }
}

function withLinesSwapped(text: string, one: number, other: number): string {
  const lines = text.split('\n');
  const [a, b] = [one % lines.length, other % lines.length];
  [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  return lines.join('\n');
}

/** One of the texts with some things done to it, few of them most of the time. */
export function mutatedText(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(mutation, { maxLength: 8, size: 'max' }))
    .map(([text, changes]) => changes.reduce(mutate, text));
}

/** Any text for parsers of puzzles. */
export const puzzleText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: mutatedText(PUZZLE_TEXTS), weight: 8 },
  { arbitrary: fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);

/** Any text for parsers of moves. */
export const moveText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: mutatedText(MOVE_TEXTS), weight: 6 },
  { arbitrary: fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')), weight: 3 },
  { arbitrary: puzzleText, weight: 1 },
);
