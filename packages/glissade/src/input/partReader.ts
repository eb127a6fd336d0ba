import { UsageError } from '../errors.ts';
import {
  areWholePuzzles,
  byLine,
  isWholeAlone,
  isWholePuzzle,
  type Section,
  sectionsOf,
} from './split.ts';

/** Lines that are looked at before it is decided how a text is cut into puzzles. */
export const LINES_LOOKED_AT = 3;

/** More than this is no puzzle, nor a handful of them; lines of puzzles may be any number. */
const TEXT_LENGTH_MAX = 32 * 1024 * 1024;

/** True for a line that says something of a puzzle. */
export function isFilled({ text }: Line): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && !trimmed.startsWith('//') && trimmed !== '---';
}

/** A line without its end, and as it was. */
export type Line = { readonly text: string; readonly raw: string };

/**
 * A part of many puzzles, line by line: where its first lines are puzzles by themselves, each line
 * is one from then on, and given at once; otherwise the part is held to its end.
 */
export class PartReader {
  /** Lines of the whole text before this part. */
  private readonly offset: number;
  private readonly held: Line[] = [];
  /** The first lines that say something. */
  private readonly first: string[] = [];
  private areLines = false;
  private count = 0;
  private length = 0;

  constructor(offset: number) {
    this.offset = offset;
  }

  /** The puzzles that end with this line. */
  take(line: Line): Section[] {
    const before = this.count++;
    if (this.areLines) return this.placed(byLine([line.text]), before);
    this.length += line.raw.length;
    requireLength(line.raw, this.length);
    this.held.push(line);
    if (this.first.length < LINES_LOOKED_AT && isFilled(line)) this.look(line.text);
    return this.areLines ? this.heldLines() : [];
  }

  /** The puzzles that end with the part. */
  end(): Section[] {
    if (this.areLines || this.first.length === 0) return [];
    if (this.first.every(isWholePuzzle)) return this.heldLines();
    return this.placed(sectionsOf(this.held.map(({ raw }) => raw).join('')));
  }

  private look(text: string): void {
    this.first.push(text);
    const { length } = this.first;
    this.areLines =
      (length === 1 && isWholeAlone(text)) ||
      (length === LINES_LOOKED_AT && areWholePuzzles(this.first));
  }

  private heldLines(): Section[] {
    return this.placed(byLine(this.held.map(({ text }) => text)));
  }

  private placed(sections: readonly Section[], before = 0): Section[] {
    const by = this.offset + before;
    return sections.map((section) => ({ ...section, lineOffset: section.lineOffset + by }));
  }
}

/** Throws UsageError for a text that is too long to be held. */
export function requireLength(text: string, length = text.length): void {
  if (length <= TEXT_LENGTH_MAX) return;
  throw new UsageError(
    'text-large',
    'the text is too long for a puzzle',
    'at most 32 million characters, unless it holds one puzzle a line',
  );
}
