/* Reads a certificate part after part. What cannot be read is thrown as `Unreadable`. */
import {
  crc32,
  DIRECTIONS,
  type Direction,
  METRICS,
  type Metric,
  metricsOf,
  type Puzzle,
  packStep,
  parseNative,
} from '@glissade/core';
import { type Claim, EVIDENCE, type Evidence, FORMAT, type Header, TITLE } from './header.ts';
import { NUMBER_BYTES } from './levelPart.ts';
import { refusesLayout, type StateLayout, stateLayoutOf } from './stateLayout.ts';

const LINE_BREAK = 10;

/** Why a file cannot be read as a certificate. */
export class Unreadable extends Error {}

/** Why a certificate that can be read proves nothing: its first fault. */
export class Refuted extends Error {}

/** The bytes of a certificate and how far they were read. */
export class CertificateReader {
  readonly header: Header;
  readonly layout: StateLayout;
  private readonly bytes: Uint8Array;
  private at = 0;

  /** Reads the head. Throws Unreadable, and Refuted for a line that is no line of the puzzle. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const title = this.line();
    if (title !== `${TITLE} ${FORMAT}`) {
      throw new Unreadable(`the first line is not "${TITLE} ${FORMAT}"`);
    }
    const metric = this.oneOf('metric', METRICS);
    const claim = this.value('claim');
    const evidence: Evidence = this.oneOf('evidence', EVIDENCE);
    const levels = numberOf(this.value('levels'));
    const states = numberOf(this.value('states'));
    const solution = this.value('solution');
    const rows = numberOf(this.value('puzzle'));
    let text = '';
    for (let row = 0; row < rows; row++) text += `${this.line()}\n`;
    this.requireSum();
    const puzzle = readPuzzle(text, metric);
    this.header = {
      puzzle,
      metric,
      evidence,
      levels,
      states,
      claim: claimOf(claim, puzzle, solution),
    };
    this.layout = stateLayoutOf(puzzle);
    const refusal = refusesLayout(this.layout);
    if (refusal) throw new Unreadable(refusal);
  }

  /** The states of the next level, one after the other. Throws Refuted unless they ascend. */
  level(number: number): Uint8Array {
    const begin = this.at;
    const count = this.number(number);
    const size = this.layout.bytes;
    if (count > this.bytes.length) throw new Unreadable(`level ${number} is cut short`);
    const states = new Uint8Array(count * size);
    for (let i = 0; i < count; i++) this.state(number, states, i);
    const sum = crc32(this.bytes.subarray(begin, this.at));
    if (this.number(number) !== sum) {
      throw new Unreadable(`the checksum of level ${number} is wrong`);
    }
    return states;
  }

  /** Throws Unreadable where anything follows. */
  requireEnd(): void {
    if (this.at < this.bytes.length) throw new Unreadable('there are bytes after the last level');
  }

  private state(level: number, states: Uint8Array, index: number): void {
    const size = this.layout.bytes;
    const at = index * size;
    const shared = this.bytes[this.at++]!;
    if (!(shared <= size) || this.at + size - shared > this.bytes.length) {
      throw new Unreadable(`level ${level} is cut short`);
    }
    if (index > 0) states.copyWithin(at, at - size, at - size + shared);
    states.set(this.bytes.subarray(this.at, this.at + size - shared), at + shared);
    this.at += size - shared;
    const ascends =
      index === 0
        ? shared === 0
        : shared < size && states[at + shared]! > states[at - size + shared]!;
    if (!ascends) throw new Refuted(`level ${level}: state ${index} is out of order`);
  }

  private number(level: number): number {
    const { bytes, at } = this;
    if (at + NUMBER_BYTES > bytes.length) throw new Unreadable(`level ${level} is cut short`);
    this.at += NUMBER_BYTES;
    return new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0);
  }

  private line(): string {
    const end = this.bytes.indexOf(LINE_BREAK, this.at);
    if (end < 0) throw new Unreadable('the head is cut short');
    const line = new TextDecoder().decode(this.bytes.subarray(this.at, end));
    this.at = end + 1;
    return line;
  }

  private value(key: string): string {
    const line = this.line();
    if (!line.startsWith(`${key}:`)) throw new Unreadable(`"${key}:" is missing: ${line}`);
    return line.slice(key.length + 1).trim();
  }

  private oneOf<Name extends string>(key: string, names: readonly Name[]): Name {
    const value = this.value(key);
    const known = names.find((name) => name === value);
    if (known === undefined) throw new Unreadable(`there is no ${key} "${value}"`);
    return known;
  }

  private requireSum(): void {
    const sum = crc32(this.bytes.subarray(0, this.at));
    if (this.value('crc') !== sum.toString(16).padStart(8, '0')) {
      throw new Unreadable('the checksum of the head is wrong');
    }
  }
}

function numberOf(text: string): number {
  if (!/^(?:0|[1-9]\d{0,14})$/.test(text)) throw new Unreadable(`"${text}" is not a number`);
  return Number(text);
}

function readPuzzle(text: string, metric: Metric): Puzzle {
  let puzzle: Puzzle | undefined;
  try {
    puzzle = parseNative(text);
  } catch (error) {
    throw new Unreadable(`the puzzle: ${(error as Error).message}`);
  }
  if (!puzzle) throw new Unreadable('the puzzle is not in the native form');
  if (metricsOf(puzzle).includes(metric)) return puzzle;
  throw new Unreadable(`metric ${metric} is for tile puzzles only`);
}

function claimOf(text: string, puzzle: Puzzle, solution: string): Claim {
  if (text === 'unsolvable') return { type: 'unsolvable' };
  const length = /^length (0|[1-9]\d*)$/.exec(text)?.[1];
  if (length === undefined) throw new Unreadable(`there is no claim "${text}"`);
  const numbers = new Map(puzzle.pieces.map(({ label }, piece) => [label, piece]));
  const words = solution === '' ? [] : solution.split(' ');
  const steps = words.map((word) => {
    const piece = numbers.get(word.slice(0, -1));
    const direction = DIRECTIONS.find((name) => name === word.at(-1)) as Direction;
    if (piece === undefined || !direction) throw new Unreadable(`"${word}" is not a step`);
    return packStep({ piece, direction });
  });
  return { type: 'length', length: numberOf(length), solution: Uint32Array.from(steps) };
}
