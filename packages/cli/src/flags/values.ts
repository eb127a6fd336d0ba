/* Reads the values of flags: times, sizes, counts and ranges. */
import { METRICS, type Metric } from '@glissade/core';
import { givenOf } from '@glissade/solve/options/givenOf';
import { InvalidArgumentError } from 'commander';
import { refusedChoice } from './choices.ts';

const TIME_UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
};
const MEMORY_UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, g: 1e9, t: 1e12 };
const COUNT_UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, g: 1e9, b: 1e9 };

/** "10" (seconds), "0.5", "500ms", "2m", "1h" → milliseconds. */
export function parseTimeMs(text: string): number {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(ms|s|min|m|h)?$/i.exec(text.trim());
  if (!match)
    throw new InvalidArgumentError('Give seconds, or a time such as 500ms, 90s, 5m or 1h.');
  return Number(match[1]) * TIME_UNITS[(match[2] ?? 's').toLowerCase()]!;
}

/** "512" (megabytes), "512MB", "1.5G" → bytes. */
export function parseMemoryBytes(text: string): number {
  const match = /^(\d+(?:\.\d+)?)\s*(?:([kmgt])(?:i?b)?)?$/i.exec(text.trim());
  const bytes = match ? Number(match[1]) * MEMORY_UNITS[(match[2] ?? 'm').toLowerCase()]! : 0;
  if (!(bytes >= 1))
    throw new InvalidArgumentError('Give megabytes, or a size such as 512MB or 1.5G.');
  return Math.floor(bytes);
}

/** "8023" → the number of a port. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 65_536;
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('Give a whole number from 0 to 65535.');
}

/** Where a server listens. */
export type ListenPlace = { readonly host: string; readonly port: number };

/** "9464" (on this machine alone), "0.0.0.0:9464", "[::]:9464". */
export function parsePlace(text: string): ListenPlace {
  const at = text.lastIndexOf(':');
  const host = text.slice(0, Math.max(0, at)).replace(/^\[(.*)\]$/, '$1');
  return { host: host === '' ? '127.0.0.1' : host, port: parsePort(text.slice(at + 1)) };
}

/** The name of an encoding that this Node knows. */
export function parseEncoding(text: string): string {
  try {
    return new TextDecoder(text).encoding;
  } catch {
    throw new InvalidArgumentError('Give the name of an encoding, such as gb18030 or latin1.');
  }
}

/** The name of a file to write, or of a folder. */
export function parsePath(text: string): string {
  if (text === '') throw new InvalidArgumentError('Give a name.');
  if (text === '-') throw new InvalidArgumentError('Give a name; for one that is - write ./-.');
  return text;
}

/** "1000000", "1e6", "1_000_000", "5M" → a whole number, 0 or more. */
export function parseCount(text: string): number {
  const count = readCount(text);
  if (count >= 0) return count;
  throw new InvalidArgumentError('Give a whole number, such as 5000, 1e6 or 5M.');
}

/** The same, but 1 or more. */
export function parseOneOrMore(text: string): number {
  const count = readCount(text);
  if (count >= 1) return count;
  throw new InvalidArgumentError('Give a whole number, 1 or more.');
}

/** "2", "1.5": a number, 0 or more. */
export function parseNumber(text: string): number {
  if (/^\s*(\d+(\.\d+)?|\.\d+)\s*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a number of 0 or more, such as 1.5.');
}

/** At least and at most; either may be missing. */
export type Range = { readonly min?: number; readonly max?: number };

/** "3" (exactly), "3-5", "3-" (at least), "-5" (at most); decimals as well. */
export function parseRange(text: string): Range {
  const match = /^(\d+(?:\.\d+)?)?(?:(-)(\d+(?:\.\d+)?)?)?$/.exec(text.trim());
  const [, min, dash, max] = match ?? [];
  if (min === undefined && max === undefined) {
    throw new InvalidArgumentError('Give a number or a range, such as 3, 3-5, 3- or -5.');
  }
  const last = dash === undefined ? min : max;
  const numberIn = (digits?: string) => (digits === undefined ? undefined : Number(digits));
  return givenOf({ min: numberIn(min), max: numberIn(last) });
}

/** The same for scores of one decimal: a whole number alone is all scores that begin with it. */
export function parseScores(text: string): Range {
  const { min, max } = parseRange(text);
  const isWhole = min !== undefined && min === max && Number.isInteger(min);
  return isWhole && !text.includes('.') ? { min, max: min + 0.9 } : parseRange(text);
}

/** A range as two options of the library; only the bounds that were given. */
export function boundsOf(name: 'length' | 'difficulty' | 'chapters', range: Range | undefined) {
  return givenOf({ [`${name}Min`]: range?.min, [`${name}Max`]: range?.max });
}

/** -1 for what is no whole number. */
function readCount(text: string): number {
  const match = /^(\d+(?:\.\d+)?(?:e\d{1,2})?)([kmgb])?$/i.exec(text.trim().replace(/[_,]/g, ''));
  const count = match ? Number(match[1]) * (COUNT_UNITS[(match[2] ?? '').toLowerCase()] ?? 1) : -1;
  return Number.isSafeInteger(count) ? count : -1;
}

/** "steps", "steps,moves": adds to what earlier flags gave. */
export function parseMetrics(text: string, before: readonly Metric[] = []): Metric[] {
  const words = text.split(',').map((word) => word.trim());
  const metrics = METRICS.filter((metric) => words.includes(metric));
  if (metrics.length < new Set(words).size) {
    throw refusedChoice(text, METRICS);
  }
  return [...before, ...metrics];
}
