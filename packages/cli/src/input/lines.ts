import {
  defaultMetric,
  formatMoves,
  formatTileMoves,
  type Lengths,
  lengthsOf,
  lengthsOfFreeMoves,
  type Metric,
  metricsOf,
  type Puzzle,
  parseFreeMoves,
  parseMoves,
  parseReplayLink,
  type Steps,
} from '@glissade/core';
import { UsageError } from '../errors.ts';
import type { InputFlags } from '../flags/shared.ts';
import type { Shell } from '../shell.ts';
import { isBad, readEntries } from './entries.ts';
import { readNamed, unescapeBreaks } from './sources.ts';

/** How moves are read, measured and written: those of a puzzle, or of any tile board. */
export type MoveLanguage = {
  /** Throws ParseError. */
  readonly parse: (text: string) => Steps;
  readonly format: (steps: Steps) => string;
  readonly lengthsOf: (steps: Steps) => Lengths;
  readonly metrics: readonly Metric[];
  /** The one that counts if no other is asked for. */
  readonly metric: Metric;
};

const TILE_MOVES: MoveLanguage = {
  parse: parseFreeMoves,
  format: formatTileMoves,
  lengthsOf: lengthsOfFreeMoves,
  metrics: ['steps', 'slides', 'moves', 'stm', 'mtm'],
  metric: 'steps',
};

export type OfFlags = InputFlags & { readonly of?: string };

/** The moves of a puzzle (checked by its rules) where one is given, else those of a tile board. */
export async function languageOf(shell: Shell, flags: OfFlags): Promise<MoveLanguage> {
  if (flags.of === undefined) return TILE_MOVES;
  const puzzle = await readOnePuzzle(shell, flags.of, flags);
  return {
    parse: (text) => parseMoves(puzzle, text),
    format: (steps) => formatMoves(puzzle, steps),
    lengthsOf: (steps) => lengthsOf(puzzle, steps),
    metrics: metricsOf(puzzle),
    metric: defaultMetric(puzzle),
  };
}

/** The only puzzle that an argument holds. Throws UsageError. */
export async function readOnePuzzle(
  shell: Shell,
  argument: string,
  flags: InputFlags,
): Promise<Puzzle> {
  const [entry, second] = await readEntries([argument], flags, shell);
  if (second) throw new UsageError('usage', 'only one puzzle is allowed here', 'give one puzzle');
  if (!isBad(entry!)) return entry!.puzzle;
  const { code, message, hint } = entry.error;
  throw new UsageError(code, message, hint);
}

/** A line of play as text, and its number in the file or stream it is from. */
export type TextLine = {
  readonly text: string;
  readonly line: number;
  /** It came from a stream or a file, which may hold any number: JSON tells its place. */
  readonly isCounted: boolean;
};

/** The lines of play of arguments: each a line, or a file (or `-`) with one a line of text. */
export async function readLines(arguments_: readonly string[], shell: Shell): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for (const argument of arguments_) {
    const named = await readNamed(argument, shell);
    const text = named ?? unescapeBreaks(argument);
    const isCounted = named !== undefined;
    for (const [i, one] of text.split(/\r\n|\r|\n/).entries()) {
      if (one.trim() === '') continue;
      lines.push({ text: parseReplayLink(one)?.solution ?? one, line: i + 1, isCounted });
    }
  }
  return lines;
}
