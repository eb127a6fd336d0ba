/* Decides from the first lines of a text whether it is one puzzle or one per line. */
import { PUZZLE_LENGTH_MAX } from '@glissade/core';
import { UsageError } from '../errors.ts';
import { areMost, hasKey, isFilled, type LineLook, lookOf, type ReadAs } from './lineLooks.ts';
import { byLine, moved, type Section, sectionsOf } from './split.ts';

/** Lines that are looked at before it is decided how a text is cut into puzzles. */
const LINES_LOOKED_AT = 3;
/** No puzzle has so many lines of which the first are puzzles by themselves. */
const LINES_HELD_MAX = 4096;
/** More than this is no puzzle, nor a handful of them; lines of puzzles may be any number. */
const TEXT_LENGTH_MAX = 32 * 1024 * 1024;

/** A line without its end, and as it was. */
export type Line = { readonly text: string; readonly raw: string };

/** What the first filled lines of a text, or of a part of it, say about all of them. */
export class FirstLines {
  private readonly readAs: ReadAs;
  private readonly first: string[] = [];
  private readonly looks: LineLook[] = [];
  /** Most of the first lines are puzzles, `alone` or at least `row`. */
  private most: LineLook;
  private count = 0;
  private length = 0;

  constructor(readAs: ReadAs) {
    this.readAs = readAs;
  }

  take({ text, raw }: Line): void {
    this.count++;
    this.length += raw.length;
    if (this.isFull || !isFilled(text)) return;
    this.first.push(text);
    this.looks.push(lookOf(text, this.readAs));
    if (this.isFull && !hasKey(this.first, this.readAs)) {
      const isAlone = areMost(this.looks, 'alone');
      this.most = isAlone ? 'alone' : areMost(this.looks) ? 'row' : undefined;
    }
  }

  /** So many empty lines, which say nothing: there may be millions. */
  passEmpty(lines: number): void {
    this.count += lines;
    this.length += lines;
  }

  get isEmpty(): boolean {
    return this.first.length === 0;
  }

  /** What the only filled line so far is. */
  get onlyLook(): LineLook {
    return this.first.length === 1 ? this.looks[0] : undefined;
  }

  /** Each line is a puzzle, whatever comes. */
  get areLines(): boolean {
    return this.most === 'alone' || (this.most === 'row' && this.count >= LINES_HELD_MAX);
  }

  /** More lines are needed to know; behind as many as no puzzle has, they would not help. */
  get isOpen(): boolean {
    if (this.isTooLong) return false;
    return !this.isFull || (this.most === 'row' && !this.areLines);
  }

  /** Longer than any puzzle. */
  get isTooLong(): boolean {
    return this.length > PUZZLE_LENGTH_MAX;
  }

  private get isFull(): boolean {
    return this.first.length === LINES_LOOKED_AT;
  }
}

/**
 * A part of many puzzles, line by line: where its first lines are puzzles by themselves, each line
 * is one from then on, and given at once; otherwise the part is held to its end.
 */
export class PartReader {
  private readonly readAs: ReadAs;
  /** Lines of the whole text before this part. */
  private readonly offset: number;
  private readonly held: Line[] = [];
  private readonly first: FirstLines;
  private areLines = false;
  private count = 0;

  constructor(offset: number, readAs: ReadAs) {
    this.offset = offset;
    this.readAs = readAs;
    this.first = new FirstLines(readAs);
  }

  /** The puzzles that end with this line. */
  take(line: Line): Section[] {
    const before = this.offset + this.count++;
    if (this.areLines) return moved(byLine([line.text]), before);
    this.first.take(line);
    if (this.first.isTooLong) throw tooLong();
    this.held.push(line);
    this.areLines = this.first.onlyLook === 'alone' || this.first.areLines;
    return this.areLines ? this.heldLines() : [];
  }

  /** The puzzles that end with the part. */
  end(): Section[] {
    if (this.areLines || this.first.isEmpty) return [];
    if (this.first.onlyLook) return this.heldLines();
    return moved(sectionsOf(this.held.map(({ raw }) => raw).join(''), this.readAs), this.offset);
  }

  private heldLines(): Section[] {
    const lines = this.held.splice(0);
    return moved(byLine(lines.map(({ text }) => text)), this.offset);
  }
}

/** Throws UsageError for a text that is too long to be held. */
export function requireLength(length: number): void {
  if (length > TEXT_LENGTH_MAX) throw tooLong();
}

function tooLong(): UsageError {
  return new UsageError(
    'text-large',
    'the text is too long for a puzzle',
    'give at most 32 million characters, or one puzzle per line',
  );
}
