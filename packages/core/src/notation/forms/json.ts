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
  const reader = new JsonReader(text, from);
  const node = reader.readValue(0);
  reader.readEnd();
  return node;
}

class JsonReader {
  private readonly text: string;
  private at: number;
  /** Index up to which `line` and `column` have been counted. */
  private placed: number;
  private line = 1;
  private column = 1;

  constructor(text: string, from: number) {
    this.text = text;
    this.at = from;
    this.placed = text.startsWith('\uFEFF') ? 1 : 0;
  }

  readValue(depth: number): JsonNode {
    this.skipBlanks();
    const place = this.place();
    const next = this.text[this.at];
    if (depth > DEPTH_MAX) throw this.unexpected('less deeply nested brackets');
    if (next === '{') return { place, kind: 'object', members: this.readMembers(depth) };
    if (next === '[') return { place, kind: 'array', items: this.readItems(depth) };
    const string = this.takeText();
    if (string !== undefined) return { place, kind: 'string', value: unquoted(string) };
    const number = this.take(NUMBER);
    if (number !== undefined) return { place, kind: 'number', value: Number(number) };
    const word = this.take(/(?:true|false|null)\b/y);
    if (word !== undefined) return { place, kind: 'word', value: word as 'true' };
    throw this.unexpected('a value: {…}, […], a number or a text in quotes');
  }

  readEnd(): void {
    this.skipBlanks();
    if (this.text[this.at] === ';') this.at++;
    this.skipBlanks();
    if (this.at < this.text.length) throw this.unexpected('the end of the text');
  }

  private readMembers(depth: number): Map<string, JsonNode> {
    const members = new Map<string, JsonNode>();
    this.at++;
    while (!this.takeSign('}')) {
      const key = this.takeText() ?? this.take(NAME);
      if (key === undefined) throw this.unexpected('a key in quotes, or }');
      if (!this.takeSign(':')) throw this.unexpected(`: and a value for ${unquoted(key)}`);
      members.set(unquoted(key), this.readValue(depth + 1));
      if (!this.takeSign(',') && !this.isNext('}')) throw this.unexpected(', or }');
    }
    return members;
  }

  private readItems(depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    this.at++;
    while (!this.takeSign(']')) {
      items.push(this.readValue(depth + 1));
      if (!this.takeSign(',') && !this.isNext(']')) throw this.unexpected(', or ]');
    }
    return items;
  }

  private takeSign(sign: string): boolean {
    if (!this.isNext(sign)) return false;
    this.at++;
    this.skipBlanks();
    return true;
  }

  private isNext(sign: string): boolean {
    this.skipBlanks();
    return this.text[this.at] === sign;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** A quoted string with its quotes; it must end on the line where it begins. */
  private takeText(): string | undefined {
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") return undefined;
    for (let end = this.at + 1; end < this.text.length; end++) {
      const sign = this.text[end]!;
      if (sign === '\n' || sign === '\r') return undefined;
      if (sign === '\\' && !/[\r\n]/.test(this.text[end + 1] ?? '')) end++;
      if (sign !== quote) continue;
      const found = this.text.slice(this.at, end + 1);
      this.at = end + 1;
      return found;
    }
    return undefined;
  }

  private skipBlanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  private place(): TextPlace {
    const rows = this.text.slice(this.placed, this.at).split(/\r\n|\r|\n/);
    this.placed = this.at;
    this.line += rows.length - 1;
    this.column = countPoints(rows.at(-1)!) + (rows.length > 1 ? 1 : this.column);
    const found = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0x20).trim();
    return { line: this.line, column: this.column, found };
  }

  private unexpected(wanted: string): ParseError {
    const isEnd = this.at >= this.text.length;
    const place = isEnd ? endOf(this.text) : this.place();
    const message = isEnd ? 'the text ends too early' : `${place.found} is not expected here`;
    return new ParseError('json-syntax', message, place, `expected ${wanted}`);
  }
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
