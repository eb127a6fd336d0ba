import { ParseError } from '../errors/parseError.ts';
import type { TextPlace } from '../form.ts';
import { placeAt } from '../sourceText.ts';
import { endOf } from './text.ts';

/** A JSON value with its place in the text, which errors about it point to. */
export type JsonNode = {
  readonly place: TextPlace;
  readonly value: JsonMembers | readonly JsonNode[] | number | string | boolean | null;
};

/** What an object says. */
export type JsonMembers = ReadonlyMap<string, JsonNode>;

const DEPTH_MAX = 20;
/** A sign, a text in quotes that ends on its line, a number, or a word. */
const TOKEN =
  /[[\]{}:,;]|(["'])(?:\\[^\r\n]|(?!\1)[^\\\r\n])*\1|-?\d+(\.\d+)?(e[+-]?\d+)?|[a-z_$][\w$]*/iy;
const BLANKS = /\s*/y;
const WORDS = /^(?:true|false|null)$/;

/** The text, and the token that is read next. */
type Source = { readonly text: string; at: number; token: string };

/**
 * JSON, and what JavaScript adds to it in object literals: keys without quotes, single quotes,
 * commas before a closing bracket. Throws ParseError at the character that does not fit.
 * `JSON.parse` reads no such literals and tells no places.
 */
export function parseJson(text: string, from = 0): JsonNode {
  const source = { text, at: from, token: '' };
  next(source);
  const node = readValue(source, 0);
  takeSign(source, ';');
  if (source.at < text.length) throw unexpected(source, 'the end of the text');
  return node;
}

/** Goes to the next token. */
function next(source: Source): void {
  for (const pattern of [BLANKS, TOKEN]) {
    pattern.lastIndex = source.at += source.token.length;
    source.token = pattern.exec(source.text)?.[0] ?? '';
  }
}

function readValue(source: Source, depth: number): JsonNode {
  if (depth > DEPTH_MAX) throw unexpected(source, 'less deeply nested brackets');
  const { token } = source;
  const place = placeOf(source);
  if (token === '{') return { place, value: readMembers(source, depth) };
  if (token === '[') return { place, value: readItems(source, depth) };
  const isPlain = /^[-\d]/.test(token) || WORDS.test(token);
  if (!isPlain && !isQuoted(token))
    throw unexpected(source, 'a value: {…}, […], a number or a text in quotes');
  next(source);
  return {
    place,
    value: WORDS.test(token) ? JSON.parse(token) : isPlain ? Number(token) : unquoted(token),
  };
}

function readMembers(source: Source, depth: number): Map<string, JsonNode> {
  const members = new Map<string, JsonNode>();
  next(source);
  while (!takeSign(source, '}')) {
    if (!/^["'A-Za-z_$]/.test(source.token)) throw unexpected(source, 'a key in quotes, or }');
    const key = unquoted(source.token);
    next(source);
    if (!takeSign(source, ':')) throw unexpected(source, `: and a value for ${key}`);
    members.set(key, readValue(source, depth + 1));
    requireNext(source, '}');
  }
  return members;
}

function readItems(source: Source, depth: number): JsonNode[] {
  const items: JsonNode[] = [];
  next(source);
  while (!takeSign(source, ']')) {
    items.push(readValue(source, depth + 1));
    requireNext(source, ']');
  }
  return items;
}

function requireNext(source: Source, end: string): void {
  if (!takeSign(source, ',') && source.token !== end) throw unexpected(source, `, or ${end}`);
}

function takeSign(source: Source, sign: string): boolean {
  const isThere = source.token === sign;
  if (isThere) next(source);
  return isThere;
}

/** Counted only where it is asked for: only errors have a place. */
function placeOf({ text, at }: Source): TextPlace {
  return {
    get line() {
      return placeAt(text, at).line;
    },
    get column() {
      return placeAt(text, at).column;
    },
    found: String.fromCodePoint(text.codePointAt(at) ?? 0x20).trim(),
  };
}

function unexpected(source: Source, wanted: string): ParseError {
  const isEnd = source.at >= source.text.length;
  const place = isEnd ? endOf(source.text) : placeOf(source);
  const message = isEnd ? 'the text ends too early' : `${place.found} is not expected here`;
  return new ParseError('json-syntax', message, place, `expected ${wanted}`);
}

function isQuoted(token: string): boolean {
  return /^["']/.test(token);
}

/** Any other escaped sign is itself; what JSON would escape need not be. */
function unquoted(token: string): string {
  if (!isQuoted(token)) return token;
  const inner = token.slice(1, -1).replace(/\\(?!["\\/bfnrt]|u[\da-f]{4})/gi, '');
  const plain = (sign: string, escaped?: string) => escaped ?? JSON.stringify(sign).slice(1, -1);
  return JSON.parse(`"${inner.replace(/(\\.)|["\p{Cc}]/gu, plain)}"`);
}
