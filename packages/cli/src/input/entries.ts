/* The puzzles of the arguments, read one after another, or why a text is none. */
import { type PuzzleRecord, puzzleOf } from '@glissade/catalogue';
import { ParseError, type Puzzle, type Reading } from '@glissade/core';
import { type ErrorReport, isInputError, reportOf } from '../errors.ts';
import type { InputFlags } from '../flags/shared.ts';
import type { Shell } from '../shell.ts';
import { PuzzleReader } from './puzzleReader.ts';
import { looksLikeName, openSource, type Source, unescapeBreaks, unknownName } from './sources.ts';
import type { Section } from './split.ts';
import { streamSections } from './textStream.ts';
import { refuseUnquoted } from './unquoted.ts';

type Known = {
  /** How messages call it. */
  readonly name: string;
  /** Its place among all puzzles given, from 1. */
  readonly index: number;
  /** It came from a stream or a file, which may hold any number: JSON tells its place in it. */
  readonly isCounted: boolean;
  readonly id?: string;
};

/** A puzzle that was read. */
export type PuzzleEntry = Known & {
  readonly puzzle: Puzzle;
  readonly form: string;
  readonly notes: readonly string[];
  /** What was read. */
  readonly text: string;
  /** When reading it began, by `performance.now()`: limits of time count from then. */
  readonly startedMs: number;
  readonly record?: PuzzleRecord;
};

/** A text that is no puzzle. */
export type BadEntry = Known & {
  readonly error: ErrorReport;
  /** The text that the error speaks about, and how many lines of the whole stand before it. */
  readonly source: string;
  readonly lineOffset?: number;
};

export type Entry = PuzzleEntry | BadEntry;

/** An entry as it comes in. */
export type Given = {
  readonly entry: Entry;
  /** No other puzzle was asked for. */
  readonly isOne: boolean;
  /** It is one of many that stand on a line each. */
  readonly isLine: boolean;
  /** True while more have come already than were asked for. */
  readonly hasMore: () => boolean;
};

/**
 * Every puzzle of the arguments, in order and as soon as it is there; bad ones carry their error
 * and the rest go on.
 */
export async function* streamEntries(
  puzzles: readonly string[],
  flags: InputFlags,
  shell: Shell,
): AsyncGenerator<Given> {
  refuseUnquoted(puzzles);
  let index = 0;
  let startedMs = shell.io.startedMs;
  const reader = new PuzzleReader(flags);
  for (const argument of puzzles) {
    const isOnly = puzzles.length === 1;
    const known = { name: shorten(argument), index: index + 1, isCounted: false };
    try {
      const source = openSource(argument, shell);
      let number = 0;
      for await (const section of streamSections(source.chunks, reader.readAs)) {
        // Nobody knows how long a stream was waited for.
        if (source.from === 'stdin') startedMs = performance.now();
        const names = { index: ++index, number: section.isOne ? undefined : ++number };
        const entry = readSection(section, source, { argument, flags, reader, startedMs }, names);
        const { isLine, hasMore } = section;
        yield { entry, isOne: isOnly && section.isOne, isLine, hasMore };
        startedMs = performance.now();
      }
    } catch (error) {
      if (!isInputError(error)) throw error;
      index = Math.max(index, known.index);
      const entry = { ...known, error: reportOf(error), source: '' };
      yield { entry, isOne: isOnly, isLine: false, hasMore: () => false };
    }
  }
}

/** Every puzzle of the arguments, in order. */
export async function readEntries(
  puzzles: readonly string[],
  flags: InputFlags,
  shell: Shell,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const { entry } of streamEntries(puzzles, flags, shell)) entries.push(entry);
  return entries;
}

type Request = {
  readonly argument: string;
  readonly flags: InputFlags;
  readonly reader: PuzzleReader;
  readonly startedMs: number;
};

/** `number`: which of the puzzles of its source, if there are several. */
function readSection(
  { text, lineOffset }: Section,
  source: Source,
  { argument, flags, reader, startedMs }: Request,
  { index, number }: { readonly index: number; readonly number: number | undefined },
): Entry {
  const name = number === undefined ? source.name : `${source.name}, puzzle ${number}`;
  const id = source.record?.id;
  const isCounted = source.from === 'stdin' || source.from === 'file';
  try {
    const labels = { name, index, isCounted };
    return { ...labels, ...entryOf(reader.read(text), source.record), text, startedMs };
  } catch (error) {
    if (!isInputError(error)) throw error;
    const meantName = source.from === 'text' && flags.from === undefined && looksLikeName(argument);
    const told = meantName ? unknownName(argument) : error;
    const common = { name, index, isCounted, id };
    return isAboutGoal(error)
      ? { ...common, error: reportOf(error), source: unescapeBreaks(flags.goal ?? '') }
      : { ...common, error: reportOf(told, lineOffset), source: text, lineOffset };
  }
}

/** What was read, with what the catalogue says of it. */
export function entryOf(reading: Reading, record?: PuzzleRecord) {
  const { puzzle: read, form, notes } = reading;
  const puzzle = record ? { ...read, info: puzzleOf(record).info } : read;
  const id = record?.id ?? puzzle.info.id;
  return {
    id,
    puzzle,
    form,
    notes,
    ...(record ? { record } : {}),
  };
}

/** True for errors whose place is in the goal given beside the text. */
function isAboutGoal(error: Error): boolean {
  return error instanceof ParseError && error.source === 'goal';
}

function shorten(argument: string): string {
  const characters = [...argument.replace(/\s+/g, ' ')];
  return characters.length > 30 ? `${characters.slice(0, 29).join('')}…` : characters.join('');
}

export function isBad(entry: Entry): entry is BadEntry {
  return 'error' in entry;
}
