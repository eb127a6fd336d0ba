/* The native form as entries, each a key with its value and the picture under it. */
import { closestWord } from '../errors/closestWord.ts';
import { ParseError } from '../errors/parseError.ts';
import { columnAt, type SourceLine } from '../sourceText.ts';

/** The keys of a native text. The last three open a picture. */
export const NATIVE_KEYS = [
  'title',
  'author',
  'source',
  'notes',
  'id',
  'axes',
  'same',
  'start',
  'tiles',
  'goal',
] as const;

export type NativeKey = (typeof NATIVE_KEYS)[number];

/** A key, its value, and the lines of the picture under it. */
export type NativeEntry = {
  readonly key: NativeKey;
  readonly line: number;
  /** Column of the key. */
  readonly column: number;
  /** Blanks before the key: rows of its picture are indented alike. */
  readonly indent: number;
  /** What follows the colon, trimmed. */
  readonly value: string;
  readonly valueColumn: number;
  /** Empty for keys without a picture. */
  readonly rows: readonly SourceLine[];
};

const KNOWN_KEY = new RegExp(`^( *)(${NATIVE_KEYS.join('|')}) *:(.*)$`, 'isu');
const ANY_KEY = /^( *)(\p{L}{2,}) *:(?: .*)?$/su;

/** True for a text with a line that begins with this key. */
export function hasKey(lines: readonly SourceLine[], key: NativeKey): boolean {
  return lines.some(({ text }) => KNOWN_KEY.exec(text)?.[2]?.toLowerCase() === key);
}

/** True for a line that is read as a key wherever it stands, never as the row of a picture. */
export function isKeyLine(line: string): boolean {
  return KNOWN_KEY.test(line) || ANY_KEY.test(line);
}

/** True for a line that begins with a native key, or with one that is nearly so. */
export function isNearlyKeyLine(line: string): boolean {
  const other = ANY_KEY.exec(line);
  return KNOWN_KEY.test(line) || (!!other && closestWord(other[2]!, NATIVE_KEYS) !== undefined);
}

function isPictureKey(key: NativeKey): boolean {
  return key === 'start' || key === 'tiles' || key === 'goal';
}

/** Cuts a native text into its keys. Throws ParseError. */
export function readEntries(lines: readonly SourceLine[]): NativeEntry[] {
  const entries: (NativeEntry & { rows: SourceLine[] })[] = [];
  for (const line of lines) {
    const entry = readKey(line);
    const last = entries.at(-1);
    if (entry) {
      entries.push(entry);
    } else if (last && isPictureKey(last.key) && last.value === '') {
      last.rows.push(line);
    } else if (line.text.trim() !== '' && !line.text.trimStart().startsWith('//')) {
      throw new ParseError(
        'line-unexpected',
        'this line is neither a key with its value nor part of a picture',
        placeOfText(line),
        'write the board under a line "start:" or "tiles:", and start comments with //',
      );
    }
  }
  return entries;
}

function readKey(line: SourceLine): (NativeEntry & { rows: SourceLine[] }) | undefined {
  const match = KNOWN_KEY.exec(line.text);
  if (!match) {
    requireNoOtherKey(line);
    return undefined;
  }
  const [, blanks, key, rest] = match;
  const valueIndex = line.text.length - rest!.trimStart().length;
  return {
    key: key!.toLowerCase() as NativeKey,
    line: line.number,
    column: blanks!.length + 1,
    indent: blanks!.length,
    value: rest!.trim(),
    valueColumn: columnAt(line.text, valueIndex),
    rows: [],
  };
}

function requireNoOtherKey(line: SourceLine): void {
  const match = ANY_KEY.exec(line.text);
  if (!match) return;
  const meant = closestWord(match[2]!, NATIVE_KEYS);
  throw new ParseError(
    'key-unknown',
    `there is no key "${match[2]}"`,
    { ...placeOfText(line), found: match[2]! },
    meant ? `did you mean "${meant}"?` : `the keys are ${NATIVE_KEYS.join(', ')}`,
  );
}

/** The place of what stands in a line, without the blanks around it. */
export function placeOfText({ number, text }: SourceLine): {
  line: number;
  column: number;
  found: string;
} {
  const blanks = text.length - text.trimStart().length;
  return { line: number, column: columnAt(text, blanks), found: text.trim() };
}
