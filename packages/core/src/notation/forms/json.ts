import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { countPoints } from '../sourceText.ts';
import { endOf } from './text.ts';

/** A JSON value with its place in the text, which errors about it point to. */
export type JsonNode = { readonly place: TextPlace } & (
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, JsonNode> }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'word'; readonly value: 'true' | 'false' | 'null' }
);

const DEPTH_MAX = 20;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const NAME = /[A-Za-z_$][\w$]*/y;

/**
 * JSON, and what JavaScript adds to it in object literals: keys without quotes, single quotes,
 * commas before a closing bracket. Throws ParseError at the character that does not fit.
 * `JSON.parse` reads no such literals and tells no places.
 */
export function parseJson(text: string, from = 0): JsonNode {
  const placed = text.startsWith('\uFEFF') ? 1 : 0;
  const source: Source = { text, at: from, placed, line: 1, column: 1 };
  const node = readValue(source, 0);
  readEnd(source);
  return node;
}

/** The text, and how far it has been read. */
type Source = {
  readonly text: string;
  at: number;
  /** Index up to which `line` and `column` have been counted. */
  placed: number;
  line: number;
  column: number;
};

function readValue(source: Source, depth: number): JsonNode {
  skipBlanks(source);
  const place = placeOf(source);
  const next = source.text[source.at];
  if (depth > DEPTH_MAX) throw unexpected(source, 'less deeply nested brackets');
  if (next === '{') return { place, kind: 'object', members: readMembers(source, depth) };
  if (next === '[') return { place, kind: 'array', items: readItems(source, depth) };
  const string = takeText(source);
  if (string !== undefined) return { place, kind: 'string', value: unquoted(string) };
  const number = take(source, NUMBER);
  if (number !== undefined) return { place, kind: 'number', value: Number(number) };
  const word = take(source, /(?:true|false|null)\b/y);
  if (word !== undefined) return { place, kind: 'word', value: word as 'true' };
  throw unexpected(source, 'a value: {…}, […], a number or a text in quotes');
}

function readEnd(source: Source): void {
  skipBlanks(source);
  if (source.text[source.at] === ';') source.at++;
  skipBlanks(source);
  if (source.at < source.text.length) throw unexpected(source, 'the end of the text');
}

function readMembers(source: Source, depth: number): Map<string, JsonNode> {
  const members = new Map<string, JsonNode>();
  source.at++;
  while (!takeSign(source, '}')) {
    const key = takeText(source) ?? take(source, NAME);
    if (key === undefined) throw unexpected(source, 'a key in quotes, or }');
    if (!takeSign(source, ':')) throw unexpected(source, `: and a value for ${unquoted(key)}`);
    members.set(unquoted(key), readValue(source, depth + 1));
    if (!takeSign(source, ',') && !isNext(source, '}')) throw unexpected(source, ', or }');
  }
  return members;
}

function readItems(source: Source, depth: number): JsonNode[] {
  const items: JsonNode[] = [];
  source.at++;
  while (!takeSign(source, ']')) {
    items.push(readValue(source, depth + 1));
    if (!takeSign(source, ',') && !isNext(source, ']')) throw unexpected(source, ', or ]');
  }
  return items;
}

function takeSign(source: Source, sign: string): boolean {
  if (!isNext(source, sign)) return false;
  source.at++;
  skipBlanks(source);
  return true;
}

function isNext(source: Source, sign: string): boolean {
  skipBlanks(source);
  return source.text[source.at] === sign;
}

function take(source: Source, pattern: RegExp): string | undefined {
  pattern.lastIndex = source.at;
  const found = pattern.exec(source.text)?.[0];
  if (found !== undefined) source.at += found.length;
  return found;
}

/** A quoted string with its quotes; it must end on the line where it begins. */
function takeText(source: Source): string | undefined {
  const quote = source.text[source.at];
  if (quote !== '"' && quote !== "'") return undefined;
  for (let end = source.at + 1; end < source.text.length; end++) {
    const sign = source.text[end]!;
    if (sign === '\n' || sign === '\r') return undefined;
    if (sign === '\\' && !/[\r\n]/.test(source.text[end + 1] ?? '')) end++;
    if (sign !== quote) continue;
    const found = source.text.slice(source.at, end + 1);
    source.at = end + 1;
    return found;
  }
  return undefined;
}

function skipBlanks(source: Source): void {
  while (/\s/.test(source.text[source.at] ?? '')) source.at++;
}

function placeOf(source: Source): TextPlace {
  const rows = source.text.slice(source.placed, source.at).split(/\r\n|\r|\n/);
  source.placed = source.at;
  source.line += rows.length - 1;
  source.column = countPoints(rows.at(-1)!) + (rows.length > 1 ? 1 : source.column);
  const found = String.fromCodePoint(source.text.codePointAt(source.at) ?? 0x20).trim();
  return { line: source.line, column: source.column, found };
}

function unexpected(source: Source, wanted: string): ParseError {
  const isEnd = source.at >= source.text.length;
  const place = isEnd ? endOf(source.text) : placeOf(source);
  const message = isEnd ? 'the text ends too early' : `${place.found} is not expected here`;
  return new ParseError('json-syntax', message, place, `expected ${wanted}`);
}

function unquoted(text: string): string {
  if (!/^["']/.test(text)) return text;
  const inner = text.slice(1, -1);
  return inner.replace(
    /\\(?:u([0-9A-Fa-f]{4})|(.))/g,
    (_, code: string | undefined, sign: string) =>
      code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
