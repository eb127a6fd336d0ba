/* Texts that are nearly right: a good one with some random edits. */
import fc from 'fast-check';

/** `at` and `length` are taken modulo the text's length. */
type Edit = {
  readonly op: 'delete' | 'insert' | 'replace' | 'repeat' | 'cut' | 'lines' | 'case';
  readonly at: number;
  readonly length: number;
  readonly token: string;
};

/** Fragments that readers give a meaning to, or might stumble over. */
const TOKENS: readonly string[] = [
  ...['start:', 'goal:', 'goal: snake', 'tiles:', 'axes: long', 'axes: A=h', 'same: A B', 'title:'],
  ...['\n', '\n\n', '\r\n', '\r', '\t', ' ', '/', '//', ',', ':', ';', '"', "'", '\\', '---\n'],
  ...['.', '#', '-', '*', '@', '+', '_', '&', '%', '%2F', '?', '=', '!', '~', '`', '$', '<', '>'],
  ...['(', ')', '[', ']', '{', '}', '{"', '[[', 'null', 'true', 'NaN', 'Infinity', '1e9', '-1'],
  ...[
    '0',
    '1',
    '9',
    '00',
    '10',
    '255',
    '256',
    '65536',
    '4294967296',
    '99999999999999999999',
    '0.5',
  ],
  ...['A', 'B', 'a', 'x', 'o', 'U', 'R', 'D', 'L', 'R2', 'D0', 'U99', 'AR2', '"A B"R', '+1', '-2'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'undefined'],
  ...['\u0000', '\u001b[31m', '\ufeff', '\u00a0', '\u200b', '\u2028', '\u202e', '\ud800', '\udc00'],
  ...['é', 'e\u0301', '馬', '🐎', '👨‍👩‍👧', '８', '٨', 'ﬀ', 'İ', 'ß', '\u0345', '𝟘', '\u{e0041}'],
  ...['shape', 'position', 'boardSize', 'escapePoint', 'blocks', 'BEGIN', 'END', 'size', 'Board'],
];

const editArbitrary: fc.Arbitrary<Edit> = fc.record({
  op: fc.constantFrom<Edit['op'][]>(
    ...([
      'delete',
      'insert',
      'insert',
      'replace',
      'replace',
      'repeat',
      'cut',
      'lines',
      'case',
    ] as const),
  ),
  at: fc.nat(100_000),
  length: fc.oneof({ arbitrary: fc.nat(3), weight: 4 }, { arbitrary: fc.nat(60), weight: 1 }),
  token: fc.oneof(
    { arbitrary: fc.constantFrom(...TOKENS), weight: 4 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 3 }), weight: 1 },
  ),
});

/** No edit makes a text longer than this. */
const LENGTH_MAX = 20_000;

function edited(text: string, { op, at, length, token }: Edit): string {
  const from = text.length === 0 ? 0 : at % (text.length + 1);
  const before = text.slice(0, from);
  const some = text.slice(from, from + length + 1);
  const rest = text.slice(from + length + 1);
  switch (op) {
    case 'delete':
      return before + rest;
    case 'insert':
      return before + token + some + rest;
    case 'replace':
      return before + token + rest;
    case 'repeat':
      return text.length + some.length * 40 > LENGTH_MAX ? text : before + some.repeat(40) + rest;
    case 'cut':
      return before;
    case 'lines':
      return swapLines(text, at, length);
    case 'case':
      return before + (length % 2 ? some.toUpperCase() : some.toLowerCase()) + rest;
  }
}

function swapLines(text: string, at: number, other: number): string {
  const lines = text.split('\n');
  const [a, b] = [at % lines.length, other % lines.length];
  [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  return lines.join('\n');
}

/** One of the texts with up to eight edits. */
export function mutated(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(texts, fc.array(editArbitrary, { maxLength: 8 }))
    .map(([text, edits]) => edits.reduce(edited, text));
}

/** Fragments one after another, with nothing right about them. */
export const looseText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...TOKENS), weight: 3 },
      { arbitrary: fc.string({ unit: 'binary', maxLength: 4 }), weight: 1 },
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
